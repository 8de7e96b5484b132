import type { Tray } from '@hexfront/core'
import { useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { Items } from './items.tsx'
import { UnitButton } from './parts.tsx'

/** What lies beside the map, as the game declares it. A tray that is asked about stands open. */
export function Trays({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const trays = session.table.display.trays(session.view)
  if (trays.length === 0) return null
  return (
    <section class="trays">
      <h3 class="head">{TEXT.panel.beside}</h3>
      {trays.map((tray) => (
        <TrayCard key={tray.id} desk={desk} tray={tray} />
      ))}
    </section>
  )
}

function TrayCard({ desk, tray: { id, title, note, units, rows } }: { desk: Desk; tray: Tray }) {
  const isAsked = units.some(({ unit }) => desk.question.isOffered(unit))
  const [isOpen, setOpen] = useState(isAsked)
  return (
    <details class="tray" data-tray={id} open={isAsked} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{title}</span> <span class="tray-note">{note}</span>
      </summary>
      {isOpen && rows.length > 0 && <Items desk={desk} items={rows} />}
      {isOpen && (
        <ul class="tray-units">
          {units.map(({ unit, note: line }) => (
            <li key={unit}>
              <UnitButton desk={desk} unit={unit} size={44} note={line} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

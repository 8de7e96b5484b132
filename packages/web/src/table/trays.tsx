import type { Tray } from '@hexfront/core'
import { useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { isSmall } from '../screen.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { Items } from './items.tsx'
import { UnitButton } from './parts.tsx'

/** What lies beside the map, as the game declares it. In a fight, and where there is little room, it folds to a row of names. */
export function Trays({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const trays = session.table.display.trays(session.view)
  if (trays.length === 0) return null
  if (desk.matter !== null || isSmall()) return <TrayRow desk={desk} trays={trays} />
  return (
    <section class="trays">
      <h3 class="head">{TEXT.panel.beside}</h3>
      {trays.map((tray) => (
        <TrayCard key={tray.id} desk={desk} tray={tray} />
      ))}
    </section>
  )
}

const isAsked = (desk: Desk, { units }: Tray): boolean => units.some(({ unit }) => desk.question.isOffered(unit))

/** One row of names; the tray that is asked about, or pressed, lies open under it. */
function TrayRow({ desk, trays }: { desk: Desk; trays: readonly Tray[] }) {
  const asked = trays.find((tray) => isAsked(desk, tray))
  const [picked, pick] = useState<string | null>(null)
  const open = trays.find(({ id }) => id === (picked ?? asked?.id))
  return (
    <section class="trays" data-folded aria-label={TEXT.panel.beside}>
      <div class="tray-row">
        {trays.map(({ id, title, note }) => (
          <button
            type="button"
            key={id}
            class="tray tray-chip"
            data-tray={id}
            aria-expanded={id === open?.id}
            title={note}
            onClick={() => pick(id === open?.id ? '' : id)}
          >
            {title}
          </button>
        ))}
      </div>
      {open && (
        <>
          <p class="tray-note">{open.note}</p>
          <TrayContent desk={desk} tray={open} />
        </>
      )}
    </section>
  )
}

/** A tray that is asked about stands open. */
function TrayCard({ desk, tray }: { desk: Desk; tray: Tray }) {
  const { id, title, note } = tray
  const [isOpen, setOpen] = useState(isAsked(desk, tray))
  return (
    <details
      class="tray"
      data-tray={id}
      open={isAsked(desk, tray)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{title}</span> <span class="tray-note">{note}</span>
      </summary>
      {isOpen && <TrayContent desk={desk} tray={tray} />}
    </details>
  )
}

const TrayContent = ({ desk, tray: { units, rows } }: { desk: Desk; tray: Tray }) => (
  <>
    {rows.length > 0 && <Items desk={desk} items={rows} />}
    <ul class="tray-units">
      {units.map(({ unit, note }) => (
        <li key={unit}>
          <UnitButton desk={desk} unit={unit} size={44} note={note} />
        </li>
      ))}
    </ul>
  </>
)

import type { Face } from '@hexfront/core'
import { Fragment } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { jump, jumpToUnit } from './going.ts'
import { type Entry, type Force, type Formation, found, orderOfBattle } from './order-of-battle.ts'
import { ListedCounter } from './parts.tsx'

/** So many units of a formation are shown at once, and so many hexes and places. */
const ROWS = 40
const MOST_PLACES = 8
/** Formations of all units that are found stand open where there are no more. */
const FEW = 60

/** Everything by name: hexes, places, and all units by side and formation with what has become of them. */
export function UnitsPanel({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // Before the next key falls.
  useLayoutEffect(() => input.current?.focus(), [])
  const { display } = session.table
  const faces = display.faces(session.match.setting)
  const forces = useMemo(() => forcesOf(desk, faces), [session.version, desk, faces])
  const shown = useMemo(() => found(forces, faces, query), [forces, faces, query])
  const places = useMemo(() => placesFor(desk, query), [desk, query])
  const isFew = query.trim() !== '' && shown.reduce((sum, { count }) => sum + count, 0) <= FEW
  const close = (): void => {
    desk.set({ room: '' })
    desk.map?.host.focus()
  }
  const [place] = places
  const unit = place ? 0 : firstOnMap(shown)
  return (
    <section
      class="units-panel"
      aria-label={TEXT.units.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          close()
        } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
          event.preventDefault()
          event.stopPropagation()
          stepRows(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
        }
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!place && unit === 0) return
          close()
          if (place) desk.goTo(place.hex)
          else desk.goToUnit(unit)
        }}
      >
        <label>
          <span class="hidden">{TEXT.find.label}</span>
          <input
            ref={input}
            type="search"
            placeholder={TEXT.find.label}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        <button type="button" class="round" aria-label={TEXT.help.close} onClick={close}>
          <Icon name="close" />
        </button>
      </form>
      <div class="units-list">
        {places.length > 0 && (
          <ul class="found">
            {places.map(({ text, hex }) => (
              <li key={text}>
                <button type="button" class="link" data-row onClick={() => jump(desk, hex)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
        {shown.map((force) => (
          <section key={force.side} aria-label={display.sides[force.side - 1]?.name}>
            <h3 class="head">
              <span class="swatch" data-tone={display.sides[force.side - 1]?.tone} />{' '}
              {display.sides[force.side - 1]?.name} <small>{TEXT.units.count(force.onMap, force.count)}</small>
            </h3>
            {force.formations.map((formation) => (
              <FormationRows
                key={`${formation.name} ${isFew ? query : ''}`}
                desk={desk}
                formation={formation}
                isOpen={isFew}
              />
            ))}
          </section>
        ))}
        {query.trim() !== '' && shown.length + places.length === 0 && <p class="quiet">{TEXT.find.none}</p>}
      </div>
    </section>
  )
}

interface FormationProps {
  readonly desk: Desk
  readonly formation: Formation
  readonly isOpen: boolean
}

/** The units of a formation are only made when it is opened. */
function FormationRows({ desk, formation: { name, stripe, entries, onMap }, isOpen: isOpenAtFirst }: FormationProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [most, setMost] = useState(ROWS)
  return (
    <details class="formation" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-row>
        <i style={stripe === '' ? {} : { background: stripe }} />
        <span>{name}</span> <small>{TEXT.units.count(onMap, entries.length)}</small>
      </summary>
      {isOpen && (
        <ul>
          {entries.slice(0, most).map((entry, at) => (
            <Fragment key={entry.unit}>
              {entry.group !== (entries[at - 1]?.group ?? '') && <li class="group-name">{entry.group}</li>}
              <UnitRow desk={desk} entry={entry} />
            </Fragment>
          ))}
          {entries.length > most && (
            <li>
              <button type="button" class="button" data-row onClick={() => setMost(most + 4 * ROWS)}>
                {TEXT.units.more(entries.length - most)}
              </button>
            </li>
          )}
        </ul>
      )}
    </details>
  )
}

function UnitRow({ desk, entry: { unit, title, group, hex, beside } }: { desk: Desk; entry: Entry }) {
  const { session } = desk
  const { display } = session.table
  const state = display.marks(session.view, unit).map(({ text }) => text)
  const where = hex === 0 ? beside : session.name('place', hex)
  const town = hex === 0 ? '' : placeName(desk, hex)
  const words = (
    <>
      <ListedCounter desk={desk} unit={unit} size={34} />
      <span>
        {/* Its division stands above it. */}
        <strong>{group === '' ? title : title.replace(`, ${group}`, '')}</strong>
        <small>{[display.values(session.view, unit), ...state].filter((text) => text !== '').join(' · ')}</small>
      </span>
      <span class="unit-where">
        {where}
        {town !== '' && <small>{town}</small>}
      </span>
    </>
  )
  return (
    <li data-unit={session.match.game.naming(session.match.setting)('unit', unit)}>
      {hex === 0 ? (
        <div class="unit-row">{words}</div>
      ) : (
        <button type="button" class="unit-row" data-row onClick={() => jumpToUnit(desk, unit)}>
          {words}
        </button>
      )}
    </li>
  )
}

function forcesOf({ session, question }: Desk, faces: readonly Face[]): Force[] {
  const { display } = session.table
  return orderOfBattle({
    faces,
    hexOf: (unit) => (question.isOnMap(question.placeOf(unit)) ? question.placeOf(unit) : 0),
    trays: display.trays(session.view),
    nameOf: ({ arm }) => TEXT.units.arms[arm],
  })
}

/** Hexes by number and places by name. */
function placesFor(desk: Desk, query: string): { text: string; hex: number }[] {
  const word = query.trim().toLowerCase()
  if (word === '') return []
  const { session } = desk
  const { board } = session.table.display.sheet(session.match.setting)
  const named = board.places
    .filter(({ name }) => name.toLowerCase().includes(word))
    .map(({ name, hex }) => ({ text: `${name}, ${board.grid.name(hex)}`, hex }))
  const numbered: { text: string; hex: number }[] = []
  for (let hex = 1; hex <= board.grid.size && numbered.length < MOST_PLACES; hex++) {
    const name = board.grid.name(hex)
    // A number of one or two digits is rather that of a unit.
    if (name.toLowerCase().startsWith(word) && (word.length > 2 || name.length === word.length))
      numbered.push({ text: name, hex })
  }
  return [...named, ...numbered].slice(0, MOST_PLACES)
}

const placeName = ({ session }: Desk, hex: number): string =>
  session.table.display
    .sheet(session.match.setting)
    .board.placesAt(hex)
    .map(({ name }) => name)
    .join(', ')

const firstOnMap = (forces: readonly Force[]): number => {
  for (const { formations } of forces)
    for (const { entries } of formations) for (const { unit, hex } of entries) if (hex !== 0) return unit
  return 0
}

/** Arrow keys walk the rows; above the first one is the field. */
export function stepRows(panel: HTMLElement, by: 1 | -1): void {
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-row], input')].filter((row) => row.checkVisibility())
  const at = document.activeElement instanceof HTMLElement ? rows.indexOf(document.activeElement) : -1
  rows[at + by]?.focus()
}

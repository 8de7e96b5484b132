import type { Fact, Matter, Unit } from '@hexfront/core'
import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import { mustersOf } from './crowd.ts'
import type { Desk } from './desk.ts'
import { ItemRows } from './items.tsx'
import { RuleTag, UnitButton } from './parts.tsx'

const percent = (chance: number): string => `${Math.round(chance * 100)}%`

/** An attack in preparation: its odds as line items, how it may end, and what the best and worst would do. */
export function MatterCard({ desk }: { desk: Desk }) {
  const [matter] = useShown([desk], () => [desk.matter])
  if (!matter) return null
  const isThrow = matter.results.length > 1
  return (
    <section class="matter" aria-label={TEXT.panel.matter}>
      {matter.title !== '' && <h3 class="head">{matter.title}</h3>}
      <header>
        <strong class="odds">{matter.headline}</strong>
        <p>
          <span class="matter-line">{matter.line}</span>
          <span class="matter-hint">{matter.hint}</span>
        </p>
        <ol class="columns" aria-hidden="true">
          {matter.columns.map((column, at) => (
            <li key={column} data-now={at === matter.column || undefined}>
              {column}
            </li>
          ))}
        </ol>
      </header>
      {isThrow && (
        <>
          <Chances matter={matter} />
          <Fate desk={desk} kind="best" fact={matter.best} />
          <Fate desk={desk} kind="worst" fact={matter.worst} />
        </>
      )}
      <Proposals desk={desk} matter={matter} />
      <Roll desk={desk} matter={matter} />
      <details class="reasons" open={!isThrow || matchMedia('(width >= 700px) and (height >= 840px)').matches}>
        <summary>{matter.headline === '' ? TEXT.panel.reasons : TEXT.panel.why(matter.headline)}</summary>
        <Reasons desk={desk} matter={matter} />
      </details>
    </section>
  )
}

/** Sets of units that one press puts together. */
function Proposals({ desk, matter }: { desk: Desk; matter: Matter }) {
  const { proposals, members } = matter
  const volunteers = volunteersOf(desk, matter)
  if (volunteers.length === 0 && proposals.length < 2) return null
  const now = members.map(({ unit }) => unit)
  return (
    <fieldset class="proposals">
      <legend class="hidden">{TEXT.panel.proposals}</legend>
      {proposals.slice(-MOST_PROPOSALS).map(({ title, units, note }) => (
        <button
          type="button"
          class="button"
          key={title}
          data-proposal={title}
          title={TEXT.panel.proposal(units.length, note)}
          aria-pressed={isSame(units, now)}
          onClick={() => desk.compose(units)}
        >
          <strong>{title}</strong> {TEXT.panel.units(units.length)}
        </button>
      ))}
      {volunteers.length > 0 && (
        <button type="button" class="button" data-all="" onClick={() => desk.addAll(volunteers)}>
          {TEXT.crowd.joinAll(volunteers.length)}
        </button>
      )}
    </fieldset>
  )
}

/** Two or more who can still be added; not those who are to be lost, nor those who go somewhere one by one. */
function volunteersOf({ session }: Desk, { candidates }: Matter): readonly Unit[] {
  if (session.step in session.table.display.finishes) return []
  const units = candidates.map(({ unit }) => unit)
  const muster = mustersOf(session, units).find(({ isGathering }) => isGathering)
  return muster?.answers.flatMap((answer) => answer.units) ?? []
}

const MOST_PROPOSALS = 4

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one) => b.includes(one))

/** All who take part or could, hex by hex, in an order that no press changes. */
function Roll({ desk, matter }: { desk: Desk; matter: Matter }) {
  const { session, question } = desk
  const members = new Set(matter.members.map(({ unit }) => unit))
  const all = [...matter.members, ...matter.candidates].sort((a, b) => a.unit - b.unit)
  const hexes = [...Map.groupBy(all, ({ unit }) => question.placeOf(unit))].sort(([a], [b]) => a - b)
  if (all.length === 0) return null
  return (
    <ul class="roll">
      {hexes.map(([place, units]) => (
        <li key={place}>
          <span class="roll-hex">{place > 0 ? session.name('place', place) : ''}</span>
          {units.map(({ unit, worth }) => (
            <span key={unit} data-could={!members.has(unit) || undefined}>
              <UnitButton desk={desk} unit={unit} size={38} note={worth} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

const Fate = ({ desk, kind, fact }: { desk: Desk; kind: 'best' | 'worst'; fact: Fact }) =>
  fact.text === '' ? null : (
    <p class="fate" data-kind={kind}>
      <strong>{TEXT.panel[kind]}</strong> {fact.text} <RuleTag desk={desk} rule={fact.rule} />
    </p>
  )

const Reasons = ({ desk, matter }: { desk: Desk; matter: Matter }) => (
  <table class="items">
    {matter.sections.map(({ title, total, items }) => (
      <tbody key={title}>
        <ItemRows desk={desk} items={items} />
        <tr class="total">
          <th scope="row" colSpan={2}>
            {title}
          </th>
          <td class="figure">{total}</td>
        </tr>
      </tbody>
    ))}
  </table>
)

const Chances = ({ matter }: { matter: Matter }) =>
  matter.results.length < 2 ? null : (
    <table class="chances" aria-label={TEXT.panel.chances}>
      <tbody>
        {matter.results.map(({ name, chance, faces, tone }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="chance-bar">
              <span data-tone={tone} style={{ width: percent(chance) }} />
            </td>
            <td class="figure">{percent(chance)}</td>
            <td class="faces">
              {faces.map((face) => (
                <Die key={face} face={face} />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )

const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

/** A face of a die, drawn; other faces than those of a die are written. */
export function Die({ face, size = 16 }: { face: number; size?: number }) {
  const pips = PIPS[face]
  return (
    <svg class="die" viewBox="0 0 18 18" width={size} height={size} role="img" aria-label={String(face)}>
      <rect x="1" y="1" width="16" height="16" rx="3" />
      {pips && face > 0 ? (
        pips.map((pip) => <circle key={pip} cx={4.6 + (pip % 3) * 4.4} cy={4.6 + Math.floor(pip / 3) * 4.4} r="1.5" />)
      ) : (
        <text x="9" y="13" text-anchor="middle">
          {face}
        </text>
      )}
    </svg>
  )
}

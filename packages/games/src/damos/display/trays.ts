import type { LineItem, Tray } from '@hexfront/core'
import { capital, counted } from '../../words.ts'
import {
  AIR_CHECK,
  DISTRACTED_AFTER,
  DISTRACTED_TURNS,
  GERMAN_POINTS,
  GERMAN_POINTS_FROM,
  OBLIGED_TURN,
  PENALTY_FROM,
} from '../charts.ts'
import { GERMAN, RUSSIAN } from '../counters.ts'
import { russianPoints } from '../sequence.ts'
import { phasing, type State, sideOf } from '../state.ts'
import { SIDE_NAMES } from './faces.ts'
import { boundsText, membersOf, sumOf } from './knowledge.ts'
import { isArriving, isSetUp } from './moment.ts'

type TrayUnit = Tray['units'][number]

const SIDES = [GERMAN, RUSSIAN] as const

/** Everything that is not on the map lies in exactly one tray. */
export function trays(s: State): Tray[] {
  const lying = sorted(s)
  const found: Tray[] = []
  const lay = (id: string, title: string, note: string, rows: Tray['rows'] = []) => {
    const units = lying.get(id) ?? []
    if (units.length > 0 || rows.length > 0) found.push({ id, title, note, place: 0, units, rows })
  }
  if (s.march.hex !== 0) lay('force', 'The force in hand', forceNote(s), forceRows(s))
  lay('set-up', 'To be set up', 'The Russian first, who holds every hex of the border')
  lay('due', 'Ready to come in', 'Now, or any later turn')
  lay('points', 'Replacement points', 'Kept until they are used', pointRows(s))
  lay('air', 'German air unit', airNote(s), airRows(s))
  lay('clock', 'Bright, Shiny Objects', clockNote(s), clockRows(s))
  lay('moscow', 'Attacks that Moscow demands', obligationNote(s), obligationRows(s))
  for (const side of SIDES) lay(trackOf(side), `${SIDE_NAMES[side]} reinforcements`, 'By turn; each may come later')
  for (const side of SIDES) lay(deadOf(side), `${SIDE_NAMES[side]} losses`, deadNote(lying.get(deadOf(side))))
  return found
}

const trackOf = (side: number): string => `${side === GERMAN ? 'german' : 'russian'} track`
const deadOf = (side: number): string => `${side === GERMAN ? 'german' : 'russian'} dead`

function sorted(s: State): Map<string, TrayUnit[]> {
  const trays = new Map<string, TrayUnit[]>()
  for (let unit = 1; unit <= s.setting.units; unit++) {
    if (s.units.place[unit] !== 0) continue
    const { id, note } = trayOf(s, unit)
    const units = trays.get(id) ?? []
    units.push({ unit, note })
    trays.set(id, units)
  }
  for (const side of SIDES)
    trays.get(trackOf(side))?.sort((a, b) => s.units.due[a.unit]! - s.units.due[b.unit]! || a.unit - b.unit)
  return trays
}

function trayOf(s: State, unit: number): { id: string; note: string } {
  const { units, turn } = s
  const side = sideOf(unit)
  if (units.dead[unit] === 1) return { id: deadOf(side), note: units.surrendered[unit] === 1 ? 'for good' : '' }
  const due = units.due[unit]!
  if (due === 0) return { id: 'set-up', note: '' }
  if (due > turn) return { id: trackOf(side), note: `turn ${due}` }
  return side === phasing(s) && isArriving(s) ? { id: 'due', note: '' } : { id: trackOf(side), note: 'ready' }
}

function deadNote(lost: readonly TrayUnit[] = []): string {
  const gone = lost.filter(({ note }) => note !== '').length
  const back = lost.length - gone
  return [back > 0 ? `${back} can be rebuilt` : '', gone > 0 ? `${gone} for good` : '']
    .filter((one) => one !== '')
    .join(', ')
}

/** C7.0: what the activation in hand has left, and C9.0: whether it is past half of it. */
function forceNote({ march }: State): string {
  if (march.isExploiting === 1) return `Exploiting: ${counted(march.points, 'point')} left`
  const half = 2 * march.spent > march.base ? 'past half of them' : 'not past half'
  return `${march.points} of ${march.base} points left, ${half}`
}

function forceRows(s: State): LineItem[] {
  const { march, units } = s
  const members = membersOf(units.inHand)
  const strength = sumOf(s, members)
  return [
    { rule: 'C7.0', text: 'units', value: members.length },
    strength.least === strength.most
      ? { rule: 'C2.4', text: 'strength points', value: strength.least }
      : { rule: 'C2.4', text: `strength points, ${boundsText(strength)}; at most`, value: strength.most },
    { rule: 'C7.0', text: 'points left', value: march.points },
    { rule: 'C7.0', text: `points spent of ${march.base}`, value: march.spent },
  ]
}

/** X4.5. */
function pointRows(s: State): LineItem[] {
  if (isSetUp(s)) return []
  const { sides, turn } = s
  return [
    { rule: 'X4.5', text: 'German, in hand', value: sides.points[GERMAN]! },
    {
      rule: 'X4.5',
      text: `German, a turn${turn < GERMAN_POINTS_FROM ? ` from turn ${GERMAN_POINTS_FROM} on` : ''}`,
      value: GERMAN_POINTS,
    },
    { rule: 'X4.5', text: 'Russian, in hand', value: sides.points[RUSSIAN]! },
    { rule: 'X4.5', text: 'Russian, a turn', value: russianPoints(s) },
  ]
}

/** X4.4. */
function airNote({ air, turn }: State): string {
  if (air.isReady === 0) return 'Gone until the next turn'
  return `Flies again on ${AIR_CHECK + turn} or more`
}

function airRows(s: State): LineItem[] {
  const { air } = s
  if (isSetUp(s)) return []
  return [
    { rule: 'X4.4', text: 'column to the right', value: air.isReady & air.shift },
    { rule: 'X4.4', text: 'die thrown again', value: air.isReady & air.reroll },
    { rule: 'X4.4', text: 'low rolls of two', value: air.failures },
  ]
}

/** X4.7: German mobile forces are held back for two turns. */
function clockNote({ distractedFrom, turn }: State): string {
  if (distractedFrom === 0) return `Starts with Smolensk, or after turn ${DISTRACTED_AFTER}`
  const last = distractedFrom + DISTRACTED_TURNS - 1
  if (turn > last) return 'Over'
  return `Turns ${distractedFrom} and ${last}: mobile Germans go one hex`
}

function clockRows(s: State): LineItem[] {
  if (isSetUp(s)) return []
  const { distractedFrom, turn } = s
  if (distractedFrom === 0)
    return [{ rule: 'X4.7', text: 'turns until it starts at the latest', value: DISTRACTED_AFTER + 1 - turn }]
  const left = distractedFrom + DISTRACTED_TURNS - Math.max(turn, distractedFrom)
  return [{ rule: 'X4.7', text: 'turns to go', value: Math.max(0, left) }]
}

/** X4.6.3. */
function obligationNote({ turn, obligation }: State): string {
  if (turn <= OBLIGED_TURN) return 'Each that is not made costs a point a turn'
  return obligation.penalty === 0
    ? 'All were made'
    : `${capital(counted(obligation.penalty, 'point'))} less each turn from turn ${PENALTY_FROM} on`
}

function obligationRows({ turn, obligation: { due, made, penalty } }: State): LineItem[] {
  if (turn < OBLIGED_TURN || due === 0) return []
  return turn === OBLIGED_TURN
    ? [
        { rule: 'X4.6.3', text: 'demanded', value: due },
        { rule: 'X4.6.3', text: 'made', value: made },
      ]
    : [{ rule: 'X4.6.3', text: 'not made', value: penalty }]
}

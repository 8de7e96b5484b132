import { AXIS, SOVIET } from '../data/counters.ts'
import type { State } from '../state.ts'
import { lossPoints, scoreOf } from './victory.ts'
import { exitPoints } from './victory-plan.ts'

/** What victory points come from, each with its rule. */
export const SOURCES = [
  { name: '', rule: '', text: '' },
  { name: 'place', rule: '24.2', text: '{place}' },
  { name: 'soviet steps', rule: '24.2', text: 'Soviet armor and artillery lost' },
  { name: 'axis steps', rule: '24.2', text: 'Axis armor and artillery lost' },
  { name: 'exit', rule: '11.6', text: 'left the map' },
  { name: 'hq lost', rule: '21.28', text: 'Soviet headquarters lost' },
  { name: 'hq disbanded', rule: '21.29', text: 'Soviet headquarters disbanded' },
  { name: 'mandated', rule: '12.36', text: 'Mandated Attacks that were not made' },
  { name: 'plan', rule: '7.22', text: 'the OKH Plan was asked for' },
  { name: 'raid', rule: '5.14', text: 'raids on Moscow' },
  { name: 'group', rule: '8.2', text: 'Special Groups of the Axis' },
  { name: 'withdrawal', rule: '8.5', text: 'units that were kept from withdrawal' },
] as const
export type Source = Exclude<(typeof SOURCES)[number]['name'], ''>

/** Sources from here on score at once. */
export const FIRST_EVENT = SOURCES.findIndex(({ name }) => name === 'hq lost')

const numberOf = (source: Source): number => SOURCES.findIndex(({ name }) => name === source)

/** 24.2: points for an event, at once. */
export function scoreEvent(s: State, source: Source, points: number): void {
  s.eventPoints += points
  note(s, s.turn, source, 0, points)
}

/** An entry of the journal; those of one turn and source are one, and where the journal is full the last one takes it. */
function note({ journal }: State, turn: number, source: Source, hex: number, points: number): void {
  if (journal.turn.length === 0 || points === 0) return
  const number = numberOf(source)
  let row = 1
  while (row < journal.turn.length - 1 && journal.source[row] !== 0) {
    if (journal.turn[row] === turn && journal.source[row] === number && journal.hex[row] === hex) break
    row++
  }
  journal.turn[row] = turn
  journal.source[row] = number
  journal.hex[row] = hex
  journal.points[row]! += points
}

/** What the journal has of a source. */
function noted({ journal }: State, source: Source, hex: number): number {
  const number = numberOf(source)
  let sum = 0
  for (let row = 1; row < journal.turn.length; row++)
    if (journal.source[row] === number && journal.hex[row] === hex) sum += journal.points[row]!
  return sum
}

/** 24.4: what has changed about places, steps and exits by the end of a turn; 0 stands for the start. */
export function closeJournal(s: State, turn: number): void {
  const { victory } = s.setting.card
  if (victory.kind !== 'schedule' || s.journal.turn.length === 0) return
  const settle = (source: Source, hex: number, now: number): void =>
    note(s, turn, source, hex, now - noted(s, source, hex))
  for (const place of s.setting.places) settle('place', place.hexes[0]!, scoreOf(s, place))
  settle('soviet steps', 0, lossPoints(s, SOVIET, victory.sovietSteps))
  settle('axis steps', 0, -lossPoints(s, AXIS, victory.axisSteps))
  if (victory.exit) settle('exit', 0, exitPoints(s, victory.exit.sp))
}

/** 12.36: a victory place that counts now and did not when the last turn ended. */
export const hasTakenPlace = (s: State): boolean =>
  s.setting.places.some((place) => scoreOf(s, place) > 0 && noted(s, 'place', place.hexes[0]!) <= 0)

import type { Clock } from '@hexfront/core'
import { once } from '../../once.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { FIRST } from '../phases.ts'
import type { EfsSetting } from '../scenarios.ts'
import type { State } from '../state.ts'

/** What the steps of the sequence come down to for those who play: each with the codes it stands for. */
const DIAL = [
  { side: 0, name: 'Strategic segment', codes: ['-', 'A'] },
  { side: AXIS, name: 'Move', codes: ['B1'] },
  { side: AXIS, name: 'Declare', codes: ['B2'] },
  { side: SOVIET, name: 'React', codes: ['B3'] },
  { side: AXIS, name: 'Combat', codes: ['B4'] },
  { side: AXIS, name: 'Motorized', codes: ['B5'] },
  { side: AXIS, name: 'Works', codes: ['B6'] },
  { side: SOVIET, name: 'Motorized', codes: ['C1'] },
  { side: SOVIET, name: 'Declare', codes: ['C2'] },
  { side: AXIS, name: 'React', codes: ['C3'] },
  { side: SOVIET, name: 'Combat', codes: ['C4'] },
  { side: SOVIET, name: 'Move', codes: ['C5'] },
  { side: SOVIET, name: 'Works', codes: ['C6'] },
  { side: 0, name: 'End of the turn', codes: ['D'] },
] as const

const PHASES: Clock['phases'] = DIAL.map(({ side, name, codes }) => ({ id: codes.join(' '), side, name }))

/** By phase of the sequence, its place on the dial. */
const placesOf = once(
  ({ sequence }: EfsSetting): ReadonlyMap<string, number> =>
    new Map(
      sequence.phases.map(({ id, code }) => [
        id,
        DIAL.findIndex(({ codes }) => codes.some((one) => code.startsWith(one))),
      ]),
    ),
)

export function clock(s: State): Clock {
  const { card } = s.setting
  const phase = efs.phase(s).id
  return {
    turn: s.turn,
    first: card.firstTurn,
    turns: card.lastTurn,
    date: `${dateOf(s.turn)}, ${weatherOf(s)}`,
    phases: PHASES,
    phase:
      s.flow.over === 1
        ? -1
        : (placesOf(s.setting).get(phase.startsWith(FIRST) ? phase.slice(FIRST.length) : phase) ?? -1),
    due: Array.from({ length: card.lastTurn - card.firstTurn + 1 }, (_, at) => due(s, card.firstTurn + at)),
  }
}

const TURN_DAYS = 2
const FIRST_DAY = 22
const MONTHS = [
  ['June', 30],
  ['July', 31],
  ['August', 31],
  ['September', 30],
  ['October', 31],
] as const

/** `30 June 1941`: a turn is two days, the first begins on 22 June. */
export function dateOf(turn: number): string {
  let day = FIRST_DAY + (turn - 1) * TURN_DAYS
  for (const [month, days] of MONTHS) {
    if (day <= days) return `${day} ${month} 1941`
    day -= days
  }
  return ''
}

/** 5.1. */
function weatherOf({ weather }: State): string {
  const ground = ['dry', 'mud', 'dry, woods still muddy'][weather.ground] ?? ''
  return weather.isStorm === 1 ? `${ground}, storm` : ground
}

/** 8.1: units that are due in a turn. */
function due({ setting, units, turn: now }: State, turn: number): string {
  let count = 0
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.place[unit] === setting.boxes.arriving && Math.max(setting.dueTurn[unit]!, now) === turn) count++
  return count === 0 ? '' : `+${count}`
}

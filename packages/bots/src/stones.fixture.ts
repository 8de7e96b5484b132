import {
  defineGame,
  idKind,
  LEGAL,
  NATURE,
  numberKind,
  operandA,
  type Played,
  type Policy,
  phaseNow,
  type Rules,
  type Setting,
  type Side,
  sequence,
  table,
  u8,
} from '@hexfront/core'
import type { Plans } from './plans.ts'
import { stretched } from './variation.ts'

/** Two players take stones, up to three at a time and one of them hidden in the hand; the wind blows some of what they have away. */
const PLAYERS = ['', 'ann', 'bob']

const kinds = { player: idKind('player', PLAYERS), count: numberKind(1, 3) }

const SEQUENCE = sequence([
  { id: 'ann', side: 1, rule: '1', step: 'turn' },
  { id: 'bob', side: 2, rule: '1', step: 'turn' },
  { id: 'wind', side: NATURE, rule: '2', step: 'wind' },
])

const columns = (_setting: Setting) => ({ players: table(PLAYERS, { hand: u8, stones: u8 }) })

export type Stones = Played<typeof columns, Setting>

const rules: Rules<ReturnType<typeof columns>, Setting> = {
  id: 'stones',
  name: 'Stones',
  rules: 1,
  sides: ['ann', 'bob'],
  scenarios: [{ id: 'only', name: 'Only', about: 'five turns' }],
  options: [],
  events: { blown: '{n} are blown away' },
  migrations: {},
  setting: (scenario, options) => ({ scenario, options, kinds, data: () => ({}), sequence: SEQUENCE }),
  columns,
  phases: {},
  steps: {
    turn: {
      rule: '1',
      prompt: 'Take stones.',
      asks: (s) => phaseNow(s).side,
      verbs: {
        take: {
          a: 'count',
          bars: () => LEGAL,
          takes(s, count, play) {
            const { side } = phaseNow(s)
            s.players.stones[side] = s.players.stones[side]! + count
            play.leave()
          },
        },
      },
    },
    wind: {
      rule: '2',
      prompt: 'The wind blows.',
      asks: () => NATURE,
      verbs: {
        blow: {
          takes(s, _, play) {
            for (const player of [1, 2])
              s.players.stones[player] = Math.max(0, s.players.stones[player]! - play.dice.die(3, 'wind') + 1)
            if (s.turn === 5) play.finish()
            play.leave()
          },
        },
      },
    },
  },
  questions: {},
  deal(s, play) {
    for (const player of [1, 2]) s.players.hand[player] = play.dice.die(4, 'hand')
  },
  outcome: (s) => {
    const lead = value(s, 1)
    return { winner: lead > 0 ? 1 : lead < 0 ? 2 : 0, level: 'by stones', because: [] }
  },
  turns: () => 5,
  conceal: (view, side) => {
    view.players.hand[3 - side] = 0
  },
  resample: (view, side, dice) => {
    view.players.hand[3 - side] = dice.die(4, 'hand')
  },
}

export const stones = defineGame(rules)

function value({ players: { hand, stones: taken } }: Stones, side: Side): number {
  return taken[side]! + hand[side]! - taken[3 - side]! - hand[3 - side]!
}

/** A plan is how many stones are taken; the plain bot takes one. */
export const plans: Plans<Stones, number> = {
  plain: 1,
  vary: (_plan, _view, _side, dice) => dice.die(3, 'how many'),
  newBot: (count): Policy<Stones> => ({
    choose(_view, choices) {
      for (let i = 0; i < choices.length; i++) if (operandA(choices.at(i)) === count) return choices.at(i)
      return choices.at(0)
    },
  }),
  point: ({ turn }) => turn,
  clock: ({ turn, flow }) => turn * 4 + flow.phase,
  value,
}

interface Weights {
  /** How many are taken, more or less. */
  readonly greed: number
  readonly patience: number
  readonly isCalm: boolean
}

/** The same with weights to be tuned: greed counts, patience does not. */
export const weighed: Plans<Stones, Weights> = {
  ...plans,
  plain: { greed: 1.2, patience: 1, isCalm: true },
  vary: (plan, _view, _side, dice) => stretched(plan, dice),
  newBot: ({ greed }) => plans.newBot(Math.max(1, Math.min(3, Math.round(greed)))),
}

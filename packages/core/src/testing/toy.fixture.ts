import { LEGAL } from '../explain.ts'
import { defineGame } from '../game/define.ts'
import { NATURE, type Setting } from '../game/game.ts'
import { idKind, numberKind } from '../game/kinds.ts'
import type { Played, Rules } from '../game/rules.ts'
import { phaseNow, sequence } from '../game/sequence.ts'
import type { Step, Verb } from '../game/step.ts'
import { flag, memory, table, u8 } from '../state/columns.ts'

/**
 * The smallest game with everything the kernel serves: a pile that two players take from, a secret card each, a wind that
 * nobody decides, a column that is derived, and a wager that can be undone.
 */
const PLAYERS = ['', 'ann', 'bob']

const kinds = { player: idKind('player', PLAYERS), count: numberKind(1, 3) }

export type ToySetting = Setting

const TURN = sequence([
  { id: 'wind', side: NATURE, rule: '1', step: 'wind' },
  { id: 'ann', side: 1, rule: '2', step: 'turn' },
  { id: 'bob', side: 2, rule: '2', step: 'turn' },
])

const columns = (_setting: ToySetting) => ({
  pile: u8,
  players: table(PLAYERS, { card: u8, score: u8, wager: u8, isSeen: flag }),
  isOdd: flag.derived,
  duel: memory('duel', { bid: u8 }),
})

export type Toy = Played<typeof columns, ToySetting>

const asked = (s: Toy): number => phaseNow(s).side

export const verbs: Readonly<Record<'take' | 'wager' | 'peek' | 'duel', Verb<Toy>>> = {
  take: {
    a: 'count',
    offers: (_s, out) => {
      for (let n = 1; n <= 3; n++) out.add(n)
    },
    bars: (s, n, why) => (n <= s.pile ? LEGAL : why.no('2.1', 'only {n} are left', s.pile)),
    takes(s, n, play) {
      const side = asked(s)
      setPile(s, s.pile - n)
      s.players.score[side] = s.players.score[side]! + n + s.players.wager[side]!
      play.tell('took', side, n)
      play.leave()
    },
  },
  wager: {
    bars: (s, _, why) => (s.players.wager[asked(s)] === 0 ? LEGAL : why.no('2.2', 'there is a wager already')),
    takes(s) {
      s.players.wager[asked(s)] = 1
    },
  },
  peek: {
    bars: (s, _, why) => (s.players.isSeen[3 - asked(s)] === 0 ? LEGAL : why.no('2.3', 'the card is known')),
    takes(s, _, play) {
      s.players.isSeen[3 - asked(s)] = 1
      play.reveal()
    },
  },
  duel: {
    says: 'Challenge to a duel',
    next: 'bid',
    bars: (s, _, why) => (s.pile > 2 ? LEGAL : why.no('2.4', 'the pile is too low')),
    takes: (_s, _, play) => play.enter('duel'),
  },
}

export const turn: Step<Toy> = {
  rule: '2',
  // A duel is the whole turn.
  resumes: (_s, play) => play.leave(),
  prompt: '{player}: take from the pile.',
  about: (s) => [asked(s)],
  asks: asked,
  verbs,
}

export type ToyRules = Rules<ReturnType<typeof columns>, ToySetting>

export const toyRules: ToyRules = {
  id: 'toy',
  name: 'Toy',
  rules: 2,
  sides: ['ann', 'bob'],
  scenarios: [
    { id: 'short', name: 'Short', about: 'seven in the pile' },
    { id: 'long', name: 'Long', about: 'fifteen in the pile' },
  ],
  options: [{ id: 'wind', name: 'Wind', about: 'it may blow one away', values: ['off', 'on'], standard: 'on' }],
  events: {
    took: '{player} takes {n}',
    blown: 'the wind takes one',
    dealt: '{player} has a {n}',
    won: '{player} wins the duel',
  },
  migrations: { 1: ({ stones, ...rest }) => ({ ...rest, ...(stones === undefined ? {} : { pile: stones }) }) },
  setting: (scenario, options) => ({
    scenario,
    options,
    kinds,
    data: () => ({ version: 1 }),
    sequence: TURN,
  }),
  columns,
  phases: { wind: { when: (s) => s.setting.options['wind'] === 'on' && s.turn > 1 } },
  steps: {
    wind: {
      rule: '1',
      prompt: 'The wind blows.',
      asks: () => NATURE,
      verbs: {
        roll: {
          takes(s, _, play) {
            if (play.dice.die(6, 'wind') === 6) {
              setPile(s, s.pile - 1)
              play.tell('blown')
            }
            play.leave()
          },
        },
      },
    },
    turn,
    duel: {
      rule: '3',
      prompt: 'How much?',
      asks: asked,
      verbs: {
        bid: {
          a: 'count',
          offers: (_s, out) => {
            for (let n = 1; n <= 3; n++) out.add(n)
          },
          takes(s, n, play) {
            s.duel.bid = n
            const wins = play.dice.die(6, 'duel') + s.players.card[asked(s)]! > 5
            const winner = wins ? asked(s) : 3 - asked(s)
            s.players.score[winner] = s.players.score[winner]! + s.duel.bid
            setPile(s, s.pile - 1)
            play.tell('won', winner)
            play.leave()
          },
        },
      },
    },
  },
  questions: {
    score: {
      a: 'player',
      value: (s, player, why) =>
        why.item('4', 'stones', s.players.score[player]!) + why.item('4.1', 'wager', -s.players.wager[player]!),
    },
  },
  deal(s, play) {
    setPile(s, s.setting.scenario === 'short' ? 7 : 15)
    for (const player of [1, 2]) {
      s.players.card[player] = play.dice.die(4, 'card')
      play.tell('dealt', player, s.players.card[player]!)
    }
  },
  rebuild: (s) => {
    s.isOdd = s.pile & 1
  },
  settle: (s, play) => {
    if (s.pile === 0) play.finish()
  },
  outcome: (s) => {
    const lead = s.players.score[1]! - s.players.score[2]!
    return {
      winner: lead > 0 ? 1 : lead < 0 ? 2 : 0,
      level: 'by points',
      because: [{ rule: '4', text: 'lead', value: lead }],
    }
  },
  turns: () => 8,
  impossible: (s) => {
    const player = s.players.wager.findIndex((wager) => wager > 1)
    return player < 0 ? '' : `${PLAYERS[player]} has wagered ${s.players.wager[player]}`
  },
  conceal: (view, side) => {
    for (const player of [1, 2]) if (player !== side && view.players.isSeen[player] === 0) view.players.card[player] = 0
  },
  sees: (_s, told, side) => (told.event === 'dealt' && told.operands[0] !== side ? null : told),
  resample: (view, side, dice) => {
    for (const player of [1, 2])
      if (player !== side && view.players.isSeen[player] === 0) view.players.card[player] = dice.die(4, 'card')
  },
}

function setPile(s: Toy, pile: number): void {
  s.pile = pile
  s.isOdd = pile & 1
}

export const toy = defineGame(toyRules)

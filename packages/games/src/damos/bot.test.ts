import { Choices, NATURE, type Policy, playOn, randomPolicy, samePosition, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { askFresh, saidBy } from '../fresh.fixture.ts'
import { join, type Played, position, roll, say, three } from './battle.fixture.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { damos } from './index.ts'
import { OPTIONS } from './scenarios.ts'
import type { State } from './state.ts'

const LEVELS = ['substantial', 'minor', 'major']

/** How a game ended, from 0 for the Russian to 2 for Moscow. */
function game(seed: string, seats: readonly Policy<State>[]): number {
  const dice = seededDice(seed)
  const s: State = damos.start(damos.setting('campaign'), dice)
  return LEVELS.indexOf(playOn(damos, s, (side) => seats[side - 1]!, dice).level)
}

const random = (seed: string) => randomPolicy(damos, seededDice(seed))

describe('the bot', () => {
  it('wins against random play from either side', () => {
    expect(game('a', [newBot(), random('r')])).toBe(2)
    expect(game('a', [random('r'), newBot()])).toBe(0)
  })

  it('does better than the greedy player from the same seat', () => {
    const sum = (german: () => Policy<State>, russian: () => Policy<State>): number =>
      ['a', 'b'].reduce((levels, seed) => levels + game(seed, [german(), russian()]), 0)
    expect(sum(() => newBot(), newGreedy)).toBeGreaterThan(sum(newGreedy, () => newBot()))
  })

  it('plays the same game again from the same dice', () => {
    const [one, other] = [courseOf('d'), courseOf('d')]
    expect(other.lines).toEqual(one.lines)
  })

  it('declares Concerted Attacks of both kinds, reacts, leaves, rallies and exploits', () => {
    const games = ['d', 'i', 'j'].map(courseOf)
    const lines = games.flatMap((one) => one.lines)
    const exploits = games.reduce((sum, one) => sum + one.exploits, 0)
    for (const said of [
      'declare grand',
      'declare penetration',
      'react',
      'roll',
      'withdraw',
      'rally',
      'travel',
      'rebuild',
    ])
      expect(
        lines.some((line) => line.split(': ')[1]!.startsWith(said)),
        said,
      ).toBe(true)
    for (const side of ['German declare', 'German react', 'Russian react'])
      expect(
        lines.some((line) => line.replace(/ \w+: /, ' ').startsWith(side)),
        side,
      ).toBe(true)
    expect(exploits).toBeGreaterThan(0)
  })
})

/** What two bots say in a game, with the side and the step, and how often somebody went on after a battle. */
function courseOf(seed: string): { lines: string[]; exploits: number } {
  const lines: string[] = []
  let exploits = 0
  const dice = seededDice(seed)
  const s: State = damos.start(damos.setting('campaign'), dice)
  const seats = [newBot(), newBot()]
  playOn(
    damos,
    s,
    (side) => ({
      choose(view, choices) {
        const said = seats[side - 1]!.choose(view, choices)
        const decision = damos.decision(view)
        const line = damos.write(view, said)
        if (!decision.isOver) lines.push(`${damos.sides[side - 1]} ${decision.step}: ${line}`)
        if (view.march.isExploiting === 1 && line.startsWith('to ')) exploits++
        return said
      },
    }),
    dice,
  )
  return { lines, exploits }
}

describe('a bot that is asked first in the middle of things', () => {
  it('gets on if it is asked first at every question', () => {
    const dice = seededDice('e')
    const s: State = damos.start(damos.setting('campaign'), dice)
    const asked = { choose: (view: State, list: Choices) => newBot().choose(view, list) }
    expect(() => playOn(damos, s, () => asked, dice, 600)).toThrow('no end after 600 choices')
    expect(s.turn).toBeGreaterThan(1)
  })

  /** Every option as it usually is not. */
  const unusual = Object.fromEntries(
    OPTIONS.map(({ id, values, standard }) => [id, values.find((v) => v !== standard)!]),
  )

  it('gives a legal answer at any moment of random play, and gives it again', () => {
    const { steps, faults } = askFresh(damos, {
      scenario: 'campaign',
      options: {},
      seed: 'f',
      newBot,
      strays: 1,
      unsaid: /^(lift|back|leave)/,
      asked: 10,
      most: 2500,
    })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['march', 'window']))
  })

  it.each([
    ['as usual', {}],
    ['with every option changed', unusual],
  ])('does so where bots stray, %s', (_, options) => {
    const { steps, faults } = askFresh(damos, {
      scenario: 'campaign',
      options,
      seed: 'g',
      newBot,
      strays: 8,
      asked: 15,
      most: 2500,
    })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['operations', 'march', 'window', 'strategic']))
  })
})

describe('what a bot sees', () => {
  it('C2.4 it answers the same in two worlds that look the same to its side', () => {
    const dice = seededDice('h')
    const chance = seededDice('worlds')
    const setting = damos.setting('campaign')
    const s = damos.start(setting, dice)
    const [view, world, again] = [damos.blank(setting), damos.blank(setting), damos.blank(setting)]
    const choices = new Choices()
    const bot = newBot()
    let compared = 0
    for (let n = 0; n < 900; n++) {
      const decision = damos.decision(s)
      if (decision.isOver) break
      damos.choices(s, choices)
      if (decision.side === NATURE) {
        damos.take(s, choices.at(0), dice)
        continue
      }
      damos.view(s, decision.side, view)
      const said = bot.choose(view, choices)
      if (n % 7 === 0 && s.turn > 1) {
        damos.resample(view, decision.side, chance, world)
        damos.view(world, decision.side, again)
        if (samePosition(view, again)) {
          damos.choices(again, choices)
          expect(damos.write(s, newBot().choose(again, choices))).toBe(damos.write(s, said))
          compared++
        }
      }
      damos.take(s, said, dice)
    }
    expect(compared).toBeGreaterThan(20)
  })
})

describe('what a bot knows', () => {
  /** What it says when it sees no more than its side does. */
  function said(match: Played): string {
    const { decision, setting, position: s } = match
    const view = damos.blank(setting)
    damos.view(s, decision.isOver ? NATURE : decision.side, view)
    return saidBy(damos, view, newBot())
  }

  it('X4.3.1 leads the railway on by the shortest way to Moscow', () => {
    const line = ['3127', '3126', '3125', '3024', '3023', '2923']
    const match = position({
      phase: 'rail',
      units: { 'g:5': '2529', 'r:4RC': '2304' },
      german: [...line, '2922', '2822', '2924'],
      converted: line.slice(0, 5),
      dice: [6],
    })
    expect(said(match)).toBe('all')
    expect(said(say(match, 'all'))).toBe('branch 2922')
  })

  it('C8.11 gives its largest unit to hold Moscow', () => {
    const panzers = { 'g:7Pz': '2703', 'g:20Pz': '2703', 'g:3Pz': '2703', 'g:4Pz': '2703' }
    const units = { ...panzers, 'r:5MC': '2702', 'r:61RC': '2702' }
    const match = position({ phase: 'german operations', turn: 12, units, dice: [three(18), three(3)] })
    roll(join(match, 'standard', 'steadfast', '2702', '2703'))
    expect(said(match)).toMatch(/^rout /)
  })

  it('X5.0 walks into Moscow when nobody is there', () => {
    const units = { 'g:7Pz': '2704', 'r:61RC': '3409' }
    const match = position({ phase: 'german operations', turn: 13, units })
    expect(said(match)).toBe('activate 2704')
    expect(said(say(match, 'activate 2704'))).toBe('to 2702')
  })

  it('X4.6.3 attacks when Moscow demands it', () => {
    const units = { 'g:5': '2814', 'r:61RC': '2813', 'r:69RC': '2813' }
    const match = position({ phase: 'russian operations', turn: 2, units, dice: [1] })
    expect(said(match)).toMatch(/^activate 2813/)
  })

  it('C2.8 rallies those who are demoralized', () => {
    const units = { 'r:61RC': { place: '2702', demoralized: true }, 'g:5': '2814' }
    const match = say(position({ phase: 'russian operations', turn: 5, units }), 'activate 2702')
    expect(said(match)).toBe('rally')
  })

  it('X4.5 keeps replacement points for battles, and uses the rest', () => {
    const units = { 'r:61RC': { place: '2702', strength: 2 }, 'g:5': '2814' }
    const match = position({
      phase: 'russian reinforcement',
      turn: 5,
      units,
      set: { sides: { Russian: { points: 5 } } },
    })
    expect(said(match)).toBe('replace r:61RC')
    expect(said(say(match, 'replace r:61RC', 'replace r:61RC', 'replace r:61RC'))).toBe('done')
  })
})

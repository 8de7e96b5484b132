import { type Choices, playOn, randomPolicy, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { askFresh, saidBy } from '../fresh.fixture.ts'
import { E, TARGET, W } from './battle.fixture.ts'
import { GREEDY, newBot } from './bot.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc09 } from './index.ts'
import { held, type Played, position, say } from './position.fixture.ts'
import { OPTIONS, SCENARIOS } from './scenarios.ts'
import type { State } from './state.ts'
import { sovietPoints } from './victory.ts'

const names = SCENARIOS.map(({ id }) => id)

/** Who won a game, and what the Soviets had; Koenigsberg is as good as everything. */
function game(scenario: string, seed: string, seats: readonly ReturnType<typeof newBot>[]) {
  const setting = dagc09.setting(scenario)
  const dice = seededDice(seed)
  const s: State = dagc09.start(setting, dice)
  const { winner, level } = playOn(dagc09, s, (side) => seats[side - 1]!, dice)
  return { winner, points: level === 'Koenigsberg' ? 60 : sovietPoints(s) }
}

const SEEDS = ['b', 'c']

const random = (seed: string) => randomPolicy(dagc09, seededDice(seed))

describe('the bot', () => {
  it.each(['historical', 'bold', 'combined'])('wins against random play from either side in %s', (scenario) => {
    expect(game(scenario, 'a', [newBot(), random('r')]).winner).toBe(GERMAN)
    expect(game(scenario, 'a', [random('r'), newBot()]).winner).toBe(SOVIET)
  })

  it.each(['historical', 'bold'])('does better than its greedy core in the same seat in %s', (scenario) => {
    const points = (german: () => ReturnType<typeof newBot>, soviet: () => ReturnType<typeof newBot>) =>
      SEEDS.reduce((sum, seed) => sum + game(scenario, seed, [german(), soviet()]).points, 0)
    const greedy = () => newBot(GREEDY)
    expect(points(greedy, () => newBot())).toBeGreaterThan(points(() => newBot(), greedy))
  })

  it('plays the same game again from the same dice', () => {
    const once = game('historical', 'd', [newBot(), newBot()])
    expect(game('historical', 'd', [newBot(), newBot()])).toEqual(once)
  })
})

describe('a bot that is asked first in the middle of things', () => {
  it('gets on if it is asked first at every question', () => {
    const dice = seededDice('e')
    const s: State = dagc09.start(dagc09.setting('historical'), dice)
    const asked = { choose: (view: State, list: Choices) => newBot().choose(view, list) }
    expect(() => playOn(dagc09, s, () => asked, dice, 500)).toThrow('no end after 500 choices')
    expect(s.turn).toBeGreaterThan(1)
  })

  /** Every option as it usually is not. */
  const unusual = Object.fromEntries(
    OPTIONS.map(({ id, values, standard }) => [id, values.find((v) => v !== standard)!]),
  )

  it.each(names)('gives a legal answer at any moment of random play of %s, and gives it again', (scenario) => {
    const { steps, faults } = askFresh(dagc09, {
      scenario,
      options: {},
      seed: scenario,
      newBot,
      strays: 1,
      unsaid: /^lift/,
      asked: 60,
      most: 1500,
    })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['move', 'march', 'assault']))
  })

  it.each(names)('does so where bots stray in %s, with every option changed', (scenario) => {
    const { steps, faults } = askFresh(dagc09, {
      scenario,
      options: unusual,
      seed: scenario,
      newBot,
      strays: 8,
      asked: 60,
      most: 1500,
    })
    expect(faults).toEqual([])
    expect(steps.size).toBeGreaterThan(2)
  })
})

describe('what a bot knows', () => {
  const said = (match: Played): string => saidBy(dagc09, match.position, newBot())

  it('4.2 walks into Koenigsberg when nobody is there', () => {
    const match = position({ phase: 'soviet move', turn: 3, units: { 'r:5GT': '2921', 'g:1': '3326' } })
    expect(said(match)).toBe('move r:5GT')
    say(match, 'move r:5GT')
    expect(said(match)).toBe('to 2825')
  })

  it('11.11 strikes from opposite sides', () => {
    const units = { 'r:5': W, 'r:39': E, 'g:1': TARGET }
    const match = position({ phase: 'soviet second combat', turn: 3, units })
    expect(said(match)).toBe(`attack ${TARGET}`)
    say(match, `attack ${TARGET}`, 'join r:5')
    expect(said(match)).toBe('join r:39')
  })

  it('13.1 sends an air army where a column more pays', () => {
    const units = { 'r:5GT': W, 'r:11G': E, 'g:1': TARGET, 'g:2': TARGET }
    const match = position({ phase: 'soviet second combat', turn: 3, units, set: { air: { main: 8 } } })
    say(match, `attack ${TARGET}`, 'join r:5GT', 'join r:11G')
    expect(said(match)).toBe('air')
  })

  it('6.8 puts the weaker unit on top before a phase ends', () => {
    const units = { 'r:5': { place: W, order: 2, moved: true }, 'r:5GT': { place: W, order: 1, moved: true } }
    const match = position({ phase: 'soviet move', turn: 3, units: { ...units, 'g:1': '3326' } })
    expect(said(match)).toBe(`swap ${W}`)
    say(match, `swap ${W}`)
    expect(said(match)).toBe('done')
  })

  it('4.3 takes back a city in the last German move', () => {
    const units = { 'g:1': '4124', 'r:5': '3908' }
    const hexes = held('Soviet', '4127')
    const match = position({ phase: 'german move', turn: 9, units, set: { hexes } })
    expect(said(match)).toBe('move g:1')
    say(match, 'move g:1')
    expect(said(match)).toBe('to 4127')
  })

  it('10.6 rebuilds the unit that gains most', () => {
    const units = { 'r:5': { place: '3600', reduced: true }, 'r:5GT': { place: '3600', reduced: true } }
    const match = position({ phase: 'soviet arrivals', turn: 3, units, set: { replacements: 1 } })
    expect(said(match)).toBe('rebuild r:5GT')
  })
})

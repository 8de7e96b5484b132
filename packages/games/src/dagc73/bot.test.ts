import { type Choices, playOn, randomPolicy, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { askFresh, saidBy } from '../fresh.fixture.ts'
import { GREEDY, newBot } from './bot.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc73 } from './index.ts'
import { type Played, position, say } from './position.fixture.ts'
import { OPTIONS, SCENARIOS } from './scenarios.ts'
import type { State } from './state.ts'

const names = SCENARIOS.map(({ id }) => id)

/** German less Russian points when a game is over, and who won it. */
function game(scenario: string, seed: string, seats: readonly ReturnType<typeof newBot>[]) {
  const setting = dagc73.setting(scenario)
  const dice = seededDice(seed)
  const s: State = dagc73.start(setting, dice)
  const { winner } = playOn(dagc73, s, (side) => seats[side - 1]!, dice)
  return { winner, lead: s.vp.german - s.vp.soviet }
}

const random = (seed: string) => randomPolicy(dagc73, seededDice(seed))

describe('the bot', () => {
  it.each(names)('wins against random play from either side in %s', (scenario) => {
    expect(game(scenario, 'a', [newBot(), random('r')]).winner).toBe(GERMAN)
    expect(game(scenario, 'a', [random('r'), newBot()]).winner).toBe(SOVIET)
  })

  it('does better than its greedy core from either side, over all scenarios', () => {
    const lead = (german: () => ReturnType<typeof newBot>, soviet: () => ReturnType<typeof newBot>) =>
      names.reduce((sum, scenario) => sum + game(scenario, 'b', [german(), soviet()]).lead, 0)
    const greedy = () => newBot(GREEDY)
    const even = lead(greedy, greedy)
    expect(lead(() => newBot(), greedy)).toBeGreaterThan(even)
    expect(lead(greedy, () => newBot())).toBeLessThan(even)
  })

  it('plays the same game again from the same dice', () => {
    const once = game('historical', 'c', [newBot(), newBot()])
    expect(game('historical', 'c', [newBot(), newBot()])).toEqual(once)
  })
})

/** Six Russians round a lone division. */
const RING = {
  'r:RH1': '1504',
  'r:1': '1302',
  'r:19': '1302',
  'r:29': '1303',
  'r:31': '1303',
  'r:35': '1103',
  'r:1T': '1303',
  'g:6': '1202',
}

const fight = (...dice: number[]): Played => position({ phase: 'soviet combat', turn: 3, units: RING, dice })
const fresh = (match: Played): string => saidBy(dagc73, match.position, newBot())

describe('a bot that is asked first in the middle of things', () => {
  it.each([
    ['assault', 5, ['attack 1202'], 'join r:1'],
    ['assault', 5, ['attack 1202', 'join r:1'], 'roll'],
    ['losses', 5, ['attack 1202', 'join r:1', 'join r:19', 'roll'], 'lose r:1'],
    ['rout', 5, ['attack 1202', 'join r:1', 'roll'], 'retreat g:6'],
    ['fallback', 1, ['attack 1202', 'join r:1', 'roll', 'retreat r:1'], 'to 1401'],
    ['advance', 5, ['attack 1202', 'join r:1', 'roll', 'retreat g:6'], 'advance r:1'],
  ])('plays on in step %s after a %i and %j', (step, die, said, answer) => {
    const match = say(fight(die), ...said)
    expect(match.decision).toMatchObject({ step })
    expect(fresh(match)).toBe(answer)
  })

  it('8.2 makes use of those who have joined, and leaves out those who are not needed', () => {
    expect(fresh(say(fight(), 'attack 1202', 'join r:35'))).toBe('roll')
    expect(fresh(say(fight(), 'attack 1202', 'join r:1', 'join r:19', 'join r:35'))).toMatch(/^drop /)
  })

  it('8.2 calls off an attack that it would not make', () => {
    const units = { 'r:RH1': '1504', 'r:1': '1302', 'g:6': '1202', 'g:7': '1202', 'g:12': '1202' }
    const match = say(position({ phase: 'soviet combat', turn: 3, units }), 'attack 1202', 'join r:1')
    expect(fresh(match)).toBe('withdraw')
    expect(fresh(say(match, 'withdraw'))).toBe('done')
  })

  it('5.1 sends a unit that somebody has picked up where it would have sent it', () => {
    const match = position({ phase: 'soviet move', turn: 3, units: { ...RING, 'r:36': '1905' } })
    const picked = fresh(match)
    expect(picked).toMatch(/^move /)
    const bot = newBot()
    expect(saidBy(dagc73, match.position, bot)).toBe(picked)
    say(match, picked)
    expect(fresh(match)).toBe(saidBy(dagc73, match.position, bot))
  })

  it('5.1 finds a goal for a unit that it would not have picked up', () => {
    const match = position({ phase: 'soviet move', turn: 3, units: { ...RING, 'r:36': '1905', 'r:37': '2005' } })
    const others = ['r:36', 'r:37'].filter((unit) => fresh(match) !== `move ${unit}`)
    expect(others).not.toEqual([])
    for (const unit of others) {
      say(match, `move ${unit}`)
      expect(fresh(match)).toMatch(/^to /)
      match.takeBack(0)
    }
  })

  it('plans anew when an answer was taken back', () => {
    const match = position({ phase: 'soviet move', turn: 3, units: { ...RING, 'r:36': '1905' } })
    const bot = newBot()
    const first = saidBy(dagc73, match.position, bot)
    say(match, first)
    say(match, saidBy(dagc73, match.position, bot))
    match.takeBack(0)
    expect(saidBy(dagc73, match.position, bot)).toBe(first)
  })

  it('plays a whole game if it is asked first at every question', () => {
    const asked = { choose: (s: State, list: Choices) => newBot().choose(s, list) }
    expect(game('sane', 'd', [random('r'), asked]).winner).toBe(SOVIET)
  })

  /** Every option as it usually is not. */
  const unusual = Object.fromEntries(
    OPTIONS.map(({ id, values, standard }) => [id, values.find((v) => v !== standard)!]),
  )

  it.each(names)('gives a legal answer at any moment of random play of %s, and gives it again', (scenario) => {
    const { steps, faults } = askFresh(dagc73, {
      scenario,
      options: {},
      seed: scenario,
      newBot,
      strays: 1,
      unsaid: /^lift/,
      asked: 60,
      most: 3000,
    })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['deploy', 'site', 'move', 'march']))
  })

  it.each(names)('does so where bots stray in %s, with every option changed', (scenario) => {
    const { steps, faults } = askFresh(dagc73, {
      scenario,
      options: unusual,
      seed: `${scenario} adrift`,
      newBot,
      strays: 8,
      asked: 30,
      most: 3000,
    })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['move', 'march', 'assault']))
  })
})

import { playOn, randomPolicy, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { GREEDY, newBot } from './bot.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc73 } from './index.ts'
import { SCENARIOS } from './scenarios.ts'
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

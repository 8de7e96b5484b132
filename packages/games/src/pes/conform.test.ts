import { Choices, copyInto, type Dice, NATURE, type Options, seededDice } from '@hexfront/core'
import { conform } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { newBot } from './bot.ts'
import { pes } from './index.ts'
import { broken } from './laws.ts'
import { OPTIONS } from './scenarios.ts'
import type { State } from './state.ts'

/** Plays with a bot that now and then answers at random, under the laws of the game. */
function play(seed: string, options: Options, strays: number): string {
  const setting = pes.setting('campaign', options)
  const dice = seededDice(`${seed} dice`)
  const chance = seededDice(`${seed} strays`)
  const s = pes.start(setting, dice)
  const before = pes.blank(setting)
  const bot = newBot()
  const choices = new Choices()
  for (let n = 0; n < 20_000; n++) {
    const decision = pes.decision(s)
    if (decision.isOver) return decision.level
    pes.choices(s, choices)
    copyInto(before, s)
    const answer = decision.side === NATURE ? choices.at(0) : chooses(s)
    pes.take(s, answer, dice)
    const fault = broken(s, before)
    if (fault !== '') throw new Error(`${fault} after ${pes.write(before, answer)} on turn ${s.turn}`)
  }
  throw new Error('no end')

  function chooses(at: State): number {
    // It neither gives up nor opens its front by chance.
    const isStray = strays > 0 && chance.pick(strays, 'a stray answer') === 0 && pes.phase(at).id === 'operations'
    if (!isStray) return bot.choose(at, choices)
    return strayFrom(at, choices, chance)
  }
}

function strayFrom(s: State, choices: Choices, chance: Dice): number {
  const kept = choices.toArray().filter((one) => !/^(done|abandon|concede)/.test(pes.write(s, one)))
  return kept.length === 0 ? choices.at(0) : kept[chance.pick(kept.length, 'a stray answer')]!
}

describe('the laws of the game', () => {
  it('hold in games of the bot', () => {
    for (let n = 0; n < 4; n++) expect(play(`bot ${n}`, {}, 0)).not.toBe('')
  })

  it('hold there with those of the kernel', () => {
    const player = () => newBot()
    const { failures } = conform(pes, { scenario: 'campaign', games: 3, every: 20, player, invariant: broken })
    expect(failures).toEqual([])
  })

  it('hold when it strays', () => {
    for (let n = 0; n < 4; n++) expect(play(`stray ${n}`, {}, 12)).not.toBe('')
  })

  it.each(OPTIONS.map(({ id, values }) => [id, values[1]] as const))('hold with %s %s', (id, value) => {
    expect(play('option', { [id]: value }, 0)).not.toBe('')
  })
})

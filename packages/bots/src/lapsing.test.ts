import { Choices, operandA, playOn, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { newLapsing } from './lapsing.ts'
import { plans, type Stones, stones } from './stones.fixture.ts'

const lapsing = (lapses: number, seed = 'lapsing') =>
  newLapsing(plans, { careful: plans.newBot(3), careless: plans.newBot(1), lapses: () => lapses }, seed)

/** How many stones the first of two takes in each turn of many games. */
function taken(newPlayer: (game: number) => ReturnType<typeof lapsing>): number[] {
  const counts: number[] = []
  for (let game = 0; game < 40; game++) {
    const dice = seededDice(`${game}`)
    const first = newPlayer(game)
    const other = plans.newBot(2)
    playOn(
      stones,
      stones.start(stones.setting('only'), dice),
      (side) => ({
        choose(view, choices) {
          const answer = (side === 1 ? first : other).choose(view, choices)
          if (side === 1) counts.push(operandA(answer))
          return answer
        },
      }),
      dice,
    )
  }
  return counts
}

const careless = (counts: readonly number[]): number => counts.filter((count) => count === 1).length / counts.length

describe('somebody who lapses', () => {
  it('never does so, or always, or about as often as was asked for', () => {
    expect(new Set(taken(() => lapsing(0)))).toEqual(new Set([3]))
    expect(new Set(taken(() => lapsing(100)))).toEqual(new Set([1]))
    const share = careless(taken((game) => lapsing(30, `${game}`)))
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  it('does the same again when the same plan is due again, whoever was asked between', () => {
    const views = [1, 2, 3, 4, 5].map((turn): Stones => {
      const view = stones.start(stones.setting('only'), seededDice('start'))
      view.turn = turn
      return view
    })
    const choices = new Choices()
    stones.choices(views[0]!, choices)
    const player = lapsing(50)
    const ask = (view: Stones): number => operandA(player.choose(view, choices))
    const forth = views.map(ask)
    expect(new Set(forth).size).toBe(2)
    expect(views.toReversed().map(ask).toReversed()).toEqual(forth)
  })
})

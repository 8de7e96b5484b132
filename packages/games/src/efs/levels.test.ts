import { Choices, NATURE, phaseNow } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../game-table.ts'
import { newGreedy } from './bot/greedy.ts'
import { efs } from './index.ts'
import { begin } from './position.fixture.ts'
import { registration } from './registration.ts'

const { game, newPlayer, players } = tableOf(registration)

/** So many answers lead past the first plan of a movement. */
const ANSWERS = 12

describe('all levels play the great scenarios', () => {
  it.each(players.map(({ id }) => id))('%s gives legal answers at the beginning of each', (level) => {
    for (const scenario of ['smolensk', 'guderian', 'dnepr']) {
      const match = begin(scenario)
      const view = game.blank(match.setting)
      const seats = [newPlayer(level, 'one'), newPlayer(level, 'two')]
      const offered = new Choices()
      for (let n = 0; n < ANSWERS; n++) {
        const asked = match.decision
        if (asked.isOver) throw new Error('over already')
        const { side } = asked
        game.choices(match.position, offered)
        if (side !== NATURE) game.view(match.position, side, view)
        const answer = side === NATURE ? offered.at(0) : seats[side - 1]!.choose(view, offered)
        expect(offered.toArray(), `${level} in ${scenario}`).toContain(answer)
        match.take(answer)
      }
    }
  })
})

describe('those who slip', () => {
  /** What players of a level say when the first movement of Guderian's drive is planned: how many of forty say what the greedy player says. */
  const greedyOnes = (level: string): number => {
    const match = begin('guderian')
    const seats = [newPlayer('bot', 'one'), newPlayer('bot', 'two')]
    const offered = new Choices()
    const view = efs.blank(match.setting)
    for (;;) {
      const asked = match.decision
      if (asked.isOver) throw new Error('over already')
      game.choices(match.position, offered)
      if (asked.side !== NATURE) game.view(match.position, asked.side, view)
      if (phaseNow(match.position).movement === 'B1') break
      match.take(asked.side === NATURE ? offered.at(0) : seats[asked.side - 1]!.choose(view, offered))
    }
    const greedy = newGreedy().choose(view, offered)
    expect(newPlayer('bot', 'any').choose(view, offered)).not.toBe(greedy)
    return Array.from({ length: 40 }, (_, n) => newPlayer(level, `lot ${n}`).choose(view, offered)).filter(
      (said) => said === greedy,
    ).length
  }

  it('are the Veteran in a few phases of a great scenario, the Regular in more, the Recruit in most, Staff never', () => {
    const counts = ['staff', 'veteran', 'regular', 'recruit'].map(greedyOnes)
    expect(counts[0]).toBe(0)
    expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b))
    expect(counts[3]).toBeLessThan(40)
  })
})

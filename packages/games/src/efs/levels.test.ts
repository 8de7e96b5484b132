import { Choices, NATURE } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../game-table.ts'
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

import { expect, it } from 'vitest'
import { checkDisplay } from './displays.ts'
import { toy } from './toy.fixture.ts'

it('names the steps and answers of a display that its game does not have', () => {
  expect(
    checkDisplay(toy, {
      primary: { turn: 'peek' },
      finishes: { turn: 'peek' },
      opening: { turn: ['take 3', 'wager'] },
    }),
  ).toEqual([])
  expect(
    checkDisplay(toy, {
      primary: { trun: 'peek', duel: 'take' },
      finishes: {},
      opening: { turn: ['wager', 'tkae 3'] },
    }),
  ).toEqual([
    'primary.trun: no such step (there are wind, turn, duel)',
    'primary.duel: "take" is no answer there (there are bid)',
    'opening.turn: "tkae 3" is no answer there (there are take, wager, peek, duel)',
  ])
})

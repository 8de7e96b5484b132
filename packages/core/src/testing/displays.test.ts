import { expect, it } from 'vitest'
import { checkDisplay } from './displays.ts'
import { toy } from './toy.fixture.ts'

const columns = ['to enter']
const chart = () => ({ columns, rows: [] })

it('names the steps and answers of a display that its game does not have', () => {
  expect(
    checkDisplay(toy, {
      primary: { turn: 'peek' },
      finishes: { turn: 'peek' },
      opening: { turn: ['take 3', 'wager'] },
      chart,
    }),
  ).toEqual([])
  expect(
    checkDisplay(toy, {
      primary: { trun: 'peek', duel: ['bid', 'take'] },
      finishes: {},
      opening: { turn: ['wager', 'tkae 3'] },
      chart,
    }),
  ).toEqual([
    'primary.trun: no such step (there are wind, turn, duel)',
    'primary.duel: "take" is no answer there (there are bid)',
    'opening.turn: "tkae 3" is no answer there (there are take, wager, peek, duel)',
  ])
})

it('names rows of the terrain chart that are too short', () => {
  const rows = [{ name: 'Forest', on: 'terrain forest', cells: [] }]
  expect(checkDisplay(toy, { primary: {}, finishes: {}, opening: {}, chart: () => ({ columns, rows }) })).toEqual([
    'chart: Forest does not have 1 cells',
  ])
})

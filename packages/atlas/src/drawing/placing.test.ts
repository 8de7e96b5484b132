import { describe, expect, it } from 'vitest'
import type { Label } from './drawing.ts'
import { upright } from './patch.ts'
import { type Option, Placing, type Wish } from './placing.ts'

/** A name that would cover some cells of a line, the first choice first. */
const wish = (text: string, rank: number, ...cells: number[]): Wish => ({
  rank,
  options: cells.map((cell, cost): Option => {
    const label: Label = {
      kind: 'label',
      x: cell,
      y: 0,
      text,
      font: 'name',
      size: 1,
      weight: 500,
      colour: '#000000',
      anchor: 'start',
    }
    return { label, patches: [upright(cell, 0, cell + 1, 1)], cost }
  }),
})

function settled(...wishes: Wish[]): Placing {
  const placing = new Placing(wishes, [], 10)
  for (const _ of placing.settleAll());
  return placing
}

const cellsOf = (placing: Placing) => Object.fromEntries(placing.labels().map(({ text, x }) => [text, x]))

describe('the placing of names', () => {
  it('gives the first choice to the higher rank', () => {
    expect(cellsOf(settled(wish('Orsha', 3, 1, 2), wish('Minsk', 1, 1, 2)))).toEqual({ Minsk: 1, Orsha: 2 })
  })

  it('moves a name aside for one that has no other place', () => {
    expect(cellsOf(settled(wish('Minsk', 1, 1, 2), wish('Orsha', 3, 1)))).toEqual({ Minsk: 2, Orsha: 1 })
  })

  it('leaves out a name that nobody can make room for', () => {
    expect(cellsOf(settled(wish('Minsk', 1, 1), wish('Orsha', 3, 1)))).toEqual({ Minsk: 1 })
  })

  it('keeps off what is taken', () => {
    const placing = new Placing([wish('Minsk', 1, 1, 2)], [upright(0.5, 0, 1.5, 1)], 10)
    for (const _ of placing.settleAll());
    expect(cellsOf(placing)).toEqual({ Minsk: 2 })
  })

  it('makes room for one more, whatever it takes', () => {
    const placing = settled(wish('Minsk', 1, 1, 2), wish('Orsha', 3, 5))
    placing.forceIn(wish('number 1', 0, 1))
    placing.forceIn(wish('number 5', 0, 5))
    expect(cellsOf(placing)).toEqual({ Minsk: 2, 'number 1': 1, 'number 5': 5 })
  })
})

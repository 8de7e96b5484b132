import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DiceError } from './dice.ts'
import { type Forced, forcedDice } from './forced.ts'

const CLASSES = Uint8Array.of(0, 0, 1, 1, 2, 2)

describe('forced dice', () => {
  it('fall as the list says, whatever way it is written', () => {
    const dice = forcedDice([5, 'd6:4', { d6: 3 }, '3d6:11', { '2d6': 7 }, { pick: 3 }, 'pick 12:11', '1d6:2', 6])
    expect(dice.die(6, '')).toBe(5)
    expect(dice.die(6, '')).toBe(4)
    expect(dice.die(6, '')).toBe(3)
    expect(dice.sum(3, 6, '')).toBe(11)
    expect(dice.sum(2, 6, '')).toBe(7)
    expect(dice.pick(12, '')).toBe(3)
    expect(dice.pick(12, '')).toBe(11)
    expect(dice.sum(1, 6, '')).toBe(2)
    expect(dice.sum(1, 6, '')).toBe(6)
    dice.assertSpent()
  })

  it('add tallies to the ones there are', () => {
    const dice = forcedDice([{ 'each 5d6': [2, 1, 2] }, 'each 5d6 by 001122:5,0,0'])
    const tally = Uint8Array.of(1, 1, 1, 9)
    dice.each(5, 6, CLASSES, tally, '')
    dice.each(5, 6, CLASSES, tally, '')
    expect([...tally]).toEqual([8, 2, 3, 9])
  })

  it('come out as they went in', () => {
    const die = fc.integer({ min: 1, max: 20 }).chain((faces) => fc.tuple(fc.constant(faces), fc.nat(faces - 1)))
    fc.assert(
      fc.property(fc.array(fc.tuple(die, fc.nat(3))), (list) => {
        const forms = list.map(([[faces, value], form]): Forced => {
          if (form === 0) return value + 1
          if (form === 1) return `d${faces}:${value + 1}`
          return form === 2 ? { [`d${faces}`]: value + 1 } : `pick ${faces}:${value}`
        })
        const dice = forcedDice(forms)
        for (const [[faces, value], form] of list)
          expect(form === 3 ? dice.pick(faces, '') : dice.die(faces, '') - 1).toBe(value)
        expect(dice.left()).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('find a piece by its name among those in the cup', () => {
    const names = ['', 'FZ57', 'FZ58', 'EM1']
    const resolve = (label: string, _n: number, _why: string, among: ArrayLike<number> = []) =>
      Array.from(among, (unit) => names[unit]).indexOf(label)
    const dice = forcedDice([{ draw: 'FZ58' }, { draw: 'EM1' }, { draw: 'FZ57' }], resolve)
    expect(dice.pick(2, 'garrison', [1, 2])).toBe(1)
    expect(dice.pick(3, 'garrison', [1, 2, 3])).toBe(2)
    expect(() => dice.pick(2, 'garrison of Minsk', [2, 3])).toThrow(
      new DiceError('"garrison of Minsk" picks one of 2: number 3 of the list is FZ57, which is not among them'),
    )
  })
})

describe('forced dice that do not fit', () => {
  const message = (list: Forced[], use: (dice: ReturnType<typeof forcedDice>) => void) => {
    try {
      use(forcedDice(list))
    } catch (error) {
      expect(error).toBeInstanceOf(DiceError)
      return error instanceof Error ? error.message : ''
    }
    return 'nothing was wrong'
  }

  it('run out', () => {
    const three = message([1, 2, 3], (dice) => {
      for (let i = 0; i < 4; i++) dice.die(6, 'combat at 0304')
    })
    expect(three).toBe('dice ran out: "combat at 0304" wants d6, 3 were given')
    expect(message([], (dice) => dice.sum(2, 6, 'rally'))).toBe('dice ran out: "rally" wants 2d6, 0 were given')
  })

  it('are of another kind', () => {
    expect(message([2, '2d6:7'], (dice) => dice.die(6, 'rain') + dice.die(6, 'combat at 0304'))).toBe(
      'dice do not fit: "combat at 0304" wants d6, number 2 of the list is 2d6:7',
    )
    expect(message(['d10:7'], (dice) => dice.die(6, 'x'))).toBe(
      'dice do not fit: "x" wants d6, number 1 of the list is d10:7',
    )
    expect(message([7], (dice) => dice.sum(2, 6, 'x'))).toBe(
      'dice do not fit: "x" wants 2d6, number 1 of the list is 7',
    )
    expect(message([3], (dice) => dice.pick(9, 'x'))).toBe(
      'dice do not fit: "x" wants pick 9, number 1 of the list is 3',
    )
    expect(message([{ pick: 3 }], (dice) => dice.die(6, 'x'))).toBe(
      'dice do not fit: "x" wants d6, number 1 of the list is pick:3',
    )
    expect(message([{ draw: 'FZ58' }], (dice) => dice.die(6, 'x'))).toBe(
      'dice do not fit: "x" wants d6, number 1 of the list is draw:FZ58',
    )
    const fire = message(['each 4d6:2,1,1'], (dice) => dice.each(5, 6, CLASSES, new Uint8Array(3), 'fire'))
    expect(fire).toBe('dice do not fit: "fire" wants each 5d6 by 001122, number 1 of the list is each 4d6:2,1,1')
    const others = message(['each 5d6 by 011122:2,1,2'], (dice) => dice.each(5, 6, CLASSES, new Uint8Array(3), 'fire'))
    expect(others).toBe(
      'dice do not fit: "fire" wants each 5d6 by 001122, number 1 of the list is each 5d6 by 011122:2,1,2',
    )
  })

  it('are out of range', () => {
    expect(message([2, 9], (dice) => dice.die(6, 'rain') + dice.die(6, 'combat at 0304'))).toBe(
      'dice out of range: "combat at 0304", number 2 of the list: a d6 gives 1 to 6, not 9',
    )
    expect(message([{ pick: 3 }], (dice) => dice.pick(3, 'tie'))).toBe(
      'dice out of range: "tie", number 1 of the list: a pick of 3 gives 0 to 2, not 3',
    )
    expect(message(['each 5d6:4,1'], (dice) => dice.each(5, 6, CLASSES, new Uint8Array(3), 'fire'))).toBe(
      'dice out of range: "fire", number 1 of the list: 3 classes have 2 tallies',
    )
  })

  it('are left over', () => {
    const list: Forced[] = [1, 'd6:3', { pick: 4 }, { draw: 'FZ58' }]
    const left = message(list, (dice) => {
      dice.die(6, 'rain')
      expect(dice.left()).toEqual(['d6:3', 'pick:4', 'draw:FZ58'])
      dice.assertSpent()
    })
    expect(left).toBe('dice left over: 3 of 4 were not used: d6:3 · pick:4 · draw:FZ58')
  })

  it('are no dice at all', () => {
    const idle = () => {}
    expect(message([1, 'six'], idle)).toBe(
      'dice, number 2 of the list: "six" is not a draw (expected d6:5, 3d6:11, each 5d6:2,1,2 or pick 12:3)',
    )
    expect(message([-1], idle)).toMatch('number 1 of the list: "-1" is not a draw')
    expect(message([{ d6: 7 }], idle)).toBe('dice, number 1 of the list: "d6:7": a d6 gives 1 to 6, not 7')
    expect(message([{ d6: 1, d10: 2 }], idle)).toBe(
      'dice, number 1 of the list: {"d6":1,"d10":2} is not one draw (expected one pair such as { "d6": 5 })',
    )
  })
})

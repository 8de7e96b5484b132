import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DiceError, MOST_DICE, MOST_FACES } from './dice.ts'
import { type Draw, faultOf, parseDraw, writeDraw } from './draw.ts'

const faces = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MOST_FACES }))

const die = faces.chain((n) =>
  fc.record({ kind: fc.constant('die'), faces: fc.constant(n), value: fc.integer({ min: 1, max: n }) }),
)
const pick = faces.chain((n) => fc.record({ kind: fc.constant('pick'), n: fc.constant(n), value: fc.nat(n - 1) }))
const sum = fc.tuple(fc.integer({ min: 2, max: MOST_DICE }), faces).chain(([count, n]) =>
  fc.record({
    kind: fc.constant('sum'),
    count: fc.constant(count),
    faces: fc.constant(n),
    value: fc.integer({ min: count, max: count * n }),
  }),
)
const thrown = fc.record({
  classes: fc.array(fc.nat(35), { minLength: 1, maxLength: 12 }),
  dice: fc.array(fc.nat(11), { minLength: 1, maxLength: 30 }),
})
const each = fc.tuple(thrown, fc.boolean()).map(([{ classes, dice }, known]): Draw => {
  const tally = new Array<number>(Math.max(...classes) + 1).fill(0)
  for (const face of dice) tally[classes[face % classes.length]!]! += 1
  const draw = { kind: 'each' as const, count: dice.length, faces: classes.length, tally }
  return known ? { ...draw, classes } : draw
})
const draws: fc.Arbitrary<Draw> = fc.oneof(die, sum, each, pick)

describe('the text of a draw', () => {
  it('is short and readable', () => {
    expect(writeDraw({ kind: 'die', faces: 6, value: 5, why: 'combat' })).toBe('d6:5')
    expect(writeDraw({ kind: 'sum', count: 3, faces: 6, value: 11 })).toBe('3d6:11')
    expect(writeDraw({ kind: 'each', count: 5, faces: 6, tally: [2, 1, 2] })).toBe('each 5d6:2,1,2')
    expect(writeDraw({ kind: 'each', count: 5, faces: 6, tally: [2, 1, 2], classes: [0, 0, 1, 1, 2, 2] })).toBe(
      'each 5d6 by 001122:2,1,2',
    )
    expect(writeDraw({ kind: 'pick', n: 12, value: 3 })).toBe('pick 12:3')
  })

  it('comes back as the same draw', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        expect(parseDraw(writeDraw(draw))).toEqual(draw)
      }),
      { numRuns: 5000 },
    )
  })

  it('reads one die summed as a die', () => {
    expect(parseDraw('1d6:4')).toEqual({ kind: 'die', faces: 6, value: 4 })
  })

  it('is never accepted with a fault, whatever is in it', () => {
    const junk = fc.stringMatching(/^(each )?(pick )?\d{0,3}d?\d{0,3}( by [0-9a-z]{0,4})?:\d{0,3}(,\d){0,3}$/)
    fc.assert(
      fc.property(fc.oneof(junk, fc.string()), (text) => {
        try {
          expect(faultOf(parseDraw(text))).toBe('')
        } catch (error) {
          expect(error).toBeInstanceOf(DiceError)
        }
      }),
      { numRuns: 5000 },
    )
  })

  it('is refused with what is wrong', () => {
    const messages = {
      'd6;5': '"d6;5" is not a draw (expected d6:5, 3d6:11, each 5d6:2,1,2 or pick 12:3)',
      'd6:7': '"d6:7": a d6 gives 1 to 6, not 7',
      'd6:0': '"d6:0": a d6 gives 1 to 6, not 0',
      'd0:1': '"d0:1": 1 to 65535 can be drawn from, not 0',
      '3d6:2': '"3d6:2": 3d6 gives 3 to 18, not 2',
      '0d6:0': '"0d6:0": 1 to 255 dice can be thrown at once, not 0',
      'pick 12:12': '"pick 12:12": a pick of 12 gives 0 to 11, not 12',
      'each 5d6:2,1,1': '"each 5d6:2,1,1": the tallies add up to 4, not to 5',
      'each 5d6 by 0011:3,2': '"each 5d6 by 0011:3,2": 6 faces have 4 classes',
      'each 5d6 by 001122:3,2': '"each 5d6 by 001122:3,2": 3 classes have 2 tallies',
      'each 5d6 by 000022:3,1,1': '"each 5d6 by 000022:3,1,1": no face is of class 1, but 1 dice are',
    }
    for (const [text, message] of Object.entries(messages))
      expect(() => parseDraw(text)).toThrow(new DiceError(message))
  })
})

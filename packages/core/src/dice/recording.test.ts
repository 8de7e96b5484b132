import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Dice, DiceError } from './dice.ts'
import { parseDraw, writeDraw } from './draw.ts'
import { forcedDice } from './forced.ts'
import { recordingDice } from './recording.ts'
import { replayDice } from './replay.ts'
import { seededDice } from './seeded.ts'

const CLASSES = Uint8Array.of(2, 0, 0, 1, 1, 1)

/** One draw of any kind, as rules would make it; returns what the rules see. */
const ask = fc.record({
  kind: fc.nat(3),
  count: fc.integer({ min: 1, max: 12 }),
  faces: fc.integer({ min: 1, max: 20 }),
})

type Ask = { kind: number; count: number; faces: number }

function draw(dice: Dice, { kind, count, faces }: Ask): string {
  if (kind === 0) return `${dice.die(faces, 'a die')}`
  if (kind === 1) return `${dice.sum(count, faces, 'a sum')}`
  if (kind === 2) return `${dice.pick(faces, 'a pick')}`
  const tally = Uint8Array.of(1, 2, 3)
  dice.each(count, 6, CLASSES, tally, 'dice one by one')
  return tally.join()
}

describe('recording dice', () => {
  it('pass on what the source gives', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(ask), (seed, asks) => {
        const plain = seededDice(seed)
        const recorded = recordingDice(seededDice(seed))
        expect(asks.map((a) => draw(recorded, a))).toEqual(asks.map((a) => draw(plain, a)))
        expect(recorded.count).toBe(asks.length)
        expect(recorded.draws.length).toBe(asks.length)
      }),
      { numRuns: 1000 },
    )
  })

  it('keep each draw with its reason until it is taken', () => {
    const dice = recordingDice(forcedDice([5, '3d6:11', 'each 2d6:0,1,1', { pick: 3 }, 4]))
    dice.die(6, 'combat at 0304')
    dice.sum(3, 6, 'rally')
    dice.each(2, 6, CLASSES, new Uint8Array(3), 'fire')
    dice.pick(12, 'garrison')
    expect(dice.take()).toEqual([
      { kind: 'die', faces: 6, value: 5, why: 'combat at 0304' },
      { kind: 'sum', count: 3, faces: 6, value: 11, why: 'rally' },
      { kind: 'each', count: 2, faces: 6, tally: [0, 1, 1], classes: [2, 0, 0, 1, 1, 1], why: 'fire' },
      { kind: 'pick', n: 12, value: 3, why: 'garrison' },
    ])
    expect(dice.draws).toEqual([])
    dice.sum(1, 6, 'one die')
    expect(dice.draws.map(writeDraw)).toEqual(['d6:4'])
    expect(dice.count).toBe(5)
  })

  it('keep nothing of a draw that failed', () => {
    const dice = recordingDice(forcedDice([]))
    expect(() => dice.die(6, 'rain')).toThrow(DiceError)
    expect(dice.count).toBe(0)
  })

  it('tell the source what lies in the cup', () => {
    const dice = recordingDice(
      forcedDice([{ draw: '7' }], (label, _n, _why, among = []) => Array.from(among).indexOf(Number(label))),
    )
    expect(dice.pick(3, 'cup', [2, 5, 7])).toBe(2)
  })
})

describe('replayed dice', () => {
  it('are the recorded ones again, through the text of a record', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(ask), (seed, asks) => {
        const first = recordingDice(seededDice(seed))
        const seen = asks.map((a) => draw(first, a))
        const record = first.take().map(writeDraw)
        const replay = replayDice(record.map(parseDraw))
        const second = recordingDice(replay)
        expect(asks.map((a) => draw(second, a))).toEqual(seen)
        expect(second.draws.map(writeDraw)).toEqual(record)
        replay.assertSpent()
      }),
      { numRuns: 1000 },
    )
  })

  it('name the first draw that rules no longer ask for', () => {
    const replay = replayDice([parseDraw('d6:3'), parseDraw('2d6:7')])
    replay.die(6, 'rain')
    expect(() => replay.die(6, 'combat at 0304')).toThrow(
      new DiceError('dice do not fit: "combat at 0304" wants d6, number 2 of the record is 2d6:7'),
    )
  })

  it('do not accept what never could have fallen', () => {
    const replay = replayDice([{ kind: 'die', faces: 6, value: 7 }])
    expect(() => replay.die(6, 'rain')).toThrow(
      new DiceError('dice out of range: "rain", number 1 of the record: a d6 gives 1 to 6, not 7'),
    )
  })
})

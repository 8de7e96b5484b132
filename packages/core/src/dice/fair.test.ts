import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DiceError } from './dice.ts'
import { type Draw, parseDraw, writeDraw } from './draw.ts'
import { commitmentTo, type FairRecord, fairDice, verifyFair } from './fair.ts'
import { recordingDice } from './recording.ts'

const CLASSES = Uint8Array.of(0, 0, 1, 1, 2, 2)

const seeds = fc.record({
  serverSeed: fc.string({ minLength: 1 }),
  playerSeeds: fc.array(fc.stringMatching(/^[^\n]*$/), { maxLength: 3 }),
  nonce: fc.nat(),
})

function play(kinds: readonly number[], of: { serverSeed: string; playerSeeds: string[]; nonce: number }): FairRecord {
  const dice = recordingDice(fairDice(of))
  for (const kind of kinds) {
    if (kind === 0) dice.die(6, 'combat')
    if (kind === 1) dice.sum(3, 10, 'rally')
    if (kind === 2) dice.pick(12, 'garrison')
    if (kind === 3) dice.each(7, 6, CLASSES, new Uint8Array(3), 'fire')
  }
  return { ...of, commitment: commitmentTo(of.serverSeed), draws: dice.take() }
}

/** The same draw with another possible result. */
function forge(draw: Draw): Draw {
  switch (draw.kind) {
    case 'die':
      return { ...draw, value: (draw.value % draw.faces) + 1 }
    case 'sum':
      return { ...draw, value: draw.value === 30 ? 3 : draw.value + 1 }
    case 'pick':
      return { ...draw, value: (draw.value + 1) % draw.n }
    case 'each': {
      const from = draw.tally.findIndex((n) => n > 0)
      const to = (from + 1) % draw.tally.length
      return { ...draw, tally: draw.tally.map((n, c) => n - Number(c === from) + Number(c === to)) }
    }
  }
}

const kinds = fc.array(fc.nat(3), { minLength: 1, maxLength: 6 })

describe('fair dice', () => {
  it('are accepted when honest, through the text of a record', () => {
    fc.assert(
      fc.property(seeds, kinds, (of, list) => {
        const record = play(list, of)
        expect(verifyFair(record)).toBeNull()
        expect(verifyFair({ ...record, draws: record.draws.map(writeDraw).map(parseDraw) })).toBeNull()
      }),
      { numRuns: 1000 },
    )
  })

  it('name the first forged draw', () => {
    fc.assert(
      fc.property(seeds, kinds, fc.nat(), fc.nat(), (of, list, one, other) => {
        const record = play(list, of)
        const forged = new Set([one % list.length, other % list.length])
        const draws = record.draws.map((draw, i) => (forged.has(i) ? forge(draw) : draw))
        const first = Math.min(...forged)
        expect(verifyFair({ ...record, draws })).toEqual({
          draw: first + 1,
          because: `${writeDraw(draws[first]!)} was played, the seeds give ${writeDraw(record.draws[first]!)}`,
        })
      }),
      { numRuns: 1000 },
    )
  })

  it('are bound to the published commitment', () => {
    fc.assert(
      fc.property(seeds, kinds, fc.string(), (of, list, other) => {
        fc.pre(other !== of.serverSeed)
        const record = play(list, { ...of, serverSeed: other })
        const fault = verifyFair({ ...record, commitment: commitmentTo(of.serverSeed) })
        expect(fault?.draw).toBe(0)
        expect(fault?.because).toContain(commitmentTo(of.serverSeed))
      }),
      { numRuns: 1000 },
    )
  })

  it('can be computed by anybody with a library', () => {
    const of = { serverSeed: 'a long secret', playerSeeds: ['alpha', 'bravo'], nonce: 41 }
    expect(commitmentTo(of.serverSeed)).toBe(createHash('sha256').update('a long secret').digest('hex'))
    const number = (draw: number, attempt: number) =>
      createHmac('sha256', 'a long secret').update(`alpha\nbravo\n41\n${draw}\n${attempt}`).digest().readUInt32BE() >>>
      1
    const dice = fairDice(of)
    expect(dice.die(6, '')).toBe(1 + (number(1, 1) % 6))
    expect(dice.pick(100, '')).toBe(number(2, 1) % 100)
    expect(dice.sum(3, 6, '')).toBe(3 + (number(3, 1) % 6) + (number(3, 2) % 6) + (number(3, 3) % 6))
    expect(dice.die(10, '')).toBe(1 + (number(4, 1) % 10))
  })

  it('depend on every seed and on the nonce', () => {
    const of = { serverSeed: 's', playerSeeds: ['a', 'b'], nonce: 1 }
    const many = (seeds: typeof of) => {
      const dice = fairDice(seeds)
      return Array.from({ length: 40 }, () => dice.die(6, '')).join('')
    }
    const all = [
      of,
      { ...of, serverSeed: 't' },
      { ...of, playerSeeds: ['a', 'c'] },
      { ...of, playerSeeds: ['b', 'a'] },
      { ...of, playerSeeds: ['ab'] },
      { ...of, nonce: 2 },
    ]
    expect(new Set(all.map(many)).size).toBe(all.length)
  })

  it('refuse seeds that could be read in two ways', () => {
    expect(() => fairDice({ serverSeed: 's', playerSeeds: ['a\nb'], nonce: 1 })).toThrow(
      new DiceError('"a\\nb" has a line break (seeds and nonce are one line each)'),
    )
  })
})

describe('the check of fair dice', () => {
  const of = { serverSeed: 's', playerSeeds: ['a'], nonce: 1 }

  it('says that tallies alone prove nothing', () => {
    const record = play([0, 3], of)
    const draws = [record.draws[0]!, parseDraw('each 7d6:7,0,0')]
    expect(verifyFair({ ...record, draws })).toEqual({
      draw: 2,
      because: 'each 7d6:7,0,0 does not tell the class of each face',
    })
  })

  it('does not choke on an impossible draw', () => {
    const record = play([0], of)
    expect(verifyFair({ ...record, draws: [{ kind: 'die', faces: 0, value: 1 }] })?.draw).toBe(1)
    expect(verifyFair({ ...record, draws: [{ kind: 'sum', count: 1e9, faces: 6, value: 1e9 }] })?.draw).toBe(1)
  })
})

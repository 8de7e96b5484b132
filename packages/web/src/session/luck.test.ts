import { type Fate, seededDice } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { Bots } from './bots.ts'
import { luckOf, shareFor, type Throw, throwAmong, throwsOf } from './luck.ts'
import { PERSON, Session } from './session.ts'

const fate = (rank: number, ...losses: number[]): Fate => ({ side: 1, rank, losses })

describe('a throw among all it might have been', () => {
  const DIE = [1, 2, 3, 4, 5, 6].map((face) => ({ chance: 1 / 6, fate: fate(face, face > 4 ? 1 : 0, 6 - face) }))

  it('has its exact place: a six beats five of six ways and half of its own', () => {
    expect(throwAmong(1, fate(6, 1, 0), DIE).share).toBeCloseTo(11 / 12, 12)
    expect(throwAmong(1, fate(1, 0, 5), DIE).share).toBeCloseTo(1 / 12, 12)
  })

  it('expects the mean of what each side may lose', () => {
    const { expected, suffered } = throwAmong(1, fate(6, 1, 0), DIE)
    expect(expected[0]).toBeCloseTo(1 / 3, 12)
    expect(expected[1]).toBeCloseTo(2.5, 12)
    expect(suffered).toEqual([1, 0])
  })

  it('is the luck of one side and the bad luck of the other', () => {
    const six = throwAmong(1, fate(6, 1, 0), DIE)
    expect(shareFor(six, 1) + shareFor(six, 2)).toBe(1)
    expect(luckOf([six], 2)).toEqual({ throws: 1, mean: 1 - six.share, suffered: 0, expected: six.expected[1] })
  })

  it('comes to one half on average', () => {
    const all = DIE.map(({ fate }) => throwAmong(1, fate, DIE))
    expect(luckOf(all, 1).mean).toBeCloseTo(0.5, 12)
    expect(luckOf(all, 1).suffered).toBeCloseTo(luckOf(all, 1).expected, 12)
  })
})

describe('the dice of a whole game', () => {
  it.each(['drill', 'dagc73'])('of %s have places between 0 and 1, and losses that some way could cost', async (id) => {
    const table = await TABLES[id]!()
    const session = Session.begin(table, table.game.scenarios[0]!.id, {}, new Bots(), {
      id: 'luck',
      seats: [PERSON, PERSON],
      seed: 'luck',
      opening: 'ready',
      origin: null,
    })
    const chance = seededDice('luck')
    for (let n = 0; n < 3000 && !session.decision.isOver; n++) {
      const list = session.match.choices()
      if (session.asked === 0) session.stepOn()
      else session.take(list[chance.pick(list.length, 'any')]!)
    }
    const throws = [...throwsOf(session)].filter((one): one is Throw => one !== null)
    expect(throws.length).toBeGreaterThan(0)
    for (const { share, suffered, expected } of throws) {
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
      expect([...suffered, ...expected].every((loss) => loss >= 0)).toBe(true)
    }
  })
})

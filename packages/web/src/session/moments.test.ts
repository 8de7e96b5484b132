import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from './bots.ts'
import { momentBeside, nextTold, STRIDES, type Stride, turnBegan } from './moments.ts'
import { hasDice, PERSON, Session } from './session.ts'

let session: Session

beforeEach(async () => {
  const table = await TABLES['drill']!()
  session = Session.begin(table, 'meeting', {}, new Bots(), {
    id: 'moments',
    seats: [PERSON, PERSON],
    seed: 'moments',
    opening: 'ready',
    origin: null,
  })
  for (let n = 0; n < 150 && !session.decision.isOver; n++) {
    const list = session.match.choices()
    if (session.asked === 0) session.stepOn()
    else session.take(list[(n * 7) % list.length]!)
  }
})

/** All moments of a kind, one way and the other. */
function walk(stride: Stride, by: 1 | -1): number[] {
  const last = session.match.entries.length
  const moments: number[] = []
  for (let at = by === 1 ? 0 : last; at !== (by === 1 ? last : 0); ) {
    at = momentBeside(session, at, stride, by)
    moments.push(at)
  }
  return moments
}

describe('stepping through a game', () => {
  it.each(STRIDES)('by %s comes through the same moments both ways', (stride) => {
    const inner = (moments: number[]) => moments.slice(0, -1)
    expect(inner(walk(stride, -1)).reverse()).toEqual(inner(walk(stride, 1)))
  })

  it('by combat stops right after dice', () => {
    for (const at of walk('combat', 1).slice(0, -1)) expect(hasDice(session.match.entries[at - 1]!)).toBe(true)
  })

  it('by turn stops where a turn begins, and each turn has phases', () => {
    const { entries } = session.match
    const turns = walk('turn', 1).slice(0, -1)
    expect(turns.map((at) => entries[at]!.turn)).toEqual(turns.map((_, n) => n + 2))
    expect(walk('phase', 1)).toEqual(expect.arrayContaining(turns))
  })

  it('skips what nothing was told of when it plays', () => {
    for (let at = 0; at < session.match.entries.length; at++) expect(nextTold(session, at)).toBeGreaterThan(at)
  })

  it('knows where the turn of the side that acts began', () => {
    const { entries } = session.match
    const at = walk('turn', 1)[0]! + 3
    const began = turnBegan(session, at)
    expect(began).toBeLessThan(at)
    expect(new Set(entries.slice(began, at).map(({ turn }) => turn)).size).toBe(1)
  })
})

import { describe, expect, it } from 'vitest'
import { explain, held, type Played, position, say } from './position.fixture.ts'

const end = (hexes: Record<string, unknown>, units = {}): Played =>
  say(position({ phase: 'german second combat', turn: 9, units: { 'g:1': '3326', ...units }, set: { hexes } }), 'done')

const outcomeOf = ({ decision }: Played): string =>
  decision.isOver ? `${['', 'German', 'Soviet'][decision.winner]} ${decision.level}` : 'goes on'

/** Inland: eight points and twenty-two. */
const THIRTY = held(
  'Soviet',
  ...'3908 3313'.split(' '),
  ...'1705 1907 2102 2314 2516 2809 3204 3401 3610 3714 3806'.split(' '),
  ...'3801 3718 3920 4113 4102 4421 4406 4615 4725 4919 3116'.split(' '),
)

describe('4 victory', () => {
  it('4.2a a Soviet unit in Koenigsberg wins at once, in the midst of a move', () => {
    const match = position({ phase: 'soviet move', turn: 3, units: { 'r:8': '2822', 'g:1': '3327' } })
    say(match, 'move r:8 2825')
    expect(outcomeOf(match)).toBe('Soviet Koenigsberg')
  })

  it('4.2a also by passing through it', () => {
    const match = position({ phase: 'soviet move', turn: 3, units: { 'r:8': '2824', 'g:1': '3327' } })
    say(match, 'move r:8 2826')
    expect(outcomeOf(match)).toBe('Soviet Koenigsberg')
  })

  it('4.3a no points at the start', () => {
    expect(explain(position({ phase: 'soviet move', units: {} }), 'points').value).toBe(0)
  })

  it('4.3b a town counts one and a city four, whatever the supply, and both are lost again', () => {
    const match = position({
      phase: 'german move',
      turn: 2,
      units: {},
      set: { hexes: held('Soviet', '3908', '3714', '3806') },
    })
    expect(explain(match, 'points').value).toBe(6)
    const back = position({
      phase: 'german move',
      turn: 2,
      units: { 'g:1': '3907' },
      set: { hexes: held('Soviet', '3908') },
    })
    say(back, 'move g:1 3908')
    expect(explain(back, 'points').value).toBe(0)
  })

  it('4.3b villages count nothing', () => {
    expect(
      explain(
        position({ phase: 'german move', turn: 2, units: {}, set: { hexes: held('Soviet', '3504', '4604') } }),
        'points',
      ).value,
    ).toBe(0)
  })

  it('4.3e, E09-10 thirty points are not enough, thirty-one are', () => {
    const match = position({ phase: 'german move', turn: 9, units: {}, set: { hexes: THIRTY } })
    expect(explain(match, 'points').value).toBe(30)
    expect(outcomeOf(end(THIRTY))).toBe('German on points')
    expect(outcomeOf(end({ ...THIRTY, ...held('Soviet', '3422') }))).toBe('Soviet on points')
  })

  it('4.4a the German wins at the end of turn 9 and not before; there is no draw', () => {
    const early = say(position({ phase: 'german second combat', turn: 8, units: { 'g:1': '3326' } }), 'done')
    expect(outcomeOf(early)).toBe('goes on')
    expect(outcomeOf(end({}))).toBe('German on points')
  })

  const corridor = (from: number, to: number, row: string) =>
    Array.from({ length: to - from + 1 }, (_, i) => `${row}${String(from + i).padStart(2, '0')}`)

  it('4.3c, R09-04 ten points for a coast hex in Soviet hands that a line would reach in spite of 7.12', () => {
    const match = position({ phase: 'german move', turn: 9, units: {}, set: { hexes: held('Soviet', '2321', '2622') } })
    expect(explain(match, 'points').items).toEqual(['4.3 the Baltic coast in supply 10'])
  })

  it('4.3c only between 2015 and 2927', () => {
    const match = position({ phase: 'german move', turn: 9, units: {}, set: { hexes: held('Soviet', '1711', '2012') } })
    expect(explain(match, 'points').value).toBe(0)
  })

  it('4.3c, R09-04 nothing for a coast hex in a German zone with no Soviet unit in it', () => {
    const units = { 'g:1': '2320', 'g:2': '2421' }
    const match = position({ phase: 'german move', turn: 9, units, set: { hexes: held('Soviet', '2321') } })
    expect(explain(match, 'points').value).toBe(0)
    const garrisoned = position({ phase: 'german move', turn: 9, units: { ...units, 'r:8': '2321' } })
    expect(explain(garrisoned, 'points').value).toBe(0)
    const joined = position({ phase: 'german move', turn: 9, units: { ...units, 'r:8': '2321', 'r:42': '2221' } })
    expect(explain(joined, 'points').value).toBe(10)
  })

  const AREA = [...corridor(20, 28, '48'), ...corridor(19, 27, '49'), ...corridor(20, 28, '50')]

  it('4.3d one point for all 27 hexes of the 1UF area, and none for 26', () => {
    const points = (hexes: string[]) =>
      explain(
        position({ phase: 'german move', turn: 9, units: {}, set: { hexes: held('Soviet', ...hexes) } }),
        'points',
      ).value
    // Kovel counts as a town beside.
    expect(AREA).toHaveLength(27)
    expect([points(AREA), points(AREA.slice(0, -1))]).toEqual([2, 1])
  })
})

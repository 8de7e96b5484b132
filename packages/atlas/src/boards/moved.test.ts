import { describe, expect, it } from 'vitest'
import { boardOf } from './index.ts'
import { carriedOver, MOVED } from './moved.ts'

describe('the table of moved places', () => {
  it('leads to where each place stands now', () => {
    const astray = MOVED.filter(({ units }) => units.length === 0).flatMap(({ board, place, to }) => {
      const { grid } = boardOf(board)
      const now = boardOf(board).findPlace(place)
      return now && now.hex === grid.parse(to) ? [] : [`${board} ${place} ${to}`]
    })
    expect(astray).toEqual([])
  })

  it('moves each by a few hexes at most, and says why', () => {
    for (const { board, place, from, to, reason } of MOVED) {
      const { grid } = boardOf(board)
      const steps = grid.distance(grid.parse(from), grid.parse(to))
      expect(steps, place).toBeGreaterThan(0)
      expect(steps, place).toBeLessThan(4)
      expect(reason, place).not.toBe('')
    }
  })

  it('moves nobody twice', () => {
    const who = MOVED.flatMap(({ board, from, units }) =>
      (units.length === 0 ? ['all'] : units).map((unit) => `${board} ${from} ${unit}`),
    )
    expect(new Set(who).size).toBe(who.length)
  })
})

describe('a hex of an old set-up', () => {
  it('goes with its town: Lehr 900 from I-2018 to Lepel', () => {
    expect(carriedOver('efs', 'I2018', 'Lehr 900')).toBe('I-1919')
    expect(carriedOver('efs', 'I-2018')).toBe('I-1919')
  })

  it('goes with its unit where only that one moves', () => {
    expect(carriedOver('efs', 'I-1510', '74/19')).toBe('I-1509')
    expect(carriedOver('efs', 'I-1510')).toBe('I-1510')
  })

  it('stays where the ground stayed', () => {
    expect(carriedOver('efs', 'I-1828')).toBe('I-1828')
  })

  it('is read by the name of any sheet', () => {
    expect(carriedOver('efs', 'H1105')).toBe('D7005')
  })
})

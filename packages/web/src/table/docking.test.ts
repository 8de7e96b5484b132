import { describe, expect, it } from 'vitest'
import { chooseDock, DOCKS, dockBox, standAt } from './docking.ts'

const MAP = { width: 900, height: 660 }
const MIDDLE = { x: 450, y: 330 }

describe('where a card stands', () => {
  it.each(DOCKS)('%s takes a third of the map at most, and is all on it', (dock) => {
    const { left, top, right, bottom } = dockBox(dock, MAP)
    expect(right - left).toBeLessThanOrEqual(MAP.width / 3 + 1e-9)
    expect(bottom - top).toBeLessThanOrEqual(MAP.height / 3 + 1e-9)
    expect([left >= 0, top >= 0, right <= MAP.width, bottom <= MAP.height]).toEqual([true, true, true, true])
  })
  it('is never under the pointer', () => {
    for (const dock of DOCKS) {
      const { left, top } = dockBox(dock, MAP)
      expect(chooseDock(MAP, { x: left + 10, y: top + 10 }, [], dock)).not.toBe(dock)
    }
  })
  it('is where the least is asked about', () => {
    const north = [100, 300, 600, 800].map((x) => ({ x, y: 60 }))
    expect(chooseDock(MAP, MIDDLE, north, 'top end')).toBe('bottom end')
    const east = [60, 200, 400, 600].map((y) => ({ x: 850, y }))
    expect(chooseDock(MAP, MIDDLE, east, 'top end')).toBe('top start')
  })
  it('stays where it was while nothing is better', () => {
    expect(chooseDock(MAP, MIDDLE, [], 'bottom start')).toBe('bottom start')
  })
})

describe('where a stack is spread out', () => {
  const CARD = { width: 350, height: 300 }
  const isOn = ({ left, top, most }: ReturnType<typeof standAt>, x: number, y: number): boolean =>
    x > left && x < left + CARD.width && y > top && y < top + Math.min(most, CARD.height)

  it('is beside its hex, on the right where there is room', () => {
    expect(standAt(MAP, MIDDLE, 60, CARD, []).left).toBe(MIDDLE.x + 60)
  })
  it('is where the least is asked about', () => {
    const east = [250, 330, 400].map((y) => ({ x: 560, y }))
    const stand = standAt(MAP, MIDDLE, 60, CARD, east)
    expect(east.some(({ x, y }) => isOn(stand, x, y))).toBe(false)
  })
  it('is under or over a hex that it is too wide for, and never on it', () => {
    const wide = { width: 600, height: 250 }
    for (const y of [60, 200, 330, 500, 620]) {
      const { left, top, most } = standAt(MAP, { x: 450, y }, 60, wide, [])
      expect(top >= y + 60 || top + most <= y - 60).toBe(true)
      expect([left >= 0, left + wide.width <= MAP.width]).toEqual([true, true])
    }
  })
})

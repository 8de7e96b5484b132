import { describe, expect, it } from 'vitest'
import { chooseDock, DOCKS, dockBox } from './docking.ts'

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

import { beforeAll, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { crowdTable } from '../stress/crowd-table.ts'
import { COUNTERS } from '../stress/pieces.ts'
import { Desk } from './desk.ts'

const START = { id: 'crowd', seats: [PERSON, PERSON], seed: 'crowd', opening: 'ready', origin: null } as const
/** Milliseconds of script that a frame may take. */
const FRAME = 8

let session: Session
let desk: Desk
/** How often the game was asked where a unit is, or what its counter shows. */
let asked = 0

beforeAll(() => {
  const table = crowdTable()
  const { placeOf, values, marks } = table.display
  const display = {
    ...table.display,
    placeOf: (...of: Parameters<typeof placeOf>) => {
      asked++
      return placeOf(...of)
    },
    values: (...of: Parameters<typeof values>) => {
      asked++
      return values(...of)
    },
    marks: (...of: Parameters<typeof marks>) => {
      asked++
      return marks(...of)
    },
  }
  session = Session.begin({ ...table, display }, 'all', {}, new Bots(), START)
  desk = new Desk(session)
})

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

/** What a frame works out while the pointer moves: marks, overlays, the card. */
function hover(hex: number): void {
  const [unit = 0] = desk.question.unitsAt(hex)
  desk.pointer.move(hex, unit)
  desk.highlights()
  desk.shownOverlays()
  desk.facts(hex, unit)
}

describe(`a table of ${COUNTERS} counters`, () => {
  it('has all of them on the map, and half of them asked about', () => {
    expect(desk.pieces).toHaveLength(COUNTERS)
    expect(session.answers.length).toBeGreaterThan(COUNTERS / 3)
  })

  it('asks the game nothing about other units while the pointer moves', () => {
    const hexes = desk.pieces.slice(0, 200).map(({ place }) => place)
    hover(hexes[0]!)
    asked = 0
    for (const hex of hexes) hover(hex)
    expect(asked).toBe(0)
  })

  it('tells the panels nothing while the pointer moves', () => {
    let told = 0
    const end = desk.subscribe(() => told++)
    for (const { place } of desk.pieces.slice(0, 200)) hover(place)
    end()
    expect(told).toBe(0)
  })

  it('works out a frame of hovering in time, with a unit in hand and overlays on', () => {
    const unit = session.answers.find(({ verb }) => verb === 'move')!.units[0]!
    desk.pressUnit(unit)
    desk.set({ overlays: ['zones', 'supply'] })
    const { grid } = session.table.display.sheet(session.match.setting).board
    const times = grid.within(desk.question.placeOf(unit), 6).map((hex) => {
      const start = performance.now()
      if (hex !== 0) hover(hex)
      return performance.now() - start
    })
    expect(median(times)).toBeLessThan(FRAME)
  })

  it('shows a press in time: what is asked is worked out once', () => {
    desk.escape()
    expect(desk.pieces).toHaveLength(COUNTERS)
    asked = 0
    const unit = session.answers.find(({ verb }) => verb === 'move')!.units.at(-1)!
    desk.pressUnit(unit)
    expect(desk.pieces).toHaveLength(COUNTERS)
    expect(desk.question.stops.length).toBeGreaterThan(5)
    desk.highlights()
    // Once its place, its values and its marks.
    expect(asked).toBeLessThanOrEqual(3 * COUNTERS + 40)
  })
})

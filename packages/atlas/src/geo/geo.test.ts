import { centre } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD_IDS, boardOf } from '../boards/index.ts'
import { FITS } from './fits.ts'
import { bareFit, groundOf, hexOn, pointOn } from './geo.ts'
import { PLACES } from './places.ts'

describe.each(BOARD_IDS)('%s on the ground', (id) => {
  const { grid, places } = boardOf(id)

  it('leads from every hex to latitude and longitude and back to the same hex', () => {
    const astray: string[] = []
    for (let hex = 1; hex <= grid.size; hex++) if (hexOn(id, groundOf(id, hex)) !== hex) astray.push(grid.name(hex))
    expect(astray).toEqual([])
  })

  it('puts every place that the rulebook prints with a hex into that hex', () => {
    const printed = FITS[id].anchors.filter(({ weight }) => weight === 1)
    expect(printed.map((anchor) => grid.name(hexOn(id, anchor)))).toEqual(
      printed.map(({ hex }) => grid.name(grid.parse(hex))),
    )
  })

  it('is warped gently: no hex lies farther than half a hex and a little from where the bare fit has it', () => {
    const pushed: string[] = []
    for (let hex = 1; hex <= grid.size; hex++) {
      const { x, y } = centre(grid, hex)
      const { u, v } = bareFit(id, groundOf(id, hex))
      if (Math.hypot(x - u, y + v) > 0.6) pushed.push(grid.name(hex))
    }
    expect(pushed).toEqual([])
  })

  it('has the places that the fit did not use within one hex of where they should be', () => {
    const used = new Set(FITS[id].anchors.map(({ place }) => place))
    const far = places.flatMap(({ name, hex, attributes }) => {
      const place = PLACES.find((one) => one.name === name)
      if (!place || used.has(name) || attributes.has('moved')) return []
      const fitted = hexOn(id, place)
      return fitted !== 0 && grid.distance(hex, fitted) > 1
        ? [`${name} ${grid.name(hex)}, not ${grid.name(fitted)}`]
        : []
    })
    expect(far).toEqual([])
  })

  it('is as large on the ground as its scale says, give or take the warp', () => {
    const middle = grid.parse(grid.name(Math.floor(grid.size / 2)))
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(middle, direction)
      if (next !== 0) expect(kilometres(groundOf(id, middle), groundOf(id, next))).toBeCloseTo(FITS[id].kilometres, -1)
    }
  })
})

describe('two maps laid over one another', () => {
  it('agree on where Minsk is', () => {
    const minsk = PLACES.find(({ name }) => name === 'Minsk')!
    const names = BOARD_IDS.map((id) => boardOf(id).grid.name(hexOn(id, minsk)))
    expect(names).toEqual(BOARD_IDS.map((id) => boardOf(id).grid.name(boardOf(id).place('Minsk').hex)))
  })

  it('move a point by no more than a hex through any ground', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 52.5, max: 55.5, noNaN: true }),
        fc.double({ min: 24.5, max: 31.5, noNaN: true }),
        (latitude, longitude) => {
          for (const id of ['dagc73', 'dagc09', 'damos'] as const) {
            const hex = hexOn(id, { latitude, longitude })
            if (hex === 0) continue
            const { x, y } = pointOn(id, { latitude, longitude })
            const middle = pointOn(id, groundOf(id, hex))
            expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(0.6)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

function kilometres(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }): number {
  const radians = Math.PI / 180
  const north = (b.latitude - a.latitude) * radians * 6371
  const east = (b.longitude - a.longitude) * radians * 6371 * Math.cos(((a.latitude + b.latitude) / 2) * radians)
  return Math.hypot(north, east)
}

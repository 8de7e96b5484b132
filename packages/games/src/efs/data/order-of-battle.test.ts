import { board } from '@hexfront/atlas/boards/efs'
import { describe, expect, it } from 'vitest'
import { STACKING } from './charts.ts'
import { AXIS, COUNTERS, SOVIET } from './counters.ts'
import { unitsNamed } from './names.ts'
import { DEPLOYMENTS, type Deployment, GROUPS } from './oob/deployment.ts'

const { grid } = board
const byId = new Map(COUNTERS.map((counter) => [counter.id, counter]))
const counter = (id: string) => byId.get(id)!
const area = (name: string): ReadonlySet<number> => new Set(board.areaHexes(name))
const axisLand = new Set([...area('germany'), ...area('west poland')])
const rail = board.link('rail')
const road = board.link('road')
const hasLink = (table: Uint8Array, hex: number): boolean =>
  table.subarray(hex * 6, hex * 6 + 6).some((way) => way !== 0)

/** The sheets of a scenario; a hex on the edge of one may have the name of the sheet over it. */
const SHEETS: Readonly<Record<keyof typeof DEPLOYMENTS, readonly string[]>> = {
  minsk: ['c', 'd'],
  smolensk: ['i', 'wa'],
  guderian: ['h'],
  dnepr: ['h', 'i', 'wa'],
  campaign: ['c', 'd', 'h', 'i', 'wa'],
}
const ALL = Object.keys(DEPLOYMENTS) as (keyof typeof DEPLOYMENTS)[]

/** What is printed on a sheet, with what it shares with the sheets over it (2.12). */
const PRINTED: Readonly<Record<string, RegExp>> = {
  c: /^(C|D\d\d0[12])/,
  d: /^D/,
  h: /^(H|D(68|69|70))/,
  i: /^(I-|C70|[DH]\d\d0[12])/,
  wa: /^(WA|I-\d\d01)/,
}

function isOnSheet(sheet: string, hex: number): boolean {
  if (PRINTED[sheet]!.test(grid.name(hex))) return true
  return ['north', 'east', 'south', 'west'].some((edge) => board.edge(`${sheet} ${edge}`).includes(hex))
}

const placed = ({ stacks }: Deployment) =>
  stacks.flatMap(({ hex, units }) => unitsNamed(units).map(({ id, face }) => ({ id, face, hex: grid.parse(hex) })))

const allNamed = ({ stacks, air, arrivals, pools, draws, withdrawals, garrisons }: Deployment): string[] => [
  ...stacks.map(({ units }) => units),
  ...Object.values(air),
  ...arrivals.map(({ units }) => units),
  ...Object.values(pools),
  ...draws.map(({ of }) => (of === 'all' ? '' : of)),
  ...withdrawals.map(({ units }) => units),
  ...garrisons.map(({ unit }) => unit),
]

describe.each(ALL)('the set-up of %s', (scenario) => {
  const deployment = DEPLOYMENTS[scenario]

  it('names units that there are', () => {
    const named = allNamed(deployment).flatMap((text) => unitsNamed(text).map(({ id }) => id))
    expect(named.filter((id) => !byId.has(id))).toEqual([])
  })

  it('has no unit twice: on the map, in a box, or about to come for the first time', () => {
    const { air, arrivals, pools } = deployment
    // The 3rd Army is set up anew in August.
    const returning = new Set(['s:3A', ...deployment.withdrawals.flatMap(({ units }) => units.split(' '))])
    const first = [...placed(deployment).map(({ id }) => id), ...Object.values(air), ...Object.values(pools)].flatMap(
      (text) => unitsNamed(text).map(({ id }) => id),
    )
    const coming = arrivals
      .flatMap(({ units }) => unitsNamed(units).map(({ id }) => id))
      .filter((id) => !returning.has(id))
    const all = [...first, ...coming]
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([])
  })

  it('2.11, 4.42 stands on its maps, inside the boundaries of the army group', () => {
    const inside = area('army group center')
    for (const { id, hex } of placed(deployment)) {
      expect(inside.has(hex), `${id} in ${grid.name(hex)}`).toBe(true)
      expect(
        SHEETS[scenario].some((sheet) => isOnSheet(sheet, hex)),
        `${id} in ${grid.name(hex)}`,
      ).toBe(true)
    }
  })

  it('3.3 has room for everybody, and no hex of both sides', () => {
    const points = new Map<number, number>()
    const sides = new Map<number, number>()
    for (const { id, hex } of placed(deployment)) {
      points.set(hex, (points.get(hex) ?? 0) + counter(id).sp)
      expect(sides.get(hex) ?? counter(id).side, grid.name(hex)).toBe(counter(id).side)
      sides.set(hex, counter(id).side)
    }
    for (const { turn, hexes } of deployment.draws)
      if (turn <= 1 || turn === 11 || turn === 27)
        for (const name of hexes) points.set(grid.parse(name), (points.get(grid.parse(name)) ?? 0) + 1)
    for (const [hex, sum] of points) expect(sum, grid.name(hex)).toBeLessThanOrEqual(STACKING.most)
  })

  it('has its units on ground they can stand on', () => {
    const water = ['sea', 'lake'].map((name) => board.terrainClass(name))
    const swamp = board.terrainClass('swamp')
    for (const { id, hex } of placed(deployment)) {
      const { box, faces } = counter(id)
      const where = `${id} in ${grid.name(hex)}`
      expect(water.includes(board.terrain[hex]!), where).toBe(false)
      if (box === 'gray') expect(hasLink(rail, hex), where).toBe(true)
      if (box === 'green') expect(hasLink(road, hex), where).toBe(true)
      if (board.terrain[hex] === swamp && box !== 'white' && faces[0]!.movement > 0)
        expect(hasLink(road, hex) || hasLink(rail, hex), where).toBe(true)
    }
  })

  it('gives every unit a face that it has', () => {
    for (const { id, face } of placed(deployment)) expect(face, id).toBeLessThan(counter(id).faces.length)
  })

  it('8.1 lets units come in where there is a hex, and while the scenario lasts', () => {
    for (const { turn, units, entry, areas, box } of deployment.arrivals) {
      expect(turn, units).toBeGreaterThan(0)
      expect(turn, units).toBeLessThanOrEqual(50)
      expect(entry.length + areas.length + box.length, units).toBeGreaterThan(0)
      for (const hex of entry) expect(grid.parse(hex), `${units} at ${hex}`).toBeGreaterThan(0)
      for (const name of areas) expect(board.areaHexes(name).length, name).toBeGreaterThan(0)
    }
  })

  it('6.45 has supply on land of its own side', () => {
    for (const { side, hexes, turn } of deployment.supply)
      for (const name of hexes) {
        const hex = grid.parse(name)
        const enemy = placed(deployment).find(
          (unit) => unit.hex === hex && counter(unit.id).side !== (side === 'axis' ? AXIS : SOVIET),
        )
        if (turn === 0) expect(enemy?.id, name).toBeUndefined()
      }
  })
})

describe('June: Minsk and the start of the campaign', () => {
  it.each(['minsk', 'campaign'] as const)('10.21 in %s everybody stands on his side of the border', (scenario) => {
    for (const { id, hex } of placed(DEPLOYMENTS[scenario]))
      expect(axisLand.has(hex) ? AXIS : SOVIET, `${id} in ${grid.name(hex)}`).toBe(counter(id).side)
  })

  it('10.23, 10.83 places 18 and 26 of 26 MG units in Soviet forts, one a hex', () => {
    const guns = COUNTERS.filter(({ type, traits }) => type === 'mg' && !traits.includes('untried'))
    expect(guns).toHaveLength(26)
    const forts = board.layer('fort')
    for (const [scenario, count] of [
      ['minsk', 18],
      ['campaign', 26],
    ] as const) {
      const { hexes } = DEPLOYMENTS[scenario].draws.find(({ pool }) => pool === 'mg')!
      expect(new Set(hexes).size).toBe(count)
      for (const name of hexes) {
        expect(forts[grid.parse(name)], name).toBeGreaterThan(0)
        expect(axisLand.has(grid.parse(name)), name).toBe(false)
      }
    }
  })

  it('5.51 withdraws the six regiments of the KSRFSS, and none may be kept', () => {
    const gone = DEPLOYMENTS.minsk.withdrawals
    expect(gone.flatMap(({ units }) => units.split(' ')).sort()).toEqual(
      ['g:10SS', 'g:1SSKav', 'g:2SSKav', 'g:4SS', 'g:5SS', 'g:8SS'].sort(),
    )
    expect(gone.every(({ refusal }) => refusal === 'not allowed')).toBe(true)
  })

  it('5.53, 5.56 has the 42nd NKVD Brigade and super-heavy guns before Brest', () => {
    const at = (id: string) => placed(DEPLOYMENTS.minsk).find((unit) => unit.id === id)!
    expect(at('s:42NKVD').face).toBe(1)
    expect(grid.distance(at('g:833SH').hex, grid.parse('D3026'))).toBeLessThanOrEqual(2)
  })

  it('10.25 leaves no new Attack Supply Points in Minsk', () => {
    expect(DEPLOYMENTS.minsk.attackSupply).toEqual([])
    const points = (side: string) =>
      DEPLOYMENTS.minsk.supply.filter((one) => one.side === side).reduce((sum, one) => sum + one.points, 0)
    expect([points('axis'), points('soviet')]).toEqual([32, 4])
  })

  it('9.1 has 44 divisions of the Western Front, and 50 German ones with two brigades', () => {
    const inMinsk = new Set(allNamed(DEPLOYMENTS.minsk).flatMap((text) => unitsNamed(text).map(({ id }) => id)))
    const divisions = (side: number, holds: (formation: string) => boolean): Set<string> =>
      new Set(
        COUNTERS.filter((one) => one.side === side && inMinsk.has(one.id) && holds(one.formation))
          .map(({ division, size, id }) => (division === '' ? (size === 'division' ? id : '') : division))
          .filter((name) => name !== ''),
      )
    const panzers = [...divisions(AXIS, () => true)]
    expect(panzers.filter((name) => name.endsWith(' Pz'))).toHaveLength(9)
    expect(panzers.filter((name) => / M$|^SS R$/.test(name))).toHaveLength(6)
    expect(panzers.filter((name) => name.endsWith('ID'))).toHaveLength(31)
    expect(panzers.filter((name) => name.endsWith('Sich'))).toHaveLength(3)
  })
})

describe('the summer', () => {
  const drawn = (scenario: keyof typeof DEPLOYMENTS, pool: string): number =>
    DEPLOYMENTS[scenario].draws.filter((draw) => draw.pool === pool).reduce((sum, { count }) => sum + count, 0)

  it('10.43, 10.53, 10.73, 10.83 draws as many militia and MG units as the book says', () => {
    expect([drawn('smolensk', 'militia'), drawn('guderian', 'militia'), drawn('guderian', 'mg')]).toEqual([9, 3, 2])
    expect([drawn('dnepr', 'militia'), drawn('dnepr', 'mg'), drawn('campaign', 'militia')]).toEqual([14, 2, 20])
  })

  it('10.43 has four MG units Tried at Polotsk', () => {
    const guns = placed(DEPLOYMENTS.smolensk).filter(({ id }) => counter(id).type === 'mg')
    expect(guns.map(({ id }) => id)).toHaveLength(4)
  })

  it('3.41, 5.31 draws eleven MDNO and sixteen Reserve air units', () => {
    expect([drawn('campaign', 'mdno'), drawn('campaign', 'reserveAir')]).toEqual([11, 16])
    // The sixteenth is the 236th, which flies at Yelnya.
    expect(COUNTERS.filter(({ traits }) => traits.includes('reserve'))).toHaveLength(15)
  })

  it('3.31, 3.51 has twelve tank brigades in Group 17 and five Guards divisions in Group 18', () => {
    const group = (number: number) => GROUPS.find((one) => one.number === number)!
    expect([group(17).units.split(' ').length, group(17).earliest]).toEqual([12, 21])
    expect([group(18).units.split(' ').length, group(18).earliest]).toEqual([5, 36])
    expect(GROUPS.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, i) => i + 1))
  })

  it('10.44 lets Smolensk have Groups 7, 8 and 9 alone, and no unit is in two Groups', () => {
    expect(GROUPS.filter(({ scenarios }) => scenarios.includes('4')).map(({ number }) => number)).toEqual([7, 8, 9])
    const units = GROUPS.flatMap((group) => group.units.split(' '))
    expect(units.filter((id, i) => units.indexOf(id) !== i)).toEqual([])
    expect(units.filter((id) => !byId.has(id))).toEqual([])
  })

  it('10.45, 10.75 lets five MSUs in on turn 11, and transports come on turn 12', () => {
    for (const scenario of ['smolensk', 'dnepr'] as const) {
      expect(DEPLOYMENTS[scenario].supply.find(({ turn }) => turn === 11)!.count).toBe(5)
      const transports = DEPLOYMENTS[scenario].arrivals.filter(({ units }) => units.includes('g:air:Tr1'))
      expect(transports.map(({ turn }) => turn)).toEqual([12])
    }
  })

  it('places that count lie where the board has them', () => {
    const places = area('victory places')
    for (const { name, hexes } of DEPLOYMENTS.campaign.places)
      for (const hex of hexes) expect(places.has(grid.parse(hex)), `${name} ${hex}`).toBe(true)
  })
})

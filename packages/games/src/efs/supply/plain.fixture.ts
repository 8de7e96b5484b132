import { copyOf, seededDice } from '@hexfront/core'
import fc from 'fast-check'
import { once } from '../../once.ts'
import { DRYING, LINE_OF_SUPPLY, RAIL_POINTS, RAILWAY, ROAD_NET } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { MAIN_ROADS, MAJOR_RIVER } from '../ground.ts'
import { efs } from '../index.ts'
import { SPANS } from '../movement/spans.ts'
import { linksOf } from '../rail/rail-links.ts'
import type { EfsSetting } from '../scenarios.ts'
import { enemyOf, isCombatUnit, isEnemyFort, isMud, pieces, type State } from '../state.ts'

// Rules of supply and railways once more, plainly: what is reached is widened until nothing changes.

const waysOf = (hex: number): number[] => [0, 1, 2, 3, 4, 5].map((direction) => hex * 6 + direction)

/** What leads from a hex along a way, as a side finds it: 22.4 nothing over a bridge that is down, 22.21 its own markers. */
function plainWay({ setting, crossings, spans }: State, side: number, hex: number, way: number) {
  const { neighbours } = setting.ground
  const to = neighbours[way]!
  const joins = (one: number, other: number): boolean => (one === hex && other === to) || (one === to && other === hex)
  const isDown = setting.bridges.some((ends, i) => crossings.damage[i] !== 0 && joins(ends.hex, ends.to))
  const isMarked = (isFerry: boolean): boolean =>
    SPANS.some(
      (span, i) =>
        span.side === side &&
        span.isFerry === isFerry &&
        spans.isBuilding[i] === 0 &&
        spans.place[i] !== 0 &&
        joins(spans.place[i]!, spans.to[i]!),
    )
  const isFerried = isMarked(true)
  const isBridged = isMarked(false) || (setting.isBridged[way] === 1 && !isDown)
  const roads = isDown ? [] : [setting.road[way]!, setting.beside[way]!]
  const isRailway = setting.rails[way] !== 0 && (!isDown || isFerried)
  return {
    to,
    isMain: roads.some((kind) => MAIN_ROADS.includes(kind)),
    isTracked: (!isDown && setting.road[way] !== 0) || isRailway,
    isRailway,
    isFerried,
    isBarred: !isBridged && (setting.water[way] !== 0 || (setting.river[way] === MAJOR_RIVER && !isFerried)),
  }
}

/** 6.13. */
function isOpen(s: State, side: number, hex: number): boolean {
  if (s.setting.isLand[hex] === 0 || pieces.occupier(s, hex) === enemyOf(side)) return false
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return !pieces.inZone(s, enemyOf(side), hex) && !isEnemyFort(s, side, hex)
}

/** 10.25 and its like: sources of the turn that the side holds, with the hexes of road that they stand for. */
function plainSources({ setting, turn, hexes }: State, side: number): { hex: number; count: number }[] {
  return setting
    .campaign!.sources.filter((one) => one.side === side && one.from <= turn && turn <= one.to)
    .flatMap(({ area, count, counts = {} }) =>
      setting.board.areaHexes(area).map((hex) => {
        const own = Object.entries(counts).find(([name]) => setting.ground.parse(name) === hex)
        return { hex, count: own?.[1] ?? count }
      }),
    )
    .filter(({ hex }) => hexes.control[hex] === side)
}

/** All that is reached from some hexes, with the least that it takes; a step has a cost, or none where it cannot be made. */
function widened(
  starts: Iterable<readonly [number, number]>,
  most: number,
  steps: (hex: number) => Iterable<readonly [number, number]>,
): Map<number, number> {
  const least = new Map<number, number>()
  let edge = [...starts]
  while (edge.length > 0) {
    const next: (readonly [number, number])[] = []
    for (const [hex, spent] of edge) {
      if (spent > most || (least.get(hex) ?? Number.POSITIVE_INFINITY) <= spent) continue
      least.set(hex, spent)
      for (const [to, cost] of steps(hex)) next.push([to, spent + cost])
    }
    edge = next
  }
  return least
}

/** 6.1. */
export function plainNet(s: State, side: number): { rail: Set<number>; reached: Set<number> } {
  const { setting } = s
  const sources = plainSources(s, side).filter(({ hex }) => isOpen(s, side, hex))
  const leaving = (hex: number) => waysOf(hex).map((way) => plainWay(s, side, hex, way))
  const onward = (hex: number, isGood: (way: ReturnType<typeof plainWay>) => boolean): [number, number][] =>
    leaving(hex).flatMap((way) => (way.to !== 0 && isGood(way) && isOpen(s, side, way.to) ? [[way.to, 1]] : []))
  const isOwn = (hex: number): boolean => s.lines.rail[hex] === side
  const rail = widened(
    sources.flatMap(({ hex, count }) => (count === 0 && setting.isRail[hex] === 1 && isOwn(hex) ? [[hex, 0]] : [])),
    Number.POSITIVE_INFINITY,
    (hex) => onward(hex, ({ isRailway, to }) => isRailway && isOwn(to)),
  )
  const road = widened(
    [
      ...[...rail.keys()].map((hex): [number, number] => [hex, 0]),
      ...sources.map(({ hex, count }): [number, number] => [hex, count]),
    ],
    isMud(s) ? ROAD_NET.mostInMud : ROAD_NET.most,
    (hex) => onward(hex, ({ isMain }) => isMain),
  )
  const has = (hex: number, kind: string): boolean => setting.terrain[hex] === kind || setting.also[hex] === kind
  const isWet = (hex: number): boolean =>
    has(hex, 'marsh') || (s.weather.ground === DRYING && setting.isWoods[hex] === 1)
  const country = (length: number, isGood: (hex: number) => boolean) =>
    widened(
      [...road.keys(), ...sources.map(({ hex }) => hex)].map((hex): [number, number] => [hex, 0]),
      length,
      (hex) => onward(hex, (way) => !way.isBarred && (way.isTracked || (!has(way.to, 'swamp') && isGood(way.to)))),
    )
  const far = country(isMud(s) ? LINE_OF_SUPPLY.mostInMud : LINE_OF_SUPPLY.most, (hex) => !isWet(hex))
  const near = country(LINE_OF_SUPPLY.mostInMud, () => true)
  return { rail: new Set(rail.keys()), reached: new Set([...far.keys(), ...near.keys()]) }
}

/** 11.1: what each hex takes of a journey that begins in a hex; 14.66a, 22.33, 4.26c: interdiction, ferries, links. */
export function plainJourneys(s: State, side: number, from: number): Map<number, number> {
  const { setting } = s
  const runs = (hex: number): boolean =>
    s.lines.rail[hex] === side && s.hexes.control[hex] === side && !pieces.inZone(s, enemyOf(side), hex)
  const price = (hex: number): number => (side === SOVIET && s.hexes.zoi[hex] !== 0 ? RAILWAY.interdicted : 1)
  const links = side === SOVIET ? linksOf(setting) : []
  return widened([[from, 0]], RAILWAY.points, (hex) => [
    ...waysOf(hex).flatMap((way): [number, number][] => {
      const { to, isRailway, isFerried } = plainWay(s, side, hex, way)
      return isRailway && runs(to) ? [[to, price(to) + (isFerried ? RAILWAY.ferry - 1 : 0)]] : []
    }),
    ...links.flatMap((link): [number, number][] =>
      link.from === hex && runs(link.to) ? [[link.to, link.points]] : [],
    ),
  ])
}

/** 11.1: whether somebody of a side may board in a hex: on its rails, more than three hexes from every enemy. */
export function canBoard(s: State, side: number, hex: number): boolean {
  const { ground, sideOf, units } = s.setting
  if (s.lines.rail[hex] !== side) return false
  for (let unit = 1; unit <= units; unit++) {
    const place = s.units.place[unit]!
    if (
      sideOf[unit] === enemyOf(side) &&
      place >= 1 &&
      place <= ground.size &&
      ground.distance(place, hex) <= RAILWAY.clearOf
    )
      return false
  }
  return true
}

/** 19.2: railway hexes that the Axis could convert if points were no matter. */
export function plainConversions(s: State): number[] {
  const { setting, lines, hexes } = s
  const runs = (hex: number): boolean => lines.rail[hex] === AXIS && hexes.control[hex] === AXIS
  return Array.from({ length: setting.ground.size }, (_, i) => i + 1).filter(
    (hex) =>
      setting.isRail[hex] === 1 &&
      lines.rail[hex] !== AXIS &&
      hexes.control[hex] === AXIS &&
      (pieces.occupier(s, hex) === AXIS || !pieces.inZone(s, SOVIET, hex)) &&
      waysOf(hex).some((way) => setting.rails[way] !== 0 && runs(setting.rails[way]!)),
  )
}

/**
 * 4.25, 19.23: what is wrong with the hexes that a turn has converted; empty for nothing. `before` are the rails at its start.
 * Where points of a region are used up, those of East Poland and Lithuania serve inside these, and those that lengthen a line.
 */
export function overspent(s: State, before: Uint8Array): string {
  const { setting, lines, turn } = s
  const { ground, board } = setting
  const laid = [...lines.rail.keys()].filter((hex) => lines.rail[hex] === AXIS && before[hex] !== AXIS)
  const own = setting.campaign!.conversion?.find(({ until }) => turn <= until)
  const far = widened(
    [...before.keys()].filter((hex) => before[hex] === AXIS).map((hex): [number, number] => [hex, 0]),
    Number.POSITIVE_INFINITY,
    (hex) =>
      waysOf(hex).flatMap((way): [number, number][] =>
        laid.includes(setting.rails[way]!) ? [[setting.rails[way]!, 1]] : [],
      ),
  )
  const longer = laid.filter((hex) => far.get(hex)! > LINE)
  if (own !== undefined) {
    if (longer.length > 0) return 'a line of more than four hexes'
    return laid.length > own.hexes ? `${laid.length} of ${own.hexes}` : ''
  }
  const points = RAIL_POINTS.find(({ until }) => turn <= until)!
  if (longer.length > points.beyond || longer.some((hex) => far.get(hex)! > LINE + points.beyond))
    return 'lines that are too long'
  const first = turn <= RAIL_POINTS[0].until ? /^C/ : /^[CD]/
  const inside = new Set(['east poland', 'lithuania'].flatMap((area) => board.areaHexes(area)))
  const excess = (hexes: readonly number[]): number => {
    const here = hexes.filter((hex) => first.test(ground.name(hex))).length
    return Math.max(0, here - points.first) + Math.max(0, hexes.length - here - points.others)
  }
  if (excess(laid) > points.inside + points.beyond) return `${excess(laid)} more than the sheets have`
  return excess(laid.filter((hex) => !inside.has(hex))) > points.beyond ? 'more than the sheets have outside' : ''
}

const LINE = 4

// Positions by chance

const troopsOf = once(({ roster }: EfsSetting) =>
  roster.flatMap((counter, unit) => (counter && counter.air === null ? [unit] : [])),
)

const startOf = once((setting: EfsSetting): State => efs.start(setting, seededDice('strewn')))

/** Units strewn over a map, tracts that a side has taken with their railways, bridges that are down, interdiction, markers that were laid. */
interface Strewing {
  readonly turn: number
  readonly weather: number
  readonly tracts: readonly (readonly [hex: number, radius: number, side: number])[]
  readonly places: readonly (readonly [unit: number, hex: number])[]
  readonly down: readonly number[]
  readonly interdicted: readonly number[]
  readonly spans: readonly (readonly [river: number, isBuilding: boolean])[]
}

export function strewings({ ground }: EfsSetting, turns: readonly [number, number]): fc.Arbitrary<Strewing> {
  const hex = fc.integer({ min: 1, max: ground.size })
  return fc.record({
    turn: fc.integer({ min: turns[0], max: turns[1] }),
    weather: fc.integer({ min: 0, max: 2 }),
    tracts: fc.array(fc.tuple(hex, fc.nat(14), fc.constantFrom(AXIS, SOVIET)), { maxLength: 8 }),
    places: fc.array(fc.tuple(fc.nat(), hex), { minLength: 5, maxLength: 60 }),
    down: fc.array(fc.nat(), { maxLength: 12 }),
    interdicted: fc.array(hex, { maxLength: 20 }),
    spans: fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 8 }),
  })
}

export function strew(
  setting: EfsSetting,
  { turn, weather, tracts, places, down, interdicted, spans }: Strewing,
): State {
  const { ground, bridges, isLand, isRail, sideOf } = setting
  const s = copyOf(efs, startOf(setting))
  s.turn = turn
  s.weather.ground = weather
  const take = (at: number, side: number): boolean => {
    if (isLand[at] === 0 || pieces.occupier(s, at) === enemyOf(side)) return false
    s.hexes.control[at] = side
    return true
  }
  const lay = (at: number, side: number): void => {
    if (isRail[at] === 1) s.lines.rail[at] = side
  }
  efs.rebuild(s)
  for (const [middle, radius, side] of tracts)
    for (let at = 1; at <= ground.size; at++) {
      const far = ground.distance(middle, at)
      if (far <= radius && take(at, side) && far <= radius - UNCONVERTED) lay(at, side)
    }
  const troops = troopsOf(setting)
  for (const [which, at] of places) {
    const unit = troops[which % troops.length]!
    if (isLand[at] === 0 || pieces.occupier(s, at) === enemyOf(sideOf[unit]!)) continue
    s.units.place[unit] = at
    pieces.rebuild(s)
    if (take(at, sideOf[unit]!)) lay(at, sideOf[unit]!)
  }
  for (const which of down) if (bridges.length > 1) s.crossings.damage[1 + (which % (bridges.length - 1))] = 2
  for (const at of interdicted) s.hexes.interdiction[at] = 1
  const rivers = riversOf(setting)
  for (const [i, [which, isBuilding]] of spans.entries()) {
    const way = rivers[which % rivers.length]!
    const span = LAID_FIRST[i]!
    s.spans.place[span] = Math.floor(way / 6)
    s.spans.to[span] = ground.neighbours[way]!
    s.spans.isBuilding[span] = isBuilding ? 1 : 0
  }
  efs.rebuild(s)
  return s
}

/** Ferries and bridges of both sides in turn, so that a few markers are of all kinds. */
const LAID_FIRST = [7, 9, 1, 8, 10, 2, 3, 4]

/** So many hexes at the rim of a tract have railways of whoever had them before. */
const UNCONVERTED = 4

/** Ways across rivers; those over which a bridge is marked come up more often. */
const riversOf = once(({ ground, river, bridges }: EfsSetting) => [
  ...[...river.keys()].filter((way) => river[way] !== 0 && ground.neighbours[way] !== 0),
  ...Array.from({ length: 20 }, () =>
    bridges.slice(1).map(({ hex, to }) => hex * 6 + ground.directionTo(hex, to)),
  ).flat(),
])

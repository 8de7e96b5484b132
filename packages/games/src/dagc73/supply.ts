import {
  type Field,
  field,
  memo,
  NO_LIMIT,
  pathTo,
  spreadTolls,
  TABLE_BARRED,
  type Tolls,
  UNREACHED,
} from '@hexfront/core'
import { SUPPLY_RANGE } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { enemyOf, isRailhead, pieces, type State, sideOf, unitCount } from './state.ts'

/** Everything about one side's supply as the map stands. */
interface SupplyNet {
  /** The rail part: hexes joined by open rail to a friendly map edge (9.1, 9.4E). */
  readonly rail: Field
  /** The off-rail part: how many hexes lie between a hex and the nearest source. */
  readonly ground: Field
}

/** The rail part alone, and what the other part may enter. */
interface Rails {
  readonly rail: Field
  readonly tolls: Tolls
  /** What the tolls were before the Russian line was closed. */
  readonly kept: Uint8Array
  /** Hexes on the way of a search, and in which search each was last seen. */
  readonly queue: Uint16Array
  readonly seen: Uint32Array
  search: number
}

/** 9.0, 9.2C: within ten hexes of a source, as the map stands now. A search from the unit: it seldom has far to go. */
export function isSupplied(s: State, unit: number): boolean {
  const side = sideOf(s, unit)
  const start = s.units.place[unit]!
  const rails = railsOf(s, side)
  const { queue, seen, tolls } = rails
  const { evenCosts, ground } = s.setting
  const search = ++rails.search
  queue[0] = start
  seen[start] = search
  let end = 1
  for (let steps = 0, at = 0; steps <= SUPPLY_RANGE; steps++)
    for (const ring = end; at < ring; at++) {
      const hex = queue[at]!
      if (isSource(s, side, rails.rail, hex)) return true
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const next = ground.neighbours[way]!
        if (next === 0 || seen[next] === search || evenCosts[way] !== 1 || tolls.enter[next] !== 0) continue
        seen[next] = search
        queue[end++] = next
      }
    }
  return false
}

/** 9.1A: any open rail hex for the German, one with a railhead for the Russian. */
function isSource(s: State, side: number, rail: Field, hex: number): boolean {
  if (rail.costIn(hex, 0) === UNREACHED) return false
  if (side === GERMAN) return true
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isRailhead(s, unit)) return true
  return false
}

/** R73-08, R73-45: steps to the nearest source, without the cap; more than any number where there is none. */
export const distanceToSupply = (s: State, side: number, hex: number): number => supplyOf(s, side).ground.costIn(hex, 0)

export const isOnOpenRail = (s: State, side: number, hex: number): boolean =>
  railsOf(s, side).rail.costIn(hex, 0) !== UNREACHED

export const hasSource = (s: State, side: number): boolean => supplyOf(s, side).ground.count > 0

/** The whole line from a hex: off rail, then by rail to the map edge; empty where there is none. */
export function supplyLine(s: State, side: number, hex: number): number[] {
  const { ground, rail } = supplyOf(s, side)
  if (ground.costIn(hex, 0) > SUPPLY_RANGE) return []
  const offRail: number[] = []
  pathTo(ground, hex, offRail)
  const onRail: number[] = []
  pathTo(rail, offRail[0]!, onRail)
  return [...offRail.reverse(), ...onRail.reverse().slice(1)]
}

export const supplyOf = (s: State, side: number): SupplyNet => (side === GERMAN ? germanSupply(s) : sovietSupply(s))

const germanSupply = memo<State, SupplyNet>(
  (s) => newNet(s, GERMAN),
  (s, net) => trace(s, GERMAN, net),
  'moves',
)
const sovietSupply = memo<State, SupplyNet>(
  (s) => newNet(s, SOVIET),
  (s, net) => trace(s, SOVIET, net),
  'moves',
)

const newNet = (s: State, side: number): SupplyNet => ({ rail: railsOf(s, side).rail, ground: field(s.setting.ground) })

/** 9.4E.a: the ground from what the rails reach. */
function trace(s: State, side: number, { ground }: SupplyNet): void {
  const { rail, tolls } = railsOf(s, side)
  ground.clear()
  if (side === GERMAN) for (let i = 0; i < rail.count; i++) ground.start(rail.hexOf(rail.reached(i)))
  else startFromRailheads(s, rail, ground)
  spreadTolls(ground, s.setting.evenCosts, tolls, NO_LIMIT, 0, 1)
}

const railsOf = (s: State, side: number): Rails => (side === GERMAN ? germanRails(s) : sovietRails(s))

const germanRails = memo<State, Rails>(newRails, (s, rails) => traceRails(s, GERMAN, rails), 'moves')
const sovietRails = memo<State, Rails>(newRails, (s, rails) => traceRails(s, SOVIET, rails), 'moves')

function newRails({ setting: { ground, sovietHexes } }: State): Rails {
  return {
    rail: field(ground),
    tolls: { enter: new Uint8Array(ground.size + 1), leave: new Uint8Array(ground.size + 1) },
    kept: new Uint8Array(sovietHexes.length),
    queue: new Uint16Array(ground.size + 1),
    seen: new Uint32Array(ground.size + 1),
    search: 0,
  }
}

/** 9.4E.a: the rails from the edge. */
function traceRails(s: State, side: number, { rail, tolls, kept }: Rails): void {
  const { railEnds, railCosts } = s.setting
  const { enter } = tolls
  closeHexes(s, side, enter)
  if (side === GERMAN) barSovietLine(s, enter, kept)
  rail.clear()
  for (const hex of railEnds[side]!) if (enter[hex] === 0) rail.start(hex)
  spreadTolls(rail, railCosts, tolls, NO_LIMIT, 0, 1)
  if (side === GERMAN) reopenSovietLine(s, enter, kept)
}

/** 9.4E.b, c: enemies and their zones close a hex; a friend keeps a zone open. */
function closeHexes(s: State, side: number, enter: Uint8Array): void {
  const enemy = enemyOf(side)
  pieces.markZone(s, enemy, TABLE_BARRED, enter)
  const { place } = s.units
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (place[unit] !== 0) enter[place[unit]!] = sideOf(s, unit) === enemy ? TABLE_BARRED : 0
}

/** 9.4E.d: the rail part of a German line may not enter the Russian fortified line; the rest of it may. */
function barSovietLine({ setting: { sovietHexes } }: State, enter: Uint8Array, kept: Uint8Array): void {
  for (let i = 0; i < sovietHexes.length; i++) {
    kept[i] = enter[sovietHexes[i]!]!
    enter[sovietHexes[i]!] = TABLE_BARRED
  }
}

function reopenSovietLine({ setting: { sovietHexes } }: State, enter: Uint8Array, kept: Uint8Array): void {
  for (let i = 0; i < sovietHexes.length; i++) enter[sovietHexes[i]!] = kept[i]!
}

/** 9.1A.b: Russian sources are railheads on a line that is open to the east. */
function startFromRailheads(s: State, rail: Field, ground: Field): void {
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && isRailhead(s, unit) && rail.costIn(hex, 0) !== UNREACHED) ground.start(hex)
  }
}

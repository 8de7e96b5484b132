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
  readonly tolls: Tolls
}

/** 9.0, 9.2C: within ten hexes of a source, as the map stands now. */
export const isSupplied = (s: State, unit: number): boolean =>
  distanceToSupply(s, sideOf(s, unit), s.units.place[unit]!) <= SUPPLY_RANGE

/** R73-08, R73-45: steps to the nearest source, without the cap; more than any number where there is none. */
export const distanceToSupply = (s: State, side: number, hex: number): number => supplyOf(s, side).ground.costIn(hex, 0)

export const isOnOpenRail = (s: State, side: number, hex: number): boolean =>
  supplyOf(s, side).rail.costIn(hex, 0) !== UNREACHED

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

const supplyOf = (s: State, side: number): SupplyNet => (side === GERMAN ? germanSupply(s) : sovietSupply(s))

const germanSupply = memo<State, SupplyNet>(newNet, (s, net) => trace(s, GERMAN, net), 'moves')
const sovietSupply = memo<State, SupplyNet>(newNet, (s, net) => trace(s, SOVIET, net), 'moves')

function newNet({ setting: { ground } }: State): SupplyNet {
  return {
    rail: field(ground),
    ground: field(ground),
    tolls: { enter: new Uint8Array(ground.size + 1), leave: new Uint8Array(ground.size + 1) },
  }
}

/** 9.4E.a: first the rails from the edge, then the ground from what the rails reach. */
function trace(s: State, side: number, { rail, ground, tolls }: SupplyNet): void {
  const { setting } = s
  closeHexes(s, side, tolls.enter)
  if (side === GERMAN) barSovietLine(s, tolls.enter)
  rail.clear()
  for (const hex of setting.railEnds[side]!) if (tolls.enter[hex] === 0) rail.start(hex)
  spreadTolls(rail, setting.railCosts, tolls, NO_LIMIT, 0, 1)
  ground.clear()
  if (side === GERMAN) {
    for (let i = 0; i < rail.count; i++) ground.start(rail.hexOf(rail.reached(i)))
    closeHexes(s, side, tolls.enter)
  } else startFromRailheads(s, rail, ground)
  spreadTolls(ground, setting.evenCosts, tolls, NO_LIMIT, 0, 1)
}

/** 9.4E.b, c: enemies and their zones close a hex; a friend keeps a zone open. */
function closeHexes(s: State, side: number, enter: Uint8Array): void {
  const enemy = enemyOf(side)
  pieces.markZone(s, enemy, TABLE_BARRED, enter)
  const { place } = s.units
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (place[unit] !== 0) enter[place[unit]!] = sideOf(s, unit) === enemy ? TABLE_BARRED : 0
}

/** 9.4E.d: the rail part of a German line may not enter the Russian fortified line. */
function barSovietLine({ setting: { sovietHexes } }: State, enter: Uint8Array): void {
  for (let i = 0; i < sovietHexes.length; i++) enter[sovietHexes[i]!] = TABLE_BARRED
}

/** 9.1A.b: Russian sources are railheads on a line that is open to the east. */
function startFromRailheads(s: State, rail: Field, ground: Field): void {
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && isRailhead(s, unit) && rail.costIn(hex, 0) !== UNREACHED) ground.start(hex)
  }
}

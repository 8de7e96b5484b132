import { linksOf, memoBySide, PIECES, type Steps, steps } from '@hexfront/core'
import { once } from '../once.ts'
import { SUPPLY_RANGE } from './charts.ts'
import { GERMAN } from './counters.ts'
import type { Dagc73Setting } from './scenarios.ts'
import { enemyOf, isRailhead, pieces, type State, sideOf, unitCount } from './state.ts'

/** One side's supply as the map stands. */
interface SupplyNet {
  /** 9.4E.b, c, by hex: 0 where it is open to lines of supply; now, and when they were last traced. */
  readonly closed: Uint8Array
  readonly traced: Uint8Array
  /** The rail part: hexes joined by open rail to a friendly map edge (9.1, 9.4E). */
  readonly rail: Steps
  /** The off-rail part: how many hexes lie between a hex and the nearest source. */
  readonly ground: Steps
}

/** 9.0, 9.2C: within ten hexes of a source, as the map stands now. */
export const isSupplied = (s: State, unit: number): boolean => isInSupply(s, sideOf(s, unit), s.units.place[unit]!)

export const isInSupply = (s: State, side: number, hex: number): boolean =>
  supplyOf(s, side).ground.isWithin(hex, SUPPLY_RANGE)

/** R73-08, R73-45: steps to the nearest source, without the cap; more than any number where there is none. */
export const distanceToSupply = (s: State, side: number, hex: number): number => supplyOf(s, side).ground.cost(hex)

export const isOnOpenRail = (s: State, side: number, hex: number): boolean => supplyOf(s, side).rail.has(hex)

export const hasSource = (s: State, side: number): boolean => supplyOf(s, side).ground.count > 0

/** The whole line from a hex: off rail, then by rail to the map edge; empty where there is none. */
export function supplyLine(s: State, side: number, hex: number): number[] {
  const { ground, rail } = supplyOf(s, side)
  if (!ground.isWithin(hex, SUPPLY_RANGE)) return []
  const offRail: number[] = []
  ground.pathTo(hex, offRail)
  const onRail: number[] = []
  rail.pathTo(offRail[0]!, onRail)
  return [...offRail.reverse(), ...onRail.reverse().slice(1)]
}

/** 9.4E.a: the rails from the edge, and the ground from what they reach. */
export const supplyOf = memoBySide<State, SupplyNet>(
  ({ setting: { ground } }) => ({
    closed: new Uint8Array(ground.size + 1),
    traced: new Uint8Array(ground.size + 1).fill(NOT_YET),
    rail: steps(ground),
    ground: steps(ground),
  }),
  (s, { closed, traced, rail, ground }, side) => {
    closeHexes(s, side, closed)
    // A German who comes or goes seldom opens or closes anything to his own side; Russian sources move.
    if (side === GERMAN && isSame(closed, traced)) return
    traced.set(closed)
    const { even, rails } = linksIn(s.setting)
    const { links, ends } = rails[side]!
    rail.begin(links, closed)
    for (let i = 0; i < ends.length; i++) if (closed[ends[i]!] === 0) rail.start(ends[i]!)
    rail.all()
    ground.begin(even, closed)
    if (side === GERMAN) for (let i = 0; i < rail.count; i++) ground.start(rail.hexes[i]!)
    else startFromRailheads(s, rail, ground)
  },
  () => PIECES,
)

const NOT_YET = 255

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** 9.4E.b, c: enemies and their zones close a hex; a friend keeps a zone open. */
function closeHexes(s: State, side: number, closed: Uint8Array): void {
  const enemy = enemyOf(side)
  closed.set(pieces.zoneOf(s, enemy))
  pieces.markUnits(s, side, 0, closed)
  pieces.markUnits(s, enemy, 1, closed)
}

/** 9.1A.b: Russian sources are railheads on a line that is open to the east. */
function startFromRailheads(s: State, rail: Steps, ground: Steps): void {
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && isRailhead(s, unit) && rail.has(hex)) ground.start(hex)
  }
}

/** Where lines of supply may run, whoever stands there. */
interface Links {
  readonly even: Uint16Array
  /** By side: its railways, and where they begin. */
  readonly rails: readonly { readonly links: Uint16Array; readonly ends: readonly number[] }[]
}

const linksIn = once(({ ground, evenCosts, railCosts, railEnds, sovietLine }: Dagc73Setting): Links => {
  const rail = linksOf(ground, railCosts)
  return {
    even: linksOf(ground, evenCosts),
    rails: railEnds.map((ends, side) =>
      // 9.4E.d: the rail part of a German line may not enter the Russian fortified line; the rest of it may.
      side === GERMAN
        ? {
            links: rail.map((hex) => (sovietLine[hex] === 1 ? 0 : hex)),
            ends: ends.filter((hex) => sovietLine[hex] === 0),
          }
        : { links: rail, ends },
    ),
  }
})

import { type Reach, reach, tolls } from '@hexfront/core'
import { floodFrom } from '../../bot/flood.ts'
import { once } from '../../once.ts'
import { COAST_POINTS, EXHAUSTION } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import type { Dagc09Setting } from '../scenarios.ts'
import { enemyOf, isCavalryMechanized, isLocality, pieces, type State, sideOf, unitCount } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { holdsCoast } from '../victory.ts'
import { guessOf, mightOf } from './forces.ts'

/** What a player sees when he leans over the map. */
export interface Survey {
  readonly side: number
  /** 6.8: the strength of what is not seen. */
  readonly guess: number
  /** Hexes to the nearest enemy. */
  readonly far: Uint8Array
  /** Movement points to the nearest enemy that moves, as he goes. */
  readonly near: Uint8Array
  /** Enemy strength that could strike at a hex in its next player turn, and own strength that could. */
  readonly threat: Float32Array
  /** Movement points from where the Soviets began. */
  readonly depth: Uint8Array
  /** What is worth having, and how much it is worth. */
  readonly targets: readonly Target[]
}

export interface Target {
  readonly hex: number
  /** In victory points. */
  readonly worth: number
  /** Movement points from each hex, whoever stands between. */
  readonly way: Uint8Array
  /** The fewest of them from where the Soviets begin. */
  readonly depth: number
}

export function survey(s: State, side: number): Survey {
  const guess = guessOf(s)
  const enemy = enemyOf(side)
  const places: number[] = []
  const { hexes, count } = pieces.hexesOf(s, enemy)
  for (let i = 0; i < count; i++) places.push(hexes[i]!)
  return {
    side,
    guess,
    far: floodFrom(s.setting.ground, places),
    ...strikes(s, enemy, guess),
    depth: goalsOf(s.setting).depth,
    targets: targetsOf(s),
  }
}

interface Tools {
  readonly found: Reach
  readonly nothing: ReturnType<typeof tolls>
  readonly marks: Uint16Array
}

const toolsOf = once(
  ({ ground }: Dagc09Setting): Tools => ({
    found: reach(ground),
    nothing: tolls(ground),
    marks: new Uint16Array(ground.size + 1),
  }),
)

const FARTHEST = 60

/** Where units of a side can strike in their next move, and how far they have to go. */
function strikes(s: State, side: number, guess: number): Pick<Survey, 'threat' | 'near'> {
  const { setting } = s
  const { ground } = setting
  const { found, nothing, marks } = toolsOf(setting)
  const threat = new Float32Array(ground.size + 1)
  const near = new Uint8Array(ground.size + 1).fill(255)
  marks.fill(0)
  for (let unit = 1; unit < setting.unitIds.length; unit++) {
    if (s.units.place[unit] === 0 || sideOf(s, unit) !== side || isLocality(s, unit)) continue
    const might = mightOf(s, unit, guess)
    found.find(s.units.place[unit]!, strideOf(s, unit), costsFor(s, unit), nothing)
    for (let i = 0; i < found.count; i++) {
      const hex = found.hexes[i]!
      if (found.cost(hex) < near[hex]!) near[hex] = found.cost(hex)
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const next = ground.neighbours[way]!
        if (next === 0 || marks[next] === unit) continue
        marks[next] = unit
        threat[next] = threat[next]! + might
      }
    }
  }
  return { threat, near: spreadOn(s, side, near) }
}

/** How far a unit gets in its next move, less what the zone of who is struck costs. */
function strideOf(s: State, unit: number): number {
  const side = sideOf(s, unit)
  const points = s.setting.movement[unit]! || USUAL
  if (side === SOVIET) return (s.turn >= EXHAUSTION - 1 ? SPENT : points) - 1
  return (isSupplied(s, unit) ? points : SPENT) - 1
}

const USUAL = 7
/** What a die gives, rather more than less. */
const SPENT = 4

const costsFor = (s: State, unit: number): Uint8Array =>
  sideOf(s, unit) === GERMAN
    ? s.setting.germanCosts
    : isCavalryMechanized(s, unit)
      ? s.setting.cavalryCosts
      : s.setting.sovietCosts

/** From where strides end, on over the whole map. */
function spreadOn(s: State, side: number, near: Uint8Array): Uint8Array {
  const { ground, sovietCosts, germanCosts } = s.setting
  const costs = side === GERMAN ? germanCosts : sovietCosts
  const buckets: number[][] = Array.from({ length: FARTHEST + 1 }, () => [])
  for (let hex = 1; hex <= ground.size; hex++) if (near[hex] !== 255) buckets[near[hex]!]!.push(hex)
  for (let cost = 0; cost <= FARTHEST; cost++)
    for (const hex of buckets[cost]!) {
      if (near[hex] !== cost) continue
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const next = ground.neighbours[way]!
        const sum = cost + costs[way]!
        if (next === 0 || costs[way] === 255 || sum > FARTHEST || sum >= near[next]!) continue
        near[next] = sum
        buckets[sum]!.push(next)
      }
    }
  return near
}

/** 4.2, 4.3: every town and city, Koenigsberg above all, and the coast as long as nobody holds it. */
function targetsOf(s: State): readonly Target[] {
  const { prizes, coast } = goalsOf(s.setting)
  return holdsCoast(s) ? prizes : [...prizes, ...coast]
}

/** 4.2: as good as all that is left. */
export const KOENIGSBERG = 16
/** One coast hex is as good as another, and near others. */
const COASTS = 5

interface Goals {
  readonly depth: Uint8Array
  readonly prizes: readonly Target[]
  readonly coast: readonly Target[]
}

const goalsOf = once((setting: Dagc09Setting): Goals => {
  const { prizes, koenigsberg, balticCoast, ground, sovietCosts, startHex, sideOf } = setting
  const found = reach(ground)
  const nothing = tolls(ground)
  const depth = new Uint8Array(ground.size + 1).fill(255)
  for (let unit = 1; unit < startHex.length; unit++) {
    if (sideOf[unit] !== SOVIET || startHex[unit] === 0) continue
    found.find(startHex[unit]!, FARTHEST, sovietCosts, nothing)
    for (let i = 0; i < found.count; i++) {
      const hex = found.hexes[i]!
      depth[hex] = Math.min(depth[hex]!, found.cost(hex))
    }
  }
  const targetAt = (hex: number, worth: number): Target => {
    found.find(hex, FARTHEST, sovietCosts, nothing)
    const way = new Uint8Array(ground.size + 1).fill(255)
    for (let i = 0; i < found.count; i++) way[found.hexes[i]!] = found.cost(found.hexes[i]!)
    return { hex, worth, way, depth: depth[hex]! }
  }
  return {
    depth,
    prizes: prizes.map(({ hex, points }) => targetAt(hex, hex === koenigsberg ? KOENIGSBERG : points)),
    coast: balticCoast.map((hex) => targetAt(hex, COAST_POINTS / COASTS)),
  }
})

export const unitsOf = (s: State, side: number): number[] => {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && sideOf(s, unit) === side) units.push(unit)
  return units
}

import { likesTarget } from '@hexfront/bots'
import { oddsColumn, resultAt } from '@hexfront/core'
import { RESULTS, STACKING, SUPPLY_RANGE } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { worth } from '../elimination.ts'
import type { ScenarioId } from '../scenarios.ts'
import { enemyOf, isRailhead, type State, strengthOf } from '../state.ts'
import { isExit, roomAround, type Survey, unitsIn } from './survey.ts'
import type { Temper } from './temper.ts'

/** An attack that somebody thinks of: who, on which column, and what it should bring. */
export interface Prospect {
  readonly hex: number
  readonly team: readonly number[]
  readonly column: number
  readonly value: number
}

/** 15.x: where the scales tip, Russian points that weigh as much as a German one. */
export const BALANCE: Readonly<Record<ScenarioId, number>> = { historical: 2, sane: 1, limited: 1, maximum: 0.5 }

const gainFactor = (s: State, side: number): number => (side === SOVIET ? 1 : BALANCE[s.setting.id])
export const lossFactor = (s: State, side: number): number => (side === SOVIET ? BALANCE[s.setting.id] : 1)

/** 8.4J: what a unit brings from a hex into an attack, in quarters. */
export function blow(s: State, { side, supply }: Survey, unit: number, from: number, target: number): number {
  const { ground, river } = s.setting
  const isAcross = river[from * 6 + ground.directionTo(from, target)] !== 0
  const isDry = supply[side]![from]! > SUPPLY_RANGE
  return strengthOf(s, unit) * (isAcross ? 2 : 4) * (isDry ? 0.5 : 1)
}

/** What the defenders of a hex bring, in quarters. */
function guard(s: State, { side, supply }: Survey, hex: number): number {
  const defenders = fighters(s, hex)
  const isWalled = s.setting.forts[enemyOf(side)]![hex] === 1
  const isDry = supply[enemyOf(side)]![hex]! > SUPPLY_RANGE
  let sum = 0
  for (const unit of defenders) sum += strengthOf(s, unit)
  return sum * 4 * (isWalled ? 2 : 1) * (isDry ? 0.5 : 1)
}

/** 7.4D.b: railheads fight only where nobody else does. */
function fighters(s: State, hex: number): number[] {
  const all = unitsIn(s, hex)
  const armed = all.filter((unit) => !isRailhead(s, unit))
  return armed.length > 0 ? armed : all
}

/** The column from which nobody loses more than ground by attacking. */
const SAFE = 4

/** The best of all teams that are the first so many of these units, and the best column for it (8.5K). */
export function bestProspect(
  s: State,
  seen: Survey,
  temper: Temper,
  hex: number,
  units: readonly number[],
): Prospect | null {
  const { crt } = s.setting
  const defence = guard(s, seen, hex)
  const liking = likesTarget(temper.whims, hex)
  let best: Prospect | null = null
  let strength = 0
  let reached = -1
  for (let count = 1; count <= units.length; count++) {
    const unit = units[count - 1]!
    strength += blow(s, seen, unit, s.units.place[unit]!, hex)
    const most = oddsColumn(crt, Math.round(strength), Math.round(defence))
    if (most <= reached || most < SAFE - 2) continue
    reached = most
    const team = units.slice(0, count)
    const stakes = stakesOf(s, seen, temper, hex, team)
    for (let column = Math.min(most, SAFE); column <= most; column++) {
      const value = expected(s, stakes, hex, column) - temper.effort * (strength / 4) + liking
      if (best === null || value > best.value) best = { hex, team, column, value }
    }
  }
  return best
}

/** What each result of an attack would be worth. */
interface Stakes {
  readonly lost: number
  readonly repulsed: number
  readonly bothBack: number
  readonly driven: number
  readonly exchanged: number
  readonly halfExchanged: number
  readonly taken: number
}

function stakesOf(s: State, { side }: Survey, temper: Temper, hex: number, team: readonly number[]): Stakes {
  const enemy = enemyOf(side)
  const defenders = unitsIn(s, hex)
  const gain = gainFactor(s, side)
  const loss = lossFactor(s, side) * temper.thrift
  const prize = sum(defenders.map((unit) => worth(s, unit))) * gain
  const due = sum(fighters(s, hex).map((unit) => strengthOf(s, unit)))
  const fallen = trapped(s, enemy, hex, defenders)
  const left = due - sum(fallen.map((unit) => strengthOf(s, unit)))
  const isWalled = s.setting.forts[enemy]![hex] === 1
  const drive =
    sum(fallen.map((unit) => worth(s, unit))) * gain + Math.max(0, left) * (isWalled ? temper.drive : temper.shove)
  const ground = side === GERMAN ? 0 : s.turn <= 2 ? temper.breach : temper.gain
  const stuck = sum(cornered(s, side, team).map((unit) => worth(s, unit))) * loss * temper.caution
  return {
    lost: -sum(team.map((unit) => worth(s, unit))) * loss,
    repulsed: -stuck - NUISANCE,
    bothBack: drive * 0.8 - stuck - NUISANCE,
    driven: drive + ground,
    exchanged: prize + ground - price(s, team, due) * loss,
    halfExchanged: prize + ground - price(s, team, Math.ceil(due / 2)) * loss,
    taken: prize + ground,
  }
}

/** A retreat costs nothing but time. */
const NUISANCE = 0.1

/** 8.82.d, R73-10: the defenders that would find no room; the attacker sees to it that they are the best. */
function trapped(s: State, side: number, hex: number, defenders: readonly number[]): number[] {
  const room = roomAround(s, side, hex)
  if (room >= defenders.length || room >= STACKING) return []
  return dearest(s, defenders, defenders.length - room)
}

/** Attackers that could find no room if they are thrown back: the enemy places them, and will fill their ways with each other. */
function cornered(s: State, side: number, team: readonly number[]): number[] {
  const hexes = [...new Set(team.map((unit) => s.units.place[unit]!))]
  const lost: number[] = []
  for (const hex of hexes) {
    const stack = team.filter((unit) => s.units.place[unit] === hex)
    const room = roomAround(s, side, hex)
    const rivals = hexes.filter((other) => other !== hex && sharesWay(s, side, hex, other))
    const others = team.filter((unit) => rivals.includes(s.units.place[unit]!)).length
    const short = Math.min(stack.length, stack.length + others - room)
    if (short > 0) lost.push(...dearest(s, stack, short))
  }
  return lost
}

function sharesWay(s: State, side: number, hex: number, other: number): boolean {
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (isExit(s, side, next) && ground.distance(next, other) === 1) return true
  }
  return false
}

const dearest = (s: State, units: readonly number[], count: number): number[] =>
  [...units].sort((a, b) => worth(s, b) - worth(s, a) || a - b).slice(0, Math.ceil(count))

function expected({ setting }: State, stakes: Stakes, hex: number, column: number): number {
  const modifier = setting.rough[hex] === 1 ? -1 : 0
  let total = 0
  for (let die = 1; die <= 6; die++) {
    switch (RESULTS[resultAt(setting.crt, column, die + modifier)]!) {
      case 'Ae':
        total += stakes.lost
        break
      case 'Ar':
        total += stakes.repulsed
        break
      case 'Br':
        total += stakes.bothBack
        break
      case 'Dr':
        total += stakes.driven
        break
      case 'Ex':
        total += stakes.exchanged
        break
      case 'hEx':
        total += stakes.halfExchanged
        break
      default:
        total += stakes.taken
    }
  }
  return total / 6
}

/** What the cheapest payment of an exchange would cost, one unit after another. */
function price(s: State, team: readonly number[], due: number): number {
  const left = [...team]
  let open = due
  let cost = 0
  while (open > 0 && left.length > 0) {
    const unit = cheapest(s, left, open)
    left.splice(left.indexOf(unit), 1)
    open -= strengthOf(s, unit)
    cost += worth(s, unit)
  }
  return cost
}

/** Who pays best: the least worth for what still has to be paid. */
export function cheapest(s: State, units: readonly number[], due: number): number {
  let best = units[0]!
  for (const unit of units) if (payment(s, unit, due) < payment(s, best, due)) best = unit
  return best
}

const payment = (s: State, unit: number, due: number): number => worth(s, unit) / Math.min(due, strengthOf(s, unit))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

/** Cheap and unoccupied units first; `rivals` says how many other enemies each could strike. */
export function inOrder(s: State, units: readonly number[], rivals: (unit: number) => number): number[] {
  const dearness = (unit: number) => worth(s, unit) / strengthOf(s, unit)
  return [...units].sort(
    (a, b) => rivals(a) - rivals(b) || dearness(a) - dearness(b) || strengthOf(s, b) - strengthOf(s, a) || a - b,
  )
}

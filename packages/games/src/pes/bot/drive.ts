import { likesPlace } from '@hexfront/bots'
import { copyInto } from '@hexfront/core'
import { JULY_TALLY } from '../charts.ts'
import { frontGaps, IS_GERMAN, IS_SOVIET, setControl, suppliedHexes } from '../control.ts'
import { pes } from '../index.ts'
import { newRange, type Range, reachFrom } from '../movement.ts'
import { diceFor, markPocket } from '../pockets.ts'
import { defendersIn, diceOf, isLate, pieces, type State, stepsOf } from '../state.ts'
import { moscowHeld, moscowModifier, winningDie } from '../victory.ts'
import { clashBook } from './clash.ts'
import { danger } from './danger.ts'
import { stepsIn, weightOfAll } from './forces.ts'
import { atLeast, breakoutRate, DICE_A_STEP, expectedGarrison, hitRate, tollOf } from './odds.ts'
import { now, type Temper } from './temper.ts'

/** A way through Soviet ground, hex by hex, and what it promises. */
export interface Drive {
  readonly way: readonly number[]
  readonly score: number
}

/** A force that may go somewhere. */
export interface Force {
  readonly units: readonly number[]
  readonly at: number
  readonly mech: number
  readonly points: number
  /** Where its drive leads in the end. */
  readonly aim: number
  /** What a hex nearer to that is worth. */
  readonly pull: number
  /** What the danger of groups weighs. */
  readonly caution: number
}

/** What a force is expected to be and to have done on its way. */
interface Prospect {
  value: number
  /** The chance that it is still there. */
  alive: number
  dice: number
  steps: number
  /** Steps of full divisions that can be lost before the first unit is. */
  full: number
  cup: number
  tally: number
}

/** Quarters of a movement point. */
const SCALE = 4
const MOST_DEPTH = 24
const NOWHERE = 0x7fff
/** How likely a breakout must be to be reckoned with, as a rule and where nothing may go wrong. */
const LIKELY = 0.5
const CONCEIVABLE = 0.03
/** Steps that one garrison can take. */
const FRAIL = 2

/** Looks where forces can go, on copies of the position. */
export class Scout {
  readonly #temper: Temper
  readonly #states: State[] = []
  readonly #range: Range
  readonly #costs: Int16Array
  readonly #parent: Uint16Array
  readonly #child: Uint16Array
  readonly #sibling: Uint16Array
  readonly #way: number[] = []
  #best: Drive[] = []
  #base = 0
  #nerve = LIKELY
  readonly #rate: number
  #count = 0

  constructor(s: State, temper: Temper) {
    const { size } = s.setting.ground
    this.#temper = temper
    for (let depth = 0; depth <= MOST_DEPTH; depth++) this.#states.push(pes.blank(s.setting))
    this.#range = newRange(s)
    this.#rate = breakoutRate(s)
    this.#costs = new Int16Array(size + 1)
    this.#parent = new Uint16Array(size + 1)
    this.#child = new Uint16Array(size + 1)
    this.#sibling = new Uint16Array(size + 1)
  }

  /** The best drives of a force, best first. */
  drives(s: State, force: Force, count: number): readonly Drive[] {
    this.#best = []
    const roots = this.#spread(s, force)
    const first = this.#states[0]!
    copyInto(first, s)
    const prospect = prospectOf(s, force)
    this.#base = this.#form(first) + force.caution * danger(first, this.#temper.toll)
    this.#count = count
    for (const root of roots) this.#visit(first, root, 1, force, prospect)
    return this.#best
  }

  /** The position at the end of a way, as expected. */
  foresee(s: State, force: Force, way: readonly number[]): State {
    return this.#follow(s, force, way, LIKELY)
  }

  /** The same, if the first breakout succeeds that well may, or if a frail force is lost in the end. */
  fear(s: State, force: Force, way: readonly number[]): State {
    const end = this.#follow(s, force, way, CONCEIVABLE)
    if (stepsIn(s, force.units) <= FRAIL) for (const unit of force.units) pieces.place(end, unit, s.setting.box.lost)
    return end
  }

  #follow(s: State, force: Force, way: readonly number[], nerve: number): State {
    this.#nerve = nerve
    copyInto(this.#states[0]!, s)
    let prospect = prospectOf(s, force)
    let depth = 0
    for (const hex of way) {
      const next = this.#enter(this.#states[depth]!, this.#states[depth + 1]!, hex, force, prospect)
      if (next === null) break
      prospect = next
      depth++
      if (isOverrun(this.#states[depth]!, force)) break
    }
    this.#nerve = LIKELY
    return this.#states[depth]!
  }

  #visit(from: State, hex: number, depth: number, force: Force, before: Prospect): void {
    const s = this.#states[depth]!
    const prospect = this.#enter(from, s, hex, force, before)
    if (prospect === null) return
    this.#way[depth - 1] = hex
    this.#note(depth, this.#score(s, hex, force, prospect))
    if (prospect.alive < 0.5 || depth === MOST_DEPTH) return
    for (let child = this.#child[hex]!; child !== 0; child = this.#sibling[child]!)
      this.#visit(s, child, depth + 1, force, prospect)
  }

  #note(depth: number, score: number): void {
    const count = this.#count
    const best = this.#best
    if (best.length === count && score <= best[count - 1]!.score) return
    let at = best.length
    while (at > 0 && best[at - 1]!.score < score) at--
    best.splice(at, 0, { way: this.#way.slice(0, depth), score })
    if (best.length > count) best.pop()
  }

  #score(s: State, hex: number, force: Force, prospect: Prospect): number {
    const t = this.#temper
    const { ground } = s.setting
    const nearer = force.aim === 0 ? 0 : ground.distance(force.at, force.aim) - ground.distance(hex, force.aim)
    let score = prospect.value + prospect.alive * now(t.haste, s) * force.pull * nearer
    score -= (t.pace * this.#costs[hex]!) / SCALE
    score += this.#base - this.#form(s) + likesPlace(t.whims, hex)
    // Danger only takes away, and it is dear to work out.
    const worst = this.#best[this.#count - 1]
    return worst !== undefined && score <= worst.score ? score : score - force.caution * danger(s, t.toll)
  }

  /** What weighs on a position: a long line, and an open one. */
  #form(s: State): number {
    const t = this.#temper
    return (t.line / now(t.haste, s)) * markersOf(s) + t.gap * frontGaps(s).count
  }

  /** The force enters a Soviet hex, with what it costs and the pockets it makes; null where it must not be tried. */
  #enter(from: State, s: State, hex: number, force: Force, before: Prospect): Prospect | null {
    const t = this.#temper
    const { setting } = from
    const share = force.mech === 1 ? t.armor : 1
    const after = { ...before }
    const foes = expectedGarrison(from, hex, before.cup)
    const kills = before.dice * hitRate(from, hex, force.mech)
    if (kills < foes * 0.5) return null
    this.#lose(after, tollOf(foes, kills), share)
    after.cup = Math.max(0, before.cup - foes)
    copyInto(s, from)
    for (const unit of force.units) pieces.place(s, unit, hex)
    s.hexes.supplied.set(suppliedHexes(from).on)
    setControl(s, hex, IS_GERMAN)
    after.value += after.alive * (t.ground + this.#pointWorth(s, hex, strengthOf(after)))
    for (let size = pocketBy(s, hex); size > 0; size = pocketBy(s, hex)) {
      const lost = this.#closePocket(s, after, share)
      if (lost < this.#nerve) continue
      for (const unit of force.units) pieces.place(s, unit, setting.box.lost)
      setControl(s, hex, IS_SOVIET)
      break
    }
    return after
  }

  /** 11.3-11.6: what is marked as a pocket tries to break out; returns the chance that it succeeds. */
  #closePocket(s: State, after: Prospect, share: number): number {
    const t = this.#temper
    const { setting } = s
    let hexes = 0
    let extra = 0
    let gained = 0
    // P-R20: garrisons in the pocket are drawn from as well.
    let inside = 0
    for (let each = 1; each <= setting.ground.size; each++) {
      if (s.hexes.pocket[each] === 0) continue
      if (setting.isFortress[each] === 1) {
        s.hexes.settled[each] = 1
        continue
      }
      setControl(s, each, IS_GERMAN)
      inside += defendersIn(s, each)
      gained += t.ground + this.#pointWorth(s, each, 3)
      if (setting.isCity[each] === 1) extra += 3.5
      else hexes++
      extra += setting.isTown[each]!
    }
    const units = Math.min(diceFor(hexes) * 3.5 + extra, after.cup + inside)
    const hits = units * this.#rate
    const lost = units === 0 ? 0 : atLeast(hits, units * 0.9 + 0.1, after.steps)
    const destroyed = units * (1 - lost) * after.alive
    const due = Math.min(destroyed, Math.max(0, JULY_TALLY - after.tally))
    after.value += t.tally * now(t.thirst, s) * due + t.surplus * (destroyed - due) + gained * after.alive
    after.value -= share * t.rupture * lost * after.steps * after.alive
    this.#lose(after, Math.min(hits, after.steps), share)
    after.tally += destroyed
    after.cup = Math.max(0, after.cup + inside - destroyed)
    after.alive *= 1 - lost
    return lost
  }

  /** 10.4: losses fall on full divisions first. */
  #lose(after: Prospect, hits: number, share: number): void {
    const t = this.#temper
    const full = Math.min(hits, after.full)
    after.value -= share * after.alive * (t.step * full + t.remnant * (hits - full))
    after.dice = Math.max(1, after.dice - DICE_A_STEP * full - (hits - full))
    after.full -= full
    after.steps = Math.max(0.5, after.steps - hits)
  }

  /** What a hex of Moscow adds to the chance of winning; a point of communications is a burden where it is not held in strength. */
  #pointWorth(s: State, hex: number, strength: number): number {
    if (s.setting.isMoscow[hex] === 1) {
      const held = moscowHeld(s)
      return this.#temper.moscow * (winChance(s, held) - winChance(s, held - 1))
    }
    if (s.setting.isLoc[hex] === 0) return 0
    if (s.setting.loc.indexOf(hex) >= now(this.#temper.due, s)) return -this.#temper.danger
    return now(this.#temper.point, s) - this.#temper.danger * 0.25 * breaks(s, strength)
  }

  /** A tree of cheapest ways into Soviet ground; returns the hexes at which it begins. */
  #spread(s: State, force: Force): number[] {
    const { at, mech, points, units } = force
    const { ground, mechCosts, mechDryCosts, legCosts, legDryCosts, closedEarly } = s.setting
    const steps = s.turn === 1 ? (mech === 1 ? mechDryCosts : legDryCosts) : mech === 1 ? mechCosts : legCosts
    const costs = this.#costs.fill(NOWHERE)
    const parent = this.#parent.fill(0)
    const hasGarrisons = pieces.count(s, s.setting.box.cup) > 0
    const line = now(this.#temper.lines, s) * -2
    const isClosed = (hex: number) => (!isLate(s) && closedEarly[hex] !== 0) || s.setting.easting[hex]! > line
    const fight = (hex: number) => (hasGarrisons ? 1 + 2 * s.setting.isTown[hex]! + 5 * s.setting.isCity[hex]! : 0)
    reachFrom(s, at, mech, points, weightOfAll(s, units), this.#range)
    const { reach } = this.#range
    const most = points * SCALE
    const buckets: number[][] = Array.from({ length: most + 1 }, () => [])
    for (let i = 0; i < reach.count; i++) {
      const hex = reach.hexes[i]!
      if (s.hexes.control[hex] !== IS_SOVIET || isClosed(hex)) continue
      costs[hex] = reach.cost(hex) * SCALE
      buckets[costs[hex]!]!.push(hex)
    }
    const found: number[] = []
    for (let cost = 0; cost <= most; cost++)
      for (const hex of buckets[cost]!) {
        if (costs[hex] !== cost) continue
        found.push(hex)
        const onward = cost + fight(hex)
        for (let way = hex * 6; way < hex * 6 + 6; way++) {
          const to = ground.neighbours[way]!
          if (to === 0 || s.hexes.control[to] !== IS_SOVIET || isClosed(to) || steps[way]! > points) continue
          const next = onward + steps[way]! * SCALE
          if (next > most || next >= costs[to]!) continue
          costs[to] = next
          parent[to] = hex
          buckets[next]!.push(to)
        }
      }
    return this.#plant(found)
  }

  #plant(found: readonly number[]): number[] {
    this.#child.fill(0)
    const roots: number[] = []
    for (const hex of found) {
      const parent = this.#parent[hex]!
      if (parent === 0) roots.push(hex)
      else {
        this.#sibling[hex] = this.#child[parent]!
        this.#child[parent] = hex
      }
    }
    return roots
  }
}

const isOverrun = (s: State, { units }: Force): boolean => s.units.place[units[0]!] === s.setting.box.lost

function prospectOf(s: State, { units }: Force): Prospect {
  let dice = 0
  let steps = 0
  for (const unit of units) {
    steps += stepsOf(s, unit)
    if (s.setting.isFlak[unit] === 0) dice += diceOf(s, unit)
  }
  const cup = pieces.count(s, s.setting.box.cup)
  return { value: 0, alive: 1, dice, steps, full: steps - units.length, cup, tally: s.tally }
}

/** How the force will stand against a group. */
const strengthOf = ({ full, steps }: Prospect): number => Math.min(9, full + 0.5 * Math.max(0, steps - 2 * full))

/** 4.6-4.8. */
const winChance = (s: State, held: number): number =>
  held === 0 ? 0 : Math.min(1, (winningDie(held) - moscowModifier(s)) / 6)

function markersOf(s: State): number {
  const { front } = s.hexes
  let count = 0
  for (let hex = 1; hex < front.length; hex++) count += front[hex]!
  return count
}

/** How likely a group is to overrun so many full divisions. */
function breaks(s: State, strength: number): number {
  const { fresh, reduced } = clashBook(s.setting).fight(1, Math.floor(strength), 0)
  return fresh + reduced
}

/** 11.2: marks a pocket as the rules do, and looks first whether there can be one. */
function pocketBy(s: State, captured: number): number {
  const { on, cut } = suppliedHexes(s)
  if (cut === 0) return 0
  const { control, supplied } = s.hexes
  const { neighbours, size } = s.setting.ground
  for (let way = captured * 6; way < captured * 6 + 6; way++) {
    const hex = neighbours[way]!
    if (hex !== 0 && on[hex] === 0 && control[hex] === IS_SOVIET) return markPocket(s, captured)
  }
  for (let hex = 1; hex <= size; hex++)
    if (supplied[hex] === 1 && on[hex] === 0 && control[hex] === IS_SOVIET) return markPocket(s, captured)
  return 0
}

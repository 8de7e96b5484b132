import { type Choice, type Choices, choice, copyInto, type Policy, UNREACHED } from '@hexfront/core'
import { JULY_TALLY, TERRAIN_EFFECTS, TERRAINS } from './charts.ts'
import { frontGaps, IS_GERMAN, IS_SOVIET, setControl, suppliedHexes } from './control.ts'
import { beats, danger, path, strengthIn } from './danger.ts'
import { pes } from './index.ts'
import { allowance, newReach, type Reach, reachFrom } from './movement.ts'
import { diceFor, markPocket } from './pockets.ts'
import { weightOf } from './stacking.ts'
import { defendersIn, diceOf, isGermanUnit, isLate, pieces, type State, stepsOf } from './state.ts'

/** What a player minds, in weights. */
export interface Temper {
  /** A unit destroyed in a pocket, before and after the tally is full. */
  readonly tally: number
  readonly surplus: number
  /** A hex gained. */
  readonly ground: number
  /** A point of communications, and to be near the next one. */
  readonly point: number
  readonly drive: number
  /** A column nearer to the hex furthest east, and beyond it. */
  readonly east: number
  /** A column that a mechanized force gets on. */
  readonly push: number
  /** A step lost by a full division, by a reduced one, and a step of a force that a breakout overruns. */
  readonly step: number
  readonly remnant: number
  readonly rupture: number
  /** The chance that a group breaks through. */
  readonly danger: number
  /** To be furthest east and weak. */
  readonly spear: number
  /** An open hex, when positions are taken up. */
  readonly open: number
  /** An open hex in the front, and a movement point. */
  readonly gap: number
  readonly pace: number
  /** What an attack must promise. */
  readonly threshold: number
  /** How many gaps a unit must close to be left behind. */
  readonly rearguard: number
  /** With more units than this in the cup the infantry goes first. */
  readonly patience: number
  /** What a mechanized step is worth beside one on foot. */
  readonly armor: number
  /** Full divisions on foot that are held back. */
  readonly reserve: number
}

const CAREFUL: Temper = {
  tally: 1,
  surplus: 0.2,
  ground: 0.6,
  point: 12,
  drive: 10,
  east: 0,
  push: 0,
  step: 0.7,
  remnant: 0.2,
  rupture: 0.5,
  danger: 25,
  spear: 12.5,
  open: 0.4,
  gap: 0.1,
  pace: 0.1,
  threshold: 0,
  rearguard: 2,
  patience: 60,
  armor: 2,
  reserve: 6,
}

/** Plays the German side. One for each match, since it remembers what it has in hand. */
export function newBot(temper: Temper = CAREFUL): Policy<State> {
  return new Bot(temper)
}

/** Verbs by their place in their step. */
const OPERATIONS = { pick: 0, mech: 1, leg: 2, done: 3, abandon: 4 } as const
const MARCH = { to: 0, join: 1, drop: 2, stop: 3 } as const
const BATTLE = { again: 0, halt: 1 } as const

/** How many points of communications a turn wants. */
const DUE = [1, 3, 4, 5, 6, 7, 7] as const

/** How far an objective draws. */
const DRAW = 10

class Bot implements Policy<State> {
  readonly #temper: Temper
  #scratch: State | null = null
  #reach: Reach | null = null
  #phase = -1
  /** Where the force in hand goes; 0 when it has nothing more to do. */
  #goal = 0
  #joining: readonly number[] = []
  #isPositioning = false
  /** Forces that found nothing to attack, and those that stay where they are: hex * 2 + class. */
  readonly #rested = new Set<number>()
  readonly #settled = new Set<number>()
  readonly #reserve = new Set<number>()

  constructor(temper: Temper) {
    this.#temper = temper
  }

  choose(s: State, choices: Choices): Choice {
    const answer = this.#answer(s, choices)
    if (choices.includes(answer)) return answer
    // Somebody else has answered in between: what was planned does not hold any more.
    this.#goal = 0
    this.#joining = []
    const again = this.#answer(s, choices)
    return choices.includes(again) ? again : choices.at(choices.length - 1)
  }

  #answer(s: State, choices: Choices): Choice {
    const decision = pes.decision(s)
    if (decision.isOver || choices.length === 1) return choices.at(0)
    switch (decision.step) {
      case 'deploy':
        return pes.read(s, s.units.place[1] === 0 ? 'prepared' : 'done').choice
      case 'arrivals':
      case 'losses':
        return pes.read(s, 'rest').choice
      case 'operations':
        return this.#operate(s)
      case 'march':
        return this.#march(s)
      case 'battle':
        return this.#fightOn(s)
      default:
        return choices.at(0)
    }
  }

  #operate(s: State): Choice {
    if (this.#phase !== s.turn) {
      this.#phase = s.turn
      this.#rested.clear()
      this.#settled.clear()
      this.#holdBack(s)
    }
    this.#isPositioning = false
    // While the cup is full the infantry empties it, and the panzers then run free.
    const isCupFull = pieces.count(s, s.setting.box.cup) > this.#temper.patience
    for (const mech of isCupFull ? [0, 1] : [1, 0])
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        const force = ready(s, hex, mech).filter((unit) => !this.#reserve.has(unit))
        if (force.length === 0) continue
        const key = ((s.hexes.front.length + hex) * 64 + force.length) * 2 + mech
        if (this.#rested.has(key)) continue
        const start = this.#bestStart(s, force, hex, mech)
        if (start !== 0) return start
        this.#rested.add(key)
      }
    return this.#position(s)
  }

  /** Full divisions on foot that do not attack but stop groups when the ground is taken. */
  #holdBack(s: State): void {
    this.#reserve.clear()
    for (let unit = 1; isGermanUnit(s, unit) && this.#reserve.size < this.#temper.reserve; unit++) {
      const hex = s.units.place[unit]!
      if (hex === 0 || hex > s.setting.ground.size || s.setting.isMech[unit] === 1) continue
      if (stepsOf(s, unit) === 2) this.#reserve.add(unit)
    }
  }

  /** The best attack of a stack, whole or in part; the parts are picked unit by unit. */
  #bestStart(s: State, force: readonly number[], hex: number, mech: number): Choice {
    const points = allowance(s, mech)
    let best = this.#bestAttack(s, force, hex, mech, points)
    let chosen = force
    for (const part of partsOf(s, force)) {
      const attack = this.#bestAttack(s, part, hex, mech, points)
      if (attack.score <= best.score) continue
      best = attack
      chosen = part
    }
    if (best.score <= this.#temper.threshold) return 0
    this.#goal = best.hex
    const whole = ready(s, hex, mech).length
    this.#joining = chosen.length === whole ? [] : chosen.slice(1)
    if (chosen.length < whole) return choice(OPERATIONS.pick, chosen[0]!)
    return choice(mech === 1 ? OPERATIONS.mech : OPERATIONS.leg, hex)
  }

  #march(s: State): Choice {
    const { at, mech, points } = s.march
    const [first, ...others] = this.#joining
    if (first !== undefined) {
      this.#joining = others
      return choice(MARCH.join, first)
    }
    if (this.#goal === 0 && !this.#isPositioning) {
      const force = members(s)
      const best = this.#bestAttack(s, force, at, mech, points)
      if (best.score > this.#temper.threshold) {
        this.#goal = best.hex
        const rearguard = this.#rearguard(s, force, best.hex)
        if (rearguard !== 0) {
          this.#goal = 0
          return choice(MARCH.drop, rearguard)
        }
      }
    }
    if (this.#goal === 0 && !this.#isPositioning) {
      this.#isPositioning = true
      this.#goal = this.#lastStop(s, members(s), at, mech, points)
    }
    if (this.#goal === 0) return choice(MARCH.stop)
    const goal = this.#goal
    this.#goal = 0
    return choice(MARCH.to, goal)
  }

  /** Where a force that has done its work stands best; 0 for where it is. */
  #lastStop(s: State, force: readonly number[], at: number, mech: number, points: number): number {
    const t = this.#temper
    const judge = (p: State) => t.open * frontGaps(p).count + t.danger * danger(p)
    let least = judge(s)
    const posts = new Set(path)
    for (const hex of s.setting.loc) if (s.hexes.control[hex] === IS_GERMAN) posts.add(hex)
    const gaps = frontGaps(s)
    for (let i = 0; i < gaps.count; i++) posts.add(gaps.hexes[i]!)
    const reach = this.#reachOf(s)
    let weight = 0
    for (const unit of force) weight += weightOf(s, unit)
    reachFrom(s, at, mech, points, weight, reach)
    let best = 0
    for (const hex of posts) {
      if (hex === at || reach.field.cost(hex) === UNREACHED) continue
      const next = this.#copy(s)
      for (const unit of force) pieces.place(next, unit, hex)
      const value = judge(next)
      if (value >= least - 0.05) continue
      least = value
      best = hex
    }
    return best
  }

  /** A unit to leave behind where the front would open; 0 if there is no need, or nobody to spare. */
  #rearguard(s: State, force: readonly number[], goal: number): number {
    if (force.length < 3) return 0
    const unit = force.reduce((a, b) => (diceOf(s, b) < diceOf(s, a) ? b : a))
    const others = force.filter((one) => one !== unit)
    return this.#gapsAfter(s, force, goal) - this.#gapsAfter(s, others, goal) >= this.#temper.rearguard ? unit : 0
  }

  /** 9.4: on while the dice are with us. */
  #fightOn(s: State): Choice {
    if (s.march.points === 0) return choice(BATTLE.halt)
    let dice = 0
    let steps = 0
    for (const unit of members(s)) {
      steps += stepsOf(s, unit)
      if (s.setting.isFlak[unit] === 0) dice += diceOf(s, unit)
    }
    const foes = defendersIn(s, s.battle.hex)
    const kills = dice * hitRate(s, s.battle.hex, s.march.mech)
    return choice(kills * 2 >= foes && steps > foes / 2 ? BATTLE.again : BATTLE.halt)
  }

  #bestAttack(s: State, force: readonly number[], at: number, mech: number, points: number): Attack {
    const reach = this.#reachOf(s)
    let weight = 0
    for (const unit of force) weight += weightOf(s, unit)
    reachFrom(s, at, mech, points, weight, reach)
    const objective = objectiveOf(s)
    const costs = new Map<number, number>()
    for (let i = 0; i < reach.field.count; i++) {
      const hex = reach.field.hexOf(reach.field.reached(i))
      if (s.hexes.control[hex] === IS_SOVIET) costs.set(hex, reach.field.cost(hex))
    }
    let best: Attack = { hex: 0, score: -1000 }
    for (const [hex, cost] of costs) {
      const east = mech === 1 ? (s.setting.easting[hex]! - s.setting.easting[at]!) / 2 : 0
      const worth = this.#worth(s, force, hex, mech, objective)
      const score = worth + this.#temper.push * east - this.#temper.pace * cost
      if (score > best.score) best = { hex, score }
    }
    return best
  }

  /** What it is worth to take a hex with a force, pockets and all. */
  #worth(s: State, force: readonly number[], hex: number, mech: number, objective: number): number {
    const t = this.#temper
    const next = this.#copy(s)
    let dice = 0
    let steps = 0
    for (const unit of force) {
      steps += stepsOf(s, unit)
      if (s.setting.isFlak[unit] === 0) dice += diceOf(s, unit)
      pieces.place(next, unit, hex)
    }
    const cup = pieces.count(s, s.setting.box.cup)
    const foes = expectedGarrison(s, hex, cup)
    const kills = dice * hitRate(s, hex, mech)
    if (kills < foes * 0.5) return -1000
    const toll = foes * 0.33 * (0.4 + 0.6 * clamp(foes / kills - 0.4)) * Math.max(1, foes / kills)
    let full = 0
    for (const unit of force) full += stepsOf(s, unit) - 1
    const share = mech === 1 ? t.armor : 1
    let score = -share * this.#price(toll, full)
    steps -= toll
    full = Math.max(0, full - toll)
    const before = frontGaps(s).count
    next.hexes.supplied.set(suppliedHexes(s).on)
    setControl(next, hex, IS_GERMAN)
    let gained = 1
    let points = s.setting.isLoc[hex]!
    let destroyed = 0
    for (let size = markPocket(next, hex); size > 0; size = markPocket(next, hex)) {
      let hexes = 0
      let extra = 0
      for (let each = 1; each <= s.setting.ground.size; each++) {
        if (next.hexes.pocket[each] === 0) continue
        if (s.setting.isFortress[each] === 1) {
          next.hexes.settled[each] = 1
          continue
        }
        setControl(next, each, IS_GERMAN)
        gained++
        points += s.setting.isLoc[each]!
        if (s.setting.isCity[each] === 1) extra += 3.5
        else hexes++
        extra += s.setting.isTown[each]!
      }
      const units = Math.min(diceFor(hexes) * 3.5 + extra, cup)
      const hits = units * HIT
      const lost = atLeast(hits, units * 0.9 + 0.1, steps)
      destroyed += units * (1 - lost)
      score -= share * (this.#price(Math.min(hits, steps), full) + t.rupture * lost * steps)
      steps = Math.max(0, steps - hits)
      full = Math.max(0, full - hits)
      if (lost < 0.5) continue
      for (const unit of force) pieces.place(next, unit, s.setting.box.lost)
      setControl(next, hex, IS_SOVIET)
      gained--
      break
    }
    const due = Math.max(0, JULY_TALLY - s.tally)
    score += t.tally * Math.min(destroyed, due) + t.surplus * Math.max(0, destroyed - due)
    score += t.ground * gained + (points > 0 ? this.#pointWorth(s, next, hex, points) : 0)
    score += (t.east * (s.setting.easting[hex]! - furthestEast(s))) / 2
    score += t.drive * clamp((DRAW - s.setting.ground.distance(hex, objective)) / DRAW)
    // 12.3: whoever is furthest to the east is attacked first.
    if (isEasternmost(s, hex)) score -= t.spear * beats(strengthIn(next, hex))
    return score - t.gap * (frontGaps(next).count - before)
  }

  /** A point of communications is a burden until it is due, unless it is held in strength. */
  #pointWorth(s: State, next: State, hex: number, points: number): number {
    const t = this.#temper
    let held = 0
    for (const point of s.setting.loc) held += s.hexes.control[point]!
    const isDue = held < (DUE[s.turn - 1] ?? 7)
    return points * (isDue ? t.point : 0) - t.danger * (s.setting.isLoc[hex] === 1 ? beats(strengthIn(next, hex)) : 0.5)
  }

  /** Losses fall on full divisions first (10.4). */
  #price(hits: number, full: number): number {
    return this.#temper.step * Math.min(hits, full) + this.#temper.remnant * Math.max(0, hits - full)
  }

  /** Closes gaps, brings up the rest, and ends the phase. */
  #position(s: State): Choice {
    this.#isPositioning = true
    const gaps = frontGaps(s).count
    if (gaps > 0) {
      const fill = this.#bestFill(s, gaps)
      if (fill.unit !== 0) {
        this.#goal = fill.hex
        return choice(OPERATIONS.pick, fill.unit)
      }
    }
    const guard = this.#bestGuard(s, gaps)
    if (guard.unit !== 0) {
      this.#goal = guard.hex
      return choice(OPERATIONS.pick, guard.unit)
    }
    for (const mech of [1, 0])
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        const key = hex * 2 + mech
        if (this.#settled.has(key)) continue
        const force = ready(s, hex, mech)
        if (force.length === 0) continue
        this.#settled.add(key)
        const to = this.#bringUp(s, force, hex, mech, gaps)
        if (to === 0) continue
        this.#goal = to
        return choice(mech === 1 ? OPERATIONS.mech : OPERATIONS.leg, hex)
      }
    return choice(frontGaps(s).count === 0 ? OPERATIONS.done : OPERATIONS.abandon)
  }

  /** The unit and the hex that close most gaps. */
  #bestFill(s: State, gaps: number): { unit: number; hex: number } {
    const reach = this.#reachOf(s)
    const { hexes } = frontGaps(s)
    const wanted = new Map<number, number>()
    for (let i = 0; i < gaps; i++)
      for (const hex of s.setting.ground.within(hexes[i]!, 1))
        if (s.hexes.control[hex] === IS_GERMAN) wanted.set(hex, (wanted.get(hex) ?? 0) + 1)
    let best = { unit: 0, hex: 0 }
    let bestScore = 0
    for (const mech of [0, 1])
      for (let from = 1; from <= s.setting.ground.size; from++) {
        const force = ready(s, from, mech)
        if (force.length === 0) continue
        const unit = force.reduce((a, b) => (diceOf(s, b) < diceOf(s, a) ? b : a))
        reachFrom(s, from, mech, allowance(s, mech), weightOf(s, unit), reach)
        const isLast = pieces.count(s, from) === 1
        for (const [hex, count] of wanted) {
          const cost = reach.field.cost(hex)
          if (cost === UNREACHED || hex === from) continue
          const closed = isLast ? gaps - this.#gapsAfter(s, [unit], hex) : count
          const score = closed - 0.02 * cost - 0.1 * diceOf(s, unit)
          if (closed > 0 && score > bestScore) {
            bestScore = score
            best = { unit, hex }
          }
        }
      }
    return best
  }

  /** The unit and the hex that make it hardest for groups to break through. */
  #bestGuard(s: State, gaps: number): { unit: number; hex: number } {
    let best = { unit: 0, hex: 0 }
    const now = danger(s)
    if (now < 0.02) return best
    const reach = this.#reachOf(s)
    const posts = [...path]
    let bestScore = 0.01
    for (const mech of [0, 1])
      for (let from = 1; from <= s.setting.ground.size; from++) {
        const force = ready(s, from, mech)
        if (force.length === 0) continue
        const unit = force.reduce((a, b) => (diceOf(s, b) > diceOf(s, a) ? b : a))
        reachFrom(s, from, mech, allowance(s, mech), weightOf(s, unit), reach)
        for (const hex of posts) {
          if (hex === from || reach.field.cost(hex) === UNREACHED) continue
          const next = this.#copy(s)
          pieces.place(next, unit, hex)
          if (frontGaps(next).count > gaps) continue
          const score = now - danger(next)
          if (score > bestScore) {
            bestScore = score
            best = { unit, hex }
          }
        }
      }
    return best
  }

  #gapsAfter(s: State, force: readonly number[], hex: number): number {
    const next = this.#copy(s)
    for (const unit of force) pieces.place(next, unit, hex)
    return frontGaps(next).count
  }

  /** Toward the next objective, as long as nothing opens behind. */
  #bringUp(s: State, force: readonly number[], at: number, mech: number, gaps: number): number {
    const reach = this.#reachOf(s)
    let weight = 0
    for (const unit of force) weight += weightOf(s, unit)
    reachFrom(s, at, mech, allowance(s, mech), weight, reach)
    const objective = objectiveOf(s)
    const { ground } = s.setting
    let best = 0
    let bestScore = ground.distance(at, objective) - 1
    for (let i = 0; i < reach.field.count; i++) {
      const hex = reach.field.hexOf(reach.field.reached(i))
      if (s.hexes.control[hex] !== IS_GERMAN || hex === at) continue
      const score = ground.distance(hex, objective) + 0.2 * pieces.count(s, hex)
      if (score >= bestScore) continue
      bestScore = score
      best = hex
    }
    return best !== 0 && this.#gapsAfter(s, force, best) <= gaps ? best : 0
  }

  #copy(s: State): State {
    this.#scratch ??= pes.blank(s.setting)
    copyInto(this.#scratch, s)
    return this.#scratch
  }

  #reachOf(s: State): Reach {
    this.#reach ??= newReach(s)
    return this.#reach
  }
}

interface Attack {
  readonly hex: number
  readonly score: number
}

/** Mean steps that a die of a breakout costs. */
const HIT = 2 / 3

const clamp = (x: number): number => Math.max(0, Math.min(1, x))

/** About how likely a sum of this mean and variance is to reach a number. */
function atLeast(mean: number, variance: number, number: number): number {
  const z = (mean - number + 0.5) / Math.sqrt(variance)
  return 0.5 + (0.5 * z) / Math.sqrt(1 + z * z)
}

/** 10.2, 10.5: mean steps of a German die. */
function hitRate(s: State, hex: number, mech: number): number {
  const effects = TERRAIN_EFFECTS[TERRAINS[s.setting.terrain[hex]!]!]
  const modifier = mech === 1 ? effects.mechFire : effects.legFire
  return RATES[modifier + 2]!
}

/** By modifier from -2: faces 4 to 6 hit once, 7 and 8 twice. */
const RATES = [1 / 6, 2 / 6, 3 / 6, 5 / 6, 7 / 6] as const

function expectedGarrison(s: State, hex: number, cup: number): number {
  const there = defendersIn(s, hex)
  if (there > 0) return there
  const { isMoscow, isCity, isTown } = s.setting
  const open = isLate(s) ? 10 / 6 : 1
  return Math.min(cup, isMoscow[hex] === 1 ? 7 : isCity[hex] === 1 ? 3.5 : open + isTown[hex]!)
}

/** The first point of communications that is not ours, then Moscow. */
const objectiveOf = (s: State): number =>
  s.setting.loc.find((hex) => s.hexes.control[hex] === IS_SOVIET) ?? s.setting.moscow[3]!

/** The cheapest unit alone, and the units of one step without the others. */
function partsOf(s: State, force: readonly number[]): number[][] {
  if (force.length === 1) return []
  const cheapest = force.reduce((a, b) => (worthOf(s, b) < worthOf(s, a) ? b : a))
  const reduced = force.filter((unit) => stepsOf(s, unit) === 1)
  const full = force.filter((unit) => stepsOf(s, unit) === 2)
  const parts = [[cheapest]]
  if (reduced.length > 1 && full.length > 0) parts.push(reduced)
  if (full.length > 1 && reduced.length > 0) parts.push(full)
  if (full.length >= 4) parts.push(full.slice(0, full.length >> 1))
  return parts
}

/** Flak alone cannot fight. */
const worthOf = (s: State, unit: number): number => diceOf(s, unit) + (s.setting.isFlak[unit] === 1 ? 10 : 0)

/** Whether no German hex lies further east. */
const isEasternmost = (s: State, hex: number): boolean => s.setting.easting[hex]! > furthestEast(s)

function furthestEast(s: State): number {
  const { easting, ground } = s.setting
  let east = -0x8000
  for (let hex = 1; hex <= ground.size; hex++)
    if (s.hexes.control[hex] === IS_GERMAN && easting[hex]! > east) east = easting[hex]!
  return east
}

/** Units of a class in a hex that may still act. */
function ready(s: State, hex: number, mech: number): number[] {
  const force: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.units.done[unit] === 0 && s.setting.isMech[unit] === mech) force.push(unit)
  return force
}

function members(s: State): number[] {
  const force: number[] = []
  for (let unit = s.units.force.indexOf(1); unit > 0; unit = s.units.force.indexOf(1, unit + 1)) force.push(unit)
  return force
}

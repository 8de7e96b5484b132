import { type Choice, type Choices, choice, type Policy } from '@hexfront/core'
import { aimOf } from './bot/aims.ts'
import { Pickets } from './bot/cover.ts'
import { type Drive, type Force, Scout } from './bot/drive.ts'
import { members, partsOf, ready } from './bot/forces.ts'
import { Watch } from './bot/guard.ts'
import { hitRate } from './bot/odds.ts'
import { CAREFUL, type Temper } from './bot/temper.ts'
import { frontGaps } from './control.ts'
import { pes } from './index.ts'
import { allowance } from './movement.ts'
import { defendersIn, diceOf, isGermanUnit, pieces, type State, stepsOf } from './state.ts'

/** Plays the German side. One for each match, since it remembers what it has in hand. */
export function newBot(temper: Temper = CAREFUL): Policy<State> {
  return new Bot(temper)
}

/** Verbs by their place in their step. */
const OPERATIONS = { pick: 0, mech: 1, leg: 2, done: 3, abandon: 4 } as const
const MARCH = { to: 0, join: 1, drop: 2, stop: 3 } as const
const BATTLE = { again: 0, halt: 1 } as const

/** How many drives of a force are looked at more closely. */
const CLOSER = 6

interface Draft {
  readonly force: Force
  readonly drive: Drive
}

class Bot implements Policy<State> {
  readonly #temper: Temper
  #scout: Scout | null = null
  #watch: Watch | null = null
  #pickets: Pickets | null = null
  #phase = -1
  /** Hexes that the force in hand goes to, one after another. */
  #way: number[] = []
  /** Members of the force in hand, to see losses. */
  #strength = 0
  #joining: readonly number[] = []
  #isPositioning = false
  #passes = 0
  #isGuarded = false
  #begun = 0
  /** The best drive of each stack when it was last looked at; those that found none are kept as null. */
  readonly #drafts = new Map<number, Draft | null>()
  readonly #settled = new Set<number>()
  readonly #reserve = new Set<number>()

  constructor(temper: Temper) {
    this.#temper = temper
  }

  choose(s: State, choices: Choices): Choice {
    this.#scout ??= new Scout(s, this.#temper)
    this.#pickets ??= new Pickets(s)
    this.#watch ??= new Watch(s, this.#temper.toll)
    const answer = this.#answer(s, choices, this.#scout, this.#watch)
    if (choices.includes(answer)) return answer
    // Somebody else has answered in between: what was planned does not hold any more.
    this.#way = []
    this.#joining = []
    const again = this.#answer(s, choices, this.#scout, this.#watch)
    return choices.includes(again) ? again : choices.at(choices.length - 1)
  }

  #answer(s: State, choices: Choices, scout: Scout, watch: Watch): Choice {
    const decision = pes.decision(s)
    if (decision.isOver || choices.length === 1) return choices.at(0)
    switch (decision.step) {
      case 'deploy':
        return pes.read(s, s.units.place[1] === 0 ? 'prepared' : 'done').choice
      case 'arrivals':
      case 'losses':
        return pes.read(s, 'rest').choice
      case 'operations':
        return this.#operate(s, scout, watch)
      case 'march':
        return this.#march(s, scout, watch)
      case 'battle':
        return this.#fightOn(s)
      default:
        return choices.at(0)
    }
  }

  #operate(s: State, scout: Scout, watch: Watch): Choice {
    if (this.#phase !== s.turn) {
      this.#phase = s.turn
      this.#drafts.clear()
      this.#settled.clear()
      this.#passes = 0
      this.#isGuarded = s.turn < GUARD_FROM
      this.#begun = 0
      this.#holdBack(s)
    }
    this.#isPositioning = false
    let draft = this.#bestDraft(s, scout, WITH_WHEELS)
    if (draft === null && !this.#isGuarded) {
      const post = watch.bestPost(s)
      if (post !== null && this.#closes(watch.with(s, post.units, post.hex), post.units)) {
        this.#isPositioning = true
        return this.#send(s, post.units, post.hex)
      }
      this.#isGuarded = true
    }
    draft ??= this.#bestDraft(s, scout, ALL)
    if (draft === null && this.#passes < PASSES && this.#begun > 0) {
      // What has changed since may have opened a way.
      this.#passes++
      this.#begun = 0
      this.#drafts.clear()
      draft = this.#bestDraft(s, scout, ALL)
    }
    if (draft !== null) this.#begun++
    if (draft !== null) return this.#begin(s, draft.force, draft.drive.way)
    this.#isPositioning = true
    return this.#position(s, watch)
  }

  /** Units of one class in one hex, to a place behind the front. */
  #send(s: State, units: readonly number[], hex: number): Choice {
    const at = s.units.place[units[0]!]!
    const mech = s.setting.isMech[units[0]!]!
    return this.#begin(s, { units, at, mech, points: 0, aim: hex, caution: 0 }, [hex])
  }

  #begin(s: State, { units, at, mech }: Force, way: readonly number[]): Choice {
    this.#way = [...way]
    this.#strength = 0
    for (const unit of units) this.#strength += stepsOf(s, unit)
    const whole = ready(s, at, mech).length
    this.#joining = units.length === whole ? [] : units.slice(1)
    if (units.length < whole) return choice(OPERATIONS.pick, units[0]!)
    return choice(mech === 1 ? OPERATIONS.mech : OPERATIONS.leg, at)
  }

  /** Full divisions on foot that do not attack but stop groups when the ground is taken. */
  #holdBack(s: State): void {
    this.#reserve.clear()
    const full: number[] = []
    for (let unit = 1; isGermanUnit(s, unit); unit++) {
      const hex = s.units.place[unit]!
      if (hex === 0 || hex > s.setting.ground.size || s.setting.isMech[unit] === 1) continue
      if (stepsOf(s, unit) === 2) full.push(unit)
    }
    const aim = aimOf(s, 0, 1) || s.setting.loc[4]!
    const far = (unit: number) => s.setting.ground.distance(s.units.place[unit]!, aim)
    full.sort((a, b) => far(a) - far(b) || a - b)
    for (const unit of full.slice(0, this.#temper.reserve)) this.#reserve.add(unit)
  }

  /** The best drive of all stacks. Old figures are trusted until they come first. */
  #bestDraft(s: State, scout: Scout, classes: readonly number[]): Draft | null {
    const fresh = new Set<number>()
    for (;;) {
      let first = -1
      let best = -1000
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        if (pieces.first(s, hex) === 0) continue
        for (const mech of classes) {
          const units = ready(s, hex, mech).filter((unit) => !this.#reserve.has(unit))
          if (units.length === 0) continue
          const key = (hex * 16 + units.length) * 2 + mech
          if (!this.#drafts.has(key)) {
            this.#drafts.set(key, this.#draft(s, scout, units, hex, mech))
            fresh.add(key)
          }
          const draft = this.#drafts.get(key)
          if (!draft || draft.drive.score <= best) continue
          best = draft.drive.score
          first = key
        }
      }
      if (first < 0) return null
      if (!fresh.has(first)) {
        this.#drafts.delete(first)
        continue
      }
      const draft = this.#drafts.get(first) ?? null
      // A null entry is not looked at again in this phase.
      if (draft !== null && !this.#isSafe(s, scout, draft)) {
        this.#drafts.set(first, this.#saferDraft(s, scout, draft))
        continue
      }
      this.#drafts.delete(first)
      return draft
    }
  }

  #draft(s: State, scout: Scout, units: readonly number[], at: number, mech: number): Draft | null {
    let best: Draft | null = null
    for (const part of partsOf(s, units)) {
      const force = {
        units: part,
        at,
        mech,
        points: allowance(s, mech),
        aim: aimOf(s, mech, at),
        caution: this.#caution(s),
      }
      const [drive] = scout.drives(s, force, 1)
      if (drive === undefined || drive.score <= (best?.drive.score ?? this.#temper.threshold)) continue
      best = { force, drive }
    }
    return best
  }

  /** The more have acted, the fewer are left to stop groups. */
  #caution(s: State): number {
    let acted = 0
    let all = 0
    for (let unit = 1; isGermanUnit(s, unit); unit++) {
      const hex = s.units.place[unit]!
      if (hex === 0 || hex > s.setting.ground.size) continue
      all++
      acted += s.units.done[unit]!
    }
    return this.#temper.danger * (this.#temper.caution + ((1 - this.#temper.caution) * acted) / all)
  }

  /** Another drive of the same force after which the front can be closed. */
  #saferDraft(s: State, scout: Scout, { force, drive }: Draft): Draft | null {
    for (const other of scout.drives(s, force, CLOSER)) {
      if (other.score >= drive.score || other.score <= this.#temper.threshold) continue
      const draft = { force, drive: other }
      if (this.#isSafe(s, scout, draft)) return draft
    }
    return null
  }

  /** 4.10: whether those who have not acted can close the front afterwards. */
  #isSafe(s: State, scout: Scout, { force, drive }: Draft): boolean {
    return this.#closes(scout.foresee(s, force, drive.way), force.units)
  }

  #closes(s: State, busy: readonly number[]): boolean {
    const cover = this.#pickets!.plan(s, new Set(busy))
    return cover.isWhole && cover.spare >= this.#temper.slack
  }

  #march(s: State, scout: Scout, watch: Watch): Choice {
    const { at, mech, points } = s.march
    const [first, ...others] = this.#joining
    if (first !== undefined) {
      this.#joining = others
      return choice(MARCH.join, first)
    }
    const units = members(s)
    if (!this.#isPositioning) {
      let steps = 0
      for (const unit of units) steps += stepsOf(s, unit)
      if (this.#way.length === 0 || steps < this.#strength) {
        this.#strength = steps
        this.#way = []
        const force = {
          units,
          at,
          mech,
          points,
          aim: aimOf(s, mech, at),
          caution: mech === 0 ? this.#temper.danger : this.#caution(s),
        }
        for (const drive of scout.drives(s, force, CLOSER)) {
          if (drive.score <= this.#temper.threshold) break
          if (!this.#isSafe(s, scout, { force, drive })) continue
          this.#way = [...drive.way]
          break
        }
      }
      if (this.#way.length === 0) {
        this.#isPositioning = true
        const stop = watch.lastStop(s, units, at, mech, points)
        if (stop !== 0 && this.#closes(watch.with(s, units, stop), units)) this.#way = [stop]
      }
    }
    const next = this.#way.shift()
    return next === undefined ? choice(MARCH.stop) : choice(MARCH.to, next)
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

  /** Closes gaps, brings up the rest, and ends the phase. */
  #position(s: State, watch: Watch): Choice {
    const [fill] = this.#pickets!.plan(s, NOBODY).posts
    if (fill !== undefined) return this.#send(s, [fill.unit], fill.hex)
    const post = watch.bestPost(s)
    if (post !== null) return this.#send(s, post.units, post.hex)
    for (const mech of [1, 0])
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        const key = hex * 2 + mech
        if (this.#settled.has(key)) continue
        const force = ready(s, hex, mech)
        if (force.length === 0) continue
        this.#settled.add(key)
        const aim = aimOf(s, mech, hex)
        const to = aim === 0 ? 0 : watch.bringUp(s, force, hex, mech, aim)
        if (to === 0) continue
        this.#way = [to]
        return choice(mech === 1 ? OPERATIONS.mech : OPERATIONS.leg, hex)
      }
    return choice(frontGaps(s).count === 0 ? OPERATIONS.done : OPERATIONS.abandon)
  }
}

const NOBODY: ReadonlySet<number> = new Set()

const WITH_WHEELS = [1] as const
const ALL = [1, 0] as const
/** From this turn on guards are posted before those on foot move. */
const GUARD_FROM = 4
/** How often the same units are looked at again. */
const PASSES = 1

import { copyInto } from '@hexfront/core'
import { IS_GERMAN } from '../control.ts'
import { pes } from '../index.ts'
import { allowance } from '../movement.ts'
import { isGermanUnit, pieces, type State, stepsOf } from '../state.ts'
import { aimOf, isLastChance } from './aims.ts'
import type { Drive, Force } from './drive.ts'
import { isOnMap, members, partsOf, ready, stepsIn } from './forces.ts'
import type { Staff } from './staff.ts'
import { now, type Temper } from './temper.ts'

/** A force, and the hexes that it goes to, one after another. */
export interface Errand {
  readonly units: readonly number[]
  /** Where it stands when it is asked next. */
  readonly at: number
  readonly way: readonly number[]
  /** Its steps when the way was chosen. */
  readonly steps: number
  /** It goes to a place behind the front, and no further. */
  readonly isPositioning: boolean
}

/** How many drives of a force are looked at more closely, and how many when the front must be saved. */
const CLOSER = 6
const DESPERATE = 16

const ON_WHEELS = [1] as const
const EVERYBODY = [1, 0] as const

/** What a stack would do next. */
interface Draft {
  readonly force: Force
  readonly drive: Drive
}

/**
 * A phase goes like this: drives by those on wheels, then by those on foot, whatever promises most first, as long as the others
 * can still close the front (4.10); then the front is closed, guards are posted against groups, and the rest is brought up. It can
 * be taken up at any moment; what was found out holds as long as nobody acts but those who are sent.
 */
export class Operations {
  readonly #temper: Temper
  readonly #staff: Staff
  /** The position in which a force was last sent, and who was. */
  readonly #before: State
  #sent: readonly number[] = []
  #isGuarded: boolean
  #hasLookedAgain = false
  /** The best drive of each stack when it was last looked at; null where there was none. */
  readonly #drafts = new Map<number, Draft | null>()
  readonly #settled = new Set<number>()
  readonly #reserve: ReadonlySet<number>

  constructor(s: State, temper: Temper, staff: Staff) {
    this.#temper = temper
    this.#staff = staff
    this.#before = pes.blank(s.setting)
    // While there is a next turn, guards are posted last.
    this.#isGuarded = !isLastChance(s)
    this.#reserve = reserveOf(s, temper.reserve)
  }

  /** Whether nobody has acted since but those who were sent. */
  holds(s: State): boolean {
    const before = this.#before
    if (s.setting !== before.setting || s.turn !== before.turn) return false
    for (let unit = 1; isGermanUnit(s, unit); unit++)
      if (!this.#sent.includes(unit) && !isAlike(s, before, unit)) return false
    return true
  }

  /** Whether those who were sent have ended their activities. */
  isFree(s: State): boolean {
    return this.#sent.every((unit) => s.units.done[unit] === 1 || !isOnMap(s, unit))
  }

  /** The force that acts next; null when there is nothing more to do. */
  next(s: State): Errand | null {
    const errand = this.#attack(s) ?? this.#position(s)
    this.#note(s, errand?.units ?? [])
    return errand
  }

  /** What the force in hand does from where it stands: another drive, or else it looks for a good place to stand. */
  onward(s: State): Errand {
    const units = members(s)
    const { scout, watch } = this.#staff
    const { at, mech, points } = s.march
    this.#note(s, units)
    if (units.length === 0) return errandOf(s, { units, at }, [], true)
    const force = this.#force(s, units, at, mech, points)
    const drive = scout
      .drives(s, force, CLOSER)
      .find((one) => one.score > now(this.#temper.threshold, s) && this.#isSafe(s, { force, drive: one }))
    if (drive !== undefined) return errandOf(s, force, drive.way, false)
    const stop = watch.lastStop(s, units, at, mech, points)
    const isBetter = stop !== 0 && this.#closes(watch.with(s, units, stop), units)
    return errandOf(s, force, isBetter ? [stop] : [], true)
  }

  #note(s: State, sent: readonly number[]): void {
    copyInto(this.#before, s)
    this.#sent = sent
  }

  #attack(s: State): Errand | null {
    const { watch } = this.#staff
    const draft = this.#bestDraft(s, ON_WHEELS)
    if (draft !== null) return driven(s, draft)
    const guard = this.#isGuarded ? null : watch.bestPost(s)
    if (guard !== null && this.#closes(watch.with(s, guard.units, guard.hex), guard.units))
      return sent(s, guard.units, guard.hex)
    this.#isGuarded = true
    const last = this.#bestDraft(s, EVERYBODY) ?? this.#lookAgain(s)
    return last === null ? null : driven(s, last)
  }

  /** What has changed since may have opened a way to those who had none. */
  #lookAgain(s: State): Draft | null {
    if (this.#hasLookedAgain) return null
    this.#hasLookedAgain = true
    this.#drafts.clear()
    return this.#bestDraft(s, EVERYBODY)
  }

  /** The best drive of all stacks. Old figures are trusted until they come first, and then looked at again. */
  #bestDraft(s: State, classes: readonly number[]): Draft | null {
    const fresh = new Set<number>()
    for (;;) {
      let first = 0
      let best = -Infinity
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        if (pieces.first(s, hex) === 0) continue
        for (const mech of classes) {
          const units = ready(s, hex, mech).filter((unit) => !this.#reserve.has(unit))
          if (units.length === 0) continue
          const key = (hex * 16 + units.length) * 2 + mech
          if (!this.#drafts.has(key)) {
            this.#drafts.set(key, this.#draft(s, units, hex, mech))
            fresh.add(key)
          }
          const score = this.#drafts.get(key)?.drive.score ?? -Infinity
          if (score <= best) continue
          best = score
          first = key
        }
      }
      const draft = this.#drafts.get(first) ?? null
      if (draft === null) return null
      const isFresh = fresh.has(first)
      this.#drafts.delete(first)
      if (!isFresh) continue
      if (this.#isSafe(s, draft)) return draft
      this.#drafts.set(first, this.#saferDraft(s, draft))
    }
  }

  #draft(s: State, units: readonly number[], at: number, mech: number): Draft | null {
    let best: Draft | null = null
    for (const part of partsOf(s, units)) {
      const force = this.#force(s, part, at, mech, allowance(s, mech))
      const [drive] = this.#staff.scout.drives(s, force, 1)
      if (drive === undefined || drive.score <= (best?.drive.score ?? now(this.#temper.threshold, s))) continue
      best = { force, drive }
    }
    return best
  }

  #force(s: State, units: readonly number[], at: number, mech: number, points: number): Force {
    return {
      units,
      at,
      mech,
      points,
      aim: aimOf(s, mech, at),
      pull: this.#pull(s, units, mech),
      caution: this.#caution(s, mech),
    }
  }

  /** Full divisions on foot keep to the road that those on wheels have opened. */
  #pull(s: State, units: readonly number[], mech: number): number {
    const { push, follow, body } = this.#temper
    return mech === 1 ? push : follow + (body * (stepsIn(s, units) - units.length)) / units.length
  }

  /** The more have acted, the fewer are left to stop groups; those on foot are there for nothing else. */
  #caution(s: State, mech: number): number {
    const { danger, caution } = this.#temper
    if (mech === 0) return danger
    let acted = 0
    let all = 0
    for (let unit = 1; isGermanUnit(s, unit); unit++) {
      if (!isOnMap(s, unit)) continue
      all++
      acted += s.units.done[unit]!
    }
    return danger * (caution + ((1 - caution) * acted) / all)
  }

  /** Another drive of the same force after which the front can be closed. */
  #saferDraft(s: State, { force, drive }: Draft): Draft | null {
    for (const other of this.#staff.scout.drives(s, force, CLOSER)) {
      if (other.score >= drive.score || other.score <= now(this.#temper.threshold, s)) continue
      const draft = { force, drive: other }
      if (this.#isSafe(s, draft)) return draft
    }
    return null
  }

  /** 4.10: whether those who have not acted can close the front afterwards, even if the force is overrun. */
  #isSafe(s: State, { force, drive }: Draft): boolean {
    const { scout, pickets } = this.#staff
    if (!this.#closes(scout.foresee(s, force, drive.way), force.units)) return false
    return pickets.plan(scout.fear(s, force, drive.way), new Set(force.units)).isWhole
  }

  #closes(s: State, busy: readonly number[]): boolean {
    const { isWhole, spare } = this.#staff.pickets.plan(s, new Set(busy))
    return isWhole && spare >= this.#temper.slack
  }

  /** Closes the front, posts guards, and brings up the rest. */
  #position(s: State): Errand | null {
    const { watch, pickets } = this.#staff
    const { posts, isWhole } = pickets.plan(s, NOBODY)
    const rescue = isWhole ? null : this.#rescue(s)
    if (rescue !== null) return driven(s, rescue)
    const [post] = posts
    if (post !== undefined) return sent(s, [post.unit], post.hex)
    const guard = watch.bestPost(s)
    if (guard !== null) return sent(s, guard.units, guard.hex)
    for (const mech of EVERYBODY)
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        const key = hex * 2 + mech
        const units = this.#settled.has(key) ? [] : ready(s, hex, mech)
        if (units.length === 0) continue
        this.#settled.add(key)
        const to = watch.bringUp(s, units, hex, mech, aimOf(s, mech, hex) || lastPoint(s))
        if (to !== 0) return sent(s, units, to)
      }
    return null
  }

  /** Nobody can close the front as it is: any drive after which somebody can. */
  #rescue(s: State): Draft | null {
    const { scout, pickets } = this.#staff
    for (let hex = 1; hex <= s.setting.ground.size; hex++)
      for (const mech of EVERYBODY)
        for (const units of partsOf(s, ready(s, hex, mech))) {
          const force = this.#force(s, units, hex, mech, allowance(s, mech))
          for (const drive of scout.drives(s, force, DESPERATE))
            if (pickets.plan(scout.foresee(s, force, drive.way), new Set(units)).isWhole) return { force, drive }
        }
    return null
  }
}

const NOBODY: ReadonlySet<number> = new Set()

const isAlike = (s: State, t: State, unit: number): boolean =>
  s.units.place[unit] === t.units.place[unit] &&
  s.units.reduced[unit] === t.units.reduced[unit] &&
  s.units.done[unit] === t.units.done[unit]

const driven = (s: State, { force, drive }: Draft): Errand => errandOf(s, force, drive.way, false)

/** Units of one class in one hex, to a place behind the front. */
const sent = (s: State, units: readonly number[], hex: number): Errand =>
  errandOf(s, { units, at: s.units.place[units[0]!]! }, [hex], true)

const errandOf = (
  s: State,
  { units, at }: Pick<Force, 'units' | 'at'>,
  way: readonly number[],
  isPositioning: boolean,
): Errand => ({ units, at, way, steps: stepsIn(s, units), isPositioning })

/** Full divisions on foot that do not attack but stop groups when the ground is taken. */
function reserveOf(s: State, size: number): Set<number> {
  const { ground, isMech, loc } = s.setting
  const full: number[] = []
  for (let unit = 1; isGermanUnit(s, unit); unit++)
    if (isOnMap(s, unit) && isMech[unit] === 0 && s.units.done[unit] === 0 && stepsOf(s, unit) === 2) full.push(unit)
  const aim = aimOf(s, 0, loc[0]!) || loc[0]!
  const far = (unit: number) => ground.distance(s.units.place[unit]!, aim)
  full.sort((a, b) => far(a) - far(b) || a - b)
  return new Set(full.slice(0, size))
}

/** The point furthest east that is ours, where the next drive begins. */
const lastPoint = (s: State): number =>
  s.setting.loc.findLast((hex) => s.hexes.control[hex] === IS_GERMAN) ?? s.setting.loc[0]!

import { type Choice, type Choices, choice, firstAnswer, type Policy } from '@hexfront/core'
import { entryHex } from './arrivals.ts'
import { aimOf, isLastChance } from './bot/aims.ts'
import { type Drive, type Force, Scout } from './bot/drive.ts'
import { members, partsOf, ready, stepsIn } from './bot/forces.ts'
import { Watch } from './bot/guard.ts'
import { hitRate } from './bot/odds.ts'
import { Pickets } from './bot/pickets.ts'
import { CAREFUL, type Temper } from './bot/temper.ts'
import { frontGaps, IS_GERMAN } from './control.ts'
import { preparedSite } from './deployment.ts'
import { pes } from './index.ts'
import { allowance } from './movement.ts'
import { defendersIn, diceOf, isGermanUnit, pieces, type State, stepsOf } from './state.ts'

/** Plays the German side. One for each match, since it remembers what it has in hand. */
export function newBot(temper: Temper = CAREFUL): Policy<State> {
  return new Bot(temper)
}

/** Verbs by their place in their step. */
const OPERATIONS = { pick: 0, mech: 1, leg: 2, done: 3, abandon: 4 } as const
const MARCH = { to: 0, join: 1, stop: 3 } as const
const BATTLE = { again: 0, halt: 1 } as const

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

/** Those who look ahead, each on copies of the position. */
interface Staff {
  readonly scout: Scout
  readonly watch: Watch
  readonly pickets: Pickets
}

/**
 * A phase goes like this: drives by those on wheels, then by those on foot, whatever promises most first, as long as the others
 * can still close the front (4.10); then the front is closed, guards are posted against groups, and the rest is brought up.
 */
class Bot implements Policy<State> {
  readonly #temper: Temper
  #staff: Staff | null = null
  #turn = -1
  /** Hexes that the force in hand goes to, one after another. */
  #way: number[] = []
  #joining: readonly number[] = []
  /** Steps of the force in hand when its way was chosen. */
  #steps = 0
  #isPositioning = false
  #isGuarded = false
  #hasLookedAgain = false
  /** The best drive of each stack when it was last looked at; null where there was none. */
  readonly #drafts = new Map<number, Draft | null>()
  readonly #settled = new Set<number>()
  readonly #reserve = new Set<number>()

  constructor(temper: Temper) {
    this.#temper = temper
  }

  choose(s: State, choices: Choices): Choice {
    this.#staff ??= {
      scout: new Scout(s, this.#temper),
      watch: new Watch(s, this.#temper.toll),
      pickets: new Pickets(s),
    }
    const answer = this.#answer(s, choices, this.#staff)
    if (choices.includes(answer)) return answer
    // Somebody else has answered in between: what was planned does not hold any more.
    this.#way = []
    this.#joining = []
    const again = this.#answer(s, choices, this.#staff)
    return choices.includes(again) ? again : choices.at(choices.length - 1)
  }

  #answer(s: State, choices: Choices, staff: Staff): Choice {
    const decision = pes.decision(s)
    if (decision.isOver || choices.length === 1) return choices.at(0)
    switch (decision.step) {
      case 'deploy':
        return firstAnswer(pes, s, 'prepared') ?? pes.read(s, 'done').choice
      case 'site':
        return pes.read(s, `at ${s.setting.ground.name(preparedSite(s, s.site.unit))}`).choice
      case 'entry':
        return pes.read(s, `at ${s.setting.ground.name(entryHex(s, s.entry.unit))}`).choice
      case 'arrivals':
      case 'losses':
        return firstAnswer(pes, s, 'rest') ?? choices.at(0)
      case 'operations':
        return this.#operate(s, staff)
      case 'march':
        return this.#march(s, staff)
      case 'battle':
        return this.#fightOn(s)
      default:
        return choices.at(0)
    }
  }

  #operate(s: State, staff: Staff): Choice {
    if (this.#turn !== s.turn) this.#beginTurn(s)
    this.#isPositioning = false
    const draft = this.#bestDraft(s, staff, ON_WHEELS)
    if (draft !== null) return this.#begin(s, draft.force, draft.drive.way)
    const guard = this.#isGuarded ? null : staff.watch.bestPost(s)
    if (guard !== null && this.#closes(staff, staff.watch.with(s, guard.units, guard.hex), guard.units))
      return this.#send(s, guard.units, guard.hex)
    this.#isGuarded = true
    const last = this.#bestDraft(s, staff, EVERYBODY) ?? this.#lookAgain(s, staff)
    return last === null ? this.#position(s, staff) : this.#begin(s, last.force, last.drive.way)
  }

  #beginTurn(s: State): void {
    this.#turn = s.turn
    this.#drafts.clear()
    this.#settled.clear()
    // While there is a next turn, guards are posted last.
    this.#isGuarded = !isLastChance(s)
    this.#hasLookedAgain = false
    this.#holdBack(s)
  }

  /** What has changed since may have opened a way to those who had none. */
  #lookAgain(s: State, staff: Staff): Draft | null {
    if (this.#hasLookedAgain) return null
    this.#hasLookedAgain = true
    this.#drafts.clear()
    return this.#bestDraft(s, staff, EVERYBODY)
  }

  /** Full divisions on foot that do not attack but stop groups when the ground is taken. */
  #holdBack(s: State): void {
    this.#reserve.clear()
    const { ground, isMech, loc } = s.setting
    const full: number[] = []
    for (let unit = 1; isGermanUnit(s, unit); unit++) {
      const hex = s.units.place[unit]!
      if (hex !== 0 && hex <= ground.size && isMech[unit] === 0 && stepsOf(s, unit) === 2) full.push(unit)
    }
    const aim = aimOf(s, 0, loc[0]!) || loc[0]!
    const far = (unit: number) => ground.distance(s.units.place[unit]!, aim)
    full.sort((a, b) => far(a) - far(b) || a - b)
    for (const unit of full.slice(0, this.#temper.reserve)) this.#reserve.add(unit)
  }

  /** Units of one class in one hex, to a place behind the front. */
  #send(s: State, units: readonly number[], hex: number): Choice {
    this.#isPositioning = true
    const at = s.units.place[units[0]!]!
    const mech = s.setting.isMech[units[0]!]!
    return this.#begin(s, { units, at, mech, points: 0, aim: hex, pull: 0, caution: 0 }, [hex])
  }

  #begin(s: State, { units, at, mech }: Force, way: readonly number[]): Choice {
    this.#way = [...way]
    this.#steps = stepsIn(s, units)
    const isWhole = units.length === ready(s, at, mech).length
    this.#joining = isWhole ? [] : units.slice(1)
    if (!isWhole) return choice(OPERATIONS.pick, units[0]!)
    return choice(mech === 1 ? OPERATIONS.mech : OPERATIONS.leg, at)
  }

  /** The best drive of all stacks. Old figures are trusted until they come first, and then looked at again. */
  #bestDraft(s: State, staff: Staff, classes: readonly number[]): Draft | null {
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
            this.#drafts.set(key, this.#draft(s, staff, units, hex, mech))
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
      if (this.#isSafe(s, staff, draft)) return draft
      this.#drafts.set(first, this.#saferDraft(s, staff, draft))
    }
  }

  #draft(s: State, { scout }: Staff, units: readonly number[], at: number, mech: number): Draft | null {
    let best: Draft | null = null
    for (const part of partsOf(s, units)) {
      const force = this.#force(s, part, at, mech, allowance(s, mech))
      const [drive] = scout.drives(s, force, 1)
      if (drive === undefined || drive.score <= (best?.drive.score ?? this.#temper.threshold)) continue
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
      const hex = s.units.place[unit]!
      if (hex === 0 || hex > s.setting.ground.size) continue
      all++
      acted += s.units.done[unit]!
    }
    return danger * (caution + ((1 - caution) * acted) / all)
  }

  /** Another drive of the same force after which the front can be closed. */
  #saferDraft(s: State, staff: Staff, { force, drive }: Draft): Draft | null {
    for (const other of staff.scout.drives(s, force, CLOSER)) {
      if (other.score >= drive.score || other.score <= this.#temper.threshold) continue
      const draft = { force, drive: other }
      if (this.#isSafe(s, staff, draft)) return draft
    }
    return null
  }

  /** 4.10: whether those who have not acted can close the front afterwards, even if the force is overrun. */
  #isSafe(s: State, staff: Staff, { force, drive }: Draft): boolean {
    const { scout, pickets } = staff
    if (!this.#closes(staff, scout.foresee(s, force, drive.way), force.units)) return false
    return pickets.plan(scout.fear(s, force, drive.way), new Set(force.units)).isWhole
  }

  #closes({ pickets }: Staff, s: State, busy: readonly number[]): boolean {
    const { isWhole, spare } = pickets.plan(s, new Set(busy))
    return isWhole && spare >= this.#temper.slack
  }

  #march(s: State, staff: Staff): Choice {
    const [first, ...others] = this.#joining
    if (first !== undefined) {
      this.#joining = others
      return choice(MARCH.join, first)
    }
    if (!this.#isPositioning) this.#planMarch(s, staff)
    const next = this.#way.shift()
    return next === undefined ? choice(MARCH.stop) : choice(MARCH.to, next)
  }

  /** The force goes on as it was told, unless it has arrived or been hurt; in the end it looks for a good place to stand. */
  #planMarch(s: State, staff: Staff): void {
    const units = members(s)
    const steps = stepsIn(s, units)
    if (this.#way.length > 0 && steps === this.#steps) return
    this.#steps = steps
    const { at, mech, points } = s.march
    const force = this.#force(s, units, at, mech, points)
    const drive = staff.scout
      .drives(s, force, CLOSER)
      .find((one) => one.score > this.#temper.threshold && this.#isSafe(s, staff, { force, drive: one }))
    this.#way = drive === undefined ? [] : [...drive.way]
    if (drive !== undefined) return
    this.#isPositioning = true
    const stop = staff.watch.lastStop(s, units, at, mech, points)
    if (stop !== 0 && this.#closes(staff, staff.watch.with(s, units, stop), units)) this.#way = [stop]
  }

  /** 9.4: on while the dice are with us. */
  #fightOn(s: State): Choice {
    if (s.march.points === 0) return choice(BATTLE.halt)
    const units = members(s)
    let dice = 0
    for (const unit of units) if (s.setting.isFlak[unit] === 0) dice += diceOf(s, unit)
    const foes = defendersIn(s, s.battle.hex)
    const kills = dice * hitRate(s, s.battle.hex, s.march.mech)
    return choice(kills * 2 >= foes && stepsIn(s, units) > foes / 2 ? BATTLE.again : BATTLE.halt)
  }

  /** Closes the front, posts guards, brings up the rest, and ends the phase. */
  #position(s: State, staff: Staff): Choice {
    const { posts, isWhole } = staff.pickets.plan(s, NOBODY)
    const rescue = isWhole ? null : this.#rescue(s, staff)
    if (rescue !== null) return this.#begin(s, rescue.force, rescue.drive.way)
    const [post] = posts
    if (post !== undefined) return this.#send(s, [post.unit], post.hex)
    const guard = staff.watch.bestPost(s)
    if (guard !== null) return this.#send(s, guard.units, guard.hex)
    for (const mech of EVERYBODY)
      for (let hex = 1; hex <= s.setting.ground.size; hex++) {
        const key = hex * 2 + mech
        const units = this.#settled.has(key) ? [] : ready(s, hex, mech)
        if (units.length === 0) continue
        this.#settled.add(key)
        const to = staff.watch.bringUp(s, units, hex, mech, aimOf(s, mech, hex) || lastPoint(s))
        if (to !== 0) return this.#send(s, units, to)
      }
    return choice(frontGaps(s).count === 0 ? OPERATIONS.done : OPERATIONS.abandon)
  }

  /** Nobody can close the front as it is: any drive after which somebody can. */
  #rescue(s: State, staff: Staff): Draft | null {
    for (let hex = 1; hex <= s.setting.ground.size; hex++)
      for (const mech of EVERYBODY)
        for (const units of partsOf(s, ready(s, hex, mech))) {
          const force = this.#force(s, units, hex, mech, allowance(s, mech))
          for (const drive of staff.scout.drives(s, force, DESPERATE))
            if (staff.pickets.plan(staff.scout.foresee(s, force, drive.way), new Set(units)).isWhole)
              return { force, drive }
        }
    return null
  }
}

const NOBODY: ReadonlySet<number> = new Set()

/** The point furthest east that is ours, where the next drive begins. */
const lastPoint = (s: State): number =>
  s.setting.loc.findLast((hex) => s.hexes.control[hex] === IS_GERMAN) ?? s.setting.loc[0]!

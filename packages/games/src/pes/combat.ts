import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { ENTRENCHED_FIRE, GERMAN_FIRE, LOWEST_MODIFIER, RIVER_FIRE, SOVIET_FIRE, TERRAINS } from './charts.ts'
import {
  BY_FLAK,
  BY_GERMANS,
  BY_SPECIALISTS,
  diceOf,
  entrenchmentIn,
  hasTwoSteps,
  isDefender,
  isGermanUnit,
  ON_GERMANS,
  ON_SOVIETS,
  ON_SPECIALISTS,
  type Play,
  pieces,
  type State,
  stepsOf,
} from './state.ts'

/** The dice that fire in a volley. */
export function firingDice(s: State, volley: number): number {
  const { hex } = s.battle
  let dice = 0
  let specialists = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) {
    specialists += s.setting.isSpecialist[unit]!
    dice += diceIn(s, volley, unit)
  }
  // 10.1a: without specialists flak does not fire.
  return volley === BY_FLAK && specialists === 0 ? 0 : dice
}

/** 10.1: the dice of a unit in a volley. */
export function diceIn(s: State, volley: number, unit: number): number {
  const { isFlak, isSpecialist } = s.setting
  if (volley === BY_FLAK) return isFlak[unit] === 1 ? diceOf(s, unit) : 0
  if (volley === BY_SPECIALISTS) return isSpecialist[unit]!
  if (volley === BY_GERMANS) return isGermanUnit(s, unit) && isFlak[unit] === 0 ? diceOf(s, unit) : 0
  return isDefender(s, unit) && isSpecialist[unit] === 0 ? 1 : 0
}

/** 10.1: whom a volley hits. */
export const targetOf = (volley: number): number =>
  volley === BY_FLAK ? ON_SPECIALISTS : volley === BY_GERMANS ? ON_SOVIETS : ON_GERMANS

/** 10.2, 10.3, 10.10: what is added to each die of the volley. */
export function fireModifier(s: State, why: Why = NO_REASONS): number {
  const { hex, from, round } = s.battle
  const { volley } = s.fire
  const { terrain, river, ground, charts } = s.setting
  if (volley === BY_FLAK) return 0
  if (volley === BY_GERMANS) {
    const at = terrain[hex]!
    const effects = charts.tec[TERRAINS[at]!]
    return s.march.mech === 1
      ? why.item('10.2', MECH_INTO[at]!, effects.mechFire)
      : why.item('10.2', LEG_INTO[at]!, effects.legFire)
  }
  const isRiver = s.turn > 1 && round === 1 && river[from * 6 + ground.directionTo(from, hex)] === 1
  // P-R17: an entrenchment serves a supplied hex only.
  const isEntrenched = entrenchmentIn(s, hex) !== 0 && s.hexes.supplied[hex] === 1
  return (
    why.item('10.3', 'attacked across a river, first round', isRiver ? RIVER_FIRE : 0) +
    why.item('10.10', 'entrenched', isEntrenched ? ENTRENCHED_FIRE : 0)
  )
}

const MECH_INTO = TERRAINS.map((of) => `mechanized units fire into ${of}`)
const LEG_INTO = TERRAINS.map((of) => `units on foot fire into ${of}`)

const tally = new Uint8Array(3)
const STEPS = Uint8Array.of(0, 1, 2)

/** 10.5: throws the dice and counts the steps that they cost. */
export function throwDice(s: State, count: number, row: number, modifier: number, why: string, play: Play): number {
  tally.fill(0)
  play.dice.each(count, 6, s.setting.fire[row]![modifier - LOWEST_MODIFIER]!, tally, why, STEPS)
  return STEPS[1]! * tally[1]! + STEPS[2]! * tally[2]!
}

const WHY = [
  '',
  'flak fire (10.1)',
  'fire of specialists (10.1)',
  'German fire (10.1)',
  'fire of regulars (10.1)',
] as const
const EVENTS = ['flakFire', 'flakFire', 'specialistFire', 'germanFire', 'regularFire'] as const

/** 10.1: a volley, and whom it hits. */
export function fire(s: State, play: Play): void {
  const { hex } = s.battle
  const { volley } = s.fire
  const isGerman = volley === BY_FLAK || volley === BY_GERMANS
  const dice = firingDice(s, volley)
  const hits = throwDice(s, dice, isGerman ? GERMAN_FIRE : SOVIET_FIRE, fireModifier(s), WHY[volley]!, play)
  play.tell(EVENTS[volley]!, dice, hits)
  play.leave()
  layHits(s, targetOf(volley), hex, hits, play)
}

export function hasDefenders(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isDefender(s, unit)) return true
  return false
}

/** 10.4: lays hits where nothing is to be chosen, and asks the player for the others. */
export function layHits(s: State, target: number, hex: number, hits: number, play: Play): void {
  const left = layForced(s, target, hex, hits, play)
  if (left === 0) return
  play.enter('losses')
  s.losses.target = target
  s.losses.hex = hex
  s.losses.hits = left
}

/** The player's hit, and what follows from it without a choice. */
export function layHit(s: State, unit: number, play: Play): void {
  const { target, hex, hits } = s.losses
  strike(s, unit, play)
  s.losses.hits = layForced(s, target, hex, hits - 1, play)
}

/** How many hits are left to be chosen for. */
function layForced(s: State, target: number, hex: number, hits: number, play: Play): number {
  if (hits === 0) return 0
  if (hits >= stepsIn(s, target, hex)) {
    for (let unit = firstTarget(s, target, hex); unit !== 0; unit = firstTarget(s, target, hex)) strike(s, unit, play)
    return 0
  }
  let left = hits
  while (left > 0 && !isOpenChoice(s, target, hex)) {
    strike(s, firstTarget(s, target, hex), play)
    left--
  }
  return left
}

/** Whether it matters which unit is hit next. */
function isOpenChoice(s: State, target: number, hex: number): boolean {
  const first = firstTarget(s, target, hex)
  for (let unit = pieces.next(s, first); unit !== 0; unit = pieces.next(s, unit)) {
    if (hitBarred(s, unit, target, hex, NO_REASONS) !== LEGAL) continue
    if (isGermanUnit(s, unit) || s.setting.sort[unit] !== s.setting.sort[first]) return true
  }
  return false
}

function firstTarget(s: State, target: number, hex: number): number {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (hitBarred(s, unit, target, hex, NO_REASONS) === LEGAL) return unit
  return 0
}

/** 10.4: who may be hit. */
export function hitBarred(s: State, unit: number, target: number, hex: number, why: Why): Rule {
  if (s.units.place[unit] !== hex) return why.no('10.4', '{unit} is not in this battle', unit)
  if (target === ON_GERMANS) {
    if (!isGermanUnit(s, unit)) return why.no('10.4', '{unit} is not German', unit)
    // 10.4c
    return hasTwoSteps(s, unit) || !hasFullDivision(s, hex)
      ? LEGAL
      : why.no('10.4', '{unit} has one step: units of two steps are hit first', unit)
  }
  if (!isDefender(s, unit)) return why.no('10.4', '{unit} does not defend', unit)
  return target === ON_SPECIALISTS && s.setting.isSpecialist[unit] === 0
    ? why.no('10.4', 'flak hits specialists only')
    : LEGAL
}

function hasFullDivision(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (hasTwoSteps(s, unit)) return true
  return false
}

/** Steps that hits of this kind can take in a hex. */
export function stepsIn(s: State, target: number, hex: number): number {
  let steps = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) {
    const isGerman = isGermanUnit(s, unit)
    if (target === ON_GERMANS ? isGerman : isDefender(s, unit) && isHitBy(s, unit, target)) steps += stepsOf(s, unit)
  }
  return steps
}

const isHitBy = (s: State, unit: number, target: number): boolean =>
  target === ON_SOVIETS || s.setting.isSpecialist[unit] === 1

/** 2.5b, 10.7, 10.8: a step is lost. */
export function strike(s: State, unit: number, play: Play): void {
  const { box, isAssault } = s.setting
  if (hasTwoSteps(s, unit)) {
    s.units.reduced[unit] = 1
    play.tell('reduced', unit)
    return
  }
  play.tell('lost', unit, s.units.place[unit]!)
  s.units.force[unit] = 0
  pieces.place(s, unit, isGermanUnit(s, unit) ? box.lost : isAssault[unit] === 1 ? box.spent : box.dead)
}

/** The hit that the program lays when it is left to it: regulars before they have fired, then what costs fewest dice. */
export function standardHit(s: State): number {
  const { target, hex } = s.losses
  let best = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) {
    if (hitBarred(s, unit, target, hex, NO_REASONS) !== LEGAL) continue
    if (best === 0 || costOfHit(s, unit) < costOfHit(s, best)) best = unit
  }
  return best
}

function costOfHit(s: State, unit: number): number {
  if (!isGermanUnit(s, unit)) return s.setting.isSpecialist[unit]!
  // Flak fires at specialists only: it is missed least.
  if (s.setting.isFlak[unit] === 1) return 0
  return diceOf(s, unit) - (hasTwoSteps(s, unit) ? s.setting.reducedDice[unit]! : 0)
}

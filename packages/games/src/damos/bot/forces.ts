import { changed, LEGAL, NO_REASONS } from '@hexfront/core'
import { areaBarred } from '../area.ts'
import { COUNTERATTACK, STEADFAST } from '../charts.ts'
import { armorLost, coverIn } from '../combat.ts'
import { RUSSIAN } from '../counters.ts'
import { isDemoralized } from '../morale.ts'
import { countsRivers } from '../movement.ts'
import { canCounterattack } from '../postures.ts'
import { firstIn, nextIn, phasing, pieces, type State } from '../state.ts'
import { isMobile } from '../zones.ts'

/** Units that act together. */
export interface Force {
  readonly hex: number
  readonly units: readonly number[]
  readonly strength: number
  readonly armored: number
  readonly isMobile: boolean
  readonly isShaken: boolean
  /** C7.0: the allowance of the slowest. */
  readonly movement: number
}

export function forceOf(s: State, hex: number, units: readonly number[]): Force {
  const { strength, demoralized } = s.units
  let total = 0
  let armored = 0
  let movement = 255
  let hasMobile = false
  let isShaken = false
  for (const unit of units) {
    total += strength[unit]!
    if (s.setting.isArmored[unit] === 1) armored += strength[unit]!
    movement = Math.min(movement, s.setting.movement[unit]!)
    if (isMobile(s, unit)) hasMobile = true
    if (demoralized[unit] === 1) isShaken = true
  }
  return { hex, units, strength: total, armored, isMobile: hasMobile, isShaken, movement }
}

export function unitsIn(s: State, side: number, hex: number): number[] {
  const units: number[] = []
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) units.push(unit)
  return units
}

export function strengthIn(s: State, side: number, hex: number): number {
  let sum = 0
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) sum += s.units.strength[unit]!
  return sum
}

/** C8.2: what a force attacks with in a hex that it enters from another. */
export function attackWith(s: State, force: Force, from: number, hex: number): number {
  const { ground, river, charts } = s.setting
  const direction = ground.directionTo(from, hex)
  const isAcross = countsRivers(s) && direction >= 0 && river[from * 6 + direction] !== 0
  const strength = force.strength - armorLost(s, hex, force.armored)
  return isAcross ? Math.max(1, strength + charts.crossing.attack) : strength
}

export const defenceIn = (s: State, side: number, hex: number): number => strengthIn(s, side, hex) + coverIn(s, hex)

/** X2.1: the posture that defenders are most likely to take; Russians have no choice. */
export function likelyPosture(s: State, side: number, hex: number): number {
  if (isDemoralized(s, side, hex)) return 0
  return side === RUSSIAN && canCounterattack(s, side, hex) ? COUNTERATTACK : STEADFAST
}

/** Puts a force in hand on a position to try things on, as it is when it is activated. */
export function putInHand(s: State, { hex, units, movement }: Force): void {
  s.units.inHand.fill(0)
  for (const unit of units) s.units.inHand[unit] = 1
  s.march.hex = hex
  s.march.points = movement
  s.march.base = movement
  s.march.spent = 0
  s.march.steps = 0
  s.march.isExploiting = 0
  s.march.plan = 0
  changed(s)
}

/** X1.3, C3.0: whether the force in hand may enter an enemy hex from another one, for all but points. */
export function mayEnter(s: State, from: number, target: number): boolean {
  if (areaBarred(s, phasing(s), target, NO_REASONS) !== LEGAL) return false
  if (s.setting.isMarsh[from] === 0 || (from === s.march.hex && s.march.steps === 0)) return true
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (s.setting.isMotorized[unit] === 1) return false
  return true
}

/** Does something while a force is not on the map. */
export function withoutForce<T>(s: State, { hex, units }: Force, work: () => T): T {
  for (const unit of units) pieces.place(s, unit, 0)
  const found = work()
  for (const unit of units) pieces.place(s, unit, hex)
  return found
}

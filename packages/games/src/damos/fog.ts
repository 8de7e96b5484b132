import { type Dice, LEGAL, NO_REASONS, type Told } from '@hexfront/core'
import { GRAND, MEETING, PENETRATION, PLAN_COST, POSTURES, STANDARD } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { leftOf } from './losses.ts'
import { isForceMobile } from './movement.ts'
import { postureBarred } from './postures.ts'
import { enemyOf, firstIn, firstOf, lastOf, nextIn, phasing, type State, sideOf } from './state.ts'

const BOTH = [GERMAN, RUSSIAN] as const

/** C2.4, C8.1, C8.4: strengths of the enemy and who loses, where a march leads, sealed plans and postures. */
export function conceal(view: State, side: number): void {
  if (view.setting.isOpen) return
  const { units, march, concerted, assault } = view
  for (const other of BOTH) {
    if (other === side) continue
    units.strength.fill(0, firstOf(other), lastOf(view, other) + 1)
    units.before.fill(0, firstOf(other), lastOf(view, other) + 1)
  }
  const acting = phasing(view)
  if (side !== acting) {
    march.goal = 0
    if (concerted.isShown === 0) concerted.plan = 0
    if (assault.isShown === 0) assault.plan = 0
  }
  if (side !== enemyOf(acting)) {
    concerted.posture = 0
    if (assault.isShown === 0) assault.posture = 0
  }
}

/** Something that fits all that the side has learned. */
export function resample(view: State, side: number, dice: Dice): void {
  if (view.setting.isOpen) return
  const { concerted, assault } = view
  const acting = phasing(view)
  for (const other of BOTH) {
    if (other === side) continue
    guessStrengths(view, other, dice)
    if (assault.isShown === 1) fitTotal(view, other, dice)
  }
  if (side !== acting) {
    if (concerted.target !== 0 && concerted.isShown === 0)
      concerted.plan = dice.pick(2, 'a sealed plan') === 0 ? GRAND : PENETRATION
    if (assault.hex !== 0 && assault.isShown === 0) assault.plan = guessPlan(view, dice)
  }
  if (side !== enemyOf(acting) && concerted.isAnswered === 1)
    concerted.posture = guessPosture(view, concerted.target, dice)
}

/** C8.0, C8.12: what may be behind an attack that was begun. */
function guessPlan(view: State, dice: Dice): number {
  const { march, assault } = view
  if (march.plan !== 0) return march.plan
  if (assault.isMet === 1) return MEETING
  const plans = [MEETING, STANDARD]
  if (march.isExploiting === 1 && isForceMobile(view)) plans.push(GRAND)
  const open = plans.filter((plan) => PLAN_COST[plan]! <= march.points)
  return open[dice.pick(open.length, 'a sealed plan')]!
}

/** C2.4: in a battle the total of a force is known: points are moved to and fro until it fits. */
function fitTotal(view: State, side: number, dice: Dice): void {
  const { units, assault } = view
  const left = leftOf(view, side)
  const members: number[] = []
  for (let unit = firstIn(view, side, assault.hex); unit !== 0; unit = nextIn(view, unit))
    if (units.idle[unit] === 0) members.push(unit)
  for (let off = left - sumOf(view, members); off !== 0; off = left - sumOf(view, members)) {
    const open = members.filter((unit) =>
      off > 0 ? units.strength[unit]! < units.most[unit]! : units.strength[unit]! > units.least[unit]!,
    )
    if (open.length === 0) return
    units.strength[open[dice.pick(open.length, 'strength of a unit')]!]! += off > 0 ? 1 : -1
  }
}

const sumOf = ({ units }: State, members: readonly number[]): number =>
  members.reduce((sum, unit) => sum + units.strength[unit]!, 0)

function guessPosture(view: State, hex: number, dice: Dice): number {
  const open = POSTURES.map((_, posture) => posture).filter(
    (posture) => posture > 0 && postureBarred(view, enemyOf(phasing(view)), hex, 0, posture, NO_REASONS) === LEGAL,
  )
  return open.length === 0 ? 0 : open[dice.pick(open.length, 'a sealed posture')]!
}

function guessStrengths({ units, setting }: State, side: number, dice: Dice): void {
  const last = side === GERMAN ? firstOf(RUSSIAN) - 1 : setting.units
  for (let unit = firstOf(side); unit <= last; unit++) {
    const least = units.least[unit]!
    units.strength[unit] = least + dice.pick(units.most[unit]! - least + 1, 'strength of a unit')
  }
}

/** Lines that tell of strength are told to its owner. */
export function sees(s: State, told: Told, side: number): Told | null {
  if (s.setting.isOpen || told.event !== 'replaced' || sideOf(told.operands[0]!) === side) return told
  return { event: 'replacedUnseen', operands: [] }
}

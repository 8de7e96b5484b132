import { type Dice, LEGAL, NO_REASONS, type Told } from '@hexfront/core'
import { GRAND, MEETING, PENETRATION, PLAN_COST, POSTURES, STANDARD } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { postureBarred } from './postures.ts'
import { enemyOf, firstOf, lastOf, phasing, type State, sideOf } from './state.ts'

const BOTH = [GERMAN, RUSSIAN] as const

/** C2.4, C8.1, C8.4: strengths of the enemy, where a march leads, sealed plans and postures. */
export function conceal(view: State, side: number): void {
  if (view.setting.isOpen) return
  const { units, march, concerted, assault } = view
  for (const other of BOTH) if (other !== side) units.strength.fill(0, firstOf(other), lastOf(view, other) + 1)
  const acting = phasing(view)
  if (side !== acting) {
    march.goal = 0
    if (concerted.isShown === 0) concerted.plan = 0
    if (assault.isShown === 0) assault.plan = 0
  }
  if (side !== enemyOf(acting)) {
    if (concerted.target !== 0 && assault.isShown === 0) concerted.posture = 0
    if (assault.isShown === 0) assault.posture = 0
  }
}

/** Something that fits all that the side has learned. */
export function resample(view: State, side: number, dice: Dice): void {
  if (view.setting.isOpen) return
  const { march, concerted, assault } = view
  for (const other of BOTH) if (other !== side) guessStrengths(view, other, dice)
  const acting = phasing(view)
  if (side !== acting) {
    if (concerted.target !== 0 && concerted.isShown === 0)
      concerted.plan = dice.pick(2, 'a sealed plan') === 0 ? GRAND : PENETRATION
    if (assault.hex !== 0 && assault.isShown === 0)
      assault.plan =
        march.plan !== 0
          ? march.plan
          : march.points < PLAN_COST[STANDARD] || dice.pick(2, 'a sealed plan') === 0
            ? MEETING
            : STANDARD
  }
  if (side !== enemyOf(acting)) {
    if (concerted.target !== 0 && assault.isShown === 0 && concerted.isAnswered === 1)
      concerted.posture = guessPosture(view, concerted.target, dice)
  }
}

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

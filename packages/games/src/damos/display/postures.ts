import { LEGAL, NO_REASONS } from '@hexfront/core'
import { signed } from '../../words.ts'
import { type Effect, GRAND, MEETING, PENETRATION, PLAN_COST, PLANS, POSTURES, STANDARD } from '../charts.ts'
import { isDemoralized } from '../morale.ts'
import { isForceMobile } from '../movement.ts'
import { postureBarred } from '../postures.ts'
import { enemyOf, phasing, type State } from '../state.ts'

export const PLAN_NAMES = ['', 'Meeting Engagement', 'Standard Attack', 'Grand Assault', 'Penetration'] as const
export const POSTURE_NAMES = ['', 'Steadfast Defence', 'Counterattack', 'Elastic Defence', 'Delay'] as const

/** What people call a plan or a posture. */
export function called(kind: string, value: number): string {
  if (kind === 'plan') return PLAN_NAMES[value] ?? ''
  return kind === 'posture' ? (POSTURE_NAMES[value] ?? '') : ''
}

/** C8.4: the postures that the defenders of a hex may take, as everybody can see. */
export const posturesFor = (s: State, hex: number): number[] =>
  POSTURES.map((_, posture) => posture).filter(
    (posture) => posture > 0 && postureBarred(s, enemyOf(phasing(s)), hex, s.march.hex, posture, NO_REASONS) === LEGAL,
  )

/** `They may stand: Steadfast Defence or Counterattack`. */
export function openPostures(s: State, hex: number): string {
  if (isDemoralized(s, enemyOf(phasing(s)), hex)) return 'Demoralized: they take no posture'
  const names = posturesFor(s, hex).map((posture) => POSTURE_NAMES[posture])
  return names.length === 1 ? `They will take: ${names[0]}` : `They may take: ${names.join(', ')}`
}

/** C8.1, C8.3: the plans that may be behind an attack, for all that the defender has seen. */
export function plansOpen(s: State): number[] {
  const { march, concerted, assault } = s
  if (assault.plan !== 0) return [assault.plan]
  if (march.plan !== 0) return [march.plan]
  if (concerted.target !== 0 && march.hex === 0) return concerted.plan === 0 ? [GRAND, PENETRATION] : [concerted.plan]
  const plans = [MEETING, STANDARD]
  if (march.isExploiting === 1 && isForceMobile(s)) plans.push(GRAND)
  return plans.filter((plan) => PLAN_COST[plan]! <= march.points)
}

/** C8.4: what a cell of the matrix does, in words. */
export function effectText({
  attackerDrm = 0,
  defenderDrm = 0,
  attackerLosses = 0,
  defenderLosses = 0,
}: Effect): string {
  const parts = [
    attackerDrm === 0 ? '' : `attack dice ${signed(attackerDrm, 1)}`,
    defenderDrm === 0 ? '' : `defence dice ${signed(defenderDrm, 1)}`,
    attackerLosses === 0 ? '' : `attackers’ losses ${signed(attackerLosses, 1)}`,
    defenderLosses === 0 ? '' : `defenders’ losses ${signed(defenderLosses, 1)}`,
  ].filter((part) => part !== '')
  return parts.length === 0 ? 'no change' : parts.join(', ')
}

/** The cell of a pair; nothing happens where there is none. */
export function cellOf({ setting }: State, posture: number, plan: number): Effect {
  const row = POSTURES[posture]
  const column = PLANS[plan]
  return row && column ? setting.charts.matrix[row][column] : {}
}

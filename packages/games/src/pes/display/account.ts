import type { Account, Fate, Loss, Told } from '@hexfront/core'
import { heard } from '../../display/rolls.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { ON_GERMANS, type State } from '../state.ts'

/** 2.5: losses in steps. */
export const account: Account<State> = { unit: 'steps', loss, fate }

function loss(_s: State, { event, operands: [unit = 0] }: Told): Loss | null {
  return event === 'lost' || event === 'reduced' ? { unit, worth: 1 } : null
}

type Way = { readonly told: readonly Told[]; readonly position: State }

/** 10.1, 11.3, 12.5: somebody fired. */
const FIRE = [
  'flakFire',
  'specialistFire',
  'germanFire',
  'regularFire',
  'assaultFire',
  'defenceFire',
  'breakoutFire',
] as const

/** As good for the German as the steps it takes from the Soviets and spares him; few defenders, few counterattacks, a low die at Moscow. */
function fate(s: State, { told, position }: Way): Fate | null {
  if (heard(told, ...FIRE).length > 0) {
    const losses = [GERMAN, SOVIET].map((side) => lostBy(s, told, side) + stillDue(position, side))
    return { side: GERMAN, rank: losses[1]! - losses[0]!, losses }
  }
  const [, garrison] = heard(told, 'garrison')
  const [counterattacks] = heard(told, 'counterattacks')
  const [, moscow] = heard(told, 'moscow')
  const against = garrison ?? counterattacks ?? moscow
  return against === undefined ? null : { side: GERMAN, rank: -against, losses: [0, 0] }
}

const lostBy = (s: State, told: readonly Told[], side: number): number =>
  told.filter((one) => s.setting.sideOf[loss(s, one)?.unit ?? 0] === side).length

/** 10.4: hits that are still to be laid are as good as lost. */
const stillDue = ({ losses: { target, hits } }: State, side: number): number =>
  (target === ON_GERMANS) === (side === GERMAN) ? hits : 0

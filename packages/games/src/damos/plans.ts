import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { BEFORE_MOSCOW } from './charts.ts'
import { GERMAN } from './counters.ts'
import { damos } from './index.ts'
import type { State } from './state.ts'
import { isMoscowOpen } from './supply.ts'
import { germansBeforeMoscow, isMoscowGerman } from './victory.ts'

/** A plan is what one minds in one's operations (C7.0). */
export const plans: Plans<State, Tempers> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(damos, ['strategic', 'operations']),
  clock: clockWith('russian reinforcement'),
  value,
}

function vary(plan: Tempers, _view: State, side: Side, dice: Dice): Tempers {
  const name = side === GERMAN ? 'german' : 'russian'
  return { ...plan, [name]: { ...stretched(plan[name], dice), whims: newWhims(PLACES, TARGETS, dice) } }
}

/** In points of strength. */
const PLACES = 1
const TARGETS = 1

/** X5.0 */
function value(s: State, side: Side): number {
  const lead = isMoscowGerman(s) || !isMoscowOpen(s) ? 10 : germansBeforeMoscow(s) - BEFORE_MOSCOW + 0.5
  return side === GERMAN ? lead : -lead
}

import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { BALANCE } from './bot/prospect.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc73 } from './index.ts'
import type { State } from './state.ts'

/** A plan is what one minds in a movement or a combat phase (4.2). */
export const plans: Plans<State, Tempers> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(dagc73, ['move', 'combat']),
  clock: clockWith('german start'),
  value,
}

function vary(plan: Tempers, { setting: { id } }: State, side: Side, dice: Dice): Tempers {
  const name = side === GERMAN ? 'german' : 'soviet'
  const temper = { ...stretched(plan[id][name], dice), whims: newWhims(PLACES, TARGETS, dice) }
  return { ...plan, [id]: { ...plan[id], [name]: temper } }
}

/** In victory points. */
const PLACES = 0.5
const TARGETS = 1

/** 12.1: points by which a side leads, as the scenario weighs them. */
function value(s: State, side: Side): number {
  const lead = s.vp.soviet - BALANCE[s.setting.id] * s.vp.german
  return side === SOVIET ? lead : -lead
}

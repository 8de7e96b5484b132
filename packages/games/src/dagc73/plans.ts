import { newWhims, type Plans, stretched } from '@hexfront/bots'
import { type Dice, phaseNow, type Side } from '@hexfront/core'
import { BALANCE } from './bot/prospect.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc73 } from './index.ts'
import type { State } from './state.ts'

/** A plan is what one minds in a phase. */
export const plans: Plans<State, Tempers> = {
  plain: CAREFUL,
  vary,
  newBot,
  point,
  clock: (s) => 2 * s.turn + (phaseNow(s).side === SOVIET ? 0 : 1),
  value,
}

function vary(plan: Tempers, _view: State, side: Side, dice: Dice): Tempers {
  const name = side === GERMAN ? 'german' : 'soviet'
  const temper = stretched(plan[name], dice)
  return { ...plan, [name]: { ...temper, whims: newWhims(PLACES, TARGETS, dice) } }
}

/** In victory points. */
const PLACES = 0.5
const TARGETS = 1

/** 4.2: each movement and each combat of one's own. */
function point(s: State): number {
  const { side, step } = phaseNow(s)
  const asked = dagc73.decision(s)
  if (asked.isOver || asked.side !== side || (step !== 'move' && step !== 'combat')) return 0
  return s.turn * PHASES + s.flow.phase
}

/** More than a turn has. */
const PHASES = 100

/** 12.1: points by which a side leads, as the scenario weighs them. */
function value(s: State, side: Side): number {
  const lead = s.vp.soviet - BALANCE[s.setting.id] * s.vp.german
  return side === SOVIET ? lead : -lead
}

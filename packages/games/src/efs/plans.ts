import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { AXIS } from './counters.ts'
import { efs } from './index.ts'
import type { State } from './state.ts'
import { netPoints, objectivesHeld } from './victory.ts'

/** A plan is what one minds when one moves or declares attacks. */
export const plans: Plans<State, Tempers> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(efs, ['movement', 'declaration']),
  clock: clockWith('soviet motorized movement'),
  value,
}

function vary(plan: Tempers, { setting }: State, side: Side, dice: Dice): Tempers {
  const { kind } = setting.card.victory
  const name = side === AXIS ? 'axis' : 'soviet'
  const temper = { ...stretched(plan[kind][name], dice), whims: newWhims(PLACES, TARGETS, dice) }
  return { ...plan, [kind]: { ...plan[kind], [name]: temper } }
}

/** In steps of infantry. */
const PLACES = 0.4
const TARGETS = 1

function value(s: State, side: Side): number {
  const lead = axisLead(s)
  return side === AXIS ? lead : -lead
}

function axisLead(s: State): number {
  const { victory } = s.setting.card
  if (victory.kind === 'objectives') return objectivesHeld(s, AXIS) - victory.needed + 0.5
  if (victory.kind === 'points') return netPoints(s) - victory.target + 0.5
  return 0
}

import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { SOVIET_NEEDS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc09 } from './index.ts'
import type { State } from './state.ts'
import { sovietPoints } from './victory.ts'

/** A plan is what one minds in a movement or a combat phase (5.2). */
export const plans: Plans<State, Tempers> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(dagc09, ['move', 'combat']),
  clock: clockWith('german arrivals'),
  value,
}

function vary(plan: Tempers, { setting: { isBold } }: State, side: Side, dice: Dice): Tempers {
  const name = side === GERMAN ? (isBold ? 'boldGerman' : 'german') : isBold ? 'boldSoviet' : 'soviet'
  return { ...plan, [name]: { ...stretched(plan[name], dice, ['shallow']), whims: newWhims(PLACES, TARGETS, dice) } }
}

/** In points of combat strength. */
const PLACES = 0.5
const TARGETS = 1

/** 4.2, 4.3: Soviet points beyond those they need. */
function value(s: State, side: Side): number {
  const lead =
    s.hexes.control[s.setting.koenigsberg] === SOVIET
      ? Math.max(0, sovietPoints(s) - SOVIET_NEEDS) + KOENIGSBERG
      : sovietPoints(s) - SOVIET_NEEDS
  return side === SOVIET ? lead : -lead
}

/** 4.2: what is won at once counts as so many points. */
const KOENIGSBERG = 10

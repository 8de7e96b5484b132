import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { phasesOf } from '../bot/timing.ts'
import { CAREFUL, type Temper } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { IS_GERMAN } from './control.ts'
import { pes } from './index.ts'
import type { State } from './state.ts'
import { moscowHeld } from './victory.ts'

/** A plan is what one minds in the operations of a turn (9.1). */
export const plans: Plans<State, Temper> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(pes, ['operations']),
  clock: ({ turn }) => turn,
  value,
}

function vary(plan: Temper, _view: State, _side: Side, dice: Dice): Temper {
  return { ...stretched(plan, dice, ['reserve', 'slack', 'lines', 'due']), whims: newWhims(PLACES, 0, dice) }
}

const PLACES = 4

function value(s: State): number {
  return s.turn + s.setting.loc.filter((hex) => s.hexes.control[hex] === IS_GERMAN).length + moscowHeld(s)
}

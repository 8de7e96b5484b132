import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { danger } from './bot/danger.ts'
import { CAREFUL, type Temper } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { JULY_TALLY } from './charts.ts'
import { IS_GERMAN } from './control.ts'
import { GERMAN } from './counters.ts'
import { pes } from './index.ts'
import type { State } from './state.ts'
import { checkLacks, moscowHeld, outcome } from './victory.ts'

/** A plan is what one minds in the operations of a turn (9.1). */
export const plans: Plans<State, Temper> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(pes, ['operations']),
  clock: (s) => clock(s),
  value,
}

function vary(plan: Temper, _view: State, _side: Side, dice: Dice): Temper {
  return { ...stretched(plan, dice, ['reserve', 'slack', 'lines', 'due']), whims: newWhims(PLACES, 0, dice) }
}

/** In weights of a drive. */
const PLACES = 4

/** The Soviet side is played by the rules: what it wins is what the German loses. */
function value(s: State, side: Side): number {
  const lead = s.flow.over === 1 ? margin(s) : progress(s) + AHEAD * survival(s)
  return side === GERMAN ? lead : -lead
}

/** 4.1: a win is a win; a loss is the smaller the further the campaign has come. */
const margin = (s: State): number => (outcome(s).winner === GERMAN ? WON : progress(s))

const WON = 10

/** 4.2 to 4.8: turns, points of communications, hexes of Moscow and pockets, against all that there are. */
export const progress = (s: State): number =>
  s.turn + held(s) + moscowHeld(s) + (2 * Math.min(s.tally, JULY_TALLY)) / JULY_TALLY - ALL

const ALL = 25

const held = (s: State): number =>
  s.setting.loc.reduce((sum, hex) => sum + (s.hexes.control[hex] === IS_GERMAN ? 1 : 0), 0)

/** How likely the campaign goes on: not if the check that is due cannot be passed, and perhaps not past the next groups. */
const survival = (s: State): number => (isDoomed(s) ? 0 : Math.max(0, 1 - danger(s, CAREFUL.toll)))

/** 4.1: nothing is gained after the own operations. */
const isDoomed = (s: State): boolean => clock(s) % 2 === 1 && checkLacks(s) > 0

const clock = clockWith('stavka')

/** What it is worth that it goes on. */
const AHEAD = 6

import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { survey } from './bot/survey.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { SOVIET_NEEDS, TURNS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc09 } from './index.ts'
import { pieces, type State, sideOf, strengthOf, unitCount } from './state.ts'
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

function value(s: State, side: Side): number {
  const lead = s.flow.over === 1 ? margin(s) : margin(s) + prospects(s)
  return side === SOVIET ? lead : -lead
}

/** 4.2, 4.3: Soviet points beyond those they need; what is won at once counts as so many. */
const margin = (s: State): number =>
  s.hexes.control[s.setting.koenigsberg] === SOVIET
    ? Math.max(0, sovietPoints(s) - SOVIET_NEEDS) + KOENIGSBERG
    : sovietPoints(s) - SOVIET_NEEDS

const KOENIGSBERG = 10

/** What strength brings in the turns that are left, and towns that the Germans can walk into. Weights are from bot games. */
function prospects(s: State): number {
  const { setting, hexes } = s
  const left = (TURNS + 1 - s.turn) / 10
  let strength = 0
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0)
      strength += sideOf(s, unit) === SOVIET ? ATTACK * strengthOf(s, unit) : -DEFENCE * strengthOf(s, unit)
  const { near } = survey(s, SOVIET)
  let open = 0
  for (const { hex, points } of setting.prizes)
    if (hexes.control[hex] === SOVIET && near[hex]! <= STRIDE) open += points * (pieces.count(s, hex) === 0 ? 1 : HELD)
  return left * strength - OPEN * open
}

const ATTACK = 0.35
const DEFENCE = 0.5
const OPEN = 0.8
/** How far a German gets, and what a town that is held counts beside an open one. */
const STRIDE = 7
const HELD = 0.4

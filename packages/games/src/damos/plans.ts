import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { tieBreak } from '../bot/margin.ts'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { landsOf } from './bot/lands.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { newBot } from './bot.ts'
import { BEFORE_MOSCOW } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { damos } from './index.ts'
import { firstOf, lastOf, type State } from './state.ts'
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

function value(s: State, side: Side): number {
  const lead =
    s.flow.over === 1
      ? margin(s) + tieBreak(strengthOf(s, GERMAN) - strengthOf(s, RUSSIAN), EVEN)
      : margin(s) / 2 + prospects(s)
  return side === GERMAN ? lead : -lead
}

/** X5.0: hexes before Moscow beyond those that the Germans need; the city itself counts as so many. */
const margin = (s: State): number =>
  isMoscowGerman(s) || !isMoscowOpen(s) ? MOSCOW : germansBeforeMoscow(s) - BEFORE_MOSCOW + EVEN

const MOSCOW = 10
/** Who has just enough has won. */
const EVEN = 0.5

/** What strength promises, and how near to Moscow the Germans have it. Weights are from bot games. */
function prospects(s: State): number {
  const { way } = landsOf(s.setting)
  const { place, strength } = s.units
  let german = 0
  let marches = 0
  for (let unit = firstOf(GERMAN); unit <= lastOf(s, GERMAN); unit++) {
    const hex = place[unit]!
    if (hex === 0 || way[hex] === undefined) continue
    german += strength[unit]!
    marches += strength[unit]! * Math.min(way[hex]!, FAR)
  }
  return POINT * (german - strengthOf(s, RUSSIAN)) - MARCH * (german === 0 ? FAR : marches / german)
}

function strengthOf(s: State, side: Side): number {
  const { place, strength } = s.units
  let sum = 0
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++) if (place[unit] !== 0) sum += strength[unit]!
  return sum
}

const POINT = 0.025
const MARCH = 0.25
/** Movement points beyond which nobody counts. */
const FAR = 60

import { newWhims, type Plans, stretched } from '@hexfront/bots'
import type { Dice, Side } from '@hexfront/core'
import { tieBreak } from '../bot/margin.ts'
import { clockWith, phasesOf } from '../bot/timing.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { stepWorth } from './bot/worth.ts'
import { newBot } from './bot.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { foresightBy } from './foresight.ts'
import { efs } from './index.ts'
import { isOnMap, type State } from './state.ts'
import { divisionsCutOff } from './victory/pockets.ts'
import { driveWays, hasCombatUnit, netPoints, objectivesHeld, townsLost } from './victory/victory.ts'

/** A plan is what one minds when one moves or declares attacks. */
export const plans: Plans<State, Tempers> = {
  plain: CAREFUL,
  vary,
  newBot,
  point: phasesOf(efs, ['movement', 'declaration']),
  clock: clockWith('soviet motorized movement'),
  value,
  foresight: foresightBy(value),
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
  const { kind } = s.setting.card.victory
  const steps = material(s)
  const lead = margin(s) + (s.flow.over === 1 ? tieBreak(steps, ROOM[kind]) : MATERIAL[kind] * steps)
  return side === AXIS ? lead : -lead
}

/** 10.16, 10.36, 10.66: by how much the Axis has more than it needs. */
function margin(s: State): number {
  const { victory } = s.setting.card
  if (victory.kind === 'objectives') return objectivesHeld(s, AXIS) - victory.needed + EVEN
  if (victory.kind === 'points') {
    const lead = netPoints(s) - victory.target + EVEN
    return victory.strict && s.mandated.missed > 0 ? Math.max(EVEN, lead) : lead
  }
  if (victory.kind === 'schedule') return netPoints(s) - victory.levels.marginal + EVEN + pockets(s)
  if (victory.kind === 'drive') return Math.max(...driveWays(s).map(({ left, needed }) => left - needed)) + EVEN
  const steps = Math.min(1, s.sides.stepsLost[AXIS]! / victory.steps)
  const prize = s.setting.prize.some((hex) => hasCombatUnit(s, hex)) ? PRIZE : 0
  return SALIENT - townsLost(s) - steps - prize
}

/** What is cut off while the game goes on will be lost. */
const pockets = (s: State): number =>
  s.flow.over === 1 ? 0 : POCKETED * (divisionsCutOff(s, SOVIET) - divisionsCutOff(s, AXIS))
const POCKETED = 0.2

/** What a step on the map is worth in what the scenario counts, as bot games have it. */
const MATERIAL = { objectives: 0.15, points: 0.15, salient: 0.02, schedule: 0.02, drive: 0.02 }

/** How far apart margins are that differ. */
const ROOM = { objectives: 0.5, points: 0.5, salient: 0.01, schedule: 0.5, drive: 0.5 }

/** What the steps of the Axis are worth beyond those of the enemy. */
function material(s: State): number {
  const { first, lastGround, steps } = s.setting
  let sum = 0
  for (const side of [AXIS, SOVIET])
    for (let unit = first[side]!; unit !== 0 && unit <= lastGround[side]!; unit++)
      if (isOnMap(s, unit))
        for (let after = 0; after < steps[unit]! - s.units.face[unit]!; after++)
          sum += side === AXIS ? stepWorth(s, unit, after) : -stepWorth(s, unit, after)
  return sum
}

/** Who has just enough has won. */
const EVEN = 0.5
/** 10.66: two towns, or one and the steps, are just too many. */
const SALIENT = 1.95
const PRIZE = 3

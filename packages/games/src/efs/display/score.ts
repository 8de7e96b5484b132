import { type LineItem, Reasons, type Score } from '@hexfront/core'
import { spot } from '../../display/spots.ts'
import { counted, listed } from '../../words.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import type { State } from '../state.ts'
import { driveWays, type Levels, levelOf, netPoints, objectivesHeld, outcome } from '../victory/victory.ts'
import { namingOf, SIDE_NAMES } from './faces.ts'

/** N6 of each scenario. */
export function score(s: State): Score {
  const { victory } = s.setting.card
  if (victory.kind === 'objectives') return objectives(s, victory.needed)
  if (victory.kind === 'schedule') return schedule(s, victory.levels)
  if (victory.kind === 'drive') return drive(s)
  return victory.kind === 'points' ? points(s, victory.target) : salient(s, victory.steps)
}

/** 10.26: net points of the Axis, item by item, and the levels they make. */
function schedule(s: State, { decisive, marginal, draw, soviet }: Levels): Score {
  const why = new Reasons(namingOf(s))
  const net = netPoints(s, why)
  const { level, winner } = levelOf(s)
  const top = decisive + (decisive - marginal)
  const at = (points: number): number => Math.max(0, Math.min(1, 1 - points / top))
  const next = [soviet, draw, marginal, decisive].find((points) => points > net)
  const last = [decisive, marginal, draw, soviet].find((points) => points <= net)
  return {
    points: [net, Math.max(0, marginal - net)],
    level,
    leader: winner,
    balance: at(net),
    steps: [
      { at: at(decisive), name: `${decisive}` },
      { at: at(marginal), name: `${marginal}` },
      { at: at(draw), name: `${draw}` },
      { at: at(soviet), name: `${soviet}` },
    ],
    items: why.items,
    needs: [
      next === undefined ? '' : `${counted(next - net, 'more point')} for the next level`,
      last === undefined ? '' : `to bring the Axis under ${last} points`,
    ],
  }
}

/** 10.56: what has left by each edge, of what must. */
function drive(s: State): Score {
  const ways = driveWays(s)
  const share = Math.max(...ways.map(({ left, needed }) => left / needed))
  return {
    points: [Math.max(...ways.map(({ left }) => left)), Math.min(...ways.map(({ left, needed }) => needed - left))],
    ...standing(s, share >= 1 ? AXIS : SOVIET),
    balance: Math.max(0, 1 - share),
    steps: [{ at: 0, name: 'Axis' }],
    items: ways.map(({ name, left, needed }) => ({
      rule: '10.56',
      text: `stacking points that left by the ${name} edge, of ${needed}`,
      value: left,
    })),
    needs: [
      listed(ways.map(({ name, left, needed }) => `${needed - left} more by the ${name} edge`)),
      'to keep them on the map to the end',
    ],
  }
}

/** Who has won, or who would if it ended now. */
function standing(s: State, ahead: number): Pick<Score, 'level' | 'leader'> {
  const { winner } = outcome(s)
  return s.flow.over === 1 && winner !== 0
    ? { level: `${SIDE_NAMES[winner]} victory`, leader: winner }
    : { level: `${SIDE_NAMES[ahead]} ahead`, leader: ahead }
}

/** 10.16. */
function objectives(s: State, needed: number): Score {
  const held = objectivesHeld(s, AXIS)
  const all = s.setting.objectives.length
  const leader = held >= needed ? AXIS : SOVIET
  return {
    points: [held, all - held],
    ...standing(s, leader),
    balance: 1 - held / all,
    steps: [{ at: 1 - (needed - 0.5) / all, name: 'Axis' }],
    items: s.setting.objectives.map((hex) => ({
      rule: '10.16',
      text: `${SIDE_NAMES[s.hexes.control[hex]!] ?? ''}: ${spot(s, hex)}`,
      value: 1,
    })),
    needs: [
      held >= needed
        ? 'to hold what it has to the end of the last turn'
        : `${counted(needed - held, 'more objective')} at the end`,
      held >= needed
        ? `to take back ${counted(held - needed + 1, 'objective')}`
        : `to hold ${counted(all - needed + 1, 'objective')} to the end`,
    ],
  }
}

/** 10.36. */
function points(s: State, target: number): Score {
  const why = new Reasons(namingOf(s))
  const net = netPoints(s, why)
  const leader = net >= target || s.mandated.missed > 0 ? AXIS : SOVIET
  const items: LineItem[] = [...why.items]
  if (s.mandated.due > 0) items.push({ rule: '12.36', text: 'Mandated Attacks still due', value: s.mandated.due })
  return {
    points: [net, Math.max(0, target - net)],
    ...standing(s, leader),
    balance: Math.max(0, Math.min(1, 1 - net / (2 * target))),
    steps: [{ at: 0.5, name: `${target} points` }],
    items,
    needs: [
      net >= target ? '' : `${counted(target - net, 'more point')}, at the end of any turn`,
      s.mandated.due > 0
        ? `to make ${counted(s.mandated.due, 'Mandated Attack')}, and to keep the Axis under ${target} points`
        : `to keep the Axis under ${target} points`,
    ],
  }
}

/** 10.66. */
function salient(s: State, steps: number): Score {
  const { objectives: towns } = s.setting
  const taken = towns.filter((hex) => s.hexes.control[hex] === SOVIET).length
  const lost = s.sides.stepsLost[AXIS]!
  const isLost = outcome(s).winner === SOVIET || taken >= 2 || (taken >= 1 && lost >= steps)
  const names = listed(towns.map((hex) => spot(s, hex)))
  return {
    points: [towns.length - taken, taken],
    ...standing(s, isLost ? SOVIET : AXIS),
    balance: Math.min(1, (Math.min(2, taken) / 2) * 0.7 + (Math.min(steps, lost) / steps) * 0.3),
    steps: [{ at: 0.65, name: 'Soviet' }],
    items: [
      ...towns.map((hex) => ({
        rule: '10.66',
        text: `${SIDE_NAMES[s.hexes.control[hex]!]}: ${spot(s, hex)}`,
        value: 1,
      })),
      { rule: '10.66', text: `Axis steps lost, armor twice, of ${steps}`, value: lost },
    ],
    needs: [
      isLost ? 'to take a town back' : `to hold two of ${names}, and Smolensk`,
      isLost
        ? 'to hold what it has to the end'
        : `${counted(2 - taken, 'more town')}, or one and ${counted(Math.max(0, steps - lost), 'more Axis step')}`,
    ],
  }
}

import { once } from '../../once.ts'
import { AXIS } from '../data/counters.ts'
import type { EfsSetting } from '../scenarios.ts'
import { isOnMap, type State } from '../state.ts'
import { driveWays } from '../victory/victory.ts'
import { worthNow } from '../victory/victory-plan.ts'

/** What a victory point is worth, in steps of infantry. */
const POINT_WORTH = 4
/** A point of attack and one of defence of a counter's face. */
const STRENGTH_WORTH = 0.25
/** 10.16, 10.66: a hex that decides, and the city that decides at once. */
const OBJECTIVE_WORTH = 8
const SALIENT_WORTH = 12
const PRIZE_WORTH = 16
/** 10.66: one of the steps that the Axis must not lose. */
const SALIENT_STEP = 0.6
const GUN_WORTH = 1
const HQ_WORTH = 3

/** What a unit loses with the step that comes after so many others. */
export function stepWorth(s: State, unit: number, after = 0): number {
  const { setting, units } = s
  const face = units.face[unit]! + after
  const at = unit * 4 + face
  const isLast = face + 1 >= setting.steps[unit]!
  const strength = setting.attack[at]! + setting.defence[at]!
  const left = isLast ? 0 : setting.attack[at + 1]! + setting.defence[at + 1]!
  const own = setting.isHq[unit] === 1 ? HQ_WORTH : setting.isArtillery[unit] === 1 ? GUN_WORTH : 0
  // The last step takes what the unit controls with it.
  return STRENGTH_WORTH * (strength - left) + own + (isLast ? 0.2 : 0) + scoreOfStep(s, unit)
}

/** 24.2, 10.66: what a step counts for in the end. */
function scoreOfStep({ setting }: State, unit: number): number {
  const { victory } = setting.card
  const side = setting.sideOf[unit]!
  const isScored = setting.isArmor[unit] === 1 || setting.isArtillery[unit] === 1
  if (victory.kind === 'points' || victory.kind === 'schedule') {
    if (setting.isGuards[unit] === 1) return POINT_WORTH
    if (setting.isHq[unit] === 1 && victory.kind === 'schedule') return HQ_POINTS * POINT_WORTH
    if (!isScored) return 0
    return POINT_WORTH / (side === AXIS ? victory.axisSteps : victory.sovietSteps)
  }
  if (victory.kind === 'salient' && side === AXIS) return SALIENT_STEP * (setting.isArmor[unit] === 1 ? 2 : 1)
  return 0
}

/** 21.28: a headquarters that is lost is a point, and its army stands still. */
const HQ_POINTS = 3

/** What all steps of units are worth, the cheapest first, each sum with those before it. */
export function sumsOf(s: State, units: readonly number[], out: number[]): number[] {
  out.length = 0
  for (const unit of units)
    for (let after = 0; after < s.setting.steps[unit]! - s.units.face[unit]!; after++)
      out.push(stepWorth(s, unit, after))
  out.sort((a, b) => a - b)
  for (let i = 1; i < out.length; i++) out[i] = out[i]! + out[i - 1]!
  return out
}

export const costOf = (sums: readonly number[], steps: number): number =>
  steps <= 0 || sums.length === 0 ? 0 : sums[Math.min(steps, sums.length) - 1]!

/** What a hex counts for to who has it in the end; 0 for most. */
export function placeWorth(s: State, hex: number): number {
  const { setting } = s
  const { victory } = setting.card
  if (setting.prize.includes(hex)) return PRIZE_WORTH
  if (victory.kind === 'drive') return GATES_WORTH * gateShare(setting, hex)
  if (!setting.objectives.includes(hex)) return 0
  if (victory.kind === 'schedule') return pointsOf(s, hex) * POINT_WORTH
  if (victory.kind === 'points') return setting.objectivePoints[hex]! * POINT_WORTH
  return victory.kind === 'salient' ? SALIENT_WORTH : OBJECTIVE_WORTH
}

/** 10.56: an open way off the map. */
const GATES_WORTH = 120

/** 10.56: what part of an edge by which units leave a hex is; 0 inland. */
export const gateShare = (setting: EfsSetting, hex: number): number =>
  setting.exits[hex] === 0 ? 0 : 1 / gatesBy(setting)[setting.exits[hex]!]!

/** By edge, counted from 1: its hexes. */
const gatesBy = once(({ exits, exitIds }: EfsSetting): readonly number[] =>
  exitIds.map((_, edge) => exits.reduce((count, at) => count + (at === edge ? 1 : 0), 0)),
)

/** 7.11: by the Plan in effect; a Plan may change again, so what the other one says counts for something. */
function pointsOf(s: State, hex: number): number {
  const place = s.setting.places.find(({ hexes }) => hexes.includes(hex))
  if (place === undefined) return 0
  const now = worthNow(s, place)
  return MAY_CHANGE * Math.max(place.points, place.hitler) + (1 - MAY_CHANGE) * now
}

const MAY_CHANGE = 0.2

/** 10.16: who has too few of them towards the end goes for more, who has enough sits on them. */
export function urgency(s: State, side: number, isOurs: boolean): number {
  const { victory } = s.setting.card
  if (victory.kind !== 'objectives') return 1
  const held = s.setting.objectives.filter((hex) => s.hexes.control[hex] === AXIS).length
  const isBehind = held >= victory.needed !== (side === AXIS)
  const isLate = s.turn >= s.setting.lastTurn - 1
  return isBehind === isOurs ? (isLate ? 0.5 : 0.8) : isLate ? 2 : 1.2
}

/** Hexes that count. */
export const placesThatCount = ({ objectives, prize }: EfsSetting): readonly number[] => [...objectives, ...prize]

/** 12.36, 10.36: what it is worth to make a Mandated Attack. */
export function mandateWorth({ setting, turn }: State): number {
  const { victory, firstTurn } = setting.card
  if (victory.kind === 'schedule') return victory.unmade * POINT_WORTH
  if (victory.kind !== 'points') return 0
  return victory.strict && turn === firstTurn ? LAST_STRAW : victory.unmade * POINT_WORTH
}

/** As good as the game. */
const LAST_STRAW = 30

/** 11.6: what is left to be had by leaving the map. */
export function exitWorth(s: State, side: number): number {
  const { victory } = s.setting.card
  if (side !== AXIS) return 0
  if (victory.kind === 'points')
    return Math.max(0, victory.exit.most - Math.floor(s.sides.exited[AXIS]! / victory.exit.sp)) * POINT_WORTH
  if (victory.kind === 'drive') return DRIVE_WORTH
  // Who leaves is missed on the map, so the last turns will do.
  if (victory.kind === 'schedule' && victory.exit) return s.turn > s.setting.lastTurn - EXIT_TURNS ? LAST_EXITS : 0
  return 0
}

/** 10.56: the game, and what motorized troops are still good for when it is almost over. */
const DRIVE_WORTH = 60
const EXIT_TURNS = 2
const LAST_EXITS = 16

/** 11.6: what a stack gains by leaving, before it is missed. */
export function leavingWorth(s: State, units: readonly number[]): number {
  const { victory } = s.setting.card
  const points = units.reduce((sum, unit) => sum + s.setting.stacking[unit]!, 0)
  if (victory.kind === 'drive') return points
  if (victory.kind === 'schedule' && victory.exit)
    return (points / victory.exit.sp) * POINT_WORTH * Math.sign(exitWorth(s, AXIS))
  if (victory.kind !== 'points') return 0
  return Math.min(exitWorth(s, AXIS), (points / victory.exit.sp) * POINT_WORTH)
}

/** 10.56: the edge, counted from 1, by which enough troops can be soonest: by what has left, and by how far the others have to go. */
export function bestEdge(s: State, ways: readonly Uint16Array[]): number {
  const { setting, units } = s
  let best = 1
  let least = Number.POSITIVE_INFINITY
  driveWays(s).forEach(({ left, needed }, i) => {
    const riders: { far: number; sp: number }[] = []
    for (let unit = setting.first[AXIS]!; unit <= setting.lastGround[AXIS]!; unit++)
      if (setting.isMotorized[unit] === 1 && isOnMap(s, unit))
        riders.push({ far: ways[i]![units.place[unit]!]!, sp: setting.stacking[unit]! })
    riders.sort((a, b) => a.far - b.far)
    let open = needed - left
    let sum = 0
    for (const { far, sp } of riders) {
      if (open <= 0) break
      sum += far * Math.min(sp, open)
      open -= sp
    }
    if (sum >= least) return
    least = sum
    best = i + 1
  })
  return best
}

import { type LineItem, NO_REASONS, type Outcome, type Why } from '@hexfront/core'
import { AXIS, SOVIET } from '../data/counters.ts'
import type { VictoryPlace } from '../scenarios.ts'
import { isCombatUnit, isHeldBy, type Play, pieces, type State } from '../state.ts'
import { isOccupied } from './occupation.ts'
import { exitPoints, worthNow } from './victory-plan.ts'

/** 10.26: net points from which on a level begins. */
export interface Levels {
  readonly decisive: number
  readonly marginal: number
  readonly draw: number
  readonly soviet: number
}

/** 24.2, 10.36: net points of the Axis, item by item. */
export function netPoints(s: State, why: Why = NO_REASONS): number {
  const { victory } = s.setting.card
  if (victory.kind !== 'points' && victory.kind !== 'schedule') return 0
  const { setting, hexes } = s
  let sum = 0
  if (victory.kind === 'schedule') sum += placePoints(s, why)
  else
    for (const hex of setting.objectives)
      if (hexes.control[hex] === AXIS) sum += why.item('10.36', '{place}', setting.objectivePoints[hex]!, hex)
  sum += why.item('24.2', 'Soviet armor and artillery lost', lossPoints(s, SOVIET, victory.sovietSteps))
  sum -= why.item('24.2', 'Axis armor and artillery lost', lossPoints(s, AXIS, victory.axisSteps))
  const most = victory.kind === 'points' ? victory.exit.most : Number.POSITIVE_INFINITY
  if (victory.exit) sum += why.item('11.6', 'left the map', Math.min(most, exitPoints(s, victory.exit.sp)))
  return sum + why.item('24.2', 'events', s.eventPoints)
}

/** 24.2, 3.61: places that the Axis holds, all of their hexes, with the garrison they need. */
function placePoints(s: State, why: Why): number {
  let sum = 0
  for (const place of s.setting.places) {
    if (!isTaken(s, place)) continue
    sum += why.item('24.2', '{place}', scoreOf(s, place), place.hexes[0]!)
    if (!isOccupied(s, place)) why.item('3.61', 'too few troops in {place}', 0, place.hexes[0]!)
  }
  return sum
}

const isTaken = ({ hexes }: State, place: VictoryPlace): boolean =>
  place.hexes.every((hex) => hexes.control[hex] === AXIS)

/** 24.2: what a place scores now. */
export const scoreOf = (s: State, place: VictoryPlace): number =>
  isTaken(s, place) && isOccupied(s, place) ? worthNow(s, place) : 0

/** 24.2: points for steps of armor and artillery, and for Guards. */
export const lossPoints = ({ sides }: State, side: number, steps: number): number =>
  Math.floor((sides.armorLost[side]! + sides.artilleryLost[side]!) / steps) + sides.guardsLost[side]!

/** 10.26: what the points come to. */
export function levelOf(s: State): { readonly winner: number; readonly level: string } {
  const { victory } = s.setting.card
  if (victory.kind !== 'schedule') return { winner: 0, level: '' }
  const { decisive, marginal, draw, soviet } = victory.levels
  const net = netPoints(s)
  if (net >= marginal)
    return { winner: AXIS, level: net >= decisive ? 'decisive Axis victory' : 'marginal Axis victory' }
  if (net >= draw) return { winner: 0, level: 'draw' }
  return { winner: SOVIET, level: net >= soviet ? 'marginal Soviet victory' : 'decisive Soviet victory' }
}

/** 10.16: objectives that the Axis holds. */
export const objectivesHeld = (s: State, side: number): number =>
  s.setting.objectives.reduce((count, hex) => count + (s.hexes.control[hex] === side ? 1 : 0), 0)

/** 10.56: by edge, what has left and what must. */
export function driveWays({ setting, departures }: State): { name: string; left: number; needed: number }[] {
  const { victory } = setting.card
  if (victory.kind !== 'drive') return []
  return victory.exits.map(({ sp }, i) => ({
    name: setting.exitIds[i + 1]!,
    left: departures.sp[i + 1]!,
    needed: sp,
  }))
}

/** 10.56: enough by one of the edges. */
export const hasDrivenThrough = (s: State): boolean => driveWays(s).some(({ left, needed }) => left >= needed)

/** D3: whether the game is decided now, and who has won; 0 while it goes on. */
function winnerNow(s: State): number {
  const { victory } = s.setting.card
  const isLast = s.turn >= s.setting.lastTurn
  if (victory.kind === 'objectives') return isLast ? (objectivesHeld(s, AXIS) >= victory.needed ? AXIS : SOVIET) : 0
  if (victory.kind === 'points') {
    if (victory.strict && s.mandated.missed > 0) return AXIS
    if (netPoints(s) >= victory.target) return AXIS
    return isLast ? SOVIET : 0
  }
  if (victory.kind === 'schedule') return isLast ? levelOf(s).winner : 0
  if (victory.kind === 'drive') return hasDrivenThrough(s) ? AXIS : isLast ? SOVIET : 0
  if (s.setting.prize.some((hex) => hasCombatUnit(s, hex))) return SOVIET
  return isLast ? (isSalientLost(s, victory.steps) ? SOVIET : AXIS) : 0
}

/** 10.66: two of three with combat units, or one with any unit and enough Axis steps. */
function isSalientLost(s: State, steps: number): boolean {
  const lost = townsLost(s)
  return lost >= 2 || (lost === 1 && s.sides.stepsLost[AXIS]! >= steps)
}

/** 10.66: towns in Soviet hands; one counts with any unit, more with combat units. */
export function townsLost(s: State): number {
  const { objectives } = s.setting
  const taken = objectives.filter((hex) => hasCombatUnit(s, hex)).length
  return taken > 0 ? taken : objectives.some((hex) => isHeldBy(s, SOVIET, hex)) ? 1 : 0
}

export function hasCombatUnit(s: State, hex: number): boolean {
  if (!isHeldBy(s, SOVIET, hex)) return false
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return false
}

export function checkVictory(s: State, play: Play): void {
  const winner = winnerNow(s)
  const isLast = s.setting.card.victory.kind === 'schedule' && s.turn >= s.setting.lastTurn
  if (winner === 0 && !isLast) return
  if (winner !== 0) play.tell('won', winner)
  play.finish()
}

export function outcome(s: State): Omit<Outcome, 'isOver'> {
  if (s.setting.card.victory.kind === 'schedule') return { ...levelOf(s), because: reasons(s) }
  const winner = winnerNow(s)
  return { winner, level: winner === 0 ? '' : 'victory', because: reasons(s) }
}

/** What the verdict rests on. */
function reasons(s: State): LineItem[] {
  const { victory } = s.setting.card
  if (victory.kind === 'objectives')
    return [{ rule: '10.16', text: 'objectives that the Axis holds', value: objectivesHeld(s, AXIS) }]
  if (victory.kind === 'schedule') return [{ rule: '24.2', text: 'net points of the Axis', value: netPoints(s) }]
  if (victory.kind === 'drive')
    return driveWays(s).map(({ name, left }) => ({
      rule: '10.56',
      text: `stacking points that left by the ${name} edge`,
      value: left,
    }))
  if (victory.kind === 'points')
    return [
      { rule: '10.36', text: 'net points of the Axis', value: netPoints(s) },
      { rule: '12.36', text: 'Mandated Attacks of the first turn that were missed', value: s.mandated.missed },
    ]
  return [
    {
      rule: '10.66',
      text: 'towns in Soviet hands',
      value: s.setting.objectives.filter((hex) => hasCombatUnit(s, hex)).length,
    },
    { rule: '10.66', text: 'Axis steps lost, armor twice', value: s.sides.stepsLost[AXIS]! },
  ]
}

import { type LineItem, NO_REASONS, type Outcome, type Why } from '@hexfront/core'
import { AXIS, SOVIET } from './counters.ts'
import { isCombatUnit, isHeldBy, type Play, pieces, type State } from './state.ts'

/** 24.2, 10.36: net points of the Axis, item by item. */
export function netPoints(s: State, why: Why = NO_REASONS): number {
  const { victory } = s.setting.card
  if (victory.kind !== 'points') return 0
  const { sides, setting, hexes } = s
  let sum = 0
  for (const hex of setting.objectives)
    if (hexes.control[hex] === AXIS) sum += why.item('10.36', '{place}', setting.objectivePoints[hex]!, hex)
  const lost = (side: number, most: number): number =>
    Math.floor((sides.armorLost[side]! + sides.artilleryLost[side]!) / most) + sides.guardsLost[side]!
  sum += why.item('24.2', 'Soviet armor and artillery lost', lost(SOVIET, victory.sovietSteps))
  sum -= why.item('24.2', 'Axis armor and artillery lost', lost(AXIS, victory.axisSteps))
  const { sp, most } = victory.exit
  sum += why.item('11.6', 'left the map', Math.min(most, Math.floor(sides.exited[AXIS]! / sp)))
  return sum + why.item('24.2', 'events', s.eventPoints)
}

/** 10.16: objectives that the Axis holds. */
export const objectivesHeld = (s: State, side: number): number =>
  s.setting.objectives.reduce((count, hex) => count + (s.hexes.control[hex] === side ? 1 : 0), 0)

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
  if (winner === 0) return
  play.tell('won', winner)
  play.finish()
}

export function outcome(s: State): Omit<Outcome, 'isOver'> {
  const winner = winnerNow(s)
  return { winner, level: winner === 0 ? '' : 'victory', because: reasons(s) }
}

/** What the verdict rests on. */
function reasons(s: State): LineItem[] {
  const { victory } = s.setting.card
  if (victory.kind === 'objectives')
    return [{ rule: '10.16', text: 'objectives that the Axis holds', value: objectivesHeld(s, AXIS) }]
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

import type { LineItem, Score } from '@hexfront/core'
import { listed } from '../../words.ts'
import { AREA_POINTS, COAST_POINTS, SOVIET_NEEDS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import type { Prize } from '../scenarios.ts'
import type { State } from '../state.ts'
import { holdsArea, holdsCoast, sovietPoints } from '../victory.ts'

/** 4.3: the Soviet's points, and what the German still holds of them. */
export function score(s: State): Score {
  const points = sovietPoints(s)
  const isTaken = s.hexes.control[s.setting.koenigsberg] === SOVIET
  const isAhead = isTaken || points >= SOVIET_NEEDS
  return {
    points: [worthOf(heldBy(s, GERMAN)), points],
    level: isTaken ? 'Koenigsberg has fallen' : `Soviet ${points} of ${SOVIET_NEEDS}`,
    leader: isAhead ? SOVIET : GERMAN,
    balance: isTaken ? 1 : Math.min(1, points / (2 * SOVIET_NEEDS)),
    steps: [{ at: 0.5, name: String(SOVIET_NEEDS) }],
    items: [...itemsOf(s), ...heldItems(s)],
    needs: [germanNeeds(points, isTaken), sovietNeeds(points, isTaken)],
  }
}

/** 4.2, 4.3, 4.4. */
function sovietNeeds(points: number, isTaken: boolean): string {
  if (isTaken) return ''
  return points >= SOVIET_NEEDS
    ? 'to hold on until turn 9 ends'
    : `${SOVIET_NEEDS - points} more by the end of turn 9, or Koenigsberg at any time`
}

function germanNeeds(points: number, isTaken: boolean): string {
  if (isTaken) return ''
  return points >= SOVIET_NEEDS
    ? `to take back ${points - SOVIET_NEEDS + 1} by the end of turn 9, and to keep Koenigsberg`
    : 'to keep Koenigsberg, and the Soviet at 30 or less when turn 9 ends'
}

const heldBy = ({ setting: { prizes }, hexes: { control } }: State, side: number): Prize[] =>
  prizes.filter(({ hex }) => control[hex] === side)

const worthOf = (prizes: readonly Prize[]): number => prizes.reduce((sum, { points }) => sum + points, 0)

function itemsOf(s: State): LineItem[] {
  const items = prizeItems(heldBy(s, SOVIET), (kind) => `Soviet: ${kind}`)
  const coast = holdsCoast(s)
  const area = holdsArea(s)
  if (coast) items.push({ rule: '4.3', text: 'Soviet: a Baltic coast hex in supply', value: COAST_POINTS })
  if (area)
    items.push({ rule: '4.3', text: 'Soviet: all of the 1st Ukrainian Front’s area in supply', value: AREA_POINTS })
  return items
}

const heldItems = (s: State): LineItem[] => prizeItems(heldBy(s, GERMAN), (kind) => `German holds ${kind}`)

/** Cities by name and towns by name, four points and one. */
function prizeItems(prizes: readonly Prize[], words: (kind: string) => string): LineItem[] {
  const worths = [...new Set(prizes.map(({ points }) => points))].sort((a, b) => b - a)
  return worths.map((worth) => {
    const of = prizes.filter(({ points }) => points === worth)
    return { rule: '4.3', text: `${words(listed(of.map(({ name }) => name)))}`, value: worthOf(of) }
  })
}

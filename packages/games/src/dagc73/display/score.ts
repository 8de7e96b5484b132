import type { LineItem, Score } from '@hexfront/core'
import { capital, listed } from '../../words.ts'
import { LEVELS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { worth } from '../elimination.ts'
import { enemyOf, type State, sideOf, unitCount } from '../state.ts'
import { levelFor, levelOf } from '../victory.ts'
import { called, SIDE_NAMES } from './faces.ts'
import { values } from './units.ts'

export function score(s: State): Score {
  const { german, soviet } = s.vp
  const isBlank = german + soviet === 0
  const level = isBlank ? 'no points yet' : named(levelOf(s))
  return {
    points: [german, soviet],
    level: capital(level),
    leader: level.startsWith(SIDE_NAMES[GERMAN]) ? GERMAN : level.startsWith(SIDE_NAMES[SOVIET]) ? SOVIET : 0,
    balance: balance(s),
    steps: boundaries(s).map(({ german: g, russian: r }, at, all) => ({
      at: (at + 1) / (all.length + 1),
      name: `${g}:${r}`,
    })),
    items: [...itemsOf(s, GERMAN), ...itemsOf(s, SOVIET)],
    needs: [needed(s, GERMAN), needed(s, SOVIET)],
  }
}

const named = (level: string): string => level.replace('Russian', SIDE_NAMES[SOVIET])

/** More than any game gives. */
const MOST_POINTS = 1000

/** The fewest points that raise a side to its next level, if the other gains none. */
function needed(s: State, side: number): string {
  const { german, soviet } = s.vp
  const now = LEVELS.indexOf(levelOf(s))
  if (now === (side === GERMAN ? 0 : LEVELS.length - 1)) return ''
  for (let more = 1; more < MOST_POINTS; more++) {
    const level = side === GERMAN ? levelFor(s, german + more, soviet) : levelFor(s, german, soviet + more)
    const isBetter = side === GERMAN ? LEVELS.indexOf(level) < now : LEVELS.indexOf(level) > now
    if (isBetter) return `${more} more ${more === 1 ? 'point' : 'points'} for ${named(level)}`
  }
  return ''
}

/** Ratios at which one level gives way to the next, the best for the German first. */
const boundaries = ({ setting: { victory } }: State) => victory.slice(0, -1)

/** 12.3, 15.x: every level is as wide as any other, and within it the Soviet share of all points counts. */
function balance(s: State): number {
  const { german, soviet } = s.vp
  // R73-31: no points at all count as 1:1.
  const share = german + soviet === 0 ? 0.5 : soviet / (german + soviet)
  const shares = [0, ...boundaries(s).map(({ german: g, russian: r }) => r / (g + r)), 1]
  let segment = 0
  while (segment < shares.length - 2 && share > shares[segment + 1]!) segment++
  const from = shares[segment]!
  return (segment + (share - from) / (shares[segment + 1]! - from)) / (shares.length - 1)
}

/** What a side has its points for: enemies lost, by kind of counter; gaps; and whatever a position was set up with. */
function itemsOf(s: State, side: number): LineItem[] {
  const name = SIDE_NAMES[side]!
  const lost = new Map<string, { names: string[]; value: number }>()
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (s.units.dead[unit] !== 1 || sideOf(s, unit) !== enemyOf(side)) continue
    const kind = values(s, unit)
    const { names, value } = lost.get(kind) ?? { names: [], value: 0 }
    lost.set(kind, { names: [...names, called(s, unit)], value: value + worth(s, unit) })
  }
  const items: LineItem[] = [...lost].map(([kind, { names, value }]) => ({
    rule: '12.1',
    text: `${name}: ${kind} lost, ${listed(names)}`,
    value,
  }))
  const points = side === GERMAN ? s.vp.german : s.vp.soviet
  const rest = points - items.reduce((sum, { value }) => sum + value, 0)
  if (rest !== 0)
    items.push(
      side === GERMAN
        ? { rule: '11C', text: `${name}: open hexes in the Soviet line, turn by turn`, value: rest }
        : { rule: '12.1', text: `${name}: points from before`, value: rest },
    )
  return items
}

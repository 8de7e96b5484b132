import type { LineItem, Score } from '@hexfront/core'
import { counted } from '../../words.ts'
import { BEFORE_MOSCOW } from '../charts.ts'
import { GERMAN } from '../counters.ts'
import { pieces, type State } from '../state.ts'
import { isMoscowOpen } from '../supply.ts'
import { germansBeforeMoscow, isMoscowGerman, outcome } from '../victory.ts'

const LEVELS: Readonly<Record<string, string>> = {
  major: 'German major victory',
  minor: 'German minor victory',
  substantial: 'Russian victory',
}

/** From here on the scale is a minor victory, and beyond it none for the German. */
const MAJOR_END = 0.3
const MINOR_END = 0.6

/** X5.0: Moscow taken or cut off, two hexes beside it, or neither. */
export function score(s: State): Score {
  const { winner, level } = outcome(s)
  const before = germansBeforeMoscow(s)
  return {
    points: [before, s.setting.beforeMoscow.length - before],
    level: LEVELS[level] ?? level,
    leader: winner,
    balance: balanceOf(s, level, before),
    steps: [
      { at: MAJOR_END, name: 'major' },
      { at: MINOR_END, name: 'minor' },
    ],
    items: itemsOf(s, before),
    needs: [germanNeeds(s, level, before), russianNeeds(s, level, before)],
  }
}

function balanceOf(s: State, level: string, before: number): number {
  if (level === 'major') return MAJOR_END / 2
  const { ground, moscow, beforeMoscow } = s.setting
  if (level === 'minor') return MINOR_END - (MINOR_END - MAJOR_END) * (before / (beforeMoscow.length + 1))
  const { hexes, count } = pieces.hexesOf(s, GERMAN)
  let near = FAR
  for (let i = 0; i < count; i++) near = Math.min(near, ground.distance(hexes[i]!, moscow))
  return MINOR_END + (1 - MINOR_END) * (near / FAR)
}

/** About as far as the border is from Moscow, in hexes. */
const FAR = 32

function itemsOf(s: State, before: number): LineItem[] {
  const items: LineItem[] = [
    { rule: 'X5.0', text: 'German: hexes beside Moscow with Germans in them', value: before },
    { rule: 'X5.0', text: 'Russian: hexes beside Moscow without', value: s.setting.beforeMoscow.length - before },
  ]
  if (isMoscowGerman(s)) items.push({ rule: 'X5.0', text: 'German: Moscow itself', value: 0 })
  if (!isMoscowOpen(s)) items.push({ rule: 'X5.0', text: 'German: Moscow has no way to the east edge', value: 0 })
  return items
}

function germanNeeds(s: State, level: string, before: number): string {
  if (level === 'major') return 'to keep it so until the last turn ends'
  const moscow = isMoscowGerman(s) ? '' : 'Moscow, or to cut it off, for a major victory'
  if (level === 'minor') return moscow
  return `${counted(BEFORE_MOSCOW - before, 'more hex', 'more hexes')} beside Moscow for a minor victory; ${moscow}`
}

function russianNeeds(s: State, level: string, before: number): string {
  if (isMoscowGerman(s)) return 'to take Moscow back'
  if (level === 'major') return 'to open a way from Moscow to the east edge'
  if (level === 'minor')
    return `to drive Germans out of ${counted(before - BEFORE_MOSCOW + 1, 'hex', 'hexes')} beside Moscow`
  return 'to keep Germans out of Moscow and of all hexes beside it but one'
}

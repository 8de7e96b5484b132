import { type LineItem, NO_REASONS, type Why } from '@hexfront/core'
import { JULY_TALLY, LOC_POINTS, MOSCOW, MOSCOW_HEXES, POINTS_NEEDED, TALLY_STEP, TURNS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { ENDINGS, type Ending } from './ending.ts'
import type { State } from './state.ts'

const REASONS: Readonly<Record<Ending, readonly [winner: number, rule: string, text: string]>> = {
  '': [0, '', ''],
  Moscow: [GERMAN, '4.6', 'the regime collapsed when Moscow hexes fell'],
  'Moscow whole': [GERMAN, '4.6', 'all of Moscow is German'],
  July: [SOVIET, '4.2', 'the End of July Check was failed'],
  'turn 5': [SOVIET, '4.4', 'the check at the end of turn 5 was failed'],
  'turn 6': [SOVIET, '4.5', 'the check at the end of turn 6 was failed'],
  'end of August': [SOVIET, '4.1', 'August is over and the regime stands'],
  'front broken': [SOVIET, '4.10', 'the German front was broken open'],
  'communications cut': [SOVIET, '12.8', 'a Soviet group reached the line of communications'],
  southwest: [SOVIET, '13.5', 'Southwest Front reached its goal'],
  conceded: [SOVIET, '5.5', 'the German conceded'],
  'July passed': [GERMAN, '1.1', 'the End of July Check was passed, and the historical campaign ends'],
}

/** 4.1: no draws. */
export function outcome(s: State): { winner: number; level: string; because: LineItem[] } {
  const level = ENDINGS[s.ending]!
  const [winner, rule, text] = REASONS[level]
  return {
    winner,
    level,
    because: [
      { rule, text, value: s.turn },
      { rule: '4.8', text: 'units destroyed in pockets', value: s.tally },
      { rule: '4.3', text: 'LOC points held', value: s.setting.loc.filter((hex) => s.hexes.control[hex] === 1).length },
      { rule: '4.6', text: 'Moscow hexes held', value: moscowHeld(s) },
    ],
  }
}

export function moscowHeld(s: State): number {
  let held = 0
  for (const hex of s.setting.moscow) held += s.hexes.control[hex]!
  return held
}

/** 4.6: the highest modified die that wins; 6 and more where no roll is needed. */
export function moscowChance(s: State, why: Why = NO_REASONS): number {
  const held = moscowHeld(s)
  return why.item('4.6', '{n} hexes of Moscow', winningDie(held), held) - moscowModifier(s, why)
}

/** 4.6: before modifiers, for so many hexes of Moscow. */
export const winningDie = (held: number): number => (held >= MOSCOW_HEXES ? 6 : MOSCOW[held]!)

/** 4.7, 4.8: what is taken off the die. */
export function moscowModifier(s: State, why: Why = NO_REASONS): number {
  const { tula, kalinin } = s.setting
  const isBoth = s.hexes.control[tula] === 1 && s.hexes.control[kalinin] === 1
  return (
    why.item('4.7', 'Tula and Kalinin', isBoth ? -1 : 0) +
    why.item('4.8', '{n} units destroyed in pockets', -Math.floor(s.tally / TALLY_STEP), s.tally)
  )
}

/** 4.2, 4.4, 4.5: what the check at the end of this turn still lacks, in points of communications and pocketed units. */
export function checkLacks(s: State, why: Why = NO_REASONS): number {
  const needed = POINTS_NEEDED[s.turn]
  if (needed === undefined) return 0
  const points = pointsLacking(s, needed.points, needed.rule, why)
  if (s.turn !== 4) return points
  const units = why.item('4.2', 'more units to destroy in pockets', Math.max(0, JULY_TALLY - s.tally))
  // P-R03
  if (s.setting.options.endOfJuly === 'either') return points === 0 || units === 0 ? 0 : points + units
  return points + units
}

function pointsLacking(s: State, needed: number, rule: string, why: Why): number {
  let lacking = 0
  for (let n = 0; n < needed; n++)
    lacking += why.item(rule, SOVIET_HELD[n]!, s.hexes.control[s.setting.loc[n]!] === 1 ? 0 : 1)
  return lacking
}

const SOVIET_HELD = LOC_POINTS.map((name) => `${name} is Soviet`)

/** The check of the turn, by its ending if it fails. */
export const CHECK_FAILED: Readonly<Record<number, Ending>> = {
  4: 'July',
  5: 'turn 5',
  6: 'turn 6',
  [TURNS]: 'end of August',
}

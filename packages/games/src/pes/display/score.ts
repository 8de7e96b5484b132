import type { LineItem, Score } from '@hexfront/core'
import { Reasons } from '@hexfront/core'
import { counted, listed } from '../../words.ts'
import { JULY_TALLY, LAST_EARLY_TURN, LOC_POINTS, MOSCOW_HEXES, POINTS_NEEDED, TURNS } from '../charts.ts'
import { IS_GERMAN } from '../control.ts'
import { pes } from '../index.ts'
import type { State } from '../state.ts'
import { checkLacks, moscowChance, moscowHeld } from '../victory.ts'
import { namingOf } from './faces.ts'

/** The July check is half the way, Vyazma and Mozhaisk a tenth each, Moscow the rest. */
const JULY = 0.5
const POINT = 0.1
const MOSCOW = 0.3

/** Points west of the End of July Check Line. */
const WESTERN = POINTS_NEEDED[LAST_EARLY_TURN]!.points

/** One number, the units destroyed in pockets. Reads what stands in the record only. */
export function score(s: State): Score {
  const outcome = pes.decision(s)
  const winner = outcome.isOver ? outcome.winner : 0
  return {
    points: [s.tally],
    level: outcome.isOver ? (winner === 1 ? 'Won' : 'Lost') : standing(s),
    leader: winner,
    balance: winner === 1 ? 0 : winner === 2 ? 1 : 1 - progress(s),
    steps: [
      { at: 1 - JULY, name: 'End of July' },
      { at: 1 - JULY - POINT, name: 'Vyazma' },
      { at: 1 - JULY - 2 * POINT, name: 'Mozhaisk' },
    ],
    items: itemsOf(s),
    needs: [outcome.isOver ? '' : needed(s)],
  }
}

/** What the next check still lacks. */
function needed(s: State): string {
  if (s.turn > LAST_EARLY_TURN) return s.turn >= TURNS ? 'hexes of Moscow' : listed(missingPoints(s, s.turn))
  const units = Math.max(0, JULY_TALLY - s.tally)
  const points = WESTERN - pointsHeld(s, WESTERN)
  const lacking = [
    ...(units > 0 ? [`${units} more units in pockets`] : []),
    ...(points > 0 ? [counted(points, 'more LOC point')] : []),
  ]
  return lacking.length === 0 ? '' : `${listed(lacking)} by the end of July`
}

/** What the next check wants, and what is there. */
function standing(s: State): string {
  if (moscowHeld(s) > 0) return moscowLine(s)
  if (s.turn >= TURNS) return 'No hex of Moscow yet'
  if (s.turn > LAST_EARLY_TURN) {
    const lacking = missingPoints(s, s.turn)
    if (lacking.length === 0) return `Check of turn ${s.turn} met`
    return `Needed now: ${lacking.length > 2 ? counted(lacking.length, 'LOC point') : listed(lacking)}`
  }
  return `By July: ${s.tally} of ${JULY_TALLY} units, ${pointsHeld(s, WESTERN)} of ${WESTERN} points`
}

/** `Moscow: 3 or less wins`. */
export function moscowLine(s: State): string {
  if (moscowHeld(s) === MOSCOW_HEXES) return 'All of Moscow'
  const most = moscowChance(s)
  return most >= 6 ? 'Moscow: any die wins' : `Moscow: ${most} or less wins`
}

const missingPoints = (s: State, turn: number): string[] =>
  LOC_POINTS.slice(0, POINTS_NEEDED[turn]?.points ?? 0).filter((_, n) => !isHeld(s, n))

const isHeld = (s: State, point: number): boolean => s.hexes.control[s.setting.loc[point]!] === IS_GERMAN

const pointsHeld = (s: State, of: number): number => LOC_POINTS.slice(0, of).filter((_, n) => isHeld(s, n)).length

/** How much of the way is behind the Germans. */
function progress(s: State): number {
  const july = pointsHeld(s, WESTERN) / WESTERN + Math.min(1, s.tally / JULY_TALLY)
  const east = pointsHeld(s, LOC_POINTS.length) - pointsHeld(s, WESTERN)
  return (JULY * july) / 2 + POINT * east + (MOSCOW * moscowHeld(s)) / MOSCOW_HEXES
}

/** The tally, the points, what the check of this turn lacks, and the die at Moscow. */
function itemsOf(s: State): LineItem[] {
  const held = LOC_POINTS.filter((_, n) => isHeld(s, n))
  const check = new Reasons(namingOf(s))
  checkLacks(s, check)
  const moscow = new Reasons(namingOf(s))
  if (moscowHeld(s) > 0) moscowChance(s, moscow)
  return [
    { rule: '4.8', text: 'Units destroyed in pockets', value: s.tally },
    { rule: '4.3', text: held.length === 0 ? 'No LOC points' : `LOC points: ${listed(held)}`, value: held.length },
    ...check.items.map((item) => ({ ...item, text: `Lacking: ${item.text}` })),
    ...moscow.items.map((item) => ({ ...item, text: `At Moscow: ${item.text}` })),
    { rule: '4.6', text: `Of Moscow ${counted(moscowHeld(s), 'hex', 'hexes')}`, value: moscowHeld(s) },
  ]
}

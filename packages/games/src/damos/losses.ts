import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { POINTS_IN_COMBAT } from './charts.ts'
import { attackerOf, fighters, firstFighter, nextFighter, pointsOf } from './combat.ts'
import { GERMAN } from './counters.ts'
import { firstOf, lastOf, type Play, pieces, type State, sideOf } from './state.ts'
import { eliminate, loseOne, tellTotal, weaken } from './strength.ts'

/** C8.8: the points that a side takes in the exchange that is on. */
export function dueOf({ assault }: State, isAttacker: boolean): number {
  if (assault.hasCountered === 1) return isAttacker ? assault.counterAttackLoss : assault.counterDefenceLoss
  return pointsOf(isAttacker ? assault.attackLoss : assault.defenceLoss)
}

const members = new Uint8Array(256)

/** Those of a side who fight, as marks by unit. */
export function marksOf(s: State, side: number): Uint8Array {
  members.fill(0)
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit)) members[unit] = 1
  return members
}

/** C2.4: what is left of the total of a side, which everybody has heard. */
export const leftOf = (s: State, side: number): number =>
  side === attackerOf(s) ? s.assault.attackLeft : s.assault.defenceLeft

function setLeft(s: State, side: number, left: number): void {
  if (side === attackerOf(s)) s.assault.attackLeft = left
  else s.assault.defenceLeft = left
}

/** C8.8: a side begins to take what it has incurred; the largest unit is found anew. */
export function beginLosses(s: State, side: number): void {
  const { assault, units } = s
  assault.payer = side
  assault.due = dueOf(s, side === attackerOf(s))
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit))
    units.before[unit] = units.strength[unit]!
}

/** X4.5.1, D-R47: up to two points a side and combat, one for one, by a force with a line of supply. */
export function reliefLeft(s: State): number {
  const { assault, sides } = s
  const { payer } = assault
  const isSupplied = payer === attackerOf(s) ? assault.attackSupplied : assault.defenceSupplied
  if (isSupplied === 0) return 0
  const paid = payer === GERMAN ? assault.germanPaid : assault.russianPaid
  return Math.min(assault.due, POINTS_IN_COMBAT - paid, sides.points[payer]!)
}

export function payRelief(s: State, points: number, play: Play): void {
  const { assault, sides } = s
  const { payer } = assault
  sides.points[payer]! -= points
  assault.due -= points
  if (payer === GERMAN) assault.germanPaid += points
  else assault.russianPaid += points
  play.tell('relieved', payer, points)
}

/** C8.8: what there is no choice about falls at once; otherwise its owner lays it. What the enemy sees decides which. */
export function takeLosses(s: State, play: Play): void {
  const { assault } = s
  const { payer } = assault
  assault.incurred = assault.due
  const left = leftOf(s, payer)
  if (assault.due >= left) wipeOut(s, left, play)
  else {
    weaken(s, marksOf(s, payer), assault.due)
    if (fighters(s, payer) > 1) play.enter('losses')
    else layRest(s, play)
  }
}

/** C8.8: all are gone; what is beyond them drives an exploitation on. */
function wipeOut(s: State, left: number, play: Play): void {
  const { assault } = s
  const { payer } = assault
  if (payer !== attackerOf(s)) assault.surplus += assault.due - left
  assault.due = 0
  for (let unit = firstFighter(s, payer); unit !== 0; unit = firstFighter(s, payer)) eliminate(s, unit, play)
  setLeft(s, payer, 0)
}

/** Points that only one unit is left to take. */
export function layRest(s: State, play: Play): void {
  const { assault, units } = s
  for (let unit = firstFighter(s, assault.payer); unit !== 0 && assault.due > 0; ) {
    layOne(s, unit, play)
    if (units.strength[unit] === 0) unit = firstFighter(s, assault.payer)
  }
}

export function layOne(s: State, unit: number, play: Play): void {
  const { assault } = s
  assault.due--
  setLeft(s, assault.payer, leftOf(s, assault.payer) - 1)
  loseOne(s, unit, play)
}

/** Whether the owner still has something to choose, for all that both sides see. */
export const hasToChoose = (s: State): boolean => s.assault.due > 0 && fighters(s, s.assault.payer) > 1

/** C2.4: the total is told again. */
export function endLosses(s: State): void {
  const { assault } = s
  const { payer } = assault
  if (payer === 0) return
  if (fighters(s, payer) > 0) tellTotal(s, marksOf(s, payer), leftOf(s, payer))
  assault.payer = 0
  assault.incurred = 0
  s.units.before.fill(0)
}

/** C8.8, D-R27: half of the points, rounded down, fall on the unit that was largest, or as much as it has. */
export function lossBarred(s: State, unit: number, why: Why): Rule {
  const { assault, units } = s
  if (sideOf(unit) !== assault.payer || units.place[unit] !== assault.hex || units.idle[unit] === 1)
    return why.no('C8.8', '{unit} did not fight', unit)
  const most = largestBefore(s)
  const least = leastOwed(s, most)
  if (least < assault.due || owedBy(s, unit, most) === least) return LEGAL
  return why.no('C8.8', 'half of the points fall on the largest unit')
}

function largestBefore({ units }: State): number {
  let most = 0
  for (const strength of units.before) if (strength > most) most = strength
  return most
}

/** What the largest unit still has to take; where several are as large, what the one has that took most. */
function leastOwed(s: State, most: number): number {
  const side = s.assault.payer
  let least = NOTHING_OWED
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++) least = Math.min(least, owedBy(s, unit, most))
  return least
}

/** Of a unit that was not the largest. */
const NOTHING_OWED = 255

function owedBy({ units, assault }: State, unit: number, most: number): number {
  const before = units.before[unit]!
  if (before === 0 || before < most) return NOTHING_OWED
  // X4.6.4: one that is gone may straggle back later at full strength.
  const left = units.place[unit] === assault.hex ? units.strength[unit]! : 0
  return Math.max(0, Math.min(assault.incurred >> 1, before) - (before - left))
}

/** All that is due, a point at a time on whoever is strongest of those who may take it; the position is one to try things on. */
export function layLines(s: State): string[] {
  const lines: string[] = []
  const { assault, units, setting } = s
  while (hasToChoose(s)) {
    let taker = 0
    for (let unit = firstFighter(s, assault.payer); unit !== 0; unit = nextFighter(s, unit))
      if (lossBarred(s, unit, NO_REASONS) === LEGAL && (taker === 0 || units.strength[unit]! > units.strength[taker]!))
        taker = unit
    lines.push(`lose ${setting.unitIds[taker]}`)
    assault.due--
    units.strength[taker]!--
    if (units.strength[taker] === 0) pieces.place(s, taker, 0)
  }
  return lines
}

import { NO_REASONS, rangeColumn, resultAt, type Why } from '@hexfront/core'
import { type Effect, MEETING, PLAN_DRM, PLANS, POSTURES, UNPREPARED } from './charts.ts'
import { GERMAN } from './counters.ts'
import { MAJOR, NO_PLACE, TOWN } from './ground.ts'
import { countsRivers } from './movement.ts'
import { enemyOf, firstIn, nextIn, phasing, type State } from './state.ts'

/** The attackers of a battle are those whose phase it is, the defenders the others. */
export const attackerOf = (s: State): number => phasing(s)
export const defenderOf = (s: State): number => enemyOf(phasing(s))

/** The first unit of a side that fights, or 0; `nextFighter` goes on (C2.3: those in excess do not). */
export const firstFighter = (s: State, side: number): number => fighterFrom(s, firstIn(s, side, s.assault.hex))
export const nextFighter = (s: State, unit: number): number => fighterFrom(s, nextIn(s, unit))

function fighterFrom(s: State, unit: number): number {
  let one = unit
  while (one !== 0 && s.units.idle[one] === 1) one = nextIn(s, one)
  return one
}

export function fighters(s: State, side: number): number {
  let count = 0
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit)) count++
  return count
}

/** C8.2: the strength points of a side that are present in the hex. */
export function totalOf(s: State, side: number): number {
  let sum = 0
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit)) sum += s.units.strength[unit]!
  return sum
}

function armoredTotal(s: State, side: number): number {
  let sum = 0
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit))
    if (s.setting.isArmored[unit] === 1) sum += s.units.strength[unit]!
  return sum
}

/** C2.4: whether a side sees how strong each unit of the force is; otherwise it has heard the totals at most. */
export function isKnown(s: State, side: number): boolean {
  for (let unit = firstFighter(s, side); unit !== 0; unit = nextFighter(s, unit))
    if (s.units.strength[unit] === 0) return false
  return true
}

/** C8.2: strength of the attackers with ground and river. */
export function attackStrength(s: State, why: Why = NO_REASONS): number {
  const side = attackerOf(s)
  if (!isKnown(s, side)) return toldStrength(s.heard.attack, s.heard.modifiedAttack, why)
  const ground = strengthAttacking(s, side, why)
  const river = crossesRiver(s) ? Math.max(1 - ground, s.setting.charts.crossing.attack) : 0
  return ground + why.item('C8.2', 'across a river', river)
}

/** C8.2: strength of the defenders with ground and place. */
export function defenceStrength(s: State, why: Why = NO_REASONS): number {
  const side = defenderOf(s)
  return isKnown(s, side)
    ? strengthDefending(s, side, why)
    : toldStrength(s.heard.defence, s.heard.modifiedDefence, why)
}

/** What the enemy has heard of a force. */
function toldStrength(total: number, modified: number, why: Why): number {
  return why.item('C2.4', 'strength points told', total) + why.item('C8.2', 'ground', modified - total)
}

/** C8.9: the defenders suffer from the hex, and the attackers benefit from it; hexsides do not count. */
export function counterStrength(s: State, why: Why = NO_REASONS): number {
  const side = defenderOf(s)
  if (isKnown(s, side)) return strengthAttacking(s, side, why)
  return toldStrength(s.assault.defenceLeft, s.assault.counterStrength, why)
}

export function counteredStrength(s: State, why: Why = NO_REASONS): number {
  const side = attackerOf(s)
  if (isKnown(s, side)) return strengthDefending(s, side, why)
  return toldStrength(s.assault.attackLeft, s.assault.counteredStrength, why)
}

/** Armored strength counts in part on rough ground: by the total of the class, and the sum is rounded up. */
function strengthAttacking(s: State, side: number, why: Why): number {
  const total = totalOf(s, side)
  const { setting, assault } = s
  const kind = setting.terrain[assault.hex] ?? 'clear'
  const lost = armorLost(s, assault.hex, armoredTotal(s, side))
  return why.item('C8.2', 'strength points', total) + why.item('C3.0', ARMOR_IN[kind], -lost)
}

/** C3.0: what armored attackers lose by the ground of a hex. */
export function armorLost({ setting }: State, hex: number, armored: number): number {
  const [counted, of] = setting.charts.tec[setting.terrain[hex] ?? 'clear'].armored
  return Math.floor((armored * (of - counted)) / of)
}

const ARMOR_IN = { clear: 'armor in the open', woods: 'armor in woods', marsh: 'armor in marsh' } as const

function strengthDefending(s: State, side: number, why: Why): number {
  return why.item('C8.2', 'strength points', totalOf(s, side)) + coverIn(s, s.assault.hex, why)
}

/** C3.0: what ground and place give a defender. */
export function coverIn({ setting }: State, hex: number, why: Why = NO_REASONS): number {
  const kind = setting.terrain[hex] ?? 'clear'
  const place = setting.placeAt[hex]!
  return (
    why.item('C3.0', kind, setting.charts.tec[kind].defence) +
    why.item('C3.0', placeName(place), place === NO_PLACE ? 0 : setting.charts.settlement[placeName(place)].defence)
  )
}

const placeName = (place: number): 'major' | 'town' | 'city' =>
  place === MAJOR ? 'major' : place === TOWN ? 'town' : 'city'

/** C8.2, X4.6.5: the river that all attackers have crossed to get into the hex. */
function crossesRiver(s: State): boolean {
  const { hex, from } = s.assault
  if (from === 0 || !countsRivers(s)) return false
  const { ground, river } = s.setting
  const direction = ground.directionTo(from, hex)
  if (direction < 0 || river[from * 6 + direction] === 0) return false
  for (let unit = firstFighter(s, attackerOf(s)); unit !== 0; unit = nextFighter(s, unit))
    if (s.units.inHand[unit] === 0) return false
  return true
}

/** X4.6.2, D-R49: twelve to one of modified strength; by option on the first turn only. */
export const isSweeping = (s: State): boolean =>
  s.heard.modifiedAttack >= UNPREPARED * s.heard.modifiedDefence &&
  (s.turn === 1 || s.setting.options.unpreparedTurns === 'all')

const NO_EFFECT: Effect = {}

/** C8.4: the cell of plan and posture; C2.8: none against a demoralized defender. */
function effectOf({ assault, setting }: State): Effect {
  const plan = PLANS[assault.plan]
  const posture = POSTURES[assault.posture]
  return assault.isShaken === 1 || !plan || !posture ? NO_EFFECT : setting.charts.matrix[posture][plan]
}

export const isMeeting = (s: State): boolean => s.assault.plan === MEETING

/** C8.6, X4.4: the column of a side, a place to the right with the air force. */
export function columnOf(s: State, side: number, why: Why = NO_REASONS): number {
  const column = baseColumn(s, side)
  why.item('C8.6', 'column {column} by strength', column + 1, column)
  const last = s.setting.crt.columns.length - 1
  return column + why.item('X4.4', 'the air force', isShifted(s, side) && column < last ? 1 : 0)
}

const baseColumn = (s: State, side: number): number =>
  rangeColumn(s.setting.crt, side === attackerOf(s) ? s.heard.modifiedAttack : s.heard.modifiedDefence)

const isShifted = ({ assault }: State, side: number): boolean => side === GERMAN && assault.hasShift === 1

/** C8.6, D-R45: the dice stand in the head of the column that is read; by option the shift leaves them alone. */
export function diceOf(s: State, side: number): number {
  const { crt, options } = s.setting
  return crt.dice[options.airShiftKeepsDice === 'on' ? baseColumn(s, side) : columnOf(s, side)]!.count
}

/** C8.3 to C8.5: what a side adds to its dice. */
export const modifierOf = (s: State, side: number, why: Why = NO_REASONS): number =>
  side === attackerOf(s) ? attackModifier(s, why) : defenceModifier(s, why)

function attackModifier(s: State, why: Why): number {
  const { assault } = s
  return (
    why.item('C8.3', PLAN_WORDS[assault.plan]!, PLAN_DRM[assault.plan]!) +
    why.item('C8.5', 'no line of supply', assault.attackSupplied === 1 ? 0 : -2 * diceOf(s, attackerOf(s))) +
    why.item('C8.5', 'demoralized defenders', assault.isShaken === 1 ? 1 : 0) +
    why.item('C8.4', 'plan and posture', effectOf(s).attackerDrm ?? 0)
  )
}

const PLAN_WORDS = ['', 'Meeting Engagement', 'Standard Attack', 'Grand Assault', 'Penetration'] as const

function defenceModifier(s: State, why: Why): number {
  return (
    why.item('C8.5', 'no line of supply', s.assault.defenceSupplied === 1 ? 0 : -1) +
    why.item('C8.4', 'plan and posture', effectOf(s).defenderDrm ?? 0)
  )
}

/** C8.6, C8.7: the losses that a side incurs, a place in the sequence. */
export function lossesOf(s: State, side: number, why: Why = NO_REASONS): number {
  const enemy = enemyOf(side)
  const roll = side === attackerOf(s) ? s.assault.defenceRoll : s.assault.attackRoll
  const rolled = resultAt(s.setting.crt, columnOf(s, enemy), roll + modifierOf(s, enemy))
  const { attackerLosses = 0, defenderLosses = 0 } = effectOf(s)
  const change = side === attackerOf(s) ? attackerLosses : defenderLosses
  return adjusted(why.item('C8.6', 'by the table', rolled), why.item('C8.4', 'plan and posture', change))
}

/** C8.7, D-R62: one place a point along the sequence, never below its start. */
export const adjusted = (loss: number, by: number): number => Math.max(0, loss + by)

/** D-R26: the points of a place in the sequence: three for 0, three for 1, then one each. */
export const pointsOf = (loss: number): number => (loss < 3 ? 0 : loss < 6 ? 1 : loss - 4)

/** D-R30: a place in the sequence with points added to it; symbols stay while the sum is 0 or 1. */
export function withPoints(loss: number, points: number): number {
  const sum = pointsOf(loss) + points
  if (sum >= 2) return sum + 4
  return loss < 6 ? 3 * sum + (loss % 3) : loss
}

/** C8.10: all that a side has incurred, the counterattack included. */
export const finalLoss = ({ assault }: State, isAttacker: boolean): number =>
  isAttacker
    ? withPoints(assault.attackLoss, assault.counterAttackLoss)
    : withPoints(assault.defenceLoss, assault.counterDefenceLoss)

/** C8.9, D-R29: the column of the counterattack, rounded in favour of the first attacker. */
export function ratioColumn(counter: number, against: number): number {
  if (counter >= against) return EVEN + Math.min(Math.floor(counter / Math.max(1, against)), MOST_OVER) - 1
  return EVEN + 1 - Math.min(Math.ceil(against / Math.max(1, counter)), MOST_UNDER)
}

/** The column 1:1 of the table, and how far it goes to both sides. */
const EVEN = 3
const MOST_OVER = 3
const MOST_UNDER = 4

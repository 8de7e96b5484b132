import { type Offer, operandA, verbOf } from '@hexfront/core'
import { GRAND, MEETING, PENETRATION, POSTURES, STANDARD } from '../charts.ts'
import { coverIn } from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { isDistractedIn, isForceMobile } from '../movement.ts'
import { gather, leavingModifier, reactionModifier } from '../reaction.ts'
import { wouldOverfill } from '../stacking.ts'
import { enemyOf, pieces, type State } from '../state.ts'
import { isMobile } from '../zones.ts'
import { attackWith, type Force, forceOf, likelyPosture, strengthIn, unitsIn } from './forces.ts'
import { chanceOfTwo, type Odds, oddsOf } from './odds.ts'
import type { Survey } from './survey.ts'

/** What is answered where the enemy is on the march: the best of all that is offered. */
export function bestReaction(s: State, seen: Survey, choices: Offer, reactVerb: number, leaveVerb: number): number {
  const { hex } = s.window
  const attacker = attackerOf(s, seen)
  const now = strengthIn(s, seen.side, hex)
  const bare = now === 0 ? 0 : defenceValue(s, seen, attacker, hex, now)
  let best = 0
  let most = LEAST
  for (let i = 0; i < choices.length; i++) {
    const verb = verbOf(choices.at(i))
    const from = operandA(choices.at(i))
    let gain = 0
    if (verb === reactVerb) gain = reactGain(s, seen, attacker, from, now, bare)
    else if (verb === leaveVerb) gain = leaveGain(s, seen, from, bare)
    else best = best === 0 ? i : best
    if (gain > most) {
      most = gain
      best = i
    }
  }
  return best
}

/** What an attempt must promise. */
const LEAST = 0.4
/** What it is worth to stop a march, for each point that marches. */
const HALT = 0.08

function reactGain(s: State, seen: Survey, attacker: Force, from: number, now: number, bare: number): number {
  const { hex } = s.window
  s.units.reacting.fill(0)
  gather(s, seen.side, from, s.units.reacting)
  s.reaction.from = from
  fitIn(s, seen.side)
  const chance = chanceOfTwo(Math.min(12, 9 - reactionModifier(s)))
  let strength = 0
  for (const unit of unitsIn(s, seen.side, from)) if (s.units.reacting[unit] === 1) strength += s.units.strength[unit]!
  s.units.reacting.fill(0)
  s.reaction.from = 0
  const halt = now === 0 ? HALT * attacker.strength : 0
  const value = defenceValue(s, seen, attacker, hex, now + strength) + halt
  return chance * (value - bare) - spentCost(s, seen) * strength
}

/** C2.6.1, X4.7: what it costs to be spent, for each point: little where the next turn brings nothing. */
function spentCost(s: State, { side, temper }: Survey): number {
  if (side !== GERMAN) return temper.spent
  if (s.turn === s.setting.lastTurn) return 0
  return isDistractedIn(s, s.turn + 1) ? temper.spent * IDLE : temper.spent
}
const IDLE = 0.3

/** C2.6.1p: leaves out who finds no room. */
function fitIn(s: State, side: number): void {
  for (let unit = unitToLeave(s, side); unit !== 0; unit = unitToLeave(s, side)) s.units.reacting[unit] = 0
}

const going = new Uint8Array(256)

/** Who finds no room of those who would react: mobile units go first, the strongest that fits, then the others by strength. */
export function unitToLeave(s: State, side: number): number {
  const { reacting, strength } = s.units
  const units: number[] = []
  for (let unit = reacting.indexOf(1); unit > 0; unit = reacting.indexOf(1, unit + 1)) units.push(unit)
  const order = (unit: number): number => (isMobile(s, unit) ? MOBILE : 0) + strength[unit]!
  units.sort((a, b) => order(b) - order(a) || a - b)
  going.fill(0)
  for (const unit of units) {
    going[unit] = 1
    if (wouldOverfill(s, side, s.window.hex, going)) going[unit] = 0
  }
  return units.find((unit) => going[unit] === 0) ?? 0
}

const MOBILE = 100

/** C2.6.1f: to be gone before it comes to a battle. */
function leaveGain(s: State, seen: Survey, from: number, bare: number): number {
  s.units.falling.fill(0)
  gather(s, seen.side, from, s.units.falling)
  const chance = chanceOfTwo(Math.min(12, 9 - leavingModifier(s)))
  s.units.falling.fill(0)
  const strength = strengthIn(s, seen.side, from)
  if (from === s.window.hex) return chance * -bare - spentCost(s, seen) * strength
  return -1
}

/** What a battle is worth to those who defend. */
function defenceValue(
  s: State,
  { side, temper, fed, foeFed }: Survey,
  attacker: Force,
  hex: number,
  total: number,
): number {
  const plan =
    s.march.plan !== 0 ? s.march.plan : s.window.isDeclared === 1 ? GRAND : s.assault.hex === 0 ? MEETING : STANDARD
  const odds: Odds = oddsOf(s.setting, {
    attack: attackWith(s, attacker, s.march.cameFrom, hex),
    attackTotal: attacker.strength,
    defence: total + coverIn(s, hex),
    defenceTotal: total,
    plan,
    posture: likelyPosture(s, side, hex),
    isFed: foeFed[hex] === 1,
    isDefenceFed: fed[hex] === 1,
    attackShift: 0,
    defenceShift: 0,
  })
  const shock = plan === MEETING ? 0 : temper.shock
  return (
    temper.kill * odds.attackLoss - temper.thrift * odds.defenceLoss - odds.wins * shock * (total - odds.defenceLoss)
  )
}

/** Who attacks: the force in hand, or the strongest that might. */
function attackerOf(s: State, seen: Survey): Force {
  if (s.march.hex !== 0) {
    const units = unitsIn(s, seen.enemy, s.march.hex).filter((unit) => s.units.inHand[unit] === 1)
    return forceOf(s, s.march.hex, units)
  }
  const { ground } = s.setting
  let best: Force | null = null
  const { hexes, count } = pieces.hexesOf(s, enemyOf(seen.side))
  for (let i = 0; i < count; i++) {
    if (ground.distance(hexes[i]!, s.concerted.target) > 3) continue
    const units = unitsIn(s, seen.enemy, hexes[i]!).filter((unit) => s.units.spent[unit] === 0 && isMobile(s, unit))
    const force = forceOf(s, hexes[i]!, units)
    if (units.length > 0 && (best === null || force.strength > best.strength)) best = force
  }
  return best ?? forceOf(s, 0, [])
}

/** C8.4: the posture that promises most against what may come. */
export function bestPosture(s: State, seen: Survey, choices: Offer): number {
  if (choices.length === 1) return 0
  const hex = s.march.hex === 0 ? s.concerted.target : s.assault.hex
  const attacker = attackerOf(s, seen)
  const total = strengthIn(s, seen.side, hex)
  const plans =
    s.march.hex === 0
      ? [GRAND, PENETRATION]
      : s.assault.isMet === 1
        ? [MEETING]
        : s.march.isExploiting === 1 && isForceMobile(s)
          ? [MEETING, STANDARD, GRAND]
          : [MEETING, STANDARD]
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const posture = operandA(choices.at(i))
    if (posture >= POSTURES.length) continue
    let value = 0
    for (const plan of plans) {
      const odds = oddsOf(s.setting, {
        attack: attackWith(s, attacker, s.assault.from, hex),
        attackTotal: attacker.strength,
        defence: total + coverIn(s, hex),
        defenceTotal: total,
        plan,
        posture,
        isFed: seen.foeFed[hex] === 1,
        isDefenceFed: seen.fed[hex] === 1,
        attackShift: 0,
        defenceShift: 0,
      })
      const { temper } = seen
      value +=
        temper.kill * odds.attackLoss -
        temper.thrift * odds.defenceLoss -
        odds.wins * temper.shock * (total - odds.defenceLoss)
    }
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}

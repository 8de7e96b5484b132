import { LEAVE, resultAt, type Stage } from '@hexfront/core'
import { decide, driveBack, finish, mayHoldCity, sendRouted } from './aftermath.ts'
import { canFly, checkAir } from './air.ts'
import { COUNTERATTACK, counterattacks, OBLIGED_TURN, PENETRATION, PLAN_COST } from './charts.ts'
import {
  attackerOf,
  attackStrength,
  columnOf,
  counteredStrength,
  counterStrength,
  defenceStrength,
  defenderOf,
  diceOf,
  fighters,
  firstFighter,
  isSweeping,
  lossesOf,
  ratioColumn,
  totalOf,
  withPoints,
} from './combat.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { beginLosses, dueOf, endLosses, layRest, marksOf, reliefLeft, takeLosses } from './losses.ts'
import { isDemoralized } from './morale.ts'
import { isOverfull } from './stacking.ts'
import { type Play, phasing, type State, type Words } from './state.ts'
import { eliminate, tellTotal } from './strength.ts'
import { isSupplied } from './supply.ts'

type BattleStage = Stage<State, Words>

const isOpen = (s: State): boolean => s.assault.winner === 0
const isPaying = (s: State): boolean => s.assault.payer !== 0 && s.assault.due > 0

/** C8.8: a side pays what it can with replacement points and lays the rest. */
const absorbing = (sideOf: (s: State) => number, isOn: (s: State) => boolean): readonly BattleStage[] => [
  {
    when: (s) => isOn(s) && dueOf(s, sideOf(s) === attackerOf(s)) > 0,
    does: (s) => beginLosses(s, sideOf(s)),
  },
  { when: (s) => isPaying(s) && reliefLeft(s) > 0, does: (_s, play) => play.enter('relief') },
  { when: isPaying, does: takeLosses },
  { when: isPaying, does: layRest },
  { does: endLosses },
]

const isCountering = (s: State): boolean => isOpen(s) && s.assault.hasCountered === 1

/** C8.2: the battle, from the moment when both sides are in the hex. */
export const BATTLE: readonly BattleStage[] = [
  { when: (s) => overfullSide(s) !== 0, does: (_s, play) => play.enter('muster') },
  // The other side, where both are too many.
  { when: (s) => overfullSide(s) !== 0, does: (_s, play) => play.enter('muster') },
  { when: needsPosture, does: (_s, play) => play.enter('posture') },
  { does: join },
  { when: isSweeping, does: sweep },
  { when: (s) => isOpen(s) && canFly(s), does: (_s, play) => play.enter('support') },
  { when: isOpen, isAsked: true, does: throwDice },
  { when: (s) => isOpen(s) && s.assault.hasReroll === 1, does: (_s, play) => play.enter('reroll') },
  { when: isOpen, does: readTable },
  ...absorbing(attackerOf, isOpen),
  ...absorbing(defenderOf, isOpen),
  { when: mustCounterattack, does: prepareCounterattack },
  { when: isCountering, isAsked: true, does: counterattack },
  ...absorbing(attackerOf, isCountering),
  ...absorbing(defenderOf, isCountering),
  { when: isOpen, does: decide },
  { when: mayHoldCity, does: (_s, play) => play.enter('stand') },
  { when: (s) => s.assault.routed !== 0, does: sendRouted },
  { does: driveBack },
  { does: finish },
  { when: (s) => s.assault.hasAir === 1, does: checkAir },
  LEAVE,
]

/** D-R59: a side that has more units in the hex than may fight there, the defender first; 0 where none has. */
export function overfullSide(s: State): number {
  for (const side of [defenderOf(s), attackerOf(s)]) if (isOverfull(s, side, s.assault.hex)) return side
  return 0
}

/** C8.4: asked when the battle begins, unless it stands since a Concerted Attack was declared (D-R23). */
function needsPosture(s: State): boolean {
  return !isDemoralized(s, defenderOf(s), s.assault.hex) && !isPostureSet(s)
}

const isPostureSet = ({ concerted, assault }: State): boolean =>
  concerted.isAnswered === 1 && concerted.target === assault.hex

/** C8.2: plan and posture are laid open together, the totals told, the lines of supply looked at. */
function join(s: State, play: Play): void {
  const { assault, heard, march, concerted } = s
  const attacker = attackerOf(s)
  const defender = defenderOf(s)
  if (isPostureSet(s)) {
    assault.posture = concerted.posture
    concerted.posture = 0
    concerted.isAnswered = 0
  }
  payPlan(s)
  assault.isShown = 1
  assault.isShaken = isDemoralized(s, defender, assault.hex) ? 1 : 0
  if (assault.isShaken === 1) assault.posture = 0
  // C8.12: those who exploit keep the supply of the first battle.
  const isFed = march.isExploiting === 1 ? march.isSupplied === 1 : isSupplied(s, attacker, assault.hex)
  assault.attackSupplied = isFed ? 1 : 0
  assault.defenceSupplied = isSupplied(s, defender, assault.hex) ? 1 : 0
  heard.attack = totalOf(s, attacker)
  heard.defence = totalOf(s, defender)
  heard.modifiedAttack = attackStrength(s)
  heard.modifiedDefence = defenceStrength(s)
  heard.attackLoss = 0
  heard.defenceLoss = 0
  heard.winner = 0
  heard.fallen = 0
  assault.attackLeft = heard.attack
  assault.defenceLeft = heard.defence
  tellTotal(s, marksOf(s, attacker), heard.attack)
  tellTotal(s, marksOf(s, defender), heard.defence)
  countAttack(s)
  if (assault.isShaken === 1) play.tell('planned', assault.plan)
  else play.tell('shown', assault.plan, assault.posture)
  play.tell('attackers', heard.attack, heard.modifiedAttack)
  play.tell('defenders', heard.defence, heard.modifiedDefence)
  play.reveal()
}

/** C8.3: a plan is paid for when it is laid open; a Penetration takes all there is. */
function payPlan({ march, assault }: State): void {
  const cost = assault.plan === PENETRATION ? march.points : PLAN_COST[assault.plan]!
  march.points -= Math.min(march.points, cost)
  if (march.isExploiting === 0) march.spent += cost
}

/** X4.6.3, D-R50: a Russian activation that comes to a battle by entering is an attack, one however often it fights. */
function countAttack(s: State): void {
  const { assault, march, obligation } = s
  if (phasing(s) !== RUSSIAN || assault.isMet === 1 || march.hasAttacked === 1) return
  march.hasAttacked = 1
  if (s.turn === OBLIGED_TURN) obligation.made++
}

/** X4.6.2: the defenders are gone without dice. */
function sweep(s: State, play: Play): void {
  const defender = defenderOf(s)
  play.tell('swept', s.assault.hex)
  for (let unit = firstFighter(s, defender); unit !== 0; unit = firstFighter(s, defender)) eliminate(s, unit, play)
  s.assault.defenceLeft = 0
  s.assault.winner = attackerOf(s)
  s.heard.winner = attackerOf(s)
  s.heard.defenceLoss = withPoints(0, s.heard.defence)
  if (s.march.isExploiting === 0) s.march.isSwept = 1
}

/** C8.6: both sides; the German's one by one where he may throw one again. */
function throwDice(s: State, play: Play): void {
  s.assault.attackRoll = throwFor(s, attackerOf(s), 'the attack (C8.6)', play)
  s.assault.defenceRoll = throwFor(s, defenderOf(s), 'the defence (C8.6)', play)
}

function throwFor(s: State, side: number, why: string, play: Play): number {
  const count = diceOf(s, side)
  const { assault } = s
  if (side !== GERMAN || assault.hasReroll === 0) return play.dice.sum(count, 6, why)
  assault.first = play.dice.die(6, why)
  assault.second = count > 1 ? play.dice.die(6, why) : 0
  assault.third = count > 2 ? play.dice.die(6, why) : 0
  return assault.first + assault.second + assault.third
}

/** C8.6, C8.7: what both sides incur. */
function readTable(s: State, play: Play): void {
  const { assault } = s
  assault.attackLoss = lossesOf(s, attackerOf(s))
  assault.defenceLoss = lossesOf(s, defenderOf(s))
  play.tell('attackThrown', assault.attackRoll, columnOf(s, attackerOf(s)), assault.defenceLoss)
  play.tell('defenceThrown', assault.defenceRoll, columnOf(s, defenderOf(s)), assault.attackLoss)
}

/** C8.9, D-R28: by posture, when the first exchange was lost and somebody is left on both sides. */
function mustCounterattack(s: State): boolean {
  const { assault } = s
  return (
    isOpen(s) &&
    assault.isShaken === 0 &&
    assault.posture === COUNTERATTACK &&
    assault.defenceLoss > assault.attackLoss &&
    fighters(s, attackerOf(s)) > 0 &&
    fighters(s, defenderOf(s)) > 0
  )
}

/** C8.9: strengths anew, by the hex alone. */
function prepareCounterattack(s: State, play: Play): void {
  const { assault } = s
  assault.counterStrength = counterStrength(s)
  assault.counteredStrength = counteredStrength(s)
  assault.hasCountered = 1
  play.tell('counters', assault.counterStrength, assault.counteredStrength)
  play.reveal()
}

/** Points of the counterattacker and of the attacker, by result of the table. */
const COUNTER_LOSSES = counterattacks.results.map((result) => result.split('/').map(Number))

/** C8.9, D-R60: the die is read as it falls. */
function counterattack(s: State, play: Play): void {
  const { assault, setting } = s
  const column = ratioColumn(assault.counterStrength, assault.counteredStrength)
  const die = play.dice.die(6, 'the counterattack (C8.9)')
  const [own = 0, theirs = 0] = COUNTER_LOSSES[resultAt(setting.counterattacks, column, die)]!
  assault.counterDefenceLoss = own
  assault.counterAttackLoss = theirs
  play.tell('countered', column, die)
  play.tell('counterLosses', own, theirs)
}

import { LEGAL, NO_REASONS, phaseNow, type Rule, type Why } from '@hexfront/core'
import { attackers } from './combat.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { isLocked } from './movement.ts'
import { enemyOf, isLocality, isUkrainian, phasing, pieces, type State, sideOf, unitCount } from './state.ts'

/** 11.1, 11.5: who may attack at all in this phase. */
function fightBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(s, unit) !== phasing(s) || !isOnMap(s, unit)) return why.no('11.1', '{unit} is not at hand', unit)
  if (isLocality(s, unit)) return why.no('12.5', 'fortified localities never attack')
  if (s.units.fought[unit] === 1) return why.no('11.5', '{unit} has attacked in this phase', unit)
  if (isLocked(s, unit)) return why.no('5.4', '{unit} is not activated', unit)
  return LEGAL
}

const isOnMap = (s: State, unit: number): boolean => {
  const hex = s.units.place[unit]!
  return hex !== 0 && hex <= s.setting.ground.size
}

/** 11.2, 10.2: whether a unit that may attack can attack this hex. */
function reachBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { ground, water, mayAttackAcrossWater, isUkrainianBound, isUkrainianArea } = s.setting
  const from = s.units.place[unit]!
  const direction = ground.directionTo(from, hex)
  if (direction < 0) return why.no('11.2', '{unit} is not next to {place}', unit, hex)
  // R09-61
  if (!mayAttackAcrossWater && water[from * 6 + direction] !== 0)
    return why.no('11.2', '{unit} would attack {place} across water', unit, hex)
  // R09-37
  if (isUkrainianBound && isUkrainian(s, unit) && isUkrainianArea[hex] === 0)
    return why.no('10.2', '{place} is outside the area of the front', hex)
  return LEGAL
}

const canAttack = (s: State, unit: number, hex: number): boolean =>
  fightBarred(s, unit, NO_REASONS) === LEGAL && reachBarred(s, unit, hex, NO_REASONS) === LEGAL

/** 11.3, 11.10: whether a hex may be attacked by anybody. */
function targetBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  if (pieces.occupier(s, hex) !== enemyOf(side)) return why.no('11.2', 'no enemy stands in {place}', hex)
  if (side === GERMAN && s.setting.entrenched[SOVIET]![hex] === 1)
    return why.no('11.10', 'Germans never attack into Soviet entrenchments')
  return isFresh(s, hex) ? LEGAL : why.no('11.3', '{place} was attacked in this phase', hex)
}

/** 11.3, R09-64: somebody there was not attacked yet in this phase. */
function isFresh(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.units.attacked[unit] === 0) return true
  return false
}

/** 11.2: an attack needs a target and somebody next to it. */
export function attackBarred(s: State, hex: number, why: Why): Rule {
  const rule = targetBarred(s, hex, why)
  if (rule !== LEGAL) return rule
  return hasAttacker(s, hex) ? LEGAL : why.no('11.2', 'nobody can attack {place}', hex)
}

/** 8.1: who is next to the hex has a zone there, which is quickly seen. */
function hasAttacker(s: State, hex: number): boolean {
  if (!pieces.inZone(s, phasing(s), hex)) return false
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++)
    for (let unit = pieces.first(s, ground.neighbour(hex, direction)); unit !== 0; unit = pieces.next(s, unit))
      if (canAttack(s, unit, hex)) return true
  return false
}

/** 11.4, 11.24: any number may join, of one front. */
export function joinBarred(s: State, unit: number, why: Why): Rule {
  if (s.assault.isDeclared === 1) return why.no('6.8', 'the attack is declared')
  const rule = fightBarred(s, unit, why)
  if (rule !== LEGAL) return rule
  if (s.units.joined[unit] === 1) return why.no('11.5', '{unit} is in this attack already', unit)
  const first = attackers(s)
  if (first > 0 && isUkrainian(s, first) !== isUkrainian(s, unit))
    return why.no('11.24', '{unit} and {unit} are of two fronts', unit, first)
  return reachBarred(s, unit, s.assault.target, why)
}

/** 11.1, R09-12: on the first turn of the Historical scenario activated units must attack before they move. */
const isObliged = (s: State): boolean =>
  s.setting.mustAttack && s.turn === 1 && phasing(s) === SOVIET && phaseNow(s).combat === 'first'

/** R09-12: an attack may not leave out who has nobody else to attack. */
export function teamBarred(s: State, why: Why): Rule {
  if (attackers(s) < 0) return why.no('11.2', 'nobody attacks yet')
  if (!isObliged(s)) return LEGAL
  const { target } = s.assault
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 0 && canAttack(s, unit, target) && !hasTarget(s, unit, target))
      return why.no('11.1', '{unit} must join: it has nobody else to attack', unit)
  return LEGAL
}

/** R09-12: the phase does not end as long as somebody must attack who can. */
export function doneBarred(s: State, why: Why): Rule {
  if (!isObliged(s)) return LEGAL
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (mustAttack(s, unit)) return why.no('11.1', '{unit} must attack', unit)
  return LEGAL
}

/** R09-12: it has not attacked, and can. */
export const mustAttack = (s: State, unit: number): boolean =>
  isObliged(s) && fightBarred(s, unit, NO_REASONS) === LEGAL && hasTarget(s, unit, 0)

/** Whether a unit can attack any other hex than this one. */
function hasTarget(s: State, unit: number, except: number): boolean {
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const hex = ground.neighbour(s.units.place[unit]!, direction)
    if (hex === 0 || hex === except || targetBarred(s, hex, NO_REASONS) !== LEGAL) continue
    if (reachBarred(s, unit, hex, NO_REASONS) === LEGAL) return true
  }
  return false
}

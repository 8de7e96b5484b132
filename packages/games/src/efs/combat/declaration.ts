import { changed, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { MANDATED } from '../data/charts.ts'
import { SOVIET } from '../data/counters.ts'
import {
  activeSide,
  attackOf,
  enemyOf,
  isHeldBy,
  isOnMap,
  MOST_ATTACKS,
  pieces,
  projectionOf,
  type State,
  sideOf,
  stepsOf,
} from '../state.ts'
import {
  attackStrength,
  firstAttacker,
  initialDefence,
  isSuppliedFree,
  nextAttacker,
  reachesInitially,
} from './combat.ts'
import { aim, dropTargets, firstDefenderHex, nextDefenderHex } from './targets.ts'

/** 12.1: whether a unit may attack at all. */
function attackerBarred(s: State, unit: number, why: Why): Rule {
  const { setting, units } = s
  if (sideOf(s, unit) !== activeSide(s) || !isOnMap(s, unit)) return why.no('12.1', '{unit} is not at hand', unit)
  if (setting.isArtillery[unit] === 1) return why.no('13.1', '{unit} supports attacks from behind', unit)
  if (attackOf(s, unit) === 0) return why.no('12.1', '{unit} cannot attack', unit)
  if (units.attack[unit] !== 0) return why.no('12.11', '{unit} is in an attack', unit)
  if (units.receiving[unit] === 1) return why.no('7.73', '{unit} receives replacements', unit)
  if (units.garrison[unit] === 1) return why.no('21.8', '{unit} is a garrison', unit)
  return units.idle[unit] === 0 ? LEGAL : why.no('3.53', '{unit} may only defend', unit)
}

/** 12.2: next to a hex, and not across a lake. */
function besideBarred({ setting, units }: State, unit: number, hex: number, why: Why): Rule {
  const from = units.place[unit]!
  const direction = setting.ground.directionTo(from, hex)
  if (direction < 0) return why.no('12.2', '{unit} is not next to {place}', unit, hex)
  return setting.water[from * 6 + direction] === 0
    ? LEGAL
    : why.no('7.2', '{unit} would attack {place} across water', unit, hex)
}

/** 12.11: whether an attack on a hex may be declared. */
export function attackBarred(s: State, hex: number, why: Why): Rule {
  const barred = targetBarred(s, hex, why)
  if (barred !== LEGAL) return barred
  if (freeNumber(s) === 0) return why.no('12.11', '{n} attacks are declared', MOST_ATTACKS)
  return hasAttacker(s, hex) ? LEGAL : why.no('12.1', 'nobody can attack {place}', hex)
}

function targetBarred(s: State, hex: number, why: Why): Rule {
  if (hex > s.setting.ground.size || !isHeldBy(s, enemyOf(activeSide(s)), hex))
    return why.no('12.1', 'no enemies are in {place}', hex)
  return s.hexes.attack[hex] === 0 ? LEGAL : why.no('12.11', '{place} is under attack', hex)
}

function hasAttacker(s: State, hex: number): boolean {
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    for (let unit = pieces.first(s, neighbours[way]!); unit !== 0; unit = pieces.next(s, unit))
      if (attackerBarred(s, unit, NO_REASONS) === LEGAL && besideBarred(s, unit, hex, NO_REASONS) === LEGAL) return true
  return false
}

/** Whether there is anything to declare. */
export function canAttack(s: State): boolean {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(activeSide(s)))
  for (let i = 0; i < count; i++) if (attackBarred(s, hexes[i]!, NO_REASONS) === LEGAL) return true
  return false
}

/** While attacks are declared, numbers that are not open are free. */
const freeNumber = ({ attacks }: State): number => Math.max(0, attacks.open.indexOf(0, 1))

/** 12.11: an attack on a hex, with nobody in it yet. */
export function open(s: State, hex: number): number {
  const attack = freeNumber(s)
  aim(s, attack, hex)
  s.attacks.supplied[attack] = isSuppliedFree(s, activeSide(s)) ? 1 : 0
  changed(s)
  return attack
}

/** Forgets a declared attack. */
export function callOff(s: State, attack: number): void {
  const { units, attacks } = s
  for (let unit = units.attack.indexOf(attack); unit > 0; unit = units.attack.indexOf(attack, unit + 1))
    units.attack[unit] = 0
  dropTargets(s, attack)
  attacks.open[attack] = 0
  attacks.mandated[attack] = 0
  attacks.supplied[attack] = 0
  changed(s)
}

/** 12.2: whether a unit may join the attack: next to all of its Defender hexes. */
export function joinBarred(s: State, attack: number, unit: number, why: Why): Rule {
  const barred = attackerBarred(s, unit, why)
  if (barred !== LEGAL) return barred
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    const beside = besideBarred(s, unit, hex, why)
    if (beside !== LEGAL) return beside
  }
  return LEGAL
}

/** 12.2: whether the attack may be led against one more hex: all attackers are next to it. */
export function alsoBarred(s: State, attack: number, hex: number, why: Why): Rule {
  const barred = targetBarred(s, hex, why)
  if (barred !== LEGAL) return barred
  const first = firstAttacker(s, attack)
  if (first < 0) return why.no('12.2', 'nobody attacks yet')
  for (let unit = first; unit > 0; unit = nextAttacker(s, attack, unit)) {
    const beside = besideBarred(s, unit, hex, why)
    if (beside !== LEGAL) return beside
  }
  return LEGAL
}

/** 12.2: initial odds of 1-4 at least. */
export function oddsBarred(s: State, attack: number, why: Why): Rule {
  if (firstAttacker(s, attack) < 0) return why.no('12.1', 'nobody attacks yet')
  return reachesInitially(s, attack, 0)
    ? LEGAL
    : why.no('12.2', '{n} against {n} is less than 1-4', attackStrength(s, attack), initialDefence(s, attack))
}

// 12.1: the duty to attack

/** A hex with enemies that control the hex of an attacker and are not attacked, or 0. */
export function owedBy(s: State, attack: number): number {
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) {
    const owed = owedFrom(s, s.units.place[unit]!)
    if (owed !== 0) return owed
  }
  return 0
}

/** How many hexes an attack still owes, each told. */
export function debtOf(s: State, attack: number, why: Why): number {
  let debt = 0
  const { hexes, count } = pieces.hexesOf(s, enemyOf(activeSide(s)))
  for (let i = 0; i < count; i++)
    if (s.hexes.attack[hexes[i]!] === 0 && controlsAttackers(s, attack, hexes[i]!))
      debt += why.item('12.1', 'enemies in {place}', 1, hexes[i]!)
  return debt
}

function controlsAttackers(s: State, attack: number, from: number): boolean {
  const { ground } = s.setting
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) {
    const hex = s.units.place[unit]!
    if (ground.directionTo(from, hex) >= 0 && controls(s, from, hex)) return true
  }
  return false
}

/** A neighbour with enemies that control a hex and are not attacked, or 0. */
export function owedFrom(s: State, hex: number): number {
  const { around } = s.setting
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (around[way] !== 0 && s.hexes.attack[around[way]!] === 0 && controls(s, around[way]!, hex)) return around[way]!
  return 0
}

/** Whether enemies in a hex control another one next to it. */
function controls(s: State, from: number, hex: number): boolean {
  if (!isHeldBy(s, enemyOf(activeSide(s)), from)) return false
  const bit = 1 << s.setting.ground.directionTo(from, hex)
  for (let unit = pieces.first(s, from); unit !== 0; unit = pieces.next(s, unit))
    if ((projectionOf(s, unit, from) & bit) !== 0) return true
  return false
}

/** The first declared attack that owes another one; 0 where none does. */
export function firstDebtor(s: State): number {
  for (let attack = 1; attack <= MOST_ATTACKS; attack++)
    if (s.attacks.open[attack] === 1 && owedBy(s, attack) !== 0) return attack
  return 0
}

// 12.3: Mandated Attacks

/** 12.33, 10.36: whether an attack counts: its initial odds and steps. */
export function mandateBarred(s: State, attack: number, why: Why): Rule {
  if (s.attacks.mandated[attack] === 1) return why.no('12.33', 'it counts as a Mandated Attack')
  if (activeSide(s) !== SOVIET) return why.no('12.33', 'Moscow mandates Soviet attacks only')
  if (s.mandated.due <= mandatedNow(s)) return why.no('12.33', 'no more Mandated Attacks are due')
  return isWorthy(s, attack) ? LEGAL : why.no('12.33', 'odds or steps are too few for a Mandated Attack')
}

const mandatedNow = ({ attacks }: State): number =>
  attacks.mandated.reduce((sum, flag, attack) => sum + (attacks.open[attack] === 1 ? flag : 0), 0)

function isWorthy(s: State, attack: number): boolean {
  const { mandatedToo } = s.setting.card
  return reaches(s, attack, MANDATED) || (mandatedToo !== null && reaches(s, attack, mandatedToo))
}

const reaches = (
  s: State,
  attack: number,
  { odds, steps }: { readonly odds: string; readonly steps: number },
): boolean => reachesInitially(s, attack, s.setting.crt.columns.indexOf(odds)) && stepsIn(s, attack) >= steps

export function stepsIn(s: State, attack: number): number {
  let sum = 0
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) sum += stepsOf(s, unit)
  return sum
}

import { changed, LEAVE, resultAt, type Stage } from '@hexfront/core'
import { canAdvance } from './advance.ts'
import { crt, RESULTS, RETREAT, type Result } from './charts.ts'
import {
  columnOf,
  drmOf,
  firstAttacker,
  firstDefenderHex,
  firstDefendingGun,
  firstGun,
  isArmor,
  isEngineer,
  isSuppliedFree,
  isTankKiller,
  nextAttacker,
  nextDefenderHex,
  nextDefendingGun,
  nextGun,
  someAttacker,
  someDefender,
  starCost,
  wholeAttack,
  wholeDefence,
} from './combat.ts'
import { settleControl } from './control.ts'
import { AXIS, SOVIET } from './counters.ts'
import { CITY } from './ground.ts'
import { ANYBODY, ARMOR_FIRST, ENGINEERS_FIRST, KILLERS_FIRST, payAttack, payDefence } from './losses.ts'
import { fallBack, MOST_ZONES, retreatEnds, zonesOnWay } from './retreat.ts'
import { ADDITIONAL_RETREAT, drmOperand, NO_RETREAT } from './scenarios.ts'
import {
  activeSide,
  enemyOf,
  isEnemyFort,
  isOnMap,
  movementOf,
  type Play,
  pieces,
  type State,
  type Words,
} from './state.ts'
import { eliminate } from './strength.ts'
import { turnOver, turnOverAll } from './untried.ts'

/** B4.e.6 to 20, those of them in which anything happens. */
export const BATTLE: readonly Stage<State, Words>[] = [
  { does: revealUntried },
  { when: hasDefenders, does: strike },
  { when: (s) => s.battle.attackDue > 0, does: payAttack },
  { when: (s) => s.battle.defenceDue > 0, does: payDefence },
  { repeats: true, does: goOnRetreating },
  { when: canAdvance, does: (_s, play) => play.enter('advance') },
  { does: releaseRockets },
  { repeats: true, does: goOnRelocating },
  { does: conclude },
  LEAVE,
]

/** 15.43. */
function revealUntried(s: State, play: Play): void {
  const { attack } = s.battle
  for (let unit = firstAttacker(s, attack); unit > 0; ) {
    const next = nextAttacker(s, attack, unit)
    if (s.setting.isUntried[unit] === 1) {
      const drawn = turnOver(s, unit, play)
      if (drawn !== 0) s.units.attack[drawn] = attack
    }
    unit = next
  }
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    turnOverAll(s, hex, play)
    settleControl(s, hex, play)
  }
}

/** 15.43: where all were removed there is no combat. */
function hasDefenders(s: State): boolean {
  return someDefender(s, s.battle.attack, () => true) && firstAttacker(s, s.battle.attack) > 0
}

/** 15.4 to 15.6: totals, odds, modifiers, die, and what is due. */
function strike(s: State, play: Play): void {
  const { battle, struck } = s
  const { attack } = battle
  battle.isFought = 1
  struck.hex = battle.hex
  struck.attack = wholeAttack(s, attack)
  struck.defence = wholeDefence(s, attack)
  struck.column = columnOf(s, attack)
  struck.drm = drmOf(s, attack)
  tellOrders(s, play)
  play.tell('odds', struck.attack, struck.defence, struck.column)
  struck.die = play.dice.die(10, 'combat (15.6)')
  const result = resultAt(crt, struck.column, struck.die + struck.drm)
  struck.result = result + 1
  play.tell('struck', drmOperand(struck.drm), struck.die, result)
  fireGuns(s)
  apply(s, RESULTS[result]!, play)
  changed(s)
}

/** B4.e.9. */
function tellOrders(s: State, play: Play): void {
  const { attack } = s.battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    if (s.hexes.order[hex] === 0) continue
    s.hexes.turnedUp[hex] = s.hexes.order[hex]!
    play.reveal()
    play.tell('order', hex, s.hexes.order[hex]!)
  }
}

/** 13.12. */
function fireGuns(s: State): void {
  const { attack } = s.battle
  for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun)) s.units.fired[gun] = 1
  for (let gun = firstDefendingGun(s, attack); gun !== 0; gun = nextDefendingGun(s, attack, gun)) s.units.fired[gun] = 1
}

interface Effect {
  readonly steps: number
  readonly isRetreat: boolean
  readonly isStarred: boolean
  readonly isEnd: boolean
}

/** `1*R` and its like. */
function effectOf(text: string): Effect {
  const steps = /\d/.exec(text)?.[0] ?? '0'
  return {
    steps: Number(steps),
    isRetreat: text.includes('R'),
    isStarred: text.includes('*'),
    isEnd: text.includes('e'),
  }
}

/** By result: what it does to either side. */
export const EFFECTS = RESULTS.map((result) => {
  const [attacker = '', defender = ''] = result.split('/')
  return { attacker: effectOf(attacker), defender: effectOf(defender) }
})

/** 16.1 to 16.3. */
function apply(s: State, result: Result, play: Play): void {
  const { battle } = s
  const { attacker, defender } = EFFECTS[RESULTS.indexOf(result)]!
  const more = attacker.isStarred ? starCost(s, battle.attack) : 0
  const hasAttrition = attacker.isStarred && attacker.steps + more > 0 && isArmorWorn(s)
  battle.attackDue = attacker.steps + more
  battle.defenceDue = defender.steps
  battle.attackFirst = hasAttrition ? ARMOR_FIRST : more > 0 && hasPioneered(s) ? ENGINEERS_FIRST : ANYBODY
  battle.defenceFirst = hasAttrition && defender.steps > 0 ? KILLERS_FIRST : ANYBODY
  if (more > 0) play.tell('starred', more)
  if (hasAttrition) play.tell('attrition')
  if (attacker.isEnd) eliminateAttackers(s, play)
  if (defender.isEnd) eliminateDefenders(s, play)
  if (attacker.isRetreat) retreatAttackers(s)
  if (defender.isRetreat) retreatDefenders(s)
}

/** 16.33: armor has attacked armor, or what fights it. */
const isArmorWorn = (s: State): boolean =>
  someAttacker(s, s.battle.attack, isArmor) && someDefender(s, s.battle.attack, isTankKiller)

const hasPioneered = (s: State): boolean =>
  (s.attacks.engineers[s.battle.attack] === 1 && someAttacker(s, s.battle.attack, isEngineer)) ||
  s.attacks.buster[s.battle.attack] !== 0

function eliminateAttackers(s: State, play: Play): void {
  const { attack } = s.battle
  for (let unit = firstAttacker(s, attack); unit > 0; unit = firstAttacker(s, attack)) wipeOut(s, unit, play)
}

function wipeOut(s: State, unit: number, play: Play): void {
  const hex = s.units.place[unit]!
  s.units.retreating[unit] = 0
  eliminate(s, unit, 'eliminated', play)
  settleControl(s, hex, play)
}

function eliminateDefenders(s: State, play: Play): void {
  const { attack } = s.battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.first(s, hex)) wipeOut(s, unit, play)
}

/** 12.5: an order to stand turns the retreat into a step; one to fall back saves one. */
function retreatAttackers(s: State): void {
  const { battle, attacks, units } = s
  const { attack } = battle
  if (attacks.order[attack] === NO_RETREAT) {
    battle.attackDue++
    return
  }
  if (attacks.order[attack] === ADDITIONAL_RETREAT) battle.attackDue = Math.max(0, battle.attackDue - 1)
  for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) units.retreating[unit] = 1
}

function retreatDefenders(s: State): void {
  const { battle, hexes, units } = s
  const { attack } = battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    if (hexes.order[hex] === NO_RETREAT) {
      battle.defenceDue += 1 + (isExposed(s, hex) ? 1 : 0)
      continue
    }
    if (hexes.order[hex] === ADDITIONAL_RETREAT) {
      battle.defenceDue = Math.max(0, battle.defenceDue - 1)
      battle.isEvaded = 1
    }
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.retreating[unit] = 1
  }
}

/** 12.5: Soviets who stand elsewhere than in a city, on a hill, in woods or in a fort lose one step more. */
function isExposed(s: State, hex: number): boolean {
  const { setting } = s
  if (activeSide(s) === SOVIET) return false
  const isSheltered =
    setting.placeAt[hex]! >= CITY ||
    setting.isHill[hex] === 1 ||
    setting.isWoods[hex] === 1 ||
    isEnemyFort(s, AXIS, hex)
  return !isSheltered
}

// 16.4 Retreats

/** 12.5: by order a unit falls back three hexes, clear of enemy zones, if it can; the enemy says where. */
const retreatLength = (s: State, unit: number): number =>
  orderOf(s, unit) === ADDITIONAL_RETREAT && retreatEnds(s, unit, RETREAT.ordered, 0).length > 0
    ? RETREAT.ordered
    : RETREAT.plain

const retreatZones = (length: number): number => (length === RETREAT.ordered ? 0 : MOST_ZONES)

export function endsOf(s: State, unit: number): readonly number[] {
  const length = retreatLength(s, unit)
  return retreatEnds(s, unit, length, retreatZones(length))
}

function orderOf(s: State, unit: number): number {
  const { attack } = s.battle
  return s.units.attack[unit] === attack ? s.attacks.order[attack]! : s.hexes.order[s.units.place[unit]!]!
}

/** Whoever is next; -1 where nobody is left to retreat. */
export const nextToRetreat = ({ units }: State): number => units.retreating.indexOf(1)

/** Who says where: the owner, or his enemy where an order drives them on. */
export function retreatAsker(s: State): number {
  const unit = nextToRetreat(s)
  const side = s.setting.sideOf[Math.max(0, unit)]!
  return retreatLength(s, unit) === RETREAT.ordered ? enemyOf(side) : side
}

/** What leaves no choice is done at once. */
function goOnRetreating(s: State, play: Play): void {
  const { units } = s
  for (let unit = nextToRetreat(s); unit > 0; unit = nextToRetreat(s)) {
    // The enemy may have left nothing of it.
    if (!isOnMap(s, unit)) {
      units.retreating[unit] = 0
      continue
    }
    const ends = movementOf(s, unit) === 0 ? [] : endsOf(s, unit)
    if (ends.length > 1) {
      play.enter('retreat')
      return
    }
    if (ends.length === 1) goBack(s, unit, ends[0]!, play)
    else wipeOut(s, unit, play)
  }
}

/** 16.4: who has retreated supports nobody any more. */
export function goBack(s: State, unit: number, end: number, play: Play): void {
  endsOf(s, unit)
  const zones = zonesOnWay(s, end)
  s.units.retreating[unit] = 0
  s.units.supports[unit] = 0
  fallBack(s, unit, end, zones, play)
}

// 13.32 Rockets

/** Rockets that have fired in this attack. */
function releaseRockets(s: State): void {
  const { attack, isFought } = s.battle
  if (isFought === 0) return
  for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun))
    if (s.setting.isRocket[gun] === 1) s.units.retreating[gun] = 1
}

/** 13.32: two hexes, clear of enemy zones. */
export const rocketEnds = (s: State, unit: number): readonly number[] => retreatEnds(s, unit, RETREAT.rockets, 0)

/** C9: those of the Axis may, the Soviets' must, or are lost. */
function goOnRelocating(s: State, play: Play): void {
  for (let unit = nextToRetreat(s); unit > 0; unit = nextToRetreat(s)) {
    const ends = rocketEnds(s, unit)
    if (ends.length > 1 || (ends.length === 1 && activeSide(s) === AXIS)) {
      play.enter('rockets')
      return
    }
    if (ends.length === 1) relocate(s, unit, ends[0]!, play)
    else {
      s.units.retreating[unit] = 0
      if (activeSide(s) === SOVIET) eliminate(s, unit, 'cadre', play)
    }
  }
}

export function relocate(s: State, unit: number, end: number, play: Play): void {
  s.units.retreating[unit] = 0
  fallBack(s, unit, end, 0, play)
}

/** B4.e.14, 19 and 20: markers come off, supply is spent, and a Mandated Attack is made. */
function conclude(s: State): void {
  const { battle, attacks, hexes } = s
  const { attack } = battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) hexes.order[hex] = 0
  attacks.open[attack] = 0
  if (battle.isFought === 1) {
    if (attacks.supplied[attack] === 1 && !isSuppliedFree(s, activeSide(s))) s.suppliedAttacks--
    if (attacks.mandated[attack] === 1) {
      s.mandated.due--
      s.mandated.made++
    }
  }
  changed(s)
}

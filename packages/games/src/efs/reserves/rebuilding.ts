import { type Choices, changed, LEGAL, NO_REASONS, phaseNow, type Rule, touch, type Why } from '@hexfront/core'
import { hasBoxes } from '../data/card.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { CITY } from '../ground.ts'
import { settleControl } from '../movement/control.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import { inEnemyZone, isOnMap, OUT_OF_SUPPLY, type Play, phasing, pieces, type State, sideOf } from '../state.ts'
import { takeOff } from '../strength.ts'
import { isSiteOfBase } from '../supply/pause.ts'
import { supplyNet } from '../supply/supply.ts'
import { isDissolved } from './stavka.ts'

/** 7.31, 7.32: A points for armor, I points for everything else. */
const pointsFor = ({ sides, setting }: State, unit: number): Uint8Array =>
  setting.isArmor[unit] === 1 ? sides.armor : sides.infantry

const isBase = ({ setting }: State, unit: number): boolean => setting.roster[unit]?.type === 'base'
const isZap = ({ setting }: State, unit: number): boolean => setting.roster[unit]?.type === 'zap'

/** E-R64: who never comes back: headquarters, militia, machine guns, trains and what is on its way for good. */
const LOST_FOR_GOOD: readonly string[] = ['hq', 'militia', 'mg', 'train', 'super-heavy', 'substitute']

function isRebuilt({ setting }: State, unit: number): boolean {
  const counter = setting.roster[unit]
  return counter != null && counter.air === null && !LOST_FOR_GOOD.includes(counter.type)
}

const isRebuilding = ({ setting: { campaign } }: State): boolean => campaign !== null && hasBoxes(campaign)

/** 7.31a and b, 7.32, 7.61, 7.62: for a point from Eliminated to Cadre, or from Cadre to Active. */
export function rebuildBarred(s: State, unit: number, why: Why): Rule {
  const { boxes } = s.setting
  const side = phasing(s)
  if (sideOf(s, unit) !== side || !isRebuilt(s, unit) || !isRebuilding(s))
    return why.no('7.31', '{unit} cannot be rebuilt', unit)
  if (s.units.place[unit] !== boxes.cadre && s.units.place[unit] !== boxes.eliminated)
    return why.no('7.31', '{unit} is not in the Cadre or Eliminated box', unit)
  if (isBase(s, unit) && s.units.place[unit] !== boxes.cadre) return why.no('6.23', '{unit} is lost for now', unit)
  if (isDissolved(s, unit)) return why.no('3.32', '{unit} is built up no more', unit)
  if (s.rebuilt.moved[unit] === 1) return why.no('7.31', '{unit} moves one box a turn', unit)
  if (isMourned(s, unit)) return why.no('7.31', 'units of the NKVD wait {n} turns', NKVD_WAITS)
  return pointsFor(s, unit)[side]! > 0 ? LEGAL : why.no('7.3', 'no replacement points are left for {unit}', unit)
}

/** Units of the NKVD wait before they are built up again. */
const isMourned = ({ rebuilt, turn }: State, unit: number): boolean =>
  rebuilt.lostOn[unit]! > 0 && turn < rebuilt.lostOn[unit]! + NKVD_WAITS
const NKVD_WAITS = 7

export function offerRebuilding({ setting, units }: State, side: number, out: Choices): void {
  const { boxes } = setting
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (units.place[unit] === boxes.cadre || units.place[unit] === boxes.eliminated) out.add(unit)
}

/** 7.31b: a unit comes back with one step. */
export function rebuild(s: State, unit: number, play: Play): void {
  const { boxes, steps } = s.setting
  const isBack = s.units.place[unit] === boxes.cadre
  pointsFor(s, unit)[phasing(s)]!--
  s.rebuilt.moved[unit] = 1
  s.units.face[unit] = Math.max(0, steps[unit]! - 1)
  pieces.place(s, unit, isBack ? boxes.active : boxes.cadre)
  play.tell(isBack ? 'rebuilt' : 'cadred', unit)
  touch(s)
}

// 7.43: Zap units

/** 5.53: the 42nd NKVD Brigade takes one-step regiments of the NKVD for Zap units. */
const isFiller = (s: State, unit: number, filler: number): boolean =>
  isZap(s, filler) || (isConvoyBrigade(s, unit) && unit !== filler && isNkvdRegiment(s, filler))

const isConvoyBrigade = ({ setting }: State, unit: number): boolean => setting.unitIds[unit] === 's:42NKVD'
const isNkvdRegiment = ({ setting }: State, unit: number): boolean =>
  setting.isNkvd[unit] === 1 && setting.steps[unit] === 1 && setting.roster[unit]?.size === 'regiment'

/** 7.43d: a Zap unit makes a weakened unit in its hex a step stronger. */
export function absorbBarred(s: State, unit: number, zap: number, why: Why): Rule {
  const { units, setting } = s
  if (!isFiller(s, unit, zap) || !isOnMap(s, zap)) return why.no('7.43', '{unit} is no Zap unit on the map', zap)
  if (sideOf(s, unit) !== SOVIET || units.place[unit] !== units.place[zap] || setting.isArmor[unit] === 1)
    return why.no('7.43', '{unit} takes no step of {unit}', unit, zap)
  if (units.face[unit] === 0) return why.no('7.43', '{unit} is at full strength', unit)
  return units.supply[unit] === OUT_OF_SUPPLY ? why.no('7.71', '{unit} is out of supply', unit) : LEGAL
}

export function offerAbsorptions(s: State, out: Choices): void {
  for (const [unit, zap] of pairsWithZaps(s)) if (s.units.face[unit]! > 0) out.add(unit, zap)
}

/** Soviet units with a Zap unit in their hex, ascending. */
function pairsWithZaps(s: State): [number, number][] {
  const { setting, units } = s
  const pairs: [number, number][] = []
  for (let zap = setting.first[SOVIET]!; zap <= setting.lastGround[SOVIET]!; zap++) {
    if (!isOnMap(s, zap) || (!isZap(s, zap) && !isNkvdRegiment(s, zap))) continue
    for (let unit = pieces.first(s, units.place[zap]!); unit !== 0; unit = pieces.next(s, unit))
      if (unit !== zap && isFiller(s, unit, zap)) pairs.push([unit, zap])
  }
  return pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** 7.43f: a Zap unit that is used up goes to Eliminated; who was raised by it does not move for a turn. */
export function absorb(s: State, unit: number, zap: number, play: Play): void {
  const hex = s.units.place[zap]!
  s.units.face[unit]!--
  s.units.idle[unit] = 1
  takeOff(s, zap, isZap(s, zap) ? s.setting.boxes.eliminated : s.setting.boxes.removed)
  play.tell('strengthened', unit)
  settleControl(s, hex, play)
  changed(s)
}

/** 7.43e: in a city a Zap unit is exchanged for a unit of the Cadre box with one step. */
export function exchangeBarred(s: State, unit: number, zap: number, why: Why): Rule {
  const { units, setting } = s
  if (!isZap(s, zap) || !isOnMap(s, zap)) return why.no('7.43', '{unit} is no Zap unit on the map', zap)
  if (setting.placeAt[units.place[zap]!]! < CITY) return why.no('7.43', '{unit} is not in a city', zap)
  if (!isRebuilt(s, unit) || isZap(s, unit) || setting.isArmor[unit] === 1 || sideOf(s, unit) !== SOVIET)
    return why.no('7.43', '{unit} is not raised in this way', unit)
  if (units.place[unit] !== setting.boxes.cadre) return why.no('7.43', '{unit} is not in the Cadre box', unit)
  if (isMourned(s, unit)) return why.no('7.31', 'units of the NKVD wait {n} turns', NKVD_WAITS)
  if (units.supply[zap] === OUT_OF_SUPPLY) return why.no('7.71', '{unit} is out of supply', zap)
  return roomAfter(s, unit, zap) ? LEGAL : why.no('3.3', '{place} is full', units.place[zap]!)
}

function roomAfter(s: State, unit: number, zap: number): boolean {
  const { stacking, charts } = s.setting
  let sum = stacking[unit]! - stacking[zap]!
  for (let one = pieces.first(s, s.units.place[zap]!); one !== 0; one = pieces.next(s, one)) sum += stacking[one]!
  return sum <= charts.stacking.most
}

export function offerExchanges(s: State, out: Choices): void {
  const { setting, units } = s
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) {
    if (units.place[unit] !== setting.boxes.cadre || isZap(s, unit)) continue
    for (let zap = setting.first[SOVIET]!; zap <= setting.lastGround[SOVIET]!; zap++)
      if (isZap(s, zap) && isOnMap(s, zap)) out.add(unit, zap)
  }
}

export function exchange(s: State, unit: number, zap: number, play: Play): void {
  const hex = s.units.place[zap]!
  takeOff(s, zap, s.setting.boxes.eliminated)
  s.units.face[unit] = s.setting.steps[unit]! - 1
  s.units.supply[unit] = 0
  s.units.idle[unit] = 1
  pieces.place(s, unit, hex)
  play.tell('raised', unit, hex)
  settleControl(s, hex, play)
  changed(s)
}

// 7.44: militia

/** 7.44: a militia brigade that is no garrison becomes a Zap unit of the Cadre box. */
export function drillBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (setting.isMilitia[unit] === 0 || setting.isDivision[unit] === 1 || !isOnMap(s, unit))
    return why.no('7.44', '{unit} is no militia brigade on the map', unit)
  if (phasing(s) !== SOVIET) return why.no('7.44', '{unit} is not yours', unit)
  if (units.garrison[unit] === 1) return why.no('7.44', '{unit} is a garrison', unit)
  if (units.supply[unit] === OUT_OF_SUPPLY) return why.no('7.71', '{unit} is out of supply', unit)
  if (inEnemyZone(s, SOVIET, units.place[unit]!)) return why.no('7.44', '{unit} is in an enemy zone', unit)
  return zapInCadre(s) === 0 ? why.no('7.44', 'no Zap unit is in the Cadre box') : LEGAL
}

function zapInCadre(s: State): number {
  const { setting, units } = s
  for (let zap = setting.first[SOVIET]!; zap <= setting.lastGround[SOVIET]!; zap++)
    if (units.place[zap] === setting.boxes.cadre && isZap(s, zap)) return zap
  return 0
}

export function offerDrills({ setting, units }: State, out: Choices): void {
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (setting.isMilitia[unit] === 1 && units.place[unit] !== 0) out.add(unit)
}

/** The militia never returns. */
export function drill(s: State, unit: number, play: Play): void {
  const zap = zapInCadre(s)
  const hex = s.units.place[unit]!
  takeOff(s, unit, s.setting.boxes.removed)
  s.units.face[zap] = 0
  s.units.supply[zap] = 0
  s.units.idle[zap] = 1
  pieces.place(s, zap, hex)
  play.tell('becomes', unit, zap)
  settleControl(s, hex, play)
  changed(s)
}

/** Whether there is anything to do. */
export function canRebuild(s: State): boolean {
  const { setting } = s
  const side = phasing(s)
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (rebuildBarred(s, unit, NO_REASONS) === LEGAL) return true
  if (side === AXIS) return false
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (setting.isMilitia[unit] === 1 && drillBarred(s, unit, NO_REASONS) === LEGAL) return true
  if (pairsWithZaps(s).some(([unit, zap]) => absorbBarred(s, unit, zap, NO_REASONS) === LEGAL)) return true
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    for (let zap = setting.first[side]!; zap <= setting.lastGround[side]!; zap++)
      if (isZap(s, zap) && exchangeBarred(s, unit, zap, NO_REASONS) === LEGAL) return true
  return false
}

// 8.31, 7.43b: out of the Active box

/** 8.31: a unit of the Active box to a city of its side in supply, one to a city; 7.43b, 3.63: Zap units to any town, or to a city nobody guards. */
export function postBarred(s: State, hex: number, unit: number, why: Why): Rule {
  const { setting, units, hexes } = s
  const side = phasing(s)
  if (sideOf(s, unit) !== side || units.place[unit] !== setting.boxes.active)
    return why.no('8.31', '{unit} is not in the Active box', unit)
  if (s.rebuilt.moved[unit] === 1) return why.no('8.31', '{unit} comes next turn', unit)
  const kind = hex > setting.ground.size ? 0 : setting.placeAt[hex]!
  if (isBase(s, unit) && !isSiteOfBase(s, hex)) return why.no('6.23', 'no railway of yours leads to {place}', hex)
  if (kind === 0 || (!isZap(s, unit) && !isBase(s, unit) && kind < CITY))
    return why.no('8.31', '{unit} does not appear in {place}', unit, hex)
  const isOurs = hexes.control[hex] === side
  const isLeft = isZap(s, unit) && kind >= CITY && pieces.first(s, hex) === 0
  if (!isOurs && !isLeft) return why.no('8.31', '{place} is not yours', hex)
  if (inEnemyZone(s, side, hex) && pieces.occupier(s, hex) !== side)
    return why.no('7.43', '{place} is in an enemy zone', hex)
  if (!isZap(s, unit) && supplyNet(s, side).reached[hex] === 0) return why.no('8.31', '{place} is out of supply', hex)
  if (s.posts.used[hex] === 1) return why.no('8.31', 'somebody has come to {place} in this turn', hex)
  return hasRoomFor(s, hex, unit) ? LEGAL : why.no('3.3', '{place} is full', hex)
}

export function offerPosts(s: State, out: Choices): void {
  const { setting, units } = s
  const side = phasing(s)
  const waiting: number[] = []
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (units.place[unit] === setting.boxes.active && isZap(s, unit) === (phaseNow(s).movement === 'C5'))
      waiting.push(unit)
  if (waiting.length === 0) return
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.placeAt[hex] !== 0) for (const unit of waiting) out.add(hex, unit)
}

/** C5, 7.43b: Zap units leave the Active box in the Soviet Movement Phase. */
export function zapPostBarred(s: State, hex: number, unit: number, why: Why): Rule {
  if (phaseNow(s).movement !== 'C5' || !isZap(s, unit))
    return why.no('7.43', '{unit} does not appear in this phase', unit)
  return postBarred(s, hex, unit, why)
}

export function offerZapPosts(s: State, out: Choices): void {
  if (isRebuilding(s) && phaseNow(s).movement === 'C5') offerPosts(s, out)
}

export function post(s: State, hex: number, unit: number, play: Play): void {
  s.posts.used[hex] = 1
  s.units.supply[unit] = 0
  pieces.place(s, unit, hex)
  play.tell('raised', unit, hex)
  settleControl(s, hex, play)
  changed(s)
}

export function canPost(s: State): boolean {
  const { setting, units } = s
  const side = phasing(s)
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (units.place[unit] === setting.boxes.active && !isZap(s, unit) && s.rebuilt.moved[unit] === 0) return true
  return false
}

/** A new turn. */
export function renewRebuilding({ rebuilt, posts }: State): void {
  rebuilt.moved.fill(0)
  posts.used.fill(0)
}

import { type Choices, changed, LEGAL, NO_REASONS, type Rule, touch, type Why } from '@hexfront/core'
import { assignToMoscow } from '../air/moscow.ts'
import { SOVIET } from '../data/counters.ts'
import { settleControl } from '../movement/control.ts'
import { inEnemyZone, isOnMap, OUT_OF_SUPPLY, type Play, pieces, type State, sideOf, stepsOf } from '../state.ts'
import { takeOff } from '../strength.ts'
import { scoreEvent } from '../victory/journal.ts'
import { GUARDS, TANK_BRIGADES } from './groups.ts'
import { membersOf } from './special-groups.ts'

// 3.5 Guards

/** 3.52: a rifle division. */
const isRifleDivision = ({ setting }: State, unit: number): boolean =>
  setting.sideOf[unit] === SOVIET &&
  setting.isDivision[unit] === 1 &&
  setting.isGuards[unit] === 0 &&
  setting.roster[unit]?.type === 'infantry'

/** A Guards division that nobody has become yet; 0 for none. */
function nextGuards({ setting, units, staff }: State): number {
  const named = staff.guards.reduce((sum, flag) => sum + flag, 0)
  const left = (membersOf(setting)[GUARDS] ?? []).filter((unit) => units.place[unit] === 0)
  return left[named] ?? 0
}

/** 3.51 to 3.53: declared in the Reinforcements Phase. */
export function guardsBarred(s: State, unit: number, why: Why): Rule {
  const { boxes } = s.setting
  if (s.groups.taken[GUARDS] === 0) return why.no('3.51', 'Group {n} has not come', GUARDS)
  if (!isRifleDivision(s, unit)) return why.no('3.52', '{unit} is no rifle division', unit)
  const isInBox = s.units.place[unit] === boxes.active
  if (!isOnMap(s, unit) && !isInBox) return why.no('3.52', '{unit} is not on the map', unit)
  if (s.units.supply[unit] === OUT_OF_SUPPLY) return why.no('3.53', '{unit} is out of supply', unit)
  if (s.staff.guards[unit] === 1) return why.no('3.53', '{unit} is named', unit)
  return nextGuards(s) === 0 ? why.no('3.52', 'no more Guards divisions are to be had') : LEGAL
}

/** C6: the exchange, at the same strength. */
function makeGuards(s: State, play: Play): void {
  const { setting, units, staff } = s
  for (let unit = staff.guards.indexOf(1); unit > 0; unit = staff.guards.indexOf(1)) {
    staff.guards[unit] = 0
    const [guards = 0] = (membersOf(setting)[GUARDS] ?? []).filter((one) => units.place[one] === 0)
    const place = units.place[unit]!
    if (guards === 0 || units.supply[unit] === OUT_OF_SUPPLY) continue
    if (place !== setting.boxes.active && !isOnMap(s, unit)) continue
    units.face[guards] = Math.max(0, setting.steps[guards]! - stepsOf(s, unit))
    const isGarrison = units.garrison[unit]!
    takeOff(s, unit, setting.boxes.eliminated)
    units.zone[guards] = setting.zone[guards]!
    units.idle[guards] = NEW_DIVISION_STAYS
    units.garrison[guards] = isGarrison
    pieces.place(s, guards, place)
    play.tell('becomes', unit, guards)
  }
}

/** 3.44, 3.53: Do Not Move 2. */
const NEW_DIVISION_STAYS = 2

// 3.4 Militia divisions

const isMdno = ({ setting }: State, unit: number): boolean =>
  setting.isMilitia[unit] === 1 && setting.isDivision[unit] === 1

/** 3.44: divisions that militia may become. */
function isRegular({ setting, units }: State, unit: number): boolean {
  const face = setting.roster[unit]?.faces[0]
  return (
    setting.roster[unit]?.type === 'infantry' &&
    setting.isDivision[unit] === 1 &&
    setting.isGuards[unit] === 0 &&
    units.place[unit] === setting.boxes.cadre &&
    face?.defence === 4 &&
    face.movement === 4
  )
}

/** 3.44 to 3.46: a militia division is marked, and named the division of the Cadre box that it becomes. */
export function enlistBarred(s: State, unit: number, division: number, why: Why): Rule {
  const { units, sides } = s
  if (!isMdno(s, unit) || !isOnMap(s, unit)) return why.no('3.44', '{unit} is no militia division on the map', unit)
  if (units.supply[unit] !== 0) return why.no('3.44', '{unit} is not in supply', unit)
  if (units.receiving[unit] === 1) return why.no('3.44', '{unit} is marked', unit)
  if (!isRegular(s, division)) return why.no('3.46', '{unit} is not in the Cadre box', division)
  if (s.staff.partner.includes(division)) return why.no('3.46', '{unit} is spoken for', division)
  return sides.infantry[SOVIET]! >
    units.receiving.reduce((sum, flag, one) => sum + (sideOf(s, one) === SOVIET ? flag : 0), 0)
    ? LEGAL
    : why.no('3.44', 'no infantry points are left')
}

export function offerEnlistments(s: State, out: Choices): void {
  const { setting } = s
  const militia: number[] = []
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (isMdno(s, unit) && isOnMap(s, unit)) militia.push(unit)
  if (militia.length === 0) return
  for (let division = setting.first[SOVIET]!; division <= setting.lastGround[SOVIET]!; division++)
    if (isRegular(s, division)) for (const unit of militia) out.add(division, unit)
}

export function enlist(s: State, unit: number, division: number, play: Play): void {
  s.units.receiving[unit] = 1
  s.staff.partner[unit] = division
  play.tell('received', unit)
  changed(s)
}

/** C6: for an infantry point. */
function makeRegulars(s: State, play: Play): void {
  const { setting, units, staff, sides } = s
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) {
    const division = staff.partner[unit]!
    if (division === 0) continue
    staff.partner[unit] = 0
    if (!isOnMap(s, unit) || sides.infantry[SOVIET] === 0 || !isRegular(s, division)) continue
    const hex = units.place[unit]!
    const isGarrison = units.garrison[unit]!
    sides.infantry[SOVIET]!--
    takeOff(s, unit, setting.boxes.removed)
    units.face[division] = 0
    units.supply[division] = 0
    units.idle[division] = NEW_DIVISION_STAYS
    units.garrison[division] = isGarrison
    pieces.place(s, division, hex)
    play.tell('becomes', unit, division)
  }
}

/** C6.a. */
export function convertDivisions(s: State, play: Play): void {
  if (s.staff.guards.length === 0) return
  makeGuards(s, play)
  makeRegulars(s, play)
  changed(s)
}

// 3.3 Armor Reorganization

/** 3.32: units that are marked Tk are built up no more once the brigades have come. */
export const isDissolved = (s: State, unit: number): boolean =>
  (s.groups.taken[TANK_BRIGADES] ?? 0) !== 0 && isTk(s, unit)

/** 3.32: armor that is marked Tk. */
const isTk = ({ setting }: State, unit: number): boolean =>
  setting.isArmor[unit] === 1 && setting.sideOf[unit] === SOVIET && setting.unitIds[unit]!.endsWith('Tk')

/** 3.33, 3.35: what a step is worth in the Cadre box, in the Eliminated box, and on the map; 3.34: six make a point. */
const WORTH = { cadre: 2, eliminated: 1, map: 6 }
const POINTS_FOR_ARMOR = 6

function stepWorth(s: State, unit: number): number {
  const { boxes } = s.setting
  if (isOnMap(s, unit)) return WORTH.map
  const place = s.units.place[unit]
  return place === boxes.cadre ? WORTH.cadre : place === boxes.eliminated ? WORTH.eliminated : 0
}

export function reorganizeBarred(s: State, unit: number, why: Why): Rule {
  if (!isDissolved(s, unit)) return why.no('3.33', '{unit} is not dissolved', unit)
  if (stepWorth(s, unit) === 0) return why.no('3.33', '{unit} is nowhere to be had', unit)
  return s.sides.armor[SOVIET]! < s.setting.charts.mostReplacements.points ? LEGAL : why.no('3.34', 'the track is full')
}

/** 3.35: who is taken off the map is no loss. */
export function reorganize(s: State, unit: number, play: Play): void {
  const { setting, plan, sides } = s
  const isThere = isOnMap(s, unit)
  const hex = s.units.place[unit]!
  plan.reorganized[1]! += stepWorth(s, unit) * (isThere ? stepsOf(s, unit) : setting.steps[unit]!)
  takeOff(s, unit, setting.boxes.removed)
  if (isThere) settleControl(s, hex, play)
  const points = Math.floor(plan.reorganized[1]! / POINTS_FOR_ARMOR)
  plan.reorganized[1]! -= points * POINTS_FOR_ARMOR
  sides.armor[SOVIET] = Math.min(setting.charts.mostReplacements.points, sides.armor[SOVIET]! + points)
  play.tell('reorganized', unit, points)
  changed(s)
}

// 5.55 Coast artillery

const isCoast = ({ setting }: State, unit: number): boolean => setting.unitIds[unit]!.endsWith('Coast')

function coastUnits(s: State): number[] {
  const { setting } = s
  const found: number[] = []
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (isCoast(s, unit) && isOnMap(s, unit)) found.push(unit)
  return found
}

/** 5.55: both are taken off for an infantry point; not if one is dead, or both are surrounded. */
export function dismountBarred(s: State, why: Why): Rule {
  const found = coastUnits(s)
  if (found.length < 2) return why.no('5.55', 'both units of coast artillery have to be on the map')
  return found.every((unit) => s.units.supply[unit] !== 0) ? why.no('5.55', 'both are surrounded') : LEGAL
}

export function dismount(s: State, play: Play): void {
  for (const unit of coastUnits(s)) {
    const hex = s.units.place[unit]!
    takeOff(s, unit, s.setting.boxes.removed)
    play.tell('withdrawn', unit)
    settleControl(s, hex, play)
  }
  s.sides.infantry[SOVIET] = Math.min(s.setting.charts.mostReplacements.points, s.sides.infantry[SOVIET]! + 1)
  changed(s)
}

// 5.23 Air units that join the defence of Moscow

export function defendBarred(s: State, unit: number, why: Why): Rule {
  const { setting } = s
  if (setting.isAir[unit] === 0 || sideOf(s, unit) !== SOVIET)
    return why.no('5.23', '{unit} is no air unit of yours', unit)
  if (setting.roster[unit]?.air?.kind === 'bomber') return why.no('5.23', '{unit} is of no use there', unit)
  if (s.units.place[unit] !== setting.boxes.ready && s.units.place[unit] !== setting.boxes.flown)
    return why.no('5.23', '{unit} is not at hand', unit)
  return s.staff.moscow[unit] === 1 ? why.no('5.23', '{unit} is at Moscow', unit) : LEGAL
}

export function departBarred(s: State, unit: number, why: Why): Rule {
  if (s.staff.moscow[unit] !== 1) return why.no('5.23', '{unit} is not at Moscow', unit)
  return s.setting.roster[unit]?.traits.includes('moscow') ? why.no('5.22', '{unit} stays at Moscow', unit) : LEGAL
}

export function offerSovietAir({ setting }: State, out: Choices): void {
  for (let unit = setting.first[SOVIET]!; unit <= setting.last[SOVIET]!; unit++)
    if (setting.isAir[unit] === 1) out.add(unit)
}

export function defend(s: State, unit: number): void {
  assignToMoscow(s, unit)
  changed(s)
}

export function depart(s: State, unit: number): void {
  s.staff.moscow[unit] = 0
  changed(s)
}

// 8.5 Divisions for the south

/** 8.5: on this turn the Soviets send off two good divisions, or give a point for each. */
const SENT_ON = 46
const SENT = 2

export function dispatchBarred(s: State, unit: number, why: Why): Rule {
  if (s.turn !== SENT_ON || s.plan.sent[1]! >= SENT) return why.no('8.5', 'nobody is sent off in this turn')
  const face = s.setting.roster[unit]?.faces[0]
  const isGood = s.setting.isGuards[unit] === 1 || (isRifleDivision(s, unit) && face?.attack === 4)
  if (sideOf(s, unit) !== SOVIET || !isOnMap(s, unit) || !isGood || s.setting.isDivision[unit] === 0)
    return why.no('8.5', '{unit} is not sent off', unit)
  return inEnemyZone(s, SOVIET, s.units.place[unit]!) ? why.no('8.5', '{unit} is in an enemy zone', unit) : LEGAL
}

export function dispatch(s: State, unit: number, play: Play): void {
  const hex = s.units.place[unit]!
  s.plan.sent[1]!++
  play.tell('withdrawn', unit)
  takeOff(s, unit, s.setting.boxes.removed)
  settleControl(s, hex, play)
  changed(s)
}

export function offerGround({ setting }: State, out: Choices): void {
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) out.add(unit)
}

/** A3 ends: who was not sent costs a point. */
export function endStavka(s: State): void {
  if (s.turn === SENT_ON) scoreEvent(s, 'withdrawal', SENT - s.plan.sent[1]!)
  touch(s)
}

/** Whether the Soviet high command has anything to decide; that fighters may join the defence of Moscow counts while raids come. */
export function canDecide(s: State): boolean {
  const { setting } = s
  if (s.turn === SENT_ON || dismountBarred(s, NO_REASONS) === LEGAL || s.plan.raids[1]! > 0) return true
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) {
    if (guardsBarred(s, unit, NO_REASONS) === LEGAL || reorganizeBarred(s, unit, NO_REASONS) === LEGAL) return true
    if (isMdno(s, unit) && isOnMap(s, unit) && canEnlist(s, unit)) return true
  }
  return false
}

function canEnlist(s: State, unit: number): boolean {
  const { setting } = s
  for (let division = setting.first[SOVIET]!; division <= setting.lastGround[SOVIET]!; division++)
    if (isRegular(s, division) && enlistBarred(s, unit, division, NO_REASONS) === LEGAL) return true
  return false
}

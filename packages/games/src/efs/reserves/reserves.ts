import { type Choices, changed, LEGAL, type Rule, touch, type Why } from '@hexfront/core'
import { land } from '../air/flights.ts'
import type { Campaign } from '../data/card.ts'
import { SOVIET } from '../data/counters.ts'
import { GROUPS } from '../data/oob/deployment.ts'
import { isOnMap, type Play, type State, sideOf } from '../state.ts'
import { REPLACEMENT_TABLES, type Receipt, reduced } from './receipts.ts'
import { callUp } from './special-groups.ts'

/** 3.21: the table of a turn, if there is one. */
const tableNow = ({ turn }: State, { tables = [] }: Campaign): readonly Receipt[] | null => {
  const found = tables.find(({ from, to }) => from <= turn && turn <= to)
  return found === undefined ? null : REPLACEMENT_TABLES[found.table]
}

/** A2.a: the Soviet die; every Mandated Attack that is due adds one. */
export function rollReplacements(s: State, play: Play): void {
  const { campaign } = s.setting
  if (campaign !== null && campaign.assumed !== undefined && s.turn === s.setting.card.firstTurn) {
    const line = REPLACEMENT_TABLES.A[campaign.assumed - 1]!
    receive(s, campaign.isReduced ? reduced(line) : line, play)
    return
  }
  const table = campaign === null ? null : tableNow(s, campaign)
  if (campaign === null || table === null) return
  const die = play.dice.die(10, 'Soviet replacements (7.3)')
  const line = table[Math.min(table.length, die + s.mandated.due) - 1]!
  receive(s, campaign.isReduced ? reduced(line) : line, play)
  play.tell('replacementsRolled', die)
  touch(s)
}

function receive(s: State, line: Receipt, play: Play): void {
  const { sides, reserves, mandated } = s
  const most = s.setting.charts.mostReplacements.points
  sides.strongpoints[SOVIET]! += line.strongpoints
  sides.armor[SOVIET] = Math.min(most, sides.armor[SOVIET]! + line.armor)
  sides.infantry[SOVIET] = Math.min(most, sides.infantry[SOVIET]! + line.infantry)
  mandated.due += line.mandated
  reserves.engineered[1] = line.engineered
  reserves.supply[1] = line.supply
  reserves.releases[1] = line.reserves
  reserves.half[1] = 0
  reserves.air[1] = line.air
  play.tell('points', SOVIET, line.armor, line.infantry)
}

/** Whether anything of a turn's results is left to be used. */
export const hasReserves = ({ reserves }: State): boolean =>
  (reserves.releases[1] ?? 0) > 0 || (reserves.half[1] ?? 0) > 0 || (reserves.air[1] ?? 0) > 0

// 7.52: R results

/** 7.52, 21.83: for each R two garrisons are released. */
export function releaseBarred(s: State, unit: number, why: Why): Rule {
  if (s.reserves.releases[1] === 0 && s.reserves.half[1] === 0) return why.no('7.52', 'no release is left')
  return isOnMap(s, unit) && s.units.garrison[unit] === 1 ? LEGAL : why.no('21.8', '{unit} is no garrison', unit)
}

export function offerGarrisons({ units }: State, out: Choices): void {
  for (let unit = units.garrison.indexOf(1); unit > 0; unit = units.garrison.indexOf(1, unit + 1)) out.add(unit)
}

export function release(s: State, unit: number, play: Play): void {
  const { reserves } = s
  if (reserves.half[1] === 1) reserves.half[1] = 0
  else {
    reserves.releases[1]!--
    reserves.half[1] = 1
  }
  s.units.garrison[unit] = 0
  play.tell('released', unit)
  changed(s)
}

/** 8.2, 3.14: or a Special Group comes, each once, from its turn on. */
export function groupBarred(s: State, number: number, why: Why): Rule {
  const { campaign } = s.setting
  const group = GROUPS.find((one) => one.number === number && one.side === 'soviet')
  if (group === undefined || !campaign?.groups?.includes(number))
    return why.no('3.14', 'Group {n} does not come in this scenario', number)
  if (s.reserves.releases[1] === 0) return why.no('7.52', 'no R result is left')
  if (s.turn < group.earliest)
    return why.no('8.2', 'Group {n} does not come before turn {turn}', number, group.earliest)
  return s.groups.taken[number] === 0 ? LEGAL : why.no('8.2', 'Group {n} has come', number)
}

export function offerGroups({ setting: { campaign } }: State, out: Choices): void {
  for (const number of campaign?.groups ?? []) out.add(number)
}

export function takeGroup(s: State, number: number, play: Play): void {
  s.reserves.releases[1]!--
  callUp(s, number, play)
}

/** 5.24: an R result frees the air units of Moscow for this turn. */
export function freeMoscowBarred(s: State, why: Why): Rule {
  if (s.reserves.releases[1] === 0) return why.no('7.52', 'no R result is left')
  if (!s.staff.moscow.includes(1)) return why.no('5.24', 'no air units are at Moscow')
  return s.plan.isMoscowFree[1] === 1 ? why.no('5.24', 'they are free') : LEGAL
}

export function freeMoscow(s: State, play: Play): void {
  s.reserves.releases[1]!--
  s.plan.isMoscowFree[1] = 1
  play.tell('moscowFree')
  changed(s)
}

// 7.33: V results

/** 7.33: an air unit that has flown or is damaged is ready at once; one that was destroyed has flown. */
export function refitBarred(s: State, unit: number, why: Why): Rule {
  const { boxes, isAir } = s.setting
  if (s.reserves.air[1] === 0) return why.no('7.33', 'no V result is left')
  if (isAir[unit] === 0 || sideOf(s, unit) !== SOVIET) return why.no('7.33', '{unit} is no air unit of yours', unit)
  return [boxes.flown, boxes.damaged, boxes.destroyed].includes(s.units.place[unit]!)
    ? LEGAL
    : why.no('7.33', '{unit} is ready', unit)
}

export function offerRefits({ setting }: State, out: Choices): void {
  for (let unit = setting.first[SOVIET]!; unit <= setting.last[SOVIET]!; unit++)
    if (setting.isAir[unit] === 1) out.add(unit)
}

export function refit(s: State, unit: number, play: Play): void {
  // 9.1: in a storm it has flown.
  const hasFlown = s.units.place[unit] === s.setting.boxes.destroyed || s.weather.isStorm === 1
  s.reserves.air[1]!--
  land(s, unit, hasFlown ? 'flown' : 'ready')
  play.tell(hasFlown ? 'flown' : 'ready', unit)
  changed(s)
}

/** A2.c: what is not used now is lost. */
export function endReserves({ reserves }: State): void {
  reserves.releases.fill(0)
  reserves.half.fill(0)
  reserves.air.fill(0)
}

// 7.53: S results

export function relieveBarred(s: State, unit: number, why: Why): Rule {
  if ((s.reserves.supply[1] ?? 0) === 0) return why.no('7.53', 'no S result is left')
  if (sideOf(s, unit) !== SOVIET || !isOnMap(s, unit))
    return why.no('7.53', '{unit} is not a unit of yours on the map', unit)
  return s.units.supply[unit] === 0 ? why.no('7.53', '{unit} is in supply', unit) : LEGAL
}

export function offerRelief({ setting, units }: State, out: Choices): void {
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (units.supply[unit] !== 0) out.add(unit)
}

/** A6.c: a marker is lifted. */
export function relieve(s: State, unit: number, play: Play): void {
  s.reserves.supply[1]!--
  s.units.supply[unit] = 0
  play.tell('suppliedAgain', unit)
  touch(s)
}

/** 7.53: S results that lift no marker are points of Attack Supply. */
export function bankSupply(s: State, play: Play): void {
  const left = s.reserves.supply[1] ?? 0
  if (left === 0) return
  s.reserves.supply[1] = 0
  s.depot.waiting[SOVIET]! += left
  play.tell('supplyCame', SOVIET, left)
  touch(s)
}

export function canRelieve(s: State): boolean {
  const { setting, units } = s
  if ((s.reserves.supply[1] ?? 0) === 0) return false
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (units.supply[unit] !== 0 && isOnMap(s, unit)) return true
  return false
}

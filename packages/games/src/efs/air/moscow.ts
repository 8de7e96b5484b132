import { type Choices, changed, LEGAL, NO_REASONS, type Rule, resultAt, type Why } from '@hexfront/core'
import { AXIS, SOVIET } from '../data/counters.ts'
import { type Play, type State, sideOf } from '../state.ts'
import { scoreEvent } from '../victory/journal.ts'
import { bombardment } from '../victory/plan-tables.ts'
import { isHitlerPlan } from '../victory/victory-plan.ts'
import { strikeOff } from './aa.ts'
import { airColumn } from './air-combat.ts'
import { land } from './flights.ts'

/** 5.11. */
const RAIDS_FROM = 19
/** 5.14: bombers of a group, and fighters against it. */
const GROUP_SIZE = 3
/** 5.12: who may fly to Moscow. */
const RAIDERS: readonly string[] = ['Bf 110C', 'Ju 88', 'He 111', 'He 111H', 'Dummy']

/** 5.21: units that keep to Moscow. */
export function assignToMoscow(s: State, unit: number): void {
  s.staff.moscow[unit] = 1
}

export function raidBarred(s: State, unit: number, why: Why): Rule {
  const { setting, units } = s
  if (!isHitlerPlan(s)) return why.no('5.11', 'Moscow is bombarded under the Hitler Plan only')
  if (s.turn < RAIDS_FROM) return why.no('5.11', 'not before turn {turn}', RAIDS_FROM)
  if (sideOf(s, unit) !== AXIS || !RAIDERS.includes(setting.roster[unit]?.name ?? ''))
    return why.no('5.12', '{unit} does not fly to Moscow', unit)
  if (s.staff.raid[unit] !== 0) return why.no('5.14', '{unit} is on its way', unit)
  return units.place[unit] === setting.boxes.ready ? LEGAL : why.no('5.12', '{unit} is not ready', unit)
}

export function offerRaiders({ setting }: State, out: Choices): void {
  for (let unit = setting.first[AXIS]!; unit <= setting.last[AXIS]!; unit++)
    if (setting.isAir[unit] === 1) out.add(unit)
}

/** 5.14: groups are filled one after another. */
function join(s: State, side: number, unit: number): void {
  s.staff.raid[unit] = Math.floor(countOf(s, side) / GROUP_SIZE) + 1
  changed(s)
}

const countOf = ({ staff, setting }: State, side: number): number =>
  staff.raid.reduce((sum, group, unit) => sum + (group !== 0 && setting.sideOf[unit] === side ? 1 : 0), 0)

export function raid(s: State, unit: number, play: Play): void {
  join(s, AXIS, unit)
  play.tell('raids', unit)
}

/** 5.12: a raid of dummies alone is not the one that has to be made. */
const hasBomber = ({ staff, setting }: State): boolean =>
  staff.raid.some((group, unit) => group !== 0 && setting.roster[unit]?.air?.kind !== 'dummy')

/** 5.11: one raid has to be made: on the last turn nobody goes on without it. */
export function stayBarred(s: State, why: Why): Rule {
  const isOwed = s.turn === s.setting.lastTurn && s.plan.raids[1] === 0 && !hasBomber(s) && hasRaider(s)
  return isOwed ? why.no('5.11', 'one bombardment of Moscow has to be made') : LEGAL
}

export function hasRaider(s: State): boolean {
  const { setting } = s
  for (let unit = setting.first[AXIS]!; unit <= setting.last[AXIS]!; unit++)
    if (setting.isAir[unit] === 1 && raidBarred(s, unit, NO_REASONS) === LEGAL) return true
  return false
}

/** 5.14: fighters of Moscow, up to three for each group. */
export function scrambleBarred(s: State, unit: number, why: Why): Rule {
  const { setting, units, staff } = s
  if (sideOf(s, unit) !== SOVIET || staff.moscow[unit] !== 1) return why.no('5.14', '{unit} is not at Moscow', unit)
  if (setting.roster[unit]?.air?.kind === 'bomber') return why.no('5.14', '{unit} is no fighter', unit)
  if (units.place[unit] !== setting.boxes.ready || staff.raid[unit] !== 0)
    return why.no('5.14', '{unit} is not ready', unit)
  const groups = Math.ceil(countOf(s, AXIS) / GROUP_SIZE)
  return countOf(s, SOVIET) < groups * GROUP_SIZE ? LEGAL : why.no('5.14', 'enough fighters are in the air')
}

export function offerFighters({ setting, staff }: State, out: Choices): void {
  for (let unit = setting.first[SOVIET]!; unit <= setting.last[SOVIET]!; unit++)
    if (staff.moscow[unit] === 1) out.add(unit)
}

export function scramble(s: State, unit: number, play: Play): void {
  join(s, SOVIET, unit)
  play.tell('scrambled', unit)
}

export function canScramble(s: State): boolean {
  if (countOf(s, AXIS) === 0) return false
  const { setting } = s
  for (let unit = setting.first[SOVIET]!; unit <= setting.last[SOVIET]!; unit++)
    if (setting.isAir[unit] === 1 && scrambleBarred(s, unit, NO_REASONS) === LEGAL) return true
  return false
}

/** 5.14: group by group air combat without AA fire (5.13), then the bombs. */
export function resolveRaids(s: State, play: Play): void {
  const { staff } = s
  if (countOf(s, AXIS) === 0) return
  if (hasBomber(s)) s.plan.raids[1]!++
  const most = Math.max(...staff.raid)
  for (let group = 1; group <= most; group++) {
    fight(s, group, play)
    for (const unit of inGroup(s, AXIS, group)) bomb(s, unit, play)
    for (const side of [AXIS, SOVIET])
      for (const unit of inGroup(s, side, group)) {
        staff.raid[unit] = 0
        land(s, unit, 'flown')
        play.tell('flown', unit)
      }
  }
  staff.raid.fill(0)
  changed(s)
}

/** Those of a group that are still in the air, the best first. */
function inGroup({ staff, setting }: State, side: number, group: number): number[] {
  const found: number[] = []
  for (let unit = setting.first[side]!; unit <= setting.last[side]!; unit++)
    if (staff.raid[unit] === group) found.push(unit)
  return found.sort((a, b) => setting.rating[b]! - setting.rating[a]! || a - b)
}

/** 5.12: of the raiders only the Bf 110C fires. */
const mayFire = ({ setting }: State, unit: number): boolean =>
  setting.sideOf[unit] === SOVIET || setting.roster[unit]?.name === 'Bf 110C'

/** 14.31, 14.32, E-R90: the initiative by the table; then each fighter has one enemy, the best first, and all fire at once. */
function fight(s: State, group: number, play: Play): void {
  const fighters = inGroup(s, SOVIET, group)
  const raiders = inGroup(s, AXIS, group)
  if (fighters.length === 0 || raiders.length === 0) return
  const die = play.dice.die(10, 'air initiative (14.31)')
  const result = s.setting.airInitiative.results[resultAt(s.setting.airInitiative, 0, die)]!
  if (!result.startsWith('Axis') && !result.startsWith('Soviet')) {
    play.tell('noAirCombat', die)
    return
  }
  play.tell('initiative', result.startsWith('Axis') ? AXIS : SOVIET, die)
  const guns = raiders.filter((unit) => mayFire(s, unit))
  const targets = [...guns, ...raiders.filter((unit) => !guns.includes(unit))]
  const hits: { readonly unit: number; readonly result: string }[] = []
  fighters.forEach((fighter, i) => {
    const target = targets[i]
    if (target === undefined) return
    hits.push({ unit: target, result: shot(s, fighter, target, play) })
    if (guns.includes(target)) hits.push({ unit: fighter, result: shot(s, target, fighter, play) })
  })
  for (const hit of hits) strike(s, hit.unit, hit.result, play)
}

function shot(s: State, shooter: number, target: number, play: Play): string {
  const die = play.dice.die(10, 'air combat (14.32)')
  play.tell('shot', shooter, target, die)
  return s.setting.airCombat.results[resultAt(s.setting.airCombat, airColumn(s, shooter, target), die)]!
}

function strike(s: State, unit: number, result: string, play: Play): void {
  if (result === '-') return
  s.staff.raid[unit] = 0
  strikeOff(s, unit, result, play)
}

/** 5.14: what a bomber does; losses are taken from what has come in this turn. */
function bomb(s: State, unit: number, play: Play): void {
  if (s.setting.roster[unit]?.air?.kind === 'dummy') return
  const die = play.dice.die(10, 'bombardment of Moscow (5.14)')
  const result = bombardment.results[resultAt(bombardment, 0, die)]!
  play.tell('bombed', unit, die)
  if (result.startsWith('ASP')) s.depot.waiting[SOVIET] = Math.max(0, s.depot.waiting[SOVIET]! - 1)
  if (result.startsWith('RP')) {
    const points = s.sides.armor[SOVIET]! > 0 ? s.sides.armor : s.sides.infantry
    points[SOVIET] = Math.max(0, points[SOVIET]! - 1)
  }
  if (result.endsWith('+')) scoreEvent(s, 'raid', 1)
}

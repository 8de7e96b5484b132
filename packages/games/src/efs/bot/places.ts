import { likesPlace } from '@hexfront/bots'
import { CITY } from '../ground.ts'
import { attackOf, defenceOf, inEnemyZone, pieces, type State, stepsOf, strongpointOf } from '../state.ts'
import type { Goal } from './goal.ts'
import { type Aim, nearness, type Survey } from './survey.ts'
import type { Temper } from './temper.ts'
import { placeWorth, stepWorth } from './worth.ts'

/** By hexes from what is guarded. */
const GUARD = [1, 0.55, 0.35, 0.15]
/** What is enough at a goal is not worth as much to those who come late. */
const LEAST_NEED = 0.12

/** What it is worth to have a unit in a hex at the end of a phase; the unit itself does not count as being anywhere. */
export function placeValue(s: State, seen: Survey, temper: Temper, unit: number, hex: number): number {
  const { setting } = s
  const friends = strengthIn(s, seen.side, hex, unit)
  const might = attackOf(s, unit) + defenceOf(s, unit)
  const weight = setting.isHq[unit] === 1 || setting.isArtillery[unit] === 1 ? BEHIND : Math.min(1, might / 6)
  return (
    takeValue(s, seen, temper, hex) +
    keepValue(s, seen, temper, hex, friends) +
    weight * goalOrExit(s, seen, temper, unit, hex) +
    (seen.aim === null ? 0 : aimValue(s, seen.aim, unit, hex)) +
    lineValue(s, seen, temper, unit, hex, friends) -
    danger(s, seen, temper, unit, hex, friends) -
    temper.crowd * crowdIn(s, seen.side, hex, unit) +
    likesPlace(temper.whims, hex)
  )
}

/** Ledger 6, control: what the enemy has, and who gets there takes. */
const takeValue = (s: State, { side }: Survey, temper: Temper, hex: number): number =>
  s.hexes.control[hex] !== side && pieces.occupier(s, hex) === 0 ? temper.prize * placeWorth(s, hex) * TAKEN : 0

const TAKEN = 0.5

/** What the enemy could walk into has somebody in it. */
const keepValue = (s: State, seen: Survey, temper: Temper, hex: number, friends: number): number =>
  friends === 0 && isInReach(seen, hex) && s.hexes.control[hex] === seen.side
    ? temper.hold * placeWorth(s, hex) * KEPT
    : 0

const KEPT = 0.4

/** Whether the enemy can come to a hex soon. */
export const isInReach = ({ threat, far }: Survey, hex: number): boolean => threat[hex]! > 0 || far[hex]! <= RAID

/** How far those go whom nobody stops. */
const RAID = 9

/** 11.6: to who leaves the map nothing on it matters. */
function goalOrExit(s: State, seen: Survey, temper: Temper, unit: number, hex: number): number {
  const { aim } = seen
  if (aim?.out && aim.leavers.has(unit)) return temper.pull * LEAVE * nearness(aim.out[hex]!)
  const { ground } = s.setting
  return goalValue(seen, temper, ground.distance.bind(ground), hex)
}

const LEAVE = 20

/** Not to starve. */
function aimValue(s: State, { hungry }: Aim, unit: number, hex: number): number {
  const hunger = (Math.min(hungry[hex]!, FAMINE) / FAMINE) * (1 + s.units.supply[unit]!)
  return -HUNGER * Math.min(1, stepsOf(s, unit) / 2) * hunger
}

/** Hexes from supply after which all is as bad, and how bad. */
const FAMINE = 8
const HUNGER = 0.5

/** Headquarters and guns follow the others. */
const BEHIND = 0.4

function goalValue(seen: Survey, temper: Temper, distance: (a: number, b: number) => number, hex: number): number {
  let sum = 0
  for (const goal of seen.goals) {
    const need = Math.max(LEAST_NEED, 1 - goal.given / goal.wanted)
    if (goal.isOurs)
      sum += temper.guard * need * goal.worth * 0.25 * (GUARD[distance(hex, goal.hex)] ?? 0) * alarmAt(seen, goal)
    else sum += temper.pull * need * goal.worth * 0.25 * nearness(goal.way[hex]!)
  }
  return sum
}

/** What nobody can come near to needs no guard. */
const alarmAt = ({ threat, far }: Survey, { hex }: Goal): number => (threat[hex]! > 0 ? 1 : far[hex]! < 8 ? 0.4 : 0.1)

/** To hold a strongpoint or a hex in the enemy's way that would be empty otherwise. */
function lineValue(s: State, seen: Survey, temper: Temper, unit: number, hex: number, friends: number): number {
  const { setting } = s
  if (setting.isHq[unit] === 1 || setting.isArtillery[unit] === 1) return 0
  const isMenaced = Math.min(1, seen.threat[hex]! / 8)
  const share = friends === 0 ? 1 : Math.max(0, 1 - friends / (seen.threat[hex]! + 1))
  const isOwn = s.hexes.control[hex] === seen.side ? 1 : 0
  const shelter = strongpointOf(s, hex) === seen.side ? temper.fort : 0
  const isTown = setting.placeAt[hex]! >= CITY ? 0.1 : 0
  return isMenaced * share * (temper.line * isOwn + shelter + isTown)
}

/** What is likely to be lost to those who can strike here. */
function danger(s: State, seen: Survey, temper: Temper, unit: number, hex: number, friends: number): number {
  const own = Math.max(1, defenceOf(s, unit))
  const odds = (seen.threat[hex]! * temper.alarm) / (own + friends)
  if (odds < 0.7) return 0
  const risk = Math.min(1, (odds - 0.7) / 4)
  const stuck = inEnemyZone(s, seen.side, hex) ? 1.2 : 1
  const behind = s.setting.isHq[unit] === 1 || s.setting.isArtillery[unit] === 1 ? 2 : 1
  return temper.safety * risk * stuck * behind * (stepWorth(s, unit) * 1.5 + placeWorth(s, hex) * 0.05)
}

/** Defence of a side in a hex, without one unit. */
function strengthIn(s: State, side: number, hex: number, without: number): number {
  if (pieces.occupier(s, hex) !== side) return 0
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (unit !== without) sum += defenceOf(s, unit)
  return sum
}

function crowdIn(s: State, side: number, hex: number, without: number): number {
  if (pieces.occupier(s, hex) !== side) return 0
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (unit !== without) sum += s.setting.stacking[unit]!
  return sum
}

/** 3.3: whether there is room for a unit. */
export function hasRoom(s: State, side: number, unit: number, hex: number): boolean {
  const { stacking, charts } = s.setting
  return crowdIn(s, side, hex, unit) + stacking[unit]! <= charts.stacking.most
}

/** Where somebody goes, others are needed less. */
export function giveTo(s: State, seen: Survey, unit: number, hex: number): void {
  const might = Math.max(attackOf(s, unit), defenceOf(s, unit))
  for (const goal of seen.goals) {
    const far = s.setting.ground.distance(hex, goal.hex)
    if (goal.isOurs) goal.given += might * (GUARD[far] ?? 0)
    else goal.given += might * nearness(goal.way[hex]!) ** 2
  }
}

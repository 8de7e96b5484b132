import { AXIS, SOVIET } from '../data/counters.ts'
import { canCrossBoundary, leaveArmyGroup } from '../movement/boundary.ts'
import { ADDITIONAL_RETREAT } from '../scenarios.ts'
import { activeSide, enemyOf, isOnMap, movementOf, type Play, type State } from '../state.ts'
import { eliminate } from '../strength.ts'
import { firstGun, nextGun } from './combat.ts'
import { wipeOut } from './results.ts'
import { fallBack, MOST_ZONES, retreatEnds, zonesOnWay } from './retreat.ts'

/** 12.5: by order a unit falls back three hexes, clear of enemy zones, if it can; the enemy says where. */
const retreatLength = (s: State, unit: number): number =>
  orderOf(s, unit) === ADDITIONAL_RETREAT && retreatEnds(s, unit, s.setting.charts.retreat.ordered, 0).length > 0
    ? s.setting.charts.retreat.ordered
    : s.setting.charts.retreat.plain

const retreatZones = (s: State, length: number): number =>
  length === s.setting.charts.retreat.ordered ? 0 : MOST_ZONES

export function endsOf(s: State, unit: number): readonly number[] {
  const length = retreatLength(s, unit)
  return retreatEnds(s, unit, length, retreatZones(s, length))
}

function orderOf(s: State, unit: number): number {
  const { attack } = s.battle
  return s.units.attack[unit] === attack ? s.attacks.order[attack]! : s.hexes.order[s.units.place[unit]!]!
}

/** Whoever is next; -1 where nobody is left to retreat. */
export const nextToRetreat = ({ units }: State): number => units.retreating.indexOf(1)

/** Who says where: the owner, or his enemy where an order drives them on. */
function guideOf(s: State, unit: number): number {
  const side = s.setting.sideOf[unit]!
  return retreatLength(s, unit) === s.setting.charts.retreat.ordered ? enemyOf(side) : side
}

/** What leaves no choice is done at once. */
export function goOnRetreating(s: State, play: Play): void {
  const { units } = s
  for (let unit = nextToRetreat(s); unit > 0; unit = nextToRetreat(s)) {
    // The enemy may have left nothing of it.
    if (!isOnMap(s, unit)) {
      units.retreating[unit] = 0
      continue
    }
    const ends = movementOf(s, unit) === 0 ? [] : endsOf(s, unit)
    if (ends.length > 1) {
      s.battle.guide = guideOf(s, unit)
      play.enter('retreat')
      return
    }
    if (ends.length === 1) goBack(s, unit, ends[0]!, play)
    else if (canCrossBoundary(s, unit)) leaveArmyGroup(s, unit, play)
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
export function releaseRockets(s: State): void {
  const { attack, isFought } = s.battle
  if (isFought === 0) return
  for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun))
    if (s.setting.isRocket[gun] === 1) s.units.retreating[gun] = 1
}

/** 13.32: two hexes, clear of enemy zones. */
export const rocketEnds = (s: State, unit: number): readonly number[] =>
  retreatEnds(s, unit, s.setting.charts.retreat.rockets, 0)

/** C9: those of the Axis may, the Soviets' must, or are lost. */
export function goOnRelocating(s: State, play: Play): void {
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

import { bestFirst } from '../../bot/hopes.ts'
import { STACKING } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { enemyOf, isLocality, isUkrainian, pieces, type State, sideOf, strengthOf } from '../state.ts'
import { bestProspect, type Prospect, type Toll } from './prospect.ts'
import type { Survey } from './survey.ts'
import type { Temper } from './temper.ts'

/**
 * Which enemies to attack after this move, and from where: the best attack first, then the best with what is left. Units are
 * put where the plan wants them; `reach` says where each can be, and `toll` what it costs to have it where it stands.
 */
export function planAttacks(
  s: State,
  seen: Survey,
  temper: Temper,
  reach: readonly (readonly number[])[],
  toll: Toll,
): Prospect[] {
  const comers = comersOf(s, seen.side, reach)
  const isTaken = new Uint8Array(s.setting.unitIds.length)
  const plan: Prospect[] = []
  bestFirst(
    enemyHexes(s, seen.side).filter((hex) => isOpenToAttack(s, seen.side, hex)),
    (hex) => draft(s, seen, temper, hex, comers, isTaken, toll),
    ({ prospect, moves }) => {
      for (const [unit, to] of moves) pieces.place(s, unit, to)
      for (const unit of prospect.team) isTaken[unit] = 1
      plan.push(prospect)
      if (prospect.hasAir) s.air.mainFlown++
    },
  )
  return plan
}

/** 11.10. */
const isOpenToAttack = (s: State, side: number, hex: number): boolean =>
  side === SOVIET || s.setting.entrenched[SOVIET]![hex] === 0

interface Draft {
  readonly value: number
  readonly prospect: Prospect
  readonly moves: readonly (readonly [unit: number, hex: number])[]
}

/** The best attack on a hex by units that have nothing better to do. */
function draft(
  s: State,
  seen: Survey,
  temper: Temper,
  hex: number,
  comers: ReadonlyMap<number, readonly number[]>,
  isTaken: Uint8Array,
  toll: Toll,
): Draft | null {
  const homes: (readonly [number, number])[] = []
  const units = muster(s, seen, hex, comers, isTaken, homes)
  const prospect = units.length === 0 ? null : bestProspect(s, seen, temper, hex, units, toll)
  const moves = homes.map(([unit]): readonly [number, number] => [unit, s.units.place[unit]!])
  for (const [unit, home] of homes) pieces.place(s, unit, home)
  if (prospect === null || prospect.value < temper.least) return null
  return { value: prospect.value, prospect, moves: moves.filter(([unit]) => prospect.team.includes(unit)) }
}

/** Brings up all who can come, from all sides, those who are there already first; `homes` remembers where the others came from. */
function muster(
  s: State,
  seen: Survey,
  hex: number,
  comers: ReadonlyMap<number, readonly number[]>,
  isTaken: Uint8Array,
  homes: (readonly [number, number])[],
): number[] {
  const { ground, river, water, mayAttackAcrossWater } = s.setting
  const units: number[] = []
  const slots: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const slot = ground.neighbour(hex, direction)
    if (slot === 0 || pieces.occupier(s, slot) === enemyOf(seen.side)) continue
    if (!mayAttackAcrossWater && water[hex * 6 + direction] !== 0) continue
    slots.push(slot)
    for (let unit = pieces.first(s, slot); unit !== 0; unit = pieces.next(s, unit))
      if (isTaken[unit] === 0 && canFight(s, unit, hex)) units.push(unit)
  }
  const here = new Set(units)
  const offers: { unit: number; slot: number; wet: number }[] = []
  for (const slot of slots)
    for (const unit of comers.get(slot) ?? [])
      if (isTaken[unit] === 0 && !here.has(unit) && canFight(s, unit, hex))
        offers.push({ unit, slot, wet: river[slot * 6 + ground.directionTo(slot, hex)]! === 0 ? 0 : 1 })
  // Into hexes where nobody stands first, so that the blow falls from all sides and ways out are closed.
  for (let room = 0; room < STACKING && offers.length > 0; room++) {
    offers.sort(
      (a, b) => a.wet - b.wet || strengthOf(s, b.unit) - strengthOf(s, a.unit) || a.unit - b.unit || a.slot - b.slot,
    )
    for (const { unit, slot } of offers) {
      if (here.has(unit) || pieces.count(s, slot) > room || !sharesFront(s, unit, slot)) continue
      here.add(unit)
      homes.push([unit, s.units.place[unit]!])
      pieces.place(s, unit, slot)
      units.push(unit)
    }
  }
  return units
}

const canFight = (s: State, unit: number, hex: number): boolean =>
  !isLocality(s, unit) &&
  !(s.setting.isUkrainianBound && isUkrainian(s, unit) && s.setting.isUkrainianArea[hex] === 0) &&
  !(s.turn === 1 && sideOf(s, unit) !== GERMAN && s.units.activated[unit] === 0)

/** 6.10. */
export const sharesFront = (s: State, unit: number, hex: number): boolean =>
  pieces.count(s, hex) === 0 || isUkrainian(s, pieces.first(s, hex)) === isUkrainian(s, unit)

/** By hex next to an enemy, who can come there. */
function comersOf(s: State, side: number, reach: readonly (readonly number[])[]): Map<number, number[]> {
  const comers = new Map<number, number[]>()
  for (const hex of enemyHexes(s, side))
    for (let direction = 0; direction < 6; direction++) {
      const slot = s.setting.ground.neighbour(hex, direction)
      if (slot !== 0 && pieces.occupier(s, slot) !== enemyOf(side)) comers.set(slot, [])
    }
  reach.forEach((hexes, unit) => {
    for (const hex of hexes) comers.get(hex)?.push(unit)
  })
  return comers
}

export function enemyHexes(s: State, side: number): number[] {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
  return Array.from(hexes.subarray(0, count))
}

import { bestFirst } from '../../bot/hopes.ts'
import { STACKING } from '../charts.ts'
import { enemyOf, isRailhead, pieces, type State, sideOf, stackedIn, strengthOf, unitCount } from '../state.ts'
import { bestProspect, blow, type Prospect } from './prospect.ts'
import type { Survey } from './survey.ts'
import type { Temper } from './temper.ts'

/**
 * Which enemies to attack in this turn, and from where: the best attack first, then the best with what is left. Units are
 * put where the plan wants them; `reach` says where each can be.
 */
export function planAttacks(s: State, seen: Survey, temper: Temper, reach: readonly (readonly number[])[]): Prospect[] {
  const comers = comersOf(s, seen.side, reach)
  const isTaken = new Uint8Array(unitCount(s) + 1)
  const plan: Prospect[] = []
  bestFirst(
    enemyHexes(s, seen.side),
    (hex) => draft(s, seen, temper, hex, comers, isTaken),
    ({ prospect, moves }) => {
      for (const [unit, to] of moves) pieces.place(s, unit, to)
      for (const unit of prospect.team) isTaken[unit] = 1
      plan.push(prospect)
    },
  )
  return plan
}

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
): Draft | null {
  const homes: (readonly [number, number])[] = []
  const units = muster(s, seen, hex, comers, isTaken, homes)
  const prospect = bestProspect(s, seen, temper, hex, units)
  const moves = homes.map(([unit]): readonly [number, number] => [unit, s.units.place[unit]!])
  for (const [unit, home] of homes) pieces.place(s, unit, home)
  if (prospect === null || prospect.value <= LEAST) return null
  return { value: prospect.value, prospect, moves: moves.filter(([unit]) => prospect.team.includes(unit)) }
}

/** What an attack must promise to be worth the trouble. */
const LEAST = 0.1

/** Brings up all who can come, those who are there already first; `homes` remembers where the others came from. */
function muster(
  s: State,
  seen: Survey,
  hex: number,
  comers: ReadonlyMap<number, readonly number[]>,
  isTaken: Uint8Array,
  homes: (readonly [number, number])[],
): number[] {
  const { ground } = s.setting
  const units: number[] = []
  const slots: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const slot = ground.neighbour(hex, direction)
    if (slot === 0 || pieces.occupier(s, slot) === enemyOf(seen.side)) continue
    slots.push(slot)
    for (let unit = pieces.first(s, slot); unit !== 0; unit = pieces.next(s, unit))
      if (isTaken[unit] === 0 && !isRailhead(s, unit)) units.push(unit)
  }
  const here = new Set(units)
  const offers: { unit: number; slot: number; blow: number }[] = []
  for (const slot of slots)
    for (const unit of comers.get(slot) ?? [])
      if (isTaken[unit] === 0 && !here.has(unit))
        offers.push({ unit, slot, blow: blow(s, seen, unit, slot, hex) / strengthOf(s, unit) })
  // Dry-shod before across the river, then into hexes where nobody stands, so that more ways out are closed.
  offers.sort(
    (a, b) => b.blow - a.blow || stackedIn(s, a.slot) - stackedIn(s, b.slot) || a.unit - b.unit || a.slot - b.slot,
  )
  for (const { unit, slot } of offers) {
    if (here.has(unit) || stackedIn(s, slot) >= STACKING) continue
    here.add(unit)
    homes.push([unit, s.units.place[unit]!])
    pieces.place(s, unit, slot)
    units.push(unit)
  }
  return units
}

/** By hex next to an enemy, who can come there. */
function comersOf(s: State, side: number, reach: readonly (readonly number[])[]): Map<number, number[]> {
  const comers = new Map<number, number[]>()
  for (const hex of enemyHexes(s, side))
    for (let direction = 0; direction < 6; direction++) {
      const slot = s.setting.ground.neighbour(hex, direction)
      if (slot !== 0 && pieces.occupier(s, slot) !== enemyOf(side)) comers.set(slot, [])
    }
  reach.forEach((hexes, unit) => {
    if (isRailhead(s, unit)) return
    for (const hex of hexes) comers.get(hex)?.push(unit)
  })
  return comers
}

export function enemyHexes(s: State, side: number): number[] {
  const hexes = new Set<number>()
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && sideOf(s, unit) === enemyOf(side)) hexes.add(s.units.place[unit]!)
  return [...hexes].sort((a, b) => a - b)
}

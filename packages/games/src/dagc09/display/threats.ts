import { changed, differentialColumn, NO_PAINT, type Paint, shift, type Tone } from '@hexfront/core'
import { STACKING } from '../charts.ts'
import { defenceStrength } from '../combat.ts'
import { isLocked, movementOf, rangeOf } from '../movement.ts'
import { enemyOf, isLocality, pieces, type State, sideOf, strengthOf, unitCount } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { columnName } from './columns.ts'
import { viewer } from './moment.ts'
import { fittingWorlds } from './rehearsal.ts'

/** 7.3: what a die gives on the average, cut. */
const DICED = 3

/**
 * For each stack of the side that looks, the best column that the enemy could bring after his next movement, without air or
 * armor: every enemy moves as the map stands now, as if the others stayed, and two may stand in each hex beside the stack.
 * What is not seen is filled in as it might be.
 */
export function threats(s: State): Paint {
  const side = viewer(s)
  const enemy = enemyOf(side)
  const copy = fittingWorlds(s)[0]!
  const { ground, crt } = s.setting
  copy.flow.phase = copy.setting.sequence.phases.findIndex(
    (phase) => phase.side === enemy && phase.id.endsWith('second combat'),
  )
  copy.units.joined.fill(0)
  copy.units.attacked.fill(0)
  copy.assault.isDeclared = 0
  const strengths = strengthsOn(copy, enemy)
  const hexes: Paint['hexes'][number][] = []
  const chips: Paint['chips'][number][] = []
  for (const [hex, found] of strengths) {
    const beside = ground.ring(hex, 1).filter((next) => next !== 0 && pieces.occupier(copy, next) !== side)
    const attack = found
      .sort((a, b) => b - a)
      .slice(0, beside.length * STACKING)
      .reduce((sum, one) => sum + one, 0)
    copy.assault.target = hex
    const isCut = !isSupplied(copy, pieces.first(copy, hex))
    const column = shift(crt, differentialColumn(crt, attack, defenceStrength(copy)), isCut ? 1 : 0)
    hexes.push({ place: hex, look: 'threat', side, weight: column / (crt.columns.length - 1) })
    chips.push({ place: hex, text: columnName(column), tone: toneOf(column) })
  }
  return {
    ...NO_PAINT,
    hexes,
    chips,
    note: hexes.length === 0 ? 'No enemy can come beside any of your stacks.' : '',
  }
}

/** By hex of the side that looks, what each enemy who can come beside it brings. */
function strengthsOn(copy: State, enemy: number): Map<number, number[]> {
  const { ground } = copy.setting
  const strengths = new Map<number, number[]>()
  for (let unit = 1; unit <= unitCount(copy); unit++) {
    if (copy.units.place[unit] === 0 || sideOf(copy, unit) !== enemy || isLocality(copy, unit)) continue
    const reached = new Set<number>()
    for (const from of standings(copy, unit))
      for (const hex of ground.ring(from, 1))
        if (hex !== 0 && pieces.occupier(copy, hex) === enemyOf(enemy)) reached.add(hex)
    for (const hex of reached) strengths.set(hex, [...(strengths.get(hex) ?? []), strengthOf(copy, unit)])
  }
  return strengths
}

/** Where a unit could stand when the fighting begins. */
function standings(copy: State, unit: number): number[] {
  if (isLocked(copy, unit)) return [copy.units.place[unit]!]
  copy.march.unit = unit
  copy.march.points = isSupplied(copy, unit) ? movementOf(copy, unit) : DICED
  changed(copy)
  const { land } = rangeOf(copy)
  return Array.from(land.hexes.subarray(0, land.count))
}

/** As the side that looks sees it. */
function toneOf(column: number): Tone {
  if (column < 2) return 'good'
  return (['even', 'even', 'poor', 'poor', 'bad', 'bad'] as const)[column - 2] ?? 'bad'
}

import { changed, NO_PAINT, oddsColumn, type Paint, type Tone } from '@hexfront/core'
import { STACKING } from '../charts.ts'
import { defenceStrength, weightOf } from '../combat.ts'
import { isGuaranteed, reachOf } from '../movement.ts'
import { enemyOf, isRailhead, pieces, type State, sideOf, unitCount } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { viewer } from './moment.ts'
import { rehearse } from './rehearsal.ts'
import { isHeld } from './units.ts'

/**
 * For each stack of the side that looks, the best column that the enemy could bring after his next movement. Every enemy is
 * moved as the map stands now, as if the others stayed: three may stand in each hex beside the stack, and a unit takes the
 * side on which it counts most.
 */
export function threats(s: State): Paint {
  const side = viewer(s)
  const enemy = enemyOf(side)
  const { ground, crt } = s.setting
  const copy = rehearse(s)
  prepare(copy, enemy)
  const weights = weightsOn(copy, enemy)
  const hexes: Paint['hexes'][number][] = []
  const chips: Paint['chips'][number][] = []
  for (let hex = 1; hex <= ground.size; hex++) {
    const found = weights.get(hex)
    if (!found) continue
    const beside = ground.ring(hex, 1).filter((next) => next !== 0 && pieces.occupier(copy, next) !== side)
    const attack = sumOf(found.sort((a, b) => b - a).slice(0, beside.length * STACKING))
    copy.hexes.target.fill(0)
    copy.hexes.target[hex] = 1
    const column = oddsColumn(crt, attack, defenceStrength(copy))
    hexes.push({ place: hex, look: 'threat', side, weight: column / (crt.columns.length - 1) })
    chips.push({ place: hex, text: crt.columns[column]!, tone: toneOf(crt.columns[column]!) })
  }
  return { ...NO_PAINT, hexes, chips }
}

/** The combat phase of the enemy to come, in which nobody has fought yet and supply is as it is now. */
function prepare(copy: State, enemy: number): void {
  copy.flow.phase = copy.setting.sequence.phases.findIndex(({ side, step }) => side === enemy && step === 'combat')
  copy.units.attacked.fill(0)
  copy.units.arrived.fill(0)
  for (let unit = 1; unit <= unitCount(copy); unit++)
    copy.units.unsupplied[unit] = copy.units.place[unit] !== 0 && !isSupplied(copy, unit) ? 1 : 0
}

/** By hex of the side that looks, what each enemy who can come beside it brings. */
function weightsOn(copy: State, enemy: number): Map<number, number[]> {
  const { ground, river, evenCosts } = copy.setting
  const weights = new Map<number, number[]>()
  for (let unit = 1; unit <= unitCount(copy); unit++) {
    if (copy.units.place[unit] === 0 || sideOf(copy, unit) !== enemy || isRailhead(copy, unit)) continue
    const best = new Map<number, number>()
    for (const from of standings(copy, unit))
      for (let direction = 0; direction < 6; direction++) {
        const hex = ground.neighbour(from, direction)
        if (hex === 0 || pieces.occupier(copy, hex) !== enemyOf(enemy) || evenCosts[from * 6 + direction] !== 1)
          continue
        const weight = weightOf(copy, unit, river[from * 6 + direction] !== 0)
        best.set(hex, Math.max(best.get(hex) ?? 0, weight))
      }
    for (const [hex, weight] of best) weights.set(hex, [...(weights.get(hex) ?? []), weight])
  }
  return weights
}

/** Where a unit could stand when the fighting begins. */
function standings(copy: State, unit: number): number[] {
  const from = copy.units.place[unit]!
  if (isHeld(copy, unit)) return [from]
  copy.march.unit = unit
  changed(copy)
  const { ground } = reachOf(copy)
  const hexes: number[] = []
  for (let i = 0; i < ground.count; i++) hexes.push(ground.hexes[i]!)
  for (const next of copy.setting.ground.ring(from, 1))
    if (next !== 0 && !ground.has(next) && isGuaranteed(copy, unit, next)) hexes.push(next)
  return hexes
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** As the side that looks sees it. */
function toneOf(column: string): Tone {
  const attack = Number.parseInt(column, 10)
  if (column.startsWith('1-')) return column === '1-1' ? 'even' : 'good'
  return attack >= 5 ? 'bad' : attack >= 3 ? 'poor' : 'even'
}

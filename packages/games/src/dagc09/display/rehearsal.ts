import { copyOf, LEGAL, NO_REASONS } from '@hexfront/core'
import { rehearsalOf } from '../../display/rehearsal.ts'
import { joinBarred } from '../attacking.ts'
import { column } from '../combat.ts'
import { dagc09 } from '../index.ts'
import { worldsOf } from '../preview.ts'
import { isUkrainian, NO_AIR, pieces, type State } from '../state.ts'

export const rehearse = rehearsalOf(dagc09)

/** An odd number, so that one of them is in the middle. */
const WORLDS = 7

/** Positions that fit what the German sees; the position itself where he sees all. */
export function fittingWorlds(view: State): State[] {
  return hasUnknown(view) ? worldsOf(view, WORLDS) : [copyOf(dagc09, view)]
}

function hasUnknown({ setting, units }: State): boolean {
  for (let unit = setting.units + 1; unit < units.place.length; unit++) if (units.place[unit] !== 0) return true
  return false
}

export const isHexDark = (view: State, hex: number): boolean => {
  for (let unit = pieces.first(view, hex); unit !== 0; unit = pieces.next(view, unit))
    if (pieces.isUnknown(view, unit)) return true
  return false
}

interface Prospect {
  readonly column: number
  readonly units: readonly number[]
}

/** An attack on a hex by all of one front who could join it, the stronger front first. */
function prospect(copy: State, hex: number): Prospect {
  copy.assault.target = hex
  copy.assault.isDeclared = 0
  copy.assault.air = NO_AIR
  copy.assault.armor = 0
  copy.units.joined.fill(0)
  const able: number[] = []
  for (const next of copy.setting.ground.ring(hex, 1))
    for (let unit = pieces.first(copy, next); unit !== 0; unit = pieces.next(copy, unit))
      if (joinBarred(copy, unit, NO_REASONS) === LEGAL) able.push(unit)
  const fronts = [able.filter((unit) => isUkrainian(copy, unit)), able.filter((unit) => !isUkrainian(copy, unit))]
  const found = fronts
    .filter((units) => units.length > 0)
    .map((units) => {
      copy.units.joined.fill(0)
      for (const unit of units) copy.units.joined[unit] = 1
      return { column: column(copy), units }
    })
  return found.reduce((best, one) => (one.column > best.column ? one : best), {
    column: 0,
    units: [] as readonly number[],
  })
}

/** The same over positions that fit: the one in the middle. */
export function likelyProspect(worlds: readonly State[], hex: number): Prospect {
  const found = worlds.map((world) => prospect(world, hex)).sort((a, b) => a.column - b.column)
  return found[found.length >> 1]!
}

import { NO_PAINT, type Paint, type PaintedLine } from '@hexfront/core'
import { numberOf, painted } from '../../display/spots.ts'
import { listed } from '../../words.ts'
import { attackers, hasLocality, isConcentric } from '../combat.ts'
import { phasing, pieces, type State } from '../state.ts'
import { rehearse } from './rehearsal.ts'

/** The directions from which the hex is attacked, as the target sees them. */
function directionsOf(s: State): number[] {
  const { ground } = s.setting
  const { target } = s.assault
  const found = new Set<number>()
  for (let unit = attackers(s); unit > 0; unit = s.units.joined.indexOf(1, unit + 1))
    found.add(ground.directionTo(target, s.units.place[unit]!))
  return [...found].sort((a, b) => a - b)
}

/** 11.11: the hexes that make an attack concentric are joined and named; where it is none, those are ringed that would make it one. */
export function geometry(s: State, candidates: readonly number[]): { readonly paint: Paint; readonly hint: string } {
  if (isConcentric(s)) return { paint: paintRays(s), hint: '' }
  const hexes = missing(s, candidates)
  if (hexes.length === 0) return { paint: NO_PAINT, hint: '' }
  return {
    paint: {
      ...NO_PAINT,
      hexes: hexes.map(painted('open', phasing(s))),
      lines: hexes.map((hex): PaintedLine => ({ look: 'gap', places: [hex, s.assault.target] })),
      chips: hexes.map((place) => ({ place, text: 'concentric', tone: 'even' })),
    },
    hint: `concentric with ${listed(hexes.map((hex) => numberOf(s, hex))).replace(' and ', ' or ')}`,
  }
}

/** The hexes of the attack that make it concentric, and how. */
function raysOf(directions: readonly number[]): { readonly from: readonly number[]; readonly name: string } {
  const opposite = directions.find((direction) => directions.includes(direction + 3))
  if (opposite !== undefined) return { from: [opposite, opposite + 3], name: 'opposite' }
  const first = [0, 1].find((start) => [start, start + 2, start + 4].every((one) => directions.includes(one)))
  return first === undefined
    ? { from: directions, name: 'four sides' }
    : { from: [first, first + 2, first + 4], name: 'alternate' }
}

function paintRays(s: State): Paint {
  const { ground } = s.setting
  const { target } = s.assault
  const { from, name } = raysOf(directionsOf(s))
  const hexes = from.map((direction) => ground.neighbour(target, direction))
  return {
    ...NO_PAINT,
    lines: hexes.map((hex): PaintedLine => ({ look: 'line', places: [hex, target] })),
    chips: hexes.map((place) => ({ place, text: name, tone: 'good' })),
  }
}

/** Hexes with somebody who could join and would make the attack concentric. */
function missing(s: State, candidates: readonly number[]): number[] {
  if (s.setting.isCity[s.assault.target] === 1 || hasLocality(s, s.assault.target)) return []
  const found = new Set<number>()
  for (const unit of candidates) {
    const copy = rehearse(s)
    copy.units.joined[unit] = 1
    if (isConcentric(copy)) found.add(s.units.place[unit]!)
  }
  return [...found].filter((hex) => pieces.occupier(s, hex) === phasing(s)).sort((a, b) => a - b)
}

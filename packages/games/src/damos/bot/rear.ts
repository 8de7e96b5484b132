import { changed, LEGAL, NO_REASONS, type Offer, operandA } from '@hexfront/core'
import { dueBarred, hasEntry, rebuildBarred, replaceBarred } from '../arrivals.ts'
import { GERMAN } from '../counters.ts'
import { wouldOverfill } from '../stacking.ts'
import { firstOf, lastOf, pieces, type State } from '../state.ts'
import { journeyHexes, mayTravel, travelBarred } from '../strategic.ts'
import { forceOf, unitsIn } from './forces.ts'
import { Places } from './places.ts'
import type { Survey } from './survey.ts'

/** C5.0: what is done next among reinforcements and replacements. */
export interface Draft {
  readonly verb: 'enter' | 'replace' | 'rebuild'
  readonly unit: number
  readonly points: number
}

export function nextDraft(s: State, side: number): Draft | null {
  const last = lastOf(s, side)
  for (let unit = firstOf(side); unit <= last; unit++)
    if (dueBarred(s, unit, NO_REASONS) === LEGAL && hasEntry(s, unit)) return { verb: 'enter', unit, points: 0 }
  const spare = s.sides.points[side]! - (s.turn === s.setting.lastTurn ? 0 : KEPT)
  if (spare <= 0) return null
  let best: Draft | null = null
  let most = 0
  for (let unit = firstOf(side); unit <= last; unit++) {
    const lost = s.setting.strength[unit]! - s.units.strength[unit]!
    if (s.units.place[unit] !== 0) {
      if (lost === 0 || replaceBarred(s, unit, NO_REASONS) !== LEGAL) continue
      const value = 1 + 0.3 * s.setting.exploitRating[unit]! + lost / 20
      if (value > most) {
        most = value
        best = { verb: 'replace', unit, points: 1 }
      }
    } else if (side !== GERMAN) {
      const points = Math.min(spare, REBUILT, s.setting.strength[unit]!)
      if (rebuildBarred(s, unit, points, NO_REASONS) !== LEGAL) continue
      const value = FRESH + s.setting.strength[unit]! / 20
      if (value > most) {
        most = value
        best = { verb: 'rebuild', unit, points }
      }
    }
  }
  return best
}

/** X4.5.1: points that are kept for battles. */
const KEPT = 2
/** How strong a unit is rebuilt, and what a new unit is worth beside a point for an old one. */
const REBUILT = 3
const FRESH = 1.5

/** X4.9: where a unit comes in: where it is worth most, and nearer to the front. */
export function entryIndex(s: State, seen: Survey, choices: Offer): number {
  const force = forceOf(s, 0, [s.entry.unit])
  const places = new Places(s, seen, force)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const value = places.value(operandA(choices.at(i)))
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}

/** C6.0: a journey, what it is worth beside staying. */
export interface Journey {
  readonly from: number
  readonly units: readonly number[]
  readonly to: number
  readonly gain: number
}

export function bestJourney(s: State, seen: Survey): Journey | null {
  let best: Journey | null = null
  const { hexes, count } = pieces.hexesOf(s, seen.side)
  for (const hex of Array.from(hexes.subarray(0, count))) {
    if (travelBarred(s, hex, NO_REASONS) !== LEGAL || seen.near[hex]! < REAR) continue
    const found = journeyFrom(s, seen, hex)
    if (found !== null && (best === null || found.gain > best.gain)) best = found
  }
  return best
}

/** Forces nearer than this to the enemy march instead. */
const REAR = 7

export function journeyFrom(s: State, seen: Survey, from: number): Journey | null {
  const units = unitsIn(s, seen.side, from).filter((unit) => mayTravel(s, unit))
  if (units.length === 0) return null
  const force = forceOf(s, from, units)
  s.units.travels.fill(0)
  for (const unit of units) s.units.travels[unit] = 1
  s.journey.from = from
  changed(s)
  const hexes = journeyHexes(s)
  for (const unit of units) pieces.place(s, unit, 0)
  const places = new Places(s, seen, force)
  let best = from
  let most = places.value(from) + LEAST
  for (const hex of hexes) {
    if (wouldOverfill(s, seen.side, hex, s.units.travels)) continue
    const value = places.value(hex)
    if (value > most) {
      most = value
      best = hex
    }
  }
  const gain = most - places.value(from)
  for (const unit of units) pieces.place(s, unit, from)
  s.units.travels.fill(0)
  s.journey.from = 0
  changed(s)
  return best === from ? null : { from, units, to: best, gain }
}

const LEAST = 0.3

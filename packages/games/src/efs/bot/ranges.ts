import { changed, LEGAL, NO_REASONS } from '@hexfront/core'
import { once } from '../../once.ts'
import { MILITIA_LEASH } from '../data/charts.ts'
import { activateBarred } from '../movement/activation.ts'
import { allowanceOf, moveBarred } from '../movement/allowance.ts'
import { rangeOf } from '../movement/movement.ts'
import { infiltrationBarred, oneHexBarred } from '../movement/special.ts'
import { type EfsSetting, WAYS } from '../scenarios.ts'
import { inEnemyZone, isOnMap, type State, sideOf } from '../state.ts'

/** Where a unit can be at the end of its move, and how it gets there. */
export interface Way {
  readonly hex: number
  readonly verb: 'stay' | 'to' | 'infiltrate' | 'step'
  /** 10.13: an HQ has to move it. */
  readonly isLed: boolean
}

const MARCH = WAYS.indexOf('march')

/** All of that, its own hex first; full hexes as well, since those who are there may go. */
export function waysFrom(s: State, unit: number): Way[] {
  const here = s.units.place[unit]!
  const ways: Way[] = [{ hex: here, verb: 'stay', isLed: false }]
  if (!isOnMap(s, unit)) return []
  const isFree = moveBarred(s, unit, NO_REASONS) === LEGAL
  const isLed = !isFree && activateBarred(s, unit, NO_REASONS) === LEGAL
  if (!isFree && !isLed) return ways
  pickUp(s, unit)
  const found = rangeOf(s)
  const seen = marksOf(s.setting)
  seen.fill(0)
  seen[here] = unit
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexOf(found.reached(i))
    if (seen[hex] === unit || isTooFar(s, unit, hex)) continue
    seen[hex] = unit
    ways.push({ hex, verb: 'to', isLed })
  }
  addSpecial(s, unit, isLed, ways)
  layDown(s, unit)
  return ways
}

const marksOf = once(({ ground }: EfsSetting) => new Uint16Array(ground.size + 1))

/** 21.74. */
const isTooFar = ({ setting }: State, unit: number, hex: number): boolean =>
  setting.home[unit] !== 0 && setting.ground.distance(setting.home[unit]!, hex) > MILITIA_LEASH

/** 11.4, 11.5. */
function addSpecial(s: State, unit: number, isLed: boolean, ways: Way[]): void {
  const here = s.units.place[unit]!
  const isPinned = inEnemyZone(s, sideOf(s, unit), here)
  const { around } = s.setting
  for (let way = here * 6; way < here * 6 + 6; way++) {
    const hex = around[way]!
    if (hex === 0 || ways.some((known) => known.hex === hex)) continue
    if (isPinned && infiltrationBarred(s, hex, NO_REASONS) === LEGAL) ways.push({ hex, verb: 'infiltrate', isLed })
    else if (oneHexBarred(s, hex, NO_REASONS) === LEGAL) ways.push({ hex, verb: 'step', isLed })
  }
}

export function pickUp(s: State, unit: number): void {
  s.units.inHand[unit] = 1
  s.march.hex = s.units.place[unit]!
  s.march.points = allowanceOf(s, unit)
  s.march.way = MARCH
  changed(s)
}

export function layDown(s: State, unit: number): void {
  s.units.inHand[unit] = 0
  s.march.hex = 0
  s.march.points = 0
  s.march.way = 0
  changed(s)
}

import type { Gauge } from '@hexfront/bots'
import { GERMAN, RUSSIAN } from './counters.ts'
import { firstOf, lastOf, type State } from './state.ts'
import { germansBeforeMoscow, isMoscowGerman } from './victory.ts'

/** Places that the seed names on the way to Moscow. */
const PLACES = ['Smolensk', 'Vyazma', 'Moscow'] as const

/**
 * How far the Germans came: the turn in which each place fell first, with the turn after the last where it never did; who stands
 * before Moscow, and the strength that is left to both sides.
 */
export function newGauge(): Gauge<State> {
  const fell = new Map<string, number>()
  let last: State | null = null
  return {
    see(s) {
      last = s
      for (const name of PLACES)
        if (!fell.has(name) && s.hexes.control[s.setting.board.place(name).hex] === GERMAN) fell.set(name, s.turn)
    },
    figures: () => (last === null ? {} : figuresOf(last, fell)),
  }
}

function figuresOf(s: State, fell: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  return {
    ...Object.fromEntries(PLACES.map((name) => [`${name} in turn`, fell.get(name) ?? s.setting.lastTurn + 1])),
    'Moscow held': isMoscowGerman(s) ? 1 : 0,
    'before Moscow': germansBeforeMoscow(s),
    'German strength': strengthOn(s, GERMAN),
    'Russian strength': strengthOn(s, RUSSIAN),
  }
}

function strengthOn(s: State, side: number): number {
  let sum = 0
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (s.units.place[unit] !== 0) sum += s.units.strength[unit]!
  return sum
}

import { changed } from '@hexfront/core'
import { type Play, pieces, type State } from '../state.ts'
import { takeOff } from '../strength.ts'

/** 8.4, 15.43: an Untried unit is turned over: one of those that it may be, by lot. Returns it, or 0 where it melts away. */
export function turnOver(s: State, unit: number, play: Play): number {
  const { setting, units } = s
  const hex = units.place[unit]!
  const pool: number[] = []
  for (let one = 1; one <= setting.units; one++)
    if (setting.pool[one] === setting.pool[unit] && setting.isUntried[one] === 0 && units.place[one] === 0)
      pool.push(one)
  const drawn = pool[play.dice.pick(pool.length, 'an Untried unit (15.43)', pool)] ?? 0
  takeOff(s, unit, setting.boxes.removed)
  if (drawn === 0 || setting.steps[drawn] === 0) {
    play.tell('vanished', unit)
    if (drawn !== 0) pieces.place(s, drawn, setting.boxes.removed)
    changed(s)
    return 0
  }
  units.zone[drawn] = setting.zone[drawn]!
  pieces.place(s, drawn, hex)
  play.tell('revealed', unit, drawn)
  changed(s)
  return drawn
}

/** All of them in a hex. */
export function turnOverAll(s: State, hex: number, play: Play): void {
  for (let unit = firstUntried(s, hex); unit !== 0; unit = firstUntried(s, hex)) turnOver(s, unit, play)
}

function firstUntried(s: State, hex: number): number {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isUntried[unit] === 1) return unit
  return 0
}

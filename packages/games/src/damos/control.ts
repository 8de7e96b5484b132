import { touch } from '@hexfront/core'
import { GERMAN } from './counters.ts'
import { enemyOf, isHeldBy, type Play, pieces, type State } from './state.ts'

/** C2.9, D-R14: a hex that a force moves into is its own unless an enemy stays there. */
export function occupy(s: State, side: number, hex: number, play: Play): void {
  if (side === GERMAN && s.setting.isEastOfMarsh[hex] === 1) openSouth(s, play)
  if (s.hexes.control[hex] === side || isHeldBy(s, enemyOf(side), hex)) return
  s.hexes.control[hex] = side
  touch(s)
  if (s.setting.placeAt[hex] !== 0) play.tell('taken', hex, side)
  // X4.7, D-R52
  if (side === GERMAN && hex === s.setting.smolensk && s.distractedFrom === 0) startClock(s, s.turn + 1, play)
}

/** X4.7. */
export function startClock(s: State, turn: number, play: Play): void {
  s.distractedFrom = turn
  play.tell('distracted', turn)
}

/** X1.3, D-R38. */
function openSouth(s: State, play: Play): void {
  if (s.isSouthOpen === 1) return
  s.isSouthOpen = 1
  touch(s)
  play.tell('south')
}

/** Units that are marked go to a hex. */
export function moveMarked(s: State, members: Uint8Array, hex: number): void {
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) pieces.place(s, unit, hex)
}

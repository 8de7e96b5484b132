import { SOVIET } from './counters.ts'
import { uncovers } from './fog.ts'
import { type Play, pieces, type State, sideOf } from './state.ts'

/** 3.3, R09-33: a unit comes into a hex, whether it moves, advances or retreats, and takes it for its side. */
export function occupy(s: State, unit: number, hex: number, play: Play): void {
  if (uncovers(s, unit)) play.reveal()
  take(s, sideOf(s, unit), hex, play)
  pieces.place(s, unit, hex)
}

/** 3.3: control changes the moment a unit enters; 4.2: with Koenigsberg the game is won at once. */
export function take(s: State, side: number, hex: number, play: Play): void {
  const { control } = s.hexes
  if (control[hex] === side) return
  control[hex] = side
  const { isCity, isTown, isPort, ports, koenigsberg } = s.setting
  if (isCity[hex] === 1 || isTown[hex] === 1) play.tell('taken', hex, side)
  if (side !== SOVIET) return
  // 7.9: once fallen, a port never works again.
  if (isPort[hex] === 1) s.ports.lost[ports.findIndex((port) => port.hex === hex) + 1] = 1
  if (hex === koenigsberg) play.finish()
}

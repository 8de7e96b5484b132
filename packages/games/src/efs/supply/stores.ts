import type { Play, State } from '../state.ts'

/** E-R42: supply cannot be captured: what the enemy comes to is gone. */
export function loseSupply(s: State, hex: number, side: number, play: Play): void {
  const { supplies } = s
  for (let supply = 1; supply < supplies.place.length; supply++) {
    if (supplies.place[supply] !== hex || supplies.side[supply] !== side || supplies.points[supply] === 0) continue
    supplies.place[supply] = 0
    supplies.points[supply] = 0
    play.tell('supplyLost', hex)
  }
}

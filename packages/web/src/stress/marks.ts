import { type Grid, type Hex, NO_PAINT, type PaintedHex } from '@hexfront/core'
import { NO_HIGHLIGHTS } from '../map/highlights.ts'
import type { Highlights, Piece, ShownOverlay } from '../map/scene.ts'

/** Zones of both sides over so many hexes, crossed in the middle. */
export function wideOverlay(grid: Grid, count: number): ShownOverlay {
  const step = Math.max(1, Math.floor((grid.size / count) * 2))
  const hexes: PaintedHex[] = []
  for (let n = 0; n < count; n++) {
    const side = n % 2 === 0 ? 1 : 2
    const hex = 1 + ((Math.floor(n / 2) * step + (side === 2 ? Math.floor(grid.size / 3) : 0)) % grid.size)
    hexes.push({ place: hex, look: 'zone', side, weight: 1 })
  }
  return { id: 'wide', paint: { ...NO_PAINT, hexes }, strength: 1 }
}

/** One of every mark round a counter of the second side that has an enemy beside it. */
export function marksOn(grid: Grid, pieces: readonly Piece[]): Highlights {
  const sideIn = new Map<Hex, number>(pieces.map(({ place, face }) => [place, face.side]))
  const attacker = pieces.find(
    ({ place, face }) => face.side === 2 && grid.ring(place, 1).some((hex) => sideIn.get(hex) === 1),
  )
  if (!attacker) return NO_HIGHLIGHTS
  const targets = grid.ring(attacker.place, 1).filter((hex) => sideIn.get(hex) === 1)
  const [target = 0, other = 0] = targets
  const free = grid.within(attacker.place, 3).filter((hex) => !sideIn.has(hex))
  return {
    ...NO_HIGHLIGHTS,
    chosen: new Set([attacker.unit]),
    target: new Set([target]),
    couldTarget: new Set([other]),
    couldJoin: new Set(
      pieces
        .filter(({ face }) => face.side === 2)
        .slice(0, 20)
        .map(({ unit }) => unit),
    ),
    canGo: new Map(
      free.map((hex, n) => [
        hex,
        { label: n % 5 === 0 ? '1!' : String(1 + (n % 6)), look: n % 5 === 0 ? 'barely' : 'go' },
      ]),
    ),
    arrows: [{ from: attacker.place, to: target }],
    chips: [
      { place: target, text: '4-1', tone: 'target' },
      { place: other, text: '1-2', tone: 'target' },
      { place: attacker.place, text: '13', tone: 'chosen' },
    ],
    path: free.slice(0, 2),
    cursor: free[3] ?? 0,
    pointed: new Set(free.slice(4, 5)),
  }
}

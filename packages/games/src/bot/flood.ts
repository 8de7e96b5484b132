import type { Ground } from '@hexfront/core'

/** Hexes to the nearest of some points, whatever lies between; 255 for none. */
export function floodFrom({ neighbours, size }: Ground, points: readonly number[]): Uint8Array {
  const far = new Uint8Array(size + 1).fill(255)
  const queue: number[] = []
  for (const hex of points) {
    if (far[hex] === 0) continue
    far[hex] = 0
    queue.push(hex)
  }
  for (let i = 0; i < queue.length; i++)
    for (let way = queue[i]! * 6; way < queue[i]! * 6 + 6; way++) {
      const next = neighbours[way]!
      if (next === 0 || far[next] !== 255) continue
      far[next] = far[queue[i]!]! + 1
      queue.push(next)
    }
  return far
}

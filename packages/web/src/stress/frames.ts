import type { MapView } from '../map/map-view.ts'

export interface Figures {
  readonly name: string
  readonly frames: number
  readonly median: number
  readonly p95: number
  readonly max: number
}

const FRAMES = 120

/** Moves the map as a hand would and times the frames. */
export async function measure(map: MapView): Promise<Figures[]> {
  await pause(900)
  // The same work without new ground: what the machine does to that is not the map's doing.
  const figures = [await timed('standing still', () => map.pan(0, 0))]
  for (const radius of [50, 30, 18, 8]) {
    map.zoom(radius / map.radius)
    await map.settled()
    await pause(900)
    figures.push(await timed(`pan, R ${Math.round(map.radius)}`, (n) => map.pan(...stride(n))))
  }
  map.zoom(50 / map.radius)
  await map.settled()
  await pause(900)
  figures.push(await timed('zoom out and in', (n) => map.zoom(n < FRAMES / 2 ? 1 / 1.035 : 1.035)))
  return figures
}

/** Down to the right, then down to the left: always onto ground that was not seen before. */
const stride = (n: number): [number, number] => (n < FRAMES / 2 ? [-14, -7] : [9, -13])

export function tableOf(figures: readonly Figures[]): string {
  const lines = figures.map(
    ({ name, median, p95, max }) =>
      `${name.padEnd(18)}${[median, p95, max].map((ms) => ms.toFixed(1).padStart(7)).join('')}`,
  )
  return [`${'ms a frame'.padEnd(18)} median    p95    max`, ...lines].join('\n')
}

async function timed(name: string, step: (n: number) => void): Promise<Figures> {
  const deltas: number[] = []
  let last = await frame()
  for (let n = 0; n < FRAMES; n++) {
    step(n)
    const now = await frame()
    deltas.push(now - last)
    last = now
  }
  deltas.sort((a, b) => a - b)
  const at = (share: number): number => deltas[Math.min(deltas.length - 1, Math.floor(deltas.length * share))] ?? 0
  return { name, frames: deltas.length, median: at(0.5), p95: at(0.95), max: at(1) }
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

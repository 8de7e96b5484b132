import { crc32, deflateSync } from 'node:zlib'

const COLOURS = 256

/**
 * A picture as a PNG of at most 256 colours: maps have few inks, and the file is a fraction of the full one. `pixels` are red, green, blue and alpha, row by row; alpha is left out.
 */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const counts = new Map<number, number>()
  const keys = new Uint32Array(width * height)
  for (let i = 0; i < keys.length; i++) {
    // Two bits of each ink less: eyes do not see it, and shades at edges fall together.
    const key = ((pixels[4 * i]! & 0xfc) << 16) | ((pixels[4 * i + 1]! & 0xfc) << 8) | (pixels[4 * i + 2]! & 0xfc)
    keys[i] = key
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const palette = paletteOf([...counts].sort(([a, n], [b, m]) => m - n || a - b).map(([key]) => key))
  const indexOf = new Map(palette.map((key, index) => [key, index]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const key = keys[y * width + x]!
      let index = indexOf.get(key)
      if (index === undefined) {
        index = nearest(palette, key)
        indexOf.set(key, index)
      }
      rows[y * (width + 1) + 1 + x] = index
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const inks = Buffer.from(palette.flatMap((key) => [key >> 16, (key >> 8) & 0xff, key & 0xff]))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', inks),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** So unlike are colours that get a place before their likes do: the few pixels of a city count as much as all the paper. */
const APART = 150

/** The most frequent ones that differ, and then the most frequent of the rest. */
function paletteOf(byCount: readonly number[]): number[] {
  const chosen: number[] = []
  const rest: number[] = []
  for (const key of byCount) {
    if (chosen.length === COLOURS) break
    if (chosen.some((other) => distance(other, key) < APART)) rest.push(key)
    else chosen.push(key)
  }
  return [...chosen, ...rest.slice(0, COLOURS - chosen.length)]
}

const distance = (a: number, b: number): number =>
  ((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 0xff) - ((b >> 8) & 0xff)) ** 2 + ((a & 0xff) - (b & 0xff)) ** 2

function nearest(palette: readonly number[], key: number): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  palette.forEach((other, index) => {
    const far = distance(other, key)
    if (far < least) {
      least = far
      best = index
    }
  })
  return best
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

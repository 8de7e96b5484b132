/** A piece of a path in absolute points: a move, a line, a curve with two handles, or the way back to the start. */
export type Piece = readonly ['M' | 'L', number, number] | readonly ['C', ...Curve] | readonly ['Z']
type Curve = readonly [number, number, number, number, number, number]

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** A path in the syntax of SVG as lines and cubic curves, which is all that a page knows. */
export function piecesOf(path: string): Piece[] {
  const pieces: Piece[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, letter = '', text = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g)?.map(Number) ?? []
    const command = letter.toUpperCase()
    const takes = TAKES[command]
    if (takes === undefined || command === 'S' || command === 'T')
      throw new Error(`a path with the command ${letter} cannot be printed`)
    const [dx, dy] = letter === command ? [() => 0, () => 0] : [() => x, () => y]
    if (takes === 0) {
      pieces.push(['Z'])
      ;[x, y] = [startX, startY]
    }
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const n = (i: number): number => numbers[at + i]!
      const [fromX, fromY] = [x, y]
      const [offX, offY] = [dx(), dy()]
      if (command === 'H') x = n(0) + offX
      else if (command === 'V') y = n(0) + offY
      else [x, y] = [n(takes - 2) + offX, n(takes - 1) + offY]
      if (command === 'M' && at === 0) {
        pieces.push(['M', x, y])
        ;[startX, startY] = [x, y]
      } else if (command === 'C') pieces.push(['C', n(0) + offX, n(1) + offY, n(2) + offX, n(3) + offY, x, y])
      else if (command === 'Q') {
        const [midX, midY] = [n(0) + offX, n(1) + offY]
        const third = (a: number, b: number): number => a + (2 / 3) * (b - a)
        pieces.push(['C', third(fromX, midX), third(fromY, midY), third(x, midX), third(y, midY), x, y])
      } else if (command === 'A')
        for (const curve of arc(fromX, fromY, n(0), n(1), n(2), n(3), n(4), x, y)) pieces.push(['C', ...curve])
      else pieces.push(['L', x, y])
    }
  }
  return pieces
}

/** An arc of an ellipse as curves of at most a quarter turn each (SVG 2, appendix B.2). */
function arc(
  x1: number,
  y1: number,
  rx0: number,
  ry0: number,
  turn: number,
  large: number,
  sweep: number,
  x2: number,
  y2: number,
): Curve[] {
  const angle = (turn * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2]
  const [px, py] = [cos * halfX + sin * halfY, cos * halfY - sin * halfX]
  const grown = Math.max(1, Math.hypot(px / rx0, py / ry0))
  const [rx, ry] = [rx0 * grown, ry0 * grown]
  const below = (rx * py) ** 2 + (ry * px) ** 2
  if (below === 0) return []
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below))
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2]
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx)
  let span = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start
  if (sweep === 0 && span > 0) span -= 2 * Math.PI
  if (sweep !== 0 && span < 0) span += 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9))
  const step = span / count
  const handle = (4 / 3) * Math.tan(step / 4)
  const at = (ex: number, ey: number): [number, number] => [
    cx + cos * rx * ex - sin * ry * ey,
    cy + sin * rx * ex + cos * ry * ey,
  ]
  return Array.from({ length: count }, (_, n) => {
    const [a, b] = [start + n * step, start + (n + 1) * step]
    return [
      ...at(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      ...at(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      ...at(Math.cos(b), Math.sin(b)),
    ]
  })
}

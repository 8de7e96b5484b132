import type { Point } from '@hexfront/core'

/** A rectangle that nothing else may cover. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Placed extends Point {
  readonly anchor: 'start' | 'middle' | 'end'
}

/** How wide letters of the name face run, as a share of their size. */
const LETTER = 0.5

const textWidth = (text: string, size: number, spacing = 0): number => text.length * (size * LETTER + spacing)

/** Keeps track of what is covered, and finds room for names around their points. */
export class Labels {
  /** By cell of a coarse net, so that a large map stays quick. */
  readonly #taken = new Map<string, Box[]>()

  take(box: Box): void {
    for (const cell of cellsOf(box)) {
      const list = this.#taken.get(cell)
      if (list) list.push(box)
      else this.#taken.set(cell, [box])
    }
  }

  /** The best free place for a name by a point, or null where every place covers something. */
  place(point: Point, text: string, size: number, spacing: number, gap: number): Placed | null {
    const width = textWidth(text, size, spacing)
    const options: Placed[] = [
      { x: point.x, y: point.y + gap + size * 0.8, anchor: 'middle' },
      { x: point.x + gap, y: point.y + size * 0.32, anchor: 'start' },
      { x: point.x - gap, y: point.y + size * 0.32, anchor: 'end' },
      { x: point.x, y: point.y - gap, anchor: 'middle' },
      { x: point.x + gap * 0.7, y: point.y + gap + size * 0.55, anchor: 'start' },
      { x: point.x - gap * 0.7, y: point.y + gap + size * 0.55, anchor: 'end' },
      { x: point.x + gap * 0.7, y: point.y - gap * 0.7, anchor: 'start' },
      { x: point.x - gap * 0.7, y: point.y - gap * 0.7, anchor: 'end' },
    ]
    let best: Placed | null = null
    let least = Number.POSITIVE_INFINITY
    options.forEach((option, order) => {
      const cost = this.#covered(boxOf(option, width, size)) + order * 4
      if (cost < least) {
        least = cost
        best = option
      }
    })
    if (!best || least > width * size * 0.35) return null
    this.take(boxOf(best, width, size))
    return best
  }

  /** How much of a box is taken already. */
  #covered(box: Box): number {
    let sum = 0
    for (const other of new Set([...cellsOf(box)].flatMap((cell) => this.#taken.get(cell) ?? []))) {
      const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
      if (width > 0 && height > 0) sum += width * height
    }
    return sum
  }
}

function boxOf({ x, y, anchor }: Placed, width: number, size: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * 0.8, bottom: y + size * 0.25 }
}

const CELL = 120

function* cellsOf({ left, top, right, bottom }: Box): Generator<string> {
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x++)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y++) yield `${x},${y}`
}

/** A rectangle about its middle, turned by an angle. */
export interface Patch {
  readonly x: number
  readonly y: number
  /** Half its width and half its height, before it is turned. */
  readonly wide: number
  readonly high: number
  readonly sin: number
  readonly cos: number
}

export const upright = (left: number, top: number, right: number, bottom: number): Patch => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  wide: (right - left) / 2,
  high: (bottom - top) / 2,
  sin: 0,
  cos: 1,
})

/** How far a patch reaches from its middle, right and down. */
export const reachX = ({ wide, high, sin, cos }: Patch): number => wide * Math.abs(cos) + high * Math.abs(sin)
export const reachY = ({ wide, high, sin, cos }: Patch): number => wide * Math.abs(sin) + high * Math.abs(cos)

/** Whether two patches have a point in common: they have none if some edge of one parts them. */
export function meet(a: Patch, b: Patch): boolean {
  const dx = b.x - a.x
  const dy = b.y - a.y
  if (Math.abs(dx) >= reachX(a) + reachX(b) || Math.abs(dy) >= reachY(a) + reachY(b)) return false
  if (a.sin === 0 && b.sin === 0) return true
  return !isParted(a, b, dx, dy) && !isParted(b, a, dx, dy)
}

function isParted(a: Patch, b: Patch, dx: number, dy: number): boolean {
  // The angle of b as seen from a.
  const cos = Math.abs(a.cos * b.cos + a.sin * b.sin)
  const sin = Math.abs(a.cos * b.sin - a.sin * b.cos)
  return (
    Math.abs(dx * a.cos + dy * a.sin) >= a.wide + b.wide * cos + b.high * sin ||
    Math.abs(dy * a.cos - dx * a.sin) >= a.high + b.wide * sin + b.high * cos
  )
}

/** The area that two patches share, the turned ones taken as the upright ones round them. */
export function shared(a: Patch, b: Patch): number {
  const width = Math.min(a.x + reachX(a), b.x + reachX(b)) - Math.max(a.x - reachX(a), b.x - reachX(b))
  const height = Math.min(a.y + reachY(a), b.y + reachY(b)) - Math.max(a.y - reachY(a), b.y - reachY(b))
  return width > 0 && height > 0 ? width * height : 0
}

interface Entry<T> {
  readonly patch: Patch
  readonly owner: T
}

/** Patches with their owners, found again by where they are. */
export class Patches<T> {
  readonly #cell: number
  readonly #cells = new Map<number, Entry<T>[]>()

  constructor(cell: number) {
    this.#cell = cell
  }

  add(patch: Patch, owner: T): void {
    for (const key of this.#keys(patch)) {
      const list = this.#cells.get(key)
      if (list) list.push({ patch, owner })
      else this.#cells.set(key, [{ patch, owner }])
    }
  }

  remove(patch: Patch, owner: T): void {
    for (const key of this.#keys(patch)) {
      const list = this.#cells.get(key)
      if (list)
        this.#cells.set(
          key,
          list.filter((entry) => entry.owner !== owner),
        )
    }
  }

  /** Adds the owners of all that meets a patch. */
  find(patch: Patch, found: Set<T>): void {
    for (const key of this.#keys(patch))
      for (const entry of this.#cells.get(key) ?? []) if (meet(entry.patch, patch)) found.add(entry.owner)
  }

  isMet(patch: Patch, by?: T): boolean {
    for (const key of this.#keys(patch))
      for (const entry of this.#cells.get(key) ?? []) if (entry.owner !== by && meet(entry.patch, patch)) return true
    return false
  }

  *#keys(patch: Patch): Generator<number> {
    const [x, y] = [reachX(patch), reachY(patch)]
    const right = Math.floor((patch.x + x) / this.#cell)
    const bottom = Math.floor((patch.y + y) / this.#cell)
    for (let column = Math.floor((patch.x - x) / this.#cell); column <= right; column++)
      for (let row = Math.floor((patch.y - y) / this.#cell); row <= bottom; row++) yield column * 65_536 + row
  }
}

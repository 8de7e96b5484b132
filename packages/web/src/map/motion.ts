import type { Hex, Unit } from '@hexfront/core'
import type { Geometry } from './geometry.ts'
import type { Piece } from './scene.ts'
import { eased } from './viewport.ts'

const HEX_TIME = 260
const LONGEST = 900
const FADE_TIME = 300
const LIFT = 6

/** A counter on its way, in units of the map. */
interface Glide {
  readonly fromX: number
  readonly fromY: number
  readonly to: Hex
  readonly start: number
  readonly time: number
}

/** A counter that was lost and is still seen. */
export interface Fading {
  readonly piece: Piece
  readonly start: number
}

export interface Faded {
  readonly piece: Piece
  readonly opacity: number
  /** Pixels above its hex. */
  readonly lift: number
}

/** What moves on the map. Nothing waits for it: it is only to be looked at. */
export class Motions {
  readonly #geometry: Geometry
  readonly #glides = new Map<Unit, Glide>()
  #fading: Fading[] = []

  constructor(geometry: Geometry) {
    this.#geometry = geometry
  }

  get isStill(): boolean {
    return this.#glides.size === 0 && this.#fading.length === 0
  }

  /** From one set of pieces to the next. */
  begin(before: readonly Piece[], after: readonly Piece[], now: number): void {
    const were = new Map(before.map((piece) => [piece.unit, piece]))
    for (const piece of after) {
      const was = were.get(piece.unit)
      were.delete(piece.unit)
      if (!was || was.place === piece.place) continue
      if (!this.#geometry.isOnMap(was.place)) continue
      if (!this.#geometry.isOnMap(piece.place)) this.#fading.push({ piece: was, start: now })
      else this.#glide(was, piece.place, now)
    }
    for (const lost of were.values()) {
      this.#glides.delete(lost.unit)
      if (this.#geometry.isOnMap(lost.place)) this.#fading.push({ piece: lost, start: now })
    }
  }

  stop(): void {
    this.#glides.clear()
    this.#fading = []
  }

  /** Lets go of what has arrived or gone. */
  advance(now: number): void {
    for (const [unit, { start, time }] of this.#glides) if (now >= start + time) this.#glides.delete(unit)
    this.#fading = this.#fading.filter(({ start }) => now < start + FADE_TIME)
  }

  isGliding(unit: Unit): boolean {
    return this.#glides.has(unit)
  }

  /** Where a gliding counter is now. */
  at(unit: Unit, now: number): { readonly x: number; readonly y: number } | null {
    const glide = this.#glides.get(unit)
    if (!glide) return null
    const share = eased((now - glide.start) / glide.time)
    const { x, y } = this.#geometry.centre(glide.to)
    return { x: glide.fromX + (x - glide.fromX) * share, y: glide.fromY + (y - glide.fromY) * share }
  }

  fading(now: number): Faded[] {
    return this.#fading.map(({ piece, start }) => {
      const share = Math.min(1, Math.max(0, (now - start) / FADE_TIME))
      return { piece, opacity: 1 - share, lift: LIFT * share }
    })
  }

  #glide({ unit, place }: Piece, to: Hex, now: number): void {
    const from = this.at(unit, now) ?? this.#geometry.centre(place)
    const time = glideTime(this.#geometry.steps(place, to))
    this.#glides.set(unit, { fromX: from.x, fromY: from.y, to, start: now, time })
  }
}

export const glideTime = (steps: number): number => Math.min(LONGEST, HEX_TIME * steps)

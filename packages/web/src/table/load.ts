import type { Hex, Refusal, Unit } from '@hexfront/core'

/** What is being carried over the map, and why it could not fall where it is. */
export interface Carried {
  readonly units: readonly Unit[]
  readonly from: Hex
  readonly hex: Hex
  /** In the window. */
  readonly x: number
  readonly y: number
  readonly refusal: Refusal | null
}

/** Like the pointer, it has listeners of its own: carrying shows nothing anew but what is carried. */
export class Load {
  readonly #listeners = new Set<() => void>()
  #now: Carried | null = null

  get now(): Carried | null {
    return this.#now
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(now: Carried | null): void {
    this.#now = now
    for (const listener of this.#listeners) listener()
  }
}

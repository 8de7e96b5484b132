import type { Hex, Unit } from '@hexfront/core'

/** What the pointer is over. It has listeners of its own, so that moving it shows nothing anew but what is about it. */
export class Pointer {
  readonly #listeners = new Set<() => void>()
  #over: { readonly hex: Hex; readonly unit: Unit } = { hex: 0, unit: 0 }
  #version = 0

  get over(): { readonly hex: Hex; readonly unit: Unit } {
    return this.#over
  }

  get version(): number {
    return this.#version
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  move(hex: Hex, unit: Unit): void {
    if (hex === this.#over.hex && unit === this.#over.unit) return
    this.#over = { hex, unit }
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

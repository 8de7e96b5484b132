import type { Hex, Unit } from '@hexfront/core'

/** What the hand does on the map while it does not play. */
export interface MapTool {
  press(hex: Hex, unit: Unit): void
  /** Something is dragged from a hex, over others, and let go; over no hex it is dropped. */
  grab(hex: Hex): void
  carry(hex: Hex): void
  drop(hex: Hex): void
  /** One step back, and at last out of the tool. */
  escape(): void
}

/** Something with listeners of its own, so that its changes show nothing anew but what is about it. */
export abstract class Watchable {
  readonly #listeners = new Set<() => void>()
  #version = 0

  get version(): number {
    return this.#version
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  protected changed(): void {
    this.#version++
    for (const listener of this.#listeners) listener()
  }
}

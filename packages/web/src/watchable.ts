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

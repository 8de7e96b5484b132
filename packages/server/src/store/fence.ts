import type { Append } from './store.ts'

/** An append that waits, with how often its game had been lost when it was given. */
export interface Waiting {
  readonly append: Append
  readonly losses: number
}

/** Appends of one game that build on each other: they are stored together or not at all. */
export interface Chain {
  readonly game: number
  readonly since: number
  readonly upto: number
  readonly appends: readonly Append[]
}

/**
 * What was given to build on an append that then came too late must not go in either, though its number might fit by now: another
 * process has put something else there.
 */
export class Fence {
  readonly #losses = new Map<number, number>()

  admit(append: Append): Waiting {
    return { append, losses: this.#lossesOf(append.game) }
  }

  isLate({ append, losses }: Waiting): boolean {
    return losses !== this.#lossesOf(append.game)
  }

  lose(game: number): void {
    this.#losses.set(game, this.#lossesOf(game) + 1)
  }

  #lossesOf(game: number): number {
    return this.#losses.get(game) ?? 0
  }
}

/** In the order they were given; one that does not build on the one before it makes a chain of its own. */
export function chainsOf(appends: readonly Append[]): readonly Chain[] {
  const chains: Chain[] = []
  const last = new Map<number, number>()
  for (const append of appends) {
    const { game, since, events } = append
    const upto = since + events.length
    const at = last.get(game)
    const before = at === undefined ? undefined : chains[at]
    if (at !== undefined && before?.upto === since) {
      chains[at] = { ...before, upto, appends: [...before.appends, append] }
    } else {
      last.set(game, chains.length)
      chains.push({ game, since, upto, appends: [append] })
    }
  }
  return chains
}

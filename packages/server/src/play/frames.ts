import { type Game, type Glimpse, NATURE, type Side, writeDraw } from '@hexfront/core'
import type { EventFrame } from '@hexfront/wire'

/** A side by its name; nature has none. */
export const sideName = ({ sides }: Pick<Game, 'sides'>, side: Side): string =>
  side === NATURE ? '' : (sides[side - 1] ?? '')

/** What a viewer gets, as it travels. */
export function eventFrame(code: string, game: Pick<Game, 'sides'>, glimpse: Glimpse): EventFrame {
  const { n, side, by, say, said, draws, told, diff, mark, barrier, back } = glimpse
  return {
    t: 'ev',
    game: code,
    n,
    side: sideName(game, side),
    by,
    say,
    said,
    dice: draws.map(writeDraw),
    told,
    diff: Array.from(diff),
    mark,
    ...(back > 0 ? { back } : {}),
    barrier,
  }
}

/** A frame that is written down once, for all who get it, when the first of them does. */
export class Sent {
  readonly #code: string
  readonly #game: Pick<Game, 'sides'>
  readonly #glimpse: Glimpse
  #text: string | null = null

  constructor(code: string, game: Pick<Game, 'sides'>, glimpse: Glimpse) {
    this.#code = code
    this.#game = game
    this.#glimpse = glimpse
  }

  get n(): number {
    return this.#glimpse.n
  }

  get mark(): string {
    return this.#glimpse.mark
  }

  get text(): string {
    this.#text ??= JSON.stringify(eventFrame(this.#code, this.#game, this.#glimpse))
    return this.#text
  }
}

/** The last frames of a viewer, so many at most. */
export class Recent {
  #frames: Sent[] = []
  #last: number
  readonly #most: number

  constructor(last: number, most: number) {
    this.#last = last
    this.#most = most
  }

  add(frame: Sent): void {
    this.#frames.push(frame)
    this.#last = frame.n
    if (this.#frames.length >= 2 * this.#most) this.#frames = this.#frames.slice(-this.#most)
  }

  /** Those after the first `n`, if that one left this mark; null where it did not, or is not known any more. */
  since(n: number, mark: string): readonly Sent[] | null {
    const at = this.#frames.length - (this.#last - n) - 1
    if (n > this.#last || this.#last - n > this.#most || this.#frames[at]?.mark !== mark) return null
    return this.#frames.slice(at + 1)
  }
}

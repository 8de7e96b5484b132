import type { Draw } from '../dice/draw.ts'
import { type Game, type Listener, type Sentence, type Setting, type Side, SPECTATOR, type Told } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import type { Heard } from './entry.ts'

/**
 * Listens while a choice is taken, for everybody at once. What a side hears of a line is asked when the line is told, of
 * the position at that moment, and never again: fog that lifts later does not rewrite it.
 */
export class Hearing<S extends PositionCore, T extends Setting> implements Listener {
  readonly told: Told[] = []
  readonly draws: Draw[] = []
  hasRevealed = false
  readonly #game: Game<S, T>
  readonly #position: S
  readonly #ears: readonly Ear[]

  constructor(game: Game<S, T>, position: S) {
    this.#game = game
    this.#position = position
    this.#ears = viewersOf(game).map((viewer) => new Ear(viewer))
  }

  tell(event: string, a?: number, b?: number, c?: number): void {
    const told = { event, operands: [a, b, c].filter((operand) => operand !== undefined) }
    this.told.push(told)
    for (const { viewer, told: kept } of this.#ears)
      kept.hear(this.told, told, this.#game.sees(this.#position, told, viewer))
  }

  drawn(draw: Draw): void {
    this.draws.push(draw)
    for (const { viewer, draws } of this.#ears)
      draws.hear(this.draws, draw, this.#game.seesDraw(this.#position, draw, viewer))
  }

  reveal(): void {
    this.hasRevealed = true
  }

  /** What each viewer has heard, given how he heard the answer itself; the whole truth is one object. */
  heard(said: Sentence, saidTo: readonly (Sentence | null)[]): Heard[] {
    const whole: Heard = { said, draws: orNone(this.draws), told: orNone(this.told) }
    return this.#ears.map(({ told, draws }, at) => {
      const heard = saidTo[at]!
      const isWhole = told.others === null && draws.others === null && isSame(said, heard)
      return isWhole ? whole : { said: heard, draws: draws.others ?? whole.draws, told: told.others ?? whole.told }
    })
  }

  /** The deal: nobody sees its dice, which would tell what is hidden. */
  heardOfDeal(): Heard[] {
    return this.#ears.map(({ told }) => ({ said: null, draws: NONE, told: told.others ?? this.told }))
  }
}

/** Everybody there is something to hide from: spectators first, then by side. */
export const viewersOf = (game: Pick<Game, 'sides'>): Side[] => [SPECTATOR, ...game.sides.map((_, index) => index + 1)]

const NONE: readonly never[] = []

/** Most choices tell and throw nothing: they share one empty list. */
export const orNone = <I>(list: readonly I[]): readonly I[] => (list.length === 0 ? NONE : list)

class Ear {
  readonly viewer: Side
  readonly told = new Lines<Told>()
  readonly draws = new Lines<Draw>()

  constructor(viewer: Side) {
    this.viewer = viewer
  }
}

/** A list of its own only from the first line on that differs from the truth. */
class Lines<I> {
  others: I[] | null = null

  hear(truth: readonly I[], one: I, heard: I | null): void {
    if (heard === one && this.others === null) return
    this.others ??= truth.slice(0, -1)
    if (heard !== null) this.others.push(heard)
  }
}

function isSame(a: Sentence, b: Sentence | null): boolean {
  if (b === null || a.template !== b.template || a.operands.length !== b.operands.length) return false
  return a.operands.every((operand, at) => operand === b.operands[at])
}

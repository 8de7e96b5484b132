import { type Choice, Choices } from '../choice.ts'
import type { Draw } from '../dice/draw.ts'
import { replayDice } from '../dice/replay.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto, hash, rememberNothing, samePosition } from '../state/position.ts'

/**
 * Plays a match along with two positions: one to which nothing happens but what the choices do, so that it remembers all it
 * ever may, and one that works everything out anew, each time. They offer and do the same, unless a memo is stale. Answers
 * are the empty string, or what is wrong.
 */
export class Memory<S extends PositionCore, T extends Setting> {
  readonly #game: Game<S, T>
  readonly #long: S
  readonly #short: S
  readonly #byLong = new Choices()
  readonly #byShort = new Choices()

  constructor(game: Game<S, T>, start: S, setting: T) {
    this.#game = game
    this.#long = game.blank(setting)
    this.#short = game.blank(setting)
    copyInto(this.#long, start)
    rememberNothing(this.#short)
  }

  /** What is offered where the match stands. */
  offers(): string {
    copyInto(this.#short, this.#long)
    this.#game.choices(this.#short, this.#byShort)
    this.#game.choices(this.#long, this.#byLong)
    const [long, short] = [this.#byLong.toArray(), this.#byShort.toArray()]
    const odd = long.find((c) => !short.includes(c)) ?? short.find((c) => !long.includes(c))
    return odd === undefined ? '' : `${this.#game.write(this.#long, odd)} is offered or not by what was remembered`
  }

  /** What a choice comes to. Everything has been asked before it. */
  takes(chosen: Choice, draws: readonly Draw[], after: S): string {
    const text = this.#game.write(this.#long, chosen)
    const first = this.#afresh(chosen, draws)
    const second = this.#afresh(chosen, draws)
    const isStale = this.follows(chosen, draws, after) !== first
    // What differs each time comes of a state outside of the position, which other laws find.
    return isStale && first === second ? `${text} goes by what was remembered from before it` : ''
  }

  /** Keeps up with the match where the law is not held. */
  follows(chosen: Choice, draws: readonly Draw[], after: S): string {
    this.#game.choices(this.#long, this.#byLong)
    this.#game.take(this.#long, chosen, replayDice(draws))
    const came = hash(this.#long)
    if (!samePosition(this.#long, after)) copyInto(this.#long, after)
    return came
  }

  #afresh(chosen: Choice, draws: readonly Draw[]): string {
    copyInto(this.#short, this.#long)
    this.#game.take(this.#short, chosen, replayDice(draws))
    return hash(this.#short)
  }
}

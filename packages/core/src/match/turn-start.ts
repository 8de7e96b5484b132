import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { type PositionText, readPosition, writePosition } from '../state/text.ts'
import { turnOf } from './carry-out.ts'
import type { MatchRecord } from './record.ts'

/** The position at the start of a turn, as bytes or as the words it was kept in. */
export class TurnStart {
  readonly at: number
  readonly turn: number
  #core: Uint32Array | null
  #text: PositionText | null

  private constructor(at: number, turn: number, core: Uint32Array | null, text: PositionText | null) {
    this.at = at
    this.turn = turn
    this.#core = core
    this.#text = text
  }

  static of(position: PositionCore, at: number): TurnStart {
    return new TurnStart(at, turnOf(position), position.words.slice(0, position.layout.coreWords), null)
  }

  static kept({ at, turn, position }: MatchRecord['turns'][number]): TurnStart {
    return new TurnStart(at, turn, null, position)
  }

  putInto<S extends PositionCore, T extends Setting>(game: Game<S, T>, into: S): void {
    into.words.fill(0)
    if (this.#core === null) {
      readPosition(into, this.#text)
      this.#core = into.words.slice(0, into.layout.coreWords)
    } else into.words.set(this.#core)
    game.rebuild(into)
  }

  /** `scratch` is any position of the match. */
  write(scratch: PositionCore): MatchRecord['turns'][number] {
    if (this.#text === null) {
      scratch.words.set(this.#core!)
      this.#text = writePosition(scratch)
    }
    return { at: this.at, turn: this.turn, position: this.#text }
  }
}

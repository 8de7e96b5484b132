import type { Dice } from '../dice/dice.ts'
import { seededDice } from '../dice/seeded.ts'
import { type Game, type Setting, type Side, SPECTATOR } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'

/** What the laws work with while a game is held against them: chance of their own, and positions to write into. */
export class Watch<S extends PositionCore, T extends Setting> {
  readonly game: Game<S, T>
  readonly setting: T
  readonly seed: string
  /** Never the dice or the choices of the game, so that it goes the same way whatever is held against it. */
  readonly chance: Dice
  /** The sides, and one who only looks on. */
  readonly viewers: readonly Side[]
  readonly view: S
  readonly other: S
  readonly #left: S
  readonly #right: S

  constructor(game: Game<S, T>, setting: T, seed: string) {
    this.game = game
    this.setting = setting
    this.seed = seed
    this.chance = seededDice(`${seed} doubting`)
    this.viewers = [...game.sides.map((_, index) => index + 1), SPECTATOR]
    this.view = game.blank(setting)
    this.other = game.blank(setting)
    this.#left = game.blank(setting)
    this.#right = game.blank(setting)
  }

  nameOf(side: Side): string {
    return side === SPECTATOR ? 'a spectator' : (this.game.sides[side - 1] ?? 'nature')
  }

  /** Whether two positions are one and the same to a side, derived columns and all. */
  looksTheSame(a: S, b: S, side: Side): boolean {
    this.game.view(a, side, this.#left)
    this.game.view(b, side, this.#right)
    return sameBytes(this.#left, this.#right)
  }

  /** Whether anything of a position is hidden from a side. */
  hides(s: S, side: Side): boolean {
    this.game.view(s, side, this.#left)
    return !sameBytes(this.#left, s)
  }
}

export function sameBytes(a: PositionCore, b: PositionCore): boolean {
  for (let i = 0; i < a.words.length; i++) if (a.words[i] !== b.words[i]) return false
  return true
}

/** Where two positions differ first, by the name of the column. */
export function firstDifference(a: PositionCore, b: PositionCore): string {
  const byte = a.bytes.findIndex((value, at) => value !== b.bytes[at])
  for (const slot of [...a.layout.scalars, ...a.layout.cells]) {
    const from = slot.at * WIDTHS[slot.column.kind]
    if (byte >= from && byte < from + slot.rows * WIDTHS[slot.column.kind]) return `in ${slot.path.join('.')}`
  }
  return `at byte ${byte}`
}

const WIDTHS = { u8: 1, flag: 1, u16: 2, i16: 2, i32: 4 } as const

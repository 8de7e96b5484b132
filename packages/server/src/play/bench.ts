import {
  type DataOverlay,
  fingerprint,
  type Game,
  OVERLAY_KEPT,
  type PositionCore,
  readJson,
  readShape,
  type Setting,
  touch,
} from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { GameRow } from '../store/schema.ts'

/** Whoever keeps the words of a position while others are worked on. */
export interface Holder {
  readonly words: Uint32Array
}

/**
 * Where the games of one setting are worked on, one at a time: a loaded game is its words, and lies here only while something
 * happens in it.
 */
export class Bench {
  readonly table: GameTable
  readonly game: Game
  readonly setting: Setting
  /** The truth of the game that lies here. */
  readonly position: PositionCore
  /** Positions to work in. */
  readonly before: PositionCore
  readonly view: PositionCore
  readonly scratch: PositionCore
  #holder: Holder | null = null

  constructor(table: GameTable, setting: Setting) {
    this.table = table
    this.game = table.game
    this.setting = setting
    this.position = this.game.blank(setting)
    this.before = this.game.blank(setting)
    this.view = this.game.blank(setting)
    this.scratch = this.game.blank(setting)
  }

  /** The fingerprint of all that the rules read. */
  get data(): string {
    return fingerprint(this.game, this.setting)
  }

  /** Lays the position of a game on the bench. */
  lay(holder: Holder): PositionCore {
    const { position } = this
    if (this.#holder === holder) return position
    this.#holder?.words.set(position.words)
    position.words.set(holder.words)
    touch(position)
    this.#holder = holder
    return position
  }

  /** What lies here is not to be kept. */
  sweep(holder: Holder): void {
    if (this.#holder === holder) this.#holder = null
  }
}

export type Played = Pick<GameRow, 'game' | 'scenario' | 'options' | 'overlay'>

/** Benches by what is played on them, made when they are first asked for. */
export class Benches {
  readonly #tables: Readonly<Record<string, () => Promise<GameTable>>>
  readonly #made = new Map<string, Promise<Bench>>()

  constructor(tables: Readonly<Record<string, () => Promise<GameTable>>> = TABLES) {
    this.#tables = tables
  }

  of(played: Played): Promise<Bench> {
    const key = [played.game, played.scenario, played.options, played.overlay ?? ''].join('\n')
    const known = this.#made.get(key)
    if (known) return known
    const made = this.#make(played)
    this.#made.set(key, made)
    made.catch(() => this.#made.delete(key))
    return made
  }

  /** What is known of a game, before any is played. */
  async tableOf(game: string): Promise<GameTable> {
    const open = Object.hasOwn(this.#tables, game) ? this.#tables[game] : undefined
    if (!open) throw new Error(`there is no game ${game}`)
    return open()
  }

  async #make({ game, scenario, options, overlay }: Played): Promise<Bench> {
    const table = await this.tableOf(game)
    return new Bench(table, table.game.setting(scenario, JSON.parse(options), overlayIn(overlay)))
  }
}

export const overlayIn = (text: string | null): DataOverlay | null =>
  text === null ? null : readShape(OVERLAY_KEPT, readJson(text, 'overlay'), 'overlay')

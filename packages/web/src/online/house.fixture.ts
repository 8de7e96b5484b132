import {
  copyInto,
  difference,
  hash,
  heardBy,
  Match,
  type PositionCore,
  type Side,
  SPECTATOR,
  seededDice,
  writeDraw,
} from '@hexfront/core'
import type { GameTable } from '@hexfront/games/tables'
import type { AtFrame, Command, EventFrame, Frame, State } from '@hexfront/wire'

const CODE = 'k3vqabcd'

/** A server of one game in a few lines: what it tells one viewer of it, and what it answers him. */
export class House {
  readonly match: Match
  readonly frames: EventFrame[] = []
  readonly #viewer: Side
  readonly #seen: PositionCore
  readonly #next: PositionCore
  readonly #keys = new Map<string, number>()
  /** The number of the first choice of each frame that stands. */
  #told = 0

  constructor(table: GameTable, scenario: string, viewer: Side, seed = 'house', opening: readonly string[] = []) {
    this.match = Match.begin(table.game, scenario, {}, seededDice(seed))
    this.#viewer = viewer
    this.#seen = table.game.blank(this.match.setting)
    this.#next = table.game.blank(this.match.setting)
    for (const line of opening) this.match.say(line)
    this.#told = this.match.entries.length
    table.game.view(this.match.position, viewer, this.#seen)
  }

  get n(): number {
    return this.frames.length
  }

  get state(): State {
    const seats = this.match.game.sides.map((side, at) => ({
      side,
      name: at + 1 === this.#viewer ? 'Ann' : 'Bob',
      kind: 'person' as const,
      isHere: true,
    }))
    return { status: 'running', seats, clocks: [], offers: [], spectators: 0, over: null }
  }

  at(): AtFrame {
    const { coreWords } = this.#seen.layout
    const core = this.#seen.bytes.slice(0, coreWords * 4)
    return {
      t: 'at',
      game: CODE,
      n: this.n,
      rules: this.match.game.rules,
      data: '',
      me: this.#viewer === SPECTATOR ? [] : [this.match.game.sides[this.#viewer - 1]!],
      view: btoa(String.fromCharCode(...core)),
      mark: hash(this.#seen),
      state: this.state,
      standing: [],
    }
  }

  /** Another plays: what the viewer gets of it. */
  play(...lines: string[]): EventFrame[] {
    for (const line of lines) {
      const taken = this.match.say(line)
      if (!taken.ok) throw new Error(`${line}: ${taken.refusal.because}`)
    }
    return this.#tell()
  }

  /** What the viewer gets for a command: its answer first, then what came of it. */
  answer(command: Command): Frame[] {
    const { key } = command
    const known = this.#keys.get(key)
    if (known !== undefined) return [{ t: 'ok', game: CODE, key, n: known }]
    if ('at' in command && command.at !== this.n) return [{ t: 'stale', game: CODE, key, n: this.n }]
    if (command.t === 'undo') this.match.undo([this.#viewer])
    if (command.t === 'do') {
      for (const [at, line] of command.say.entries()) {
        const { choice } = this.match.game.read(this.match.position, line)
        const taken = this.match.take(choice, at === 0 ? 'hand' : 'expanded')
        if (!taken.ok) return [{ t: 'no', game: CODE, key, ...taken.refusal }]
      }
    }
    const frames = this.#tell()
    this.#keys.set(key, this.n)
    return [{ t: 'ok', game: CODE, key, n: this.n }, ...frames]
  }

  #tell(): EventFrame[] {
    const { game, entries } = this.match
    const from = this.frames.length
    if (entries.length < this.#told) this.#goBack(this.#told - entries.length)
    for (let at = this.#told; at < entries.length; at++) {
      const entry = entries[at]!
      const at1 = game.blank(this.match.setting)
      this.match.positionAt(at + 1, at1)
      game.view(at1, this.#viewer, this.#next)
      const isOwn = entry.side === this.#viewer
      const { said, draws, told } = heardBy(entry, this.#viewer)
      this.#push({
        side: game.sides[entry.side - 1] ?? '',
        by: isOwn ? entry.by : 'hand',
        say: isOwn ? entry.text : null,
        said,
        dice: draws.map(writeDraw),
        told,
        barrier: isOwn ? entry.barrier : null,
      })
    }
    this.#told = entries.length
    return this.frames.slice(from)
  }

  #goBack(back: number): void {
    const { game, position } = this.match
    game.view(position, this.#viewer, this.#next)
    const side = game.sides[this.#viewer - 1]!
    this.#push({ side, by: 'hand', say: null, said: null, dice: [], told: [], barrier: null, back })
    this.#told -= back
  }

  #push(frame: Omit<EventFrame, 't' | 'game' | 'n' | 'diff' | 'mark'>): void {
    const diff = [...difference(this.#seen, this.#next)]
    copyInto(this.#seen, this.#next)
    this.frames.push({ t: 'ev', game: CODE, n: this.n + 1, ...frame, diff, mark: hash(this.#seen) })
  }
}

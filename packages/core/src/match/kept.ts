import { type Draw, parseDraw, writeDraw } from '../dice/draw.ts'
import { type Game, NATURE, type Sentence, type Setting, type Side, SPECTATOR, type Told } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { type Barrier, type Entry, type Given, type Heard, heardBy } from './entry.ts'
import { orNone, viewersOf } from './hearing.ts'
import type { RecordEntry } from './record.ts'
import { readSentence, templateOf, writeSentence } from './words.ts'

/** A choice as a record keeps it: what happened can be told again, without the rules that made it happen. */
export class KeptEntry implements Entry {
  readonly line: RecordEntry
  readonly side: Side
  readonly #game: Pick<Game, 'sides'>
  readonly #setting: Setting
  #heard: readonly Heard[] | null = null

  constructor(game: Pick<Game, 'sides'>, setting: Setting, line: RecordEntry) {
    this.#game = game
    this.#setting = setting
    this.line = line
    this.side = line.side === 'nature' ? NATURE : game.sides.indexOf(line.side) + 1
  }

  get turn(): number {
    return this.line.turn ?? 0
  }

  get phase(): string {
    return this.line.phase ?? ''
  }

  get by(): Given {
    return this.line.by ?? 'hand'
  }

  get text(): string {
    return this.line.say
  }

  get hash(): string {
    return this.line.hash
  }

  get barrier(): Barrier | null {
    return this.line.dice === undefined ? (this.line.barrier ?? null) : 'dice'
  }

  get said(): Sentence {
    return { template: this.line.say, operands: [] }
  }

  get draws(): readonly Draw[] {
    return orNone((this.line.dice ?? []).map(parseDraw))
  }

  get told(): readonly Told[] {
    return toldIn(this.line.told, this.#setting, this.#game.sides)
  }

  get heard(): readonly Heard[] {
    this.#heard ??= heardIn(this.line, this, this.#game, this.#setting)
    return this.#heard
  }
}

export const isStruck = (entry: Entry): boolean => entry instanceof KeptEntry && entry.line.struck === true

type Lines = Pick<RecordEntry, 'told' | 'heard'>

export function toldIn(lines: readonly string[] = [], setting: Setting, sides: readonly string[]): readonly Told[] {
  return orNone(
    lines.map((line) => {
      const { template, operands } = readSentence(line, setting, sides)
      return { event: template, operands }
    }),
  )
}

/** What everybody heard, from the lines of a record. */
export function heardIn(line: Lines, truth: Heard, game: Pick<Game, 'sides'>, setting: Setting): readonly Heard[] {
  const whole: Heard = { said: truth.said, draws: truth.draws, told: truth.told }
  return viewersOf(game).map((viewer) => {
    const heard = line.heard?.[viewerName(game, viewer)]
    if (heard === undefined) return whole
    return {
      said: heard.say === undefined ? null : readSentence(heard.say, setting, game.sides),
      draws: (heard.dice ?? []).map(parseDraw),
      told: toldIn(heard.told, setting, game.sides),
    }
  })
}

/** A choice as records and journals write it. */
export function writeEntry<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  entry: Entry,
): RecordEntry {
  if (entry instanceof KeptEntry) return entry.line
  const { side, text: say, hash, turn, phase, by, barrier } = entry
  return {
    side: side === NATURE ? 'nature' : game.sides[side - 1]!,
    say,
    ...writeDraws(entry.draws),
    hash,
    turn,
    phase,
    ...(by === 'hand' ? {} : { by }),
    ...(barrier === null || barrier === 'dice' ? {} : { barrier }),
    ...writeHeard(game, setting, entry),
  }
}

/** What was told, once where all heard the same, and apart for those who heard otherwise. */
export function writeHeard<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  setting: T,
  truth: Omit<Heard, 'said'> & { readonly said?: Sentence | null; readonly heard: readonly Heard[] },
): Lines {
  const name = game.naming(setting)
  const written = (told: readonly Told[]): { told?: string[] } =>
    told.length === 0
      ? {}
      : {
          told: told.map((one) => writeSentence({ template: templateOf(game, one), operands: one.operands }, name)),
        }
  const others = viewersOf(game).flatMap((viewer): [string, NonNullable<Lines['heard']>[string]][] => {
    const heard = heardBy(truth, viewer)
    if (heard.said === (truth.said ?? null) && heard.draws === truth.draws && heard.told === truth.told) return []
    const say = heard.said === null ? {} : { say: writeSentence(heard.said, name) }
    return [[viewerName(game, viewer), { ...say, ...writeDraws(heard.draws), ...written(heard.told) }]]
  })
  return { ...written(truth.told), ...(others.length === 0 ? {} : { heard: Object.fromEntries(others) }) }
}

export const writeDraws = (draws: readonly Draw[]): { dice?: string[] } =>
  draws.length > 0 ? { dice: draws.map(writeDraw) } : {}

const viewerName = (game: Pick<Game, 'sides'>, viewer: Side): string =>
  viewer === SPECTATOR ? 'spectator' : game.sides[viewer - 1]!

import type { Dice } from '../dice/dice.ts'
import type { Game, Setting } from '../game/game.ts'
import { isObject, readJson, readShape, type Shape, ShapeError } from '../shape.ts'
import type { PositionCore } from '../state/layout.ts'
import { type JournalLine, LINES, type LineOf } from './line.ts'
import { type Opened, openRecord, RecordError, resumeRecord } from './open.ts'
import type { MatchRecord, RecordEntry } from './record.ts'
import { Standing } from './standing.ts'
import { Struck } from './struck.ts'

/** What a journal amounts to: the match as a record, and who sits where, if that was said. */
export interface Journal {
  readonly record: MatchRecord
  readonly seats: readonly string[] | null
}

/** A journal from its lines, as they were written one after the other. What cannot be read throws and names its line. */
export function readJournal(lines: readonly string[], file = 'journal'): Journal {
  const reader = new Reader(file)
  for (const [at, text] of lines.entries()) reader.add(readLine(text, `${file}:${at + 1}`))
  return reader.end()
}

export function readLine(text: string, file = 'journal'): JournalLine {
  const value = readJson(text, file)
  const name = isObject(value) ? String(value['line']) : ''
  const shape: Shape<JournalLine> | undefined = new Map<string, Shape<JournalLine>>(Object.entries(LINES)).get(name)
  if (!shape) throw new ShapeError(file, [`line: one of ${Object.keys(LINES).join(', ')} was expected`])
  return readShape(shape, value, file)
}

export const writeLine = (line: JournalLine): string => JSON.stringify(line)

/** A whole journal that says what a record says. */
export function journalOf({
  hexfront: _,
  format,
  play,
  turns,
  standing = [],
  table: __,
  ...head
}: MatchRecord): JournalLine[] {
  if (format !== 2) throw new Error('a record of an older format has to be opened first')
  const lines: JournalLine[] = [{ hexfront: 'journal', format, line: 'begin', ...head }]
  const starts = [...turns]
  const answers = [...standing]
  let choices = 0
  const arrive = (): void => {
    while (starts[0]?.at === choices) lines.push({ line: 'turn', ...starts.shift()! })
    while (answers[0]?.at === choices) lines.push({ line: 'stand', ...answers.shift()! })
  }
  arrive()
  for (const entry of play) {
    lines.push({ line: 'choice', ...entry })
    if (entry.struck) continue
    choices++
    arrive()
  }
  return lines
}

/**
 * Opens a match that this host has kept: from its last turn start and what came after it where rules and data are the
 * same, else as any record.
 */
export function openJournal<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  { record }: Journal,
  dice: Dice,
  file = 'journal',
): Opened<S, T> {
  try {
    return { match: resumeRecord(game, record, dice, file), notice: null }
  } catch {
    return openRecord(game, record, dice, file)
  }
}

class Reader {
  readonly #file: string
  readonly #play: RecordEntry[] = []
  readonly #struck = new Struck<RecordEntry>(({ dice }) => dice !== undefined)
  readonly #standing = new Standing<Omit<LineOf<'stand'>, 'line'>>()
  readonly #turns: MatchRecord['turns'][number][] = []
  #begin: LineOf<'begin'> | null = null
  #seats: readonly string[] | null = null

  constructor(file: string) {
    this.#file = file
  }

  add(line: JournalLine): void {
    switch (line.line) {
      case 'begin':
        this.#begin = line
        return
      case 'choice':
        this.#choice(line)
        return
      case 'turn': {
        const { line: _, ...turn } = line
        this.#turns.push(turn)
        return
      }
      case 'back':
        this.#back(line.to)
        return
      case 'stand': {
        const { line: _, ...answer } = line
        const { at, turn, phase, ended = null } = answer
        this.#standing.add({ answer, at, turn, phase, ended })
        return
      }
      case 'ends': {
        const stood = this.#standing.all[line.which]
        if (stood) stood.ended = line.at
        return
      }
      case 'seats':
        this.#seats = line.seats
    }
  }

  end(): Journal {
    if (!this.#begin) throw new RecordError(`${this.#file}: the line that begins a journal is missing`)
    const { line: _, format, hexfront: __, ...head } = this.#begin
    let next = 0
    const play = [...this.#struck.inOrder(this.#play.length)].map((entry) => entry ?? this.#play[next++]!)
    const standing = this.#standing.all.map(({ answer: { ended: _, ...answer }, ended }) =>
      ended === null ? answer : { ...answer, ended },
    )
    const record: MatchRecord = {
      hexfront: 'record',
      format,
      ...head,
      play,
      turns: this.#turns,
      ...(standing.length > 0 ? { standing } : {}),
    }
    return { record, seats: this.#seats }
  }

  #choice({ line: _, ...entry }: LineOf<'choice'>): void {
    if (entry.struck) this.#struck.keep(this.#play.length, [entry])
    else this.#play.push(entry)
  }

  #back(to: number): void {
    if (to > this.#play.length)
      throw new RecordError(`${this.#file}: goes back to choice ${to} of ${this.#play.length}`)
    const gone = this.#play.splice(to).map((entry): RecordEntry => ({ ...entry, struck: true }))
    this.#struck.strike(to, gone)
    while ((this.#turns.at(-1)?.at ?? 0) > to) this.#turns.pop()
    this.#standing.rewind(to)
  }
}

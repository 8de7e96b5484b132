import { createHmac } from 'node:crypto'
import { Choices, type Side, seededDice } from '@hexfront/core'
import { CREW, Crew } from '../crew/crew.ts'
import type { Log } from '../hall.ts'
import type { Table } from '../play/table.ts'
import type { Question } from './question.ts'

/** So long a bot may take for an answer; then a simple one is given for it. */
const PATIENCE = 30_000

/** Bots sit on seats like people. They think in threads. */
export class Bots {
  readonly #crew: Crew<Question, string>
  readonly #log: Log

  constructor(log: Log, module = new URL('./mind-thread.ts', import.meta.url), size = CREW) {
    this.#crew = new Crew(module, size)
    this.#log = log
  }

  /** What the side answers that is asked, as text. */
  async answer(table: Table, side: Side, level: string, patience = PATIENCE): Promise<string> {
    const { bench, course, row } = table
    const { game, view } = bench
    game.view(course.position, side, view)
    const { game: id, scenario, options, overlay } = row
    const seed = createHmac('sha256', table.seeds.serverSeed).update(`bot ${side} ${course.choices}`).digest('hex')
    const core = view.bytes.slice(0, view.layout.coreWords * 4)
    const simple = simpleAnswer(table, seed)
    const mind = `${table.id} ${side} ${level}`
    try {
      return await this.#crew.ask(
        { mind, level, seed, game: id, scenario, options, overlay, view: core },
        patience,
        table.id,
      )
    } catch (error) {
      this.#log.warn({ game: table.code, level, error: String(error) }, 'a bot gave no answer')
      return simple()
    }
  }

  close(): Promise<void> {
    return this.#crew.close()
  }
}

/** Any legal answer to the question that is open in the view on the bench; the words of the view are kept until it is wanted. */
function simpleAnswer({ bench }: Table, seed: string): () => string {
  const words = bench.view.words.slice()
  return () => {
    const { game, setting } = bench
    const view = game.blank(setting)
    view.words.set(words)
    const choices = new Choices()
    game.choices(view, choices)
    return game.write(view, choices.at(seededDice(seed).pick(choices.length, 'a simple answer')))
  }
}

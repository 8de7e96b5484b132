import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import {
  dictionary,
  integer,
  literal,
  object,
  readJson,
  readShape,
  type Shape,
  string,
  type TypeOf,
} from '@hexfront/core'
import type { Result } from './arm.ts'
import { type Experiment, nameOf } from './experiment.ts'

const HEAD = object({ hexfront: literal('results'), experiment: string })

const FIGURE: Shape<number> = {
  schema: { type: 'number' },
  check: (value, path, problems) => {
    if (typeof value === 'number') return value
    problems.push(`${path}: a number was expected`)
    return undefined
  },
}

export const RESULT = object({
  arm: integer,
  n: integer,
  winner: integer,
  level: string,
  figures: dictionary(FIGURE),
  hash: string,
})

/** A file of results that only grows: a line a game, after one that says of which experiment they are. */
export class Ledger {
  readonly #file: string
  readonly known: readonly Result[]

  private constructor(file: string, known: readonly Result[]) {
    this.#file = file
    this.known = known
  }

  /** Opens or begins a file. What a killed run left half-written at its end is cut off; other experiments are refused. */
  static open(file: string, experiment: Experiment): Ledger {
    const head: TypeOf<typeof HEAD> = { hexfront: 'results', experiment: nameOf(experiment) }
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    if (whole !== text) truncateSync(file, Buffer.byteLength(whole))
    const [first, ...lines] = whole.split('\n').slice(0, -1)
    if (first === undefined) {
      appendFileSync(file, `${JSON.stringify(head)}\n`)
      return new Ledger(file, [])
    }
    const { experiment: other } = readShape(HEAD, readJson(first, `${file}:1`), `${file}:1`)
    if (other !== head.experiment)
      throw new Error(`${file}: results of other games (another seed, scenario, player, option or overlay)`)
    return new Ledger(
      file,
      lines.map((line, at) => readShape(RESULT, readJson(line, file), `${file}:${at + 2}`)),
    )
  }

  add(result: Result): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`)
  }
}

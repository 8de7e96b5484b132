import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { literal, object, readJson, readShape, type Shape, string, type TypeOf } from '@hexfront/core'

const HEAD = object({ hexfront: literal('results'), experiment: string })

/** A file of results that only grows: a line each, after one that names the experiment they are of. */
export class Ledger<R> {
  readonly #file: string
  readonly known: readonly R[]

  private constructor(file: string, known: readonly R[]) {
    this.#file = file
    this.known = known
  }

  /** Opens or begins a file. What a killed run left half-written at its end is cut off; other experiments are refused. */
  static open<R>(file: string, experiment: string, shape: Shape<R>): Ledger<R> {
    const head: TypeOf<typeof HEAD> = { hexfront: 'results', experiment }
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
      throw new Error(
        `${file}: results of other games (another seed, scenario, player, option, overlay or version of the rules)`,
      )
    return new Ledger(
      file,
      lines.map((line, at) => readShape(shape, readJson(line, file), `${file}:${at + 2}`)),
    )
  }

  add(result: R): void {
    appendFileSync(this.#file, `${JSON.stringify(result)}\n`)
  }
}

/**
 * Shapes of JSON that comes from outside. One declaration gives the type, the check with errors that name the path, and
 * the JSON Schema that editors and other programs read.
 */
export interface Shape<T> {
  /** Returns the value, or adds to `problems` what is wrong with it. */
  check(value: unknown, path: string, problems: string[]): T | undefined
  readonly schema: Readonly<Record<string, unknown>>
}

export type TypeOf<S> = S extends Shape<infer T> ? T : never

/** An object with fields that may be absent wraps them in `maybe`. */
export interface Maybe<T> extends Shape<T | undefined> {
  readonly isOptional: true
}

export class ShapeError extends Error {
  readonly problems: readonly string[]

  constructor(what: string, problems: readonly string[]) {
    super(problems.map((problem) => `${what}: ${problem}`).join('\n'))
    this.problems = problems
  }
}

/** The value in its shape, or a `ShapeError` with everything that is wrong. `what` is usually a file's name. */
export function readShape<T>(shape: Shape<T>, value: unknown, what: string): T {
  const problems: string[] = []
  const read = shape.check(value, '', problems)
  if (problems.length > 0 || read === undefined) throw new ShapeError(what, problems)
  return read
}

/** Text to value, with the line of the first fault. */
export function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const line = `:${lineSaid(said, text) ?? faultyLine(text)}`
    throw new ShapeError(`${what}${line}`, [`this is not JSON (${said})`])
  }
}

const TOKEN = /\s*(?:[{}[\],:]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

/** The line that the engine names, in its own way, if it does. */
function lineSaid(said: string, text: string): number | null {
  const line = /line (\d+) column/.exec(said)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(said)?.[1]
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length
}

/** The line of the first thing that is no word of JSON, or the last line. */
function faultyLine(text: string): number {
  TOKEN.lastIndex = 0
  let end = 0
  while (TOKEN.test(text)) end = TOKEN.lastIndex
  return text.slice(0, end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)).split('\n').length
}

/** What comes from strangers is bounded, so that a file cannot fill the memory before it is refused. */
const LONGEST_TEXT = 10_000
const LONGEST_LIST = 1_000_000
const LONGEST_NAME = 200
const MOST_NAMES = 20_000
const MOST_PROBLEMS = 20

/** A text of at most `most` characters; `pattern` has a name for the message. */
export function textUpTo(most: number, pattern?: { readonly of: RegExp; readonly what: string }): Shape<string> {
  return {
    schema: { type: 'string', maxLength: most, ...(pattern ? { pattern: pattern.of.source } : {}) },
    check(value, path, problems) {
      if (typeof value !== 'string') return wrong(problems, path, 'a text', value)
      if (value.length > most) return tooMuch(problems, path, `a text of ${value.length} characters`, most)
      return !pattern || pattern.of.test(value) ? value : wrong(problems, path, pattern.what, value)
    },
  }
}

export const string: Shape<string> = { ...textUpTo(LONGEST_TEXT), schema: { type: 'string' } }

export function wholeFrom(least: number, most: number): Shape<number> {
  return {
    schema: { type: 'integer', minimum: least, maximum: most },
    check: (value, path, problems) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : wrong(problems, path, `a whole number from ${least} to ${most}`, value),
  }
}

export const integer: Shape<number> = {
  schema: { type: 'integer' },
  check: (value, path, problems) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? value : wrong(problems, path, 'a whole number', value),
}

export const boolean: Shape<boolean> = {
  schema: { type: 'boolean' },
  check: (value, path, problems) =>
    typeof value === 'boolean' ? value : wrong(problems, path, 'true or false', value),
}

export const anything: Shape<unknown> = { schema: {}, check: (value) => value }

/** Objects, lists, texts and numbers inside each other, `most` of them at most, not deep and no text longer than `longest`. */
export function plainData(most: number, longest = LONGEST_NAME): Shape<Readonly<Record<string, unknown>>> {
  return {
    schema: { type: 'object' },
    check(value, path, problems) {
      if (!isObject(value)) return wrong(problems, path, 'an object', value)
      const count = countData(value, most, longest, DEEPEST)
      return count <= most ? value : tooMuch(problems, path, 'so many or so deep values', most)
    },
  }
}

const DEEPEST = 6

/** How many values there are; more than `most` where there are too many, or one is too long or too deep. */
function countData(value: unknown, most: number, longest: number, depth: number): number {
  if (typeof value === 'string') return value.length > longest ? most + 1 : 1
  if (typeof value !== 'object' || value === null) return 1
  if (depth === 0) return most + 1
  let count = 1
  for (const [name, one] of Object.entries(value)) {
    count += name.length > LONGEST_NAME ? most + 1 : countData(one, most, longest, depth - 1)
    if (count > most) return count
  }
  return count
}

export function literal<const T extends string | number | boolean>(...words: readonly T[]): Shape<T> {
  return {
    schema: words.length === 1 ? { const: words[0] } : { enum: words },
    check: (value, path, problems) =>
      words.find((word) => word === value) ??
      wrong(problems, path, words.map((word) => JSON.stringify(word)).join(' or '), value),
  }
}

export function list<T>(item: Shape<T>, most = LONGEST_LIST): Shape<readonly T[]> {
  return {
    schema: { type: 'array', items: item.schema, ...(most === LONGEST_LIST ? {} : { maxItems: most }) },
    check(value, path, problems) {
      if (!Array.isArray(value)) return wrong(problems, path, 'a list', value)
      if (value.length > most) return tooMuch(problems, path, `a list of ${value.length}`, most)
      const read: T[] = []
      for (let at = 0; at < value.length && problems.length < MOST_PROBLEMS; at++) {
        const one = item.check(value[at], `${path}[${at}]`, problems)
        if (one !== undefined) read.push(one)
      }
      return read
    },
  }
}

export function dictionary<T>(item: Shape<T>, most = MOST_NAMES): Shape<Readonly<Record<string, T>>> {
  return {
    schema: {
      type: 'object',
      additionalProperties: item.schema,
      ...(most === MOST_NAMES ? {} : { maxProperties: most }),
    },
    check(value, path, problems) {
      if (!isObject(value)) return wrong(problems, path, 'an object', value)
      const names = Object.keys(value)
      if (names.length > most) return tooMuch(problems, path, `an object of ${names.length} names`, most)
      const read: Record<string, T> = {}
      for (const name of names) {
        if (name.length > LONGEST_NAME || name === '__proto__')
          return wrong(problems, path, 'names of usual length', name)
        const one = item.check(value[name], join(path, name), problems)
        if (one !== undefined) read[name] = one
      }
      return read
    },
  }
}

export const maybe = <T>(shape: Shape<T>): Maybe<T> => ({
  isOptional: true,
  schema: shape.schema,
  check: (value, path, problems) => (value === undefined ? undefined : shape.check(value, path, problems)),
})

type Fields = Readonly<Record<string, Shape<unknown>>>
type Required<F extends Fields> = { readonly [N in keyof F as F[N] extends Maybe<unknown> ? never : N]: TypeOf<F[N]> }
type Optional<F extends Fields> = { readonly [N in keyof F as F[N] extends Maybe<unknown> ? N : never]?: TypeOf<F[N]> }

/** Exactly these fields: a name that is not known is an error, since it is usually a slip. */
export function object<F extends Fields>(fields: F): Shape<Required<F> & Optional<F>> {
  const required = Object.keys(fields).filter((name) => !isMaybe(fields[name]!))
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, shape.schema])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    },
    check(value, path, problems) {
      if (!isObject(value)) return wrong(problems, path, 'an object', value)
      for (const name of Object.keys(value))
        if (!Object.hasOwn(fields, name) && problems.length < MOST_PROBLEMS)
          problems.push(
            `${join(path, name.slice(0, 60))}: not known here (there are ${Object.keys(fields).join(', ')})`,
          )
      const read: Record<string, unknown> = {}
      for (const [name, shape] of Object.entries(fields)) {
        if (value[name] === undefined && !isMaybe(shape)) problems.push(`${join(path, name)}: missing`)
        else {
          const one = shape.check(value[name], join(path, name), problems)
          if (one !== undefined) read[name] = one
        }
      }
      // Each field was read by the shape of its own name.
      return read as Required<F> & Optional<F>
    },
  }
}

/** The first shape that fits. `what` names the alternatives in the error. */
export function either<A, B>(what: string, a: Shape<A>, b: Shape<B>): Shape<A | B> {
  return {
    schema: { anyOf: [a.schema, b.schema] },
    check(value, path, problems) {
      for (const shape of [a, b]) {
        const faults: string[] = []
        const read = shape.check(value, path, faults)
        if (faults.length === 0 && read !== undefined) return read
        if (isObject(value) && shape === b && faults.length > 0) {
          problems.push(...faults)
          return undefined
        }
      }
      return wrong(problems, path, what, value)
    },
  }
}

const isMaybe = (shape: Shape<unknown>): boolean => 'isOptional' in shape

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const briefly = (value: unknown): unknown => (typeof value === 'string' ? value.slice(0, 60) : value)

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function tooMuch(problems: string[], path: string, what: string, most: number): undefined {
  problems.push(`${path === '' ? 'the whole' : path}: ${what} is too much (at most ${most})`)
  return undefined
}

function wrong(problems: string[], path: string, expected: string, value: unknown): undefined {
  const found = value === undefined ? 'nothing' : (JSON.stringify(briefly(value)) ?? String(value))
  problems.push(`${path === '' ? 'the whole' : path}: ${expected} was expected, not ${found.slice(0, 60)}`)
  return undefined
}

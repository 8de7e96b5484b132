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
    const line = `:${faultyLine(text)}`
    throw new ShapeError(`${what}${line}`, [`this is not JSON (${said})`])
  }
}

const TOKEN = /\s*(?:[{}[\],:]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y

/** The line of the first thing that is no word of JSON, or the last line; engines do not agree on saying it. */
function faultyLine(text: string): number {
  TOKEN.lastIndex = 0
  let end = 0
  while (TOKEN.test(text)) end = TOKEN.lastIndex
  return text.slice(0, end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)).split('\n').length
}

export const string: Shape<string> = {
  schema: { type: 'string' },
  check: (value, path, problems) => (typeof value === 'string' ? value : wrong(problems, path, 'a text', value)),
}

export const integer: Shape<number> = {
  schema: { type: 'integer' },
  check: (value, path, problems) =>
    typeof value === 'number' && Number.isInteger(value) ? value : wrong(problems, path, 'a whole number', value),
}

export const boolean: Shape<boolean> = {
  schema: { type: 'boolean' },
  check: (value, path, problems) =>
    typeof value === 'boolean' ? value : wrong(problems, path, 'true or false', value),
}

export const anything: Shape<unknown> = { schema: {}, check: (value) => value }

export function literal<const T extends string | number>(...words: readonly T[]): Shape<T> {
  return {
    schema: words.length === 1 ? { const: words[0] } : { enum: words },
    check: (value, path, problems) =>
      words.find((word) => word === value) ??
      wrong(problems, path, words.map((word) => JSON.stringify(word)).join(' or '), value),
  }
}

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return {
    schema: { type: 'array', items: item.schema },
    check(value, path, problems) {
      if (!Array.isArray(value)) return wrong(problems, path, 'a list', value)
      const read: T[] = []
      value.forEach((entry, at) => {
        const one = item.check(entry, `${path}[${at}]`, problems)
        if (one !== undefined) read.push(one)
      })
      return read
    },
  }
}

export function dictionary<T>(item: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    schema: { type: 'object', additionalProperties: item.schema },
    check(value, path, problems) {
      if (!isObject(value)) return wrong(problems, path, 'an object', value)
      const read: Record<string, T> = {}
      for (const [name, entry] of Object.entries(value)) {
        const one = item.check(entry, join(path, name), problems)
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
        if (!Object.hasOwn(fields, name))
          problems.push(`${join(path, name)}: not known here (there are ${Object.keys(fields).join(', ')})`)
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

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

function wrong(problems: string[], path: string, expected: string, value: unknown): undefined {
  const found = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  problems.push(`${path === '' ? 'the whole' : path}: ${expected} was expected, not ${found.slice(0, 60)}`)
  return undefined
}

import {
  anything,
  boolean,
  dictionary,
  either,
  list,
  maybe,
  object,
  readJson,
  ShapeError,
  string,
  type TypeOf,
} from '../shape.ts'

const ASK = object({ ask: string, expect: maybe(anything) })
const REFUSE = object({ refuse: string, rule: maybe(string), because: maybe(string) })

/** A rules case: a position, dice, answers as text, and what should come of them. */
export const SCRIPT = object({
  about: maybe(string),
  game: string,
  scenario: string,
  options: maybe(dictionary(string)),
  /** For what the scenario deals by chance. */
  seed: maybe(string),
  /** A position from nothing: every unit that is not named is off the map. `phase` and `stack` say what is asked. */
  position: maybe(dictionary(anything)),
  /** Changes to the scenario's own start. */
  changes: maybe(dictionary(anything)),
  /** The position is one that no game could come to, and is meant so. */
  impossible: maybe(boolean),
  dice: maybe(list(anything)),
  play: maybe(
    list(either('an answer, { "ask": ... } or { "refuse": ... }', string, either('ask or refuse', ASK, REFUSE))),
  ),
  /** Parts of the position at the end. */
  expect: maybe(dictionary(anything)),
})

export type Script = TypeOf<typeof SCRIPT>

/** The JSON of a script. A name that stands twice, such as a unit in two places, would be lost in reading and is an error. */
export function readScript(text: string, file: string): unknown {
  const json = readJson(text, file)
  const open: Set<string>[] = []
  for (const { 0: token, index } of text.matchAll(NAMES_AND_BRACKETS)) {
    if (token === '{' || token === '[') open.push(new Set())
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const name = token.slice(0, token.lastIndexOf('"') + 1)
      const names = open.at(-1)!
      const line = text.slice(0, index).split('\n').length
      if (names.has(name)) throw new ShapeError(`${file}:${line}`, [`${name} stands twice in one object`])
      names.add(name)
    }
  }
  return json
}

const NAMES_AND_BRACKETS = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g

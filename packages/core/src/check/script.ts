import { anything, dictionary, either, list, maybe, object, string, type TypeOf } from '../shape.ts'

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
  dice: maybe(list(anything)),
  play: maybe(
    list(either('an answer, { "ask": ... } or { "refuse": ... }', string, either('ask or refuse', ASK, REFUSE))),
  ),
  /** Parts of the position at the end. */
  expect: maybe(dictionary(anything)),
})

export type Script = TypeOf<typeof SCRIPT>

import { type Choice, Choices, verbOf } from './choice.ts'
import type { Display } from './display.ts'
import { type Game, NATURE, type Setting } from './game/game.ts'
import type { Given } from './match/entry.ts'
import type { PositionCore } from './state/layout.ts'

/** Who sits where a question goes to. */
export type Answerer = 'person' | 'bot'

/** What a host answers in somebody's place. */
export interface HostAnswer {
  readonly choice: Choice
  readonly by: Given
}

/**
 * What whoever hosts a game answers by himself: for nature, through a set-up that is wanted ready, and for a person where there
 * is but one thing to name. Null where somebody is to be asked. `opening` is null for those who set up by hand.
 */
export function hostAnswer<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  answerer: Answerer,
  opening: Display['opening'] | null,
): HostAnswer | null {
  const asked = game.decision(s)
  if (asked.isOver) return null
  const wanted = opening?.[asked.step]
  const ready = wanted === undefined ? null : firstOf(game, s, wanted)
  if (ready !== null) return { choice: ready, by: 'opening' }
  if (asked.side === NATURE) return { choice: listed(game, s).at(0), by: 'hand' }
  const forced = answerer === 'person' ? onlyOne(game, s) : null
  return forced === null ? null : { choice: forced, by: 'forced' }
}

function firstOf<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  wanted: readonly string[],
): Choice | null {
  const choices = listed(game, s).toArray()
  const texts = choices.map((choice) => game.write(s, choice))
  const at = wanted.map((text) => texts.indexOf(text)).find((index) => index >= 0)
  return at === undefined ? null : choices[at]!
}

/** The only answer to a question, if it is about a unit or a place: what may be said at any time does not count. */
function onlyOne<S extends PositionCore, T extends Setting>(game: Game<S, T>, s: S): Choice | null {
  const choices = listed(game, s)
  const verbs = game.verbs(s)
  let only: Choice | null = null
  for (let i = 0; i < choices.length; i++) {
    if (verbs[verbOf(choices.at(i))]?.isAnytime) continue
    if (only !== null) return null
    only = choices.at(i)
  }
  if (only === null) return null
  const { units, places } = game.describe(s, only)
  return units.length + places.length > 0 ? only : null
}

const found = new Choices()
found.isForPeople = true

function listed<S extends PositionCore, T extends Setting>(game: Game<S, T>, s: S): Choices {
  game.choices(s, found)
  return found
}

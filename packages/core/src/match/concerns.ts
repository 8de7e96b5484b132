import { Choices } from '../choice.ts'
import type { Naming } from '../explain.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'

/** Whether the question that is open is about one of these things: a hex that was entered, a unit. */
export function isAbout<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  words: readonly string[],
): boolean {
  const heard = listening(game.naming(game.settingOf(s)), words)
  game.prompt(s, heard.naming)
  return heard.isNamed()
}

/** Whether an answer that could be given names one of these things. */
export function couldName<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  words: readonly string[],
): boolean {
  const heard = listening(game.naming(game.settingOf(s)), words)
  game.choices(s, offered)
  for (let i = 0; i < offered.length && !heard.isNamed(); i++) game.describe(s, offered.at(i), heard.naming)
  return heard.isNamed()
}

const offered = new Choices()

/** Hears what is filled into the blanks of a sentence. */
function listening(name: Naming, words: readonly string[]): { naming: Naming; isNamed(): boolean } {
  let isNamed = false
  return {
    naming(kind, value) {
      const word = name(kind, value)
      if (words.includes(word)) isNamed = true
      return word
    },
    isNamed: () => isNamed,
  }
}

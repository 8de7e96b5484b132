import { existsSync, readFileSync } from 'node:fs'
import type { Game, Options, Side } from '@hexfront/core'
import { findRegistration, newPlayer, REGISTERED, type Registration } from '@hexfront/games'
import { asked, didYouMean, Misuse } from './misuse.ts'

/** What a command line names, checked on the way in. */
export const gameAsked = (id: string): Registration => asked(() => findRegistration(id), id, [...REGISTERED.keys()])

/** One scenario, or all of them where none is named. */
export function scenariosAsked(game: Game, scenario: string | undefined): readonly string[] {
  const ids = game.scenarios.map(({ id }) => id)
  if (scenario === undefined) return ids
  if (!ids.includes(scenario))
    throw new Misuse(
      `${game.id} has no scenario ${JSON.stringify(scenario)} (there are ${ids.join(', ')})${didYouMean(scenario, ids)}`,
    )
  return [scenario]
}

/** `--option id=value`, as often as wanted. */
export function optionsAsked(game: Game, pairs: readonly string[]): Options {
  const options: Record<string, string> = {}
  for (const pair of pairs) {
    const [, id, value] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    if (id === undefined || value === undefined) throw new Misuse(`--option ${pair}: id=value was expected`)
    const option = game.options.find((one) => one.id === id)
    const [name, names] = option ? [value, option.values] : [id, game.options.map((one) => one.id)]
    // The game says what is wrong with an option.
    asked(() => game.setting(game.scenarios[0]!.id, { [id]: value }), name, names)
    options[id] = value
  }
  return options
}

/** Players by their names: levels, or `random`. */
export function playersAsked({ rules, players }: Registration, names: readonly string[]): readonly string[] {
  for (const name of names) asked(() => newPlayer(rules.id, name, ''), name, [...Object.keys(players), 'random'])
  return names
}

export function sideAsked({ sides }: Game, name: string): Side {
  const side = sides.indexOf(name) + 1
  if (side === 0)
    throw new Misuse(`${JSON.stringify(name)} is no side (there are ${sides.join(', ')})${didYouMean(name, sides)}`)
  return side
}

/** The text of a file that is named. */
export function textOf(file: string): string {
  if (!existsSync(file)) throw new Misuse(`${file}: there is no such file`)
  return readFileSync(file, 'utf8')
}

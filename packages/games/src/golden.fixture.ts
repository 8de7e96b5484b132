import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@hexfront/core'
import { playGolden, replayGolden } from '@hexfront/core/testing'
import { TABLES } from './tables.ts'

/** A golden game belongs to a number of the rules: another number has another file. */
export const goldenFile = ({ id, rules }: Game, scenario: string): string =>
  join(import.meta.dirname, id, 'golden', `rules-${rules}-${scenario}.txt`)

/** What is kept, or null. */
export function keptGolden(game: Game, scenario: string): string | null {
  const file = goldenFile(game, scenario)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** What is to be done about a golden game: nothing, write this text, or say why not. */
export type Renewal =
  | { readonly kind: 'holds' }
  | { readonly kind: 'new'; readonly text: string }
  | { readonly kind: 'refused'; readonly because: string }

/** Plays the game of a rules number that has none yet; one that is kept and no longer holds is not played anew. */
export async function renewGolden(game: Game, scenario: string, kept: string | null): Promise<Renewal> {
  if (kept === null) return { kind: 'new', text: await played(game, scenario) }
  const fault = replayGolden(game, kept)
  if (fault === null) return { kind: 'holds' }
  return {
    kind: 'refused',
    because: `${game.id} ${scenario}: line ${fault.line} was "${fault.kept}" and is "${fault.now}": raise \`rules\` (now ${game.rules}) of ${game.id}`,
  }
}

/** Games of great scenarios are kept up to so many choices. */
const MOST = 3000

/** By the strongest players there are; chance plays for those who have none. */
async function played(game: Game, scenario: string): Promise<string> {
  const { newPlayer } = await TABLES[game.id]!()
  return playGolden(game, scenario, (side) => newPlayer('bot', `golden ${side}`), {
    seed: 'golden',
    most: MOST,
  })
}

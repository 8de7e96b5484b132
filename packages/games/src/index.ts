import type { Game, Policy, PositionCore } from '@hexfront/core'
import { hire } from './players.ts'
import type { Registration } from './registration.ts'
import { SHELF } from './shelf.ts'

export { plainName } from './players.ts'
export type { Registration } from './registration.ts'

/** Every game that can be played, by its id, in the order of the shelf. For hosts that want all of them at hand. */
export const REGISTERED: ReadonlyMap<string, Registration> = new Map(
  (await Promise.all(SHELF.map(({ open }) => open?.())))
    .filter((opened) => opened !== undefined)
    .map(({ registration }) => [registration.rules.id, registration]),
)

export function findRegistration(id: string): Registration {
  const found = REGISTERED.get(id)
  if (!found) throw new Error(`there is no game ${JSON.stringify(id)} (there are ${[...REGISTERED.keys()].join(', ')})`)
  return found
}

export const findGame = (id: string): Game => findRegistration(id).rules

/** Somebody to play a side: a level or `random`, as far as the game has them. One for each match. */
export function newPlayer(id: string, name: string, seed: string): Policy<PositionCore> {
  const registration = findRegistration(id)
  return hire(registration.rules, registration, name, seed)
}

import type { Options, Side } from '@hexfront/core'
import { conform, type Report } from '@hexfront/core/testing'
import { findRegistration, newPlayer, plainName } from '@hexfront/games'
import { serve } from '../crew/serve.ts'

/** Some games of a scenario, to be held to the laws. */
export interface FuzzOrder {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly player: string
  readonly seed: string
  readonly first: number
  readonly games: number
  readonly limit: number
  readonly every: number
}

serve(({ game: id, player, ...order }: FuzzOrder): Report => {
  const registration = findRegistration(id)
  const { rules, laws } = registration
  const plain = plainName(registration)
  return conform(rules, {
    ...order,
    clock: () => performance.now(),
    invariant: laws,
    player: (_: Side, luck: string) => newPlayer(id, player, luck),
    fresh: (_: Side, luck: string) => newPlayer(id, plain, luck),
  })
})

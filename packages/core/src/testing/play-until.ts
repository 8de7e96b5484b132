import { NATURE } from '../game/side.ts'
import type { Entry } from '../match/entry.ts'
import type { Match } from '../match/match.ts'
import { Listing, type Policy } from '../policy.ts'
import type { PositionCore } from '../state/layout.ts'

/** Lets players play a match on, by side, until one of its entries is enough or it is over. */
export function playUntil(
  match: Match,
  players: readonly Policy<PositionCore>[],
  isEnough: (entry: Entry) => boolean = () => false,
): void {
  const { game, setting } = match
  const listing = new Listing(game)
  const view = game.blank(setting)
  for (let asks = match.decision; !asks.isOver; asks = match.decision) {
    const last = match.entries.at(-1)
    if (last && isEnough(last)) return
    if (asks.side === NATURE) match.take(match.choices()[0]!)
    else {
      game.view(match.position, asks.side, view)
      match.take(players[asks.side - 1]!.choose(view, listing.of(match.position)))
    }
  }
}

import { COVERS, LEVEL_WORDS, LEVELS } from '@hexfront/games/covers'
import type { Listing, SeatInfo } from '@hexfront/wire'
import { whenSaid } from '../home/when.ts'
import { TEXT } from '../text.ts'
import { online } from './online.ts'
import { paceName, timeLeft } from './words.ts'

export const coverOf = (game: string) => COVERS.find(({ id }) => id === game)

/** Titles alone do not tell all games apart. */
export const gameTitle = (game: string): string => {
  const cover = coverOf(game)
  return cover ? `${cover.title} (${cover.flag})` : game
}

/** A game of the server in a list: what, who, and how it stands. */
function ListingCard({ listing }: { listing: Listing }) {
  const cover = coverOf(listing.game)
  const now = Date.now()
  return (
    <li class="kept-card listing" data-yours={listing.isMyTurn || undefined}>
      <a class="kept-open" href={`#/game/${listing.code}`}>
        <span class="kept-picture kept-flag" style={{ background: cover?.colour }}>
          {cover?.flag ?? listing.game}
        </span>
        <span class="kept-text">
          <strong>
            {cover?.title ?? listing.game}
            {online.hasTalk(listing.code) && <span class="listing-talk">{TEXT.online.newTalk}</span>}
          </strong>
          <span class="listing-seats">
            {listing.seats.map((seat) => (
              <SeatName key={seat.side} seat={seat} game={listing.game} />
            ))}
          </span>
          <span>
            {[
              paceName(listing.pace),
              listing.isRated ? TEXT.online.rated : '',
              listing.isImported ? TEXT.online.imported : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <span class="kept-turns">
            {[
              listing.status === 'open' ? '' : TEXT.clock.turn(listing.turn).toLowerCase(),
              whenSaid(listing.updated, now),
              listing.deadline !== null && listing.deadline > now && listing.status === 'running'
                ? TEXT.online.left(timeLeft(listing.deadline - now))
                : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span class="badge" data-quiet={!listing.isMyTurn || undefined}>
          {statusOf(listing)}
        </span>
      </a>
    </li>
  )
}

export function Listings({ games }: { games: readonly Listing[] }) {
  if (games.length === 0) return null
  return (
    <ul class="kept">
      {games.map((listing) => (
        <ListingCard key={listing.code} listing={listing} />
      ))}
    </ul>
  )
}

function SeatName({ seat, game }: { seat: SeatInfo; game: string }) {
  return (
    <span class="listing-seat" data-open={seat.kind === 'open' || undefined}>
      <span class="quiet">{sideWord(game, seat.side)}</span> {sitter(seat)}
      {seat.rating !== undefined && <span class="quiet"> {seat.rating}</span>}
      {seat.isAway && <span class="quiet"> {TEXT.online.onVacation}</span>}
    </span>
  )
}

/** A side as its cover calls it, before the game is loaded: its own word otherwise. */
export function sideWord(game: string, side: string): string {
  const found = coverOf(game)?.sides.find(({ name }) => name.toLowerCase() === side.toLowerCase())
  return found?.name ?? `${side.charAt(0).toUpperCase()}${side.slice(1)}`
}

export function sitter(seat: SeatInfo): string {
  if (seat.kind === 'bot') return levelName(seat.level ?? '')
  return seat.name ?? (seat.wanted ? TEXT.online.keptFor(seat.wanted) : TEXT.online.free)
}

const levelName = (level: string): string => {
  const known = LEVELS.find((one) => one === level)
  return known ? TEXT.online.bot(LEVEL_WORDS[known].name) : TEXT.seats.bot
}

function statusOf({ status, isMyTurn, me, over }: Listing): string {
  if (isMyTurn) return TEXT.home.yours
  switch (status) {
    case 'open':
      return TEXT.online.waitsForPlayers
    case 'running':
      return me.length > 0 ? TEXT.online.theirs : TEXT.online.running
    case 'paused':
      return TEXT.online.pausedShort
    case 'over':
      return over ? TEXT.online.howShort(over.how) : TEXT.home.over
    case 'closed':
      return TEXT.online.closedShort
  }
}

import { commitmentTo } from '@hexfront/core'
import type { Listing } from '@hexfront/wire'
import { useEffect } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { go } from '../router.ts'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { newPlayerSeed } from './keys.ts'
import { gameTitle, sideWord, sitter } from './listing-card.tsx'
import { online } from './online.ts'
import { CopyButton, Page, Problem, useAct, useOnline } from './page.tsx'
import { keepReceipts, receiptsOf } from './receipts.ts'
import { paceName } from './words.ts'

/** A table that waits for its players: who sits where, what proves the dice, and a link to send. */
export function OpenTablePage({ listing, changed }: { listing: Listing; changed: (listing: Listing) => void }) {
  const { me, house } = useOnline()
  const { problem, isBusy, run } = useAct()
  const address = `${location.origin}${location.pathname}#/game/${listing.code}`
  const isMine = listing.me.length > 0
  const isClosed = house?.accounts === 'closed' && !me
  const join = (side: string): void =>
    run(async () => {
      await online.enter()
      const seed = newPlayerSeed()
      const taken = await api.takeSeat(listing.code, side, listing.isStrict ? commitmentTo(seed) : seed)
      await keepReceipts(taken, seed)
      changed(taken)
    })
  useEffect(() => {
    if (isMine)
      openStrictSeed(listing).then(
        (opened) => opened && changed(opened),
        () => {},
      )
  }, [listing])
  return (
    <Page here="" title={gameTitle(listing.game)}>
      <div class="open-table">
        <section class="card" aria-labelledby="seats">
          <h2 id="seats">{isMine ? TEXT.online.waitingFor : TEXT.online.joinTitle}</h2>
          <p class="quiet">
            {[scenarioOf(listing), paceName(listing.pace), listing.isRated ? TEXT.online.rated : TEXT.online.unrated]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Problem text={problem} />
          <ul class="seats">
            {listing.seats.map((seat) => (
              <li key={seat.side} data-open={seat.kind === 'open' || undefined}>
                <span class="seat-side">{sideWord(listing.game, seat.side)}</span>
                <span class="seat-who">
                  {seat.kind !== 'open' && seat.kind !== 'bot' && <Presence isHere={seat.isHere} />}
                  {sitter(seat)}
                  {seat.rating !== undefined && <span class="quiet"> {seat.rating}</span>}
                </span>
                {seat.kind === 'open' && !isMine && !isClosed && (seat.wanted ?? me?.name) === me?.name && (
                  <button type="button" class="button" data-primary disabled={isBusy} onClick={() => join(seat.side)}>
                    <Icon name="play" /> {TEXT.online.sitDown(sideWord(listing.game, seat.side))}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {!isMine && !me && !isClosed && <p class="quiet">{TEXT.online.asGuest}</p>}
          {isClosed && <p class="quiet">{TEXT.online.closedHouse}</p>}
          {isMine && (
            <>
              <label class="field">
                {TEXT.online.sendLink}
                <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
              </label>
              <p class="lobby-line">
                <CopyButton text={address}>{TEXT.online.copyLink}</CopyButton>
                <button
                  type="button"
                  class="button"
                  disabled={isBusy}
                  onClick={() => run(() => api.closeTable(listing.code).then(() => go('#/lobby')))}
                >
                  {TEXT.online.closeTable}
                </button>
              </p>
              <p class="quiet">{TEXT.online.beginsItself}</p>
            </>
          )}
        </section>
        <DiceCard listing={listing} />
      </div>
    </Page>
  )
}

export const Presence = ({ isHere }: { isHere: boolean }) => (
  <span
    class="presence"
    data-here={isHere || undefined}
    role="img"
    aria-label={isHere ? TEXT.online.here : TEXT.online.away}
  />
)

/** What was promised about the dice, before anybody could know them. */
function DiceCard({ listing: { fair, seats, game, isStrict } }: { listing: Listing }) {
  return (
    <section class="card" aria-labelledby="dice">
      <h2 id="dice">{TEXT.online.dice}</h2>
      <p>{TEXT.online.diceLine}</p>
      <dl class="facts">
        <dt>{TEXT.online.commitment}</dt>
        <dd>
          <code>{fair.commitment}</code>
        </dd>
        {seats.map(({ side }, at) => (
          <SeedRow key={side} side={sideWord(game, side)} seed={fair.playerSeeds[at] ?? null} />
        ))}
      </dl>
      <p class="quiet">{isStrict ? TEXT.online.strictLine : TEXT.online.diceMore}</p>
    </section>
  )
}

const SeedRow = ({ side, seed }: { side: string; seed: string | null }) => (
  <>
    <dt>{TEXT.online.seedOf(side)}</dt>
    <dd>{seed === null ? <span class="quiet">{TEXT.online.notYet}</span> : <code>{seed}</code>}</dd>
  </>
)

/** At a strict table seeds are opened when all are promised. */
async function openStrictSeed(listing: Listing): Promise<Listing | null> {
  if (!listing.isStrict || listing.seats.some(({ kind }) => kind === 'open')) return null
  const [receipt] = await receiptsOf(listing.code)
  return receipt ? api.openSeed(listing.code, receipt.seed) : null
}

function scenarioOf({ scenario }: Listing): string {
  return scenario.charAt(0).toUpperCase() + scenario.slice(1)
}

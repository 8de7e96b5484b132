import type { OfferInfo, OfferKind, SeatInfo, State } from '@hexfront/wire'
import { useEffect, useReducer } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { playerOf } from '../session/seats.ts'
import type { Desk } from '../table/desk.ts'
import { Dialog } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { sitter } from './listing-card.tsx'
import type { OnlineGame } from './online-game.ts'
import { Presence } from './open-table-page.tsx'
import { Problem, useAct } from './page.tsx'
import { askForRematch } from './rematch.ts'
import { overLine, seatTitle, timeLeft } from './words.ts'

/** In milliseconds: a lost connection that is back by then need not be told of. */
const TOLD_AFTER = 1200

/** Who sits where with how much time, who looks on, and the ways to talk and to agree. */
export function TableBar({ desk, game }: { desk: Desk; game: OnlineGame }) {
  useShown<unknown>([game, game.link, desk], () => [
    game.version,
    game.link.version,
    desk.open.room,
    desk.session.version,
  ])
  const { state } = game
  useTick(state?.clocks.some(({ isRunning }) => isRunning) === true || game.link.lostAt > 0)
  if (!state) return null
  const isTalk = desk.open.room === 'talk'
  return (
    <div class="table-bar">
      <ul class="sitters">
        {state.seats.map((seat) => (
          <Sitter key={seat.side} desk={desk} game={game} seat={seat} state={state} />
        ))}
      </ul>
      {state.spectators > 0 && (
        <span class="spectators" title={TEXT.online.spectators(state.spectators)}>
          <Icon name="eye" /> {state.spectators}
        </span>
      )}
      {game.sides.length === 0 && <span class="badge">{TEXT.online.youWatch}</span>}
      <span class="table-bar-tools">
        <button
          type="button"
          class="tool"
          aria-pressed={isTalk}
          onClick={() => desk.set({ room: isTalk ? '' : 'talk' })}
        >
          <Icon name="talk" />
          <span>{TEXT.online.talk}</span>
          {game.unread > 0 && <span class="badge">{game.unread}</span>}
        </button>
        <button type="button" class="tool" onClick={() => desk.set({ room: 'agree' })}>
          <Icon name="hand" />
          <span>{TEXT.online.agree}</span>
        </button>
      </span>
    </div>
  )
}

function Sitter({ desk, game, seat, state }: { desk: Desk; game: OnlineGame; seat: SeatInfo; state: State }) {
  const { table } = desk.session
  const clock = state.clocks.find(({ side }) => side === seat.side)
  const at = table.game.sides.indexOf(seat.side)
  const isMine = game.sides.includes(seat.side)
  const isPerson = seat.kind !== 'bot' && seat.kind !== 'open'
  return (
    <li data-tone={table.display.sides[at]?.tone} data-asked={clock?.isRunning || undefined}>
      <span class="swatch" />
      {isPerson && <Presence isHere={seat.isHere} />}
      <span class="sitter-name">
        {isPerson && !isMine && seat.name !== null ? (
          <a href={`#/person/${encodeURIComponent(seat.name)}`}>{seat.name}</a>
        ) : (
          (playerOf(table, seat.level ?? '')?.name ?? sitter(seat))
        )}
        {isMine && <span class="quiet"> ({TEXT.seats.you.toLowerCase()})</span>}
        {seat.isAway && <span class="quiet"> {TEXT.online.onVacation}</span>}
      </span>
      {clock && (
        <span class="sitter-clock" data-low={game.leftOf(clock) < 60_000 || undefined}>
          <Icon name="clock" /> {timeLeft(game.leftOf(clock))}
        </span>
      )}
    </li>
  )
}

/** What stands between the players and the game: no connection, an offer, the end. */
export function TableStrips({ desk, game }: { desk: Desk; game: OnlineGame }) {
  useShown<unknown>([game, game.link], () => [game.version, game.link.version])
  const { link, state } = game
  useTick(link.lostAt > 0)
  const { problem, run } = useAct()
  const isLost = link.lostAt > 0 && performance.now() - link.lostAt > TOLD_AFTER
  return (
    <>
      {isLost && (
        <p class="strip" role="status" data-strip="offline">
          {TEXT.online.lost}
          <button type="button" class="button" onClick={() => link.retry()}>
            {TEXT.online.retry}
          </button>
        </p>
      )}
      {link.trouble !== '' && (
        <p class="strip" role="status">
          {TEXT.online.readOnly} {link.trouble}
        </p>
      )}
      <Problem text={problem} />
      {state?.offers.map((offer) => (
        <OfferStrip key={offer.offer} desk={desk} game={game} offer={offer} />
      ))}
      {state && (state.status === 'over' || state.status === 'closed') && (
        <p class="strip" role="status" data-strip="over">
          <strong>{overLine(desk.session.table, state)}</strong>
          <a class="button" href={`#/verify/${game.code}`}>
            <Icon name="dice" /> {TEXT.online.verify}
          </a>
          <button type="button" class="button" onClick={() => desk.set({ isReplaying: true })}>
            <Icon name="chart" /> {TEXT.verdict.replay}
          </button>
          {game.sides.length > 0 && (
            <button type="button" class="button" data-primary onClick={() => run(() => askForRematch(game.code))}>
              {TEXT.verdict.rematch}
            </button>
          )}
        </p>
      )}
    </>
  )
}

function OfferStrip({ desk, game, offer }: { desk: Desk; game: OnlineGame; offer: OfferInfo }) {
  const { table } = desk.session
  const isMine = game.sides.includes(offer.side)
  const isPlayer = game.sides.length > 0
  const who = seatTitle(table, game.state?.seats ?? [], offer.side)
  return (
    <p class="strip" role="status" data-strip="offer">
      {isMine
        ? TEXT.online.youOffered(TEXT.online.offers[offer.what])
        : TEXT.online.offered(who, TEXT.online.offers[offer.what])}
      {isPlayer && !isMine && (
        <button type="button" class="button" data-primary onClick={() => game.accept(offer.offer)}>
          {TEXT.online.accept}
        </button>
      )}
      {isPlayer && (
        <button type="button" class="button" onClick={() => game.decline(offer.offer)}>
          {isMine ? TEXT.online.takeOfferBack : TEXT.online.decline}
        </button>
      )}
    </p>
  )
}

/** All that players may agree on, and what one may do alone. */
export function AgreeSheet({ desk, game }: { desk: Desk; game: OnlineGame }) {
  useShown<unknown>([game], () => [game.version])
  const { state } = game
  const close = (): void => desk.set({ room: '' })
  const doing = (act: () => void) => () => {
    close()
    act()
  }
  const isPlayer = game.sides.length > 0
  const isOn = state?.status === 'running' || state?.status === 'paused'
  const isAlone = state?.seats.every(({ side, kind }) => kind === 'bot' || game.sides.includes(side)) ?? false
  const others = state?.seats.filter(({ side }) => !game.sides.includes(side)) ?? []
  const isOut = state?.clocks.some((clock) => !game.sides.includes(clock.side) && game.leftOf(clock) <= 0) ?? false
  const isGone = game.listing.pace === 'live' && others.some(({ kind, isHere }) => kind !== 'bot' && !isHere)
  return (
    <Dialog title={TEXT.online.agree} close={() => desk.open.room === 'agree' && close()}>
      {!isPlayer && <p class="quiet">{TEXT.online.onlyPlayers}</p>}
      {isPlayer && !isOn && <p class="quiet">{TEXT.panel.over}</p>}
      {isPlayer && isOn && (
        <>
          {!isAlone && (
            <div class="menu">
              {offersNow(state.status).map((what) => (
                <button
                  key={what}
                  type="button"
                  class="button"
                  onClick={doing(() => game.offer(what, backOf(desk, what)))}
                >
                  {TEXT.online.offerActs[what]}
                </button>
              ))}
            </div>
          )}
          {!isAlone && <p class="quiet">{TEXT.online.offersLapse}</p>}
          <div class="menu">
            {(isOut || isGone) && (
              <button type="button" class="button" data-primary onClick={doing(() => game.claim('win'))}>
                {TEXT.online.claim}
              </button>
            )}
            <ResignButton resign={doing(() => game.resign())} />
          </div>
        </>
      )}
      <h3 class="head">{TEXT.online.dice}</h3>
      <p class="quiet">
        {TEXT.online.commitment}: <code>{game.listing.fair.commitment}</code>
      </p>
      <p>
        <a href={`#/verify/${game.code}`}>{TEXT.online.aboutDice}</a>
      </p>
    </Dialog>
  )
}

const offersNow = (status: State['status']): readonly OfferKind[] =>
  status === 'paused' ? ['resume', 'draw', 'unrated'] : ['draw', 'takeBack', 'pause', 'time', 'unrated']

/** A take-back goes to before the last choice of one's own. */
function backOf({ session }: Desk, what: OfferKind): number | undefined {
  if (what !== 'takeBack') return undefined
  const { entries } = session.match
  const last = entries.findLastIndex(({ side, by }) => session.seatOf(side) === 'person' && by === 'hand')
  return last < 0 ? undefined : entries.length - last
}

/** Not by a slip of the hand. */
function ResignButton({ resign }: { resign: () => void }) {
  const [isAsked, ask] = useReducer(() => true, false)
  return isAsked ? (
    <button type="button" class="button" data-bad onClick={resign}>
      {TEXT.online.reallyResign}
    </button>
  ) : (
    <button type="button" class="button" onClick={() => ask(undefined)}>
      <Icon name="control" /> {TEXT.online.resign}
    </button>
  )
}

/** Shows anew every second while something runs. */
function useTick(isRunning: boolean): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tick(undefined), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
}

import type { Choice } from '@hexfront/core'
import type { Listing } from '@hexfront/wire'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import type { Bots } from '../session/bots.ts'
import { PERSON, type Session } from '../session/session.ts'
import { newId, newSeed, tableOf } from '../store/save.ts'
import { TablePage } from '../table/table-page.tsx'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { online } from './online.ts'
import { OnlineGame } from './online-game.ts'
import { OpenTablePage } from './open-table-page.tsx'
import { Page, Problem, useAsked, useOnline } from './page.tsx'
import { askForRematch } from './rematch.ts'
import { openRevealed } from './revealed.ts'

/** In milliseconds: how often an open table is looked at again. */
const LOOK_EVERY = 2000

/** What a page needs of the client that it is in. */
export interface Host {
  readonly bots: Bots
  /** Lays a game of this browser on the table. */
  lay(session: Session): void
}

/** The one address of a game: before it begins, while it is played, and ever after. */
export function GamePage({ code, host }: { code: string; host: Host }) {
  const { house } = useOnline()
  const { value, problem, again } = useAsked(() => online.find().then(() => api.game(code)), [code])
  const [changed, setChanged] = useState<Listing | null>(null)
  const latest = changed?.code === code ? changed : value
  const isOpen = latest?.status === 'open'
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) api.game(code).then(setChanged, () => {})
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [code, isOpen])
  useEffect(() => again(), [house])
  useEffect(() => online.cameTo(code), [code])
  if (problem !== '')
    return (
      <Page here="" title={TEXT.online.noGame}>
        <Problem text={problem} />
      </Page>
    )
  if (!latest) return <Loading />
  if (isOpen) return <OpenTablePage listing={latest} changed={setChanged} />
  return <OnlineTable key={`${code} ${latest.me.join()}`} listing={latest} host={host} />
}

const Loading = () => (
  <p class="loading">
    <span />
  </p>
)

function OnlineTable({ listing, host }: { listing: Listing; host: Host }) {
  const [game, setGame] = useState<OnlineGame | null>(null)
  const [session, setSession] = useState<Session | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isStale = false
    let opened: OnlineGame | null = null
    tableOf(listing.game).then(
      (table) => {
        if (isStale) return
        opened = new OnlineGame({
          link: online.link,
          table,
          listing,
          history: api.history,
          now: () => performance.now(),
        })
        opened.shown = setSession
        opened.open()
        setGame(opened)
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isStale = true
      opened?.close()
    }
  }, [listing.code])
  const acts = useMemo(() => actsOf(listing, session, host), [listing, session])
  if (problem !== '') return <Gone because={problem} />
  if (!game) return <Loading />
  return <Watching game={game} session={session} acts={acts} reveal={setSession} host={host} />
}

interface WatchingProps {
  readonly game: OnlineGame
  readonly session: Session | null
  readonly acts: ReturnType<typeof actsOf>
  readonly reveal: (session: Session) => void
  readonly host: Host
}

function Watching({ game, session, acts, reveal, host }: WatchingProps) {
  useShown<unknown>([game], () => [game.gone, game.state?.over])
  useTurnTitle(game, session)
  const isOver = game.state?.status === 'over' || game.state?.status === 'closed'
  const isShown = session !== null
  useEffect(() => {
    if (isOver && isShown) openRevealed(game, host.bots).then(reveal, () => {})
  }, [isOver, isShown])
  if (game.gone !== '') return <Gone because={game.gone} />
  if (!session) return <Loading />
  return <TablePage key={session.away ? 'on' : 'over'} session={session} acts={acts} online={game} />
}

const Gone = ({ because }: { because: string }) => (
  <Page here="" title={TEXT.online.noGame}>
    <Problem text={because} />
  </Page>
)

/** Whose turn it is stands on the tab, for those who look at another. */
function useTurnTitle(game: OnlineGame, session: Session | null): void {
  useEffect(() => {
    if (!session) return
    const show = (): void => {
      const name = session.table.game.name
      const isYours = session.isPersonAsked && session.bar === '' && !session.decision.isOver
      document.title = isYours ? `● ${TEXT.home.yours} · ${name}` : `${name} · ${TEXT.app}`
    }
    show()
    const ends = [session.subscribe(show), game.subscribe(show)]
    return () => {
      for (const end of ends) end()
      document.title = TEXT.app
    }
  }, [game, session])
}

/** What a table of this browser may do that one on a server does otherwise, or not at all. */
function actsOf(listing: Listing, session: Session | null, host: Host) {
  /** What is over may be played on from any moment, as a game of one's own. */
  const branch = (line: readonly Choice[]): void => {
    if (!session || session.away) return
    const { moment, markup, table } = session
    const seats = Array.from({ length: table.seats }, () => PERSON)
    const own = session.branch(moment, {
      id: newId(),
      seed: newSeed(),
      seats,
      opening: 'by hand',
      origin: null,
      markup,
    })
    own.carry(line)
    host.lay(own)
  }
  return {
    takeOver(): void {},
    branch: () => branch([]),
    branchWith: branch,
    link: async (): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(`${location.origin}${location.pathname}#/game/${listing.code}`)
        return true
      } catch {
        return false
      }
    },
    branches: async () => [],
    rematch(): void {
      askForRematch(listing.code)
    },
  }
}

import type { Listing } from '@hexfront/wire'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import type { Session } from '../session/session.ts'
import { tableOf } from '../store/save.ts'
import { TablePage } from '../table/table-page.tsx'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { online } from './online.ts'
import { OnlineGame } from './online-game.ts'
import { OpenTablePage } from './open-table-page.tsx'
import { Page, Problem, useAsked, useOnline } from './page.tsx'
import { askForRematch } from './rematch.ts'

/** In milliseconds: how often an open table is looked at again. */
const LOOK_EVERY = 2000

/** The one address of a game: before it begins, while it is played, and ever after. */
export function GamePage({ code }: { code: string }) {
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
  if (problem !== '')
    return (
      <Page here="" title={TEXT.online.noGame}>
        <Problem text={problem} />
      </Page>
    )
  if (!latest) return <Loading />
  if (isOpen) return <OpenTablePage listing={latest} changed={setChanged} />
  return <OnlineTable key={`${code} ${latest.me.join()}`} listing={latest} />
}

const Loading = () => (
  <p class="loading">
    <span />
  </p>
)

function OnlineTable({ listing }: { listing: Listing }) {
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
  const acts = useMemo(() => actsOf(listing), [listing])
  if (problem !== '') return <Gone because={problem} />
  if (!game) return <Loading />
  return <Watching game={game} session={session} acts={acts} />
}

function Watching({
  game,
  session,
  acts,
}: {
  game: OnlineGame
  session: Session | null
  acts: ReturnType<typeof actsOf>
}) {
  useShown([game], () => [game.gone])
  useTurnTitle(game, session)
  if (game.gone !== '') return <Gone because={game.gone} />
  if (!session) return <Loading />
  return <TablePage key={session.id} session={session} acts={acts} online={game} />
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
function actsOf(listing: Listing) {
  return {
    takeOver(): void {},
    branch(): void {},
    branchWith(): void {},
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

import { Component, type ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Home } from './home/home.tsx'
import { go, goInstead, type Route, routeOf } from './router.ts'
import { Bots } from './session/bots.ts'
import { plainOf } from './session/naming.ts'
import { PERSON, Session, type SessionStart } from './session/session.ts'
import { heardIn, wordsFor } from './session/story.ts'
import { saveFile } from './store/files.ts'
import { pack, unpack } from './store/links.ts'
import { headOf, newId, newSeed, openKept, openText, tableOf } from './store/save.ts'
import { type Kept, reason, Saves } from './store/saves.ts'
import { TablePage } from './table/table-page.tsx'
import { TEXT } from './text.ts'

const saves = new Saves()
const bots = new Bots()

export function App() {
  const [route, setRoute] = useState(routeOf(location.hash))
  const [session, setSession] = useState<Session | null>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const follow = (): void => setRoute(routeOf(location.hash))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    let isStale = false
    let opened: Session | null = null
    const arrive = async (): Promise<void> => {
      try {
        opened = await openRoute(route)
        if (isStale) return
        if (opened && 'moment' in route && route.moment !== null) opened.lookAt(route.moment)
        if (opened) keepOf(opened)
        setSession(opened)
        if (opened && route.at !== 'table') {
          handOver(opened)
          goInstead(`#/table/${opened.id}`)
          return
        }
        if (opened && isToBeKept(opened)) opened.keep(opened)
        if (opened) setProblem('')
      } catch (error) {
        if (isStale) return
        setSession(null)
        setProblem(reason(error))
        goInstead('#/')
      }
    }
    arrive()
    return () => {
      isStale = true
      if (opened && opened !== handed) opened.close()
    }
  }, [route])

  const openFile = (file: File): void => {
    file
      .text()
      .then((text) => openText(text, file.name, bots))
      .then(lay, (error: unknown) => setProblem(TEXT.store.badFile(reason(error))))
  }
  const isDropping = useDrop(openFile)
  const acts = useMemo(() => actsOf(session), [session])
  return (
    <Mishap session={session}>
      {session && route.at === 'table' ? (
        <TablePage key={session.id} session={session} acts={acts} />
      ) : route.at === 'home' ? (
        <Home saves={saves} problem={problem} openFile={openFile} />
      ) : (
        <p class="loading">
          <span />
        </p>
      )}
      {isDropping && <p class="drop">{TEXT.home.drop}</p>}
    </Mishap>
  )
}

/** What was opened whole is kept as it is now at once; what lost choices, once its player has read that or played on. */
const isToBeKept = ({ notice, ledger }: Session): boolean => !notice?.unplayed && ledger.waiting.length > 0

/** A session that was just made, on its way to its own address. */
let handed: Session | null = null

function lay(session: Session): void {
  keepOf(session)
  handOver(session)
  go(`#/table/${session.id}`)
}

function handOver(session: Session): void {
  handed = session
  // What nobody has played at yet can wait until it is seen.
  setTimeout(() => session.keep(session), FIRST_KEEPING)
}

const FIRST_KEEPING = 300

async function openRoute(route: Route): Promise<Session | null> {
  switch (route.at) {
    case 'home':
      return null
    case 'new':
      return begin(route.game, route.query)
    case 'table': {
      if (handed?.id === route.id) {
        const session = handed
        handed = null
        return session
      }
      return resume(route.id)
    }
    case 'record':
      return openLinked(() => unpack(route.packed))
    case 'open':
      return openLinked(async () => {
        const answer = await fetch(route.address)
        if (!answer.ok) throw new Error(`${route.address} answers ${answer.status}`)
        return answer.text()
      })
  }
}

async function openLinked(fetchText: () => Promise<string>): Promise<Session> {
  try {
    return await openText(await fetchText(), 'record', bots)
  } catch (error) {
    throw new Error(TEXT.store.badLink(reason(error)), { cause: error })
  }
}

/** A new game as its address asks for it; what it leaves open is as for a newcomer. */
async function begin(game: string, query: URLSearchParams): Promise<Session> {
  const table = await tableOf(game)
  const options: Record<string, string> = {}
  for (const { id } of table.game.options) {
    const value = query.get(id)
    if (value !== null) options[id] = value
  }
  const seats = query.get('seats')?.split(',') ?? table.game.sides.map(() => PERSON)
  const scenario = query.get('scenario') ?? table.game.scenarios[0]!.id
  const start: SessionStart = {
    id: newId(),
    seed: query.get('seed') ?? newSeed(),
    seats,
    opening: query.get('opening') === 'hand' ? 'by hand' : 'ready',
    origin: null,
  }
  return Session.begin(table, scenario, options, bots, start)
}

/** A kept game. One that cannot be read is marked and stays where it is. */
async function resume(id: string): Promise<Session> {
  const kept = await saves.load(id)
  if (kept === undefined) throw new Error(TEXT.store.noSuch)
  try {
    return await openKept(id, kept, bots)
  } catch (error) {
    await saves.mark(id, reason(error))
    throw new Error(TEXT.store.broken(reason(error)), { cause: error })
  }
}

/** Lets a session keep itself after every choice. */
function keepOf(session: Session): void {
  session.keep = async (kept) => {
    const problem = await saves.put(kept.ledger, () => summaryOf(kept))
    if (problem !== kept.problem) kept.report(problem)
  }
}

function summaryOf(session: Session): Kept {
  const { game, display } = session.table
  const { turn, turns, phases, phase } = display.clock(session.match.position)
  const now = phases[phase]
  const { decision } = session
  const scenario = game.scenarios.find(({ id }) => id === session.match.setting.scenario)
  const news = session.match.entries.findLast((entry) => heardIn(session, entry).told.length > 0)
  return {
    id: session.id,
    game: game.id,
    title: `${game.name} · ${scenario?.name ?? ''}`,
    moment: decision.isOver
      ? decision.level
      : `${TEXT.clock.turn(turn)} · ${now ? `${game.sides[now.side - 1] ?? ''} ${now.name.toLowerCase()}` : ''}`,
    news: news ? wordsFor(session, news).map(plainOf).slice(0, 2).join('; ') : '',
    turn,
    turns,
    isOver: decision.isOver,
    isYours: session.isPersonAsked,
    origin: session.origin?.id ?? '',
    updated: Date.now(),
    fault: '',
    head: headOf(session),
  }
}

function actsOf(session: Session | null) {
  return {
    branch(): void {
      if (!session) return
      const { moment: at } = session
      const seats = [...session.seats]
      lay(
        session.branch(at, { id: newId(), seed: newSeed(), seats, opening: 'by hand', origin: { id: session.id, at } }),
      )
    },
    async link(): Promise<boolean> {
      if (!session) return false
      try {
        const packed = await pack(JSON.stringify(session.record()))
        const at = session.isLive ? '' : `/at/${session.moment}`
        await navigator.clipboard.writeText(`${location.origin}${location.pathname}#/record/${packed}${at}`)
        return true
      } catch {
        return false
      }
    },
    rematch(): void {
      if (!session) return
      const { table, match, opening } = session
      const seats = [...session.seats].reverse()
      const start = { id: newId(), seed: newSeed(), seats, opening, origin: null }
      lay(Session.begin(table, match.setting.scenario, match.setting.options, bots, start))
    },
    async branches(): Promise<readonly Kept[]> {
      return (await saves.list()).filter(({ origin }) => origin === session?.id)
    },
  }
}

/** A record dropped anywhere opens. */
function useDrop(openFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault()
      setOver(true)
    }
    const out = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) openFile(file)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', out)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', out)
      removeEventListener('drop', drop)
    }
  })
  return isOver
}

/** If a part of the page breaks, the game is still there to be saved. */
class Mishap extends Component<{ session: Session | null; children: ComponentChildren }, { fault: string }> {
  override state = { fault: '' }

  override componentDidCatch(error: unknown): void {
    this.setState({ fault: reason(error) })
  }

  override render() {
    if (this.state.fault === '') return this.props.children
    const { session } = this.props
    return (
      <div class="mishap" role="alert">
        <h1>{TEXT.wrong.title}</h1>
        <p>{TEXT.wrong.line}</p>
        <p class="quiet">{this.state.fault}</p>
        <p>
          {session && (
            <button
              type="button"
              class="button"
              onClick={() => saveFile(`${session.id}.hexfront.json`, JSON.stringify(session.record()))}
            >
              {TEXT.wrong.record}
            </button>
          )}{' '}
          <button type="button" class="button" data-primary onClick={() => location.reload()}>
            {TEXT.wrong.reload}
          </button>
        </p>
      </div>
    )
  }
}

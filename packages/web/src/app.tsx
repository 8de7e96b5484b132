import type { Choice, DataOverlay, Game } from '@hexfront/core'
import { Component, type ComponentChildren } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Home } from './home/home.tsx'
import { online } from './online/online.ts'
import { ServerRoom } from './online/rooms.tsx'
import { OpenTable } from './open-table.ts'
import { go, goInstead, type Route, routeOf } from './router.ts'
import { Bots } from './session/bots.ts'
import { Session, type SessionStart } from './session/session.ts'
import { Synth } from './sound/synth.ts'
import { saveRecord } from './store/files.ts'
import { pack, unpack } from './store/links.ts'
import { keepValues, ownValues } from './store/own-values.ts'
import { holdsSecrets, newId, newSeed, openText, recordOf, seatsIn, tableOf } from './store/save.ts'
import { type Kept, reason, Saves } from './store/saves.ts'
import { currentSettings } from './store/settings.ts'
import { summaryOf } from './store/summary.ts'
import { type Trouble, wrongFile, wrongLink } from './store/wrong-file.ts'
import { TablePage } from './table/table-page.tsx'
import { TEXT } from './text.ts'
import { isPlayable, overlayFor, readFile, titleOf, unfitNow } from './values/file.ts'
import { playedWith } from './values/words.ts'

const saves = new Saves()
const bots = new Bots()

export function App() {
  const [first] = useState(location.hash)
  const [route, setRoute] = useState(routeOf(first))
  const [table, setTable] = useState<OpenTable | null>(null)
  const [session, setSession] = useState<Session | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [wanted, setWanted] = useState<{ readonly game: string } | null>(null)

  useEffect(() => {
    online.find()
    const synth = new Synth()
    online.news = (what, game) => {
      // The table itself lets one's turn be heard.
      if (what === 'turn' && !location.hash.includes(game)) synth.play(['turn'], currentSettings().sound)
    }
  }, [])
  useEffect(() => {
    const follow = (): void => setRoute(routeOf(location.hash))
    addEventListener('hashchange', follow)
    // Somebody may have gone on before anybody listened.
    if (location.hash !== first) follow()
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    let isStale = false
    let opened: OpenTable | null = null
    const page = { show: setSession, leaveFor: lay }
    const arrive = async (): Promise<void> => {
      try {
        if (route.at !== 'table') {
          const made = await madeBy(route)
          if (made && !isStale) await keepNew(made)
          if (isStale) return
          setTable(null)
          setSession(null)
          if (made && 'moment' in route && route.moment !== null) made.lookAt(route.moment)
          if (made) layInstead(made)
          return
        }
        opened = await OpenTable.open(route.id, takeHanded(route.id), saves, bots, page)
        if (isStale) {
          opened.close()
          return
        }
        setTable(opened)
        setSession(opened.session)
        if (opened.session && route.moment !== null) opened.session.lookAt(route.moment)
        if (opened.session) keepWhole(opened.session)
        setTrouble(null)
      } catch (error) {
        if (isStale) return
        setSession(null)
        setTrouble(error instanceof NoGame ? error.trouble : { text: reason(error), details: '' })
        goInstead('#/')
      }
    }
    arrive()
    return () => {
      isStale = true
      opened?.close()
    }
  }, [route])

  /** An overlay is loaded where a game is started; a game that is on keeps its values. */
  const takeOverlay = async (name: string, bytes: Uint8Array, game: string): Promise<void> => {
    if (session) {
      session.report(TEXT.values.atTable(name))
      return
    }
    if (!isPlayable(game)) {
      setTrouble({ text: TEXT.values.unknownGame(name, titleOf(game)), details: '' })
      return
    }
    const reading = readFile(name, bytes, (await tableOf(game)).game)
    if ('unfit' in reading) setTrouble({ text: reading.unfit.text, details: reading.unfit.lines.join('\n') })
    else {
      setTrouble(null)
      keepValues(game, reading.overlay)
      setWanted({ game })
    }
  }
  const openFile = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      const meant = overlayFor(text)
      if (meant !== null) {
        await takeOverlay(file.name, bytes, meant)
        return
      }
      await lay(welcome(await openText(text, { by: 'file', name: file.name }, bots)))
    } catch (error) {
      const wrong = wrongFile(file.name, bytes, reason(error))
      if (session) session.report(wrong.text)
      else setTrouble(wrong)
    }
  }
  const isDropping = useDrop(openFile)
  const acts = useMemo(() => actsOf(session, table), [session, table])
  return (
    <Mishap session={session}>
      {session && route.at === 'table' ? (
        <TablePage key={session.id} session={session} acts={acts} />
      ) : route.at === 'home' ? (
        <Home saves={saves} trouble={trouble} openFile={openFile} wanted={wanted} />
      ) : isMaking(route) ? (
        <p class="loading">
          <span />
        </p>
      ) : (
        <ServerRoom route={route} host={HOST} />
      )}
      {isDropping && <p class="drop">{TEXT.home.drop}</p>}
    </Mishap>
  )
}

/** Whether an address asks for a game of this browser, which is being made or opened. */
const isMaking = ({ at }: Route): boolean => at === 'table' || at === 'new' || at === 'record' || at === 'open'

const HOST = { bots, lay: (session: Session): void => void lay(session) }

/** A session that was just made, on its way to its own address. */
let handed: Session | null = null

async function lay(session: Session): Promise<void> {
  await keepNew(session)
  handed = session
  go(`#/table/${session.id}`)
}

function layInstead(session: Session): void {
  handed = session
  goInstead(`#/table/${session.id}`)
}

/** Before it has an address, so that a reload finds it. What cannot be kept is played all the same; its table says so. */
async function keepNew(session: Session): Promise<void> {
  if (isWhole(session)) await saves.put(session.ledger, () => summaryOf(session))
}

function takeHanded(id: string): Session | null {
  const session = handed?.id === id ? handed : null
  handed = null
  return session
}

/** A game of a former client, or one that could not be kept before. */
function keepWhole(session: Session): void {
  if (isWhole(session) && session.ledger.waiting.length > 0) session.keep(session)
}

/** What lost choices is kept once its player has read that or played on. */
const isWhole = (session: Session): boolean => !session.notice?.unplayed

/** A game that an address asks for, if it does. */
async function madeBy(route: Exclude<Route, { at: 'table' }>): Promise<Session | null> {
  switch (route.at) {
    case 'new':
      return begin(route.game, route.query)
    case 'record':
      return openLinked('', () => unpack(route.packed))
    case 'open':
      return openLinked(route.address, async () => {
        const answer = await fetch(route.address)
        if (!answer.ok) throw new Error(`${route.address} answers ${answer.status}`)
        return answer.text()
      })
    default:
      return null
  }
}

/** An address that leads to no game. */
class NoGame extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble, cause: unknown) {
    super(trouble.text, { cause })
    this.trouble = trouble
  }
}

async function openLinked(name: string, fetchText: () => Promise<string>): Promise<Session> {
  let text = ''
  try {
    text = await fetchText()
    return welcome(await openText(text, { by: 'link', name }, bots))
  } catch (error) {
    throw new NoGame(wrongLink(text, reason(error)), error)
  }
}

/** Says where a game came from, unless there is more to say about it. */
function welcome(session: Session): Session {
  const { source } = session
  if (source) session.notice ??= { text: TEXT.home.welcome(TEXT.home.sourceOf(source)), turn: null, unplayed: 0 }
  if (session.overlay && session.notice)
    session.notice = { ...session.notice, text: `${session.notice.text} ${playedWith(session)}.` }
  return session
}

/** A new game as its address asks for it; what it leaves open is as for a newcomer. */
async function begin(game: string, query: URLSearchParams): Promise<Session> {
  const table = await tableOf(game)
  const options: Record<string, string> = {}
  for (const { id } of table.game.options) {
    const value = query.get(id)
    if (value !== null) options[id] = value
  }
  const seats = seatsIn(table, query.get('seats')?.split(',') ?? [])
  const scenario = query.get('scenario') ?? table.game.scenarios[0]!.id
  const start: SessionStart = {
    id: newId(),
    seed: query.get('seed') ?? newSeed(),
    seats,
    opening: query.get('opening') === 'hand' ? 'by hand' : 'ready',
    origin: null,
  }
  return Session.begin(table, scenario, options, bots, start, query.has('values') ? valuesFor(table.game) : null)
}

/** The overlay of this device that an address asks for. */
function valuesFor(game: Game): DataOverlay {
  const overlay = ownValues(game.id)
  if (!overlay) throw new NoGame({ text: TEXT.values.notHere, details: '' }, null)
  const unfit = unfitNow(overlay, game)
  if (unfit) throw new NoGame({ text: unfit.text, details: unfit.lines.join('\n') }, null)
  return overlay
}

function actsOf(session: Session | null, table: OpenTable | null) {
  return {
    takeOver: (): void => table?.takeOver(),
    branch(): void {
      if (!session) return
      const { moment: at, seats, markup } = session
      const origin = { id: session.id, at }
      lay(session.branch(at, { id: newId(), seed: newSeed(), seats, opening: 'by hand', origin, markup }))
    },
    branchWith(line: readonly Choice[]): void {
      if (!session) return
      const { moment: at, seats, markup } = session
      const origin = { id: session.id, at }
      const own = session.branch(at, { id: newId(), seed: newSeed(), seats, opening: 'by hand', origin, markup })
      own.carry(line)
      lay(own)
    },
    async link(): Promise<boolean> {
      if (!session) return false
      try {
        const packed = await pack(JSON.stringify(recordOf(session)))
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
      lay(Session.begin(table, match.setting.scenario, match.setting.options, bots, start, session.overlay))
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
      const isTaken = event.defaultPrevented
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file && !isTaken) openFile(file)
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
        {session && holdsSecrets(session) && <p class="quiet">{TEXT.leaving.warning}</p>}
        <p>
          {session && (
            <button type="button" class="button" onClick={() => saveRecord(session)}>
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

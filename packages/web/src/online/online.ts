import type { House, Listing, Lobby, Me } from '@hexfront/wire'
import { Watchable } from '../watchable.ts'
import { api } from './api.ts'
import { Link, type Wire } from './link.ts'

/** In milliseconds: how often lists are asked for again while somebody looks at them. */
const LIST_EVERY = 10_000

/** Where a link of invitation is kept until it is used. */
export const INVITE = 'hexfront.invite'

/** The server of this page, if there is one, and who one is there. Without a server nothing of it shows. */
class Online extends Watchable {
  readonly link = new Link({
    open: openWire,
    chance: Math.random,
    now: () => performance.now(),
  })
  #house: House | null = null
  #me: Me | null = null
  #lobby: Lobby | null = null
  readonly #talkedOf = new Set<string>()
  #asked: Promise<void> | null = null
  #looking = 0
  #timer: ReturnType<typeof setInterval> | undefined

  constructor() {
    super()
    this.link.news = ({ what, game }) => {
      if (what === 'chat') this.#talkedOf.add(game)
      this.refresh()
      this.news(what, game)
    }
    this.link.sentAway = () => {
      api.me().then(
        (me) => this.became(me),
        () => {},
      )
    }
  }

  /** Something has happened in one of one's games; set by whoever shows or sounds it. */
  news: (what: string, game: string) => void = () => {}

  get house(): House | null {
    return this.#house
  }

  get me(): Me | null {
    return this.#me
  }

  get lobby(): Lobby | null {
    return this.#lobby
  }

  /** Games in which one has to answer. */
  get waiting(): readonly Listing[] {
    return this.#lobby?.mine.filter(({ isMyTurn }) => isMyTurn) ?? []
  }

  /** Whether something was said at a table since one was there. */
  hasTalk(game: string): boolean {
    return this.#talkedOf.has(game)
  }

  /** One is there now, and hears it. */
  cameTo(game: string): void {
    if (this.#talkedOf.delete(game)) this.changed()
  }

  /** Asks once whether there is a server. */
  find(): Promise<void> {
    if (this.#house === null) this.#asked ??= this.#find().finally(() => (this.#asked = null))
    return this.#asked ?? Promise.resolve()
  }

  /** Makes a guest of somebody who has no account, since he is about to do something. */
  async enter(): Promise<Me> {
    if (this.#me) return this.#me
    const invite = sessionStorage.getItem(INVITE)
    return this.became(await api.guest(invite === null ? {} : { invite }))
  }

  /** One is somebody else from now on: what the socket was opened for does not hold any more. */
  became(me: Me | null): Me {
    const before = this.#me?.name
    this.#me = me
    if (before !== me?.name) {
      this.link.drop()
      this.link.retry()
    }
    if (me) {
      this.link.start()
      sessionStorage.removeItem(INVITE)
    }
    this.changed()
    this.refresh()
    return me ?? NOBODY
  }

  /** Somebody looks at lists of games, until the returned function is called. */
  look(): () => void {
    this.#looking++
    this.refresh()
    this.#timer ??= setInterval(() => !document.hidden && this.refresh(), LIST_EVERY)
    return () => {
      this.#looking--
      if (this.#looking > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }

  async refresh(): Promise<void> {
    if (!this.#house || !navigator.onLine) return
    try {
      this.#lobby = await api.lobby()
      this.changed()
    } catch {
      // It is asked for again.
    }
  }

  async #find(): Promise<void> {
    if (!navigator.onLine || !location.protocol.startsWith('http')) return
    try {
      const house = await api.house()
      if (typeof house.version !== 'string') return
      this.#me = await api.me().catch(() => null)
      this.#house = house
      if (this.#me) this.link.start()
      this.changed()
      if (this.#looking > 0) this.refresh()
    } catch {
      // A page of files and nothing else: all that is played is played here.
    }
  }
}

function openWire(): Wire {
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`)
  const wire: Wire = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  socket.onopen = () => wire.onopen?.()
  socket.onmessage = (event) => wire.onmessage?.(event)
  socket.onclose = ({ code }) => wire.onclose?.(code)
  return wire
}

const NOBODY: Me = {
  name: '',
  kind: 'guest',
  isAdmin: false,
  mail: null,
  hasPassword: false,
  passkeys: [],
  settings: {},
  blocked: [],
  muted: [],
  vacation: { until: null, daysLeft: 0 },
}

export const online = new Online()

addEventListener('online', () => {
  online.find()
  online.link.retry()
})
addEventListener('offline', () => online.link.drop())
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) online.link.retry()
})

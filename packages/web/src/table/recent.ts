import { NO_PAINT, type Paint, type Place, type Tone } from '@hexfront/core'
import type { ShownOverlay } from '../map/scene.ts'
import { Chronicle } from '../session/chronicle.ts'
import {
  crowdsOf,
  type Fight,
  type Happenings,
  happenings,
  isOwnPhase,
  lastNews,
  type Trail,
  trailsOf,
} from '../session/happenings.ts'
import { turnBegan } from '../session/moments.ts'
import type { Session } from '../session/session.ts'

/** Something that happened and can be shown on the map by itself. */
export type Item =
  | {
      readonly kind: 'moves'
      readonly at: number
      readonly trails: readonly Trail[]
      readonly places: readonly Place[]
    }
  | { readonly kind: 'fight'; readonly at: number; readonly fight: Fight; readonly places: readonly Place[] }

/** After so many choices of the player's own, trails of the others are gone. */
const FADED_AFTER = 24

/**
 * What has happened since the player's last turn, and what of it he looks at. It has listeners of its own, so that looking
 * through it shows nothing anew but itself and the map.
 */
export class Recent {
  readonly chronicle: Chronicle
  /** Whether trails are wanted when nothing is looked through. */
  hasTrails = true
  readonly #session: Session
  readonly #listeners = new Set<() => void>()
  #version = 0
  #look: 'closed' | 'offered' | 'list' = 'closed'
  #at = 0
  /** Up to where the last news reached that were offered. */
  #offered = -1
  #made: { readonly key: string; readonly news: Happenings; readonly items: readonly Item[] } | null = null
  #painted: { readonly key: string; readonly overlays: readonly ShownOverlay[] } | null = null

  constructor(session: Session) {
    this.#session = session
    this.chronicle = new Chronicle(session)
    this.follow()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get version(): number {
    return this.#version
  }

  get look(): 'closed' | 'offered' | 'list' {
    return this.#look
  }

  /** The item that is looked at. */
  get at(): number {
    return this.#at
  }

  get items(): readonly Item[] {
    return this.#news()?.items ?? []
  }

  get news(): Happenings | null {
    return this.#news()?.news ?? null
  }

  /** The game has changed: news are offered once, and go when the player acts. */
  follow(): void {
    const { isLive, isPersonAsked, falling } = this.#session
    if (!isLive || falling >= 0) return
    const news = isPersonAsked && isOwnPhase(this.#session) ? lastNews(this.#session) : null
    if (news?.isFresh && news.to !== this.#offered) {
      this.#offered = news.to
      if (this.items.length > 0) this.#show('offered', 0)
    } else if (news?.isFresh === false && this.#look !== 'closed') this.#show('closed', 0)
  }

  close(): void {
    this.#show('closed', 0)
  }

  /** Opens the list at its first item, or goes on in it. */
  step(by: 1 | -1): void {
    const { items } = this
    if (items.length === 0) return
    const isNew = this.#look !== 'list'
    this.#show('list', isNew ? 0 : (this.#at + by + items.length) % items.length)
  }

  pick(at: number): void {
    this.#show('list', at)
  }

  /** Trails on the map: of what is looked through, of the moment that is looked back at, or of the others' last turn. */
  overlays(): readonly ShownOverlay[] {
    const { version, moment, isLive } = this.#session
    const key = [version, moment, this.#version, this.hasTrails].join(' ')
    if (this.#painted?.key === key) return this.#painted.overlays
    const isLookedThrough = this.#look === 'list' && isLive
    const paint = isLookedThrough ? this.#paintItems() : this.hasTrails ? this.#paintTrails() : NO_PAINT
    const isBlank = paint.lines.length + paint.chips.length === 0
    const overlays = isBlank ? NONE : [{ id: 'trails', paint, strength: 1 }]
    this.#painted = { key, overlays }
    return overlays
  }

  #show(look: 'closed' | 'offered' | 'list', at: number): void {
    this.#look = look
    this.#at = at
    this.#version++
    for (const listener of this.#listeners) listener()
  }

  #news(): { readonly news: Happenings; readonly items: readonly Item[] } | null {
    const session = this.#session
    const range = lastNews(session)
    if (!range) return null
    const key = `${range.from} ${range.to} ${session.viewer} ${session.match.entries[range.to - 1]?.hash}`
    if (this.#made?.key !== key) {
      const news = happenings(session, this.chronicle, range.from, range.to)
      this.#made = { key, news, items: itemsOf(session, news) }
    }
    return this.#made
  }

  #paintItems(): Paint {
    const { items, news } = this
    const now = items[this.#at]
    if (!news || !now) return NO_PAINT
    const shown = now.kind === 'moves' ? new Set(now.trails) : new Set<Trail>()
    const fights = items.flatMap((item) => (item.kind === 'fight' ? [item.fight] : []))
    return {
      ...NO_PAINT,
      lines: news.trails.map((trail) => lineOf(trail, shown.has(trail) ? 1 : 0.3)),
      chips: fights
        .filter(({ place }) => place !== 0)
        .map((fight) => ({ place: fight.place, text: chipOf(fight), tone: toneOf(this.#session, fight) })),
    }
  }

  #paintTrails(): Paint {
    const session = this.#session
    if (!session.isLive) {
      const from = turnBegan(session, session.moment)
      const trails = trailsOf(session, this.chronicle.deeds(from, session.moment), from)
      return { ...NO_PAINT, lines: trails.map((trail) => lineOf(trail, ageOf(trail, from, session.moment) ** 3)) }
    }
    const range = lastNews(session)
    const left = range ? 1 - (session.told - range.to) / FADED_AFTER : 0
    const news = left > 0 ? this.news : null
    if (!news) return NO_PAINT
    return { ...NO_PAINT, lines: news.trails.map((trail) => lineOf(trail, left * ageOf(trail, news.from, news.to))) }
  }
}

const NONE: readonly ShownOverlay[] = []

const lineOf = ({ places, side }: Trail, weight: number) => ({ look: 'trail' as const, places, side, weight })

/** The last moves stand out, the first ones of a turn are faint. */
const ageOf = ({ last }: Trail, from: number, to: number): number => 0.3 + (0.7 * (last + 1 - from)) / (to - from)

function itemsOf(session: Session, { trails, fights }: Happenings): Item[] {
  const moves = crowdsOf(session, trails).map(
    (crowd): Item => ({
      kind: 'moves',
      at: Math.max(...crowd.map(({ last }) => last)),
      trails: crowd,
      places: crowd.map(({ places }) => places.at(-1)!),
    }),
  )
  const fought = fights.map(
    (fight): Item => ({
      kind: 'fight',
      at: fight.from,
      fight,
      places: fight.place === 0 ? [] : [fight.place],
    }),
  )
  return [...moves, ...fought].sort((a, b) => a.at - b.at)
}

/** What a side has lost in a fight. */
function worthLost({ table, match }: Session, { losses }: Fight, side: number): number {
  const faces = table.display.faces(match.setting)
  return losses.reduce((sum, { unit, worth }) => sum + (faces[unit]?.side === side ? worth : 0), 0)
}

/** Losses of the viewer against those of the others. */
function toneOf(session: Session, fight: Fight): Tone {
  const own = worthLost(session, fight, session.viewer)
  const all = fight.losses.reduce((sum, { worth }) => sum + worth, 0)
  return own > all - own ? 'bad' : own < all - own ? 'good' : 'even'
}

/** The die, or how many were thrown; and a cross where somebody was lost. */
function chipOf({ draws, losses }: Fight): string {
  const [draw] = draws
  const dice = draws.length === 1 && draw?.kind === 'die' ? `⚀⚁⚂⚃⚄⚅`.charAt(draw.value - 1) : `${draws.length}⚅`
  return losses.length > 0 ? `${dice} †` : dice
}

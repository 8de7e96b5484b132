import { SPECTATOR, type Viewer } from '@hexfront/core'
import type { Frame, NewsFrame } from '@hexfront/wire'
import type { Sent } from '../play/frames.ts'

/** Whoever frames are sent to. */
export interface Watcher {
  readonly account: number | null
  /** Games that it watches, by code. */
  readonly games: ReadonlyMap<string, number>
  send(text: string): void
}

/** Those who watch a game, by how they look at it. */
class Room {
  readonly watchers = new Map<Viewer, Set<Watcher>>()

  add(viewer: Viewer, watcher: Watcher): void {
    this.remove(watcher)
    const those = this.watchers.get(viewer)
    if (those) those.add(watcher)
    else this.watchers.set(viewer, new Set([watcher]))
  }

  remove(watcher: Watcher): void {
    for (const [viewer, those] of this.watchers)
      if (those.delete(watcher) && those.size === 0) this.watchers.delete(viewer)
  }
}

/** Who watches what. A frame is written down once for all who look at a game alike. */
export class Hub {
  readonly #rooms = new Map<number, Room>()
  readonly #accounts = new Map<number, Set<Watcher>>()

  enter(watcher: Watcher): void {
    if (watcher.account === null) return
    const those = this.#accounts.get(watcher.account)
    if (those) those.add(watcher)
    else this.#accounts.set(watcher.account, new Set([watcher]))
  }

  exit(watcher: Watcher): void {
    const those = watcher.account === null ? undefined : this.#accounts.get(watcher.account)
    if (those?.delete(watcher) && those.size === 0) this.#accounts.delete(watcher.account!)
  }

  watch(game: number, viewer: Viewer, watcher: Watcher): void {
    const room = this.#rooms.get(game) ?? new Room()
    this.#rooms.set(game, room)
    room.add(viewer, watcher)
  }

  leave(game: number, watcher: Watcher): void {
    const room = this.#rooms.get(game)
    room?.remove(watcher)
    if (room?.watchers.size === 0) this.#rooms.delete(game)
  }

  isWatched(game: number): boolean {
    return this.#rooms.has(game)
  }

  spectators(game: number): number {
    return this.#rooms.get(game)?.watchers.get(SPECTATOR)?.size ?? 0
  }

  /** Everybody who watches a game. */
  watchers(game: number): readonly Watcher[] {
    return [...(this.#rooms.get(game)?.watchers.values() ?? [])].flatMap((those) => [...those])
  }

  frames(game: number, frames: ReadonlyMap<Viewer, readonly Sent[]>): void {
    for (const [viewer, those] of this.#rooms.get(game)?.watchers ?? [])
      for (const { text } of frames.get(viewer) ?? []) for (const watcher of those) watcher.send(text)
  }

  /** To each viewer what is made for him. */
  each(game: number, make: (viewer: Viewer) => Frame | null): void {
    for (const [viewer, those] of this.#rooms.get(game)?.watchers ?? []) {
      const frame = make(viewer)
      if (frame === null) continue
      const text = JSON.stringify(frame)
      for (const watcher of those) watcher.send(text)
    }
  }

  /** To all sockets of an account. */
  tell(account: number, frame: Frame): void {
    const text = JSON.stringify(frame)
    for (const watcher of this.#accounts.get(account) ?? []) watcher.send(text)
  }

  /** To those sockets of an account that do not watch the game that it is about: the others see it there. */
  tellOfGame(account: number, frame: NewsFrame): void {
    const text = JSON.stringify(frame)
    for (const watcher of this.#accounts.get(account) ?? []) if (!watcher.games.has(frame.game)) watcher.send(text)
  }
}

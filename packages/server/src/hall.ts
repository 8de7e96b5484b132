import type { MatchRecord } from '@hexfront/core'
import type { Command, Frame, NewsFrame } from '@hexfront/wire'
import type { WebSocket } from 'ws'

/** Who asks: an account, or a stranger who looks on. */
export interface Who {
  readonly account: number | null
  readonly name: string
  /** The hash of the session; empty for a stranger. */
  readonly session: string
}

/** Where games are played. What comes in by HTTP and what is played speak to each other through this and `Hearer`. */
export interface Hall {
  /** Takes over a socket whose origin and session were looked at. */
  join(socket: WebSocket, who: Who): void
  /** The socket's commands and frames by another way, for scripts and poor proxies. */
  command(who: Who, command: Command): Promise<readonly Frame[]>
  stream(who: Who, code: string, since?: number, mark?: string): Promise<readonly Frame[]>
  /** Seats or seeds of a table have changed: it begins when all are in. */
  seated(game: number): Promise<void>
  /** The record of a game that is over. */
  record(game: number): Promise<MatchRecord>
  /** A record of elsewhere becomes a game that is over; the code of it. Throws with words for the one who sent it. */
  importRecord(text: string, account: number): Promise<string>
  /** Somebody has gone on vacation or come back, as the store has it: his clocks follow. */
  absent(account: number): Promise<void>
  /** Whether somebody has a socket here or at another process. */
  isHere(account: number): boolean
  people(): number
  tell(account: number, frame: NewsFrame): void
  /** Ends the sockets of a session that was ended, or of an account. */
  drop(of: { readonly session: string } | { readonly account: number }): void
  figures(): HallFigures
  /** Says goodbye to everybody when all that waits is stored. */
  close(): Promise<void>
}

export interface HallFigures {
  readonly sockets: number
  readonly loaded: number
  readonly lawBroken: number
  readonly lostRaces: number
}

/** What those who play tell the rest of the house, after it was stored. A call that is lost in a crash does no harm. */
export interface Hearer {
  /** Another seat has to answer; `n` is the number of the event that made it so. */
  handedOver(turn: HandOver): void
  over(game: number): void
  /** How long a choice took from its coming in to its answer, in milliseconds. */
  chosen(milliseconds: number): void
}

export interface HandOver {
  readonly game: number
  readonly side: number
  readonly n: number
}

/** Where things are written down that somebody may have to look into. Never what is secret in a game. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

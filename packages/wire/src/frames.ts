import type { Given, Outcome, Sentence, Told } from '@hexfront/core'
import type { OfferKind } from './commands.ts'

/** Who looks at a game: sides that an account plays, by name. None for a spectator. Whoever plays all sides sees all. */
export type Sides = readonly string[]

export interface SeatInfo {
  readonly side: string
  /** Null where nobody has taken it yet. */
  readonly name: string | null
  readonly kind: 'guest' | 'person' | 'bot' | 'gone' | 'open'
  /** The level of a bot. */
  readonly level?: string
  readonly rating?: number
  /** Whom an open seat is kept for. */
  readonly wanted?: string
  readonly isHere: boolean
  /** On vacation: his clock stands still. Said in slow games only. */
  readonly isAway?: boolean
}

/** Milliseconds that a side has left, as of the frame; it runs down for the one who is asked unless it is stopped. */
export interface ClockInfo {
  readonly side: string
  readonly left: number
  readonly isRunning: boolean
}

export interface OfferInfo {
  readonly offer: number
  readonly side: string
  readonly what: OfferKind
  readonly back?: number
}

export interface Over {
  /** A side's name, or null for a draw or a game without a result. */
  readonly winner: string | null
  readonly how: 'rules' | 'resigned' | 'time' | 'left' | 'agreed' | 'unrated' | 'newRules'
  /** What the rules say, where they ended it. */
  readonly outcome?: Pick<Outcome, 'winner' | 'level'>
  /** The server's seed, for everybody to check the dice. */
  readonly serverSeed?: string
}

/** What stands of a game beside the position; it comes whole whenever any of it has changed. */
export interface State {
  readonly status: 'open' | 'running' | 'paused' | 'over' | 'closed'
  readonly seats: readonly SeatInfo[]
  readonly clocks: readonly ClockInfo[]
  readonly offers: readonly OfferInfo[]
  readonly spectators: number
  readonly over: Over | null
}

/** The whole view of a viewer. */
export interface AtFrame {
  readonly t: 'at'
  readonly game: string
  /** The number of the last frame that it contains. Numbers are the viewer's own. */
  readonly n: number
  readonly rules: number
  readonly data: string
  readonly me: Sides
  /** The core of the view's bytes, in base64. */
  readonly view: string
  readonly mark: string
  readonly state: State
  /** What he has answered beforehand. */
  readonly standing: readonly StandingInfo[]
}

export interface StandingInfo {
  readonly step: string
  readonly say: string
}

/** One choice as a viewer hears of it, or the way back over some. */
export interface EventFrame {
  readonly t: 'ev'
  readonly game: string
  readonly n: number
  readonly side: string
  readonly by: Given
  /** The answer as text, to the one who gave it; to others as they hear it, or null: no more than that one was given. */
  readonly say: string | null
  readonly said: Sentence | null
  readonly dice: readonly string[]
  readonly told: readonly Told[]
  /** Pairs of a word's index and the exclusive or of its values, over the core of the view. */
  readonly diff: readonly number[]
  /** Hash of the view after it. */
  readonly mark: string
  /** Frames, this one not counted, that are undone by it: then `say`, `dice` and `told` are empty. */
  readonly back?: number
  /** Why there is no way back over it, for the one who gave it. */
  readonly barrier: 'dice' | 'reveal' | 'side' | null
}

export interface StateFrame {
  readonly t: 'state'
  readonly game: string
  readonly state: State
}

export interface ChatFrame {
  readonly t: 'chat'
  readonly game: string
  readonly room: 'players' | 'spectators'
  readonly id: number
  readonly at: number
  readonly name: string
  readonly text: string
}

/** Stored. Said again for a key seen before. */
export interface OkFrame {
  readonly t: 'ok'
  readonly game: string
  readonly key: string
  readonly n: number
}

/** Refused: by a rule of the game, or by the house (then `rule` is empty). */
export interface NoFrame {
  readonly t: 'no'
  readonly game: string
  readonly key: string
  readonly rule: string
  readonly because: string
}

/** Decided on a view that is not the present one. */
export interface StaleFrame {
  readonly t: 'stale'
  readonly game: string
  readonly key: string
  readonly n: number
}

/** No such game for this viewer. */
export interface GoneFrame {
  readonly t: 'gone'
  readonly game: string
  readonly because: string
}

/** Something in one's list of games has changed: it is one's turn, a table was joined, a challenge has come. */
export interface NewsFrame {
  readonly t: 'news'
  readonly game: string
  readonly what: 'turn' | 'joined' | 'challenge' | 'over' | 'offer' | 'chat'
}

/** What the house cannot do just now: while the disk is full nothing is stored. */
export interface HouseFrame {
  readonly t: 'house'
  readonly isReadOnly: boolean
  readonly because: string
}

/** The server goes; try again after so many seconds. */
export interface ByeFrame {
  readonly t: 'bye'
  readonly back: number
}

export type Frame =
  | AtFrame
  | EventFrame
  | StateFrame
  | ChatFrame
  | OkFrame
  | NoFrame
  | StaleFrame
  | GoneFrame
  | NewsFrame
  | HouseFrame
  | ByeFrame

import type { Pace } from '@hexfront/wire'

/** Milliseconds: what there is at first, what a seat gets when its own turn begins, and how much it may save up. */
export interface Pacing {
  readonly bank: number
  readonly add: number
  readonly cap: number
}

/** What a seat has left, as of `since` where it runs. */
export interface Clock {
  readonly left: number
  readonly since: number | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const PACINGS: Readonly<Record<Exclude<Pace, object>, Pacing | null>> = {
  none: null,
  live: { bank: 60 * MINUTE, add: MINUTE, cap: 75 * MINUTE },
  fast: { bank: 3 * DAY, add: 12 * HOUR, cap: 5 * DAY },
  slow: { bank: 3 * DAY, add: 36 * HOUR, cap: 10 * DAY },
}

/** Null where nobody is hurried. */
export function pacingOf(pace: Pace): Pacing | null {
  if (typeof pace === 'string') return PACINGS[pace]
  const days = pace.days * DAY
  return { bank: days, add: days, cap: days }
}

/** Slow games wait for those who are on vacation. */
export const isSlow = (pace: Pace): boolean => pace === 'slow' || typeof pace === 'object'

/** A pace as it stands in the row of a game. */
export function readPace(text: string): Pace {
  if (text === 'none' || text === 'live' || text === 'fast' || text === 'slow') return text
  return { days: Number.parseInt(text, 10) }
}

export const leftAt = ({ left, since }: Clock, now: number): number =>
  since === null ? left : left - Math.max(0, now - since)

/** Most of a delay on the way that is not counted. */
const MOST_CREDIT = 1000

export const stopped = (clock: Clock, now: number, lag = 0): Clock => {
  if (clock.since === null) return clock
  const spent = Math.max(0, now - clock.since - Math.min(lag, MOST_CREDIT))
  return { left: clock.left - spent, since: null }
}

/** Somebody is not there, from when to when. */
export interface Absence {
  readonly since: number
  readonly until: number
}

/**
 * A clock that was running goes on from where it was when its owner is back; one that had run out before he left has run out. A
 * clock that waits for longer than that, since he has come back early, goes on when he did.
 */
export function resting(clock: Clock, absence: Absence, now: number): Clock {
  const { left, since } = clock
  if (since === null) return clock
  if (since >= absence.until) return since > now ? { left, since: absence.until } : clock
  const then = leftAt(clock, absence.since)
  return then > 0 ? { left: then, since: absence.until } : clock
}

export const isRunning = ({ since }: Clock, now: number): boolean => since !== null && since <= now

export const running = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock)

/** Own turns begin with some more time, up to what may be saved. A clock that has more already keeps it. */
export const topped = ({ left, since }: Clock, { add, cap }: Pacing): Clock => ({
  left: Math.max(left, Math.min(left + add, cap)),
  since,
})

export const deadlineOf = ({ left, since }: Clock): number | null => (since === null ? null : since + left)

const DAY = 24 * 60 * 60_000
const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const OLD_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A moment as people say it: `yesterday, 21:40`. */
export function whenSaid(time: number, now: number): string {
  if (now - time < 60_000) return 'just now'
  return `${daySaid(time, now)}, ${CLOCK.format(time)}`
}

function daySaid(time: number, now: number): string {
  const days = Math.round((dayOf(now) - dayOf(time)) / DAY)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return WEEKDAY.format(time)
  return (days < 300 ? DATE : OLD_DATE).format(time)
}

/** The midnight before a moment, where the player is. */
const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

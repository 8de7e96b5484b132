import { change, toggleTrails } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import { type Desk, type Fan, spokenIn } from './desk.ts'
import { pressToolKey } from './markup/keys.ts'
import { pressReplayKey } from './replay-keys.ts'
import { pressWatchKey } from './watch.tsx'

/** What else a key may want of the page. */
export interface KeyActs {
  branch(): void
}

/** Keys of the table. Nothing here is out of reach of the mouse. Answers whether the key meant something. */
export function pressKey(desk: Desk, event: KeyboardEvent, acts: KeyActs): boolean {
  const { target, key } = event
  if (target instanceof HTMLInputElement && target.type !== 'range') return false
  if (desk.tool && pressToolKey(desk, event)) return true
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() === 'k') {
      desk.set({ room: 'find' })
      return true
    }
    if (key.toLowerCase() !== 'z') return false
    if (event.shiftKey) desk.session.redo()
    else desk.undo()
    return true
  }
  if (event.altKey) return false
  if (!['', 'rules', 'map', 'find', 'agenda', 'bookmarks'].includes(desk.open.room)) return false
  if (desk.session.falling >= 0) {
    // Whoever presses on has seen enough; it answers nothing yet.
    desk.session.land()
    return true
  }
  if (key.startsWith('Arrow')) return pressReplayKey(desk, event) || pressArrow(desk, key, target)
  const isOnButton = target instanceof HTMLElement && target.matches('button, a, summary, select, input')
  if (isOnButton && (key === 'Enter' || key === ' ' || key === 'Tab')) return false
  if (pressWatchKey(desk, key) || pressReplayKey(desk, event)) return true
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
  if (event.shiftKey && digit !== undefined && !(desk.open.fan && key === digit)) {
    desk.bookmark(Number(digit))
    return true
  }
  // A capital that was locked means the small letter.
  const act = (event.shiftKey ? ACTS[key] : undefined) ?? ACTS[key.toLowerCase()] ?? ACTS[key]
  if (act) return act(desk, event, acts)
  if (/^[1-9]$/.test(key) && desk.open.fan) {
    pressInFan(desk, desk.open.fan, Number(key) - 1)
    return true
  }
  const overlay = desk.session.table.display.overlays.find((one) => one.key.toLowerCase() === key.toLowerCase())
  if (overlay) desk.toggleOverlay(overlay.id)
  return overlay !== undefined
}

/** The units of a stack are counted first, then what may be said of them. */
function pressInFan(desk: Desk, fan: Fan, at: number): void {
  const unit = fan.units[at]
  const answer = spokenIn(fan)[at - fan.units.length]
  if (unit !== undefined) desk.pressUnit(unit)
  else if (answer) desk.take(answer)
}

type Act = (desk: Desk, event: KeyboardEvent, acts: KeyActs) => boolean

const done =
  (act: (desk: Desk) => void): Act =>
  (desk) => {
    act(desk)
    return true
  }

const ACTS: Readonly<Record<string, Act>> = {
  Enter: done((desk) => desk.pressPrimary()),
  ' ': done((desk) => {
    if (desk.open.cursor !== 0 && desk.open.hasCursor) desk.press(desk.open.cursor, 0)
    else desk.moveToStop(1)
  }),
  Escape: done((desk) => desk.escape()),
  Tab(desk, event) {
    const { target } = event
    if (target !== document.body && !(target instanceof HTMLElement && target.matches('.map'))) return false
    // At the last thing asked about it leaves the map, as anywhere else.
    if (!desk.stepToStop(event.shiftKey ? -1 : 1)) return false
    desk.map?.host.focus({ preventScroll: true })
    return true
  },
  F6: done((desk) => {
    const { host } = desk.map ?? {}
    const buttons = [...document.querySelectorAll<HTMLElement>('.panel-foot [data-primary], .panel button')]
    if (document.activeElement === host)
      (buttons.find((one) => one.matches('[data-primary]')) ?? buttons.at(-1))?.focus()
    else host?.focus({ preventScroll: true })
  }),
  l: done(() => document.querySelector<HTMLElement>('.others button, .others summary')?.focus()),
  F2: done((desk) => desk.openFan(desk.open.cursor || desk.pointer.over.hex)),
  u(desk, event) {
    if (event.shiftKey) desk.undoPhase()
    else desk.undo()
    return true
  },
  y: done((desk) => desk.session.redo()),
  n: done((desk) => desk.moveToStop(1)),
  N: done((desk) => desk.set({ room: desk.open.room === 'agenda' ? '' : 'agenda' })),
  '.': done((desk) => desk.goToOpen(1)),
  ',': done((desk) => desk.goToOpen(-1)),
  B: done((desk) => desk.set({ room: desk.open.room === 'bookmarks' ? '' : 'bookmarks' })),
  T: done((desk) => desk.showTurn()),
  D: done((desk) => desk.takeDivision()),
  R: done((desk) => desk.sendFollowers()),
  x: done((desk) => desk.pressEnd()),
  o: done((desk) => {
    desk.overlaysOff()
    change({ trails: 'off' })
  }),
  p: done((desk) => desk.set({ hasProvenance: !desk.open.hasProvenance })),
  d: done((desk) => desk.toggleDrawing()),
  q: done((desk) => desk.toggleMeasuring()),
  i(desk, event) {
    // Held, it is let go again by whoever listens for that.
    if (!event.repeat) desk.set({ hasCounters: !desk.open.hasCounters })
    return true
  },
  m: done((desk) => desk.set({ hasMinimap: !desk.open.hasMinimap })),
  '+': done((desk) => desk.map?.zoom(1.25)),
  '=': done((desk) => desk.map?.zoom(1.25)),
  '-': done((desk) => desk.map?.zoom(1 / 1.25)),
  '0': done((desk) => desk.map?.showAll()),
  '/': done((desk) => desk.set({ room: 'find' })),
  g: done((desk) => desk.set({ room: 'find' })),
  h: done((desk) => desk.set({ room: 'rules', rule: '' })),
  e: done((desk) => desk.set({ room: desk.open.room === 'map' ? '' : 'map' })),
  '?': done((desk) => desk.set({ room: 'keys' })),
  j(desk, event) {
    if (desk.recent.items.length === 0) desk.say(TEXT.since.nothing)
    else desk.showNews(event.shiftKey ? -1 : 1)
    return true
  },
  a: done(({ counsel, session, open }) => {
    if (open.isReplaying || session.isPersonAsked) counsel.ask()
  }),
  w: done(toggleTrails),
  b(desk, _event, acts) {
    if (desk.open.isReplaying) acts.branch()
    else desk.set({ isReplaying: true })
    return true
  },
}

/** Arrows move the cursor from hex to hex. */
function pressArrow(desk: Desk, key: string, target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return false
  const { session } = desk
  const { board } = session.table.display.sheet(session.match.setting)
  const { grid } = board
  const from = desk.open.cursor || desk.question.stops[0] || 1
  const [dx, dy] = HEADINGS[key] ?? [0, 0]
  let best = 0
  let most = 0.2
  const here = desk.map?.pointOf(from)
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbour(from, direction)
    const there = next === 0 ? undefined : desk.map?.pointOf(next)
    if (!here || !there) continue
    const length = Math.hypot(there.x - here.x, there.y - here.y)
    const along = ((there.x - here.x) * dx + (there.y - here.y) * dy) / length
    // Of two hexes equally ahead, the one that keeps to the row alternates with it.
    const value = along + (next % 2) * 0.001
    if (value > most) {
      most = value
      best = next
    }
  }
  desk.moveCursor(desk.open.cursor === 0 ? from : best)
  return true
}

const HEADINGS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

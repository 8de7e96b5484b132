import { GESTURE_GAP, type WheelIntent, wheelIntent } from './wheel.ts'

/** What the hand does, in pixels from the corner of the map's element. */
export interface Hand {
  /** Moved by so much while held. */
  drag(dx: number, dy: number): void
  /** Fingers spread about a point. */
  pinch(factor: number, x: number, y: number): void
  /** A notch of the wheel about a point; above 0 is closer. */
  step(steps: number, x: number, y: number): void
  press(x: number, y: number): void
  /** The pointer is over a point, or has left. */
  hover(x: number, y: number): void
  leave(): void
  /** A finger rests on a point; it may move on, and comes off at last. */
  hold(x: number, y: number): void
  release(x: number, y: number): void
  cancel(): void
}

/** Movement, in pixels, that still counts as a press. */
const SLACK = { mouse: 4, touch: 9 } as const
const HOLD_TIME = 380

interface Finger {
  x: number
  y: number
}

/** Turns pointers and wheels into gestures; returns what ends it. */
export function watchHand(element: HTMLElement, hand: Hand): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const fingers = new Map<number, Finger>()
  let start: Finger = { x: 0, y: 0 }
  let state: 'idle' | 'pressed' | 'dragging' | 'pinching' | 'holding' = 'idle'
  let timer = 0
  let lastWheel: WheelIntent['kind'] | null = null
  let lastWheelTime = 0

  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Finger => {
    const { left, top } = element.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 && event.button !== 1) return
    const point = at(event)
    fingers.set(event.pointerId, point)
    // A pointer made by a script cannot be caught; the gesture works without.
    if (event.isTrusted) element.setPointerCapture(event.pointerId)
    window.clearTimeout(timer)
    if (state === 'holding') hand.cancel()
    if (fingers.size >= 2) {
      state = 'pinching'
      return
    }
    state = 'pressed'
    start = { ...point }
    if (event.pointerType === 'touch')
      timer = window.setTimeout(() => {
        if (state !== 'pressed') return
        state = 'holding'
        hand.hold(start.x, start.y)
      }, HOLD_TIME)
  }

  const move = (event: PointerEvent): void => {
    const point = at(event)
    const finger = fingers.get(event.pointerId)
    if (!finger) {
      if (event.pointerType !== 'touch') hand.hover(point.x, point.y)
      return
    }
    const [dx, dy] = [point.x - finger.x, point.y - finger.y]
    if (state === 'pinching') spread(finger, point)
    finger.x = point.x
    finger.y = point.y
    if (state === 'holding') hand.hold(point.x, point.y)
    if (state === 'dragging') hand.drag(dx, dy)
    if (state === 'pressed') {
      const slack = event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse
      if (Math.hypot(point.x - start.x, point.y - start.y) <= slack) return
      window.clearTimeout(timer)
      state = 'dragging'
      hand.drag(point.x - start.x, point.y - start.y)
    }
  }

  /** Two fingers: what is between them follows both. */
  const spread = (from: Finger, to: Finger): void => {
    const other = [...fingers.values()].find((finger) => finger !== from)
    if (!other) return
    const before = Math.hypot(from.x - other.x, from.y - other.y)
    const after = Math.hypot(to.x - other.x, to.y - other.y)
    hand.drag((to.x - from.x) / 2, (to.y - from.y) / 2)
    if (before > 1) hand.pinch(after / before, (to.x + other.x) / 2, (to.y + other.y) / 2)
  }

  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    window.clearTimeout(timer)
    const point = at(event)
    if (state === 'pinching' && fingers.size > 0) {
      state = 'dragging'
      return
    }
    if (state === 'holding') hand.release(point.x, point.y)
    if (state === 'pressed' && event.button === 0) hand.press(point.x, point.y)
    if (fingers.size === 0) state = 'idle'
  }

  const cancel = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    window.clearTimeout(timer)
    if (state === 'holding') hand.cancel()
    if (fingers.size === 0) state = 'idle'
  }

  const turn = (event: WheelEvent): void => {
    event.preventDefault()
    const last = event.timeStamp - lastWheelTime < GESTURE_GAP ? lastWheel : null
    const intent = wheelIntent(event, last)
    lastWheel = intent.kind
    lastWheelTime = event.timeStamp
    const { x, y } = at(event)
    if (intent.kind === 'pan') hand.drag(intent.dx, intent.dy)
    else if (intent.kind === 'pinch') hand.pinch(intent.factor, x, y)
    else hand.step(intent.steps, x, y)
  }

  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', cancel, { signal })
  element.addEventListener('pointerleave', () => hand.leave(), { signal })
  element.addEventListener('wheel', turn, { signal, passive: false })
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  return () => {
    window.clearTimeout(timer)
    ending.abort()
  }
}

/** What a turn of a wheel means. */
export type WheelIntent =
  | { readonly kind: 'step'; readonly steps: number }
  | { readonly kind: 'pinch'; readonly factor: number }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }

export interface Wheel {
  readonly deltaX: number
  readonly deltaY: number
  /** 0 for pixels, 1 for lines, 2 for pages. */
  readonly deltaMode: number
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
}

/** A wheel with notches turns by at least this many pixels. */
const NOTCH = 50
/** The gesture goes on as it began while its events come closer than this, in milliseconds. */
export const GESTURE_GAP = 160

/** Mouse wheels zoom in steps, trackpads pan, a pinch comes as a wheel with the control key. `last` is the gesture under way. */
export function wheelIntent(wheel: Wheel, last: WheelIntent['kind'] | null): WheelIntent {
  const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey } = wheel
  if (ctrlKey && (Math.abs(deltaY) < NOTCH || last === 'pinch'))
    return { kind: 'pinch', factor: Math.exp(-Math.max(-NOTCH, Math.min(NOTCH, deltaY)) * 0.01) }
  const isNotched = deltaMode !== 0 || (deltaX === 0 && Math.abs(deltaY) >= NOTCH && Number.isInteger(deltaY))
  if (isNotched && !shiftKey && last !== 'pan') return { kind: 'step', steps: -Math.sign(deltaY) }
  const unit = deltaMode === 0 ? 1 : 40
  if (shiftKey && deltaX === 0) return { kind: 'pan', dx: -deltaY * unit, dy: 0 }
  return { kind: 'pan', dx: -deltaX * unit, dy: -deltaY * unit }
}

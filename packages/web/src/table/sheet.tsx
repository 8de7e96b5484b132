import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { isLow } from '../screen.ts'
import { TEXT } from '../text.ts'

const HEIGHTS = ['peek', 'half', 'full'] as const
type Height = (typeof HEIGHTS)[number]

/** Fingers tremble by so many pixels. */
const TREMOR = 8

/**
 * The panel: a column at the side of a desk, a sheet that can be drawn up on a phone. On a phone on its side it stands beside the
 * map, and folds to a bar under it.
 */
export function Sheet({ children }: { children: ComponentChildren }) {
  const [height, setHeight] = useState<Height>('half')
  const start = useRef<number | null>(null)
  const isDragged = useRef(false)
  const move = (by: 1 | -1): void => {
    const at = HEIGHTS.indexOf(height) + by
    setHeight(HEIGHTS[Math.max(0, Math.min(isLow() ? 1 : HEIGHTS.length - 1, at))]!)
  }
  const press = (): void => {
    if (isDragged.current) isDragged.current = false
    else if (isLow()) setHeight(height === 'peek' ? 'half' : 'peek')
    else setHeight(height === 'half' ? 'full' : 'half')
  }
  const finish = (y: number): void => {
    const from = start.current
    start.current = null
    isDragged.current = from !== null && Math.abs(y - from) >= TREMOR
    if (from !== null && isDragged.current) move(y < from ? 1 : -1)
  }
  return (
    <aside class="panel" data-height={height}>
      <button
        type="button"
        class="grip"
        aria-label={TEXT.panel.resize}
        aria-expanded={height !== 'peek'}
        onPointerDown={(event) => {
          start.current = event.clientY
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={(event) => finish(event.clientY)}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') move(1)
          if (event.key === 'ArrowDown') move(-1)
        }}
      />
      {children}
    </aside>
  )
}

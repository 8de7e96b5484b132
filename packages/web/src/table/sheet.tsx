import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { TEXT } from '../text.ts'

const HEIGHTS = ['peek', 'half', 'full'] as const
type Height = (typeof HEIGHTS)[number]

/** The panel: a column at the side of a desk, a sheet that can be drawn up on a phone. */
export function Sheet({ children }: { children: ComponentChildren }) {
  const [height, setHeight] = useState<Height>('half')
  const start = useRef<number | null>(null)
  const move = (by: 1 | -1): void => {
    const at = HEIGHTS.indexOf(height) + by
    setHeight(HEIGHTS[Math.max(0, Math.min(HEIGHTS.length - 1, at))]!)
  }
  const finish = (y: number): void => {
    const from = start.current
    start.current = null
    if (from === null) return
    if (Math.abs(y - from) < 8) setHeight(height === 'half' ? 'full' : 'half')
    else move(y < from ? 1 : -1)
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
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') move(1)
          if (event.key === 'ArrowDown') move(-1)
        }}
      />
      {children}
    </aside>
  )
}

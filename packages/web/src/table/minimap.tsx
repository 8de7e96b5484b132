import { useEffect, useRef } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

export function Minimap({ desk }: { desk: Desk }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [map] = useShown([desk], () => [desk.map])
  useEffect(() => {
    if (map && canvas.current) return map.minimap(canvas.current)
    return undefined
  }, [map])
  return <canvas class="minimap" ref={canvas} width={190} height={140} role="img" aria-label={TEXT.map.minimap} />
}

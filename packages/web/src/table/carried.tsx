import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { UnitCounter } from './parts.tsx'

/** What is carried over the map, under the pointer, with the reason where it cannot fall. */
export function CarriedUnits({ desk }: { desk: Desk }) {
  const [carried] = useShown([desk.load], () => [desk.load.now])
  if (!carried || carried.x === 0) return null
  const { units, x, y, refusal } = carried
  return (
    <div class="carried" style={{ left: `${x}px`, top: `${y}px` }} data-barred={refusal !== null || undefined}>
      {units.slice(0, 3).map((unit) => (
        <UnitCounter key={unit} desk={desk} unit={unit} size={48} />
      ))}
      {units.length > 1 && <b>{units.length}</b>}
      {refusal && <p role="status">{refusal.because}</p>}
    </div>
  )
}

/** Says how many units are taken up together, and lets them be put down. */
export function CrowdBar({ desk }: { desk: Desk }) {
  const [units] = useShown([desk], () => [desk.crowd.units])
  if (!units || units.length === 0 || desk.load.now) return null
  return (
    <p class="crowd" role="status">
      <strong>{TEXT.crowd.held(units.length)}</strong> {TEXT.crowd.press}
      <button type="button" class="button" onClick={() => desk.escape()}>
        {TEXT.crowd.down}
      </button>
    </p>
  )
}

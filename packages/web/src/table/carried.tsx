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

/** Says how many units are taken up together, and lets them be put down; else who could follow those that have gone ahead. */
export function CrowdBar({ desk }: { desk: Desk }) {
  const { session, crowd } = desk
  useShown<unknown>([desk, desk.sketch, desk.ruler], () => [crowd.units, session.version, desk.tool])
  const { units, name } = crowd
  if (desk.load.now) return null
  if (units.length === 0) return <FollowBar desk={desk} />
  return (
    <p class="crowd" role="status">
      <span>
        <strong>{name === '' ? TEXT.crowd.held(units.length) : TEXT.crowd.heldOf(name, units.length)}</strong>{' '}
        {name === '' ? TEXT.crowd.press : TEXT.crowd.pressFormation}
      </span>
      <button type="button" class="button" onClick={() => desk.escape()}>
        {TEXT.crowd.down}
      </button>
    </p>
  )
}

/** Repeats the last march for the rest of the division. */
function FollowBar({ desk }: { desk: Desk }) {
  const { followers, session } = desk
  if (!followers) return null
  const { name, units, to } = followers
  return (
    <p class="crowd" role="status" data-follow>
      <span>{TEXT.crowd.follow(name, units.length, session.name('place', to))}</span>
      <button type="button" class="button" aria-keyshortcuts="Shift+R" onClick={() => desk.sendFollowers()}>
        {TEXT.crowd.followNow(units.length)} <kbd class="key">⇧R</kbd>
      </button>
    </p>
  )
}

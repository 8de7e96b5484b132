import type { Hex, LineItem, Outlook } from '@hexfront/core'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { chooseDock, type Dock } from './docking.ts'
import { Items } from './items.tsx'
import { Facts, UnitCounter } from './parts.tsx'

/** Counters of a stack that the card has room for. */
const MOST_COUNTERS = 12

/** What the thing under the pointer is, in the corner of the map where it is least in the way. */
export function HoverCard({ desk }: { desk: Desk }) {
  const { session, question, pointer } = desk
  useShown<unknown>([desk, pointer, desk.load], () => [
    pointer.over,
    desk.open.fan,
    session.version,
    desk.load.now !== null,
  ])
  const dock = useRef<Dock>('top end')
  const { hex, unit } = pointer.over
  const asked = useMemo(() => askedOf(desk), [desk, session.version])
  const outlook = useOutlook(desk, hex)
  if (hex === 0 || desk.open.fan || desk.load.now) return null
  // A unit that was lost or has gone on is not shown where it was.
  const { title, facts } = desk.facts(hex, question.placeOf(unit) === hex ? unit : 0)
  const stack = question.unitsAt(hex)
  if (desk.map) dock.current = dockOf(desk, hex, asked, dock.current)
  return (
    <div class="hover" role="tooltip" data-dock={dock.current}>
      <strong>{title}</strong>
      {outlook && (
        <div class="hover-costs">
          <Items desk={desk} items={merged(outlook.items)} />
          <Facts desk={desk} facts={outlook.facts} />
        </div>
      )}
      {stack.length > 1 && (
        <p class="hover-stack">
          {stack.slice(0, MOST_COUNTERS).map((one) => (
            <UnitCounter key={one} desk={desk} unit={one} size={34} />
          ))}
          {stack.length > MOST_COUNTERS && <span>{TEXT.panel.stack(stack.length - MOST_COUNTERS)}</span>}
        </p>
      )}
      <Facts desk={desk} facts={facts} />
    </div>
  )
}

/** Long enough that the pointer rests: it may take the game a moment to foresee a fight. */
const REST = 180

function useOutlook(desk: Desk, hex: Hex): Outlook | null {
  const { version } = desk.session
  const [seen, see] = useState<{ hex: Hex; version: number; outlook: Outlook | null } | null>(null)
  useEffect(() => {
    if (hex === 0) return
    const timer = setTimeout(() => see({ hex, version, outlook: desk.outlookAt(hex) }), REST)
    return () => clearTimeout(timer)
  }, [desk, hex, version])
  return seen?.hex === hex && seen.version === version ? seen.outlook : null
}

/** All that is asked about, and all who fight. */
export function askedOf({ question, matter }: Desk): readonly Hex[] {
  const fighting = (matter?.members ?? []).map(({ unit }) => question.placeOf(unit))
  return [...new Set([...question.stops, ...(matter?.targets ?? []), ...fighting])].filter((hex) =>
    question.isOnMap(hex),
  )
}

function dockOf({ map }: Desk, hex: Hex, asked: readonly Hex[], last: Dock): Dock {
  if (!map) return last
  const [pointer] = map.spotsOf([hex])
  return pointer ? chooseDock(map.size, pointer, map.spotsOf(asked), last) : last
}

/** Steps of the same kind in one line. */
function merged(items: readonly LineItem[]): LineItem[] {
  const lines = new Map<string, LineItem>()
  for (const item of items) {
    const key = `${item.rule} ${item.text}`
    const known = lines.get(key)
    lines.set(key, known ? { ...known, value: known.value + item.value } : item)
  }
  return [...lines.values()]
}

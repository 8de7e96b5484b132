import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useListener, useShown } from '../hooks.ts'
import { chartOf } from '../map/chart.ts'
import { MapView } from '../map/map-view.ts'
import type { Pace } from '../session/session.ts'
import { currentSettings, isStill, onSettings, themeNow } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import { FanCard } from './cards.tsx'
import { CarriedUnits } from './carried.tsx'
import type { Desk } from './desk.ts'
import { HoverCard } from './hover-card.tsx'

/** The map and all that hangs on it. */
export function MapArea({ desk }: { desk: Desk }) {
  const host = useRef<HTMLDivElement>(null)
  /** Whether there was anything to look at yet. */
  const isBegun = useRef(false)
  const { session } = desk
  const { display } = session.table
  useListener(onSettings)
  const { trails, faint } = currentSettings()
  desk.recent.hasTrails = trails === 'on'
  desk.faint = faint
  useShown<unknown>([desk], () => [session.version, desk.open, desk.map])
  const theme = themeNow()

  // Before anything is shown, so that the map comes with the rest.
  useLayoutEffect(() => {
    if (!host.current) return
    const map = new MapView(host.current, chartOf(desk.board, desk.open.look), display.sides, {
      hover: (hex, unit) => desk.pointer.move(hex, unit),
      press: (hex, unit) => {
        if (session.falling >= 0) {
          session.land()
          return
        }
        desk.set({ hasCursor: false })
        desk.press(hex, unit)
      },
      more: (hex, unit) => desk.pressMore(hex, unit),
      frame: (units) => desk.addAll(units.filter((unit) => desk.question.isOffered(unit))),
      isDrawing: () => desk.tool !== null,
      grab: (hex, unit) => (unit !== 0 || desk.tool !== null) && desk.grab(hex),
      carry: (hex, x, y) => desk.carry(hex, x, y),
      drop: (hex) => desk.drop(hex),
      fan: (hex) => {
        if (!desk.tool) desk.openFan(hex)
      },
      moved: () => {
        if (desk.open.fan) desk.set({ moves: desk.open.moves + 1 })
      },
    })
    map.theme(themeNow())
    map.pieces(desk.pieces, 'cut')
    const { scene } = desk.question
    map.begin(scene)
    isBegun.current = scene.length > 0
    session.shown = () => seen(map, session.tempo)
    desk.setMap(map)
    return () => {
      desk.setMap(null)
      session.shown = async () => {}
      map.destroy()
    }
  }, [desk, session, display])

  useEffect(() => desk.map?.theme(theme), [theme, desk])
  useEffect(() => desk.map?.chart(chartOf(desk.board, desk.open.look)), [desk.open.look, desk])
  const shownAt = useRef(session.moment)
  useEffect(() => {
    const isNear = Math.abs(session.moment - shownAt.current) <= NEAR
    const isStepping = session.isLive ? session.tempo !== 'instant' : isNear
    shownAt.current = session.moment
    desk.map?.pieces(desk.pieces, isStepping && !isStill() ? 'glide' : 'cut')
  }, [session.version, desk, session])
  useEffect(() => desk.map?.pieces(desk.pieces, 'cut'), [desk, faint])
  // The map moves by itself only where nothing of the question is in sight, or nothing of what others do.
  useEffect(() => {
    const { map, question } = desk
    if (!map) return
    if (!isBegun.current && question.scene.length > 0) {
      map.begin(question.scene)
      isBegun.current = true
    } else if (session.answers.length > 0) map.lookAt([...question.stops, ...(desk.matter?.targets ?? [])])
    else if (session.isLive && session.tempo !== 'instant') map.lookAt(desk.lastPlaces)
  }, [session.version, desk, session])
  useEffect(() => {
    if (document.activeElement === document.body) host.current?.focus({ preventScroll: true })
  }, [desk])
  useEffect(() => {
    const show = (): void => {
      desk.map?.highlights(desk.highlights())
      desk.map?.overlays(desk.shownOverlays())
    }
    const ends = [desk.pointer.subscribe(show), desk.recent.subscribe(show)]
    return () => {
      for (const end of ends) end()
    }
  }, [desk])
  useEffect(() => {
    const show = (): void => desk.map?.markup(desk.shownMarkup())
    const ends = [desk, desk.pointer, desk.sketch, desk.ruler].map((each) => each.subscribe(show))
    show()
    return () => {
      for (const end of ends) end()
    }
  }, [desk, desk.map])
  useEffect(() => {
    desk.map?.highlights(desk.highlights())
    desk.map?.overlays(desk.shownOverlays())
    if (desk.open.hasProvenance) desk.map?.showProvenance()
    else desk.map?.hideProvenance()
    if (desk.open.hasCounters) desk.map?.showCounters()
    else desk.map?.hideCounters()
  }, [desk.open, session.version, desk, desk.recent.hasTrails])

  return (
    <div class="map-area">
      <div
        class="map"
        ref={host}
        role="application"
        tabIndex={0}
        aria-label={TEXT.map.label(session.table.game.name)}
      />
      <HoverCard desk={desk} />
      <FanCard desk={desk} />
      <CarriedUnits desk={desk} />
      <Twin desk={desk} />
    </div>
  )
}

/** So many choices at once are seen moving when somebody looks back; more are a leap. */
const NEAR = 12

/** Long enough to read what somebody else did. */
const READING = { calm: 900, brisk: 260, instant: 0 }

async function seen(map: MapView, tempo: Pace): Promise<void> {
  await map.settled()
  const wait = READING[tempo]
  if (wait > 0) await new Promise((go) => setTimeout(go, wait))
}

/** The map in words, for those who do not see it: a line for every stack. */
function Twin({ desk }: { desk: Desk }) {
  const { session } = desk
  const { display } = session.table
  const stacks = Map.groupBy(desk.pieces, ({ place }) => place)
  const stops = new Set(desk.question.stops)
  return (
    <ul class="hidden" aria-label={TEXT.map.stacks}>
      {[...stacks].map(([place, pieces]) => (
        <li key={place} data-hex={session.name('place', place)}>
          {session.name('place', place)}: {display.sides[pieces[0]!.face.side - 1]?.name}{' '}
          {pieces.map(({ face, values }) => `${face.label} ${values}`).join(', ')}
          {stops.has(place) ? `; ${TEXT.map.asked}` : ''}
        </li>
      ))}
    </ul>
  )
}

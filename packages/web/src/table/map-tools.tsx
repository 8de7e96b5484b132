import { useState } from 'preact/hooks'
import { useListener, useShown } from '../hooks.ts'
import { Icon, type IconName } from '../icons.tsx'
import { isSmall } from '../screen.ts'
import { change, currentSettings, onSettings, toggleTrails } from '../store/settings.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

/** An overlay that the player can turn on, or the dots for what is ours. */
interface Tool {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly icon: IconName
  readonly about: string
  readonly isOn: boolean
  /** It belongs to the map: nobody has to be told what it means. */
  readonly isStanding: boolean
  /** What it says by itself, as the map stands. */
  readonly note: string
  toggle(): void
}

function toolsOf(desk: Desk): Tool[] {
  const { open } = desk
  const painted = open.overlays.length === 0 ? [] : desk.shownOverlays()
  return [
    ...desk.session.table.display.overlays.map(({ id, name, key, icon, about, isStanding = false }) => ({
      id,
      name,
      key,
      icon,
      about,
      isOn: open.overlays.includes(id),
      isStanding,
      note: painted.find((one) => one.id === id)?.paint.note ?? '',
      toggle: () => desk.toggleOverlay(id),
    })),
    {
      id: 'sources',
      name: TEXT.overlays.provenance,
      key: 'P',
      icon: 'sources',
      about: TEXT.overlays.provenanceAbout,
      isOn: open.hasProvenance,
      isStanding: false,
      note: '',
      toggle: () => desk.set({ hasProvenance: !open.hasProvenance }),
    },
  ]
}

/** Trails need no legend, and are on for most: they stand in the open list only. */
const trailsTool = (): Tool => ({
  id: 'trails',
  name: TEXT.overlays.trails,
  key: 'W',
  icon: 'trails',
  about: TEXT.overlays.trailsAbout,
  isOn: currentSettings().trails === 'on',
  isStanding: false,
  note: '',
  toggle: toggleTrails,
})

/** Overlays, one key each. Folded, the list shows those that are on. */
export function OverlayTools({ desk }: { desk: Desk }) {
  useShown<unknown>([desk], () => [desk.open.overlays, desk.open.hasProvenance])
  const [isOpen, setOpen] = useState(() => !isSmall() && currentSettings().tools === 'shown')
  const fold = (): void => {
    setOpen(!isOpen)
    if (!isSmall()) change({ tools: isOpen ? 'folded' : 'shown' })
  }
  useListener(onSettings)
  const tools = toolsOf(desk)
  return (
    <div class="overlay-tools" role="toolbar" aria-label={TEXT.overlays.title} data-open={isOpen || undefined}>
      <button
        type="button"
        class="overlay-fold"
        aria-expanded={isOpen}
        aria-label={isOpen ? TEXT.overlays.hide : TEXT.overlays.show}
        onClick={fold}
      >
        <Icon name={isOpen ? 'close' : 'layers'} />
        {!isOpen && <span>{TEXT.overlays.title}</span>}
      </button>
      {tools
        .filter(({ isOn }) => isOpen || isOn)
        .map((tool) => (
          <ToolButton key={tool.id} tool={tool} picked={() => isSmall() && setOpen(false)} />
        ))}
      {isOpen && <ToolButton tool={trailsTool()} picked={() => isSmall() && setOpen(false)} />}
    </div>
  )
}

const ToolButton = ({ tool: { name, key, icon, about, isOn, toggle }, picked }: { tool: Tool; picked: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-keyshortcuts={key}
    title={about}
    onClick={() => {
      toggle()
      picked()
    }}
  >
    <Icon name={icon} />
    <span>{name}</span>
    <kbd>{key}</kbd>
  </button>
)

/** What the overlays that are on mean: the newest in full, the others by name; nothing where only those are on that always are. */
export function Legend({ desk }: { desk: Desk }) {
  const { open } = desk
  useShown<unknown>([desk, desk.pointer], () => [
    desk.open.overlays,
    desk.open.hasProvenance,
    ...toolsOf(desk).map(({ note }) => note),
  ])
  const [picked, pick] = useState('')
  const shown = toolsOf(desk).filter(({ isOn }) => isOn)
  const newest = open.overlays.at(-1) ?? 'sources'
  const told = shown.find(({ id }) => id === picked) ?? shown.find(({ id }) => id === newest) ?? shown[0]
  if (!told || shown.every(({ isStanding, note }) => isStanding && note === '')) return null
  return (
    <div class="legend" role="note" aria-label={TEXT.overlays.legend}>
      <p class="legend-line">
        <strong>{told.name}</strong> {told.about}
        {told.note !== '' && <b> {told.note}</b>}
      </p>
      <p class="legend-names">
        {shown.length > 1 &&
          shown.map(({ id, name }) => (
            <button
              type="button"
              key={id}
              data-overlay={id}
              aria-pressed={id === told.id}
              aria-label={TEXT.overlays.about(name)}
              onClick={() => pick(id)}
            >
              {name}
            </button>
          ))}
        <button type="button" class="link" onClick={() => desk.overlaysOff()}>
          {TEXT.overlays.off}
        </button>
      </p>
    </div>
  )
}

export function ZoomTools({ desk }: { desk: Desk }) {
  const { hasMinimap, room } = desk.open
  useShown<unknown>([desk], () => [desk.open.hasMinimap, desk.open.room])
  return (
    <div class="zoom-tools">
      <button
        type="button"
        class="minimap-fold"
        aria-label={hasMinimap ? TEXT.map.hideMinimap : TEXT.map.showMinimap}
        aria-pressed={hasMinimap}
        onClick={() => desk.set({ hasMinimap: !hasMinimap })}
      >
        <Icon name="map" />
      </button>
      <button type="button" aria-label={TEXT.map.zoomOut} onClick={() => desk.map?.zoom(1 / 1.25)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={TEXT.map.zoomIn} onClick={() => desk.map?.zoom(1.25)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="show-all" aria-label={TEXT.map.all} onClick={() => desk.map?.showAll()}>
        <Icon name="expand" />
      </button>
      <button
        type="button"
        class="map-key-tool"
        aria-label={TEXT.map.key}
        aria-pressed={room === 'map'}
        aria-keyshortcuts="E"
        title={TEXT.map.keyAbout}
        onClick={() => desk.set({ room: room === 'map' ? '' : 'map' })}
      >
        <Icon name="legend" />
      </button>
    </div>
  )
}

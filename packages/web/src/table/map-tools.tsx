import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

/** Overlays, one key each. */
export function OverlayTools({ desk }: { desk: Desk }) {
  const { overlays } = desk.session.table.display
  useShown<unknown>([desk], () => [desk.open.overlays, desk.open.hasProvenance])
  return (
    <div class="overlay-tools" role="toolbar" aria-label={TEXT.overlays.title}>
      {overlays.map(({ id, name, key, about }) => (
        <button
          type="button"
          key={id}
          aria-pressed={desk.open.overlays.includes(id)}
          aria-keyshortcuts={key}
          title={about}
          onClick={() => desk.toggleOverlay(id)}
        >
          <span>{name}</span>
          <kbd>{key}</kbd>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={desk.open.hasProvenance}
        aria-keyshortcuts="P"
        title={TEXT.overlays.provenanceAbout}
        onClick={() => desk.set({ hasProvenance: !desk.open.hasProvenance })}
      >
        <span>{TEXT.overlays.provenance}</span>
        <kbd>P</kbd>
      </button>
    </div>
  )
}

/** What the overlays that are on mean. */
export function Legend({ desk }: { desk: Desk }) {
  const { overlays } = desk.session.table.display
  useShown<unknown>([desk], () => [desk.open.overlays, desk.open.hasProvenance])
  const shown = overlays.filter(({ id }) => desk.open.overlays.includes(id))
  if (shown.length === 0 && !desk.open.hasProvenance) return null
  return (
    <div class="legend" role="note" aria-label={TEXT.overlays.legend}>
      {shown.map(({ id, name, about }) => (
        <p key={id}>
          <strong>{name}</strong> {about}
        </p>
      ))}
      {desk.open.hasProvenance && (
        <p>
          <strong>{TEXT.overlays.provenance}</strong> {TEXT.overlays.provenanceAbout}
        </p>
      )}
      <button type="button" class="link" onClick={() => desk.overlaysOff()}>
        {TEXT.overlays.off}
      </button>
    </div>
  )
}

export function ZoomTools({ desk }: { desk: Desk }) {
  useShown([desk], () => [desk.open.room])
  return (
    <div class="zoom-tools">
      <button type="button" aria-label={TEXT.map.zoomOut} onClick={() => desk.map?.zoom(1 / 1.25)}>
        <Icon name="minus" />
      </button>
      <button type="button" aria-label={TEXT.map.zoomIn} onClick={() => desk.map?.zoom(1.25)}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={TEXT.map.all} onClick={() => desk.map?.showAll()}>
        <Icon name="expand" />
      </button>
      <button
        type="button"
        aria-label={TEXT.map.key}
        aria-pressed={desk.open.room === 'map'}
        aria-keyshortcuts="E"
        title={TEXT.map.keyAbout}
        onClick={() => desk.set({ room: desk.open.room === 'map' ? '' : 'map' })}
      >
        <Icon name="legend" />
      </button>
    </div>
  )
}

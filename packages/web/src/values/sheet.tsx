import { type DataOverlay, writeOverlay } from '@hexfront/core'
import { useMemo } from 'preact/hooks'
import { Icon } from '../icons.tsx'
import { saveFile } from '../store/files.ts'
import type { Desk } from '../table/desk.ts'
import { Dialog } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { Changes } from './changes.tsx'
import { playedWith } from './words.ts'

/** At the table: that values were replaced; a press tells which. Nothing where none were. */
export function ValuesMark({ desk }: { desk: Desk }) {
  const { overlay } = desk.session
  const words = useMemo(() => playedWith(desk.session), [desk])
  if (!overlay) return null
  return (
    <button
      type="button"
      class="values-mark"
      title={words}
      aria-label={words}
      onClick={() => desk.set({ room: 'values' })}
    >
      <Icon name="replaced" />
      <span>{overlay.name}</span>
    </button>
  )
}

/** Beside texts that tell the values of the house. */
export function ValuesNote({ desk }: { desk: Desk }) {
  const { overlay } = desk.session
  if (!overlay) return null
  return (
    <p class="values-note">
      {TEXT.values.note}{' '}
      <button type="button" class="link" onClick={() => desk.set({ room: 'values' })}>
        {overlay.name}
      </button>
    </p>
  )
}

export function ValuesSheet({ desk }: { desk: Desk }) {
  const { overlay, table } = desk.session
  return overlay && <Values overlay={overlay} desk={desk} id={table.game.id} />
}

const Values = ({ overlay, desk, id }: { overlay: DataOverlay; desk: Desk; id: string }) => (
  <Dialog title={TEXT.values.replaced} close={() => desk.set({ room: '' })}>
    <Changes game={desk.session.table.game} overlay={overlay} />
    <p class="dialog-foot">
      <button
        type="button"
        class="button"
        onClick={() => saveFile(`${id}-${desk.session.id}.overlay.json`, writeOverlay(id, overlay))}
      >
        <Icon name="file" /> {TEXT.values.save}
      </button>
    </p>
  </Dialog>
)

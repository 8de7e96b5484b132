import type { Game } from '@hexfront/core'
import { useState } from 'preact/hooks'
import { FileButton } from '../file-button.tsx'
import { useListener } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import { keepValues, onValues, ownValues } from '../store/own-values.ts'
import { TEXT } from '../text.ts'
import { Changes } from './changes.tsx'
import { readFile, type Unfit, unfitNow } from './file.ts'

/** Where a game is started: values of one's own in the place of ours, from a file that is picked or dropped here. */
export function ValuesPicker({ game }: { game: Game }) {
  useListener(onValues)
  const [refused, setRefused] = useState<Unfit | null>(null)
  const overlay = ownValues(game.id)
  const outdated = overlay && unfitNow(overlay, game)
  const unfit = refused ?? outdated
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const reading = readFile(file.name, new Uint8Array(await file.arrayBuffer()), game)
    if ('unfit' in reading) setRefused(reading.unfit)
    else {
      setRefused(null)
      keepValues(game.id, reading.overlay)
    }
  }
  const takeOff = (): void => {
    setRefused(null)
    keepValues(game.id, null)
  }
  return (
    <details
      class="values"
      open={overlay !== null || unfit !== null || undefined}
      onDrop={(event) => {
        // The page would open it as a game.
        event.preventDefault()
        load(event.dataTransfer?.files[0])
      }}
    >
      <summary>{TEXT.values.title}</summary>
      {unfit && <Refusal unfit={unfit} />}
      {overlay && !outdated && <Changes game={game} overlay={overlay} />}
      {!overlay && <p class="quiet">{TEXT.values.about}</p>}
      <p class="values-acts">
        <FileButton pick={load}>{overlay ? TEXT.values.another : TEXT.values.load}</FileButton>
        {overlay && (
          <button type="button" class="button" onClick={takeOff}>
            <Icon name="close" /> {TEXT.values.takeOff}
          </button>
        )}
      </p>
    </details>
  )
}

/** So many faults are listed. */
const MOST = 8

const Refusal = ({ unfit: { text, lines } }: { unfit: Unfit }) => (
  <div class="strip" data-tone="bad" role="alert">
    <p>{text}</p>
    <ul>
      {lines.slice(0, MOST).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > MOST && <li>{TEXT.values.more(lines.length - MOST)}</li>}
    </ul>
  </div>
)

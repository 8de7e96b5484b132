import { COVERS } from '@hexfront/games/covers'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon, type IconName } from '../icons.tsx'
import { saveFile } from '../store/files.ts'
import type { Kept, Saves } from '../store/saves.ts'
import { TEXT } from '../text.ts'
import { whenSaid } from './when.ts'

interface CardProps {
  readonly kept: Kept
  /** The game it was branched from, if it is still here. */
  readonly origin: Kept | undefined
  readonly saves: Saves
  readonly drop: () => void
}

export const titleOf = ({ name, title }: Kept): string => name ?? title

/** A kept game: the map as it stands, against whom, how it stands, and what happened last. */
export function KeptCard({ kept, origin, saves, drop }: CardProps) {
  const [isRenaming, setRenaming] = useState(false)
  const isBroken = kept.fault !== ''
  const isWaiting = kept.isYours && !kept.isOver && !isBroken
  const toFile = async (): Promise<void> =>
    saveFile(`${kept.game}-${kept.id}.save.json`, (await saves.text(kept.id)) ?? '')
  const rename = (name: string): void => {
    setRenaming(false)
    saves.rename(kept.id, name === kept.title ? '' : name)
  }
  return (
    <li class="kept-card" data-yours={isWaiting || undefined} data-fault={isBroken || undefined}>
      <a class="kept-open" href={`#/table/${kept.id}`}>
        <KeptPicture kept={kept} />
        <span class="kept-text">
          <strong title={titleOf(kept)}>{titleOf(kept)}</strong>
          <span>{dotted(kept.moment, kept.opponent)}</span>
          <span>{dotted(kept.scenario, kept.score)}</span>
          <span>{kept.overlay && TEXT.values.with(kept.overlay)}</span>
          <span class="kept-news">{isBroken ? TEXT.home.brokenLine : kept.news}</span>
          <span>{fromOf(kept, origin)}</span>
          <span class="kept-turns">
            <progress max={kept.turns} value={kept.turn} aria-hidden="true" />
            {dotted(TEXT.home.turnOf(kept.turn, kept.turns), whenSaid(kept.updated, Date.now()))}
          </span>
        </span>
        <span class="badge" data-quiet={!isWaiting || undefined}>
          {stateOf(kept)}
        </span>
      </a>
      <span class="kept-tools">
        <CardTool icon="pencil" name={TEXT.home.rename} press={() => setRenaming(true)} />
        <CardTool icon="file" name={TEXT.home.file} press={toFile} />
        <CardTool icon="trash" name={TEXT.home.remove} press={drop} />
      </span>
      {isRenaming && <Naming name={titleOf(kept)} done={rename} />}
      {isBroken && (
        <details class="kept-fault">
          <summary>{TEXT.wrongFile.details}</summary>
          {kept.fault}
        </details>
      )}
    </li>
  )
}

function KeptPicture({ kept }: { kept: Kept }) {
  const cover = COVERS.find(({ id }) => id === kept.game)
  if (kept.picture?.startsWith('data:image/'))
    return <img class="kept-picture" src={kept.picture} alt="" width={160} height={120} decoding="async" />
  return (
    <span class="kept-picture kept-flag" style={{ background: cover?.colour }}>
      {cover?.flag}
    </span>
  )
}

const dotted = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' · ')

const stateOf = ({ fault, isOver, isYours }: Kept): string =>
  fault !== '' ? TEXT.home.broken : isOver ? TEXT.home.over : isYours ? TEXT.home.yours : TEXT.home.bot

/** Where a game comes from that was not begun from its start: a branch, a file, a link. */
function fromOf({ origin: id, branchTurn = 0, head }: Kept, origin: Kept | undefined): string {
  if (id !== '') return TEXT.home.branchOf(origin ? titleOf(origin) : '', branchTurn)
  return head?.source ? TEXT.home.sourceOf(head.source) : ''
}

const CardTool = ({ icon, name, press }: { icon: IconName; name: string; press: () => void }) => (
  <button type="button" class="round" aria-label={name} title={name} onClick={press}>
    <Icon name={icon} />
  </button>
)

/** A name of one's own; an empty one gives the game its usual name back. */
function Naming({ name, done }: { name: string; done: (name: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <form
      class="kept-naming"
      onSubmit={(event) => {
        event.preventDefault()
        done(field.current?.value ?? name)
      }}
    >
      <input
        ref={field}
        defaultValue={name}
        maxLength={80}
        aria-label={TEXT.home.rename}
        onKeyDown={(event) => event.key === 'Escape' && done(name)}
      />
      <button type="submit" class="button" data-primary>
        {TEXT.home.renamed}
      </button>
    </form>
  )
}

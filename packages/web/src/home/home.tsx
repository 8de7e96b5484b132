import type { Cover } from '@hexfront/core'
import { COVERS, LEVEL_WORDS, type Level } from '@hexfront/games/covers'
import { useEffect, useState } from 'preact/hooks'
import { FileButton } from '../file-button.tsx'
import { useListener } from '../hooks.ts'
import { Emblem, Icon } from '../icons.tsx'
import { HomeOnline } from '../online/home-part.tsx'
import { OnlineNav } from '../online/page.tsx'
import { onValues, ownValues } from '../store/own-values.ts'
import type { Kept, Saves } from '../store/saves.ts'
import { change, currentSettings, onSettings } from '../store/settings.ts'
import type { Trouble } from '../store/wrong-file.ts'
import { Segments } from '../table/rooms.tsx'
import { TEXT } from '../text.ts'
import { CoverCard } from './cover.tsx'
import { KeptCard, titleOf } from './kept-card.tsx'
import { Starter } from './starter.tsx'

/** The weakest first, as one grows. */
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  recruit: LEVEL_WORDS.recruit.name,
  regular: LEVEL_WORDS.regular.name,
  veteran: LEVEL_WORDS.veteran.name,
  staff: LEVEL_WORDS.staff.name,
}

interface HomeProps {
  readonly saves: Saves
  /** Something went wrong on the way here. */
  readonly trouble: Trouble | null
  readonly openFile: (file: File) => void
  /** A game that is to be started, since something was loaded for it. */
  readonly wanted: { readonly game: string } | null
}

/** Continue first, then covers: *Play* on a cover starts a game as a newcomer wants it. */
export function Home({ saves, trouble, openFile, wanted }: HomeProps) {
  const kept = useKept(saves)
  const [tag, setTag] = useState('')
  const [chosen, setChosen] = useState<Cover | null>(null)
  const tags = [...new Set(COVERS.flatMap((cover) => cover.tags))]
  useListener(onSettings)
  useListener(onValues)
  useEffect(() => {
    if (wanted !== null) setChosen(COVERS.find(({ id }) => id === wanted.game) ?? null)
  }, [wanted])
  const { level } = currentSettings()
  const shown = COVERS.filter((cover) => tag === '' || cover.tags.includes(tag))
  return (
    <div class="home">
      <header class="home-bar">
        <a class="bar-home" href="#/" aria-current="page">
          <Emblem />
          <span class="bar-name">{TEXT.app}</span>
        </a>
        <p>{TEXT.tagline}</p>
        <OnlineNav here="#/" />
        <FileButton pick={openFile}>{TEXT.home.open}</FileButton>
      </header>
      <main>
        {trouble && <TroubleStrip trouble={trouble} />}
        {kept !== null && <Continue saves={saves} kept={kept} />}
        <HomeOnline />
        <section aria-labelledby="games">
          <h1 id="games">{TEXT.home.games}</h1>
          <div class="tags" role="toolbar" aria-label={TEXT.home.games}>
            {['', ...tags].map((one) => (
              <button type="button" key={one} aria-pressed={one === tag} onClick={() => setTag(one)}>
                {one === '' ? TEXT.home.all : one}
              </button>
            ))}
          </div>
          <div class="level">
            <Segments
              name={TEXT.home.level}
              value={level}
              values={LEVEL_NAMES}
              pick={(one) => change({ level: one })}
            />
            <p class="quiet">{LEVEL_WORDS[level].line}</p>
          </div>
          {kept?.length === 0 && <p class="quiet">{TEXT.home.empty}</p>}
          <ul class="covers">
            {shown.map((cover) => (
              <li key={cover.id} data-chosen={chosen?.id === cover.id || undefined}>
                <CoverCard
                  cover={cover}
                  isChosen={chosen?.id === cover.id}
                  level={level}
                  values={ownValues(cover.id)?.name ?? ''}
                  choose={() => setChosen(chosen === cover ? null : cover)}
                />
                {chosen?.id === cover.id && <Starter cover={cover} level={level} />}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}

/** The games of this browser, as they change here or in another window. */
function useKept(saves: Saves): readonly Kept[] | null {
  const [kept, setKept] = useState<readonly Kept[] | null>(null)
  useEffect(() => {
    const list = (): void => {
      saves.list().then(setKept, () => setKept([]))
    }
    list()
    saves.sweep().catch(() => {})
    addEventListener('focus', list)
    const end = saves.subscribe(list)
    return () => {
      removeEventListener('focus', list)
      end()
    }
  }, [saves])
  return kept
}

function TroubleStrip({ trouble: { text, details } }: { trouble: Trouble }) {
  return (
    <div class="strip" data-tone="bad" role="alert">
      <p>{text}</p>
      {details !== '' && (
        <details>
          <summary>{TEXT.wrongFile.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  )
}

function Continue({ saves, kept }: { saves: Saves; kept: readonly Kept[] }) {
  const [dropped, setDropped] = useState<Kept | null>(null)
  const [isWhole, setWhole] = useState(false)
  const waiting = kept.filter(({ isYours, isOver, fault }) => isYours && !isOver && fault === '').length
  const drop = async (one: Kept): Promise<void> => {
    await saves.drop(one.id)
    setDropped(one)
  }
  const restore = async (one: Kept): Promise<void> => {
    await saves.restore(one.id)
    setDropped(null)
  }
  if (kept.length === 0 && !dropped) return null
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">
        {TEXT.home.continue} {waiting > 0 && <span class="badge">{TEXT.home.waiting(waiting)}</span>}
      </h2>
      {dropped && (
        <p class="strip" role="status">
          {TEXT.home.removed(titleOf(dropped))}
          <button type="button" class="button" onClick={() => restore(dropped)}>
            <Icon name="undo" /> {TEXT.home.restore}
          </button>
        </p>
      )}
      <ul class="kept">
        {(isWhole ? kept : kept.slice(0, FEW)).map((one) => (
          <KeptCard
            key={one.id}
            kept={one}
            origin={kept.find(({ id }) => id === one.origin)}
            saves={saves}
            drop={() => drop(one)}
          />
        ))}
      </ul>
      {!isWhole && kept.length > FEW && (
        <button type="button" class="button" onClick={() => setWhole(true)}>
          {TEXT.home.showAll(kept.length)}
        </button>
      )}
    </section>
  )
}

/** So many games are shown above the shelf, the latest ones. */
const FEW = 6

import type { Cover } from '@hexfront/core'
import { COVERS } from '@hexfront/games/covers'
import { useEffect, useState } from 'preact/hooks'
import { Emblem, Icon } from '../icons.tsx'
import { go } from '../router.ts'
import { saveFile } from '../store/files.ts'
import type { Kept, Saves } from '../store/saves.ts'
import { TEXT } from '../text.ts'
import { CoverCard } from './cover.tsx'
import { Starter } from './starter.tsx'

interface HomeProps {
  readonly saves: Saves
  /** Something went wrong on the way here. */
  readonly problem: string
  readonly openFile: (file: File) => void
}

/** Continue first, then covers: a cover is one click, the large button the second. */
export function Home({ saves, problem, openFile }: HomeProps) {
  const [kept, setKept] = useState<readonly Kept[] | null>(null)
  const [tag, setTag] = useState('')
  const [chosen, setChosen] = useState<Cover | null>(null)
  const list = (): void => {
    saves.list().then(setKept, () => setKept([]))
  }
  useEffect(list, [saves])
  const tags = [...new Set(COVERS.flatMap((cover) => cover.tags))]
  const shown = COVERS.filter((cover) => tag === '' || cover.tags.includes(tag))
  const waiting = (kept ?? []).filter(({ isYours, isOver }) => isYours && !isOver).length
  return (
    <div class="home">
      <header class="home-bar">
        <a class="bar-home" href="#/" aria-current="page">
          <Emblem />
          <span class="bar-name">{TEXT.app}</span>
        </a>
        <p>{TEXT.tagline}</p>
        <label class="button">
          <Icon name="file" /> {TEXT.home.open}
          <input
            type="file"
            class="hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0]
              if (file) openFile(file)
            }}
          />
        </label>
      </header>
      <main>
        {problem !== '' && (
          <p class="strip" data-tone="bad" role="alert">
            {problem}
          </p>
        )}
        {kept !== null && kept.length > 0 && (
          <section aria-labelledby="continue">
            <h2 id="continue">
              {TEXT.home.continue} {waiting > 0 && <span class="badge">{TEXT.home.waiting(waiting)}</span>}
            </h2>
            <ul class="kept">
              {kept.map((one) => (
                <KeptCard key={one.id} kept={one} saves={saves} changed={list} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="games">
          <h1 id="games">{TEXT.home.games}</h1>
          <div class="tags" role="toolbar" aria-label={TEXT.home.games}>
            {['', ...tags].map((one) => (
              <button type="button" key={one} aria-pressed={one === tag} onClick={() => setTag(one)}>
                {one === '' ? TEXT.home.all : one}
              </button>
            ))}
          </div>
          {kept?.length === 0 && <p class="quiet">{TEXT.home.empty}</p>}
          <ul class="covers">
            {shown.map((cover) => (
              <li key={cover.id} data-chosen={chosen?.id === cover.id || undefined}>
                <CoverCard
                  cover={cover}
                  isChosen={chosen?.id === cover.id}
                  choose={() => setChosen(chosen === cover ? null : cover)}
                />
                {chosen?.id === cover.id && <Starter cover={cover} />}
              </li>
            ))}
          </ul>
        </section>
      </main>
    </div>
  )
}

function KeptCard({ kept, saves, changed }: { kept: Kept; saves: Saves; changed: () => void }) {
  const cover = COVERS.find(({ id }) => id === kept.game)
  const state =
    kept.fault !== '' ? TEXT.home.broken : kept.isOver ? TEXT.home.over : kept.isYours ? TEXT.home.yours : TEXT.home.bot
  const toFile = async (): Promise<void> =>
    saveFile(`${kept.game}-${kept.id}.save.json`, (await saves.text(kept.id)) ?? '')
  const drop = async (): Promise<void> => {
    if (!confirm(TEXT.home.removeAsk(kept.title))) return
    await saves.drop(kept.id)
    changed()
  }
  return (
    <li
      class="kept-card"
      data-yours={(kept.isYours && !kept.isOver) || undefined}
      data-fault={kept.fault !== '' || undefined}
    >
      <button type="button" class="kept-open" onClick={() => go(`#/table/${kept.id}`)}>
        <span class="kept-flag" style={{ background: cover?.colour }}>
          {cover?.flag}
        </span>
        <span class="kept-text">
          <strong>{kept.title}</strong>
          <span>{kept.moment}</span>
          <span class="kept-news">{kept.fault === '' ? kept.news : kept.fault}</span>
          <progress max={kept.turns} value={kept.turn} aria-label={TEXT.home.turnOf(kept.turn, kept.turns)} />
        </span>
        <span class="badge" data-quiet={kept.isOver || !kept.isYours || undefined}>
          {state}
        </span>
      </button>
      <span class="kept-tools">
        <button type="button" class="round" aria-label={TEXT.home.file} title={TEXT.home.file} onClick={toFile}>
          <Icon name="file" />
        </button>
        <button type="button" class="round" aria-label={TEXT.home.remove} title={TEXT.home.remove} onClick={drop}>
          <Icon name="trash" />
        </button>
      </span>
    </li>
  )
}

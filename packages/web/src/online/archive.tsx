import { COVERS } from '@hexfront/games/covers'
import type { Listing } from '@hexfront/wire'
import { useEffect, useState } from 'preact/hooks'
import { FileButton } from '../file-button.tsx'
import { go } from '../router.ts'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { gameTitle, Listings } from './listing-card.tsx'
import { online } from './online.ts'
import { Page, Problem, useAct } from './page.tsx'

/** Games that are over, by game, player and how it ended for him. */
export function ArchivePage() {
  const [game, setGame] = useState('')
  const [name, setName] = useState('')
  const [result, setResult] = useState('')
  const isSomebody = name.trim() !== ''
  const { problem, isBusy, run } = useAct()
  const bringIn = (file: File): void =>
    run(async () => {
      await online.enter()
      const listing = await api.bringIn(await file.text())
      go(`#/game/${listing.code}`)
    })
  return (
    <Page here="#/archive" title={TEXT.online.rooms.archive}>
      <Problem text={problem} />
      <div class="row archive-search">
        <label class="field">
          {TEXT.online.game}
          <select value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{TEXT.home.all}</option>
            {COVERS.filter(({ isPlayable }) => isPlayable).map(({ id }) => (
              <option key={id} value={id}>
                {gameTitle(id)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {TEXT.online.player}
          <input type="search" value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        {isSomebody && (
          <label class="field">
            {TEXT.online.result}
            <select value={result} onChange={(event) => setResult(event.currentTarget.value)}>
              {Object.entries(TEXT.online.results).map(([one, words]) => (
                <option key={one} value={one}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
        <span aria-busy={isBusy}>
          <FileButton pick={bringIn}>{TEXT.online.bringIn}</FileButton>
        </span>
      </div>
      <p class="quiet">{TEXT.online.bringInLine}</p>
      <ArchiveList game={game} name={name} result={isSomebody ? result : ''} />
    </Page>
  )
}

/** In milliseconds: whoever types is not asked after for each letter. */
const TYPED = 300

export function ArchiveList({ game, name, result = '' }: { game: string; name: string; result?: string }) {
  const [games, setGames] = useState<readonly Listing[] | null>(null)
  const [before, setBefore] = useState<number | null>(null)
  const { problem, isBusy, run } = useAct()
  const wanted = { game, name: name.trim(), result }
  const query = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''))
  useEffect(() => {
    let isStale = false
    const timer = setTimeout(
      () =>
        run(async () => {
          const page = await api.archive(query)
          if (isStale) return
          setGames(page.games)
          setBefore(page.before)
        }),
      games === null ? 0 : TYPED,
    )
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [game, name, result])
  const more = (): void =>
    run(async () => {
      const page = await api.archive({ ...query, before: String(before) })
      setGames([...(games ?? []), ...page.games])
      setBefore(page.before)
    })
  return (
    <>
      <Problem text={problem} />
      {games?.length === 0 && <p class="quiet">{TEXT.online.noneFound}</p>}
      <Listings games={games ?? []} />
      {before !== null && (
        <button type="button" class="button" disabled={isBusy} onClick={more}>
          {TEXT.online.older}
        </button>
      )}
    </>
  )
}

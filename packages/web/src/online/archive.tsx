import { COVERS } from '@hexfront/games/covers'
import type { Listing } from '@hexfront/wire'
import { useEffect, useState } from 'preact/hooks'
import { FileButton } from '../file-button.tsx'
import { go } from '../router.ts'
import { TEXT } from '../text.ts'
import { api } from './api.ts'
import { Listings } from './listing-card.tsx'
import { online } from './online.ts'
import { Page, Problem, useAct } from './page.tsx'

/** Games that are over, by game and player. */
export function ArchivePage() {
  const [game, setGame] = useState('')
  const [name, setName] = useState('')
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
            {COVERS.filter(({ isPlayable }) => isPlayable).map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {TEXT.online.player}
          <input type="search" value={name} maxLength={24} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <span aria-busy={isBusy}>
          <FileButton pick={bringIn}>{TEXT.online.bringIn}</FileButton>
        </span>
      </div>
      <p class="quiet">{TEXT.online.bringInLine}</p>
      <ArchiveList game={game} name={name} />
    </Page>
  )
}

/** In milliseconds: whoever types is not asked after for each letter. */
const TYPED = 300

export function ArchiveList({ game, name }: { game: string; name: string }) {
  const [games, setGames] = useState<readonly Listing[] | null>(null)
  const [before, setBefore] = useState<number | null>(null)
  const { problem, isBusy, run } = useAct()
  const query = { ...(game === '' ? {} : { game }), ...(name.trim() === '' ? {} : { name: name.trim() }) }
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
  }, [game, name])
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

import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import { Listings } from './listing-card.tsx'
import { useLists, useTitle } from './page.tsx'

/** On the home page, where a server answers: one's games on it, and what is open to join. */
export function HomeOnline() {
  const { house, lobby, waiting } = useLists()
  useTitle(TEXT.app)
  if (!house) return null
  const mine = lobby?.mine ?? []
  const open = lobby?.open.filter(({ me }) => me.length === 0) ?? []
  const shown = [...mine.filter(({ isMyTurn }) => isMyTurn), ...mine.filter(({ isMyTurn }) => !isMyTurn), ...open]
  return (
    <section aria-labelledby="online" class="home-online">
      <h2 id="online">
        {TEXT.online.title}
        {waiting.length > 0 && <span class="badge">{TEXT.home.waiting(waiting.length)}</span>}
      </h2>
      {shown.length === 0 && <p class="quiet">{TEXT.online.how}</p>}
      <Listings games={shown.slice(0, FEW)} />
      <p class="lobby-line">
        <a class="button" href="#/lobby">
          <Icon name="people" /> {TEXT.online.toLobby}
        </a>
        {lobby && lobby.open.length + lobby.running.length > 0 && (
          <span class="quiet">{TEXT.online.counts(lobby.open.length, lobby.running.length, lobby.people)}</span>
        )}
      </p>
    </section>
  )
}

/** So many games are shown above the shelf. */
const FEW = 4

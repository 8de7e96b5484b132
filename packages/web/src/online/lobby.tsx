import { Icon } from '../icons.tsx'
import { TEXT } from '../text.ts'
import { Listings } from './listing-card.tsx'
import { Page, useLists } from './page.tsx'

/** Open tables first, then one's own games, then what can be watched. */
export function LobbyPage() {
  const { lobby, house, me } = useLists()
  const running = lobby?.running.filter((one) => one.me.length === 0) ?? []
  const open = lobby?.open.filter((one) => one.me.length === 0) ?? []
  return (
    <Page here="#/lobby" title={TEXT.online.rooms.lobby}>
      <p class="lobby-line">
        <a class="button" data-primary href="#/">
          <Icon name="plus" /> {TEXT.online.newTable}
        </a>
        <span class="quiet">
          {lobby && TEXT.online.people(lobby.people)}
          {house?.accounts === 'closed' && !me && ` ${TEXT.online.closedHouse}`}
        </span>
      </p>
      {lobby && lobby.mine.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{TEXT.online.mine}</h2>
          <Listings games={lobby.mine} />
        </section>
      )}
      <section aria-labelledby="open">
        <h2 id="open">{TEXT.online.openTables}</h2>
        {lobby && open.length === 0 && <p class="quiet">{TEXT.online.noOpen}</p>}
        <Listings games={open} />
      </section>
      <section aria-labelledby="running">
        <h2 id="running">{TEXT.online.runningGames}</h2>
        {lobby && running.length === 0 && <p class="quiet">{TEXT.online.noRunning}</p>}
        <Listings games={running} />
      </section>
    </Page>
  )
}

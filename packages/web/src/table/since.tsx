import { useEffect, useRef } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon } from '../icons.tsx'
import type { Happenings } from '../session/happenings.ts'
import type { Session } from '../session/session.ts'
import { facesOf } from '../session/story.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { Die } from './matter.tsx'
import type { Item } from './recent.ts'

/** What has happened since the player's last turn: first in a line, then as a list that leads over the map. */
export function SinceCard({ desk }: { desk: Desk }) {
  const { session, recent } = desk
  useShown<unknown>([desk, recent], () => [recent.version, session.isLive, desk.open.isReplaying])
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[recent.at]?.scrollIntoView({ block: 'nearest' })
  }, [recent.at, recent.look])
  const { look } = recent
  if (look === 'closed' || !session.isLive || desk.open.isReplaying) return null
  const { news, items } = recent
  if (!news) return null
  return (
    <section class="since" data-look={look} aria-label={TEXT.since.title}>
      <header>
        <h2>{TEXT.since.title}</h2>
        <button type="button" class="round" aria-label={TEXT.since.close} onClick={() => recent.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="since-sum" aria-live="polite">
        {sumOf(session, news).join(' · ')}
      </p>
      {look === 'list' && (
        <ol class="since-list" ref={list}>
          {items.map((item, at) => (
            <li key={at} aria-current={at === recent.at ? 'step' : undefined}>
              <button
                type="button"
                onClick={() => {
                  recent.pick(at)
                  desk.pointAt(item.places)
                }}
              >
                <ItemLine session={session} item={item} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <p class="since-tools">
        {look === 'list' ? (
          <>
            <button type="button" class="button" aria-label={TEXT.since.previous} onClick={() => desk.showNews(-1)}>
              <Icon name="back" />
            </button>
            <span class="since-at">{TEXT.since.of(recent.at + 1, items.length)}</span>
            <button type="button" class="button" data-primary onClick={() => desk.showNews(1)}>
              {TEXT.since.next} <kbd class="key">J</kbd>
            </button>
          </>
        ) : (
          items.length > 0 && (
            <button type="button" class="button" data-primary onClick={() => desk.showNews(1)}>
              {TEXT.since.show} <kbd class="key">J</kbd>
            </button>
          )
        )}
        <button type="button" class="link" onClick={() => watch(desk, news)}>
          {TEXT.since.watch}
        </button>
      </p>
    </section>
  )
}

function watch(desk: Desk, { from }: Happenings): void {
  desk.recent.close()
  desk.set({ isReplaying: true })
  desk.session.lookAt(from)
  desk.playback.toggle()
}

function ItemLine({ session, item }: { session: Session; item: Item }) {
  if (item.kind === 'fight')
    return (
      <>
        <span class="since-dice">
          {item.fight.draws.flatMap(facesOf).map((face, n) => (
            <Die key={n} face={face} />
          ))}
        </span>
        <span>{item.fight.words.map((line) => line.map(({ text }) => text).join('')).join('; ')}</span>
      </>
    )
  const { trails } = item
  const tone = session.table.display.sides[trails[0]!.side - 1]?.tone
  const names = trails.map(({ unit }) => session.name('unit', unit))
  const end = session.name('place', trails[0]!.places.at(-1)!)
  return (
    <>
      <span class="since-dice" data-tone={tone}>
        <i class="swatch" />
      </span>
      <span>
        {trails.length === 1 ? oneMove(session, trails[0]!.places) : TEXT.since.crowd(trails.length, end)}:{' '}
        <span class="quiet">{names.join(', ')}</span>
      </span>
    </>
  )
}

function oneMove({ name }: Session, places: readonly number[]): string {
  const to = name('place', places.at(-1)!)
  return places.length === 1 ? TEXT.since.into(to) : TEXT.since.to(name('place', places[0]!), to)
}

/** Moves, fights, losses and points in a few words. */
function sumOf({ table, match }: Session, { trails, fights, losses, gains }: Happenings): string[] {
  const { sides } = table.game
  const faces = table.display.faces(match.setting)
  const arrived = trails.filter(({ places }) => places.length === 1).length
  const moved = trails.length - arrived
  return [
    ...(moved > 0 ? [TEXT.since.moved(moved)] : []),
    ...(arrived > 0 ? [TEXT.since.arrived(arrived)] : []),
    ...(fights.length > 0 ? [TEXT.since.fights(fights.length)] : []),
    ...sides.flatMap((side, at) => {
      const lost = losses.reduce((sum, { unit, worth }) => sum + (faces[unit]?.side === at + 1 ? worth : 0), 0)
      return lost > 0 ? [TEXT.since.lost(side, lost, table.display.account?.unit ?? '')] : []
    }),
    ...gains.flatMap((gain, at) => (gain === 0 ? [] : [TEXT.since.points(sides[at] ?? '', gain)])),
  ]
}

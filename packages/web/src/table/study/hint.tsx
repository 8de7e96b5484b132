import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { playerOf } from '../../session/seats.ts'
import type { Deed } from '../../session/study/counsel.ts'
import { TEXT } from '../../text.ts'
import type { Desk } from '../desk.ts'

/** So many deeds of a line are told one by one. */
const TOLD = 6

/** For somebody who plays alone: what the best player would do now, if he is asked. */
export function HintCard({ desk }: { desk: Desk }) {
  const { session, counsel } = desk
  useShown<unknown>([desk, counsel], () => [
    session.version,
    counsel.isThinking,
    counsel.progress,
    counsel.deeds?.length,
  ])
  if (!session.isLive || !session.isHere || !session.isPersonAsked || counsel.side === 0) return null
  const { deeds } = counsel
  const name = playerOf(session.table, counsel.player)?.name ?? ''
  if (counsel.isThinking) return <Consulting desk={desk} name={name} />
  if (deeds === null)
    return (
      <p class="hint-ask">
        <button type="button" class="button" data-plain aria-keyshortcuts="a" onClick={() => counsel.ask()}>
          <Icon name="bulb" /> {TEXT.study.hint} <kbd class="key">A</kbd>
        </button>
        {counsel.problem !== '' && <span class="quiet">{counsel.problem}</span>}
      </p>
    )
  return (
    <section class="counsel" aria-label={TEXT.study.hint} aria-live="polite">
      <header>
        <h2>{TEXT.study.would(name)}</h2>
        <button type="button" class="round" aria-label={TEXT.study.forget} onClick={() => counsel.drop()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="counsel-tools">
        <button type="button" class="button" data-primary onClick={() => desk.followCounsel(1)}>
          {deeds.length === 1 ? TEXT.study.doIt : TEXT.study.doFirst}
        </button>
        {deeds.length > 1 && (
          <button type="button" class="button" onClick={() => desk.followCounsel(deeds.length)}>
            {TEXT.study.doAll(deeds.length)}
          </button>
        )}
      </p>
      <DeedList desk={desk} deeds={deeds} />
    </section>
  )
}

/** Somebody is thinking about what he would do. */
export function Consulting({ desk, name }: { desk: Desk; name: string }) {
  const { counsel } = desk
  return (
    <section class="thinking" aria-label={TEXT.study.thinks(name)}>
      <p>
        <strong>{TEXT.study.thinks(name)}</strong>
        <progress aria-label={TEXT.study.thinks(name)} value={counsel.progress} max={1} />
      </p>
      <button type="button" class="button" onClick={() => counsel.hurry()}>
        <Icon name="forward" /> {TEXT.study.sayNow}
      </button>
    </section>
  )
}

/** What is advised, deed by deed; a press shows it on the map. */
export function DeedList({ desk, deeds }: { desk: Desk; deeds: readonly Deed[] }) {
  return (
    <ol class="deeds">
      {deeds.slice(0, TOLD).map((deed, at) => (
        <li key={at}>
          <button type="button" class="link" onClick={() => desk.pointAt(placesOf(desk, deed))}>
            {wordsOf(deed)}
          </button>
        </li>
      ))}
      {deeds.length > TOLD && <li class="quiet">{TEXT.study.more(deeds.length - TOLD)}</li>}
    </ol>
  )
}

const wordsOf = (deed: Deed): string =>
  deed.map(({ text }, at) => (at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1))).join(', ')

const placesOf = ({ question }: Desk, deed: Deed): number[] => [
  ...new Set(deed.flatMap(({ units, places }) => [...units.map((unit) => question.placeOf(unit)), ...places])),
]

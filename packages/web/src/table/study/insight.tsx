import { type Change, turningPoints } from '@hexfront/bots'
import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { playerOf } from '../../session/seats.ts'
import { studyBar } from '../../session/study/permission.ts'
import { TEXT } from '../../text.ts'
import type { Course } from '../course.ts'
import type { Desk } from '../desk.ts'
import { Chances, NUMBERED } from './chances.tsx'
import { Consulting, DeedList } from './hint.tsx'
import { changeFor, perspective } from './perspective.ts'

/** Beside the replay: the chances where there is no room under it, the turns that decided the game, and what the best player would do at the moment shown. */
export function Insight({ desk, course, branch }: { desk: Desk; course: Course | null; branch: () => void }) {
  const { session, review, counsel } = desk
  useShown<unknown>([desk, review, counsel], () => [
    session.version,
    review.judged,
    counsel.isThinking,
    counsel.progress,
    counsel.deeds?.length,
  ])
  const bar = studyBar(session)
  if (bar === 'no plans') return null
  if (bar !== null) return <p class="quiet insight-bar">{TEXT.study.bars[bar]}</p>
  return (
    <div class="insight">
      {course && <Chances desk={desk} course={course} />}
      <LineHere desk={desk} branch={branch} />
      <TurningPoints desk={desk} />
    </div>
  )
}

function TurningPoints({ desk }: { desk: Desk }) {
  const { session, review } = desk
  const points = turningPoints(review.judged).slice(0, NUMBERED)
  if (review.judged.length === 0 || (points.length === 0 && review.isOn)) return null
  const side = perspective(session)
  return (
    <section aria-label={TEXT.study.turning}>
      <h3 class="head">
        {TEXT.study.turning} <span>{TEXT.study.turningFor(session.table.game.sides[side - 1] ?? '')}</span>
      </h3>
      {points.length === 0 && !review.isOn && <p class="quiet">{TEXT.study.noTurning}</p>}
      <ol class="turning">
        {points.map((change, at) => (
          <li key={change.from} data-now={isAt(change, session.moment) || undefined}>
            <button type="button" onClick={() => session.lookAt(change.from)}>
              <span class="turning-number">{at + 1}</span>
              <span class="turning-what" data-tone={session.table.display.sides[change.side - 1]?.tone}>
                <i class="swatch" /> {TEXT.study.turnOf(change.turn, session.table.game.sides[change.side - 1] ?? '')}
              </span>
              <strong>{TEXT.study.change(percent(changeFor(side, change.chance)))}</strong>
              {change.split && (
                <span class="turning-split">
                  <Part name={TEXT.study.choice} value={changeFor(side, change.split.choice)} />
                  <Part name={TEXT.study.luck} value={changeFor(side, change.split.luck)} />
                  <span class="quiet">{TEXT.study.doubt(percent(change.split.doubt))}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isAt = ({ from, to }: Change, moment: number): boolean => from <= moment && moment < to

/** A part of a change, as a bar to the left or to the right. */
const Part = ({ name, value }: { name: string; value: number }) => (
  <span class="part">
    <span>{name}</span>
    <span class="part-bar" aria-hidden="true">
      <i data-sign={value < 0 ? 'less' : 'more'} style={{ inlineSize: `${Math.min(50, Math.abs(value) * 100)}%` }} />
    </span>
    <span class="part-value">{TEXT.study.change(percent(value))}</span>
  </span>
)

const percent = (share: number): number => Math.round(share * 100)

/** What the best player would do at the moment shown, and a game that goes on like that. */
function LineHere({ desk, branch }: { desk: Desk; branch: () => void }) {
  const { session, counsel } = desk
  const name = playerOf(session.table, counsel.player)?.name ?? ''
  const { deeds } = counsel
  if (counsel.isThinking) return <Consulting desk={desk} name={name} />
  if (deeds === null) {
    const side = counsel.side
    if (side === 0) return null
    return (
      <p class="insight-ask">
        <button type="button" class="button" onClick={() => counsel.ask()}>
          <Icon name="bulb" /> {TEXT.study.ask(name, session.sideName(side))}
        </button>
        {counsel.problem !== '' && <span class="quiet">{counsel.problem}</span>}
      </p>
    )
  }
  return (
    <section class="counsel" aria-label={TEXT.study.line} aria-live="polite">
      <header>
        <h3>{TEXT.study.would(name)}</h3>
        <button type="button" class="round" aria-label={TEXT.study.forget} onClick={() => counsel.drop()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="counsel-tools">
        <button type="button" class="button" data-primary onClick={branch}>
          <Icon name="branch" /> {TEXT.study.branch}
        </button>
      </p>
      <DeedList desk={desk} deeds={deeds} />
    </section>
  )
}

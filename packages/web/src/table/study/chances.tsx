import { chanceOf, type Judged, turningPoints } from '@hexfront/bots'
import { useShown } from '../../hooks.ts'
import { Icon } from '../../icons.tsx'
import { TEXT } from '../../text.ts'
import type { Course } from '../course.ts'
import type { Desk } from '../desk.ts'
import { PLOT_HEIGHT, PLOT_WIDTH, PlotField, PlotTurns, plotX } from '../plot.tsx'
import { isBrief, perspective, shareFor } from './perspective.ts'

/** So many turning points have a number. */
export const NUMBERED = 6

/** Of fewer games played on nothing is said: they say nothing. */
const TELLING = 8

/** The chances of a side over the game, with what they may be off by; a press goes to that moment. */
export function Chances({ desk, course }: { desk: Desk; course: Course }) {
  const { session, review } = desk
  useShown<unknown>([desk, review], () => [
    session.version,
    review.judged,
    review.isOn,
    review.progress,
    review.problem,
  ])
  const side = perspective(session)
  const judged = review.judged.filter(({ tally }) => tally.count > 0)
  const name = session.table.game.sides[side - 1] ?? ''
  const now = judged.findLast(({ at }) => at <= session.moment) ?? judged[0]
  return (
    <figure class="plot chances">
      <figcaption class="head">
        {TEXT.study.chances}
        {now && (now.end || now.tally.count >= TELLING) && (
          <span data-tone={session.table.display.sides[side - 1]?.tone}>
            <i class="swatch" /> {TEXT.study.chanceOf(name, ...figures(now, side))}
          </span>
        )}
        <Work desk={desk} />
      </figcaption>
      {review.judged.length === 0 ? <Start desk={desk} /> : <Field desk={desk} course={course} judged={judged} />}
    </figure>
  )
}

interface FieldProps {
  readonly desk: Desk
  readonly course: Course
  readonly judged: readonly Judged[]
}

function Field({ desk: { session, review }, course, judged }: FieldProps) {
  const side = perspective(session)
  const name = session.table.game.sides[side - 1] ?? ''
  const count = session.match.entries.length
  return (
    <>
      <div class="chances-field">
        <PlotField
          course={course}
          count={count}
          label={judged.map((one) => TEXT.study.chanceAt(one.turn, name, figures(one, side)[0])).join(', ')}
          moment={session.moment}
          press={(at) => session.lookAt(at)}
        >
          <line class="plot-turn" x1="0" x2={PLOT_WIDTH} y1={PLOT_HEIGHT / 2} y2={PLOT_HEIGHT / 2} />
          {judged.length > 0 && <path class="chances-band" d={bandOf(judged, side, count)} />}
          {judged.length > 0 && (
            <path
              class="plot-line"
              data-tone={session.table.display.sides[side - 1]?.tone}
              d={lineOf(judged, side, count)}
            />
          )}
        </PlotField>
        <span aria-hidden="true">{TEXT.study.done(100)}</span>
        <span aria-hidden="true">{TEXT.study.done(50)}</span>
        {turningPoints(review.judged)
          .slice(0, NUMBERED)
          .map(({ from, to }, at) => {
            const end = judged.find((one) => one.at === to)
            if (!end) return null
            const { share } = chanceOf(end.tally)
            return (
              <button
                type="button"
                key={from}
                class="turning-mark"
                aria-label={TEXT.study.turningMark(at + 1)}
                style={{
                  insetInlineStart: within(plotX(to, count) / PLOT_WIDTH),
                  insetBlockStart: within(1 - shareFor(side, share)),
                }}
                onClick={() => session.lookAt(from)}
              >
                {at + 1}
              </button>
            )
          })}
      </div>
      <PlotTurns course={course} count={count} />
    </>
  )
}

/** Where a mark of a turning point stands: at a share of the field, and never over its edge. */
const within = (share: number): string => `clamp(13px, ${(share * 100).toFixed(2)}%, calc(100% - 13px))`

/** In the place of the field, while nothing is known. */
const Start = ({ desk: { review, session } }: { desk: Desk }) => (
  <div class="chances-start">
    <button type="button" class="button" onClick={() => review.begin()}>
      <Icon name="chart" /> {TEXT.study.workOut}
    </button>
    <p>{isBrief(session) ? TEXT.study.briefLine : TEXT.study.workOutLine}</p>
  </div>
)

/** What can be done about it: stop, or look closer. */
function Work({ desk: { review } }: { desk: Desk }) {
  if (review.isOn)
    return (
      <span class="chances-work">
        <progress aria-label={TEXT.study.working} value={review.progress} max={1} />
        {TEXT.study.done(Math.round(review.progress * 100))}
        <button type="button" class="link" onClick={() => review.stop()}>
          {TEXT.study.stop}
        </button>
      </span>
    )
  if (review.problem !== '') return <span class="chances-work">{review.problem}</span>
  return review.canRefine ? (
    <button type="button" class="link" onClick={() => review.begin()}>
      {TEXT.study.refine}
    </button>
  ) : null
}

/** In per cent: the chance, and how far it may be off. */
function figures({ tally, end }: Judged, side: number): [number, number] {
  const { share, low, high } = chanceOf(tally)
  const doubt = end ? 0 : Math.max(high - share, share - low)
  return [Math.round(shareFor(side, share) * 100), Math.round(doubt * 100)]
}

const y = (share: number): string => ((1 - share) * PLOT_HEIGHT).toFixed(1)

function lineOf(judged: readonly Judged[], side: number, count: number): string {
  const points = judged.map(
    ({ at, tally }) => `${plotX(at, count).toFixed(1)} ${y(shareFor(side, chanceOf(tally).share))}`,
  )
  return `M${points.join('L')}`
}

/** What has happened is known for certain. */
function bandOf(judged: readonly Judged[], side: number, count: number): string {
  const edge = (pick: 'low' | 'high'): string[] =>
    judged.map(({ at, tally, end }) => {
      const chance = chanceOf(tally)
      return `${plotX(at, count).toFixed(1)} ${y(shareFor(side, end ? chance.share : chance[pick]))}`
    })
  return `M${[...edge('low'), ...edge('high').reverse()].join('L')}Z`
}

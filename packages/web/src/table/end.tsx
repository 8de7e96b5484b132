import type { Outcome } from '@hexfront/core'
import { useMemo } from 'preact/hooks'
import { luckOf, shareFor, type Throw } from '../session/luck.ts'
import { plainOf } from '../session/naming.ts'
import type { Session } from '../session/session.ts'
import { facesOf, wordsFor } from '../session/story.ts'
import { saveFile } from '../store/files.ts'
import { TEXT } from '../text.ts'
import { playedWith } from '../values/words.ts'
import { type Course, useCourse } from './course.ts'
import type { Desk } from './desk.ts'
import { endFile } from './end-file.ts'
import { Items } from './items.tsx'
import { Die } from './matter.tsx'
import { PLOT_WIDTH, Plot, plotX } from './plot.tsx'
import { becauseOf, type Decisive, decisiveFights, levelOf, lossesByKind, pointsOf, winnerOf } from './reckoning.ts'
import { Dialog } from './rooms.tsx'
import { type LuckSoFar, useLuck } from './use-luck.ts'

export interface EndActs {
  /** The same game once more, with the seats swapped and other dice. */
  rematch(): void
}

/** The end of a game: who won and why, how it came to that, and how the dice fell. */
export function EndPage({ desk, acts }: { desk: Desk; acts: EndActs }) {
  const { session } = desk
  const { decision } = session
  return decision.isOver ? <End desk={desk} outcome={decision} acts={acts} /> : null
}

function End({ desk, outcome, acts }: { desk: Desk; outcome: Outcome; acts: EndActs }) {
  const { session } = desk
  const course = useCourse(session, desk.recent.chronicle)
  const luck = useLuck(session)
  const decisive = useMemo(() => (course ? decisiveFights(session, course) : []), [session, course])
  const close = (): void => desk.set({ room: '' })
  const goTo = (at: number): void => {
    desk.set({ room: '', isReplaying: true })
    session.lookAt(at)
  }
  const unit = session.table.display.account?.unit
  const save = (): void => {
    if (!course) return
    const { game } = session.table
    saveFile(`${game.id}-${session.id}.html`, endFile(session, outcome, course, decisive, luck.throws), 'text/html')
  }
  return (
    <Dialog title={TEXT.verdict.title} close={close}>
      <div class="end">
        <section class="end-result">
          <p class="verdict-line">
            <strong>{winnerOf(session, outcome)}.</strong> {levelOf(session, outcome)}
          </p>
          {session.overlay && <p class="quiet">{playedWith(session)}</p>}
          <h3 class="head">{TEXT.verdict.why}</h3>
          <Items desk={desk} items={becauseOf(outcome)} />
          <details>
            <summary>{TEXT.verdict.points}</summary>
            <Items desk={desk} items={pointsOf(session)} />
          </details>
        </section>
        {course && (
          <section class="end-course">
            <Plot
              session={session}
              course={course}
              series={course.points}
              title={TEXT.verdict.course}
              moment={-1}
              press={goTo}
            />
            {unit !== undefined && (
              <Plot
                session={session}
                course={course}
                series={course.losses}
                title={TEXT.verdict.lossesOver(unit)}
                moment={-1}
                press={goTo}
              />
            )}
          </section>
        )}
        {course && unit !== undefined && <Losses session={session} course={course} unit={unit} />}
        {unit !== undefined && <Luck session={session} luck={luck} unit={unit} goTo={goTo} />}
        <DecisiveFights session={session} decisive={decisive} goTo={goTo} />
      </div>
      <p class="dialog-foot">
        <button type="button" class="button" onClick={close}>
          {TEXT.verdict.look}
        </button>
        <button type="button" class="button" onClick={() => goTo(0)}>
          {TEXT.verdict.replay}
        </button>
        <button type="button" class="button" aria-disabled={course === null} onClick={save}>
          {TEXT.verdict.save}
        </button>
        <button type="button" class="button" data-primary onClick={() => acts.rematch()}>
          {session.seats.length > 1 ? TEXT.verdict.rematch : TEXT.verdict.rematchAlone}
        </button>
        <a class="button" href="#/">
          {TEXT.verdict.again}
        </a>
      </p>
    </Dialog>
  )
}

/** What each side lost, by kind of troops. */
function Losses({ session, course, unit }: { session: Session; course: Course; unit: string }) {
  const { sides } = session.table.display
  const kinds = useMemo(() => lossesByKind(session, course), [session, course])
  return (
    <section class="end-losses">
      <h3 class="head">{TEXT.verdict.losses}</h3>
      <p class="quiet">{TEXT.verdict.lossesOf(unit)}</p>
      <div class="end-sides">
        {kinds.map((own, side) => (
          <table key={side} class="items">
            <caption data-tone={sides[side]?.tone}>
              <i class="swatch" /> {sides[side]?.name}
            </caption>
            <tbody>
              {own.map(({ arm, units, worth }) => (
                <tr key={arm}>
                  <th scope="row">{TEXT.arms[arm]}</th>
                  <td class="figure">{units}</td>
                  <td class="figure">{worth}</td>
                </tr>
              ))}
              {own.length === 0 && (
                <tr>
                  <td>{TEXT.verdict.nobodyLost}</td>
                </tr>
              )}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

interface LuckProps {
  readonly session: Session
  readonly luck: LuckSoFar
  readonly unit: string
  readonly goTo: (at: number) => void
}

/** Every throw by its place among all it might have been, and what the dice cost against what they should have. */
function Luck({ session, luck: { throws, done, of }, unit, goTo }: LuckProps) {
  const { sides } = session.table.display
  return (
    <section class="end-luck" aria-busy={done < of}>
      <h3 class="head">{TEXT.verdict.luck}</h3>
      <p class="quiet" aria-live="polite">
        {done < of ? TEXT.verdict.working(done, of) : TEXT.verdict.luckAbout}
      </p>
      <Throws session={session} throws={throws} goTo={goTo} />
      <table class="items">
        <thead>
          <tr>
            <td />
            <th scope="col">{TEXT.verdict.expectedHead}</th>
            <th scope="col">{TEXT.verdict.suffered}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ name, tone }, side) => {
            const { mean, expected, suffered, throws: count } = luckOf(throws, side + 1)
            return (
              <tr key={name}>
                <th scope="row" data-tone={tone}>
                  <i class="swatch" /> {name} <span class="quiet">{TEXT.verdict.luckSum(mean, count)}</span>
                </th>
                <td class="figure">{expected.toFixed(1)}</td>
                <td class="figure">{suffered}</td>
              </tr>
            )
          })}
        </tbody>
        <caption>{TEXT.verdict.expected(unit)}</caption>
      </table>
    </section>
  )
}

const STRIP = 200

/** As the first side sees it: above is its luck, below that of the other. */
function Throws({ session, throws, goTo }: { session: Session; throws: readonly Throw[]; goTo: (at: number) => void }) {
  const { sides } = session.table.display
  const count = session.match.entries.length
  return (
    <svg
      class="throws"
      viewBox={`0 0 ${PLOT_WIDTH} ${STRIP}`}
      role="img"
      aria-label={TEXT.verdict.luck}
      onPointerDown={(event) => {
        const at = event.target instanceof SVGCircleElement ? Number(event.target.dataset['at']) : 0
        if (at > 0) goTo(at)
      }}
    >
      <line class="plot-turn" x1="0" x2={PLOT_WIDTH} y1={STRIP / 2} y2={STRIP / 2} />
      {sides.slice(0, 2).map(({ name }, side) => (
        <text key={name} class="throws-side" x="8" y={side === 0 ? 26 : STRIP - 10}>
          {TEXT.verdict.luckFor(name)}
        </text>
      ))}
      {throws.map((one) => (
        <circle
          key={one.at}
          class="throw"
          data-at={one.at}
          data-tone={sides[one.side - 1]?.tone}
          cx={plotX(one.at, count)}
          cy={12 + (1 - shareFor(one, 1)) * (STRIP - 24)}
          r="9"
        >
          <title>
            {wordsFor(session, session.match.entries[one.at - 1]!)
              .map(plainOf)
              .slice(0, 2)
              .join('; ')}{' '}
            ({sides[one.side - 1]?.name} {TEXT.verdict.luckOfThrow(Math.round(one.share * 100))})
          </title>
        </circle>
      ))}
    </svg>
  )
}

function DecisiveFights({
  session,
  decisive,
  goTo,
}: {
  session: Session
  decisive: readonly Decisive[]
  goTo: (at: number) => void
}) {
  const { sides } = session.table.display
  return (
    <section class="end-decisive">
      <h3 class="head">{TEXT.verdict.decisive}</h3>
      {decisive.length === 0 && <p class="quiet">{TEXT.verdict.noDecisive}</p>}
      <ol>
        {decisive.map(({ fight, turn, swing, side }) => (
          <li key={fight.from}>
            <strong class="swing" data-tone={sides[side - 1]?.tone}>
              <i class="swatch" /> +{Math.abs(swing)}
            </strong>
            <span>
              {TEXT.clock.turn(turn)}:{' '}
              {fight.draws.flatMap(facesOf).map((face, n) => (
                <Die key={n} face={face} />
              ))}{' '}
              {fight.words.map(plainOf).slice(0, 4).join('; ')}
            </span>
            <button type="button" class="link" onClick={() => goTo(fight.from)}>
              {TEXT.verdict.goTo}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { passedNow } from '../session/passed.ts'
import { phaseInSentence, phaseName } from '../session/phases.ts'
import type { Session } from '../session/session.ts'
import { type Chapter, type Fold, facesOf, handfulsOf, isFold, type Line, momentOf, storyOf } from '../session/story.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { HandfulOfDice } from './handful.tsx'
import { Die } from './matter.tsx'
import { Sentence } from './parts.tsx'

/** How many phases the panel shows; the replay shows all. */
const RECENT = 6

/** What happened, in the game's own terms, the newest line always in sight; a number takes the map to that moment. */
export function Log({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown<unknown>([desk], () => [session.version])
  const lines = useRef<HTMLDivElement>(null)
  const chapters = useStory(session, RECENT)
  useEffect(() => {
    // The box is filled from below: this is its end.
    lines.current?.scrollTo({ top: 0 })
  }, [chapters])
  return (
    <section class="log" aria-label={TEXT.panel.log}>
      <h3 class="head">
        {TEXT.panel.log}
        <span>
          <button type="button" class="link" onClick={() => desk.showNews(1)}>
            {TEXT.panel.since}
          </button>
          <button type="button" class="link" onClick={() => desk.set({ isReplaying: true })}>
            {TEXT.panel.wholeGame}
          </button>
        </span>
      </h3>
      <div class="log-lines" role="log" aria-live="polite" ref={lines} tabIndex={0}>
        <div>
          {chapters.length === 0 && <p class="quiet">{TEXT.panel.logEmpty}</p>}
          {chapters.map((chapter, at) => (
            <div class="chapter" key={keyOf(chapter)}>
              <Passed session={session} phases={chapter.passed} />
              <h4>
                {TEXT.clock.turn(chapter.turn)} · {phaseName(session, chapter.phase)}
                {chapter.turn > (chapters[at - 1]?.turn ?? chapter.turn) && (
                  <button type="button" class="link" onClick={() => desk.showTurn(chapters[at - 1]!.turn)}>
                    {TEXT.turn.title(chapters[at - 1]!.turn)}
                  </button>
                )}
              </h4>
              <Lines desk={desk} chapter={chapter} />
            </div>
          ))}
          <Passed session={session} phases={passedNow(session)} />
        </div>
      </div>
    </section>
  )
}

/** Phases in which there was nothing to do went by. */
const Passed = ({ session, phases }: { session: Session; phases: readonly string[] }) =>
  phases.length === 0 ? null : (
    <p class="passed">{TEXT.panel.passed(phases.map((phase) => phaseName(session, phase)))}</p>
  )

/** The story as it may be told now, made anew only when something was added or taken back. */
export function useStory(session: Session, most?: number): readonly Chapter[] {
  const { viewer, told } = session
  const { isOver } = session.decision
  return useMemo(() => storyOf(session, most), [session, session.match.entries[told - 1], told, viewer, isOver, most])
}

export const keyOf = ({ turn, phase, lines }: Chapter): string => `${turn} ${phase} ${momentOf(lines[0]!)}`

export const Lines = ({ desk, chapter: { phase, lines } }: { desk: Desk; chapter: Chapter }) => (
  <ol>
    {lines.map((line, n) =>
      isFold(line) ? (
        <FoldedLines key={momentOf(line)} desk={desk} phase={phase} fold={line} />
      ) : (
        <LogLine key={line.at === 0 ? -n : line.at} desk={desk} line={line} />
      ),
    )}
  </ol>
)

const FoldedLines = ({ desk, phase, fold }: { desk: Desk; phase: string; fold: Fold }) => (
  <li class="fold" data-at={momentOf(fold)}>
    <details>
      <summary>{TEXT.panel.fold(phaseInSentence(desk.session, phase), fold.folded.length)}</summary>
      <ol>
        {fold.folded.map((line) => (
          <LogLine key={line.at} desk={desk} line={line} />
        ))}
      </ol>
    </details>
  </li>
)

const LogLine = ({ desk, line: { at, words, draws } }: { desk: Desk; line: Line }) => (
  <li data-at={at > 0 ? at : undefined}>
    {at > 0 ? (
      <button
        type="button"
        class="moment"
        aria-label={TEXT.replay.moment(at)}
        onClick={() => {
          desk.set({ isReplaying: true })
          desk.session.lookAt(at)
        }}
      >
        {at}
      </button>
    ) : (
      <span class="moment" />
    )}
    <span>
      {draws.flatMap(facesOf).map((face, n) => (
        <Die key={n} face={face} />
      ))}
      {draws.flatMap(handfulsOf).map((handful, n) => (
        <HandfulOfDice key={n} handful={handful} size={14} />
      ))}
      {words.map((one, n) => (
        <span key={n}>
          {n > 0 ? '; ' : ' '}
          <Sentence desk={desk} words={one} />
        </span>
      ))}
    </span>
  </li>
)

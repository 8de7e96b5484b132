import { useEffect, useMemo, useRef } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { type Chapter, facesOf, handfulsOf, storyOf } from '../session/story.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { HandfulOfDice } from './handful.tsx'
import { Die } from './matter.tsx'
import { Sentence } from './parts.tsx'

/** How many phases the panel shows; the replay shows all. */
const RECENT = 6

/** What happened, in the game's own terms; a number takes the map to that moment. */
export function Log({ desk, isWhole }: { desk: Desk; isWhole: boolean }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const end = useRef<HTMLDivElement>(null)
  const count = session.match.entries.length
  const { viewer } = session
  const { isOver } = session.decision
  const chapters = useMemo(
    () => storyOf(session, isWhole ? undefined : RECENT),
    [session, session.match.entries.at(-1), count, viewer, isOver, isWhole],
  )
  useEffect(() => {
    if (!isWhole && count > 0) end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [count, isWhole])
  return (
    <section class="log" aria-label={TEXT.panel.log}>
      <h3 class="head">
        {TEXT.panel.log}
        {!isWhole && (
          <button type="button" class="link" onClick={() => desk.set({ isReplaying: true })}>
            {TEXT.panel.wholeGame}
          </button>
        )}
      </h3>
      <div class="log-lines" role="log" aria-live="polite" ref={end} tabIndex={0}>
        {chapters.length === 0 && <p class="quiet">{TEXT.panel.logEmpty}</p>}
        {chapters.map((chapter) => (
          <ChapterLines
            key={`${chapter.turn} ${chapter.phase} ${chapter.lines[0]!.at}`}
            desk={desk}
            chapter={chapter}
          />
        ))}
      </div>
    </section>
  )
}

function ChapterLines({ desk, chapter: { turn, phase, lines } }: { desk: Desk; chapter: Chapter }) {
  const { session } = desk
  return (
    <div class="chapter">
      <h4>
        {TEXT.clock.turn(turn)} · {phaseName(desk, phase)}
      </h4>
      <ol>
        {lines.map(({ at, words, draws }, line) => (
          <li key={at === 0 ? -line : at} data-now={(at > 0 && at === session.moment) || undefined}>
            {at > 0 ? (
              <button
                type="button"
                class="moment"
                aria-label={TEXT.replay.moment(at)}
                onClick={() => session.lookAt(at)}
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
              {words.map((line, n) => (
                <span key={n}>
                  {n > 0 ? '; ' : ' '}
                  <Sentence desk={desk} words={line} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function phaseName({ session }: Desk, id: string): string {
  if (id === '') return TEXT.panel.before
  const known = session.table.display.clock(session.view).phases.find((phase) => phase.id === id)
  if (known) return `${session.sideName(known.side)} ${known.name.toLowerCase()}`
  return id.charAt(0).toUpperCase() + id.slice(1)
}

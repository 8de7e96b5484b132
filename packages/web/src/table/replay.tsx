import type { Choice } from '@hexfront/core'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon, type IconName } from '../icons.tsx'
import { STRIDES } from '../session/moments.ts'
import { plainOf } from '../session/naming.ts'
import { phaseName } from '../session/phases.ts'
import type { Session } from '../session/session.ts'
import { type Chapter, wordsFor } from '../session/story.ts'
import { studyBar } from '../session/study/permission.ts'
import { saveRecord } from '../store/files.ts'
import { holdsSecrets } from '../store/save.ts'
import type { Kept } from '../store/saves.ts'
import { TEXT } from '../text.ts'
import { useCourse } from './course.ts'
import type { Desk } from './desk.ts'
import { keyOf, Lines, useStory } from './log.tsx'
import { SPEEDS } from './playback.ts'
import { Plot } from './plot.tsx'
import { Chances } from './study/chances.tsx'
import { Insight } from './study/insight.tsx'

export interface ReplayActs {
  /** Opens a game of its own that goes on from the moment shown. */
  branch(): void
  /** The same, with these answers as its first. */
  branchWith(line: readonly Choice[]): void
  /** Copies an address that holds the whole game and opens it at the moment shown; says whether it could. */
  link(): Promise<boolean>
  /** Games that were branched from this one. */
  branches(): Promise<readonly Kept[]>
}

/** What can be drawn over the game. */
const GRAPHS = ['chances', 'points', 'losses'] as const
type Graph = (typeof GRAPHS)[number]

/** How a game goes out of the browser. */
type Leaving = 'link' | 'file'

/** Across the foot: play, step, scrub, share; points and losses over time. */
export function Replay({ desk, acts }: { desk: Desk; acts: ReplayActs }) {
  const { session, playback } = desk
  useShown<unknown>([desk, playback], () => [session.version, playback.isPlaying, playback.speed, playback.stride])
  const canStudy = studyBar(session) === null
  const [wanted, setShown] = useState<Graph>(desk.review.judged.length > 0 ? 'chances' : 'points')
  const shown = canStudy || wanted !== 'chances' ? wanted : 'points'
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const course = useCourse(session, desk.recent.chronicle)
  const { moment } = session
  const count = session.match.entries.length
  const { isPlaying, speed, stride } = playback
  const strideName = TEXT.replay.strides[stride].toLowerCase()
  const unit = session.table.display.account?.unit
  useFollowingMap(desk)
  useAddress(session)
  const send = async (as: Leaving): Promise<void> => {
    setLeaving(null)
    if (as === 'file') saveRecord(session)
    else desk.say((await acts.link()) ? TEXT.replay.linked : TEXT.replay.tooLong)
  }
  const leave = (as: Leaving): void => {
    if (holdsSecrets(session)) setLeaving(as)
    else send(as)
  }
  return (
    <section class="replay" aria-label={TEXT.replay.title}>
      {leaving && (
        <div class="caution" role="alert">
          <p>{TEXT.leaving.warning}</p>
          <button type="button" class="button" onClick={() => setLeaving(null)}>
            {TEXT.leaving.stay}
          </button>
          <button type="button" class="button" data-primary onClick={() => send(leaving)}>
            {TEXT.leaving[leaving]}
          </button>
        </div>
      )}
      <div class="replay-tools">
        <Tool icon="first" name={TEXT.replay.first} press={() => session.lookAt(0)} isRare />
        <Tool icon="back" name={TEXT.replay.back(strideName)} press={() => playback.step(-1)} />
        <button
          type="button"
          class="button"
          data-primary
          aria-label={isPlaying ? TEXT.replay.pause : TEXT.replay.play}
          onClick={() => playback.toggle()}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Tool icon="forward" name={TEXT.replay.forward(strideName)} press={() => playback.step(1)} />
        <Tool icon="last" name={TEXT.replay.last} press={() => session.lookAt(count)} isRare />
        <label class="replay-pick">
          <span>{TEXT.replay.stride}</span>
          <select
            value={stride}
            aria-label={TEXT.replay.stride}
            onChange={({ currentTarget: { value } }) => {
              for (const one of STRIDES) if (one === value) playback.stride = one
            }}
          >
            {STRIDES.map((one) => (
              <option key={one} value={one}>
                {TEXT.replay.strides[one]}
              </option>
            ))}
          </select>
        </label>
        <label class="replay-pick">
          <span>{TEXT.replay.speed}</span>
          <select
            value={speed}
            aria-label={TEXT.replay.speed}
            onChange={({ currentTarget: { value } }) => {
              for (const one of SPEEDS) if (one === value) playback.speed = one
            }}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {TEXT.replay.speeds[one]}
              </option>
            ))}
          </select>
        </label>
        <span class="replay-at">{TEXT.replay.step(moment, count)}</span>
        <input
          type="range"
          min={0}
          max={count}
          value={moment}
          aria-label={TEXT.replay.scrub}
          onInput={(event) => session.lookAt(Number(event.currentTarget.value))}
        />
        {session.away === null && (
          <>
            <button
              type="button"
              class="button"
              aria-label={TEXT.replay.branch}
              title={TEXT.replay.branch}
              onClick={acts.branch}
            >
              <Icon name="branch" />
              <span>{TEXT.replay.branch}</span> <kbd class="key">B</kbd>
            </button>
            <button
              type="button"
              class="button"
              aria-label={TEXT.replay.link}
              title={TEXT.replay.link}
              onClick={() => leave('link')}
            >
              <Icon name="link" />
              <span>{TEXT.replay.link}</span>
            </button>
            <button
              type="button"
              class="button"
              data-rare
              aria-label={TEXT.replay.record}
              title={TEXT.replay.record}
              onClick={() => leave('file')}
            >
              <Icon name="file" />
              <span>{TEXT.replay.record}</span>
            </button>
          </>
        )}
        <Tool icon="close" name={TEXT.replay.close} press={() => desk.endReplay()} />
      </div>
      <div class="replay-plot">
        {course && shown === 'chances' && <Chances desk={desk} course={course} />}
        {course && shown !== 'chances' && (
          <Plot
            session={session}
            course={course}
            series={course[shown]}
            title={shown === 'points' ? TEXT.replay.points : TEXT.replay.losses(unit ?? '')}
            moment={moment}
            press={(at) => session.lookAt(at)}
          />
        )}
        <p class="replay-graphs">
          {GRAPHS.filter((one) => one !== shown && (one !== 'losses' || unit) && (one !== 'chances' || canStudy)).map(
            (one) => (
              <button type="button" class="link" key={one} onClick={() => setShown(one)}>
                {one === 'losses'
                  ? TEXT.replay.losses(unit ?? '')
                  : one === 'points'
                    ? TEXT.replay.points
                    : TEXT.study.chances}
              </button>
            ),
          )}
        </p>
      </div>
    </section>
  )
}

/** Beside the map: the whole log in step with the moment, a column a side where there is room, and the branches. */
export function ReplayStory({ desk, acts }: { desk: Desk; acts: ReplayActs }) {
  const { session } = desk
  useShown<unknown>([desk], () => [session.version])
  const chapters = useStory(session)
  const course = useCourse(session, desk.recent.chronicle)
  const host = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<'story' | 'study'>('story')
  const [branches, setBranches] = useState<readonly Kept[]>([])
  useEffect(() => {
    acts.branches().then(setBranches)
  }, [acts])
  // The lines stay as they are from moment to moment: only the mark moves.
  const story = useMemo(() => <Turns desk={desk} chapters={chapters} />, [desk, chapters])
  useEffect(() => {
    if (host.current) mark(host.current, session.moment)
  }, [session.moment, chapters])
  return (
    <section class="replay-story" data-page={page} aria-label={TEXT.replay.happened}>
      {session.table.plans && (
        <p class="replay-pages">
          <button type="button" aria-pressed={page === 'story'} onClick={() => setPage('story')}>
            {TEXT.replay.happened}
          </button>
          <button type="button" aria-pressed={page === 'study'} onClick={() => setPage('study')}>
            {TEXT.study.chances}
          </button>
        </p>
      )}
      <h3 class="head">{TEXT.replay.happened}</h3>
      <div class="replay-lines" ref={host} tabIndex={0} role="log" aria-live="off">
        {story}
      </div>
      <Insight
        desk={desk}
        course={course}
        branch={() => acts.branchWith((desk.counsel.deeds ?? []).flat().map(({ choice }) => choice))}
      />
      {desk.session.away === null && (
        <div class="branches">
          <h3 class="head">{TEXT.replay.branches}</h3>
          {branches.length === 0 && <p class="quiet">{TEXT.replay.none}</p>}
          <ul>
            {branches.map(({ id, moment: line, news }) => (
              <li key={id}>
                <a href={`#/table/${id}`}>{line}</a> {news}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Over the map: where in the game this is, and what has just happened. */
export function ReplayCaption({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown<unknown>([desk], () => [session.version])
  const { moment } = session
  const entry = session.match.entries[moment - 1]
  const words = entry ? wordsFor(session, entry).slice(0, 3).map(plainOf) : []
  return (
    <div class="replay-caption" role="status">
      <strong>
        {entry ? `${TEXT.clock.turn(entry.turn)} · ${phaseName(session, entry.phase)}` : TEXT.replay.start}
      </strong>
      {words.length > 0 && <p>{words.join('; ')}</p>}
    </div>
  )
}

/** Turn after turn; the phases of each side in a column of its own. */
function Turns({ desk, chapters }: { desk: Desk; chapters: readonly Chapter[] }) {
  const { session } = desk
  const { sequence } = session.match.setting
  const sideOf = (phase: string): number => sequence.phases.find(({ id }) => id === phase)?.side ?? 0
  const turns = Map.groupBy(chapters, ({ turn }) => turn)
  const { sides } = session.table.display
  return (
    <>
      <p class="story-sides">
        <span />
        {sides.map(({ name, tone }) => (
          <strong key={name} data-tone={tone}>
            <i class="swatch" /> {name}
          </strong>
        ))}
      </p>
      {[...turns].map(([turn, told]) => (
        <section key={turn} class="story-turn" aria-label={TEXT.clock.turn(turn)}>
          <h4>{turn}</h4>
          {rowsOf(told, ({ phase }) => sideOf(phase)).map((row, n) => (
            <div key={n} class="story-row">
              {[...row].map(([side, own]) => (
                <div key={side} class="story-side" data-side={side}>
                  {own.map((chapter) => (
                    <div class="chapter" key={keyOf(chapter)}>
                      <h5>{phaseName(session, chapter.phase)}</h5>
                      <Lines desk={desk} chapter={chapter} />
                    </div>
                  ))}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </>
  )
}

/** Phases of one side after the other are a cell; a row has one for each side, in the order they were played. */
function rowsOf(chapters: readonly Chapter[], sideOf: (chapter: Chapter) => number): Map<number, Chapter[]>[] {
  const rows: Map<number, Chapter[]>[] = []
  let last = -1
  for (const chapter of chapters) {
    const side = sideOf(chapter)
    const row = rows.at(-1)
    const isOn = side === last
    if (!row || (!isOn && (row.has(side) || side === 0 || last === 0))) rows.push(new Map([[side, [chapter]]]))
    else if (isOn) row.get(side)!.push(chapter)
    else row.set(side, [chapter])
    last = side
  }
  return rows
}

/** Marks the last line that was told by a moment, and brings it into sight. */
function mark(host: HTMLElement, moment: number): void {
  let now: HTMLElement | null = null
  let best = 0
  for (const line of host.querySelectorAll<HTMLElement>('[data-at]')) {
    delete line.dataset['now']
    const at = Number(line.dataset['at'])
    if (at <= moment && at > best && line.checkVisibility()) {
      best = at
      now = line
    }
  }
  if (!now) {
    host.scrollTo({ top: 0 })
    return
  }
  now.dataset['now'] = 'true'
  now.scrollIntoView({ block: 'nearest' })
}

/** What just happened is brought into sight, if it is not. */
function useFollowingMap(desk: Desk): void {
  const { moment, isLive } = desk.session
  useEffect(() => {
    const { lastPlaces } = desk
    if (!isLive && lastPlaces.length > 0) desk.map?.lookAt(lastPlaces)
  }, [desk, moment, isLive])
}

/** The address names the moment once it rests, so that it can be kept or opened again. */
function useAddress({ id, moment, isLive }: Session): void {
  useEffect(() => {
    const table = `#/table/${id}`
    const show = (hash: string): void => {
      if (location.hash.startsWith(table)) history.replaceState(null, '', hash)
    }
    const timer = setTimeout(show, RESTS, isLive ? table : `${table}/at/${moment}`)
    return () => clearTimeout(timer)
  }, [id, moment, isLive])
  useEffect(
    () => () => {
      if (location.hash.startsWith(`#/table/${id}/`)) history.replaceState(null, '', `#/table/${id}`)
    },
    [id],
  )
}

const RESTS = 400

interface ToolProps {
  readonly icon: IconName
  readonly name: string
  readonly press: () => void
  /** Left out where there is little room. */
  readonly isRare?: true
}

const Tool = ({ icon, name, press, isRare }: ToolProps) => (
  <button type="button" class="button" data-rare={isRare} aria-label={name} title={name} onClick={press}>
    <Icon name={icon} />
  </button>
)

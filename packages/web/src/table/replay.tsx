import { useEffect, useState } from 'preact/hooks'
import { useShown } from '../hooks.ts'
import { Icon, type IconName } from '../icons.tsx'
import { heardIn } from '../session/story.ts'
import { saveRecord } from '../store/files.ts'
import type { Kept } from '../store/saves.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'
import { Log } from './log.tsx'
import { Plot } from './plot.tsx'

export interface ReplayActs {
  /** Opens a game of its own that goes on from the moment shown. */
  branch(): void
  /** Copies an address that holds the whole game; says whether it could. */
  link(): Promise<boolean>
  /** Games that were branched from this one. */
  branches(): Promise<readonly Kept[]>
}

const STEP = 450

/** Looks back: play, step, scrub, branch; points over time; the whole log. */
export function Replay({ desk, acts }: { desk: Desk; acts: ReplayActs }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const { moment } = session
  const count = session.match.entries.length
  const [isPlaying, setPlaying] = useState(false)
  const [branches, setBranches] = useState<readonly Kept[]>([])
  useEffect(() => {
    acts.branches().then(setBranches)
  }, [acts])
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => {
      const next = nextTold(desk, moment)
      session.lookAt(next)
      if (next >= count) setPlaying(false)
    }, STEP)
    return () => clearTimeout(timer)
  }, [isPlaying, moment, desk, session, count])
  const play = () => {
    if (!isPlaying && moment === count) session.lookAt(0)
    setPlaying(!isPlaying)
  }
  return (
    <section class="replay" aria-label={TEXT.replay.title}>
      <div class="replay-tools">
        <Tool icon="first" name={TEXT.replay.first} press={() => session.lookAt(0)} />
        <Tool icon="back" name={TEXT.replay.back} press={() => session.lookAt(moment - 1)} />
        <button
          type="button"
          class="button"
          data-primary
          aria-label={isPlaying ? TEXT.replay.pause : TEXT.replay.play}
          onClick={play}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Tool icon="forward" name={TEXT.replay.forward} press={() => session.lookAt(moment + 1)} />
        <Tool icon="last" name={TEXT.replay.last} press={() => session.lookAt(count)} />
        <span class="replay-at">{TEXT.replay.step(moment, count)}</span>
        <input
          type="range"
          min={0}
          max={count}
          value={moment}
          aria-label={TEXT.replay.scrub}
          onInput={(event) => session.lookAt(Number(event.currentTarget.value))}
        />
        <button type="button" class="button" onClick={acts.branch}>
          <Icon name="branch" />
          {TEXT.replay.branch} <kbd class="key">B</kbd>
        </button>
        <button
          type="button"
          class="button"
          onClick={async () => desk.say((await acts.link()) ? TEXT.replay.linked : TEXT.replay.tooLong)}
        >
          <Icon name="link" />
          {TEXT.replay.link}
        </button>
        <button type="button" class="button" onClick={() => saveRecord(session)}>
          <Icon name="file" />
          {TEXT.replay.record}
        </button>
        <Tool icon="close" name={TEXT.replay.close} press={() => desk.endReplay()} />
      </div>
      <Plot session={session} />
      <div class="replay-story">
        <Log desk={desk} isWhole={true} />
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
      </div>
    </section>
  )
}

/** The next moment at which something was told or thrown. */
function nextTold({ session }: Desk, from: number): number {
  const { entries } = session.match
  for (let at = from; at < entries.length; at++) {
    const { told, draws } = heardIn(session, entries[at]!)
    if (told.length > 0 || draws.length > 0) return at + 1
  }
  return entries.length
}

const Tool = ({ icon, name, press }: { icon: IconName; name: string; press: () => void }) => (
  <button type="button" class="button" aria-label={name} title={name} onClick={press}>
    <Icon name={icon} />
  </button>
)

import { useMemo } from 'preact/hooks'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'

interface Sample {
  readonly at: number
  readonly turn: number
  readonly points: readonly number[]
}

/**
 * Points after every choice that changed them, and at the start of every turn, as the viewer sees them; when all is over, as
 * they were.
 */
function samplesOf(session: Session): Sample[] {
  const { display, game } = session.table
  const { viewer, decision } = session
  const seen = game.blank(session.match.setting)
  const samples: Sample[] = []
  let last = ''
  session.match.retrace(0, session.match.entries.length, (position, at) => {
    if (!decision.isOver) game.view(position, viewer, seen)
    const shown = decision.isOver ? position : seen
    const { turn } = display.clock(shown)
    const { points } = display.score(shown)
    const now = `${turn} ${points.join()}`
    if (now !== last || at === session.match.entries.length) samples.push({ at, turn, points })
    last = now
  })
  return game.sides.length > 0 ? samples : []
}

const WIDTH = 1000
const HEIGHT = 120

/** Victory points over time; a press goes to that moment. */
export function Plot({ session }: { session: Session }) {
  const count = session.match.entries.length
  const { viewer } = session
  const { isOver } = session.decision
  const samples = useMemo(() => samplesOf(session), [session, count, viewer, isOver])
  const { sides } = session.table.display
  const most = Math.max(10, ...samples.flatMap(({ points }) => points))
  const x = (at: number): number => (count === 0 ? 0 : (at / count) * WIDTH)
  const y = (points: number): number => HEIGHT - (points / most) * (HEIGHT - 14)
  const turns = samples.filter(({ turn }, n) => n === 0 || samples[n - 1]!.turn !== turn)
  const names = session.table.game.sides
  return (
    <figure class="plot">
      <figcaption class="head">
        {TEXT.replay.points}
        {names.map((name, at) => (
          <span key={name} data-tone={sides[at]?.tone}>
            <i class="swatch" /> {name}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={describe(samples, names)}
      >
        {turns.map(({ at, turn }) => (
          <line key={turn} class="plot-turn" x1={x(at)} x2={x(at)} y1="0" y2={HEIGHT} />
        ))}
        {names.map((name, side) => {
          const steps = samples.filter(({ points }) => points[side] !== undefined)
          const path = steps
            .map(({ at, points }, n) => `${n === 0 ? `M${x(at)} ` : `H${x(at)} V`}${y(points[side]!)}`)
            .join('')
          return (
            <path
              key={name}
              class="plot-line"
              data-tone={sides[side]?.tone}
              d={path === '' ? 'M0 0' : `${path}H${WIDTH}`}
            />
          )
        })}
        <line class="plot-now" x1={x(session.moment)} x2={x(session.moment)} y1="0" y2={HEIGHT} />
      </svg>
      <p class="plot-turns" aria-hidden="true">
        {turns.map(({ at, turn }) => (
          <span key={turn} style={{ insetInlineStart: `${(x(at) / WIDTH) * 100}%` }}>
            {turn}
          </span>
        ))}
      </p>
    </figure>
  )
}

function describe(samples: readonly Sample[], names: readonly string[]): string {
  const last = samples.at(-1)
  return last ? names.map((name, at) => `${name} ${last.points[at] ?? 0}`).join(', ') : ''
}

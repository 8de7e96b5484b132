import { useShown } from '../hooks.ts'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

/** Turn and phase: what is past, what is on, what is due. */
export function ClockCard({ desk }: { desk: Desk }) {
  const { session } = desk
  useShown([desk], () => [session.version])
  const { table, view } = session
  const { turn, first = 1, turns, date, phases, phase, due } = table.display.clock(view)
  const sides = [...new Set(phases.map(({ side }) => side))]
  return (
    <section class="clock" aria-label={TEXT.clock.turnOf(turn, turns)}>
      <p class="clock-line">
        <strong>{TEXT.clock.turnOf(turn, turns)}</strong> <span>{date}</span>
      </p>
      <ol class="turns">
        {turnsShown(first, turn, turns).map((n) => (
          <li
            key={n}
            data-state={n < turn ? 'past' : n === turn ? 'now' : 'due'}
            aria-current={n === turn ? 'step' : undefined}
          >
            {n < turn ? (
              <button
                type="button"
                title={TEXT.turn.title(n)}
                aria-label={TEXT.turn.title(n)}
                onClick={() => desk.showTurn(n)}
              >
                {n}
              </button>
            ) : (
              n
            )}
            {(due[n - first] ?? '') !== '' && <sup title={TEXT.clock.due(n)}>{due[n - first]}</sup>}
          </li>
        ))}
      </ol>
      <div class="phases">
        {sides.map((side) => (
          <p key={side} data-tone={table.display.sides[side - 1]?.tone}>
            {side > 0 && <span class="phase-side">{desk.sideName(side)}</span>}
            {phases.map((one, at) =>
              one.side === side ? (
                <span key={one.id} class="phase" aria-current={at === phase ? 'step' : undefined}>
                  {one.name}
                </span>
              ) : null,
            )}
          </p>
        ))}
      </div>
    </section>
  )
}

/** A track of more turns than that shows those round the present. */
const MOST_TURNS = 13
const BEFORE = 4

function turnsShown(first: number, now: number, last: number): number[] {
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  if (all.length <= MOST_TURNS) return all
  const start = Math.max(0, Math.min(now - first - BEFORE, all.length - MOST_TURNS))
  return all.slice(start, start + MOST_TURNS)
}

import type { Score } from '@hexfront/core'
import { TEXT } from '../text.ts'
import type { Desk } from './desk.ts'

/** Longer names of marks would run into one another in the bar. */
const SHORT = 6

/** How it stands between the sides: the level in force, the marks where levels change, and where the game is. */
export const Scale = ({ desk, score }: { desk: Desk; score: Score }) => (
  <>
    <span class="scale-level">{score.level}</span>
    <span class="scale-bar" data-from={desk.session.table.display.sides[0]?.tone}>
      {score.steps.map(({ at, name }) => (
        <i key={name} style={{ insetInlineStart: `${at * 100}%` }} />
      ))}
      <b style={{ insetInlineStart: `${score.balance * 100}%` }} />
    </span>
    <span
      class="scale-marks"
      aria-hidden="true"
      data-long={score.steps.some(({ name }) => name.length > SHORT) || undefined}
    >
      {score.steps.map(({ at, name }) => (
        <span key={name} style={{ insetInlineStart: `${at * 100}%` }}>
          {name}
        </span>
      ))}
    </span>
  </>
)

/** What each side at this screen needs to do better; all sides for those who only watch. */
export function needsOf({ session }: Desk, { needs = [] }: Score): string[] {
  const { sides } = session.table.game
  return needs.flatMap((what, at) => {
    const isWanted = session.viewer <= 0 || session.viewer === at + 1
    return what === '' || !isWanted ? [] : [TEXT.bar.needs(sides[at] ?? '', what)]
  })
}

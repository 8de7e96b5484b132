import type { Handful } from '../session/story.ts'
import { TEXT } from '../text.ts'
import { Die } from './matter.tsx'

/** Many dice at once: the faces that did the same stand together, with how many showed one of them. */
export const HandfulOfDice = ({ handful, size }: { handful: readonly Handful[]; size: number }) => (
  <span class="handful">
    {handful.map(({ faces, count }) => (
      <span key={faces.join()} role="img" aria-label={TEXT.dice.of(count, faces)}>
        {faces.map((face) => (
          <Die key={face} face={face} size={size} />
        ))}
        <b>{TEXT.dice.times(count)}</b>
      </span>
    ))}
  </span>
)

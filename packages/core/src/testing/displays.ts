import type { Display } from '../display.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'

/** Names in a display that its game does not know: steps, and the verbs that answer them. */
export function checkDisplay<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  { primary, finishes, opening, chart }: Pick<Display<S, T>, 'primary' | 'finishes' | 'opening' | 'chart'>,
): string[] {
  const { stepVerbs } = game
  const answers = [
    ...Object.entries(primary).flatMap(([step, texts]) =>
      [texts].flat().map((text) => ['primary', step, text] as const),
    ),
    ...Object.entries(finishes).map(([step, text]) => ['finishes', step, text] as const),
    ...Object.entries(opening).flatMap(([step, texts]) => texts.map((text) => ['opening', step, text] as const)),
  ]
  const { columns, rows } = chart(game.setting(game.scenarios[0]!.id))
  const crooked = rows.filter(({ cells }) => cells.length !== columns.length)
  const lost = crooked.map(({ name }) => `chart: ${name} does not have ${columns.length} cells`)
  const unknown = answers.flatMap(([list, step, text]) => {
    const verbs = Object.hasOwn(stepVerbs, step) ? stepVerbs[step] : undefined
    if (!verbs) return [`${list}.${step}: no such step (there are ${Object.keys(stepVerbs).join(', ')})`]
    const names = verbs.map(({ name }) => name)
    return names.includes(text.split(' ')[0]!)
      ? []
      : [`${list}.${step}: "${text}" is no answer there (there are ${names.join(', ')})`]
  })
  return [...lost, ...unknown]
}

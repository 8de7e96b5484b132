import { phaseNow } from '@hexfront/core'
import { crt, RESULTS } from '../data/charts.ts'
import { explain, type Played, say } from '../position.fixture.ts'

/** Declares an attack: `attack(match, '1829', 'g:18/18Pz', 'g:413Eng')`. */
export const attack = (match: Played, hex: string, ...units: string[]): Played =>
  say(match, `attack ${hex}`, ...units.map((unit) => `join ${unit}`), 'declare')

/** Everything is passed over until somebody is asked this. */
export function until(match: Played, step: string): Played {
  while (!match.decision.isOver && match.decision.step !== step) say(match, 'done')
  if (match.decision.isOver) throw new Error(`nobody was asked ${step}`)
  return match
}

/** All is declared, nobody reacts, and the attack on a hex begins. */
export function fight(match: Played, hex: string): Played {
  return say(until(match, 'combat'), `fight ${hex}`)
}

/** What the last die came to: `2-1 -1 3 1*\/2`. */
export function struck({ position }: Played): string {
  const { column, drm, die, result } = position.struck
  return `${crt.columns[column]} ${drm} ${die} ${RESULTS[result - 1]}`
}

/** Line items of the modifiers against a hex: `strongpoint 1`. */
export const drms = (match: Played, hex: string): string[] => items(match, `drm ${hex}`)

export const items = (match: Played, question: string): string[] =>
  explain(match, question).items.map((item) => item.slice(item.indexOf(' ') + 1))

/** The odds of the attack on a hex. */
export const oddsOf = (match: Played, hex: string): string => crt.columns[explain(match, `odds ${hex}`).value]!

/** The code of the step of the sequence: `B4.e`. */
export const codeOf = ({ position }: Played): string => phaseNow(position).code

/** The rest of the combat as the first answers have it. */
export function settle(match: Played): Played {
  while (!match.decision.isOver && codeOf(match).endsWith('4.e') && match.decision.step !== 'combat')
    say(match, match.game.write(match.position, match.choices()[0]!))
  return match
}

import { type JournalLine, type Match, parseDraw, replayDice } from '@hexfront/core'

/** Repeats in a match what another window has written of it. Throws where the two do not fit together. */
export function repeatLines(match: Match, lines: readonly JournalLine[]): void {
  for (const line of lines) {
    if (line.line === 'begin') throw new Error('the game begins anew')
    if (line.line === 'back') match.takeBack(line.to)
    if (line.line === 'choice' && !line.struck) repeatChoice(match, line)
  }
}

function repeatChoice(match: Match, { say, dice = [], by, hash }: Extract<JournalLine, { line: 'choice' }>): void {
  const { choice } = match.game.read(match.position, say)
  const act = match.repeat(choice, replayDice(dice.map(parseDraw)), by)
  if (act.hash !== hash) throw new Error(`"${say}" leads to another position`)
}

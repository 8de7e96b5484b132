import { readFileSync } from 'node:fs'
import {
  type Entry,
  fill,
  type Game,
  narrate,
  openRecord,
  readRecord,
  type Setting,
  seededDice,
  writeDraw,
} from '@hexfront/core'
import { findGame } from '@hexfront/games'
import type { Voice } from './voice.ts'

/** Plays a record through the rules. One that they cannot follow is followed to a turn start, said, and exits with 1. */
export function replayFile(file: string, show: 'log' | 'result', { out, err }: Voice): number {
  const record = readRecord(readFileSync(file, 'utf8'), file)
  const game = findGame(record.game)
  const { match, notice } = openRecord(game, record, seededDice(0), file)
  if (show === 'log')
    for (const entry of [...(match.origin?.story ?? []), ...match.entries])
      for (const line of linesOf(game, match.setting, entry)) out(line)
  if (notice !== null) err(`${file}: ${notice.text}`)
  const { decision } = match
  const end = decision.isOver
    ? `${decision.winner === 0 ? 'nobody' : match.sideName(decision.winner)} wins, ${decision.level}`
    : `${match.sideName(decision.side)} is asked (${decision.step})`
  const count = match.entries.length
  out(notice === null ? `${count} choices replayed to the same hashes; ${end}` : `${count} choices replayed; ${end}`)
  return notice !== null && notice.unplayed > 0 ? 1 : 0
}

/** A record shows everything: it is for those who may know all of it. */
function linesOf(game: Game, setting: Setting, { side, said, text, draws, told }: Entry): string[] {
  const name = game.naming(setting)
  const answer = said === null ? text : fill(said.template, said.operands, name)
  return [
    `${game.sides[side - 1] ?? 'nature'}: ${[answer, ...draws.map(writeDraw)].join('  ')}`,
    ...told.map((one) => `  ${narrate(game, setting, one)}`),
  ]
}

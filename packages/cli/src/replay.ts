import { readFileSync } from 'node:fs'
import {
  fill,
  type Game,
  type Heard,
  heardBy,
  type Match,
  narrate,
  openRecord,
  readRecord,
  type Side,
  SPECTATOR,
  seededDice,
  writeDraw,
} from '@hexfront/core'
import { findGame } from '@hexfront/games'
import { playedWith } from './lab/overlays.ts'
import type { Voice } from './voice.ts'

/**
 * Plays a record through the rules. One that they cannot follow opens at a turn start; that is said and exits with 1. `told`
 * is a side, `spectator`, `all` or `nothing`.
 */
export function replayFile(file: string, told: string, { out, err }: Voice): number {
  const record = readRecord(readFileSync(file, 'utf8'), file)
  const game = findGame(record.game)
  const { match, notice } = openRecord(game, record, seededDice(0), file)
  if (told !== 'nothing') for (const line of logOf(match, told === 'all' ? null : sideCalled(game, told))) out(line)
  for (const line of playedWith(match)) out(line)
  if (notice !== null) err(`${file}: ${notice.text}`)
  const { decision } = match
  const end = decision.isOver
    ? `${decision.winner === 0 ? 'nobody' : match.sideName(decision.winner)} wins, ${decision.level}`
    : `${match.sideName(decision.side)} is asked (${decision.step})`
  const count = match.entries.length
  out(notice === null ? `${count} choices replayed to the same hashes; ${end}` : `${count} choices replayed; ${end}`)
  return notice !== null && notice.unplayed > 0 ? 1 : 0
}

/** What happened, the story before the first position included; `side` null hears the whole truth. */
function* logOf(match: Match, side: Side | null): Generator<string> {
  const { game, setting, origin, entries } = match
  const name = game.naming(setting)
  for (const entry of [...(origin?.story ?? []), ...entries]) {
    const { said, draws, told }: Heard = side === null ? entry : heardBy(entry, side)
    const answer = said === null ? '(sealed)' : fill(said.template, said.operands, name)
    yield `${match.sideName(entry.side)}: ${[answer, ...draws.map(writeDraw)].join('  ')}`
    for (const one of told) yield `  ${narrate(game, setting, one)}`
  }
}

function sideCalled(game: Game, name: string): Side {
  if (name === 'spectator') return SPECTATOR
  const side = game.sides.indexOf(name) + 1
  if (side === 0) throw new Error(`"${name}" is no side (there are ${game.sides.join(', ')}, spectator)`)
  return side
}

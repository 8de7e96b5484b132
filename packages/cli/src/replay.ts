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
import { textOf } from './asked.ts'
import { playedWith } from './lab/overlays.ts'
import { didYouMean, Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

export interface ReplayOptions {
  readonly log?: boolean
  readonly as?: string
  readonly json?: boolean
}

/** Plays a record through the rules. One that they cannot follow opens at a turn start; that is said and exits with 1. */
export function replayFile(file: string, { log, as, json }: ReplayOptions, { out, err }: Voice): number {
  const record = readRecord(textOf(file), file)
  const game = findGame(record.game)
  const { match, notice } = openRecord(game, record, seededDice(0), file)
  const told = as === undefined && !log ? [] : [...logOf(match, as === undefined ? null : listenerCalled(game, as))]
  const holds = notice === null || notice.unplayed === 0
  const { decision } = match
  const choices = match.entries.length
  if (json) {
    const end = decision.isOver
      ? { isOver: true, winner: decision.winner === 0 ? null : match.sideName(decision.winner), level: decision.level }
      : { isOver: false, side: match.sideName(decision.side), step: decision.step }
    const { scenario, options } = match.setting
    const overlay = game.overlayOf(match.setting)
    const said = { notice: notice?.text ?? null, log: told }
    out(JSON.stringify({ file, game: game.id, scenario, options, overlay, choices, holds, end, ...said }, null, 2))
    return holds ? 0 : 1
  }
  for (const line of told) out(line)
  for (const line of playedWith(match)) out(line)
  if (notice !== null) err(`${file}: ${notice.text}`)
  const end = decision.isOver
    ? `${decision.winner === 0 ? 'nobody' : match.sideName(decision.winner)} wins, ${decision.level}`
    : `${match.sideName(decision.side)} is asked (${decision.step})`
  out(`${choices} choices replayed${notice === null ? ' to the same hashes' : ''}; ${end}`)
  return holds ? 0 : 1
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

function listenerCalled({ sides }: Game, name: string): Side {
  if (name === 'spectator') return SPECTATOR
  const side = sides.indexOf(name) + 1
  const names = [...sides, 'spectator']
  if (side === 0) throw new Misuse(`"${name}" is no side (there are ${names.join(', ')})${didYouMean(name, names)}`)
  return side
}

import type { Dice } from '../dice/dice.ts'
import { type Draw, parseDraw } from '../dice/draw.ts'
import { replayDice } from '../dice/replay.ts'
import { Reasons } from '../explain.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { readPosition } from '../state/text.ts'
import { Match } from './match.ts'
import { fingerprint, type MatchRecord, type RecordEntry } from './record.ts'

/** The first place where a record and today's rules go different ways. Choices are counted from 1; 0 is the deal. */
export interface Divergence {
  readonly choice: number
  readonly because: string
}

export interface Replayed<S extends PositionCore, T extends Setting> {
  /** As far as the record could be followed. */
  readonly match: Match<S, T>
  readonly divergence: Divergence | null
}

export class RecordError extends Error {
  override readonly name = 'RecordError'
}

/**
 * Plays a record through the rules and compares the hash after every choice. `dice` are for what comes after it. A record of
 * another game or of other data throws; one that today's rules cannot follow is followed as far as it goes.
 */
export function replayRecord<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  dice: Dice,
  file = 'record',
): Replayed<S, T> {
  if (record.game !== game.id) throw new RecordError(`${file}: a record of ${record.game}, not of ${game.id}`)
  if (record.rules > game.rules)
    throw new RecordError(
      `${file}: made by rules ${game.id}@${record.rules}, this is ${game.id}@${game.rules}; a newer version can open it`,
    )
  const setting = game.setting(record.scenario, record.options)
  if (record.data !== fingerprint(setting))
    throw new RecordError(`${file}: made with data ${record.data}, these are ${fingerprint(setting)}`)
  const match = Match.begin(game, record.scenario, record.options, dice, replayDice(drawsOf(record.deal.dice, file, 0)))
  if (match.deal.hash !== record.deal.hash)
    return {
      match,
      divergence: { choice: 0, because: `the deal gives ${match.deal.hash}, the record says ${record.deal.hash}` },
    }
  for (const [at, entry] of record.play.entries()) {
    const because = repeat(match, entry, drawsOf(entry.dice, file, at + 1))
    if (because !== null) {
      match.takeBack(at)
      return { match, divergence: { choice: at + 1, because } }
    }
  }
  return { match, divergence: null }
}

/** As `replayRecord`, but a record that cannot be followed to its end throws. */
export function loadRecord<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  dice: Dice,
  file = 'record',
): Match<S, T> {
  const { match, divergence } = replayRecord(game, record, dice, file)
  if (!divergence) return match
  const made =
    record.rules === game.rules ? '' : `made by rules ${game.id}@${record.rules}, this is ${game.id}@${game.rules}; `
  throw new RecordError(`${file}: ${made}${where(record, divergence.choice)} ${divergence.because}`)
}

/** The positions at the turn starts of a record, which need no rules: they can always be watched and gone on from. */
export function turnsOf<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  file = 'record',
): { at: number; turn: number; position: S }[] {
  const setting = game.setting(record.scenario, record.options)
  return record.turns.map(({ at, turn, position }) => {
    const s = game.blank(setting)
    readMigrated(game, s, position, record.rules, file)
    return { at, turn, position: s }
  })
}

/** Reads the text form of a position that older rules wrote. */
export function readMigrated<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  text: Record<string, unknown>,
  rules: number,
  file = 'position',
): void {
  if (rules > game.rules)
    throw new RecordError(`${file}: written by rules ${game.id}@${rules}, this is ${game.id}@${game.rules}`)
  let migrated = text
  for (let version = rules; version < game.rules; version++) {
    const migration = game.migrations[version]
    if (!migration)
      throw new RecordError(
        `${file}: written by rules ${game.id}@${rules}; nothing leads from ${version} to ${version + 1}`,
      )
    migrated = migration(migrated)
  }
  readPosition(s, migrated)
  game.rebuild(s)
}

function repeat(match: Match, entry: RecordEntry, draws: readonly Draw[]): string | null {
  const { game, position } = match
  const { decision } = match
  if (decision.isOver) return 'comes after the end of the game'
  if (match.sideName(decision.side) !== entry.side)
    return `is by ${entry.side}, but ${match.sideName(decision.side)} is asked (${decision.step})`
  const why = new Reasons(game.naming(match.setting))
  const dice = replayDice(draws)
  try {
    const { choice, rest } = game.read(position, entry.say)
    if (rest !== '') return 'holds more than one answer'
    if (game.bars(position, choice, why) !== '')
      return `is no longer offered: ${why.refusal?.because} (${why.refusal?.rule})`
    match.repeat(choice, dice)
    dice.assertSpent()
  } catch (error) {
    return `cannot be taken: ${error instanceof Error ? error.message : String(error)}`
  }
  const after = match.entries.at(-1)!.hash
  return after === entry.hash ? null : `leads to ${after}, the record says ${entry.hash}`
}

function drawsOf(texts: readonly string[] | undefined, file: string, choice: number): readonly Draw[] {
  try {
    return (texts ?? []).map(parseDraw)
  } catch (error) {
    throw new RecordError(`${file}: choice ${choice}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const where = (record: MatchRecord, choice: number): string =>
  choice === 0 ? 'the start:' : `choice ${choice} "${record.play[choice - 1]!.say}"`

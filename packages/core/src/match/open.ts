import { Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import { type Draw, parseDraw } from '../dice/draw.ts'
import { replayDice } from '../dice/replay.ts'
import { Reasons } from '../explain.ts'
import { saysNothing } from '../game/answer.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { hash, samePosition } from '../state/position.ts'
import { readPosition } from '../state/text.ts'
import type { Given } from './entry.ts'
import { orNone } from './hearing.ts'
import { heardIn, KeptEntry, toldIn, writeEntry } from './kept.ts'
import { type Deal, Match, type Origin } from './match.ts'
import { fingerprint, type MatchRecord, type RecordEntry } from './record.ts'
import type { Stood } from './standing.ts'
import { TurnStart } from './turn-start.ts'

/** The first place where a record and today's rules go different ways. Choices are counted from 1; 0 is the deal. */
export interface Divergence {
  readonly choice: number
  readonly because: string
}

/** What there is to say about a match that was opened otherwise than it was left. */
export interface Notice {
  readonly text: string
  /** The turn at whose start it was opened, and how many choices after that are not played; null and 0 if all are. */
  readonly turn: number | null
  readonly unplayed: number
}

export interface Opened<S extends PositionCore, T extends Setting> {
  readonly match: Match<S, T>
  readonly notice: Notice | null
}

export class RecordError extends Error {
  override readonly name = 'RecordError'
}

/**
 * Opens a record whatever has become of the rules. It is played through them; where that fails it opens at its last turn
 * start that they can hold, with the story before it, and says so. One that no rules of today can hold throws. `dice`
 * are for what comes after it.
 */
export function openRecord<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  dice: Dice,
  file = 'record',
): Opened<S, T> {
  const replayed = replayRecord(game, record, dice, file)
  const { match, divergence } = replayed
  if (!divergence) {
    const made = madeBy(game, record, replayed.isStrict)
    const count = standingIn(record)
    return {
      match,
      notice: made === '' ? null : { text: `${made}: all ${count} choices still hold.`, turn: null, unplayed: 0 },
    }
  }
  return atTurnStart(game, record, dice, replayed, divergence, file)
}

/** As `openRecord`, but a record that today's rules cannot follow to its end throws. */
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

/**
 * Goes on from the last turn start of a record and the choices after it, which are compared by their hashes. What came
 * before is taken on trust, so this is for records that the host has kept itself. Other rules or data throw.
 */
export function resumeRecord<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  dice: Dice,
  file = 'record',
): Match<S, T> {
  const setting = settingOf(game, record, file)
  if (record.rules !== game.rules || !isSameData(game, record, setting))
    throw new RecordError(`${file}: made by other rules or data`)
  const last = record.turns.at(-1)
  if (!last) throw new RecordError(`${file}: no position is kept`)
  const split = indexAfter(record.play, last.at)
  const past = {
    setting,
    deal: keptDeal(game, setting, record),
    origin: originOf(game, setting, record),
    entries: keptEntries(game, setting, record.play.slice(0, split)),
    starts: record.turns.map(TurnStart.kept),
    standing: [],
    fair: record.fair,
  }
  const match = Match.restore(game, past, dice)
  const { because, reached } = follow(match, record.play.slice(split), last.at, { isStrict: true, turns: [] }, file)
  if (because !== null) throw new RecordError(`${file}: ${where(record, last.at + reached.length)} ${because}`)
  match.recall(stoodIn(game, record))
  return match
}

/** Reads the text form of a position that older rules wrote. */
export function readMigrated<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  text: Readonly<Record<string, unknown>>,
  rules: number,
  file = 'position',
): void {
  if (rules > game.rules)
    throw new RecordError(`${file}: written by rules ${game.id}@${rules}, this is ${game.id}@${game.rules}`)
  let migrated: Record<string, unknown> = { ...text }
  for (let version = rules; version < game.rules; version++) {
    const migration = game.migrations[version]
    if (!migration)
      throw new RecordError(
        `${file}: written by rules ${game.id}@${rules}; nothing leads from ${version} to ${version + 1}`,
      )
    migrated = migration(migrated)
  }
  s.words.fill(0)
  readPosition(s, migrated)
  game.rebuild(s)
}

interface Replayed<S extends PositionCore, T extends Setting> {
  /** As far as the record could be followed. */
  readonly match: Match<S, T> | null
  /** After how many choices of the match each choice of the record was done: one that the host works out is several. */
  readonly reached: readonly number[]
  readonly divergence: Divergence | null
  /** Whether every hash was compared. */
  readonly isStrict: boolean
}

interface Followed<S extends PositionCore, T extends Setting> extends Replayed<S, T> {
  readonly match: Match<S, T>
  readonly divergence: null
}

interface Lost<S extends PositionCore, T extends Setting> extends Replayed<S, T> {
  readonly divergence: Divergence
}

/**
 * Plays a record through the rules. Where rules and data are its own, the hash after every choice is compared; else the
 * layout of positions may have changed, and the positions at turn starts are.
 */
function replayRecord<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  dice: Dice,
  file: string,
): Followed<S, T> | Lost<S, T> {
  const setting = settingOf(game, record, file)
  checkDraws(record, file)
  // Format 1 hashed the text of boards, so its `data` says nothing today.
  const mayBeSame = record.rules === game.rules && (record.format === 1 || isSameData(game, record, setting))
  const strict = mayBeSame ? replayFrom(game, record, setting, dice, true, file) : null
  if (strict && (strict.divergence === null || record.format !== 1)) return strict
  const loose = replayFrom(game, record, setting, dice, false, file)
  return loose.divergence === null || !strict ? loose : strict
}

function replayFrom<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  setting: T,
  dice: Dice,
  isStrict: boolean,
  file: string,
): Followed<S, T> | Lost<S, T> {
  const lost = (because: string, match: Match<S, T> | null = null, reached: readonly number[] = []): Lost<S, T> => ({
    match,
    reached,
    divergence: { choice: Math.max(0, reached.length), because },
    isStrict,
  })
  let match: Match<S, T>
  try {
    const origin = originOf(game, setting, record)
    match = origin
      ? onwardFrom(game, record, setting, record.turns[0], origin, dice, file)
      : Match.begin(game, record.scenario, record.options, dice, replayDice(drawsOf(record.deal.dice)), record.overlay)
  } catch (error) {
    return lost(said(error))
  }
  match.fair = record.fair
  if (isStrict && !record.from && match.deal.hash !== record.deal.hash)
    return lost(`the deal gives ${match.deal.hash}, the record says ${record.deal.hash}`)
  const turns = isStrict ? [] : readableTurns(game, record, setting, file)
  if (turns.some(({ at, position }) => at === 0 && !samePosition(position, match.position)))
    return lost('the first position is another one')
  const { because, reached } = follow(match, record.play, 0, { isStrict, turns }, file)
  if (because !== null) return lost(because, match, reached)
  match.recall(stoodIn(game, record))
  return { match, reached, divergence: null, isStrict }
}

interface Comparison<S> {
  readonly isStrict: boolean
  readonly turns: readonly { readonly at: number; readonly turn: number; readonly position: S }[]
}

/**
 * Repeats choices, of which so many were made before, for as long as they hold. The one that does not hold has been taken
 * back; `reached` says where the match stood before the first and after each.
 */
function follow<S extends PositionCore, T extends Setting>(
  match: Match<S, T>,
  play: readonly RecordEntry[],
  made: number,
  { isStrict, turns }: Comparison<S>,
  file: string,
): { because: string | null; reached: readonly number[] } {
  const reached = [match.entries.length]
  for (const line of play) {
    if (line.struck) {
      match.strike(keptEntries(match.game, match.setting, [line]))
      continue
    }
    const because = repeat(match, line, isStrict) ?? differsAtTurn(match, turns, made + reached.length)
    if (because !== null) {
      match.drop(reached.at(-1)!)
      return { because: because.replaceAll(`${file}: `, ''), reached }
    }
    reached.push(match.entries.length)
  }
  return { because: null, reached }
}

function differsAtTurn<S extends PositionCore, T extends Setting>(
  { position }: Match<S, T>,
  turns: Comparison<S>['turns'],
  made: number,
): string | null {
  const kept = turns.find(({ at }) => at === made)
  if (!kept || samePosition(kept.position, position)) return null
  return `leads to another position at the start of turn ${kept.turn}`
}

function repeat<S extends PositionCore, T extends Setting>(
  match: Match<S, T>,
  { side, say, dice: draws, by = 'hand', hash: wanted }: RecordEntry,
  isStrict: boolean,
): string | null {
  const { game, position, decision } = match
  if (decision.isOver) return 'comes after the end of the game'
  if (match.sideName(decision.side) !== side)
    return `is by ${side}, but ${match.sideName(decision.side)} is asked (${decision.step})`
  if (saysNothing(game, position, say)) return null
  const dice = replayDice(drawsOf(draws))
  try {
    const { choice, rest } = game.read(position, say)
    if (rest !== '') return 'holds more than one answer'
    const why = new Reasons(game.naming(match.setting))
    if (game.bars(position, choice, why) !== '')
      return `is no longer offered: ${why.refusal?.because} (${why.refusal?.rule})`
    const answers = game.expand(position, choice)
    if (answers === null) match.repeat(choice, dice, by)
    else repeatEach(match, answers, dice, by)
    dice.assertSpent()
  } catch (error) {
    return `cannot be taken: ${said(error)}`
  }
  const after = hash(position)
  return !isStrict || after === wanted ? null : `leads to ${after}, the record says ${wanted}`
}

/** What was one answer to older rules is given as the single answers that the host works out today. */
function repeatEach<S extends PositionCore, T extends Setting>(
  match: Match<S, T>,
  answers: readonly string[],
  dice: Dice,
  by: Given,
): void {
  const { game, position } = match
  const start = match.entries.length
  const lines = [...answers]
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const { choice, rest } = game.read(position, line)
    const rule = game.bars(position, choice)
    if (rule !== '') throw new Error(`"${line}" is not legal (${rule})`)
    match.repeat(choice, dice, match.entries.length === start ? by : 'expanded')
    if (rest !== '') lines.unshift(rest)
  }
}

/** The last turn start that today's rules can hold, whether or not the choices before it can be played. */
function atTurnStart<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  dice: Dice,
  { match, reached, isStrict }: Lost<S, T>,
  divergence: Divergence,
  file: string,
): Opened<S, T> {
  const setting = game.setting(record.scenario, record.options, record.overlay)
  const because = `${where(record, divergence.choice)} ${divergence.because}`
  const made = madeBy(game, record, isStrict)
  const lead = made === '' ? because.charAt(0).toUpperCase() + because.slice(1) : `${made}: ${because}`
  const standing = standingIn(record)
  const opened = (opened: Match<S, T>, turn: number, unplayed: number): Opened<S, T> => ({
    match: opened,
    notice: {
      text:
        unplayed === 0
          ? `${lead}. Opened from the position kept at the start of turn ${turn}; what was played after it holds.`
          : `${lead}. Opened at the start of turn ${turn}; ${unplayed} ${unplayed === 1 ? 'choice after it is' : 'choices after it are'} not played.`,
      turn,
      unplayed,
    },
  })
  const problems: string[] = []
  for (const start of [...record.turns].reverse()) {
    const split = indexAfter(record.play, start.at)
    const tail = record.play.slice(split)
    const held = reached[start.at]
    if (match && held !== undefined) {
      match.drop(held)
      match.strike(keptEntries(game, setting, tail))
      match.recall(stoodIn(game, record))
      return opened(match, start.turn, standing - start.at)
    }
    try {
      const story = [...(record.from?.story ?? []), ...retold(match, record, reached, split)]
      const origin = { rules: record.rules, because, story: keptEntries(game, setting, story) }
      const onward = (): Match<S, T> => onwardFrom(game, record, setting, start, origin, dice, file)
      const whole = onward()
      if (follow(whole, tail, start.at, { isStrict, turns: [] }, file).because === null)
        return opened(whole, start.turn, 0)
      const bare = onward()
      bare.strike(keptEntries(game, setting, tail))
      return opened(bare, start.turn, standing - start.at)
    } catch (error) {
      problems.push(`turn ${start.turn}: ${said(error)}`)
    }
  }
  throw new RecordError([`${file}: ${lead}; no kept position can be opened`, ...problems].join('\n'))
}

/** A match that starts from a kept position, if today's rules can hold it; else it throws. */
function onwardFrom<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  setting: T,
  start: MatchRecord['turns'][number] | undefined,
  origin: Origin,
  dice: Dice,
  file: string,
): Match<S, T> {
  if (!start) throw new RecordError(`${file}: no position is kept`)
  const position = game.blank(setting)
  readMigrated(game, position, start.position, record.rules, file)
  const { isOver } = game.decision(position)
  const choices = new Choices()
  if (!isOver) game.choices(position, choices)
  if (!isOver && choices.length === 0) throw new RecordError(`${file}: nothing can be answered there`)
  const match = Match.onward(game, position, keptDeal(game, setting, record), origin, dice)
  match.fair = record.fair
  return match
}

/** The first lines of play; where a record of format 1 lacks the words, those of today's rules, or at least the turn. */
function retold<S extends PositionCore, T extends Setting>(
  match: Match<S, T> | null,
  { play, turns }: MatchRecord,
  reached: readonly number[],
  count: number,
): RecordEntry[] {
  let standing = 0
  return play.slice(0, count).map((line) => {
    const turn = turns.findLast(({ at }) => at <= standing)?.turn ?? 0
    if (!line.struck) standing++
    if (line.turn !== undefined) return line
    const isOne = reached[standing] === (reached[standing - 1] ?? 0) + 1
    const entry = isOne && !line.struck ? match?.entries[reached[standing - 1]!] : undefined
    return entry ? { ...writeEntry(match!.game, match!.setting, entry), hash: line.hash } : { ...line, turn }
  })
}

/** Turn starts that today's rules can read; the others are not compared. */
function readableTurns<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  { turns, rules }: MatchRecord,
  setting: T,
  file: string,
): Comparison<S>['turns'] {
  return turns.flatMap(({ at, turn, position: text }) => {
    const position = game.blank(setting)
    try {
      readMigrated(game, position, text, rules, file)
      return [{ at, turn, position }]
    } catch {
      return []
    }
  })
}

function settingOf<S extends PositionCore, T extends Setting>(game: Game<S, T>, record: MatchRecord, file: string): T {
  if (record.game !== game.id) throw new RecordError(`${file}: a record of ${record.game}, not of ${game.id}`)
  if (record.rules > game.rules)
    throw new RecordError(
      `${file}: made by rules ${game.id}@${record.rules}, this is ${game.id}@${game.rules}; a newer version can open it`,
    )
  return game.setting(record.scenario, record.options, record.overlay)
}

const isSameData = <S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  { format, data }: MatchRecord,
  setting: T,
): boolean => format === 2 && data === fingerprint(game, setting)

/** What is different about the rules and data of a record, as the start of a sentence; empty where nothing is. */
function madeBy<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  record: MatchRecord,
  isStrict: boolean,
): string {
  if (record.rules !== game.rules) return `Made by rules ${record.rules} of ${game.name}, this is ${game.rules}`
  return isStrict || record.format === 1 ? '' : `Made with other data of ${game.name} (map, counters, tables)`
}

const keptEntries = (game: Pick<Game, 'sides'>, setting: Setting, lines: readonly RecordEntry[]): KeptEntry[] =>
  lines.map((line) => new KeptEntry(game, setting, line))

function keptDeal(game: Pick<Game, 'sides'>, setting: Setting, { deal }: MatchRecord): Deal {
  const told = toldIn(deal.told, setting, game.sides)
  const heard = heardIn(deal, { said: null, draws: orNone([]), told }, game, setting)
  return { draws: drawsOf(deal.dice), told, hash: deal.hash, heard }
}

function originOf(game: Pick<Game, 'sides'>, setting: Setting, { from }: MatchRecord): Origin | null {
  return from ? { ...from, story: keptEntries(game, setting, from.story) } : null
}

const stoodIn = ({ sides }: Pick<Game, 'sides'>, { standing = [] }: MatchRecord): Stood[] =>
  standing.map(({ side, at, turn, phase, ended = null, ...answer }) => ({
    answer: { ...answer, side: sides.indexOf(side) + 1 },
    at,
    turn,
    phase,
    ended,
  }))

/** How many lines of play lie before the choice of this number that stands, struck ones before it included. */
function indexAfter(play: readonly RecordEntry[], choices: number): number {
  let standing = 0
  for (let at = 0; at < play.length; at++) if (!play[at]!.struck && standing++ === choices) return at
  return play.length
}

const standingIn = ({ play }: MatchRecord): number => play.filter(({ struck }) => !struck).length

const drawsOf = (texts: readonly string[] = []): readonly Draw[] => texts.map(parseDraw)

function checkDraws({ deal, from, play }: MatchRecord, file: string): void {
  const story = from?.story ?? []
  for (const [at, { dice }] of [deal, ...story, ...play].entries())
    try {
      drawsOf(dice)
    } catch (error) {
      throw new RecordError(`${file}: choice ${at}: ${said(error)}`)
    }
}

const where = ({ play }: MatchRecord, choice: number): string => {
  if (choice === 0) return 'the start:'
  const line = play[indexAfter(play, choice - 1)]
  return `choice ${choice} "${line?.say ?? ''}"`
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error))

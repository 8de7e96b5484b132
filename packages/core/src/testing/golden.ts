import { type Choice, Choices } from '../choice.ts'
import { type Draw, parseDraw, writeDraw } from '../dice/draw.ts'
import { replayDice } from '../dice/replay.ts'
import { seededDice } from '../dice/seeded.ts'
import { hex, sha256, utf8 } from '../dice/sha256.ts'
import { type Game, NATURE, type Setting, type Side } from '../game/game.ts'
import { Match } from '../match/match.ts'
import type { Policy } from '../policy.ts'
import type { PositionCore } from '../state/layout.ts'

/** Between the parts of a line: what was offered, the answer, the dice if any fell, and the hash of what came of it. */
const BAR = ' | '

/** The last line of a game that was left before its end. */
const GOES_ON = 'the game goes on'

export interface GoldenConduct {
  readonly seed: string
  /** After so many choices the game is left where it is. */
  readonly most: number
}

/** The first line of a golden game that comes out otherwise today. */
export interface GoldenFault {
  /** Counted from 1, as editors do. */
  readonly line: number
  readonly kept: string
  readonly now: string
}

/**
 * A game as these players played it, one line a choice: size and hash of the list, answer, dice, hash of the
 * position. Kept beside the tests and replayed, so that a change of the rules cannot go unseen.
 */
export function playGolden<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  scenario: string,
  playerOf: (side: Side) => Policy<S>,
  { seed, most }: GoldenConduct,
): string {
  const match = Match.begin(game, scenario, {}, seededDice(seed))
  const lines = [titleOf(game, scenario), dealOf(match)]
  const view = game.blank(match.setting)
  const players = new Map(game.sides.map((_, at) => [at + 1, playerOf(at + 1)]))
  const choices = new Choices()
  for (let { decision } = match; !decision.isOver && match.entries.length < most; { decision } = match) {
    game.choices(match.position, choices)
    const list = listOf(match, choices)
    if (decision.side !== NATURE) game.view(match.position, decision.side, view)
    const choice = decision.side === NATURE ? choices.at(0) : players.get(decision.side)!.choose(view, choices)
    lines.push(take(match, list, choice))
  }
  lines.push(endOf(match))
  return `${lines.join('\n')}\n`
}

/** Gives the kept answers again, with the kept dice, and asks nobody. Null where every line comes out as it was kept. */
export function replayGolden<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  text: string,
): GoldenFault | null {
  const kept = text.trimEnd().split('\n')
  const [title = '', deal = '', ...played] = kept
  const scenario = title.slice(title.indexOf(' ') + 1)
  if (title !== titleOf(game, scenario)) return { line: 1, kept: title, now: titleOf(game, scenario) }
  const match = Match.begin(game, scenario, {}, replayDice(played.flatMap(drawsIn)), replayDice(drawsIn(deal)))
  if (dealOf(match) !== deal) return { line: 2, kept: deal, now: dealOf(match) }
  for (const [at, line] of played.entries()) {
    const now = match.decision.isOver || line === GOES_ON ? endOf(match) : again(match, line)
    if (now !== line) return { line: at + 3, kept: line, now }
  }
  const last = endOf(match)
  return kept.at(-1) === last ? null : { line: kept.length + 1, kept: '', now: last }
}

/** The same answer once more, as a line. */
function again<S extends PositionCore, T extends Setting>(match: Match<S, T>, line: string): string {
  const [, answer = ''] = line.split(BAR)
  const choices = new Choices()
  match.game.choices(match.position, choices)
  const list = listOf(match, choices)
  const choice = choices.toArray().find((one) => match.game.write(match.position, one) === answer)
  if (choice === undefined) return [list, `${answer} is not offered`].join(BAR)
  try {
    return take(match, list, choice)
  } catch (error) {
    return [list, answer, error instanceof Error ? error.message : String(error)].join(BAR)
  }
}

function take<S extends PositionCore, T extends Setting>(match: Match<S, T>, list: string, choice: Choice): string {
  const taken = match.take(choice)
  if (!taken.ok) throw new Error(`refused: ${taken.refusal.because} (${taken.refusal.rule})`)
  const { text, draws, hash } = taken.entry
  return [list, text, ...draws.map(writeDraw), short(hash)].join(BAR)
}

const titleOf = <S extends PositionCore, T extends Setting>({ id, rules }: Game<S, T>, scenario: string): string =>
  `${id}@${rules} ${scenario}`

const dealOf = <S extends PositionCore, T extends Setting>({ deal }: Match<S, T>): string =>
  ['0', 'deal', ...deal.draws.map(writeDraw), short(deal.hash)].join(BAR)

/** How many answers are offered, and a hash of all of them; those that a host works out are none of the rules. */
function listOf<S extends PositionCore, T extends Setting>({ game, position }: Match<S, T>, choices: Choices): string {
  const texts = choices.toArray().map((one) => game.write(position, one))
  return `${texts.length} ${short(hex(sha256(utf8(texts.join('\n')))))}`
}

function endOf<S extends PositionCore, T extends Setting>(match: Match<S, T>): string {
  const { decision } = match
  if (!decision.isOver) return GOES_ON
  return ['over', decision.winner === 0 ? 'nobody' : match.sideName(decision.winner), decision.level].join(BAR)
}

/** The dice of a line stand between its answer and its hash. */
const drawsIn = (line: string): Draw[] => line.split(BAR).slice(2, -1).map(parseDraw)

/** Half a hash is enough to tell positions apart, and keeps files small. */
const short = (hash: string): string => hash.slice(0, 8)

import {
  type Choice,
  copyInto,
  couldName,
  type Dice,
  type Given,
  type HostAnswer,
  hostAnswer,
  isAbout,
  type Listener,
  NATURE,
  type PositionCore,
  Reasons,
  type Refusal,
  type Side,
} from '@hexfront/core'
import type { Bench } from './bench.ts'
import type { Draft, Table } from './table.ts'

/** More answers in a row than this are given for nobody. */
const MOST_FOR_OTHERS = 2000
/** A refusal is a sentence, not a list of all that could be said. */
const LONGEST_REASON = 400

/** What the rules of a game have not kept to: a choice that the view allows and the truth bars. */
export class LawBroken extends Error {}

/**
 * What the side that is asked wants to answer: each answer is read and checked on its view. What would come after dice, after
 * something learned or after a hand-over was decided too early and is left out; whether that happens is not told by a refusal.
 */
export function readAnswers(table: Table, side: Side, say: readonly string[]): readonly Choice[] | Refusal {
  const { bench, course } = table
  const { game } = bench
  const lines = [...say]
  const choices: Choice[] = []
  let at = course.position
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const checked = check(bench, at, side, line)
    if ('because' in checked) return checked
    if (checked.answers !== null) {
      lines.unshift(...checked.answers)
      continue
    }
    choices.push(checked.choice)
    if (checked.rest !== '') lines.unshift(checked.rest)
    if (lines.length === 0) break
    if (at !== bench.scratch) {
      copyInto(bench.scratch, at)
      at = bench.scratch
    }
    if (!rehearse(bench, checked.choice, side)) break
  }
  return choices.length > 0 ? choices : { rule: '', because: `${game.name}: nothing was answered` }
}

interface Checked {
  readonly choice: Choice
  readonly rest: string
  /** What it stands for, where the host works that out. */
  readonly answers: readonly string[] | null
}

function check(bench: Bench, at: PositionCore, side: Side, line: string): Checked | Refusal {
  const { game } = bench
  const view = game.hasSecrets ? bench.view : at
  if (view !== at) game.view(at, side, view)
  let read: { choice: Choice; rest: string }
  try {
    read = game.read(view, line)
  } catch (error) {
    return { rule: '', because: (error instanceof Error ? error.message : 'not understood').slice(0, LONGEST_REASON) }
  }
  const why = new Reasons(game.naming(bench.setting))
  const rule = game.bars(view, read.choice, why)
  if (rule !== '') return why.refusal ?? { rule, because: 'not allowed' }
  if (game.bars(at, read.choice) !== '') throw new LawBroken()
  return { ...read, answers: game.expand(view, read.choice) }
}

const TOO_EARLY = new Error('dice would fall')

/** Dice that nobody throws: whoever wants to has to wait. */
const NO_DICE: Dice = {
  die: () => tooEarly(),
  sum: () => tooEarly(),
  each: () => tooEarly(),
  pick: () => tooEarly(),
}

function tooEarly(): never {
  throw TOO_EARLY
}

/** Takes a choice in the bench's scratch. Whether the same side may go on without knowing more. */
function rehearse({ game, scratch }: Bench, choice: Choice, side: Side): boolean {
  let hasLearned = false
  const listener: Listener = {
    tell() {},
    reveal() {
      hasLearned = true
    },
  }
  try {
    game.take(scratch, choice, NO_DICE, listener)
  } catch (error) {
    if (error !== TOO_EARLY) throw error
    return false
  }
  const next = game.decision(scratch)
  return !hasLearned && !next.isOver && next.side === side
}

/** Takes what was read. */
export function takeAll(table: Table, draft: Draft, choices: readonly Choice[]): void {
  choices.forEach((choice, at) => {
    table.take(draft, choice, at === 0 ? 'hand' : 'expanded')
  })
}

/** Answers for everybody whose answer the host knows, until somebody has to be asked; notes the end where it has come. */
export function playOn(table: Table, draft: Draft): void {
  const { bench, course } = table
  const { game } = bench
  for (let given = 0; given < MOST_FOR_OTHERS; given++) {
    const decision = game.decision(course.position)
    if (decision.isOver) {
      const winner = decision.winner === NATURE ? null : game.sides[decision.winner - 1]!
      const outcome = { winner: decision.winner, level: decision.level }
      table.end(draft, NATURE, { winner, how: 'rules', outcome })
      return
    }
    const stood = standingAnswer(table, draft, decision.side, decision.step)
    const seat = table.seatOf(decision.side)
    const isByHand = seat !== undefined && seat.level === null && table.row.opening === 'by hand'
    const answerer = seat?.level === null ? 'person' : 'bot'
    const answer = stood ?? hostAnswer(game, course.position, answerer, isByHand ? null : bench.table.display.opening)
    if (answer === null) return
    giveFor(table, draft, answer.choice, answer.by)
  }
}

/** Gives an answer that the host has found; one that stands for several is given as those. */
function giveFor(table: Table, draft: Draft, choice: Choice, by: Given): void {
  const { bench, course } = table
  const { game } = bench
  const answers = game.expand(course.position, choice)
  if (answers === null) {
    table.take(draft, choice, by)
    return
  }
  const lines = [...answers]
  for (let isFirst = true; lines.length > 0; isFirst = false) {
    const read = game.read(course.position, lines.shift()!)
    if (game.bars(course.position, read.choice) !== '') return
    table.take(draft, read.choice, isFirst || by === 'opening' ? by : 'expanded')
    if (read.rest !== '') lines.unshift(read.rest)
  }
}

/** What a side has said beforehand to the question that is open, unless it wants to be asked after all. */
function standingAnswer(table: Table, draft: Draft, side: Side, step: string): HostAnswer | null {
  const { bench, course } = table
  if (course.standing.all.length === 0) return null
  const stood = course.standing.find((answer) => answer.side === side && answer.step === step)
  if (stood === null) return null
  const { game } = bench
  const { position } = course
  const { endsAbout = [], asksFor = [], say } = stood.answer
  if (endsAbout.length > 0 && isAbout(game, position, endsAbout)) {
    course.endStanding(side, step)
    draft.add('stand', side, { ended: step })
    return null
  }
  if (asksFor.length > 0 && couldName(game, position, asksFor)) return null
  const choice = legal(bench, position, say)
  return choice === null ? null : { choice, by: 'standing' }
}

function legal({ game }: Bench, position: PositionCore, say: string): Choice | null {
  try {
    const { choice, rest } = game.read(position, say)
    return rest === '' && game.bars(position, choice) === '' ? choice : null
  } catch {
    return null
  }
}

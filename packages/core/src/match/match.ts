import { type Choice, Choices } from '../choice.ts'
import type { Dice } from '../dice/dice.ts'
import type { Draw } from '../dice/draw.ts'
import { recordingDice } from '../dice/recording.ts'
import { replayDice } from '../dice/replay.ts'
import { Reasons, type Refusal } from '../explain.ts'
import {
  type Decision,
  type Game,
  NATURE,
  type Options,
  type Outcome,
  type Setting,
  type Side,
  type Told,
} from '../game/game.ts'
import type { DataOverlay } from '../overlay/overlay.ts'
import type { PositionCore } from '../state/layout.ts'
import { applyDifference, copyInto, hash } from '../state/position.ts'
import { carryOut, turnOf } from './carry-out.ts'
import { couldName, isAbout } from './concerns.ts'
import { type Act, type Barrier, type Entry, type Given, type Heard, isAct } from './entry.ts'
import { Hearing, orNone } from './hearing.ts'
import { isStruck, KeptEntry, writeDraws, writeEntry, writeHeard } from './kept.ts'
import type { JournalLine } from './line.ts'
import { fingerprint, type MatchRecord } from './record.ts'
import { hasRunOut, Standing, type StandingAnswer, type Stood } from './standing.ts'
import { Struck } from './struck.ts'
import { TurnStart } from './turn-start.ts'
import { undoPhasePointIn, undoPointIn } from './undo-point.ts'

/** A choice that was taken, or the reason why not; then the match is as it was. */
export type Taken = { readonly ok: true; readonly entry: Act } | { readonly ok: false; readonly refusal: Refusal }

/** How many choices can be undone, and what stands before them. */
export interface UndoReach {
  readonly choices: number
  readonly barrier: Barrier | 'start'
}

/** How a match came to its first position. */
export interface Deal {
  readonly draws: readonly Draw[]
  readonly told: readonly Told[]
  readonly hash: string
  /** Spectators first, then by side. */
  readonly heard: readonly Heard[]
}

/** Where a match comes from that does not start from its deal: older rules, why they were left, and what was played. */
export interface Origin {
  readonly rules: number
  readonly because: string
  readonly story: readonly Entry[]
}

/** What is known of a match that was left, up to the last of its turn starts. */
export interface Past<T extends Setting> {
  readonly setting: T
  readonly deal: Deal
  readonly origin: Origin | null
  /** In the order in which they were made, struck ones among them. */
  readonly entries: readonly Entry[]
  readonly starts: readonly TurnStart[]
  readonly standing: readonly Stood[]
  readonly fair: MatchRecord['fair']
}

/** Beyond so many choices, those of turns long past are kept as a record keeps them: the way back is played again. */
const MOST_ACTS = 5000

/** More answers in a row than this are not given for anybody. */
const MOST_STANDING = 1000

/** A game being played: the position, how it came about, and the way back. */
export class Match<S extends PositionCore = PositionCore, T extends Setting = Setting> {
  readonly game: Game<S, T>
  readonly setting: T
  /** Where play stands now. Read it, never change it. */
  readonly position: S
  readonly deal: Deal
  readonly origin: Origin | null
  /** What proves the dice; set by a host that throws fair ones. */
  fair: MatchRecord['fair']
  readonly #dice: Dice
  readonly #before: S
  readonly #entries: Entry[] = []
  /** What each undo took back, the last one last. */
  readonly #undone: Act[][] = []
  readonly #starts: TurnStart[]
  readonly #struck = new Struck<Entry>(({ draws }) => draws.length > 0)
  readonly #standing = new Standing()
  readonly #choices = listForPeople()
  /** So many choices, from the first on, were put away like that. */
  #putAway = 0
  #follower: ((line: JournalLine) => void) | null = null

  private constructor(game: Game<S, T>, past: Past<T>, dice: Dice) {
    this.game = game
    this.setting = past.setting
    this.deal = past.deal
    this.origin = past.origin
    this.fair = past.fair
    this.#dice = dice
    this.#starts = [...past.starts]
    for (const entry of past.entries) {
      if (isStruck(entry)) this.strike([entry])
      else this.#entries.push(entry)
    }
    for (const stood of past.standing) this.#standing.add({ ...stood })
    this.#before = game.blank(past.setting)
    this.position = game.blank(past.setting)
    this.#starts.at(-1)!.putInto(game, this.position)
  }

  /** `dealt` are the dice of the set-up where those are already known, `dice` all that follow. */
  static begin<S extends PositionCore, T extends Setting>(
    game: Game<S, T>,
    scenario: string,
    options: Options,
    dice: Dice,
    dealt: Dice = dice,
    overlay: DataOverlay | null = null,
  ): Match<S, T> {
    const setting = game.setting(scenario, options, overlay)
    const first = game.blank(setting)
    const hearing = new Hearing(game, first)
    const recorded = recordingDice(dealt)
    game.start(setting, recorded, hearing, first)
    const deal = { draws: recorded.take(), told: hearing.told, hash: hash(first), heard: hearing.heardOfDeal() }
    return Match.#at(game, first, deal, null, dice)
  }

  /** A match that starts from a position made by hand. */
  static from<S extends PositionCore, T extends Setting>(game: Game<S, T>, position: S, dice: Dice): Match<S, T> {
    const heard = new Hearing(game, position).heardOfDeal()
    return Match.#at(game, position, { draws: [], told: [], hash: hash(position), heard }, null, dice)
  }

  /** A match that goes on from a position that other rules left. */
  static onward<S extends PositionCore, T extends Setting>(
    game: Game<S, T>,
    position: S,
    deal: Deal,
    origin: Origin,
    dice: Dice,
  ): Match<S, T> {
    return Match.#at(game, position, deal, origin, dice)
  }

  /** A match that was left, at the last of its turn starts; what came after it is to be repeated. */
  static restore<S extends PositionCore, T extends Setting>(game: Game<S, T>, past: Past<T>, dice: Dice): Match<S, T> {
    return new Match(game, past, dice)
  }

  static #at<S extends PositionCore, T extends Setting>(
    game: Game<S, T>,
    position: S,
    deal: Deal,
    origin: Origin | null,
    dice: Dice,
  ): Match<S, T> {
    const starts = [TurnStart.of(position, 0)]
    const past = { setting: game.settingOf(position), deal, origin, entries: [], starts, standing: [], fair: undefined }
    return new Match(game, past, dice)
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get decision(): Decision | Outcome {
    return this.game.decision(this.position)
  }

  /** Where turns began, the first position of the match first. */
  get starts(): readonly { readonly at: number; readonly turn: number }[] {
    return this.#starts
  }

  choices(): Choice[] {
    this.game.choices(this.position, this.#choices)
    return this.#choices.toArray()
  }

  /** Hears of everything that is to be kept, line by line, from now on. */
  follow(follower: (line: JournalLine) => void): void {
    this.#follower = follower
  }

  /**
   * Takes a choice if the rules allow it, and then all that is answered by a standing answer. Whatever goes wrong, the match
   * is then as it was before.
   */
  take(choice: Choice, by: Given = 'hand'): Taken {
    const taken = this.#take(choice, by)
    if (taken.ok) this.#answerStanding()
    return taken
  }

  /** Takes a choice given as text; `move a1 0304` may answer two questions. Text that cannot be read throws. */
  say(text: string): Taken {
    const taken = this.#takeAll([text], 'hand', 'hand')
    if (taken.ok) this.#answerStanding()
    return taken
  }

  /** How far `undo` goes: to the last throw of dice, the last thing learned, or the last answer of another side. */
  undoReach(): UndoReach {
    let choices = 0
    for (let at = this.#entries.length - 1; at >= 0; at--) {
      const { barrier } = this.#entries[at]!
      if (barrier !== null) return { choices, barrier }
      choices++
    }
    return { choices, barrier: 'start' }
  }

  /** How many choices would stand after `undo`; -1 where nothing can be undone. */
  undoPoint(together: readonly Side[] | null = null): number {
    return undoPointIn(this.#entries, this.#entries.length, together)
  }

  /** How many choices would stand after `undoPhase`: as far back in the phase of the last choice as one undo after the other goes. */
  undoPhasePoint(together: readonly Side[] | null = null): number {
    return undoPhasePointIn(this.#entries, together)
  }

  /** Takes the last choice back, with all that was answered automatically after it. */
  undo(together: readonly Side[] | null = null): boolean {
    return this.#undoTo(this.undoPoint(together))
  }

  /** Takes the whole phase back, or as much of it as can be undone, as one act. */
  undoPhase(together: readonly Side[] | null = null): boolean {
    return this.#undoTo(this.undoPhasePoint(together))
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Takes again what was undone last in one act. */
  redo(): boolean {
    const acts = this.#undone.pop()
    if (!acts) return false
    for (const act of acts) this.#takeAgain(act)
    return true
  }

  /**
   * Back to the position after the first `choices` choices, over any barrier: players agree on this among themselves. If
   * dice fell since, what is taken back stays in the record as struck.
   */
  takeBack(choices: number): void {
    this.#checkMoment(choices)
    this.#undone.length = 0
    if (choices === this.#entries.length) return
    const gone: Entry[] = []
    while (this.#entries.length > choices) gone.push(this.#stepBack())
    this.#wentBack(choices, gone.reverse())
  }

  /** Forgets all after the first `choices` choices as if it had never been, for a replay that goes wrong. */
  drop(choices: number): void {
    while (this.#entries.length > choices) this.#stepBack()
    while (this.#starts.at(-1)!.at > choices) this.#starts.pop()
    this.#putAway = Math.min(this.#putAway, choices)
    this.#struck.forget(choices)
    this.#standing.rewind(choices)
  }

  /** Keeps choices that were made at this moment and do not count: they were taken back, or are not legal any more. */
  strike(entries: readonly Entry[]): void {
    this.#struck.keep(this.#entries.length, entries)
  }

  /** Standing answers as a record kept them. */
  recall(standing: readonly Stood[]): void {
    for (const stood of standing) this.#standing.add({ ...stood })
    this.#standing.rewind(this.#entries.length)
  }

  /** The position after the first `choices` choices, written into `into`. */
  positionAt(choices: number, into: S): void {
    this.#checkMoment(choices)
    const start = this.#starts.findLast(({ at }) => at <= choices)!
    const back = this.#entries.length - choices
    if (back < choices - start.at && this.#entries.slice(choices).every(isAct)) {
      copyInto(into, this.position)
      for (let at = this.#entries.length - 1; at >= choices; at--) applyDifference(into, this.#act(at).change)
    } else {
      start.putInto(this.game, into)
      for (let at = start.at; at < choices; at++) applyDifference(into, this.#act(at).change)
    }
    this.game.rebuild(into)
  }

  /**
   * The positions from the one after `from` choices to the one after `to`, in one that is used again; choices that were only
   * kept are played again. Derived columns are right.
   */
  retrace(from: number, to: number, visit: (position: S, choices: number) => void): void {
    this.#checkMoment(to)
    const at = this.game.blank(this.setting)
    this.positionAt(from, at)
    visit(at, from)
    for (let choices = from + 1; choices <= to; choices++) {
      applyDifference(at, this.#act(choices - 1).change)
      this.game.rebuild(at)
      visit(at, choices)
    }
  }

  /** Another match that shares the first `choices` choices and goes its own way from there. */
  branch(choices: number, dice: Dice): Match<S, T> {
    this.#checkMoment(choices)
    const at = this.game.blank(this.setting)
    this.positionAt(choices, at)
    const standing = new Standing()
    for (const stood of this.#standing.all) standing.add({ ...stood })
    standing.rewind(choices)
    const other = new Match(
      this.game,
      {
        setting: this.setting,
        deal: this.deal,
        origin: this.origin,
        entries: this.#entries.slice(0, choices),
        starts: this.#starts.filter((start) => start.at <= choices),
        standing: standing.all,
        fair: undefined,
      },
      dice,
    )
    copyInto(other.position, at)
    return other
  }

  /** Takes a choice with dice that are already known, as a replay does. The caller has checked that it is legal. */
  repeat(choice: Choice, dice: Dice, by: Given = 'hand'): Act {
    const act = carryOut(this.game, this.position, choice, dice, by, this.#before)
    this.#push(act)
    return act
  }

  /** Answers for a side whenever a step asks it, for as long as that is legal and holds; also now, if it is asked. */
  stand(answer: StandingAnswer): void {
    const { position, game } = this
    const at = this.#entries.length
    this.#standing.add({ answer, at, turn: turnOf(position), phase: game.phase(position).id, ended: null })
    this.#write(() => ({ line: 'stand', ...this.#writeStood(this.#standing.all.at(-1)!) }))
    this.#answerStanding()
  }

  /** The standing answers of a side that hold; nobody else is to know of them. */
  standing(side: Side): StandingAnswer[] {
    return this.#standing.all.filter(({ ended, answer }) => ended === null && answer.side === side).map((s) => s.answer)
  }

  /** A side takes back what it said beforehand: it is asked again. */
  withdraw(side: Side): void {
    this.#endStanding(({ answer }) => answer.side === side)
  }

  record(): MatchRecord {
    const { game, setting, deal, origin } = this
    const play = [...this.#struck.inOrder(this.#entries.length)]
    const overlay = game.overlayOf(setting)
    let next = 0
    return {
      hexfront: 'record',
      format: 2,
      game: game.id,
      rules: game.rules,
      data: fingerprint(game, setting),
      scenario: setting.scenario,
      options: setting.options,
      ...(overlay ? { overlay } : {}),
      deal: {
        ...writeDraws(deal.draws),
        hash: deal.hash,
        ...writeHeard(game, setting, { draws: orNone([]), told: deal.told, heard: deal.heard }),
      },
      ...(origin ? { from: { ...origin, story: origin.story.map((entry) => writeEntry(game, setting, entry)) } } : {}),
      play: play.map((struck) =>
        struck === null
          ? writeEntry(game, setting, this.#entries[next++]!)
          : { ...writeEntry(game, setting, struck), struck: true },
      ),
      turns: this.#starts.map((start) => start.write(this.#before)),
      ...(this.#standing.all.length > 0 ? { standing: this.#standing.all.map((one) => this.#writeStood(one)) } : {}),
      ...(this.fair ? { fair: this.fair } : {}),
    }
  }

  sideName(side: Side): string {
    return side === NATURE ? 'nature' : this.game.sides[side - 1]!
  }

  #take(choice: Choice, by: Given): Taken {
    const { game, position } = this
    const why = new Reasons(game.naming(this.setting))
    const rule = game.bars(position, choice, why)
    if (rule !== '') return { ok: false, refusal: why.refusal ?? { rule, because: 'not allowed' } }
    const answers = game.expand(position, choice)
    if (answers !== null) return this.#takeAll(answers, by, 'expanded')
    const entry = this.repeat(choice, this.#dice, by)
    this.#undone.length = 0
    return { ok: true, entry }
  }

  /** All of them, or none; the last one is what was taken. Each may answer two questions. */
  #takeAll(answers: readonly string[], first: Given, others: Given): Taken {
    const start = this.#entries.length
    const lines = [...answers]
    let taken: Taken = { ok: false, refusal: { rule: '', because: 'there is nothing to do' } }
    try {
      for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
        const { choice, rest } = this.game.read(this.position, line)
        taken = this.#take(choice, this.#entries.length === start ? first : others)
        if (!taken.ok) break
        if (rest !== '') lines.unshift(rest)
      }
    } catch (error) {
      if (this.#entries.length > start) this.takeBack(start)
      throw error
    }
    if (!taken.ok && this.#entries.length > start) this.takeBack(start)
    return taken
  }

  #undoTo(to: number): boolean {
    if (to < 0) return false
    const acts: Act[] = []
    while (this.#entries.length > to) acts.push(this.#stepBack())
    this.#undone.push(acts.reverse())
    this.#wentBack(to, [])
    return true
  }

  #takeAgain(act: Act): void {
    applyDifference(this.position, act.change)
    this.game.rebuild(this.position)
    this.#push(act)
  }

  #push(act: Act): void {
    const { game, position } = this
    this.#entries.push(act)
    this.#write(() => ({ line: 'choice', ...writeEntry(game, this.setting, act) }))
    if (turnOf(position) !== this.#starts.at(-1)!.turn) {
      const start = TurnStart.of(position, this.#entries.length)
      this.#starts.push(start)
      this.#write(() => ({ line: 'turn', ...start.write(this.#before) }))
      if (this.#entries.length - this.#putAway > MOST_ACTS) this.#tidy()
    }
    if (this.#standing.all.length === 0) return
    const now = { turn: turnOf(position), phase: game.phase(position).id, steps: game.stepsOpen(position) }
    this.#endStanding((stood) => hasRunOut(stood, now))
  }

  #stepBack(): Act {
    const act = this.#act(this.#entries.length - 1)
    this.#entries.pop()
    applyDifference(this.position, act.change)
    this.game.rebuild(this.position)
    return act
  }

  /** Puts the choices before the last turn away. */
  #tidy(): void {
    const end = this.#starts.at(-2)!.at
    for (let at = this.#putAway; at < end; at++) {
      const line = writeEntry(this.game, this.setting, this.#entries[at]!)
      this.#entries[at] = new KeptEntry(this.game, this.setting, line)
    }
    this.#putAway = Math.max(this.#putAway, end)
  }

  /** Forgets what lies after the first `to` choices. */
  #wentBack(to: number, gone: readonly Entry[]): void {
    while (this.#starts.at(-1)!.at > to) this.#starts.pop()
    this.#putAway = Math.min(this.#putAway, to)
    this.#struck.strike(to, gone)
    this.#standing.rewind(to)
    this.#write(() => ({ line: 'back', to }))
  }

  /** The choice of this number with the way back; one that was only kept is played again with its turn. */
  #act(at: number): Act {
    const entry = this.#entries[at]!
    if (isAct(entry)) return entry
    const which = this.#starts.findLastIndex((start) => start.at <= at)
    const start = this.#starts[which]!
    const position = this.game.blank(this.setting)
    start.putInto(this.game, position)
    const end = this.#starts[which + 1]?.at ?? this.#entries.length
    for (let n = start.at; n < end; n++) {
      const kept = this.#entries[n]!
      if (isAct(kept)) break
      const { choice } = this.game.read(position, kept.text)
      const act = carryOut(this.game, position, choice, replayDice(kept.draws), kept.by, this.#before)
      if (act.hash !== kept.hash) throw new Error(`choice ${n + 1} "${kept.text}" cannot be looked at any more`)
      this.#entries[n] = act
    }
    return this.#act(at)
  }

  #answerStanding(): void {
    for (let given = 0; given < MOST_STANDING; given++) {
      const { decision } = this
      if (decision.isOver || this.#standing.all.length === 0) return
      const stood = this.#standing.find(({ side, step }) => side === decision.side && step === decision.step)
      const choice = stood === null || this.#isExcepted(stood) ? null : this.#legal(stood.answer.say)
      if (choice === null || !this.#take(choice, 'standing').ok) return
    }
  }

  /** Whether the side wants to be asked after all; an answer until something happens ends with it. */
  #isExcepted(stood: Stood): boolean {
    const { game, position } = this
    const { endsAbout = [], asksFor = [] } = stood.answer
    if (endsAbout.length > 0 && isAbout(game, position, endsAbout)) {
      this.#endStanding((one) => one === stood)
      return true
    }
    return asksFor.length > 0 && couldName(game, position, asksFor)
  }

  /** The choice a text means now, if it is one and legal. */
  #legal(text: string): Choice | null {
    try {
      const { choice, rest } = this.game.read(this.position, text)
      return rest === '' && this.game.bars(this.position, choice) === '' ? choice : null
    } catch {
      return null
    }
  }

  #endStanding(isOver: (stood: Stood) => boolean): void {
    const at = this.#entries.length
    for (const which of this.#standing.end(at, isOver)) this.#write(() => ({ line: 'ends', which, at }))
  }

  #writeStood({ answer, at, turn, phase, ended }: Stood): NonNullable<MatchRecord['standing']>[number] {
    return { ...answer, side: this.sideName(answer.side), at, turn, phase, ...(ended === null ? {} : { ended }) }
  }

  #write(line: () => JournalLine): void {
    this.#follower?.(line())
  }

  #checkMoment(choices: number): void {
    if (!Number.isInteger(choices) || choices < 0 || choices > this.#entries.length)
      throw new RangeError(`choice ${choices} is not among the ${this.#entries.length} of this match`)
  }
}

function listForPeople(): Choices {
  const choices = new Choices()
  choices.isForPeople = true
  return choices
}

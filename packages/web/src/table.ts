import {
  type Choice,
  loadRecord,
  Match,
  type MatchRecord,
  type Refusal,
  type SeededDice,
  type Side,
  SPECTATOR,
  seededDice,
  takeNature,
} from '@hexfront/core'
import { drill } from '@hexfront/games'
import type { State } from './look.ts'

type Drill = Match<State, State['setting']>

/** One game on the screen: the match, the dice it goes on with, and the sides that a bot answers for. */
export class Table {
  readonly match: Drill
  readonly seed: string
  readonly bots: Set<Side>
  readonly dice: SeededDice
  /** What whoever looks at the screen may see. */
  readonly view: State
  #undone = 0

  private constructor(match: Drill, seed: string, dice: SeededDice, bots: Iterable<Side>) {
    this.match = match
    this.seed = seed
    this.dice = dice
    this.bots = new Set(bots)
    this.view = drill.blank(match.setting)
    takeNature(match)
    this.#look()
  }

  static fresh(seed: string, bots: Iterable<Side>): Table {
    const dice = seededDice(seed)
    return new Table(Match.begin(drill, drill.scenarios[0]!.id, {}, dice), seed, dice, bots)
  }

  /** Goes on from a record. One that cannot be followed throws, with the reason. */
  static resumed(record: MatchRecord, seed: string, dice: SeededDice, bots: Iterable<Side>, file: string): Table {
    return new Table(loadRecord(drill, record, dice, file), seed, dice, bots)
  }

  /** Who has to answer; 0 when the game is over. */
  get asked(): Side {
    const { decision } = this.match
    return decision.isOver ? 0 : decision.side
  }

  get step(): string {
    const { decision } = this.match
    return decision.isOver ? '' : decision.step
  }

  get isBotAsked(): boolean {
    return this.bots.has(this.asked)
  }

  /** The side whose view is shown: who is asked, or the person who waits for a bot. */
  get viewer(): Side {
    if (this.asked !== 0 && !this.isBotAsked) return this.asked
    const person = drill.sides.findIndex((_, at) => !this.bots.has(at + 1)) + 1
    return person === 0 ? SPECTATOR : person
  }

  /** What a person can choose now. */
  offers(): Choice[] {
    return this.asked === 0 || this.isBotAsked ? [] : this.match.choices()
  }

  take(choice: Choice): Refusal | null {
    const taken = this.match.take(choice)
    if (!taken.ok) return taken.refusal
    takeNature(this.match)
    this.#undone = 0
    this.#look()
    return null
  }

  /** Answers for a bot: anything that is legal. */
  takeForBot(): void {
    const choices = this.match.choices()
    const dice = seededDice(`${this.seed} bot ${this.match.entries.length}`)
    this.take(choices[dice.pick(choices.length, 'bot')]!)
  }

  setBot(side: Side): void {
    if (!this.bots.delete(side)) this.bots.add(side)
    this.#look()
  }

  get canRedo(): boolean {
    return this.#undone > 0
  }

  undo(): boolean {
    if (!this.match.undo()) return false
    this.#undone++
    this.#look()
    return true
  }

  redo(): boolean {
    if (!this.match.redo()) return false
    this.#undone--
    this.#look()
    return true
  }

  #look(): void {
    // When all is over there is nothing left to hide.
    if (this.asked === 0) this.match.positionAt(this.match.entries.length, this.view)
    else drill.view(this.match.position, this.viewer, this.view)
  }
}

import type { Dice } from '../dice/dice.ts'
import type { PositionCore } from '../state/layout.ts'
import { touch } from '../state/position.ts'
import { emptyStack, type FlowPosition, popStep, pushStep, setStage, stageOf, topStep } from './flow.ts'
import { type Listener, NOBODY_LISTENS, type Setting } from './game.ts'
import type { NamedStep } from './named.ts'
import { orderOf, phaseNow } from './sequence.ts'
import type { PhaseRules, Play } from './step.ts'

/** What the flow of play needs to know of a game. */
export interface Course<S> {
  readonly id: string
  readonly events: Readonly<Record<string, string>>
  /** Index 0 is no step. */
  readonly steps: readonly (NamedStep<S> | null)[]
  /** What happens in the phase that is on. */
  phaseRules(s: S): PhaseRules<S>
  settle(s: S, play: Play): void
}

/** One choice being carried out, from the answer to the next question: what rules call `play`. */
export class Playing<S extends FlowPosition & PositionCore<Setting>> implements Play {
  readonly #course: Course<S>
  readonly #stepNames: readonly string[]
  #position: S | null = null
  #dice: Dice | null = null
  #listener: Listener = NOBODY_LISTENS
  /** A question was answered for good, and the one below has not heard of it. */
  #hasReturned = false
  #isProceeding = false
  /** Nothing was asked, left or begun since it was last set. */
  #isQuiet = true

  constructor(course: Course<S>) {
    this.#course = course
    this.#stepNames = course.steps.map((named) => named?.name ?? '')
  }

  /** From here on `enter`, `leave` and the dice are about this position. */
  open(s: S, dice: Dice, listener: Listener): void {
    this.#position = s
    this.#dice = dice
    this.#listener = listener
    this.#hasReturned = false
    this.#isProceeding = false
  }

  close(): void {
    this.#position = null
    this.#dice = null
    this.#listener = NOBODY_LISTENS
  }

  get dice(): Dice {
    if (!this.#dice) throw new Error(`${this.#course.id}: dice are wanted outside of play`)
    return this.#dice
  }

  tell(event: string, a?: number, b?: number, c?: number): void {
    if (this.#listener === NOBODY_LISTENS) return
    const { events, id } = this.#course
    if (events[event] === undefined)
      throw new Error(`${id} has no event ${event} (there are ${Object.keys(events).join(', ')})`)
    this.#listener.tell(event, a, b, c)
  }

  reveal(): void {
    this.#listener.reveal()
  }

  enter(step: string): void {
    pushStep(this.#played(), this.stepIndex(step), step)
    this.#hasReturned = false
    this.#isQuiet = false
  }

  leave(): void {
    const s = this.#played()
    s.layout.forget(s, this.#stepNames[topStep(s)]!)
    popStep(s)
    this.#hasReturned = true
    this.#isQuiet = false
  }

  follow(step: string): void {
    this.leave()
    this.enter(step)
  }

  begin(): void {
    const s = this.#played()
    if (this.#top(s).stages.length === 0) throw new Error(`${this.#course.id}: step ${this.#top(s).name} has no stages`)
    setStage(s, 1)
    this.#isQuiet = false
  }

  proceed(): void {
    this.#isProceeding = true
  }

  finish(): void {
    const s = this.#played()
    while (s.flow.depth > 0) this.leave()
    s.flow.over = 1
  }

  stepIndex(step: string): number {
    const index = this.#stepNames.indexOf(step)
    if (index <= 0)
      throw new Error(
        `${this.#course.id} has no step ${step} (there are ${this.#stepNames.filter((name) => name !== '').join(', ')})`,
      )
    return index
  }

  /** The first phase of a match. */
  start(s: S): void {
    s.flow.phase = s.setting.sequence.start.phase
    this.#beginPhaseIfWanted(s)
    this.settle(s)
  }

  /** Goes on from an answer to the next question. */
  settle(s: S): void {
    this.#goOn(s)
    this.#course.settle(s, this)
    const { flow } = s
    if (flow.depth > 0 || flow.over !== 0) return
    const { turn } = s
    while (flow.depth === 0 && flow.over === 0) {
      nextPhase(s)
      if (s.turn > turn + 2) throw new Error(`${this.#course.id}: a whole turn went by without a question`)
      this.#beginPhaseIfWanted(s)
    }
  }

  /** Begins a phase as it stands, whatever was on before. */
  beginPhase(s: S, phase: number): void {
    emptyStack(s)
    s.flow.over = 0
    s.flow.phase = phase
    this.#beginPhase(s)
    this.settle(s)
  }

  #beginPhaseIfWanted(s: S): void {
    const { when } = this.#course.phaseRules(s)
    if (!when || when(s)) this.#beginPhase(s)
  }

  #beginPhase(s: S): void {
    touch(s)
    this.#course.phaseRules(s).enter?.(s, this)
    const { step } = phaseNow(s)
    if (step !== undefined && s.flow.over === 0) this.enter(step)
    this.#goOn(s)
  }

  /** Lets steps hear what was answered, and runs their stages, until somebody has to be asked. */
  #goOn(s: S): void {
    const { flow } = s
    while (flow.depth > 0 && flow.over === 0) {
      const { stages, step } = this.#top(s)
      const at = stageOf(s)
      if (at === 0) {
        if (!this.#hasReturned) return
        this.#hasReturned = false
        if (!step.resumes) return
        step.resumes(s, this)
        continue
      }
      const stage = stages[at - 1]
      if (!stage) {
        setStage(s, 0)
        this.#hasReturned = false
        return
      }
      if (this.#hasReturned) {
        this.#hasReturned = false
        if (!stage.repeats) setStage(s, at + 1)
      } else if (stage.when && !stage.when(s)) setStage(s, at + 1)
      else if (stage.isAsked && !this.#isProceeding) return
      else {
        this.#isProceeding = false
        this.#isQuiet = true
        stage.does(s, this)
        if (this.#isQuiet && !(stage.isAsked && stage.repeats)) setStage(s, at + 1)
      }
    }
  }

  #top(s: S): NamedStep<S> {
    return this.#course.steps[topStep(s)]!
  }

  #played(): S {
    if (!this.#position) throw new Error(`${this.#course.id}: a step is entered outside of play`)
    return this.#position
  }
}

function nextPhase(s: FlowPosition & PositionCore<Setting>): void {
  const { sequence } = s.setting
  const order = orderOf(sequence, s.turn)
  const at = order.indexOf(s.flow.phase)
  if (at === order.length - 1) {
    s.turn++
    s.flow.phase = orderOf(sequence, s.turn)[0]!
  } else s.flow.phase = order[at + 1]!
}

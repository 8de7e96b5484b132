import type { Side } from '../game/game.ts'

/** Until the phase or the turn ends, or until a step that is open now has been left. */
export type Until = 'phase' | 'turn' | { readonly left: string }

/** "Pass for this activation": what a side answers whenever this step asks it. */
export interface StandingAnswer {
  readonly side: Side
  readonly step: string
  readonly say: string
  readonly until: Until
  /** "Until something enters 2814": it ends where the question is about one of these, and the side is asked. */
  readonly endsAbout?: readonly string[]
  /** "Always ask for this force": the side is asked where an answer that it could give names one of these. */
  readonly asksFor?: readonly string[]
}

/** A standing answer with when it was given and when it ended, counted in choices. */
export interface Stood<A extends { readonly until: Until } = StandingAnswer> {
  readonly answer: A
  readonly at: number
  readonly turn: number
  readonly phase: string
  ended: number | null
}

/** The standing answers of a match, those that have ended included, so that the way back finds them again. */
export class Standing<A extends { readonly until: Until } = StandingAnswer> {
  readonly all: Stood<A>[] = []

  add(stood: Stood<A>): void {
    this.all.push(stood)
  }

  /** The latest that holds and fits. */
  find(fits: (answer: A) => boolean): Stood<A> | null {
    return this.all.findLast(({ answer, ended }) => ended === null && fits(answer)) ?? null
  }

  /** Ends those for which it is so; says which they were. */
  end(at: number, isOver: (stood: Stood<A>) => boolean): number[] {
    const ended: number[] = []
    this.all.forEach((stood, which) => {
      if (stood.ended !== null || !isOver(stood)) return
      stood.ended = at
      ended.push(which)
    })
    return ended
  }

  /** As it was after so many choices. */
  rewind(to: number): void {
    while ((this.all.at(-1)?.at ?? 0) > to) this.all.pop()
    for (const stood of this.all) if (stood.ended !== null && stood.ended > to) stood.ended = null
  }
}

/** Whether an answer has run out in a later phase, in a later turn, or with the step it was for. */
export function hasRunOut(
  { answer: { until }, turn, phase }: Stood<{ readonly until: Until }>,
  now: { readonly turn: number; readonly phase: string; readonly steps: readonly string[] },
): boolean {
  if (until === 'turn') return now.turn !== turn
  if (until === 'phase') return now.turn !== turn || now.phase !== phase
  return !now.steps.includes(until.left)
}

import type { Choices } from '../choice.ts'
import { LEGAL, type Rule, type Why } from '../explain.ts'
import type { Side } from '../game/game.ts'
import type { Expansion, Play, Step, Words } from '../game/step.ts'
import type { Place, Unit } from '../pieces.ts'
import { askWhere } from './where.ts'
import type { StockWords } from './words.ts'

interface Awaiting {
  /** `memory('entry', ...)`: the unit that comes in. */
  readonly entry: { unit: number }
}

/** What a game says about reinforcements. */
export interface Arrivals<S, W extends Words> {
  readonly rule: Rule
  readonly prompt: string
  readonly entryRule: Rule
  readonly entryPrompt: string
  asks(s: S): Side
  /** Units that may come, where that is quicker than to try all; ascending. */
  offerDue?(s: S, out: Choices): void
  /** Whether a unit comes this turn. */
  dueBarred(s: S, unit: Unit, why: Why): Rule
  /** Whether there is anywhere for it to come in. */
  roomBarred(s: S, unit: Unit, why: Why): Rule
  entryBarred(s: S, unit: Unit, where: Place, why: Why): Rule
  /** Exactly those places, in ascending order. */
  offerEntry(s: S, unit: Unit, out: Choices): void
  enter(s: S, unit: Unit, where: Place, play: Play<StockWords<W>>): void
  /** Whether anybody is left who can come in; the question ends when nobody is. */
  hasDue(s: S): boolean
  readonly rest?: Expansion<S>
}

/** Reinforcements: those that can come in come in, one after another; those that cannot wait. */
export function arriving<S extends Awaiting, W extends Words>(
  of: Arrivals<S, W>,
): { arrivals: Step<S, StockWords<W, 'entry'>>; entry: Step<S, StockWords<W>> } {
  const { asks, offerDue } = of
  const arrivals: Step<S, StockWords<W, 'entry'>> = {
    rule: of.rule,
    prompt: of.prompt,
    asks,
    resumes(s, play) {
      if (!of.hasDue(s)) play.leave()
    },
    verbs: {
      enter: {
        a: 'unit',
        says: 'Bring in {unit}',
        next: 'at',
        ...(offerDue ? { offers: offerDue } : {}),
        bars(s, unit, why) {
          const rule = of.dueBarred(s, unit, why)
          return rule === LEGAL ? of.roomBarred(s, unit, why) : rule
        },
        takes(s, unit, play) {
          play.enter('entry')
          s.entry.unit = unit
        },
      },
      ...(of.rest ? { rest: of.rest } : {}),
    },
  }
  const entry = askWhere<S, W>({
    rule: of.entryRule,
    prompt: of.entryPrompt,
    asks,
    unit: (s) => s.entry.unit,
    says: 'At {place}',
    offers: of.offerEntry,
    bars: of.entryBarred,
    takes: of.enter,
  })
  return { arrivals, entry }
}

import type { Rule } from '../explain.ts'
import type { Side } from './side.ts'

/** An entry of the sequence of play. Without a step it is mere bookkeeping, done on entry. Games add traits of their own. */
export interface Phase {
  readonly id: string
  readonly side: Side
  readonly rule: Rule
  readonly step?: string
}

/** The sequence of play: the phases that there are, and in which order they come in each turn. */
export interface Sequence<P extends Phase = Phase> {
  /** Every phase once, numbered from 1; what stands at 0 is not read. */
  readonly phases: readonly P[]
  /** Numbers of phases, in order. */
  readonly turn: readonly number[]
  /** Turns that go otherwise, by turn. */
  readonly turns: Readonly<Record<number, readonly number[]>>
  /** Where a match begins. */
  readonly start: { readonly turn: number; readonly phase: number }
}

/** What a scenario changes about the usual turn. */
export interface SpecialTurns<P extends Phase> {
  /** Turns with an order of their own: other phases, a phase of the other side in between. */
  readonly turns?: Readonly<Record<number, readonly P[]>>
  /** A scenario that begins in another turn, or in the middle of one. */
  readonly start?: { readonly turn: number; readonly phase: string }
}

/** A phase is known by its id: one that comes twice in a turn needs two. */
export function sequence<P extends Phase>(
  usual: readonly P[],
  { turns = {}, start }: SpecialTurns<P> = {},
): Sequence<P> {
  const phases: P[] = [usual[0]!]
  const numbers = new Map<string, number>()
  const numberOf = (phase: P): number => {
    const known = numbers.get(phase.id)
    if (known !== undefined && phases[known] !== phase) throw new Error(`two phases are called ${phase.id}`)
    if (known !== undefined) return known
    numbers.set(phase.id, phases.length)
    return phases.push(phase) - 1
  }
  const inOrder = (order: readonly P[]): number[] => {
    if (new Set(order).size < order.length) throw new Error('a phase comes twice in one turn: it needs two ids')
    return order.map(numberOf)
  }
  const turn = inOrder(usual)
  const special = Object.fromEntries(Object.entries(turns).map(([number, order]) => [number, inOrder(order)]))
  return { phases, turn, turns: special, start: startOf(phases, special[start?.turn ?? 1] ?? turn, start) }
}

function startOf(
  phases: readonly Phase[],
  order: readonly number[],
  start: SpecialTurns<Phase>['start'],
): Sequence['start'] {
  if (!start) return { turn: 1, phase: order[0]! }
  const phase = order.find((number) => phases[number]!.id === start.phase)
  if (phase === undefined)
    throw new Error(
      `turn ${start.turn} has no phase ${start.phase} (there are ${order.map((number) => phases[number]!.id).join(', ')})`,
    )
  return { turn: start.turn, phase }
}

/** The phases of a turn, in order. */
export const orderOf = ({ turn, turns }: Sequence, number: number): readonly number[] => turns[number] ?? turn

/** The phase that is on, with all that the game says of it. */
export const phaseNow = <P extends Phase>(s: {
  readonly flow: { readonly phase: number }
  readonly setting: { readonly sequence: Sequence<P> }
}): P => s.setting.sequence.phases[s.flow.phase]!

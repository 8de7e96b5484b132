import { type Column, flag, names, type Table, table, u8 } from '../state/columns.ts'
import type { Position } from '../state/layout.ts'

/** How deep questions may be nested. */
const DEPTH = 8

/** Where play stands: the kernel's own columns, part of every game's position. */
export type FlowSchema = {
  readonly turn: Column<'u8'>
  readonly flow: { readonly phase: Column<'u8'>; readonly depth: Column<'u8'>; readonly over: Column<'flag'> }
  /** By depth: the step, and which of its stages is on; 0 where its own question is. */
  readonly stack: Table<{ readonly step: Column<'u8'>; readonly stage: Column<'u8'> }>
}

export type FlowPosition = Position<FlowSchema, unknown>

export const flowColumns = (phases: readonly string[], steps: readonly string[]): FlowSchema => ({
  turn: u8,
  flow: { phase: u8.as(names(['', ...phases])), depth: u8, over: flag },
  stack: table(
    Array.from({ length: DEPTH + 1 }, (_, level) => String(level)),
    { step: u8.as(names(['', ...steps])), stage: u8 },
  ),
})

/** The step that asks, or 0. */
export const topStep = (s: FlowPosition): number => s.stack.step[s.flow.depth]!

export function pushStep(s: FlowPosition, step: number, name: string): void {
  const { flow, stack } = s
  const { depth } = flow
  for (let level = 1; level <= depth; level++)
    if (stack.step[level] === step) throw new Error(`step ${name} is entered while it is open`)
  if (depth === DEPTH) throw new Error(`step ${name}: more than ${DEPTH} questions are open`)
  flow.depth = depth + 1
  stack.step[depth + 1] = step
}

/** Which of its stages the step on top is at; 0 where its own question is open. */
export const stageOf = (s: FlowPosition): number => s.stack.stage[s.flow.depth]!

export function setStage(s: FlowPosition, stage: number): void {
  s.stack.stage[s.flow.depth] = stage
}

/** Takes the top step off and returns it. */
export function popStep(s: FlowPosition): number {
  const { flow, stack } = s
  const { depth } = flow
  const step = stack.step[depth]!
  stack.step[depth] = 0
  stack.stage[depth] = 0
  flow.depth = depth - 1
  return step
}

export function emptyStack(s: FlowPosition): void {
  s.stack.step.fill(0)
  s.stack.stage.fill(0)
  s.flow.depth = 0
}

import { type Match, type PositionCore, type Setting, type Side, SPECTATOR } from '@hexfront/core'
import type { Plans } from '../plans.ts'
import type { Line, Outset } from './future.ts'

/** A hand-over: a player turn begins, or the game is over. */
export interface Stage {
  /** Choices before it. */
  readonly at: number
  readonly turn: number
  /** Whose turn it is; 0 where the rules act, and at the end. */
  readonly side: Side
  readonly isEnd: boolean
  readonly outset: Outset
  /** The same with all that was chosen in this turn, for its dice to fall anew. Null where that would tell what is hidden, and at the end. */
  readonly again: Outset | null
}

/** What there is to know of a game that was played. */
type Played<S extends PositionCore, T extends Setting> = Pick<Match<S, T>, 'game' | 'setting' | 'entries' | 'retrace'>

/** The hand-overs of a match from its first plan on, as somebody sees them; `eyes` null sees everything. */
export function stagesOf<S extends PositionCore, T extends Setting>(
  match: Played<S, T>,
  plans: Plans<S, unknown>,
  eyes: Side | null,
): Stage[] {
  if (eyes === SPECTATOR) throw new Error('what a spectator does not know cannot be dealt anew')
  const { game, setting, entries } = match
  const begins = handOversOf(match, plans)
  const seen = game.blank(setting)
  const stages: Stage[] = []
  let lines: Line[] = []
  match.retrace(begins[0] ?? entries.length, entries.length, (s, choices) => {
    const asked = game.decision(s)
    if (begins.includes(choices)) {
      close(stages, lines, eyes)
      lines = []
      if (eyes !== null) game.view(s, eyes, seen)
      const bytes = (eyes === null ? s : seen).bytes.slice()
      const side = asked.isOver ? 0 : game.phase(s).side || asked.side
      const turn = entries[choices]?.turn ?? entries.at(-1)?.turn ?? 0
      stages.push({ at: choices, turn, side, isEnd: asked.isOver, outset: { bytes, eyes, lines: [] }, again: null })
    }
    const entry = entries[choices]
    if (entry === undefined || asked.isOver || asked.side === 0) return
    if (eyes !== null && asked.side !== eyes) return
    lines.push({
      side: asked.side,
      phase: game.phase(s).id,
      step: asked.step,
      depth: game.stepsOpen(s).length,
      choice: game.read(s, entry.text).choice,
    })
  })
  return stages
}

/** Gives the last stage its turn, now that it is over. */
function close(stages: Stage[], lines: readonly Line[], eyes: Side | null): void {
  const last = stages.pop()
  if (!last) return
  const isOpen = eyes === null || eyes === last.side
  stages.push({ ...last, again: isOpen && lines.length > 0 ? { ...last.outset, lines } : null })
}

/** After how many choices a player turn began, the first one with the first plan; and the end. */
function handOversOf<S extends PositionCore, T extends Setting>(
  match: Played<S, T>,
  plans: Plans<S, unknown>,
): number[] {
  const { game, entries } = match
  const begins: number[] = []
  let clock = Number.NEGATIVE_INFINITY
  match.retrace(0, entries.length, (s, choices) => {
    const { isOver } = game.decision(s)
    const isBegun = begins.length > 0 || (!isOver && plans.point(s) !== 0)
    if (!isBegun || (!isOver && plans.clock(s) <= clock)) return
    clock = plans.clock(s)
    begins.push(choices)
  })
  return begins
}

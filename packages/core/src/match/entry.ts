import type { Choice } from '../choice.ts'
import type { Draw } from '../dice/draw.ts'
import { type Sentence, type Side, SPECTATOR, type Told } from '../game/game.ts'
import type { Difference } from '../state/position.ts'

/** Why there is no way back over a choice: dice fell, somebody learned something, or the other side is asked. */
export type Barrier = 'dice' | 'reveal' | 'side'

/**
 * Who gave an answer: a player, or the host for him, since there was but one, since he wanted the set-up ready, since he
 * said so beforehand, or since it follows from one that the host works out. Nobody else hears of it.
 */
export const GIVEN = ['hand', 'forced', 'opening', 'standing', 'expanded'] as const
export type Given = (typeof GIVEN)[number]

/** A choice as somebody may know it. */
export interface Heard {
  /** Null: no more than that an answer was given. */
  readonly said: Sentence | null
  readonly draws: readonly Draw[]
  readonly told: readonly Told[]
}

/** One choice that was made, and what came of it; as a `Heard`, the whole truth. */
export interface Entry extends Heard {
  readonly side: Side
  readonly turn: number
  readonly phase: string
  readonly by: Given
  readonly text: string
  readonly hash: string
  readonly barrier: Barrier | null
  /** What others learned of it when it was taken: spectators first, then by side. One object where all heard the same. */
  readonly heard: readonly Heard[]
}

/** A choice as it was carried out, with the way back. */
export interface Act extends Entry {
  readonly step: string
  readonly choice: Choice
  /** Between the position before and the one after. */
  readonly change: Difference
}

export const isAct = (entry: Entry): entry is Act => 'change' in entry

/** What a side, or a spectator, heard of a choice. */
export const heardBy = (entry: { readonly heard: readonly Heard[] }, side: Side): Heard =>
  entry.heard[side === SPECTATOR ? 0 : side]!

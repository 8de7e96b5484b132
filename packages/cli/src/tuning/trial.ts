import { createHash } from 'node:crypto'
import { type Factors, type PairResult, scaled } from '@hexfront/bots'
import { isObject, type Policy, type PositionCore } from '@hexfront/core'
import { findRegistration, newPlayer } from '@hexfront/games'
import type { Arm } from '../lab/arm.ts'
import { playPairBetween } from '../lab/pairs.ts'

/** Somebody in a trial: a player by his name, or the plain bot with its weights multiplied. */
export type Contender = string | Factors

/** A pair of games between two; plain data, for a thread to play. */
export interface PairOrder {
  readonly table: Omit<Arm, 'players' | 'name'>
  readonly first: Contender
  readonly second: Contender
  readonly seed: string
}

export function playTrial({ table, first, second, seed }: PairOrder): PairResult {
  const hire = (who: Contender) => (luck: string) =>
    typeof who === 'string' ? newPlayer(table.game, who, luck) : plainBot(table.game, who)
  return playPairBetween(table, hire(first), hire(second), seed)
}

function plainBot(id: string, factors: Factors): Policy<PositionCore> {
  const { plans } = findRegistration(id)
  return plans!.newBot(weightsWith(id, factors))
}

/** The weights of the plain bot of a game, multiplied. */
export function weightsWith(id: string, factors: Factors): Readonly<Record<string, unknown>> {
  const plain = findRegistration(id).plans?.plain
  if (!isObject(plain)) throw new Error(`${id} has no plain bot whose weights could be tuned`)
  return scaled(plain, factors)
}

/** The same pair has the same key, whenever it is asked for. */
export const keyOf = (order: PairOrder): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 20)

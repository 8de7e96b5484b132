import { type Account, blind, DiceError, eachWay, type Fate, type PositionCore, type Side } from '@hexfront/core'
import { hasDice, type Session } from './session.ts'

/** A throw against all that it might have been. */
export interface Throw {
  /** Choices before it, and with it. */
  readonly at: number
  /** For whom more is better. */
  readonly side: Side
  /** The share of ways that are worse for that side, with half of those that are as good: ½ is neither luck nor bad luck. */
  readonly share: number
  /** What it cost each side, and what it would have on average. */
  readonly suffered: readonly number[]
  readonly expected: readonly number[]
}

/** More ways than this are not run for one throw. */
const MOST_WAYS = 2000

/** Every throw of a game that is over, one at a time, so that whoever asks can pause. */
export function* throwsOf(session: Session): Generator<Throw | null> {
  const { match, table } = session
  const { account } = table.display
  if (!account) return
  const before = table.game.blank(match.setting)
  const after = table.game.blank(match.setting)
  for (let at = 1; at <= match.entries.length; at++) {
    if (!hasDice(match.entries[at - 1]!)) continue
    match.positionAt(at - 1, before)
    match.positionAt(at, after)
    // Played again by now, if it was only kept.
    const { told, text } = match.entries[at - 1]!
    const fate = account.fate(before, { told, position: after })
    const ways = fate ? waysFrom(session, account, before, text) : []
    yield fate && ways.length > 0 ? throwAmong(at, fate, ways) : null
  }
}

interface Chance {
  readonly chance: number
  readonly fate: Fate | null
}

/** Every way an answer might have gone; nothing where there are too many. */
function waysFrom({ table }: Session, account: Account<PositionCore>, before: PositionCore, text: string): Chance[] {
  const { game } = table
  const { choice } = game.read(before, text)
  const ways: Chance[] = []
  try {
    eachWay(
      game,
      before,
      (s, dice, listener) => game.take(s, choice, blind(dice), listener),
      (way) => ways.push({ chance: way.chance, fate: account.fate(before, way) }),
      MOST_WAYS,
    )
    return ways
  } catch (error) {
    if (!(error instanceof DiceError)) throw error
    return []
  }
}

export function throwAmong(at: number, fate: Fate, ways: readonly Chance[]): Throw {
  let share = 0
  const expected = fate.losses.map(() => 0)
  for (const { chance, fate: other } of ways) {
    if (!other) continue
    share += other.rank < fate.rank ? chance : other.rank === fate.rank ? chance / 2 : 0
    other.losses.forEach((loss, side) => {
      expected[side]! += chance * loss
    })
  }
  return { at, side: fate.side, share, suffered: fate.losses, expected }
}

/** How the dice fell for a side in all: the mean share, and its losses against what was to be expected. */
export interface Luck {
  readonly throws: number
  readonly mean: number
  readonly suffered: number
  readonly expected: number
}

/** For one side; what is good luck for the other is bad luck for it. */
export function luckOf(throws: readonly Throw[], side: Side): Luck {
  const sum = (of: (one: Throw) => number): number => throws.reduce((total, one) => total + of(one), 0)
  return {
    throws: throws.length,
    mean: throws.length === 0 ? 0.5 : sum((one) => shareFor(one, side)) / throws.length,
    suffered: sum(({ suffered }) => suffered[side - 1] ?? 0),
    expected: sum(({ expected }) => expected[side - 1] ?? 0),
  }
}

export const shareFor = ({ side, share }: Throw, of: Side): number => (side === of ? share : 1 - share)

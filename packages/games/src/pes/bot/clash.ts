/** How a group fares against a stack, worked out for every mix of full and reduced units. */
export interface Clash {
  /** The chance that the group is unhurt, reduced or dead when the fight is over. */
  readonly fresh: number
  readonly reduced: number
  readonly dead: number
  /** Full divisions that are reduced in it, on the average. */
  readonly toll: number
}

const MOST = 12
const GROUP_DICE = 5
const FULL_DICE = 4

/** Steps of one die: 5 and 6 hit once; with the 1 of the first round 4 and 5 once, 6 twice (12.6). */
const LATER = [4 / 6, 2 / 6, 0] as const
const FIRST = [3 / 6, 3 / 6, 0] as const

const known: (Clash | undefined)[] = []

/** 12.5, 12.7: a fresh group has five dice, a reduced one has one. */
export function clash(isFresh: number, full: number, reduced: number): Clash {
  full = Math.min(full, 6)
  reduced = Math.min(reduced, MOST)
  const key = (full * 16 + reduced) * 2 + isFresh
  const there = known[key]
  if (there) return there
  const made = workOut(isFresh, full, reduced)
  known[key] = made
  return made
}

interface Sum {
  fresh: number
  reduced: number
  dead: number
  toll: number
}

function workOut(isFresh: number, full: number, reduced: number): Clash {
  const sum: Sum = { fresh: 0, reduced: 0, dead: 0, toll: 0 }
  round(sum, 1, isFresh, full, reduced, FIRST)
  return sum
}

/** One round, and those that follow it as long as they are likely enough to matter. */
function round(
  sum: Sum,
  chance: number,
  isFresh: number,
  full: number,
  reduced: number,
  die: readonly [number, number, number],
): void {
  if (full + reduced === 0) {
    if (isFresh === 1) sum.fresh += chance
    else sum.reduced += chance
    return
  }
  if (chance < 1e-4) {
    sum.dead += chance
    return
  }
  const hits = hitsOf(isFresh === 1 ? GROUP_DICE : 1, die)
  for (let n = 0; n < hits.length; n++) {
    const flipped = Math.min(n, full)
    const lost = Math.min(n - flipped, reduced + flipped)
    const left = full - flipped
    const weak = reduced + flipped - lost
    const part = chance * hits[n]!
    sum.toll += part * flipped
    const dice = left * FULL_DICE + weak
    const none = 0.5 ** dice
    const one = isFresh === 1 ? dice * none : 0
    sum.dead += part * (1 - none - one)
    round(sum, part * none, isFresh, left, weak, LATER)
    if (one > 0) round(sum, part * one, 0, left, weak, LATER)
  }
}

/** How likely so many dice are to cost 0, 1, 2 ... steps. */
function hitsOf(dice: number, die: readonly [number, number, number]): number[] {
  let chances = [1]
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(chances.length + 2).fill(0)
    for (let hits = 0; hits < chances.length; hits++)
      for (let more = 0; more < 3; more++) next[hits + more]! += chances[hits]! * die[more]!
    chances = next
  }
  return chances
}

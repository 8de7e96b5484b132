import { copyInto } from '@hexfront/core'
import { frontGaps, IS_GERMAN } from '../control.ts'
import { pes } from '../index.ts'
import { allowance, newRange, type Range, reachFrom } from '../movement.ts'
import { diceOf, pieces, type State } from '../state.ts'
import { danger, path } from './danger.ts'
import { ready, strongest, weakest, weightOfAll } from './forces.ts'

export interface Guard {
  readonly units: readonly number[]
  readonly hex: number
}

/** A guard, and how much danger it takes away. */
interface Post extends Guard {
  readonly gain: number
}

/** The strongest, the weakest, or all. */
function choicesOf(s: State, force: readonly number[]): (readonly number[])[] {
  if (force.length === 1) return [force]
  const best = strongest(s, force)
  const worst = weakest(s, force)
  return diceOf(s, best) === diceOf(s, worst) ? [[best], force] : [[best], [worst], force]
}

/** Danger that is borne, and what a post must take away of it. */
const SAFE = 0.01
const LEAST = 0.004
/** How many posts are thought of as the first of two, and how many as the second. */
const PAIRS = 5
const FOLLOWERS = 40

/** How many hexes are tried for a stack that is brought up, and how much more danger is borne for it. */
const TRIES = 16
const EASE = 0.004

/** Finds posts where units stand in the way of groups. */
export class Watch {
  readonly #next: State
  readonly #range: Range
  readonly #toll: number

  constructor(s: State, toll: number) {
    this.#toll = toll
    this.#next = pes.blank(s.setting)
    this.#range = newRange(s)
  }

  /** The post that makes it hardest for groups to break through, together with the next that would be taken. */
  bestPost(s: State): Guard | null {
    const now = danger(s, this.#toll)
    if (now < SAFE) return null
    const posts = this.#candidates(s, now)
    posts.sort((a, b) => b.gain - a.gain)
    let best: Guard | null = null
    let most = LEAST
    for (const post of posts.slice(0, PAIRS)) {
      const gain = post.gain + this.#nextGain(s, now - post.gain, post, posts)
      if (gain <= most) continue
      most = gain
      best = post
    }
    return best
  }

  /** Everybody who can stand in the way, where that opens no gap, and how much danger it takes away. */
  #candidates(s: State, now: number): Post[] {
    const hexes = this.#posts(s)
    const gaps = frontGaps(s).count
    const posts: Post[] = []
    for (const mech of [0, 1])
      for (let from = 1; from <= s.setting.ground.size; from++) {
        const force = ready(s, from, mech)
        if (force.length === 0) continue
        for (const units of choicesOf(s, force)) {
          reachFrom(s, from, mech, allowance(s, mech), weightOfAll(s, units), this.#range)
          for (const hex of hexes) {
            if (hex === from || !this.#range.reach.has(hex)) continue
            const next = this.with(s, units, hex)
            const gain = now - danger(next, this.#toll)
            if (gain > 0 && frontGaps(next).count <= gaps) posts.push({ units, hex, gain })
          }
        }
      }
    return posts
  }

  /** How much a second post adds to a first. */
  #nextGain(s: State, now: number, first: Post, posts: readonly Post[]): number {
    const gaps = frontGaps(s).count
    let most = 0
    for (const { units, hex } of posts.slice(0, FOLLOWERS)) {
      if (units.some((unit) => first.units.includes(unit))) continue
      const next = this.with(s, first.units, first.hex)
      for (const unit of units) pieces.place(next, unit, hex)
      const gain = now - danger(next, this.#toll)
      if (gain > most && frontGaps(next).count <= gaps) most = gain
    }
    return most
  }

  /** Hexes that groups come by, and those round points of communications among them. */
  #posts(s: State): number[] {
    const posts = new Set(path)
    for (const hex of path)
      if (s.setting.isLoc[hex] === 1)
        for (const beside of s.setting.ground.within(hex, 1))
          if (s.hexes.control[beside] === IS_GERMAN) posts.add(beside)
    return [...posts]
  }

  /** Where a force that has done its work stands best; 0 for where it is. */
  lastStop(s: State, force: readonly number[], at: number, mech: number, points: number): number {
    const judge = (p: State) => 0.02 * frontGaps(p).count + danger(p, this.#toll)
    let least = judge(s) - 0.01
    const posts = new Set(path)
    for (const hex of s.setting.loc) if (s.hexes.control[hex] === IS_GERMAN) posts.add(hex)
    const gaps = frontGaps(s)
    for (let i = 0; i < gaps.count; i++) posts.add(gaps.hexes[i]!)
    reachFrom(s, at, mech, points, weightOfAll(s, force), this.#range)
    let best = 0
    for (const hex of posts) {
      if (hex === at || !this.#range.reach.has(hex)) continue
      const value = judge(this.with(s, force, hex))
      if (value >= least) continue
      least = value
      best = hex
    }
    return best
  }

  /** Toward an aim, as long as nothing opens behind and no group has it easier; 0 to stay. */
  bringUp(s: State, force: readonly number[], at: number, mech: number, aim: number): number {
    reachFrom(s, at, mech, allowance(s, mech), weightOfAll(s, force), this.#range)
    const { reach } = this.#range
    const { ground } = s.setting
    const far = (hex: number) => ground.distance(hex, aim)
    const nearer: number[] = []
    for (let i = 0; i < reach.count; i++) {
      const hex = reach.hexes[i]!
      if (s.hexes.control[hex] === IS_GERMAN && far(hex) < far(at) - 1) nearer.push(hex)
    }
    nearer.sort((a, b) => far(a) - far(b) || pieces.count(s, a) - pieces.count(s, b) || a - b)
    const gaps = frontGaps(s).count
    const now = danger(s, this.#toll) + EASE
    let tries = TRIES
    for (let i = 0; i < nearer.length && tries > 0; i += 1 + (nearer.length >> 4), tries--) {
      const next = this.with(s, force, nearer[i]!)
      if (frontGaps(next).count <= gaps && danger(next, this.#toll) <= now) return nearer[i]!
    }
    return 0
  }

  /** The position with these units there. */
  with(s: State, force: readonly number[], hex: number): State {
    copyInto(this.#next, s)
    for (const unit of force) pieces.place(this.#next, unit, hex)
    return this.#next
  }
}

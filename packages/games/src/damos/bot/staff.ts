import { LEGAL, NO_REASONS } from '@hexfront/core'
import { nameBarred } from '../concerted.ts'
import { activateBarred, isPausing } from '../movement.ts'
import { pieces, type State } from '../state.ts'
import { isFresh, isMobile } from '../zones.ts'
import { type Force, forceOf, putInHand, unitsIn } from './forces.ts'
import { bestMission, DECLARING, type Leave, type Mission } from './missions.ts'
import type { Survey } from './survey.ts'

/** Forces that could be made of the fresh units of a hex, those on foot first. */
function forcesIn(s: State, side: number, hex: number): Force[] {
  const fresh = unitsIn(s, side, hex).filter((unit) => isFresh(s, unit) && !(isPausing(s) && isMobile(s, unit)))
  const foot = fresh.filter((unit) => !isMobile(s, unit))
  const fast = fresh.filter((unit) => isMobile(s, unit))
  const parts: number[][] = []
  if (s.isFootClosed === 0 && foot.length > 0) {
    parts.push(foot)
    if (foot.length > 1) parts.push([weakest(s, foot)])
    if (foot.length > 3) parts.push(foot.slice(0, 2))
  }
  if (fast.length > 0) {
    parts.push(fast)
    if (foot.length > 0) parts.push(fresh)
    if (fast.length > 2) parts.push(fast.slice(0, 2))
  }
  return parts.map((units) => forceOf(s, hex, units))
}

function weakest(s: State, units: readonly number[]): number {
  return units.reduce((a, b) => (s.units.strength[b]! < s.units.strength[a]! ? b : a))
}

/** What is done next in the operations; null where nothing is worth it. */
export function nextMission(s: State, seen: Survey): Mission | null {
  let best: Mission | null = null
  const { hexes, count } = pieces.hexesOf(s, seen.side)
  for (const hex of Array.from(hexes.subarray(0, count))) {
    if (activateBarred(s, hex, NO_REASONS) !== LEGAL) continue
    const found = missionFrom(s, seen, hex, DECLARING)
    if (found !== null && found.gain >= seen.temper.least && (best === null || rank(found) > rank(best))) best = found
  }
  return best
}

/** The best that any force made of the units of a hex can do. */
export function missionFrom(
  s: State,
  seen: Survey,
  hex: number,
  leave: Leave,
  isOpen: (force: Force) => boolean = () => true,
): Mission | null {
  let best: Mission | null = null
  for (const force of forcesIn(s, seen.side, hex)) {
    if (!isOpen(force)) continue
    putInHand(s, force)
    const found = bestMission(s, seen, force, leave)
    if (found.kind !== 'stay' && (best === null || isBetter(found, best))) best = found
  }
  return best
}

/** C7.0: those on foot act first, or not at all. */
const isBetter = (a: Mission, b: Mission): boolean =>
  a.force.isMobile === b.force.isMobile ? a.gain > b.gain : b.gain < LITTLE && a.gain > b.gain

const LITTLE = 0.1

/** C7.0: forces on foot first; those who close a ring, then attacks, then the rest. */
function rank({ force, kind, ring, gain }: Mission): number {
  const stage = kind === 'go' && ring > 0.5 ? 2 : kind === 'attack' ? 1 : 0
  return (force.isMobile ? 0 : STAGE * 4) + stage * STAGE + Math.min(gain, STAGE - 1)
}

const STAGE = 1000

/** C8.1: the force that carries out the attack that was declared, or 0. */
export function namedHex(s: State, seen: Survey): number {
  const { target, plan } = s.concerted
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  const { hexes, count } = pieces.hexesOf(s, seen.side)
  for (const hex of Array.from(hexes.subarray(0, count))) {
    if (nameBarred(s, hex, NO_REASONS) !== LEGAL) continue
    const found = missionFrom(s, seen, hex, { declares: false, target, plan })
    const value = found === null ? -1000 : found.gain
    if (value > most) {
      most = value
      best = hex
    }
  }
  return best
}

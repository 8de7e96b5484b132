import { LEGAL, NO_REASONS } from '@hexfront/core'
import { attackBarred, isBeside } from '../combat.ts'
import { isRailhead, phasing, type State, sideOf, unitCount } from '../state.ts'
import { enemyHexes } from './offensive.ts'
import { bestProspect, inOrder, type Prospect } from './prospect.ts'
import { survey } from './survey.ts'
import type { Temper } from './temper.ts'

/** The attack that promises most, if any promises more than it risks. */
export function bestAttack(s: State, temper: Temper): Prospect | null {
  const targets = targetsOf(s)
  return bestOn(s, temper, targets, targets)
}

/** The same for a hex that is being attacked: those who have joined come first. */
export const attackOn = (s: State, temper: Temper, hex: number): Prospect | null =>
  bestOn(s, temper, [hex], targetsOf(s))

/** What an attack must promise to be made. */
const LEAST = 0.05

function bestOn(s: State, temper: Temper, hexes: readonly number[], targets: readonly number[]): Prospect | null {
  const seen = survey(s, phasing(s))
  const rivals = (unit: number) => targets.filter((hex) => isBeside(s, unit, hex)).length
  let best: Prospect | null = null
  for (const hex of hexes) {
    const units = inOrder(s, ableToAttack(s, hex), rivals).sort((a, b) => s.units.joined[b]! - s.units.joined[a]!)
    const found = bestProspect(s, seen, temper, hex, units)
    if (found !== null && found.value > (best?.value ?? LEAST)) best = found
  }
  return best
}

const targetsOf = (s: State): number[] =>
  enemyHexes(s, phasing(s)).filter((hex) => attackBarred(s, hex, NO_REASONS) === LEGAL)

function ableToAttack(s: State, hex: number): number[] {
  const side = phasing(s)
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (
      sideOf(s, unit) === side &&
      s.units.fought[unit] === 0 &&
      !isRailhead(s, unit) &&
      s.units.place[unit] !== 0 &&
      isBeside(s, unit, hex)
    )
      units.push(unit)
  return units
}

import { LEGAL, NO_REASONS } from '@hexfront/core'
import { attackBarred, doneBarred, joinBarred } from '../attacking.ts'
import { NO_AIR, phasing, type State, unitCount } from '../state.ts'
import { stepWorth } from './forces.ts'
import { enemyHexes } from './offensive.ts'
import { bestProspect, type Prospect, prospectOf, withObliged } from './prospect.ts'
import { copyOf } from './scratch.ts'
import { type Survey, survey } from './survey.ts'
import type { Temper } from './temper.ts'

/** The attack that promises most, if any promises enough; 11.1: on turn 1 the least bad, if somebody must attack. */
export function bestAttack(position: State, temper: Temper): Prospect | null {
  const s = atRest(position)
  const seen = survey(s, phasing(s))
  const targets = enemyHexes(s, seen.side).filter((hex) => attackBarred(s, hex, NO_REASONS) === LEGAL)
  let best: Prospect | null = null
  for (const hex of targets) {
    const found = attackFrom(s, seen, temper, hex, targets)
    if (found !== null && (best === null || found.value > best.value)) best = found
  }
  if (best === null || best.value >= temper.least) return best
  return doneBarred(s, NO_REASONS) === LEGAL ? null : best
}

/** The same for a hex that is being attacked, whoever has joined; null where it is not worth it. */
export function attackOn(position: State, temper: Temper, hex: number): Prospect | null {
  const s = atRest(position)
  const seen = survey(s, phasing(s))
  const targets = enemyHexes(s, seen.side).filter((one) => attackBarred(s, one, NO_REASONS) === LEGAL)
  const found = attackFrom(s, seen, temper, hex, targets)
  if (found === null || found.value >= temper.least) return found
  return doneBarred(s, NO_REASONS) === LEGAL ? null : found
}

/** 6.8: what to make of an attack that cannot be called off. */
export function declaredAttack(position: State, temper: Temper): { s: State; seen: Survey; prospect: Prospect } {
  const s = copyOf(position)
  const team = joinedUnits(s)
  const seen = survey(s, phasing(s))
  return { s, seen, prospect: prospectOf(s, seen, temper, s.assault.target, team) }
}

/** The position as if no attack were in hand. */
function atRest(position: State): State {
  const s = copyOf(position)
  s.units.joined.fill(0)
  s.assault.target = 0
  s.assault.air = NO_AIR
  return s
}

function attackFrom(s: State, seen: Survey, temper: Temper, hex: number, targets: readonly number[]): Prospect | null {
  const units = ableToAttack(s, hex)
  if (units.length === 0) return null
  const best = bestProspect(s, seen, temper, hex, inOrder(s, seen, hex, units, targets))
  if (best === null) return null
  const team = withObliged(s, hex, best.team, units)
  return team === best.team ? best : prospectOf(s, seen, temper, hex, team)
}

function ableToAttack(s: State, hex: number): number[] {
  s.units.joined.fill(0)
  s.assault.target = hex
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.place[unit] !== 0 && joinBarred(s, unit, NO_REASONS) === LEGAL) units.push(unit)
  return units
}

/** Those without another target first, from as many sides as there are; the strong before the weak. */
function inOrder(
  s: State,
  { guess }: Survey,
  hex: number,
  units: readonly number[],
  targets: readonly number[],
): number[] {
  const { ground } = s.setting
  const rivals = new Map(
    units.map((unit) => [
      unit,
      targets.filter((one) => one !== hex && ground.distance(s.units.place[unit]!, one) === 1).length,
    ]),
  )
  const seats = new Map<number, number>()
  const seat = (unit: number): number => {
    const place = s.units.place[unit]!
    const at = seats.get(place) ?? 0
    seats.set(place, at + 1)
    return at
  }
  const strong = [...units].sort((a, b) => stepWorth(s, b, guess) - stepWorth(s, a, guess) || a - b)
  const order = new Map(strong.map((unit) => [unit, seat(unit)]))
  return strong.sort((a, b) => rivals.get(a)! - rivals.get(b)! || order.get(a)! - order.get(b)! || a - b)
}

export function joinedUnits(s: State): number[] {
  const units: number[] = []
  for (let unit = s.units.joined.indexOf(1); unit > 0; unit = s.units.joined.indexOf(1, unit + 1))
    if (s.units.place[unit] !== 0) units.push(unit)
  return units
}

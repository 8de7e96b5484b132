import { type Choices, LEGAL, NO_REASONS, phaseNow, type Rule, type Why } from '@hexfront/core'
import { commanderFor, isInRange, pointsLeft } from '../command.ts'
import { DOUBLING_FROM } from '../data/charts.ts'
import { isOnMap, phasing, type State, sideOf } from '../state.ts'
import { allowanceOf, shareOf } from './allowance.ts'

/** 10.13, E-R09: foot units within range of an HQ, one for each command point; Guards pay as others do in 11.4. */
export function activateBarred(s: State, unit: number, why: Why): Rule {
  if (phaseNow(s).movement !== 'C1') return why.no('10.13', 'not in this phase')
  const idle = followBarred(s, unit, why)
  if (idle !== LEGAL) return idle
  return activatorOf(s, unit) !== 0 ? LEGAL : why.no('10.13', 'no HQ with a command point is in range of {unit}', unit)
}

/** Whether a unit would follow an HQ, were one in range. */
function followBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (sideOf(s, unit) !== phasing(s) || !isOnMap(s, unit))
    return why.no('10.13', '{unit} is not yours to activate', unit)
  if (setting.isHq[unit] === 1 || shareOf(s, unit) !== 'activated')
    return why.no('10.13', '{unit} is not moved by an HQ', unit)
  if (units.activated[unit] === 1) return why.no('10.13', '{unit} is activated', unit)
  if (units.receiving[unit] === 1) return why.no('7.73', '{unit} receives replacements', unit)
  return allowanceOf(s, unit) > 0 ? LEGAL : why.no('10.1', '{unit} cannot move', unit)
}

export const activatorOf = (s: State, unit: number): number => commanderFor(s, sideOf(s, unit), s.units.place[unit]!)

const leaders: number[] = []

/** Exactly the units that `activateBarred` lets be activated: who leads is asked once. */
export function offerActivations(s: State, out: Choices): void {
  if (phaseNow(s).movement !== 'C1') return
  const { units, setting } = s
  const side = phasing(s)
  leaders.length = 0
  for (const hq of setting.hqs) if (sideOf(s, hq) === side && pointsLeft(s, hq) > 0) leaders.push(hq)
  if (leaders.length === 0) return
  for (let unit = setting.first[side]!; unit <= setting.lastGround[side]!; unit++)
    if (followBarred(s, unit, NO_REASONS) === LEGAL && isLed(s, units.place[unit]!)) out.add(unit)
}

function isLed(s: State, hex: number): boolean {
  for (const hq of leaders) if (isInRange(s, hq, hex)) return true
  return false
}

/** 5.54, 12.35: for Mandated Attacks, from turn 11 on. */
export function doubleBarred(s: State, hq: number, why: Why): Rule {
  const { units, setting } = s
  if (phaseNow(s).movement !== 'C1') return why.no('12.35', 'not in this phase')
  if (setting.isHq[hq] === 0 || sideOf(s, hq) !== phasing(s) || !isOnMap(s, hq))
    return why.no('12.35', '{unit} is not an HQ of yours', hq)
  if (s.turn < DOUBLING_FROM) return why.no('5.54', 'not before turn {n}', DOUBLING_FROM)
  if (s.mandated.due === 0) return why.no('12.35', 'no Mandated Attack is due')
  if (units.nonOp[hq] === 1) return why.no('21.26', '{unit} is out of order', hq)
  return units.doubled[hq] === 0 ? LEGAL : why.no('12.35', '{unit} has doubled its command', hq)
}

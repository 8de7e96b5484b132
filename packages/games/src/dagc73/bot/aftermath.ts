import { LEGAL, NO_REASONS, type Offer, operandA } from '@hexfront/core'
import { advanceBarred } from '../combat.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { worth } from '../elimination.ts'
import { isMechanized, phasing, pieces, type State, sideOf, strengthOf, unitCount } from '../state.ts'
import { openWith } from './places.ts'
import { cheapest } from './prospect.ts'
import { copyOf } from './scratch.ts'
import { exits } from './survey.ts'
import type { Temper } from './temper.ts'

/** Who is given up next for an exchange; 0 when enough are. */
export function payer(s: State): number {
  const units = joinedUnits(s)
  const due = s.assault.due - s.assault.paid
  return due <= 0 || units.length === 0 ? 0 : cheapest(s, units, due)
}

/** R73-10: the cheapest first, so that the dearest find no room. */
export function firstToGo(s: State, choices: Offer): number {
  let best = operandA(choices.at(0))
  for (let i = 1; i < choices.length; i++)
    if (worth(s, operandA(choices.at(i))) < worth(s, best)) best = operandA(choices.at(i))
  return best
}

/** For a beaten enemy: few ways on, no walls, far from help. */
export function worstRefuge(s: State, choices: Offer): number {
  const side = sideOf(s, s.fallback.unit)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const hex = operandA(choices.at(i))
    const value =
      -exits(s, side, hex) -
      2 * s.setting.forts[side]![hex]! -
      0.5 * s.setting.rough[hex]! -
      (pieces.first(s, hex) === 0 ? 0 : 1)
    if (value > most) {
      most = value
      best = hex
    }
  }
  return best
}

/** Who advances next; 0 for nobody. */
export function follower(s: State, temper: Temper): number {
  const side = phasing(s)
  const { into, sent } = s.assault
  const units = joinedUnits(s).filter((unit) => advanceBarred(s, unit, NO_REASONS) === LEGAL)
  const willing = side === SOVIET ? 3 : s.setting.forts[GERMAN]![into] === 1 ? 1 : 0
  if (sent >= willing || units.length === 0) return 0
  units.sort(
    (a, b) => Number(isMechanized(s, a)) - Number(isMechanized(s, b)) || strengthOf(s, b) - strengthOf(s, a) || a - b,
  )
  if (temper.gap === 0 || side !== SOVIET) return units[0]!
  const scratch = copyOf(s)
  return units.find((unit) => !breaksLine(scratch, unit, into)) ?? 0
}

/** 11.0: whether the Russian line is more open when a unit has gone to a hex. */
function breaksLine(s: State, unit: number, hex: number): boolean {
  const from = s.units.place[unit]!
  pieces.place(s, unit, 0)
  const isBroken = openWith(s, unit, hex) > openWith(s, unit, from)
  pieces.place(s, unit, from)
  return isBroken
}

export function joinedUnits(s: State): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.joined[unit] === 1 && s.units.place[unit] !== 0) units.push(unit)
  return units
}

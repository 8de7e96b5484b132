import { type Offer, operandA, operandB, verbOf } from '@hexfront/core'
import { nextToRetreat } from '../combat/withdrawal.ts'
import { activeSide, pieces, type State, sideOf } from '../state.ts'
import { placeValue } from './places.ts'
import { survey } from './survey.ts'
import type { Temper } from './temper.ts'
import { placeWorth, stepWorth } from './worth.ts'

/** Of all answers the one that names the cheapest step. */
export function cheapest(s: State, choices: Offer): number {
  let best = 0
  for (let i = 1; i < choices.length; i++)
    if (stepWorth(s, operandA(choices.at(i))) < stepWorth(s, operandA(choices.at(best)))) best = i
  return best
}

/** 16.4: where a unit goes back to: the best place for it; the worst, if it is the enemy's. All of a hex go together. */
export function wayBack(
  s: State,
  temper: Temper,
  choices: Offer,
  asked: number,
  unit: number,
  together: number,
): number {
  const owner = sideOf(s, unit)
  const seen = survey(s, owner)
  const sign = owner === asked ? 1 : -1
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    const hex = operandA(answer)
    if (hex === 0 || hex > s.setting.ground.size) continue
    const value = sign * placeValue(s, seen, temper, unit, hex) + (verbOf(answer) === together ? TOGETHER : 0)
    if (value <= most) continue
    most = value
    best = i
  }
  return best
}

const TOGETHER = 0.001

export const firstBack = (s: State): number => Math.max(1, nextToRetreat(s))

/** 16.5: who goes into the hex that is empty now, because it is better there; -1 for nobody. */
export function follower(s: State, temper: Temper, choices: Offer, advance: number): number {
  const seen = survey(s, activeSide(s))
  let best = -1
  let most = 0
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    if (verbOf(answer) !== advance) continue
    const hex = operandA(answer)
    const unit = operandB(answer)
    const isFirst = pieces.first(s, hex) === 0
    const gain =
      placeValue(s, seen, temper, unit, hex) -
      placeValue(s, seen, temper, unit, s.units.place[unit]!) +
      (isFirst ? EAGER + placeWorth(s, hex) : 0)
    if (gain <= most) continue
    most = gain
    best = i
  }
  return best
}

/** To be in the hex is to have it. */
const EAGER = 0.3

import { type Choice, type Offer, operandA, operandB, verbOf } from '@hexfront/core'
import { AXIS } from '../data/counters.ts'
import { phasing, type State } from '../state.ts'
import { survey } from './survey.ts'
import { placeWorth, stepWorth } from './worth.ts'

/** 18.4: where a strongpoint is of most use: near what counts, where the enemy can strike; -1 for nowhere. */
export function site(s: State, choices: Offer, build: number): number {
  const seen = survey(s, phasing(s))
  let best = -1
  let most = 0
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    if (verbOf(answer) !== build) continue
    const hex = operandA(answer)
    const value = seen.threat[hex]! * (1 + placeWorth(s, hex)) + Math.max(0, 4 - seen.far[hex]!)
    if (value <= most) continue
    most = value
    best = i
  }
  return best
}

/** 7.71: who gains most by a step more; -1 for nobody. */
export function receiver(s: State, choices: Offer, receive: number): number {
  let best = -1
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    if (verbOf(answer) !== receive) continue
    if (best < 0 || gainOf(s, operandA(answer)) > gainOf(s, operandA(choices.at(best)))) best = i
  }
  return best
}

const gainOf = (s: State, unit: number): number => stepWorth(s, unit, -1)

/** 8.4: militia as near to its city as it can; -1 for nobody. */
export function nearHome({ setting }: State, choices: Offer, levy: number): number {
  const far = (answer: Choice): number => setting.ground.distance(setting.home[operandB(answer)]!, operandA(answer))
  let best = -1
  for (let i = 0; i < choices.length; i++) {
    if (verbOf(choices.at(i)) !== levy) continue
    if (best < 0 || far(choices.at(i)) < far(choices.at(best))) best = i
  }
  return best
}

/** 6.21: the town nearest to the enemy that he cannot soon come to, for the Base that is asked for; null for none. */
export function baseSite(s: State, choices: Offer, base: number): Choice | null {
  const { far } = survey(s, AXIS)
  let best: Choice | null = null
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    if (verbOf(answer) !== base || far[operandA(answer)]! < SAFE) continue
    if (best === null || far[operandA(answer)]! < far[operandA(best)]!) best = answer
  }
  return best !== null && far[operandA(best)]! < far[s.units.place[operandB(best)]!]! ? best : null
}

/** Hexes from the enemy where a Base is not run over. */
const SAFE = 8

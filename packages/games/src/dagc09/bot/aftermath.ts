import { LEGAL, NO_REASONS, type Offer, operandA, operandB, phaseNow, verbOf } from '@hexfront/core'
import { advanceBarred, lossBarred, pressBarred } from '../aftermath.ts'
import { column } from '../combat.ts'
import { isCavalryMechanized, phasing, pieces, type State, sideOf } from '../state.ts'
import { joinedUnits } from './assault.ts'
import { stepsLeft, stepWorth } from './forces.ts'
import { type Pull, placeValue, pullOf } from './places.ts'
import { pointsIn } from './prospect.ts'
import { chancesOf } from './risk.ts'
import { copyOf } from './scratch.ts'
import { type Survey, survey } from './survey.ts'
import type { Temper } from './temper.ts'

/** 11.21: who loses the next step: the cheapest, rather one that survives it. */
export function payer(s: State): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const unit of joinedUnits(s)) {
    if (lossBarred(s, unit, NO_REASONS) !== LEGAL) continue
    const worth = stepWorth(s, unit, 0) + (stepsLeft(s, unit) === 1 ? 1 : 0)
    if (worth < least) {
      least = worth
      best = unit
    }
  }
  return best
}

/** 11.17, 11.19: of all answers to a retreat the one that hurts least: ground and what comes after it, or a step. */
export function wayBack(s: State, temper: Temper, choices: Offer, holdVerb: number): number {
  const { target } = s.assault
  const side = sideOf(s, pieces.first(s, target))
  const scratch = copyOf(s)
  const seen = survey(scratch, side)
  const pull = pullOf(scratch, seen)
  const stay = worthOfGround(s, temper, target)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    const value =
      verbOf(answer) === holdVerb
        ? stay - stepWorth(s, operandA(answer), 0) * temper.thrift
        : refuge(scratch, seen, temper, pull, operandB(answer) || pieces.first(s, target), operandA(answer))
    if (value > most) {
      most = value
      best = i
    }
  }
  return best
}

/** What it is worth to stay in a hex. */
const worthOfGround = (s: State, temper: Temper, hex: number): number =>
  STANDING + temper.hold * pointsIn(s, hex) * (s.setting.isCity[hex] === 1 ? 1 : 0.7)

const STANDING = 0.3

function refuge(s: State, seen: Survey, temper: Temper, pull: Pull, unit: number, hex: number): number {
  const from = s.units.place[unit]!
  pieces.place(s, unit, 0)
  const there = placeValue(s, seen, temper, pull, unit, hex)
  const here = placeValue(s, seen, temper, pull, unit, from)
  pieces.place(s, unit, from)
  return Math.max(-1, Math.min(1, NUDGE * (there - here)))
}

const NUDGE = 0.2

/** 12.2: a group goes before it is hurt, unless it holds a town. */
export function evades(s: State): boolean {
  const { loss, hold } = { loss: chancesOf(s.setting)[column(s)]!, hold: pointsIn(s, s.assault.target) }
  return hold === 0 && loss.DE + loss.BB > EVASION
}

const EVASION = 0.2

/** An advance: a unit, and the hex it goes to; null for nobody. */
export interface Step {
  readonly unit: number
  readonly hex: number
  readonly isPress: boolean
}

/** 11.22, 12.2: who goes in, or beyond, because it is better there. Before movement whoever can goes on. */
export function follower(position: State, temper: Temper): Step | null {
  const { target } = position.assault
  const s = copyOf(position)
  const seen = survey(s, phasing(s))
  const pull = pullOf(s, seen)
  const eager = phaseNow(s).combat === 'first' ? EAGER : 0
  const options: Step[] = []
  for (const unit of joinedUnits(s)) {
    if (advanceBarred(s, unit, NO_REASONS) === LEGAL) options.push({ unit, hex: target, isPress: false })
    if (!isCavalryMechanized(s, unit)) continue
    for (let direction = 0; direction < 6; direction++) {
      const hex = s.setting.ground.neighbour(target, direction)
      if (hex !== 0 && pressBarred(s, hex, NO_REASONS, unit) === LEGAL) options.push({ unit, hex, isPress: true })
    }
  }
  let best: Step | null = null
  let most = 0
  for (const option of options) {
    const { unit, hex } = option
    const from = s.units.place[unit]!
    pieces.place(s, unit, 0)
    const gain =
      placeValue(s, seen, temper, pull, unit, hex) -
      placeValue(s, seen, temper, pull, unit, from) +
      (option.isPress ? 0 : eager)
    pieces.place(s, unit, from)
    if (gain <= most) continue
    most = gain
    best = option
  }
  return best
}

/** To be in the hex is to have it, and to go on from there. */
const EAGER = 0.5

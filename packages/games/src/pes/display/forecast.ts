import { stageOf } from '@hexfront/core'
import { ASSAULT_FIRES, assaultModifier } from '../assault.ts'
import { GERMAN_FIRE, SOVIET_FIRE } from '../charts.ts'
import { fireModifier, standardHit } from '../combat.ts'
import { capped, fireSpread, type Spread } from '../spread.ts'
import {
  BY_FLAK,
  BY_GERMANS,
  BY_SPECIALISTS,
  diceOf,
  hasGermans,
  hasTwoSteps,
  isDefender,
  ON_GERMANS,
  pieces,
  type State,
  stepsOf,
} from '../state.ts'
import { rehearse } from './rehearsal.ts'
import { germansIn, unitsIn } from './stacks.ts'

/** What Germans in a hex can throw after 0, 1, 2 ... hits; the last entry is nobody. */
type Wear = readonly { readonly fire: number; readonly flak: number }[]

/** Hits are laid as the program lays them when it is left to it. */
function wearOf(s: State, hex: number): Wear {
  const copy = rehearse(s)
  copy.losses.target = ON_GERMANS
  copy.losses.hex = hex
  const wear = [throwing(copy, hex)]
  while (hasGermans(copy, hex)) {
    const unit = standardHit(copy)
    if (hasTwoSteps(copy, unit)) copy.units.reduced[unit] = 1
    else pieces.place(copy, unit, copy.setting.box.lost)
    wear.push(throwing(copy, hex))
  }
  return wear
}

function throwing(s: State, hex: number): Wear[number] {
  let fire = 0
  let flak = 0
  for (const unit of germansIn(s, hex))
    if (s.setting.isFlak[unit] === 1) flak += diceOf(s, unit)
    else fire += diceOf(s, unit)
  return { fire, flak }
}

export interface RoundForecast {
  readonly taken: number
  readonly undecided: number
  readonly lost: number
  /** German steps that it costs on average. */
  readonly cost: number
}

/** 10.1: how another round of the battle in hand would end, hits laid as the program lays them. */
export function nextRound(s: State): RoundForecast {
  const { hex } = s.battle
  const wear = wearOf(s, hex)
  const next = rehearse(s)
  next.battle.round++
  next.fire.volley = BY_FLAK
  const flakModifier = fireModifier(next)
  next.fire.volley = BY_GERMANS
  const germanModifier = fireModifier(next)
  next.fire.volley = BY_SPECIALISTS
  const sovietModifier = fireModifier(next)
  const garrison = unitsIn(s, hex).filter((unit) => isDefender(s, unit))
  const specialists = garrison.filter((unit) => s.setting.isSpecialist[unit] === 1).length
  const regulars = garrison.length - specialists
  const gone = wear.length - 1
  let taken = 0
  let lost = 0
  let cost = 0
  const flakHits =
    specialists === 0 ? [1] : capped(fireSpread(s.setting, GERMAN_FIRE, wear[0]!.flak, flakModifier), specialists)
  each(flakHits, (shot, chanceShot) => {
    each(capped(fireSpread(s.setting, SOVIET_FIRE, specialists - shot, sovietModifier), gone), (hits, chanceHits) => {
      const soFar = chanceShot * chanceHits
      cost += soFar * hits
      if (hits === gone) {
        lost += soFar
        return
      }
      const standing = specialists - shot + regulars
      each(
        capped(fireSpread(s.setting, GERMAN_FIRE, wear[hits]!.fire, germanModifier), standing),
        (killed, chanceKilled) => {
          const chance = soFar * chanceKilled
          if (killed === standing) {
            taken += chance
            return
          }
          // Regulars have not fired yet: they are hit first.
          const answer = fireSpread(s.setting, SOVIET_FIRE, Math.max(0, regulars - killed), sovietModifier)
          each(capped(answer, gone - hits), (more, chanceMore) => {
            cost += chance * chanceMore * more
            if (hits + more === gone) lost += chance * chanceMore
          })
        },
      )
    })
  })
  return { taken, lost, undecided: Math.max(0, 1 - taken - lost), cost }
}

function each(spread: Spread, visit: (value: number, chance: number) => void): void {
  for (let value = 0; value < spread.length; value++) if (spread[value]! > 0) visit(value, spread[value]!)
}

/** 12.5: the chance that the group or army which fights now wins in the end. */
export function clashChance(s: State): number {
  const { unit, hex } = s.clash
  const wins = winning(s, wearOf(s, hex), s.setting.fullDice[unit]!, s.setting.reducedDice[unit]!)
  const steps = stepsOf(s, unit)
  const modifier = assaultModifier(s)
  return stageOf(s) === ASSAULT_FIRES ? wins.attacking(steps, 0, modifier) : wins.defending(steps, 0)
}

/** 12.5-12.7: the chance that a fresh group beats those who hold a hex. */
export function groupChance(s: State, hex: number): number {
  const group = s.setting.isAssault.indexOf(1)
  const wins = winning(s, wearOf(s, hex), s.setting.fullDice[group]!, s.setting.reducedDice[group]!)
  return wins.attacking(2, 0, 1)
}

interface Winning {
  /** With this many steps against Germans who took so many hits: the group fires next, or the Germans do. */
  attacking(steps: number, hits: number, modifier: number): number
  defending(steps: number, hits: number): number
}

/** Round after round until one side is gone: a chain that only leads down, but for rounds in which nobody is hit. */
function winning(s: State, wear: Wear, full: number, reduced: number): Winning {
  const gone = wear.length - 1
  const known = new Map<number, number>()
  const assault = (steps: number, hits: number, modifier: number): Spread =>
    capped(fireSpread(s.setting, SOVIET_FIRE, steps === 2 ? full : reduced, modifier), gone - hits)
  const defence = (steps: number, hits: number): Spread =>
    capped(fireSpread(s.setting, GERMAN_FIRE, wear[hits]!.fire, 0), steps)

  function attacking(steps: number, hits: number, modifier: number): number {
    let sum = 0
    each(assault(steps, hits, modifier), (more, chance) => {
      sum += chance * (hits + more === gone ? 1 : defending(steps, hits + more))
    })
    return sum
  }

  function defending(steps: number, hits: number): number {
    let sum = 0
    each(defence(steps, hits), (lost, chance) => {
      if (lost < steps) sum += chance * later(steps - lost, hits)
    })
    return sum
  }

  /** A round after the first. One in which nobody is hit begins anew, so it drops out. */
  function later(steps: number, hits: number): number {
    const key = steps * 64 + hits
    const there = known.get(key)
    if (there !== undefined) return there
    const fire = assault(steps, hits, 0)
    const answer = defence(steps, hits)
    let sum = 0
    each(fire, (more, chance) => {
      if (hits + more === gone) sum += chance
      else if (more > 0) sum += chance * defending(steps, hits + more)
      else
        each(answer, (lost, chanceLost) => {
          if (lost > 0 && lost < steps) sum += chance * chanceLost * later(steps - lost, hits)
        })
    })
    const made = sum / (1 - (fire[0] ?? 0) * (answer[0] ?? 0))
    known.set(key, made)
    return made
  }

  return { attacking, defending }
}

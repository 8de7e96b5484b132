import { type Account, type Fate, type Loss, resultAt, type Told } from '@hexfront/core'
import { heard, timesHeard } from '../../display/rolls.ts'
import { attackerOf, defenderOf, pointsOf } from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { firstIn, firstOf, phasing, type State } from '../state.ts'
import { boundsOf, sumOf, unitsIn } from './knowledge.ts'

/** C2.4: losses in strength points, by side and not by unit: who takes them is its owner's secret. */
export const account: Account<State> = { unit: 'strength points', loss, fate }

/** Told lines of losses give what a side has incurred, as far as it had so much. */
function loss(s: State, { event, operands: [first = 0, second = 0, third = 0] }: Told): Loss | null {
  switch (event) {
    case 'attackThrown':
      return taken(s, defenderOf(s), Math.min(pointsOf(third), s.assault.defenceLeft))
    case 'defenceThrown':
      return taken(s, attackerOf(s), Math.min(pointsOf(third), s.assault.attackLeft))
    case 'countered':
      return taken(s, defenderOf(s), counterLoss(s, first, second))
    case 'counterLosses':
      return taken(s, attackerOf(s), second)
    case 'relieved':
      return { unit: firstOf(first), worth: -second }
    case 'swept':
      return taken(s, defenderOf(s), sumOf(s, unitsIn(s, defenderOf(s), first)).least)
    case 'attrition':
      return first === 0 ? null : { unit: Math.max(1, s.units.inHand.indexOf(1)), worth: first }
    case 'surrendered':
    case 'excess':
      return { unit: first, worth: boundsOf(s, first).least }
    default:
      return null
  }
}

/** Some unit of the side stands for all of it. */
const taken = (s: State, side: number, worth: number): Loss | null =>
  worth === 0 ? null : { unit: firstIn(s, side, s.assault.hex) || firstOf(side), worth }

/** C8.9: what the counterattack costs those who make it. */
function counterLoss({ setting: { counterattacks } }: State, column: number, die: number): number {
  return Number(counterattacks.results[resultAt(counterattacks, column, die)]!.split('/')[0])
}

function fate(s: State, { told }: { readonly told: readonly Told[] }): Fate | null {
  if (timesHeard(told, 'attackThrown') > 0) return fateOfBattle(s, told)
  if (timesHeard(told, 'counterLosses') > 0) return fateOfCounterattack(s, told)
  // C2.6.1: it is all the same by how much a reaction succeeds.
  if (timesHeard(told, 'rolled') > 0)
    return { side: defenderOf(s), rank: timesHeard(told, 'failed') > 0 ? 0 : 1, losses: [0, 0] }
  const [conversion = 0] = heard(told, 'extended')
  return conversion === 0 ? null : { side: GERMAN, rank: conversion, losses: [0, 0] }
}

function fateOfBattle(s: State, told: readonly Told[]): Fate {
  const defence = heard(told, 'attackThrown')[2] ?? 0
  const attack = heard(told, 'defenceThrown')[2] ?? 0
  return {
    side: phasing(s),
    rank: defence - attack,
    losses: bySide(s, pointsOf(attack), pointsOf(defence)),
  }
}

function fateOfCounterattack(s: State, told: readonly Told[]): Fate {
  const [own = 0, theirs = 0] = heard(told, 'counterLosses')
  return { side: defenderOf(s), rank: theirs - own, losses: bySide(s, theirs, own) }
}

/** The German's first. */
const bySide = (s: State, attackers: number, defenders: number): number[] =>
  phasing(s) === GERMAN ? [attackers, defenders] : [defenders, attackers]

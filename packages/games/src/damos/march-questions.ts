import { LEGAL, type Question, type Rule, type Why } from '@hexfront/core'
import { costOfWay } from '../hexes.ts'
import { attritionModifier } from './attrition.ts'
import { marchBarred, rangeOf, stepCost } from './movement.ts'
import { openLeavingModifier, openModifier } from './reaction.ts'
import { pointsOf } from './sequence.ts'
import { firstIn, pieces, type State, sideOf, type Words } from './state.ts'
import { journeyBarred, journeyPath, journeyStep } from './strategic.ts'
import { isSupplied, lineLimit } from './supply.ts'
import { hasMobile, influence } from './zones.ts'

/** What a player may ask about forces, lines and reactions. */
export const MARCH_QUESTIONS: Readonly<Record<string, Question<State, Words>>> = {
  cost: { a: 'place', bars: costBarred, value: costOf },
  allowance: { a: 'unit', value: (s, unit, why) => why.item('C2.2', 'movement allowance', s.setting.movement[unit]!) },
  /** Replacement points of a turn. */
  points: { a: 'side', value: (s, side, why) => pointsOf(s, side, why) },
  supply: { a: 'unit', bars: offMap, value: supplyOf },
  influence: { a: 'place', bars: influenceBarred, value: influenceOf },
  /** Without the comparison of mobile strength, which nobody can make beforehand. */
  reaction: { bars: reactionBarred, value: (s, _, why) => openModifier(s, why) },
  leaving: { bars: windowBarred, value: (s, _, why) => openLeavingModifier(s, why) },
  attrition: { bars: attritionBarred, value: (s, _, why) => attritionModifier(s, why) },
}

/** C7.0, C6.0: what the way of the force in hand costs; in strategic movement it is counted in halves of a point. */
function costOf(s: State, hex: number, why: Why): number {
  const isMarching = s.march.hex !== 0
  const length = isMarching ? rangeOf(s).reach.pathTo(hex, way) : journeyPath(s, hex, way)
  way.length = length
  return costOfWay(way, (from, to) => (isMarching ? stepCost(s, from, to, why) : journeyStep(s, from, to, why)))
}

const way: number[] = []

function costBarred(s: State, hex: number, why: Why): Rule {
  if (s.march.hex !== 0) return marchBarred(s, hex, why)
  return s.journey.from === 0 ? why.no('C7.0', 'no force is on the march') : journeyBarred(s, hex, why)
}

function offMap(s: State, unit: number, why: Why): Rule {
  return s.units.place[unit] === 0 ? why.no('C2.10', '{unit} is not on the map', unit) : LEGAL
}

/** C2.10: 1 for a unit with a line of supply. */
function supplyOf(s: State, unit: number, why: Why): number {
  const side = sideOf(unit)
  const hex = s.units.place[unit]!
  if (isSupplied(s, side, hex)) return why.item('X4.3', 'a line of supply', 1)
  why.no('X4.3', 'no line of {n} hexes leads from {place} to the railway', lineLimit(s, side), hex)
  return 0
}

/** C2.6: how far a force reaches is for its owner to know. */
function influenceBarred(s: State, hex: number, why: Why): Rule {
  const side = ownerOf(s, hex)
  if (side === 0) return why.no('C2.6', 'nobody is in {place}', hex)
  if (!hasMobile(s, side, hex)) return why.no('C2.6', 'no fresh force with a zone of influence is in {place}', hex)
  return s.units.strength[firstIn(s, side, hex)] === 0
    ? why.no('C2.4', 'the strength of the force in {place} is not known', hex)
    : LEGAL
}

const ownerOf = (s: State, hex: number): number => sideOf(pieces.first(s, hex))

function influenceOf(s: State, hex: number, why: Why): number {
  return why.item('C2.6', 'hexes by strength', influence(s, ownerOf(s, hex), hex))
}

function reactionBarred(s: State, _: number, why: Why): Rule {
  return s.reaction.from === 0 ? why.no('C2.6.1', 'nobody reacts') : LEGAL
}

function windowBarred(s: State, _: number, why: Why): Rule {
  return s.window.hex === 0 ? why.no('C2.6.1', 'nobody reacts') : LEGAL
}

function attritionBarred(s: State, _: number, why: Why): Rule {
  return s.march.hex === 0 ? why.no('C9.0', 'no force is on the march') : LEGAL
}

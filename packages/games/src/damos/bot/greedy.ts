import { type Choice, LEGAL, NO_REASONS, type Offer, operandA, operandB, type Policy, verbOf } from '@hexfront/core'
import { GRAND, MEETING, PENETRATION, PLAN_COST, STANDARD } from '../charts.ts'
import { declareBarred, nameBarred } from '../concerted.ts'
import { GERMAN } from '../counters.ts'
import { damos } from '../index.ts'
import { activateBarred, rallyBarred, rangeOf, stepCost } from '../movement.ts'
import { wouldOverfill } from '../stacking.ts'
import { enemyOf, isHeldBy, pieces, type State } from '../state.ts'
import { isFresh, isMobile } from '../zones.ts'
import { ending, plainAnswer, say, verbNamed } from './answers.ts'
import { attackWith, defenceIn, type Force, forceOf, mayEnter, putInHand, strengthIn, unitsIn } from './forces.ts'
import { landsOf, spreadFrom } from './lands.ts'
import { guessed } from './scratch.ts'

/** Attacks wherever the odds are best and at least even; goes for Moscow, or for the nearest German. */
export const newGreedy = (): Policy<State> => new Greedy()

/** What a force does: attacks at some odds, or gets nearer to where it is bound. */
interface Deed {
  readonly force: Force
  /** Where it goes, or attacks from. */
  readonly hex: number
  readonly target: number
  readonly plan: number
  readonly odds: number
}

class Greedy implements Policy<State> {
  choose(view: State, choices: Offer): Choice {
    const decision = damos.decision(view)
    if (decision.isOver) throw new Error('the game is over')
    const { side, step } = decision
    const wanted = plainAnswer(view, side, step, choices) ?? act(guessed(view), view, side, step, choices)
    return damos.bars(view, wanted) === LEGAL ? wanted : choices.at(0)
  }
}

function act(s: State, view: State, side: number, step: string, choices: Offer): Choice {
  switch (step) {
    case 'entry':
      return choices.at(nearest(s, side, choices))
    case 'strategic':
      return say(view, 'done')
    case 'operations':
      return operations(s, view, side)
    case 'march':
      return march(s, view, side, choices)
    case 'naming':
      return say(view, 'name', strongestNamed(s, side))
    case 'window':
      return react(s, view, side, choices)
    case 'fallback':
      return choices.at(nearest(s, side, choices))
    default:
      return choices.at(0)
  }
}

/** By hex: how far it is to where a side is bound. */
function wayOf(s: State, side: number): Uint8Array {
  const { way, closed } = landsOf(s.setting)
  if (side === GERMAN) return way
  const { hexes, count } = pieces.hexesOf(s, GERMAN)
  return spreadFrom(s.setting, closed, Array.from(hexes.subarray(0, count)))
}

function nearest(s: State, side: number, choices: Offer): number {
  const way = wayOf(s, side)
  let best = 0
  for (let i = 1; i < choices.length; i++)
    if (way[operandA(choices.at(i))]! < way[operandA(choices.at(best))]!) best = i
  return best
}

/** C7.0: forces on foot first; attacks by their odds, then whoever can get nearer. */
function operations(s: State, view: State, side: number): Choice {
  const way = wayOf(s, side)
  let best: Deed | null = null
  const { hexes, count } = pieces.hexesOf(s, side)
  for (const hex of Array.from(hexes.subarray(0, count))) {
    if (activateBarred(s, hex, NO_REASONS) !== LEGAL) continue
    const deed = bestDeed(s, side, forcesIn(s, side, hex), way, true)
    if (deed !== null && (best === null || rank(deed) > rank(best))) best = deed
  }
  if (best === null) return say(view, 'done')
  const { plan, target, force } = best
  return plan === GRAND || plan === PENETRATION ? say(view, 'declare', target, plan) : say(view, 'activate', force.hex)
}

function bestDeed(s: State, side: number, forces: readonly Force[], way: Uint8Array, declares: boolean): Deed | null {
  let best: Deed | null = null
  for (const force of forces) {
    putInHand(s, force)
    const deed = deedOf(s, side, force, way, declares)
    if (deed !== null && (best === null || rank(deed) > rank(best))) best = deed
  }
  return best
}

const FOOT = 1000
const rank = ({ force, odds }: Deed): number => (force.isMobile ? 0 : FOOT) + odds

function forcesIn(s: State, side: number, hex: number): Force[] {
  const fresh = unitsIn(s, side, hex).filter((unit) => isFresh(s, unit))
  const parts = [fresh.filter((unit) => !isMobile(s, unit)), fresh.filter((unit) => isMobile(s, unit))]
  return parts
    .filter((units, i) => units.length > 0 && (i === 1 || s.isFootClosed === 0))
    .map((units) => forceOf(s, hex, units))
}

/** The attack at the best odds that are even or better; otherwise the hex that is nearest to where the force is bound. */
function deedOf(s: State, side: number, force: Force, way: Uint8Array, declares: boolean): Deed | null {
  const { reach } = rangeOf(s)
  let best: Deed | null = null
  let near = way[force.hex]!
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]!
    for (const deed of attacksFrom(s, side, force, hex, reach.cost(hex), declares))
      if (deed.odds >= 1 && (best === null || deed.odds > best.odds)) best = deed
  }
  if (best !== null) return best
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.hexes[i]!
    if (way[hex]! >= near || wouldOverfill(s, side, hex, s.units.inHand)) continue
    near = way[hex]!
    best = { force, hex, target: 0, plan: 0, odds: 0 }
  }
  return best
}

function attacksFrom(s: State, side: number, force: Force, hex: number, cost: number, declares: boolean): Deed[] {
  const enemy = enemyOf(side)
  const { around } = s.setting
  const deeds: Deed[] = []
  if (force.isShaken) return deeds
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const target = around[at]!
    if (target === 0 || !isHeldBy(s, enemy, target)) continue
    if (s.march.target !== 0 && target !== s.march.target) continue
    if (!mayEnter(s, hex, target)) continue
    const left = s.march.points - cost - stepCost(s, hex, target)
    const odds = attackWith(s, force, hex, target) / defenceIn(s, enemy, target)
    const plan = planFor(s, force, hex, target, left, declares)
    if (plan !== 0) deeds.push({ force, hex, target, plan, odds })
  }
  return deeds
}

/** C8.3: the strongest plan that is open. */
function planFor(s: State, force: Force, hex: number, target: number, left: number, declares: boolean): number {
  if (s.march.plan !== 0) return s.march.plan
  if (declares && force.isMobile) {
    if (hex === force.hex && declareBarred(s, target, PENETRATION, NO_REASONS) === LEGAL) return PENETRATION
    if (left >= PLAN_COST[GRAND] && declareBarred(s, target, GRAND, NO_REASONS) === LEGAL) return GRAND
  }
  if (s.march.isExploiting === 1 && force.isMobile && left >= PLAN_COST[GRAND]) return GRAND
  return left >= PLAN_COST[STANDARD] ? STANDARD : left >= 0 ? MEETING : 0
}

function march(s: State, view: State, side: number, choices: Offer): Choice {
  const { march: force } = view
  const inHand = unitsIn(s, side, force.hex).filter((unit) => view.units.inHand[unit] === 1)
  const isNew = force.isBegun === 0 && force.isExploiting === 0 && force.plan === 0
  const open = isNew
    ? forcesIn(s, side, force.hex).filter(({ units }) => units.every((unit) => inHand.includes(unit)))
    : []
  const way = wayOf(s, side)
  const deed = isNew ? bestDeed(s, side, open, way, false) : deedOf(s, side, forceOf(s, force.hex, inHand), way, false)
  const stranger = inHand.find((unit) => isNew && deed !== null && !deed.force.units.includes(unit))
  if (stranger !== undefined) return say(view, 'leave', stranger)
  if (damos.bars(view, say(view, 'rally')) === LEGAL && rallyBarred(view, NO_REASONS) === LEGAL)
    return say(view, 'rally')
  const wanted = deed === null ? null : doing(view, deed)
  if (wanted !== null && damos.bars(view, wanted) === LEGAL) return wanted
  return ending(view, choices)
}

function doing(view: State, { hex, target, plan }: Deed): Choice | null {
  if (hex !== view.march.hex) return say(view, 'to', hex)
  return target === 0 ? null : say(view, 'attack', target, plan)
}

/** C8.1: the strongest of those who can. */
function strongestNamed(s: State, side: number): number {
  let best = 0
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    if (nameBarred(s, hex, NO_REASONS) !== LEGAL) continue
    if (best === 0 || strengthIn(s, side, hex) > strengthIn(s, side, best)) best = hex
  }
  return best
}

/** Reacts with whoever is stronger than those who march. */
function react(s: State, view: State, side: number, choices: Offer): Choice {
  const verb = verbNamed(view, 'react')
  const marching = s.march.hex === 0 ? 0 : strengthOf(s)
  for (let i = 0; i < choices.length; i++) {
    const one = choices.at(i)
    if (verbOf(one) === verb && operandB(one) === 0 && strengthIn(s, side, operandA(one)) > marching) return one
  }
  return say(view, 'pass')
}

function strengthOf({ units }: State): number {
  let sum = 0
  for (let unit = units.inHand.indexOf(1); unit > 0; unit = units.inHand.indexOf(1, unit + 1))
    sum += units.strength[unit]!
  return sum
}

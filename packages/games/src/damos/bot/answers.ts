import { type Choice, firstAnswer, LEGAL, NO_REASONS, type Offer, operandA, verbOf } from '@hexfront/core'
import { choiceOf } from '../../choice.ts'
import { GERMAN, RUSSIAN } from '../counters.ts'
import { fillPrepared } from '../deployment.ts'
import { damos } from '../index.ts'
import { leftOf, reliefLeft } from '../losses.ts'
import { rollBarred } from '../reaction.ts'
import { pieces, type State } from '../state.ts'
import { unitToLeave } from './defence.ts'
import { strengthIn } from './forces.ts'
import { landsOf } from './lands.ts'
import { cheapest, weakest } from './losses.ts'
import { nextDraft } from './rear.ts'
import { guessed } from './scratch.ts'

export const say = (s: State, verb: string, a = 0, b = 0): Choice => choiceOf(damos, s, verb, a, b)

export const verbNamed = (s: State, name: string): number => damos.verbs(s).find((one) => one.name === name)!.verb

/** What anybody with some sense answers, without a look at the whole map; null where that does not do. */
export function plainAnswer(view: State, side: number, step: string, choices: Offer): Choice | null {
  switch (step) {
    case 'deploy':
      return firstAnswer(damos, view, 'prepared') ?? say(view, 'done')
    case 'site':
      return site(view)
    case 'cossacks':
      return cossacks(guessed(view), view)
    case 'arrivals':
      return arrive(view, side)
    case 'rail':
      return rail(view, choices)
    case 'branch':
      return choices.at(nearestByRail(view, choices))
    case 'losses':
    case 'attrition':
      return choices.at(cheapest(view, choices))
    case 'excess':
    case 'muster':
      return choices.at(weakest(view, choices))
    case 'support':
      return say(view, 'fly')
    case 'reroll':
      return reroll(view)
    case 'relief':
      return relief(view)
    case 'benefit':
      return say(view, 'shift')
    case 'reaction':
      return reaction(guessed(view), side, view)
    default:
      return null
  }
}

/** As the prepared deployment has it; where others stand in the way, they are moved first. */
function site(view: State): Choice {
  const prepared = guessed(view)
  fillPrepared(prepared)
  const at = say(view, 'at', prepared.units.place[view.site.unit]!)
  return damos.bars(view, at) === LEGAL ? at : say(view, 'back')
}

function arrive(view: State, side: number): Choice {
  const draft = nextDraft(view, side)
  if (draft === null) return say(view, 'done')
  return say(view, draft.verb, draft.unit, draft.verb === 'rebuild' ? draft.points : 0)
}

/** X4.8: the strongest force that is near the enemy. */
function cossacks(s: State, view: State): Choice {
  const { hexes, count } = pieces.hexesOf(s, RUSSIAN)
  const enemies = pieces.hexesOf(s, GERMAN)
  const { ground } = s.setting
  let best = 0
  let most = 0
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    let near = 255
    for (let j = 0; j < enemies.count; j++) near = Math.min(near, ground.distance(hex, enemies.hexes[j]!))
    if (near > 5) continue
    const strength = strengthIn(s, RUSSIAN, hex)
    if (strength > most) {
      most = strength
      best = hex
    }
  }
  return best === 0 ? say(view, 'none') : say(view, 'cossacks', best)
}

function rail(view: State, choices: Offer): Choice {
  return view.setting.hasThrust ? choices.at(nearestByRail(view, choices)) : say(view, 'all')
}

/** X4.3.1: the way that is shorter to Moscow. */
function nearestByRail({ setting }: State, choices: Offer): number {
  const { railWay } = landsOf(setting)
  let best = 0
  let least = 255
  for (let i = 0; i < choices.length; i++) {
    const hex = operandA(choices.at(i))
    if (hex === 0 || railWay[hex]! >= least) continue
    least = railWay[hex]!
    best = i
  }
  return best
}

/** X4.4: a die that is lower than most. */
function reroll(view: State): Choice {
  const { first, second, third } = view.assault
  const dice = [first, second, third]
  let lowest = 0
  for (let i = 1; i < dice.length; i++) if (dice[i] !== 0 && dice[i]! < dice[lowest]!) lowest = i
  return dice[lowest]! <= 3 ? say(view, 'again', lowest + 1) : say(view, 'keep')
}

/** X4.5.1: where it saves anybody. */
function relief(view: State): Choice {
  const points = reliefLeft(view)
  return view.assault.due - points < leftOf(view, view.assault.payer) ? say(view, 'pay', points) : say(view, 'endure')
}

function reaction(s: State, side: number, view: State): Choice {
  if (rollBarred(view, NO_REASONS) === LEGAL) return say(view, 'roll')
  const unit = unitToLeave(s, side)
  return unit === 0 ? say(view, 'back') : say(view, 'without', unit)
}

/** Ends an activation; one that has not begun does something all the same, or it would be thought of again. */
export function ending(view: State, choices: Offer): Choice {
  const stop = say(view, 'stop')
  if (damos.bars(view, stop) === LEGAL) return stop
  const verbs = ['to', 'attack', 'rally'].map((name) => verbNamed(view, name))
  for (let i = 0; i < choices.length; i++) if (verbs.includes(verbOf(choices.at(i)))) return choices.at(i)
  return say(view, 'back')
}

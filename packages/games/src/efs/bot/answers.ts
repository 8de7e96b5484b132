import { type Choice, firstAnswer, type Offer, operandA, operandB, verbOf } from '@hexfront/core'
import { SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { isMud, type State } from '../state.ts'
import { cheapest } from './aftermath.ts'
import { baseSite, nearHome, receiver, site } from './rear.ts'
import { say } from './say.ts'
import { feeding, haulGoal, track } from './trains.ts'

export const verbNamed = (view: State, name: string): number =>
  efs.verbs(view).find((one) => one.name === name)?.verb ?? -1

/** What anybody with some sense answers, without a look at the whole map; null where that does not do. */
export function plainAnswer(s: State, view: State, step: string, choices: Offer): Choice | null {
  switch (step) {
    case 'marking':
      return firstAnswer(efs, view, 'prepared')
    case 'haul':
      return orBack(view, choices, haulGoal(s, choices, verbNamed(view, 'back')))
    case 'stores':
      return orDone(view, choices, feeding(s, choices, verbNamed(view, 'feed')))
    case 'receiving':
      return orDone(view, choices, receiver(s, choices, verbNamed(view, 'receive')))
    case 'engineering':
      return engineering(s, view, choices)
    case 'allotment':
      return say(view, needsMen(s) ? 'muster' : 'dig')
    case 'levies':
      return orDone(view, choices, nearHome(s, choices, verbNamed(view, 'levy')))
    case 'rebuilding':
      return (
        named(view, choices, 'rebuild') ??
        named(view, choices, 'absorb') ??
        named(view, choices, 'exchange') ??
        say(view, 'done')
      )
    case 'highCommand':
      return say(view, 'done')
    case 'stavka':
      return (
        named(view, choices, 'guards') ??
        named(view, choices, 'dispatch') ??
        named(view, choices, 'enlist') ??
        say(view, 'done')
      )
    case 'pause':
      return (
        baseSite(s, choices, verbNamed(view, 'base')) ??
        (view.turn >= PAUSE_TURN || isMud(view) ? named(view, choices, 'pause') : null) ??
        say(view, 'done')
      )
    case 'raid':
      return (view.plan.raids[1] === 0 ? named(view, choices, 'raid') : null) ?? say(view, 'done')
    case 'scramble':
      return named(view, choices, 'scramble') ?? say(view, 'done')
    case 'recovery':
      return say(view, 'roll')
    case 'losses':
      return choices.at(cheapest(s, choices))
    case 'roles':
      return say(view, 'done')
    case 'pairing':
      return choices.at(bestShot(s, choices))
    case 'strike':
      return choices.at(bestShot(s, choices))
    default:
      return null
  }
}

const orDone = (view: State, choices: Offer, index: number): Choice =>
  index < 0 ? say(view, 'done') : choices.at(index)

const orBack = (view: State, choices: Offer, index: number): Choice =>
  index < 0 ? say(view, 'back') : choices.at(index)

/** 18.13, 18.4: forts of the enemy go, own ones come. */
function engineering(s: State, view: State, choices: Offer): Choice {
  const raze = verbNamed(view, 'raze')
  for (let i = 0; i < choices.length; i++) if (verbOf(choices.at(i)) === raze) return choices.at(i)
  const lost = firstOf(choices, verbNamed(view, 'cut'))
  if (lost >= 0) return choices.at(Math.max(lost, firstOf(choices, verbNamed(view, 'convert'))))
  const laid = track(s, choices, verbNamed(view, 'convert'))
  if (laid >= 0) return choices.at(laid)
  return orDone(view, choices, site(s, choices, verbNamed(view, 'build')))
}

function firstOf(choices: Offer, verb: number): number {
  for (let i = 0; i < choices.length; i++) if (verbOf(choices.at(i)) === verb) return i
  return -1
}

/** 14.32: the shot with the best ratings; answers without a shooter come last. */
function bestShot({ setting }: State, choices: Offer): number {
  const edge = (answer: Choice): number =>
    operandB(answer) === 0 ? -9 : setting.rating[operandB(answer)]! - setting.rating[operandA(answer)]!
  let best = 0
  for (let i = 1; i < choices.length; i++) if (edge(choices.at(i)) > edge(choices.at(best))) best = i
  return best
}

/** 10.54: weakened units on the map, and nothing to fill them up with. */
function needsMen({ sides, units, setting }: State): boolean {
  if (sides.infantry[SOVIET]! > 0) return false
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (units.face[unit] !== 0 && units.place[unit]! <= setting.ground.size && setting.isArmor[unit] === 0) return true
  return false
}

/** The first answer of a verb, if there is one. */
function named(view: State, choices: Offer, name: string): Choice | null {
  const verb = verbNamed(view, name)
  for (let i = 0; i < choices.length; i++) if (verbOf(choices.at(i)) === verb) return choices.at(i)
  return null
}

/** 6.11: when the Pause may well begin, if mud has not stopped everybody before. */
const PAUSE_TURN = 30

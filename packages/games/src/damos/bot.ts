import {
  type Choice,
  type Choices,
  firstAnswer,
  LEGAL,
  NO_REASONS,
  operandA,
  type Policy,
  verbOf,
} from '@hexfront/core'
import { choiceOf } from '../choice.ts'
import { bestPosture, bestReaction, unitToLeave } from './bot/defence.ts'
import { forceOf, putInHand, strengthIn, unitsIn } from './bot/forces.ts'
import { landsOf } from './bot/lands.ts'
import { cheapest, weakest } from './bot/losses.ts'
import { bestMission, FREE, type Leave, type Mission, Places } from './bot/missions.ts'
import { bestJourney, entryIndex, journeyFrom, nextDraft } from './bot/rear.ts'
import { guessed } from './bot/scratch.ts'
import { missionFrom, namedHex, nextMission } from './bot/staff.ts'
import { type Survey, survey } from './bot/survey.ts'
import { CAREFUL, type Tempers } from './bot/temper.ts'
import { GRAND, PENETRATION } from './charts.ts'
import { GERMAN } from './counters.ts'
import { fillPrepared } from './deployment.ts'
import { damos } from './index.ts'
import { leftOf, reliefLeft } from './losses.ts'
import { marchBarred } from './movement.ts'
import { rollBarred } from './reaction.ts'
import { pieces, type State } from './state.ts'

/** Plays either side of the game. */
export const newBot = (tempers: Tempers = CAREFUL): Policy<State> => new Bot(tempers)

class Bot implements Policy<State> {
  readonly #tempers: Tempers

  constructor(tempers: Tempers) {
    this.#tempers = tempers
  }

  choose(view: State, choices: Choices): Choice {
    const decision = damos.decision(view)
    if (decision.isOver) throw new Error('the game is over')
    const wanted = this.#answer(view, decision.side, decision.step, choices)
    return damos.bars(view, wanted) === LEGAL ? wanted : choices.at(0)
  }

  #answer(view: State, side: number, step: string, choices: Choices): Choice {
    const look = (s: State): Survey => survey(s, side, side === GERMAN ? this.#tempers.german : this.#tempers.russian)
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
    }
    const s = guessed(view)
    const seen = look(s)
    switch (step) {
      case 'entry':
        return choices.at(entryIndex(s, seen, choices))
      case 'strategic':
        return strategic(s, seen, view)
      case 'journey':
        return journey(s, seen, view)
      case 'operations':
        return operations(s, seen, view)
      case 'march':
        return march(s, seen, view)
      case 'naming':
        return say(view, 'name', namedHex(s, seen))
      case 'window':
        return choices.at(bestReaction(s, seen, choices, verbNamed(view, 'react'), verbNamed(view, 'withdraw')))
      case 'reaction':
        return reaction(s, seen, view)
      case 'posture':
        return choices.at(bestPosture(s, seen, choices))
      case 'fallback':
        return fallback(s, seen, view, choices)
      default:
        return choices.at(0)
    }
  }
}

const say = (s: State, verb: string, a = 0, b = 0): Choice => choiceOf(damos, s, verb, a, b)

const verbNamed = (s: State, name: string): number => damos.verbs(s).find((one) => one.name === name)!.verb

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
  const { hexes, count } = pieces.hexesOf(s, 2)
  const enemies = pieces.hexesOf(s, GERMAN)
  const { ground } = s.setting
  let best = 0
  let most = 0
  for (let i = 0; i < count; i++) {
    const hex = hexes[i]!
    let near = 255
    for (let j = 0; j < enemies.count; j++) near = Math.min(near, ground.distance(hex, enemies.hexes[j]!))
    if (near > 5) continue
    const strength = strengthIn(s, 2, hex)
    if (strength > most) {
      most = strength
      best = hex
    }
  }
  return best === 0 ? say(view, 'none') : say(view, 'cossacks', best)
}

function rail(view: State, choices: Choices): Choice {
  return view.setting.hasThrust ? choices.at(nearestByRail(view, choices)) : say(view, 'all')
}

/** X4.3.1: the way that is shorter to Moscow. */
function nearestByRail({ setting }: State, choices: Choices): number {
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

function strategic(s: State, seen: Survey, view: State): Choice {
  const found = bestJourney(s, seen)
  return found === null ? say(view, 'done') : say(view, 'travel', found.from)
}

function journey(s: State, seen: Survey, view: State): Choice {
  const found = journeyFrom(s, seen, view.journey.from)
  return found === null ? say(view, 'back') : say(view, 'to', found.to)
}

function operations(s: State, seen: Survey, view: State): Choice {
  const mission = nextMission(s, seen)
  if (mission === null) return say(view, 'done')
  if (mission.plan === GRAND || mission.plan === PENETRATION) return say(view, 'declare', mission.target, mission.plan)
  return say(view, 'activate', mission.force.hex)
}

function march(s: State, seen: Survey, view: State): Choice {
  const mission = missionInHand(s, seen, view)
  const stranger = view.march.isBegun === 0 ? strangerTo(view, mission) : 0
  if (stranger !== 0) {
    const leave = say(view, 'leave', stranger)
    if (damos.bars(view, leave) === LEGAL) return leave
  }
  const wanted = mission === null ? null : doing(view, mission)
  if (wanted !== null && damos.bars(view, wanted) === LEGAL) return wanted
  const stop = say(view, 'stop')
  return damos.bars(view, stop) === LEGAL ? stop : say(view, 'back')
}

function doing(view: State, mission: Mission): Choice | null {
  const { hex, target, plan, kind } = mission
  if (kind === 'stay') return null
  if (hex !== view.march.hex && marchBarred(view, hex, NO_REASONS) === LEGAL) return say(view, 'to', hex)
  if (kind === 'attack') return say(view, 'attack', target, plan)
  if (kind === 'rally') return say(view, 'rally')
  return null
}

/** What the force in hand is for; before it has set out, who of it is needed. */
function missionInHand(s: State, seen: Survey, view: State): Mission | null {
  const { march: force } = view
  const inHand = unitsIn(s, seen.side, force.hex).filter((unit) => view.units.inHand[unit] === 1)
  const leave: Leave = force.plan === 0 ? FREE : { declares: false, target: force.target, plan: force.plan }
  if (force.isBegun === 0 && force.isExploiting === 0 && force.plan === 0) {
    const meant = missionFrom(s, seen, force.hex, leave, ({ units }) => units.every((unit) => inHand.includes(unit)))
    if (meant !== null) return meant
    const whole = forceOf(s, force.hex, inHand)
    putInHand(s, whole)
    return bestMission(s, seen, whole, leave)
  }
  if (force.isExploiting === 1 && force.isBegun === 0) {
    const fast = inHand.filter((unit) => s.setting.exploitRating[unit]! > 0)
    if (force.points === 0 && fast.length > 0 && fast.length < inHand.length) return staying(s, force.hex, fast)
  }
  return bestMission(s, seen, forceOf(s, force.hex, inHand), leave)
}

const staying = (s: State, hex: number, units: readonly number[]): Mission => ({
  force: forceOf(s, hex, units),
  kind: 'stay',
  hex,
  target: 0,
  plan: 0,
  value: 0,
  gain: 0,
  ring: 0,
})

/** Somebody in hand who does not belong to the force that was meant. */
function strangerTo(view: State, mission: Mission | null): number {
  if (mission === null) return 0
  const { inHand } = view.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (!mission.force.units.includes(unit)) return unit
  return 0
}

function reaction(s: State, { side }: Survey, view: State): Choice {
  if (rollBarred(view, NO_REASONS) === LEGAL) return say(view, 'roll')
  const unit = unitToLeave(s, side)
  return unit === 0 ? say(view, 'back') : say(view, 'without', unit)
}

/** C8.11: hex by hex to where the force is best off. */
function fallback(s: State, seen: Survey, view: State, choices: Choices): Choice {
  const falling = unitsIn(s, seen.side, view.fallback.hex).filter((unit) => view.units.falling[unit] === 1)
  const force = forceOf(s, view.fallback.hex, falling)
  for (const unit of falling) pieces.place(s, unit, 0)
  const places = new Places(s, seen, force)
  const stop = verbNamed(view, 'stop')
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < choices.length; i++) {
    const hex = verbOf(choices.at(i)) === stop ? view.fallback.hex : operandA(choices.at(i))
    const value = places.value(hex)
    if (value > most) {
      most = value
      best = i
    }
  }
  return choices.at(best)
}

import { type Choice, LEGAL, NO_REASONS, type Offer, operandA, type Policy, verbOf } from '@hexfront/core'
import { floodFrom } from '../../bot/flood.ts'
import { overBarred } from '../air/flights.ts'
import { initialDefence } from '../combat/combat.ts'
import { attackBarred, callOff, joinBarred, open, owedFrom } from '../combat/declaration.ts'
import { efs } from '../index.ts'
import { attackOf, enemyOf, isOnMap, phasing, pieces, type State } from '../state.ts'
import { plainAnswer, verbNamed } from './answers.ts'
import { type Way, waysFrom } from './ranges.ts'
import { isLegal, say } from './say.ts'
import { guessed, laidDown } from './scratch.ts'

/** Goes for the nearest enemy, and attacks wherever the odds are best and at least even. */
export const newGreedy = (): Policy<State> => new Greedy()

class Greedy implements Policy<State> {
  readonly #vain = new Vain()

  choose(view: State, choices: Offer): Choice {
    const decision = efs.decision(view)
    if (decision.isOver) throw new Error('the game is over')
    const { side, step } = decision
    const vain = this.#vain.during(view)
    const wanted = act(view, side, step, choices, vain) ?? plainAnswer(guessed(view, side), view, step, choices)
    const said = wanted !== null && isLegal(view, wanted) ? wanted : choices.at(choices.length - 1)
    if (step === 'march' && said === say(view, 'back')) vain.units.add(view.units.inHand.indexOf(1))
    return said
  }
}

/** What was tried in vain in this phase, and is not tried again. */
class Vain {
  /** Against these no attack could be declared after all. */
  readonly hexes = new Set<number>()
  /** These could not go where they were to go. */
  readonly units = new Set<number>()
  #phase = -1

  during({ turn, flow }: State): this {
    const phase = turn * PHASES + flow.phase
    if (phase !== this.#phase) {
      this.hexes.clear()
      this.units.clear()
    }
    this.#phase = phase
    return this
  }
}

/** More than a turn has. */
const PHASES = 256

function act(view: State, side: number, step: string, choices: Offer, vain: Vain): Choice | null {
  switch (step) {
    case 'movement':
      return movement(view, side, choices, vain.units)
    case 'march':
      return march(view, side, choices)
    case 'declaration':
      return declaration(view, side, vain.hexes)
    case 'assault':
      return assault(view, vain.hexes)
    case 'missions':
      return fly(view, choices)
    case 'flight':
      return choices.at(0)
    case 'artillery':
      return first(view, choices, 'support') ?? say(view, 'done')
    case 'reaction':
    case 'orders':
      return say(view, 'done')
    case 'combat':
      return choices.at(0)
    case 'battle':
      return (
        first(view, choices, 'supply') ??
        first(view, choices, 'draw') ??
        first(view, choices, 'engineers') ??
        first(view, choices, 'support') ??
        say(view, 'roll')
      )
    case 'retreat':
    case 'rockets':
    case 'push':
      return choices.at(0)
    case 'advance':
      return first(view, choices, 'advance') ?? say(view, 'halt')
    default:
      return null
  }
}

function first(view: State, choices: Offer, verb: string): Choice | null {
  const named = verbNamed(view, verb)
  for (let i = 0; i < choices.length; i++) if (verbOf(choices.at(i)) === named) return choices.at(i)
  return null
}

/** By hex how far the nearest enemy is. */
function farFromEnemy(s: State, side: number): Uint8Array {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
  return floodFrom(s.setting.ground, Array.from(hexes.subarray(0, count)))
}

/** Guns and headquarters keep a hex between. */
const distanceFor = ({ setting }: State, unit: number): number =>
  setting.isArtillery[unit] === 1 || setting.isHq[unit] === 1 ? 2 : 1

/** How far a unit is from where it would like to be. */
const shortOf = (s: State, far: Uint8Array, unit: number, hex: number): number =>
  Math.abs(far[hex]! - distanceFor(s, unit))

function bestWay(s: State, far: Uint8Array, unit: number): Way | null {
  let best: Way | null = null
  let least = shortOf(s, far, unit, s.units.place[unit]!)
  for (const way of waysFrom(s, unit)) {
    if (shortOf(s, far, unit, way.hex) >= least || !hasRoom(s, unit, way.hex)) continue
    least = shortOf(s, far, unit, way.hex)
    best = way
  }
  return best
}

const ROOM = 12

function hasRoom(s: State, unit: number, hex: number): boolean {
  let sum = s.setting.stacking[unit]!
  for (let other = pieces.first(s, hex); other !== 0; other = pieces.next(s, other)) sum += s.setting.stacking[other]!
  return sum <= ROOM
}

function movement(view: State, side: number, choices: Offer, stuck: ReadonlySet<number>): Choice {
  const comer = first(view, choices, 'enter')
  if (comer !== null) return comer
  const s = laidDown(view, side)
  const far = farFromEnemy(s, side)
  for (let unit = s.setting.first[side]!; unit !== 0 && unit <= s.setting.lastGround[side]!; unit++) {
    if (!isOnMap(s, unit) || s.units.moved[unit] === 1 || stuck.has(unit)) continue
    const way = bestWay(s, far, unit)
    if (way !== null) return say(view, way.isLed ? 'activate' : 'move', unit)
  }
  return say(view, 'done')
}

function march(view: State, side: number, choices: Offer): Choice {
  const unit = view.units.inHand.indexOf(1)
  const s = laidDown(view, side)
  const far = farFromEnemy(s, side)
  if (view.march.isBegun === 0 && view.march.hex !== 0) {
    const way = bestWay(s, far, unit)
    return way === null || way.verb === 'stay' ? say(view, 'back') : say(view, way.verb, way.hex)
  }
  const verb = verbNamed(view, view.march.hex === 0 ? 'at' : 'to')
  let best: Choice | null = null
  let least = view.march.hex === 0 ? Number.POSITIVE_INFINITY : shortOf(s, far, unit, view.march.hex)
  for (let i = 0; i < choices.length; i++) {
    const answer = choices.at(i)
    if (verbOf(answer) !== verb || shortOf(s, far, unit, operandA(answer)) >= least) continue
    least = shortOf(s, far, unit, operandA(answer))
    best = answer
  }
  return best ?? say(view, 'stop')
}

/** The attack at the best odds that everybody at hand makes. */
function declaration(view: State, side: number, barred: ReadonlySet<number>): Choice {
  const s = guessed(view, side)
  const { hexes, count } = pieces.hexesOf(view, enemyOf(phasing(view)))
  let best = 0
  let most = 1
  for (const hex of Array.from(hexes.subarray(0, count))) {
    if (barred.has(hex) || attackBarred(view, hex, NO_REASONS) !== LEGAL) continue
    const odds = oddsAgainst(s, hex)
    if (odds < most) continue
    most = odds
    best = hex
  }
  if (best !== 0) return say(view, 'attack', best)
  return isLegal(view, say(view, 'done')) ? say(view, 'done') : say(view, 'waive')
}

/** By those who owe nothing else (12.1). */
function oddsAgainst(s: State, hex: number): number {
  const { neighbours } = s.setting.ground
  const attack = open(s, hex)
  let strength = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    for (let unit = pieces.first(s, neighbours[way]!); unit !== 0; unit = pieces.next(s, unit))
      if (isFree(s, attack, unit)) strength += attackOf(s, unit)
  const odds = strength / Math.max(1, initialDefence(s, attack))
  callOff(s, attack)
  return odds
}

const isFree = (s: State, attack: number, unit: number): boolean =>
  joinBarred(s, attack, unit, NO_REASONS) === LEGAL && owedFrom(s, s.units.place[unit]!) === 0

function assault(view: State, barred: Set<number>): Choice {
  const { hex, attack } = view.assault
  const { neighbours } = view.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    for (let unit = pieces.first(view, neighbours[way]!); unit !== 0; unit = pieces.next(view, unit))
      if (isFree(view, attack, unit)) return say(view, 'join', unit)
  if (isLegal(view, say(view, 'mandated'))) return say(view, 'mandated')
  if (isLegal(view, say(view, 'declare'))) return say(view, 'declare')
  barred.add(hex)
  return say(view, 'back')
}

/** Everybody flies, over the first hex that is open, where there is something to support. */
function fly(view: State, choices: Offer): Choice {
  for (let hex = 1; hex <= view.setting.ground.size; hex++)
    if (view.hexes.attack[hex] !== 0 && overBarred(view, hex, NO_REASONS) === LEGAL)
      return first(view, choices, 'fly') ?? say(view, 'done')
  return say(view, 'done')
}

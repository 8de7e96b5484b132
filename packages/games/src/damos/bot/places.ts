import { likesPlace } from '@hexfront/bots'
import { STANDARD, STEADFAST } from '../charts.ts'
import { coverIn } from '../combat.ts'
import { isDemoralized } from '../morale.ts'
import { canEscape } from '../retreat.ts'
import { wouldOverfill } from '../stacking.ts'
import { pieces, type State } from '../state.ts'
import { hasAnyLine, isPressed } from '../supply.ts'
import { inZoc } from '../zones.ts'
import { type Force, strengthIn } from './forces.ts'
import { oddsOf } from './odds.ts'
import { exitsOf, type Survey } from './survey.ts'
import { layPosts } from './worth.ts'

/** What places are worth to a force that is not on the map. */
export class Places {
  readonly #s: State
  readonly #seen: Survey
  readonly #force: Force
  readonly #known = new Map<number, number>()
  readonly #posts: Float32Array
  readonly #escapes = new Map<number, boolean>()
  readonly #zone: Uint8Array

  constructor(s: State, seen: Survey, force: Force) {
    this.#s = s
    this.#seen = seen
    this.#force = force
    this.#posts = new Float32Array(s.setting.ground.size + 1)
    this.#zone = pieces.zoneOf(s, seen.side)
    layPosts(s, seen.side, seen.temper, seen.worth, this.#posts)
  }

  value(hex: number): number {
    const known = this.#known.get(hex)
    if (known !== undefined) return known
    const value = this.#weigh(hex)
    this.#known.set(hex, value)
    return value
  }

  /** C8.11: whether defenders who lose there get away. */
  escapes(hex: number): boolean {
    const known = this.#escapes.get(hex)
    if (known !== undefined) return known
    const found = canEscape(this.#s, this.#seen.enemy, hex)
    this.#escapes.set(hex, found)
    return found
  }

  #weigh(hex: number): number {
    const { base, lane } = this.#seen.worth
    const { side, temper, fed } = this.#seen
    const { strength } = this.#force
    const s = this.#s
    const mates = strengthIn(s, side, hex)
    let value = base[hex]! + this.#posts[hex]! + this.ring(hex)
    if (temper.screen > 0) value += temper.screen * this.#cover(lane, hex)
    value += temper.mass * Math.min(mates, MASS) * (strength / MASS)
    if (fed[hex] === 0) value -= temper.supply * strength * (s.turn === 1 ? CALM : 1)
    if (this.#isLost(hex)) value -= LOST * strength
    if (wouldOverfill(s, side, hex, marksOf(this.#force))) value -= EXCESS * strength
    // C2.8: whoever joins demoralized units is demoralized.
    if (mates > 0 && isDemoralized(s, side, hex) !== this.#force.isShaken)
      value -= temper.shock * (this.#force.isShaken ? mates : strength)
    return value + likesPlace(temper.whims, hex) - temper.danger * this.#danger(hex, mates)
  }

  /** C10.0: whether the force would have to lay down its arms there: next to a sound enemy, without a line of any length. */
  #isLost(hex: number): boolean {
    const s = this.#s
    const { side, enemy } = this.#seen
    if (!inZoc(s, enemy, hex) || hasAnyLine(s, side, hex)) return false
    const { around } = s.setting
    for (let way = hex * 6; way < hex * 6 + 6; way++)
      if (around[way] !== 0 && hasAnyLine(s, side, around[way]!)) return false
    return isPressed(s, side, hex)
  }

  #cover(lane: Float32Array, hex: number): number {
    const { around } = this.#s.setting
    let sum = this.#lane(lane, hex)
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (around[way] !== 0) sum += this.#lane(lane, around[way]!)
    return sum / 7
  }

  #lane = (lane: Float32Array, hex: number): number => lane[hex]! * (this.#zone[hex] === 0 ? 1 : COVERED)

  /** What the strongest enemy could do to the force there. */
  #danger(hex: number, mates: number): number {
    const { threat, foeFed, fed, temper } = this.#seen
    const attack = threat[hex]!
    if (attack === 0) return 0
    const total = mates + this.#force.strength
    const odds = oddsOf(this.#s.setting, {
      attack,
      attackTotal: attack,
      defence: total + coverIn(this.#s, hex),
      defenceTotal: total,
      plan: STANDARD,
      posture: this.#force.isShaken ? 0 : STEADFAST,
      isFed: foeFed[hex] === 1,
      isDefenceFed: fed[hex] === 1,
      attackShift: 0,
      defenceShift: 0,
    })
    const share = this.#force.strength / total
    return share * (odds.defenceLoss - odds.attackLoss * HURT) + odds.wins * temper.shock * this.#force.strength
  }

  /** C2.5, C8.11: ways out that a force there would close. */
  ring(hex: number): number {
    const { temper, enemy, strikes } = this.#seen
    if (temper.ring === 0 || this.#force.isShaken) return 0
    const s = this.#s
    const { ground } = s.setting
    const { hexes, count } = pieces.hexesOf(s, enemy)
    let sum = 0
    for (let i = 0; i < count; i++) {
      const target = hexes[i]!
      if (ground.distance(hex, target) > 2) continue
      const open = exitsOf(s, this.#seen, target, exits)
      let closed = 0
      for (let j = 0; j < open; j++) if (ground.distance(exits[j]!, hex) <= 1) closed++
      if (closed === 0) continue
      const share = closed / open
      sum += strengthIn(s, enemy, target) * share * share * (strikes[target]! > 1 ? 1 : COLD)
    }
    return temper.ring * sum
  }
}

const exits: number[] = []
const marks = new Uint8Array(256)

function marksOf({ units }: Force): Uint8Array {
  marks.fill(0)
  for (const unit of units) marks[unit] = 1
  return marks
}

/** C9.0: on the first turn nobody suffers from want. */
const CALM = 0.3

/** C10.0: what it costs to be cut off beside an enemy, for each point. */
const LOST = 1.2

/** C2.3: what it costs not to find room, for each point. */
const EXCESS = 0.7
const MASS = 24
const COVERED = 0.3
/** What the losses of an attacker make up for. */
const HURT = 0.6
/** Enemies whom nobody else can strike at. */
const COLD = 0.3

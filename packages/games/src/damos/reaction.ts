import { type Choices, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { inArea, isMarshClosed } from './area.ts'
import { REACTION } from './charts.ts'
import { GERMAN } from './counters.ts'
import { canEscape } from './retreat.ts'
import { wouldOverfill } from './stacking.ts'
import { enemyOf, firstIn, firstMarked, isHeldBy, nextIn, nextMarked, phasing, pieces, type State } from './state.ts'
import { greatestInfluence, hasMobile, influence, isFresh, isMobile } from './zones.ts'

/**
 * C2.6.1: whether somebody might react to what happens in a hex, for all that both sides can see: a fresh mobile force within
 * the greatest range that any strength could give it.
 */
export function isWatched(s: State, hex: number): boolean {
  const side = enemyOf(phasing(s))
  if (s.turn === 1 && side !== GERMAN) return false
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++) {
    const from = hexes[i]!
    const far = s.setting.ground.distance(from, hex)
    // Those who are there already can do nothing against a Concerted Attack.
    if (far === 0 && isTarget(s, hex)) continue
    if (far <= REACTION.far && hasMobile(s, side, from) && far <= greatestInfluence(s, side, from)) return true
  }
  return false
}

/** C8.1: what a Concerted Attack is aimed at. */
const isTarget = (s: State, hex: number): boolean => hex === s.concerted.target

/** C2.6.1: whether the force in a hex may try to come; asked of its owner, who knows how far it reaches. */
export function reactBarred(s: State, from: number, why: Why): Rule {
  const side = enemyOf(phasing(s))
  const { hex } = s.window
  if (!isHeldBy(s, side, from)) return why.no('C2.6.1', 'none of your units are in {place}', from)
  if (from === hex) return why.no('C2.6.1', 'the force is in {place}', hex)
  if (!hasMobile(s, side, from)) return why.no('C2.6.1', 'no fresh force with a zone of influence is in {place}', from)
  const far = s.setting.ground.distance(from, hex)
  if (far > influence(s, side, from)) return why.no('C2.6.1', '{place} is beyond the zone of influence', hex)
  if (isMarshClosed(s, side, hex)) return why.no('X1.3', '{place} lies in the marsh', hex)
  if (!hasWay(s, from, hex, far)) return why.no('C2.6.1', 'no way leads to {place}', hex)
  return hasPartThatFits(s, side, from) ? LEGAL : why.no('C2.6.1', '{place} has no room', hex)
}

export function offerForces(s: State, out: Choices): void {
  const { hexes, count } = pieces.hexesOf(s, enemyOf(phasing(s)))
  for (let i = 0; i < count; i++)
    if (s.setting.ground.distance(hexes[i]!, s.window.hex) <= REACTION.far) out.add(hexes[i]!)
}

/** C2.6.1p: at least one mobile unit must find room. */
function hasPartThatFits(s: State, side: number, from: number): boolean {
  for (let unit = firstIn(s, side, from); unit !== 0; unit = nextIn(s, unit)) {
    if (!isFresh(s, unit) || !isMobile(s, unit)) continue
    alone.fill(0)
    alone[unit] = 1
    if (!wouldOverfill(s, side, s.window.hex, alone)) return true
  }
  return false
}

const alone = new Uint8Array(128)

/** D-R08: a hex that a reaction may pass. */
const isOpen = (s: State, hex: number): boolean =>
  hex !== 0 &&
  inArea(s, hex) &&
  s.setting.isSea[hex] === 0 &&
  !isHeldBy(s, phasing(s), hex) &&
  !isMarshClosed(s, enemyOf(phasing(s)), hex)

function hasWay(s: State, from: number, to: number, far: number): boolean {
  return far <= 1 || nextOnWay(s, from, to, far, 0) !== 0
}

/** The lowest hex above a bound that lies on a shortest open way; 0 where there is none. */
function nextOnWay(s: State, from: number, to: number, far: number, above: number): number {
  const { around, ground } = s.setting
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const hex = around[way]!
    if (hex <= above || ground.distance(hex, to) !== far - 1 || !isOpen(s, hex)) continue
    if (far === 2 || nextOnWay(s, hex, to, far - 1, 0) !== 0) return hex
  }
  return 0
}

/** C2.6.1k, D-R10: what the way costs the dice, each kind of ground once. */
function wayModifier(s: State, from: number, first: number, second: number, to: number, why: Why): number {
  let woods = false
  let marsh = false
  let river = false
  let at = from
  const { tec, crossing } = s.setting.charts
  for (const hex of [first, second, to]) {
    if (hex === 0) continue
    if (s.setting.isWoods[hex] === 1) woods = true
    if (s.setting.isMarsh[hex] === 1) marsh = true
    if (crossesRiver(s, at, hex)) river = true
    at = hex
  }
  return (
    why.item('C2.6.1', 'woods', woods ? tec.woods.reaction : 0) +
    why.item('C2.6.1', 'marsh', marsh ? tec.marsh.reaction : 0) +
    why.item('C2.6.1', 'a river', river ? crossing.reaction : 0)
  )
}

const crossesRiver = ({ setting: { ground, river } }: State, from: number, to: number): boolean =>
  river[from * 6 + ground.directionTo(from, to)] !== 0

/** The best way that begins as it was chosen. */
export const way = { first: 0, second: 0, modifier: 0 }

function findWay(s: State): void {
  const { from } = s.reaction
  const { hex } = s.window
  const far = s.setting.ground.distance(from, hex)
  way.first = 0
  way.second = 0
  way.modifier = Number.NEGATIVE_INFINITY
  if (far <= 1) {
    way.modifier = wayModifier(s, from, 0, 0, hex, NO_REASONS)
    return
  }
  for (let first = nextOnWay(s, from, hex, far, 0); first !== 0; first = nextOnWay(s, from, hex, far, first)) {
    if (s.reaction.first !== 0 && first !== s.reaction.first) continue
    if (far === 2) keepBetter(s, from, first, 0, hex)
    else
      for (let second = nextOnWay(s, first, hex, 2, 0); second !== 0; second = nextOnWay(s, first, hex, 2, second))
        if (s.reaction.second === 0 || second === s.reaction.second) keepBetter(s, from, first, second, hex)
  }
}

function keepBetter(s: State, from: number, first: number, second: number, to: number): void {
  const modifier = wayModifier(s, from, first, second, to, NO_REASONS)
  if (modifier <= way.modifier) return
  way.first = first
  way.second = second
  way.modifier = modifier
}

/** D-R08: the next hex of the way. */
export function viaBarred(s: State, hex: number, why: Why): Rule {
  const { from, first, second } = s.reaction
  const far = s.setting.ground.distance(from, s.window.hex)
  const isChosen = far <= 1 || (far === 2 && first !== 0) || second !== 0
  if (isChosen) return why.no('C2.6.1', 'the way is chosen')
  const at = first === 0 ? from : first
  const left = first === 0 ? far : far - 1
  for (
    let next = nextOnWay(s, at, s.window.hex, left, 0);
    next !== 0;
    next = nextOnWay(s, at, s.window.hex, left, next)
  )
    if (next === hex) return LEGAL
  return why.no('C2.6.1', '{place} is not on a shortest way that is open', hex)
}

/** D-R07: the part that goes keeps a mobile unit. */
export function withoutBarred(s: State, unit: number, why: Why): Rule {
  const { reacting } = s.units
  if (reacting[unit] === 0) return why.no('C2.6.1', '{unit} is not among those who react', unit)
  for (let one = reacting.indexOf(1); one > 0; one = reacting.indexOf(1, one + 1))
    if (one !== unit && isMobile(s, one)) return LEGAL
  return why.no('C2.6.1', 'somebody with a zone of influence must be among them')
}

/** C2.6.1p. */
export function rollBarred(s: State, why: Why): Rule {
  return wouldOverfill(s, enemyOf(phasing(s)), s.window.hex, s.units.reacting)
    ? why.no('C2.6.1', '{place} has no room for all of them', s.window.hex)
    : LEGAL
}

/** X4.2; D-R11: there is nothing to compare with where the attacker is not known yet. */
const footModifier = (s: State, why: Why): number =>
  why.item('X4.2', 'against a force on foot', s.window.isDeclared === 0 && isAgainstFoot(s) ? REACTION.againstFoot : 0)

/** C2.6.1l, D-R11: told after the attempt only, since it compares what each side keeps to itself. */
export const isMoreMobile = (s: State, members: Uint8Array): boolean =>
  s.window.isDeclared === 0 && motorizedOf(s, members) > motorizedOf(s, s.units.inHand)

function motorizedOf({ setting, units }: State, members: Uint8Array): number {
  let sum = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1))
    if (setting.isMotorized[unit] === 1) sum += units.strength[unit]!
  return sum
}

function isAgainstFoot(s: State): boolean {
  const { inHand } = s.units
  for (let unit = firstMarked(s, inHand, s.march.hex); unit !== 0; unit = nextMarked(s, inHand, unit))
    if (isMobile(s, unit)) return false
  return true
}

/** C2.6.1: all that changes the dice of a reaction, by the best way that begins as it was chosen. */
export const reactionModifier = (s: State, why: Why = NO_REASONS): number =>
  openModifier(s, why) +
  why.item('C2.6.1', 'more mobile strength', isMoreMobile(s, s.units.reacting) ? REACTION.moreMobile : 0)

/** As far as both sides can see it. */
export function openModifier(s: State, why: Why = NO_REASONS): number {
  findWay(s)
  const { from } = s.reaction
  const { hex } = s.window
  const far = s.setting.ground.distance(from, hex)
  return (
    wayModifier(s, from, way.first, way.second, hex, why) +
    why.item('C2.6.1', 'three hexes away', far === REACTION.far ? REACTION.farAway : 0) +
    footModifier(s, why)
  )
}

/** D-R09: nothing is entered by those who leave; as far as both sides can see it. */
export const openLeavingModifier = (s: State, why: Why): number => footModifier(s, why)

/** D-R09: with the comparison of mobile strength. */
export const leavingModifier = (s: State, why: Why = NO_REASONS): number =>
  footModifier(s, why) +
  why.item('C2.6.1', 'more mobile strength', isMoreMobile(s, s.units.falling) ? REACTION.moreMobile : 0)

/** C2.6.1f, D-R09: the force may go instead, where it can go at all; never from a Concerted Attack. */
export function leaveBarred(s: State, from: number, why: Why): Rule {
  const side = enemyOf(phasing(s))
  const { hex, isDeclared, isRally } = s.window
  if (isDeclared === 1 || isTarget(s, from)) return why.no('C2.6.1', 'nobody leaves before a Concerted Attack')
  if (isRally === 1) return why.no('C2.6.1', 'nobody leaves before a force that rallies')
  if (!isHeldBy(s, side, from)) return why.no('C2.6.1', 'none of your units are in {place}', from)
  if (!hasMobile(s, side, from)) return why.no('C2.6.1', 'no fresh force with a zone of influence is in {place}', from)
  if (s.setting.ground.distance(from, hex) > influence(s, side, from))
    return why.no('C2.6.1', '{place} is beyond the zone of influence', hex)
  return canEscape(s, side, from) ? LEGAL : why.no('C2.6.1', 'no way leads back from {place}', from)
}

/** D-R66, D-R70: puts all fresh units of a hex among the members. */
export function gather(s: State, side: number, hex: number, members: Uint8Array): void {
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) if (isFresh(s, unit)) members[unit] = 1
}

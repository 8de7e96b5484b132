import { type Choices, LEGAL, NO_REASONS, type Rule, touch, type Why } from '@hexfront/core'
import { FROST, LEAP_TURN } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { CONVERTED, isHeldBy, LAID, type Play, type State } from './state.ts'
import { halved, thirded } from './strength.ts'
import { inZoc } from './zones.ts'

/** X4.3.1, D-R43: what keeps a railway hex from being converted. */
function conversionBarred(s: State, hex: number, why: Why): Rule {
  if (s.setting.isRail[hex] === 0) return why.no('X4.3.1', 'no railway runs through {place}', hex)
  if (s.hexes.rail[hex] !== 0) return why.no('X4.3.1', '{place} has German gauge', hex)
  if (s.hexes.control[hex] !== GERMAN || isHeldBy(s, RUSSIAN, hex))
    return why.no('X4.3.1', '{place} is not under German control', hex)
  if (inZoc(s, RUSSIAN, hex) && !isHeldBy(s, GERMAN, hex))
    return why.no('X4.3.1', '{place} is in a Russian zone of control', hex)
  return LEGAL
}

/** X4.3.1, D-R71: a line is named by its first hex that is not converted, next to one that was when the phase began. */
export function extendBarred(s: State, hex: number, why: Why): Rule {
  if (s.setting.hasThrust && s.rail.isUsed === 1) return why.no('X4.3.1', 'one railhead only is moved on in a turn')
  const barred = conversionBarred(s, hex, why)
  if (barred !== LEGAL) return barred
  return isNextToRailhead(s, hex) ? LEGAL : why.no('X4.3.1', 'no railhead is next to {place}', hex)
}

/** D-R91: what the Russians control is no railhead. */
function isNextToRailhead({ setting: { rails }, hexes }: State, hex: number): boolean {
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = rails[way]!
    if (next !== 0 && hexes.rail[next] === CONVERTED && hexes.control[next] === GERMAN) return true
  }
  return false
}

export function offerExtensions(s: State, out: Choices): void {
  for (const hex of s.setting.railHexes)
    if (s.hexes.rail[hex] === 0 && extendBarred(s, hex, NO_REASONS) === LEGAL) out.add(hex)
}

/** The first line that can be extended, or 0. */
export function firstExtension(s: State): number {
  for (const hex of s.setting.railHexes)
    if (s.hexes.rail[hex] === 0 && extendBarred(s, hex, NO_REASONS) === LEGAL) return hex
  return 0
}

/** X4.3.1: 1d3, 1d2 in the frost; with the options a hex more, and one leap. */
export function rollExtension(s: State, play: Play): number {
  const { hasThrust, hasPause } = s.setting
  const die = play.dice.die(6, 'railway conversion (X4.3.1)')
  if (hasPause && s.turn === LEAP_TURN) return die + 2
  return (s.turn >= FROST ? thirded(die) : halved(die)) + (hasThrust ? 1 : 0)
}

export function convert(s: State, hex: number, play: Play): void {
  s.hexes.rail[hex] = LAID
  touch(s)
  play.tell('converted', hex)
}

/** Onward from a hex: how many ways there are, and the lowest of them. */
export function waysOn(s: State, hex: number): number {
  let count = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (branchBarred(s, hex, s.setting.rails[way]!, NO_REASONS) === LEGAL) count++
  return count
}

export function firstWayOn(s: State, hex: number): number {
  let first = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = s.setting.rails[way]!
    if ((first === 0 || next < first) && branchBarred(s, hex, next, NO_REASONS) === LEGAL) first = next
  }
  return first
}

/** X4.3.1g: the branch that the line takes. */
export function branchBarred(s: State, from: number, hex: number, why: Why): Rule {
  const { rails } = s.setting
  let leads = false
  for (let way = from * 6; way < from * 6 + 6; way++) if (hex !== 0 && rails[way] === hex) leads = true
  return leads ? conversionBarred(s, hex, why) : why.no('X4.3.1', 'no railway leads from {place} to {place}', from, hex)
}

/** What was laid in this phase is the railway from now on. */
export function settleRails(s: State): void {
  for (const hex of s.setting.railHexes) if (s.hexes.rail[hex] === LAID) s.hexes.rail[hex] = CONVERTED
}

/** X4.3.1, D-R91: a railhead is a converted hex under German control from which a railway goes on that is not. */
export function isRailhead({ setting: { rails, isGermany }, hexes }: State, hex: number): boolean {
  if (hexes.rail[hex] === 0 || hexes.control[hex] !== GERMAN) return false
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const next = rails[way]!
    if (next !== 0 && hexes.rail[next] === 0 && isGermany[next] === 0) return true
  }
  return false
}

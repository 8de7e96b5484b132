import { changed, LEGAL, NO_REASONS } from '@hexfront/core'
import { defendingGunBarred } from '../combat/artillery.ts'
import { orderBarred } from '../combat/orders.ts'
import { reactBarred, reactionAllowance } from '../combat/reaction.ts'
import { firstDefenderHex } from '../combat/targets.ts'
import { marchBarred } from '../movement/movement.ts'
import { ADDITIONAL_RETREAT, NO_RETREAT, WAYS } from '../scenarios.ts'
import { phasing, pieces, type State } from '../state.ts'
import { NO_GUESS, weigh } from './prospect.ts'
import { layDown } from './ranges.ts'
import type { Temper } from './temper.ts'

/** What the defender can do for a hex, and how much it spoils the attack. */
export interface Help {
  readonly hex: number
  readonly unit: number
  readonly order: number
  readonly gain: number
}

/** What is not worth the trouble. */
const TRIFLE = 0.1

function attackedHexes({ hexes, attacks, setting }: State): number[] {
  const found: number[] = []
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (hexes.attack[hex] !== 0 && attacks.open[hexes.attack[hex]!] === 1) found.push(hex)
  return found
}

/** The first of the attacks as it stands. */
const standing = (s: State, temper: Temper, hex: number): number => weigh(s, temper, s.hexes.attack[hex]!, NO_GUESS)

function best(helps: Iterable<Help>): Help | null {
  let found: Help | null = null
  for (const help of helps) if (help.gain > (found?.gain ?? TRIFLE)) found = help
  return found
}

/** 12.4: who moves up into a Defender hex. */
export const bestReaction = (s: State, temper: Temper): Help | null => best(reactions(s, temper))

function* reactions(s: State, temper: Temper): Iterable<Help> {
  const { setting, units } = s
  const side = phasing(s)
  for (const hex of attackedHexes(s)) {
    const before = standing(s, temper, hex)
    for (let unit = setting.first[side]!; unit !== 0 && unit <= setting.lastGround[side]!; unit++) {
      if (setting.isMotorized[unit] === 0 || setting.isArtillery[unit] === 1) continue
      if (reactBarred(s, hex, unit, NO_REASONS) !== LEGAL || !canReact(s, unit, hex)) continue
      const home = units.place[unit]!
      pieces.place(s, unit, hex)
      const gain = before - standing(s, temper, hex)
      pieces.place(s, unit, home)
      yield { hex, unit, order: 0, gain }
    }
  }
}

const REACTION = WAYS.indexOf('reaction')

function canReact(s: State, unit: number, hex: number): boolean {
  s.units.inHand[unit] = 1
  s.march.hex = s.units.place[unit]!
  s.march.points = reactionAllowance(s, unit)
  s.march.way = REACTION
  s.march.target = hex
  changed(s)
  const barred = marchBarred(s, hex, NO_REASONS)
  s.march.target = 0
  layDown(s, unit)
  return barred === LEGAL
}

/** 15.32: which gun for which Defender hex. */
export const bestSupport = (s: State, temper: Temper): Help | null => best(supports(s, temper))

function* supports(s: State, temper: Temper): Iterable<Help> {
  const { setting, units } = s
  const side = phasing(s)
  for (const hex of attackedHexes(s)) {
    const before = standing(s, temper, hex)
    for (let gun = setting.first[side]!; gun !== 0 && gun <= setting.lastGround[side]!; gun++) {
      if (setting.isArtillery[gun] === 0 || defendingGunBarred(s, hex, gun, NO_REASONS) !== LEGAL) continue
      units.supports[gun] = hex
      const gain = before - standing(s, temper, hex)
      units.supports[gun] = 0
      yield { hex, unit: gun, order: 0, gain: gain + EASY }
    }
  }
}

/** It costs nothing. */
const EASY = 0.09

/** 12.5: which order for which Defender hex. */
export const bestOrder = (s: State, temper: Temper): Help | null => best(orders(s, temper))

function* orders(s: State, temper: Temper): Iterable<Help> {
  for (const hex of attackedHexes(s)) {
    const attack = s.hexes.attack[hex]!
    if (firstDefenderHex(s, attack) !== hex) continue
    const before = standing(s, temper, hex)
    for (const order of [NO_RETREAT, ADDITIONAL_RETREAT])
      if (orderBarred(s, hex, order, NO_REASONS) === LEGAL)
        yield { hex, unit: 0, order, gain: before - weigh(s, temper, attack, { ...NO_GUESS, order }) }
  }
}

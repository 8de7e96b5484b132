import { LEGAL, NO_REASONS } from '@hexfront/core'
import { attackingGunBarred } from '../combat/artillery.ts'
import { isSuppliedFree } from '../combat/combat.ts'
import { activeSide, type State } from '../state.ts'
import { NO_GUESS, weigh } from './prospect.ts'
import type { Temper } from './temper.ts'

/** 15.1: the attack that promises most comes first, while there are guns and supply for it. */
export function nextFight(s: State, temper: Temper): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    const attack = s.hexes.attack[hex]!
    if (attack === 0 || s.attacks.open[attack] === 0) continue
    const value = weigh(s, temper, attack, NO_GUESS)
    if (value <= most) continue
    most = value
    best = hex
  }
  return best
}

/** 15.2: whether an attack is worth one of the few that can be supplied. */
export function deservesSupply(s: State, temper: Temper): boolean {
  const { attack } = s.battle
  if (isSuppliedFree(s, activeSide(s)) || s.suppliedAttacks === 0) return false
  const before = weigh(s, temper, attack, NO_GUESS)
  s.attacks.supplied[attack] = 1
  const after = weigh(s, temper, attack, NO_GUESS)
  s.attacks.supplied[attack] = 0
  return after - before > SUPPLY_GAIN || s.suppliedAttacks >= openAttacks(s)
}

const SUPPLY_GAIN = 0.3

const openAttacks = ({ attacks }: State): number => attacks.open.reduce((sum, flag) => sum + flag, 0)

/** 15.33: the gun that adds most to the attack, and is missed least by others; 0 for none. */
export function nextGun(s: State, temper: Temper): number {
  const { setting, units } = s
  const { attack } = s.battle
  const side = activeSide(s)
  const before = weigh(s, temper, attack, NO_GUESS)
  let best = 0
  let most = LEAST_GAIN
  for (let gun = setting.first[side]!; gun !== 0 && gun <= setting.lastGround[side]!; gun++) {
    if (setting.isArtillery[gun] === 0 || attackingGunBarred(s, attack, gun, NO_REASONS) !== LEGAL) continue
    units.attack[gun] = attack
    const gain = weigh(s, temper, attack, NO_GUESS) - before - MISSED * othersOf(s, gun)
    units.attack[gun] = 0
    if (gain <= most) continue
    most = gain
    best = gun
  }
  return best
}

const LEAST_GAIN = -0.01
const MISSED = 0.1

/** Open attacks, beside the one at hand, that a gun could support. */
function othersOf(s: State, gun: number): number {
  const { setting, units, hexes, attacks, battle } = s
  let count = 0
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (
      hexes.attack[hex] !== 0 &&
      hexes.attack[hex] !== battle.attack &&
      attacks.open[hexes.attack[hex]!] === 1 &&
      setting.ground.distance(units.place[gun]!, hex) <= setting.range[gun]!
    )
      count++
  return count
}

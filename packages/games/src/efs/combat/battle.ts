import { changed, LEAVE, resultAt, type Stage } from '@hexfront/core'
import { RESULTS } from '../data/charts.ts'
import { settleControl } from '../movement/control.ts'
import { drmOperand } from '../scenarios.ts'
import { activeSide, type Play, type State, type Words } from '../state.ts'
import { spend } from '../supply/logistics.ts'
import { canAdvance } from './advance.ts'
import {
  columnOf,
  drmOf,
  firstAttacker,
  firstDefendingGun,
  firstGun,
  isSuppliedFree,
  nextAttacker,
  nextDefendingGun,
  nextGun,
  someDefender,
  wholeAttack,
  wholeDefence,
} from './combat.ts'
import { payAttack, payDefence } from './losses.ts'
import { apply } from './results.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'
import { turnOver, turnOverAll } from './untried.ts'
import { goOnRelocating, goOnRetreating, releaseRockets } from './withdrawal.ts'

/** B4.e.6 to 20, those of them in which anything happens. */
export const BATTLE: readonly Stage<State, Words>[] = [
  { does: revealUntried },
  { when: hasDefenders, does: strike },
  { when: (s) => s.battle.attackDue > 0, does: payAttack },
  { when: (s) => s.battle.defenceDue > 0, does: payDefence },
  { repeats: true, does: goOnRetreating },
  { when: canAdvance, does: (_s, play) => play.enter('advance') },
  { does: releaseRockets },
  { repeats: true, does: goOnRelocating },
  { does: conclude },
  LEAVE,
]

/** 15.43. */
function revealUntried(s: State, play: Play): void {
  const { attack } = s.battle
  for (let unit = firstAttacker(s, attack); unit > 0; ) {
    const next = nextAttacker(s, attack, unit)
    if (s.setting.isUntried[unit] === 1) {
      const drawn = turnOver(s, unit, play)
      if (drawn !== 0) s.units.attack[drawn] = attack
    }
    unit = next
  }
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    turnOverAll(s, hex, play)
    settleControl(s, hex, play)
  }
}

/** 15.43: where all were removed there is no combat. */
function hasDefenders(s: State): boolean {
  return someDefender(s, s.battle.attack, () => true) && firstAttacker(s, s.battle.attack) > 0
}

/** 15.4 to 15.6: totals, odds, modifiers, die, and what is due. */
function strike(s: State, play: Play): void {
  const { battle, struck } = s
  const { attack } = battle
  battle.isFought = 1
  struck.hex = battle.hex
  struck.attack = wholeAttack(s, attack)
  struck.defence = wholeDefence(s, attack)
  struck.column = columnOf(s, attack)
  struck.drm = drmOf(s, attack)
  tellOrders(s, play)
  play.tell('odds', struck.attack, struck.defence, struck.column)
  struck.die = play.dice.die(10, 'combat (15.6)')
  const result = resultAt(s.setting.crt, struck.column, struck.die + struck.drm)
  struck.result = result + 1
  play.tell('struck', drmOperand(struck.drm), struck.die, result)
  fireGuns(s)
  apply(s, RESULTS[result]!, play)
  changed(s)
}

/** B4.e.9. */
function tellOrders(s: State, play: Play): void {
  const { attack } = s.battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    if (s.hexes.order[hex] === 0) continue
    s.hexes.turnedUp[hex] = s.hexes.order[hex]!
    play.reveal()
    play.tell('order', hex, s.hexes.order[hex]!)
  }
}

/** 13.12. */
function fireGuns(s: State): void {
  const { attack } = s.battle
  for (let gun = firstGun(s, attack); gun > 0; gun = nextGun(s, attack, gun)) s.units.fired[gun] = 1
  for (let gun = firstDefendingGun(s, attack); gun !== 0; gun = nextDefendingGun(s, attack, gun)) s.units.fired[gun] = 1
}

/** B4.e.14, 19 and 20: markers come off, supply is spent, and a Mandated Attack is made. */
function conclude(s: State, play: Play): void {
  const { battle, attacks, hexes } = s
  const { attack } = battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) hexes.order[hex] = 0
  attacks.open[attack] = 0
  if (battle.isFought === 1) {
    if (s.setting.switches.attackSupply === 'points') spend(s, attack, play)
    else if (attacks.supplied[attack] === 1 && !isSuppliedFree(s, activeSide(s))) s.suppliedAttacks--
    if (attacks.mandated[attack] === 1) {
      s.mandated.due--
      s.mandated.made++
    }
  }
  changed(s)
}

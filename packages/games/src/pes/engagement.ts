import type { Play } from '@hexfront/core'
import { FLAK_FIRES, hasDefenders, layHits, proceed } from './combat.ts'
import { IS_GERMAN, setControl, suppliedHexes } from './control.ts'
import { isEnemyHex, marchCost, shift, wayTo } from './movement.ts'
import {
  BREAKOUT_ENDS,
  BREAKOUT_FIRES,
  endBreakout,
  FORCE_IS_ROLLED,
  FORTRESSES_ARE_MANNED,
  fireBreakout,
  fortressToMan,
  manFortress,
  markPocket,
  rollForce,
} from './pockets.ts'
import { entrenchmentIn, hasGermans, isGermanUnit, ON_GERMANS, pieces, type State } from './state.ts'

/** 9.3: the force goes to a hex, and meets the enemy if the hex is his. */
export function marchTo(s: State, to: number, play: Play): void {
  const cost = marchCost(s, to)
  const [length, hexes] = wayTo(s, to)
  const from = hexes[length - 2]!
  s.march.points -= cost
  s.march.moved = 1
  if (!isEnemyHex(s, to)) {
    shift(s, to)
    play.tell('moved', leader(s), to, s.march.points)
    return
  }
  shift(s, from)
  s.hexes.supplied.set(suppliedHexes(s).on)
  shift(s, to)
  play.tell('contact', leader(s), to, s.march.points)
  play.enter('battle')
  s.battle.hex = to
  s.battle.from = from
  s.battle.round = 1
  s.battle.stage = FLAK_FIRES
  // 8.6: those who held the hex before hold it again.
  if (hasDefenders(s, to)) proceed(s, play)
  else play.enter('garrison')
}

const leader = (s: State): number => s.units.force.indexOf(1)

/** After the garrison is drawn and after every fire: the battle goes on, or it is over. */
export function fightOn(s: State, play: Play): void {
  const { hex } = s.battle
  if (!hasDefenders(s, hex)) {
    play.leave()
    capture(s, hex, play)
  } else if (!hasGermans(s, hex)) {
    play.tell('repelled', hex)
    play.leave()
    play.leave()
  } else proceed(s, play)
}

/** 9.6: back to the hex of entry, and done for this phase. */
export function breakOff(s: State, play: Play): void {
  const { hex, from } = s.battle
  shift(s, from)
  play.tell('brokeOff', hex, from)
  play.leave()
  finishForce(s, play)
}

/** 9.2, 9.9: the force has ended its activities. */
export function finishForce(s: State, play: Play): void {
  const { at } = s.march
  for (let unit = pieces.first(s, at); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.units.force[unit] === 1) s.units.done[unit] = 1
  play.leave()
}

/** 3.4: the hex is German, the line follows, and pockets are dealt with at once (11.2). */
function capture(s: State, hex: number, play: Play): void {
  const marker = entrenchmentIn(s, hex)
  // 8.9a
  if (marker !== 0) pieces.place(s, marker, s.setting.box.recycle)
  setControl(s, hex, IS_GERMAN)
  play.tell('taken', hex)
  const size = markPocket(s, hex)
  if (size > 0) {
    play.enter('pocket')
    openPocket(s, hex, size, play)
  }
}

function openPocket(s: State, hex: number, size: number, play: Play): void {
  s.pocket.hex = hex
  s.pocket.stage = FORCE_IS_ROLLED
  play.tell('pocket', hex, size)
  if (!hasBreakoutHexes(s)) s.pocket.stage = FORTRESSES_ARE_MANNED
}

/** P-R19: a pocket of fortresses alone has no breakout. */
function hasBreakoutHexes(s: State): boolean {
  const { isFortress, ground } = s.setting
  for (let hex = 1; hex <= ground.size; hex++) if (s.hexes.pocket[hex] === 1 && isFortress[hex] === 0) return true
  return false
}

/** One thing after another: the force, the fortresses, the fire, the end. */
export function pocketOn(s: State, play: Play): void {
  switch (s.pocket.stage) {
    case FORCE_IS_ROLLED:
      rollForce(s, play)
      break
    case FORTRESSES_ARE_MANNED:
      manFortress(s, fortressToMan(s), play)
      break
    case BREAKOUT_FIRES: {
      const hits = fireBreakout(s, play)
      s.pocket.stage = BREAKOUT_ENDS
      if (layHits(s, ON_GERMANS, s.pocket.hex, hits, play)) return
      break
    }
  }
  afterPocketStage(s, play)
}

/** Passes over what does not apply, down to the next pocket or the end of them all. */
export function afterPocketStage(s: State, play: Play): void {
  if (s.pocket.stage === FORTRESSES_ARE_MANNED && fortressToMan(s) === 0) s.pocket.stage = BREAKOUT_FIRES
  if (s.pocket.stage === BREAKOUT_FIRES && s.pocket.units === 0) s.pocket.stage = BREAKOUT_ENDS
  if (s.pocket.stage !== BREAKOUT_ENDS) return
  const { hex } = s.pocket
  endBreakout(s, play)
  const size = markPocket(s, hex)
  if (size > 0) {
    openPocket(s, hex, size, play)
    return
  }
  play.leave()
  // 11.3: movement and combat go on, if there is anybody left.
  if (!hasGermans(s, s.march.at)) play.leave()
}

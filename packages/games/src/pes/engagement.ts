import type { Stage } from '@hexfront/core'
import { firingDice, hasDefenders, layHits } from './combat.ts'
import { IS_GERMAN, setControl, suppliedHexes } from './control.ts'
import { isEnemyHex, marchCost, shift, wayTo } from './movement.ts'
import { endBreakout, fireBreakout, fortressToMan, manFortress, markPocket, rollForce } from './pockets.ts'
import {
  BY_FLAK,
  BY_GERMANS,
  BY_REGULARS,
  BY_SPECIALISTS,
  entrenchmentIn,
  hasGermans,
  isGermanUnit,
  ON_GERMANS,
  type Play,
  pieces,
  type State,
  type Words,
} from './state.ts'

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
  play.begin()
}

const leader = (s: State): number => s.units.force.indexOf(1)

/** 10.1: the garrison turns out, the four volleys of a round, and then the player decides. */
export const ROUND: readonly Stage<State, Words>[] = [
  // 8.6: those who held the hex before hold it again.
  { when: (s) => !hasDefenders(s, s.battle.hex), does: (_s, play) => play.enter('garrison') },
  ...[BY_FLAK, BY_SPECIALISTS, BY_GERMANS, BY_REGULARS].flatMap((volley): Stage<State, Words>[] => [
    { when: isDecided, does: endBattle },
    {
      when: (s) => firingDice(s, volley) > 0,
      does(s, play) {
        play.enter('fire')
        s.fire.volley = volley
      },
    },
  ]),
  { when: isDecided, does: endBattle },
]

function isDecided(s: State): boolean {
  return !hasDefenders(s, s.battle.hex) || !hasGermans(s, s.battle.hex)
}

function endBattle(s: State, play: Play): void {
  const { hex } = s.battle
  const isTaken = !hasDefenders(s, hex)
  play.leave()
  if (isTaken) capture(s, hex, play)
  else play.tell('repelled', hex)
}

/** 9.6: back to the hex of entry, and done for this phase. */
export function breakOff(s: State, play: Play): void {
  const { hex, from } = s.battle
  shift(s, from)
  play.tell('brokeOff', hex, from)
  endActivities(s)
  play.leave()
}

/** 9.2, 9.9: the force has ended its activities. */
export function endActivities(s: State): void {
  const { at } = s.march
  for (let unit = pieces.first(s, at); unit !== 0 && isGermanUnit(s, unit); unit = pieces.next(s, unit))
    if (s.units.force[unit] === 1) s.units.done[unit] = 1
}

/** 11.3: after a fight movement goes on, if there is anybody left who may. */
export function marchOn(s: State, play: Play): void {
  const first = leader(s)
  if (first < 0 || s.units.done[first] === 1) play.leave()
}

/** 3.4: the hex is German, the line follows, and pockets are dealt with at once (11.2). */
function capture(s: State, hex: number, play: Play): void {
  const marker = entrenchmentIn(s, hex)
  // 8.9a
  if (marker !== 0) pieces.place(s, marker, s.setting.box.recycle)
  setControl(s, hex, IS_GERMAN)
  play.tell('taken', hex)
  const size = markPocket(s, hex)
  if (size === 0) return
  play.enter('pocket')
  openPocket(s, hex, size, play)
}

function openPocket(s: State, hex: number, size: number, play: Play): void {
  s.pocket.hex = hex
  play.tell('pocket', hex, size)
  play.begin()
}

/** P-R19: a pocket of fortresses alone has no breakout. */
function hasBreakoutHexes(s: State): boolean {
  const { isFortress, ground } = s.setting
  for (let hex = 1; hex <= ground.size; hex++) if (s.hexes.pocket[hex] === 1 && isFortress[hex] === 0) return true
  return false
}

/** 11.3: the force, the fortresses, the fire, and the end of it. */
export const POCKET: readonly Stage<State, Words>[] = [
  { isAsked: true, when: hasBreakoutHexes, does: rollForce },
  {
    isAsked: true,
    repeats: true,
    when: (s) => fortressToMan(s) !== 0,
    does: (s, play) => manFortress(s, fortressToMan(s), play),
  },
  {
    isAsked: true,
    when: (s) => s.pocket.units > 0,
    does: (s, play) => layHits(s, ON_GERMANS, s.pocket.hex, fireBreakout(s, play), play),
  },
  { does: endPocket },
]

/** The stages of `POCKET` that are asked for. */
export const FORCE_IS_ROLLED = 1
export const FORTRESSES_ARE_MANNED = 2
export const BREAKOUT_FIRES = 3

/** On to the next pocket, or the end of them all. */
function endPocket(s: State, play: Play): void {
  const { hex } = s.pocket
  endBreakout(s, play)
  const size = markPocket(s, hex)
  if (size > 0) openPocket(s, hex, size, play)
  else play.leave()
}

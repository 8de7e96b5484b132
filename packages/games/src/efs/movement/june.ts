import { changed, LEGAL, phaseNow, type Rule, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { land } from '../air/flights.ts'
import { MAIN, MINOR } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { FIRST } from '../phases.ts'
import type { EfsSetting } from '../scenarios.ts'
import { isHeldBy, isJune, movementOf, type Play, pieces, type State, zoiOver } from '../state.ts'
import { settleControl } from './control.ts'

/** 4.11: the segments that come before the others on 22 June. */
export const isFirstSegment = (s: State): boolean => phaseNow(s).id.startsWith(FIRST)

/** 4.12e: on the first turn the roads of the whole border area are cut to the Soviets, later those under interdiction. */
export const cutRoads = (s: State, side: number): Uint8Array =>
  side === SOVIET && s.turn === 1 && isJune(s) ? everywhere(s.setting) : zoiOver(s, side)

/** 4.12: the area is all of sheets C and D; H and I in their western parts. */
const everywhere = once(({ ground, board }: EfsSetting) => {
  const cut = new Uint8Array(ground.size + 1)
  for (const hex of board.areaHexes('restricted')) cut[hex] = 1
  return cut
})

/** 4.12e: on turns 2 and 3 main roads and motorways there are as good as none for the Soviets, outside of woods. */
export const hasLostMainRoads = (s: State, side: number): boolean => side === SOVIET && s.turn > 1 && isJune(s)

/** The ground without those roads; a minor one beside them stays. */
export const withoutMainRoads = once((setting: EfsSetting): EfsSetting => {
  const isCut = everywhere(setting)
  const { neighbours } = setting.ground
  const lost = (way: number): boolean => {
    const to = neighbours[way]!
    return to !== 0 && isCut[to] === 1 && setting.isWoods[to] === 0
  }
  return {
    ...setting,
    road: setting.road.map((kind, way) =>
      kind !== 0 && kind <= MAIN && lost(way) ? (setting.beside[way] === MINOR ? MINOR : 0) : kind,
    ),
    beside: setting.beside.map((kind, way) => (kind === MAIN && lost(way) ? 0 : kind)),
  }
})

/** 4.12c: no strategic and no railway movement of the Soviets in the area. */
export const isHemmedIn = (s: State, side: number): boolean => side === SOVIET && isJune(s)

// 4.12b: the first orders

const FIRST_DRIVE = `${FIRST}soviet motorized movement`

/** The first Soviet movement of all: only who attacks goes anywhere. */
export const isFirstDrive = (s: State): boolean => s.setting.campaign !== null && phaseNow(s).id === FIRST_DRIVE

/** 4.12b: whether the units in hand have to attack if they end their move in a hex. */
export function hasToAttack(s: State, hex: number, cost: number): boolean {
  if (!isFirstDrive(s) || hex === s.march.hex) return false
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) {
    // C13: cavalry has a quarter of its allowance for nothing.
    if (s.setting.isCavalry[unit] === 0 || cost > movementOf(s, unit)) return true
  }
  return false
}

/** 4.12b: who has to attack ends his move next to an enemy. */
export function pledgeBarred(s: State, hex: number, cost: number, why: Why): Rule {
  return hasToAttack(s, hex, cost) && !isBesideAxis(s, hex)
    ? why.no('4.12', 'only who attacks moves, and nobody of the Axis is next to {place}', hex)
    : LEGAL
}

export function isBesideAxis(s: State, hex: number): boolean {
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (neighbours[way] !== 0 && isHeldBy(s, AXIS, neighbours[way]!)) return true
  return false
}

/** Those in hand have to attack now. */
export function pledge(s: State): void {
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) s.pledges.mustAttack[unit] = 1
}

/** E-R40: who moved by the first orders and attacks nobody goes back to where it stood. */
export function sendBack(s: State, play: Play): void {
  const { mustAttack } = s.pledges
  for (let unit = mustAttack.indexOf(1); unit > 0; unit = mustAttack.indexOf(1, unit + 1)) {
    const from = s.units.place[unit]!
    const home = s.units.began[unit]!
    if (s.units.attack[unit] !== 0 || from === home || home === 0 || home > s.setting.ground.size) continue
    if (isHeldBy(s, AXIS, home)) continue
    pieces.place(s, unit, home)
    play.tell('wentBack', unit, home)
    settleControl(s, from, play)
    settleControl(s, home, play)
  }
  mustAttack.fill(0)
  changed(s)
}

/** 4.11: all air units of the Axis that have flown are ready for the second round. */
export function returnAircraft(s: State, play: Play): void {
  const { setting, units } = s
  for (let unit = setting.first[AXIS]!; unit <= setting.last[AXIS]!; unit++) {
    if (setting.isAir[unit] === 0 || units.place[unit] !== setting.boxes.flown) continue
    land(s, unit, 'ready')
    play.tell('ready', unit)
  }
}

import { touch } from '@hexfront/core'
import { MOST_LEVEL } from '../data/charts.ts'
import { SOVIET } from '../data/counters.ts'
import { isJune, isOnMap, MISSION, type Play, type State } from '../state.ts'
import { firstToFly, land } from './flights.ts'
import { cover, endHarrying, harry } from './harrying.ts'

/** 14.61: what survives over a hex is its level; everybody goes home. */
export function settleInterdiction(s: State, hex: number, play: Play): void {
  const { units, setting, hexes } = s
  let level = 0
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.over[unit] !== hex) continue
    if (units.role[unit] === MISSION) level += setting.interdiction[unit]!
    land(s, unit, 'flown')
    play.tell('flown', unit)
  }
  if (firstToFly(s) === SOVIET) {
    harry(s, hex, level, play)
    return
  }
  cover(s, hex)
  level = Math.min(level, MOST_LEVEL)
  if (level <= hexes.interdiction[hex]!) return
  mark(s, hex, level, play)
}

export function mark(s: State, hex: number, level: number, play: Play): void {
  s.hexes.interdiction[hex] = level
  spreadZoi(s)
  play.tell('interdicted', level, hex)
}

/** 14.61: a zone of interdiction is the hex of the marker and the six round it. */
export function spreadZoi(s: State): void {
  const { interdiction, zoi } = s.hexes
  const { neighbours, size } = s.setting.ground
  const spread = (hex: number, level: number): void => {
    zoi[hex] = Math.max(zoi[hex]!, level)
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const next = neighbours[way]!
      if (next !== 0) zoi[next] = Math.max(zoi[next]!, level)
    }
  }
  zoi.fill(0)
  for (let hex = 1; hex <= size; hex++) if (interdiction[hex] !== 0) spread(hex, interdiction[hex]!)
  // 4.12d: in June a marker goes with every Soviet HQ.
  if (isJune(s)) for (const hq of s.setting.hqs) if (isOnMap(s, hq)) spread(s.units.place[hq]!, MOST_LEVEL)
  touch(s)
}

/** 4.12d: what an HQ takes along when it has moved or is gone. */
export function followHeadquarters(s: State, unit: number): void {
  if (s.setting.isHq[unit] === 1 && isJune(s)) spreadZoi(s)
}

/** 14.66b: headquarters in a zone throw. */
export function checkHeadquarters(s: State, play: Play): void {
  const { units, setting, hexes } = s
  for (const hq of setting.hqs) {
    const hex = units.place[hq]!
    if (hex === 0 || hex > setting.ground.size || units.nonOp[hq] === 1 || setting.sideOf[hq] !== SOVIET) continue
    const level = hexes.zoi[hex]!
    if (level === 0) continue
    const die = play.dice.die(10, 'headquarters under interdiction (14.66b)')
    play.tell('rolledFor', hq, die, level)
    if (die > level) continue
    units.nonOp[hq] = 1
    play.tell('nonOp', hq)
  }
  touch(s)
}

/** 14.67. */
export function liftInterdiction(s: State): void {
  s.hexes.interdiction.fill(0)
  endHarrying(s)
  spreadZoi(s)
}

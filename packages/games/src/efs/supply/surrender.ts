import { touch } from '@hexfront/core'
import { isInRange } from '../command.ts'
import { SURRENDER } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { CITADEL, CITY } from '../ground.ts'
import { settleControl } from '../movement/control.ts'
import { inEnemyZone, isEnemyFort, isOnMap, OUT_OF_SUPPLY, type Play, pieces, type State } from '../state.ts'
import { eliminate, loseStep } from '../strength.ts'

/** D1, 20.0: Soviet hexes that are cut off and in Axis zones throw, one after another. */
export function checkSurrender(s: State, play: Play): void {
  const { hexes, count } = pieces.hexesOf(s, SOVIET)
  for (const hex of Array.from(hexes.subarray(0, count))) if (isExposed(s, hex)) throwFor(s, hex, play)
  touch(s)
}

/** 20.11: units without General Supply in a zone of the Axis; not in a citadel, and trains do not count. */
function isExposed(s: State, hex: number): boolean {
  if (!inEnemyZone(s, SOVIET, hex)) return false
  if (s.setting.fort[hex] === CITADEL && s.hexes.razed[hex] === 0) return false
  return worstIn(s, hex) > 0
}

function worstIn(s: State, hex: number): number {
  let worst = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isTrain[unit] === 0) worst = Math.max(worst, s.units.supply[unit]!)
  return worst
}

function throwFor(s: State, hex: number, play: Play): void {
  const die = play.dice.die(10, 'surrender (20.0)') + surrenderDrm(s, hex)
  const sum = Math.max(0, die)
  if (die > SURRENDER.attrition) {
    play.tell('heldOut', hex, sum)
    return
  }
  const isOver = die <= SURRENDER.surrender
  for (let unit = pieces.first(s, hex); unit !== 0; ) {
    const next = pieces.next(s, unit)
    if (isOver && s.setting.isTrain[unit] === 0) {
      play.tell('surrendered', unit, hex, sum)
      eliminate(s, unit, 'eliminated', play)
    }
    unit = next
  }
  if (!isOver) starve(s, hex, sum, play)
  settleControl(s, hex, play)
}

/** 20.21, E-R43: a step of the weakest. */
function starve(s: State, hex: number, die: number, play: Play): void {
  const { setting } = s
  let weakest = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (setting.isTrain[unit] === 0 && (weakest === 0 || worthOf(s, unit) < worthOf(s, weakest))) weakest = unit
  if (weakest === 0 || !isOnMap(s, weakest)) return
  play.tell('starved', weakest, hex, die)
  loseStep(s, weakest, 'eliminated', play)
}

const worthOf = ({ setting, units }: State, unit: number): number => {
  const at = unit * 4 + units.face[unit]!
  return setting.attack[at]! + setting.defence[at]! + setting.support[unit]! + 10 * setting.isHq[unit]!
}

/** 20.11: what helps and what does not. */
export function surrenderDrm(s: State, hex: number): number {
  const { setting } = s
  const { drms } = SURRENDER
  const has = (holds: (unit: number) => boolean): boolean => {
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (holds(unit)) return true
    return false
  }
  const isLed = setting.hqs.some(
    (hq) => setting.sideOf[hq] === SOVIET && s.units.nonOp[hq] === 0 && isInRange(s, hq, hex),
  )
  return (
    (isLed ? drms.hq : 0) +
    (has((unit) => setting.isGuards[unit] === 1 || setting.isNkvd[unit] === 1) ? drms.zealous : 0) +
    (setting.placeAt[hex]! >= CITY ? drms.city : 0) +
    (isEnemyFort(s, AXIS, hex) ? drms.fort : 0) +
    (worstIn(s, hex) === OUT_OF_SUPPLY ? drms.outOfSupply : drms.emergency) +
    (has((unit) => setting.isMilitia[unit] === 0) ? 0 : drms.militia)
  )
}

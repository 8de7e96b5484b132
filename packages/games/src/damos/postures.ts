import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { COUNTERATTACK, DELAY, ELASTIC, STEADFAST } from './charts.ts'
import { GERMAN } from './counters.ts'
import { CITY, MAJOR, TOWN } from './ground.ts'
import { firstIn, nextIn, type State } from './state.ts'
import { isSupplied } from './supply.ts'

/**
 * C8.4, X2.1: whether the defenders of a hex may take a posture; `from` is where the attackers come from, 0 while nobody knows.
 */
export function postureBarred(s: State, side: number, hex: number, from: number, posture: number, why: Why): Rule {
  const mayCounter = canCounterattack(s, side, hex)
  switch (posture) {
    case STEADFAST:
      return side !== GERMAN && mayCounter ? why.no('X2.1', 'Russians counterattack wherever they can') : LEGAL
    case COUNTERATTACK:
      return mayCounter ? LEGAL : counterattackBarred(s, side, hex, why)
    case ELASTIC:
    case DELAY:
      return looseBarred(s, side, hex, from, posture, why)
    default:
      return why.no('C8.4', 'there is no such posture')
  }
}

export const canCounterattack = (s: State, side: number, hex: number): boolean =>
  counterattackBarred(s, side, hex, NO_REASONS) === LEGAL

function counterattackBarred(s: State, side: number, hex: number, why: Why): Rule {
  const place = s.setting.placeAt[hex]!
  if (place === CITY || place === MAJOR) return why.no('X2.1', 'a city is defended steadfastly')
  if (s.setting.isMarsh[hex] === 1) return why.no('C8.4', 'nobody counterattacks in marsh')
  return hasArmor(s, side, hex) ? LEGAL : why.no('X2.1', 'a counterattack needs armored or mechanized units')
}

/** X2.1, D-R40: by option mechanized units do not do. */
function hasArmor(s: State, side: number, hex: number): boolean {
  const isArmorOnly = s.setting.options.mechCounterattack === 'off'
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) {
    if (s.setting.isArmored[unit] === 0 || s.units.idle[unit] === 1) continue
    if (!isArmorOnly || s.setting.roster[unit]!.kind === 'armor') return true
  }
  return false
}

/** D-R73: elastic defence in rough ground or behind a river; delay in rough ground or a town, with a line of supply. */
function looseBarred(s: State, side: number, hex: number, from: number, posture: number, why: Why): Rule {
  const { setting } = s
  const place = setting.placeAt[hex]!
  if (side !== GERMAN) return why.no('X2.1', 'Russians counterattack or stand')
  if (place === CITY || place === MAJOR) return why.no('X2.1', 'a city is defended steadfastly')
  const isRough = setting.isWoods[hex] === 1 || setting.isMarsh[hex] === 1
  if (posture === ELASTIC)
    return isRough || isBehindRiver(s, hex, from)
      ? LEGAL
      : why.no('C8.4', 'elastic defence needs woods, marsh or a river')
  if (!isRough && place !== TOWN) return why.no('C8.4', 'a delay needs woods, marsh or a town')
  return isSupplied(s, side, hex) ? LEGAL : why.no('C8.4', 'a delay needs a line of supply')
}

function isBehindRiver({ setting: { ground, river } }: State, hex: number, from: number): boolean {
  if (from === 0) return false
  const direction = ground.directionTo(from, hex)
  return direction >= 0 && river[from * 6 + direction] !== 0
}

import { changed, LEGAL, type Rule, resultAt, type Why } from '@hexfront/core'
import { superHeavy } from '../data/charts.ts'
import { AXIS } from '../data/counters.ts'
import { CITADEL } from '../ground.ts'
import { activeSide, isEnemyFort, isOnMap, type Play, type State } from '../state.ts'
import { isAgainstFort } from './combat.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

/** 13.43: super-heavy guns that can fire at the forts of an attack: those next to one that have neither moved in this turn (13.42) nor fired. */
function gunsAt(s: State, attack: number): number[] {
  const { setting, units } = s
  const found: number[] = []
  for (let gun = setting.first[AXIS]!; gun <= setting.lastGround[AXIS]!; gun++) {
    if (setting.roster[gun]?.type !== 'super-heavy' || !isOnMap(s, gun)) continue
    if (units.ran[gun] === 1 || units.fired[gun] === 1 || units.overrun[gun] === 1) continue
    for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
      if (setting.ground.distance(units.place[gun]!, hex) <= setting.range[gun]! && isEnemyFort(s, AXIS, hex)) {
        found.push(gun)
        break
      }
  }
  return found
}

/** 13.43: one throw for all guns, before the combat, against forts only. */
export function bombardBarred(s: State, why: Why): Rule {
  const { attack } = s.battle
  if (s.setting.campaign === null || activeSide(s) !== AXIS) return why.no('13.43', 'no super-heavy guns are here')
  if (s.sieges.bombarded[attack] === 1) return why.no('13.43', 'they have fired')
  if (!isAgainstFort(s, attack)) return why.no('13.43', 'they fire at forts only')
  return gunsAt(s, attack).length > 0 ? LEGAL : why.no('13.43', 'no super-heavy guns are in range')
}

/** 5.56, 13.46: what is added to the die: less for each further gun, more against the citadel of Brest. */
export function bombardmentDrm(s: State, attack: number): number {
  let isCitadel = false
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    if (s.setting.fort[hex] === CITADEL && s.hexes.razed[hex] === 0) isCitadel = true
  return (isCitadel ? BREST : 0) - (gunsAt(s, attack).length - 1)
}

/** 5.56. */
const BREST = 3

export function bombard(s: State, play: Play): void {
  const { attack } = s.battle
  const drm = bombardmentDrm(s, attack)
  for (const gun of gunsAt(s, attack)) s.units.fired[gun] = 1
  s.sieges.bombarded[attack] = 1
  const die = play.dice.die(10, 'super-heavy guns (13.43)')
  const result = superHeavy.results[resultAt(superHeavy, 0, die + drm)]!
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex)) {
    if (!isEnemyFort(s, AXIS, hex)) continue
    play.tell('bombarded', hex, Math.max(0, die + drm))
    if (result === 'destroyed') {
      s.hexes.strongpoint[hex] = 0
      s.hexes.razed[hex] = 1
      play.tell('razed', hex)
    }
    if (result === 'void') play.tell('shattered', hex)
  }
  if (result === 'void') s.sieges.isVoid[attack] = 1
  changed(s)
}

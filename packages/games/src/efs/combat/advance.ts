import { type Choices, LEGAL, NO_REASONS, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { settleControl } from '../movement/control.ts'
import { costsOf } from '../movement/movement.ts'
import { roomBarred } from '../movement/stacking.ts'
import { activeSide, enemyOf, isHeldBy, isOnMap, movementOf, type Play, pieces, type State } from '../state.ts'
import { firstAttacker, nextAttacker } from './combat.ts'
import { firstDefenderHex, nextDefenderHex } from './targets.ts'

/** 16.5: attackers, but no guns, into a Defender hex that is empty, as far as there is room. */
export function advanceBarred(s: State, hex: number, unit: number, why: Why): Rule {
  const { battle, units, setting, hexes } = s
  if (hex > setting.ground.size || hexes.attack[hex] !== battle.attack)
    return why.no('16.5', '{place} was not attacked', hex)
  if (isHeldBy(s, enemyOf(activeSide(s)), hex)) return why.no('16.5', 'enemies are in {place}', hex)
  if (!isOnMap(s, unit) || units.attack[unit] !== battle.attack || setting.isArtillery[unit] === 1)
    return why.no('16.5', '{unit} did not attack', unit)
  const from = units.place[unit]!
  const direction = setting.ground.directionTo(from, hex)
  if (direction < 0 || hexes.attack[from] === battle.attack) return why.no('16.5', '{unit} has advanced', unit)
  if (!isPassable(s, unit, from * 6 + direction)) return why.no('16.5', 'no way leads {unit} into {place}', unit, hex)
  alone[unit] = 1
  const room = roomBarred(s, hex, alone, why)
  alone[unit] = 0
  return room
}

const alone = new Uint8Array(4096)

/** E-R24: ground that the unit could enter on the march; trains keep to their rails. */
const isPassable = (s: State, unit: number, way: number): boolean => {
  const { setting } = s
  if (movementOf(s, unit) === 0) return false
  if (setting.isTrain[unit] === 1) return setting.rails[way] !== 0
  return costsOf(s, setting.mover[unit]!, activeSide(s)).costs[way] !== TABLE_BARRED
}

/** Each empty Defender hex with each of the attackers. */
export function offerAdvances(s: State, out: Choices): void {
  const { attack } = s.battle
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit)) out.add(hex, unit)
}

/** Whether anybody can; 12.5: nobody follows those who fell back by order. */
export function canAdvance(s: State): boolean {
  const { attack, isEvaded } = s.battle
  if (isEvaded === 1) return false
  for (let hex = firstDefenderHex(s, attack); hex > 0; hex = nextDefenderHex(s, attack, hex))
    for (let unit = firstAttacker(s, attack); unit > 0; unit = nextAttacker(s, attack, unit))
      if (advanceBarred(s, hex, unit, NO_REASONS) === LEGAL) return true
  return false
}

export function advance(s: State, hex: number, unit: number, play: Play): void {
  const from = s.units.place[unit]!
  pieces.place(s, unit, hex)
  play.tell('advanced', unit, hex)
  settleControl(s, from, play)
  settleControl(s, hex, play)
}

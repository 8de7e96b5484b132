import { touch } from '@hexfront/core'
import type { Campaign } from './card.ts'
import { settleControl } from './control.ts'
import { drawUnits } from './draws.ts'
import { unitsNamed } from './names.ts'
import { isOnMap, type Play, type State } from './state.ts'
import { takeOff } from './strength.ts'

/** A3.a: units whose turn it is may come in; some throw for it (10.14). */
export function takeReinforcements(s: State, play: Play): void {
  const { setting, units } = s
  for (const { unit: id, turn, chances } of setting.card.arrivals) {
    const unit = setting.kinds.unit.read(id)
    if (units.place[unit] !== setting.boxes.arriving || units.due[unit] !== 0 || turn > s.turn) continue
    if (chances && !comes(s, unit, chances, play)) continue
    units.due[unit] = s.turn
    play.tell('comes', unit)
  }
  if (setting.campaign !== null) {
    drawUnits(s, setting.campaign, play)
    withdraw(s, setting.campaign, play)
  }
  touch(s)
}

/** A3.e, 8.5: units that leave for another front; E-R44: wherever they are, and none may be kept. */
function withdraw(s: State, { deployment }: Campaign, play: Play): void {
  for (const { turn, units } of deployment.withdrawals) {
    if (turn !== s.turn) continue
    for (const { id } of unitsNamed(units)) {
      const unit = s.setting.kinds.unit.read(id)
      if (!isOnMap(s, unit)) continue
      const hex = s.units.place[unit]!
      play.tell('withdrawn', unit)
      takeOff(s, unit, s.setting.boxes.removed)
      settleControl(s, hex, play)
    }
  }
}

const ALWAYS = 10

function comes(s: State, unit: number, chances: Readonly<Record<number, number>>, play: Play): boolean {
  const needed = chances[s.turn] ?? ALWAYS
  if (needed >= ALWAYS) return true
  const die = play.dice.die(10, 'a variable reinforcement (10.14)')
  s.arrivalDie = die
  play.tell('rolledFor', unit, die, needed)
  return die <= needed
}

import { touch } from '@hexfront/core'
import type { Play, State } from './state.ts'

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
  touch(s)
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

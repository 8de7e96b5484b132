import { UNDYING_DIE, UNDYING_UNTIL } from './charts.ts'
import { RUSSIAN } from './counters.ts'
import { firstOf, lastOf, type Play, pieces, type State, sideOf } from './state.ts'

/** C2.4: strength of all units that are marked. */
export function strengthOf({ units }: State, members: Uint8Array): number {
  let sum = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) sum += units.strength[unit]!
  return sum
}

/** C2.4: at no strength a unit is eliminated. What the enemy knows of it was said before (`weaken`). */
export function loseOne(s: State, unit: number, play: Play): void {
  s.units.strength[unit]!--
  if (s.units.strength[unit] !== 0) return
  s.heard.fallen = unit
  eliminate(s, unit, play)
}

/** C2.4, X4.6.4: off the map; Russians of the first two turns may come back. */
export function eliminate(s: State, unit: number, play: Play): void {
  play.tell('eliminated', unit)
  remove(s, unit)
  s.units.dead[unit] = 1
  if (sideOf(unit) === RUSSIAN && s.turn <= UNDYING_UNTIL) straggle(s, unit, play)
}

/** C10.0, D-R51: out of the game for good, but for stragglers. */
export function surrender(s: State, unit: number, play: Play): void {
  play.tell('surrendered', unit)
  remove(s, unit)
  s.units.dead[unit] = 1
  s.units.surrendered[unit] = 1
  if (sideOf(unit) === RUSSIAN && s.turn <= UNDYING_UNTIL) straggle(s, unit, play)
}

function remove(s: State, unit: number): void {
  const { units } = s
  pieces.place(s, unit, 0)
  units.strength[unit] = 0
  units.least[unit] = 0
  units.most[unit] = 0
  units.told[unit] = 0
  units.toldOn[unit] = 0
  units.demoralized[unit] = 0
  units.spent[unit] = 0
  units.tried[unit] = 0
  units.cossack[unit] = 0
  units.inHand[unit] = 0
  units.toExploit[unit] = 0
  units.reacting[unit] = 0
  units.falling[unit] = 0
  units.idle[unit] = 0
}

/** X4.6.4: on a 5 or 6 it comes back in one to three turns at full strength. */
function straggle(s: State, unit: number, play: Play): void {
  if (play.dice.die(6, 'whether it straggles back (X4.6.4)') < UNDYING_DIE) return
  const later = halved(play.dice.die(6, 'turns until it is back (X4.6.4)'))
  restore(s, unit, s.setting.strength[unit]!, s.turn + later)
  play.tell('straggles', unit, later)
}

/** X1.2: a d3. */
export const halved = (die: number): number => (die + 1) >> 1
/** X1.2: a d2. */
export const thirded = (die: number): number => (die + 2 - ((die + 2) % 3)) / 3

/** A unit that is off the map will come in with so much strength, which both sides know. */
export function restore({ units }: State, unit: number, strength: number, due: number): void {
  units.dead[unit] = 0
  units.surrendered[unit] = 0
  units.due[unit] = due
  units.strength[unit] = strength
  units.least[unit] = strength
  units.most[unit] = strength
}

/** C5.0: a point more. The enemy sees that a point is used, not where. */
export function gain(s: State, unit: number): void {
  const { units, setting } = s
  units.strength[unit]!++
  const side = sideOf(unit)
  for (let one = firstOf(side); one <= lastOf(s, side); one++)
    if (units.place[one] !== 0 && units.most[one]! < setting.strength[one]!) units.most[one]!++
}

/** C2.4: the total of a force is told; what each of its units can have follows from it. */
export function tellTotal({ units, turn }: State, members: Uint8Array, total: number): void {
  let least = 0
  let most = 0
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) {
    least += units.least[unit]!
    most += units.most[unit]!
    units.told[unit] = total
    units.toldOn[unit] = turn
  }
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) {
    const low = units.least[unit]!
    const high = units.most[unit]!
    units.most[unit] = Math.min(high, total - (least - low))
    units.least[unit] = Math.max(low, total - (most - high))
  }
}

/** Losses of a force are told, not who takes them: each of its units may be weaker by so much. Those of a lone unit fall at once. */
export function weaken({ units }: State, members: Uint8Array, losses: number): void {
  const first = members.indexOf(1)
  const isAlone = first > 0 && members.indexOf(1, first + 1) < 0
  for (let unit = first; unit > 0; unit = members.indexOf(1, unit + 1)) {
    units.least[unit] = Math.max(1, units.least[unit]! - losses)
    if (isAlone) units.most[unit] = Math.max(1, units.most[unit]! - losses)
  }
}

import { POINTS, UKRAINE_FACTOR } from './charts.ts'
import { GERMAN } from './counters.ts'
import { isMechanized, type Play, pieces, type State, sideOf, strengthOf } from './state.ts'

/** 12.1A: what the loss of a unit is worth to the other side, with its battlegroup already taken off. */
export function worth(s: State, unit: number): number {
  const { isBattlegroup, battlegroup, isUkrainian } = s.setting
  const strength = strengthOf(s, unit)
  const points =
    isBattlegroup[unit] === 1
      ? POINTS.battlegroup * strength
      : battlegroup[unit] !== 0
        ? POINTS.mechanized * (strength - 1) // 12.1A.d
        : (isMechanized(s, unit) ? POINTS.mechanized : POINTS.foot) * strength
  return points * (isUkrainian[unit] === 1 ? UKRAINE_FACTOR : 1) // 13.0c, R73-34
}

/** Takes a unit off the map for good, and puts a battlegroup in its place where it has one (8.7M). */
export function eliminate(s: State, unit: number, play: Play): void {
  const hex = s.units.place[unit]!
  const group = s.setting.battlegroup[unit]!
  play.tell('lost', unit, hex)
  if (sideOf(s, unit) === GERMAN) s.vp.soviet += worth(s, unit)
  else s.vp.german += worth(s, unit)
  pieces.place(s, unit, 0)
  s.units.dead[unit] = 1
  s.units.routed[unit] = 0
  if (group === 0) return
  pieces.place(s, group, hex)
  // R73-50: freeze, arrival and supply go over; 8.7M.c: nothing more happens to it in this phase.
  for (const column of [s.units.freeze, s.units.slow, s.units.arrived, s.units.way, s.units.railed, s.units.unsupplied])
    column[group] = column[unit]!
  s.units.fought[group] = 1
  s.units.attacked[group] = 1
  play.tell('battlegroup', group, hex)
}

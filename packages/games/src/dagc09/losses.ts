import { moved } from '@hexfront/core'
import { uncovers } from './fog.ts'
import { type Play, pieces, type State, sideOf, stepsOf } from './state.ts'

/** 2.11: a unit loses a step, and with its last one it goes to the dead pile. */
export function loseStep(s: State, unit: number, play: Play): void {
  if (stepsOf(s, unit) === 1) eliminate(s, unit, play)
  else {
    s.units.reduced[unit] = 1
    moved(s, sideOf(s, unit))
    play.tell('reduced', unit)
  }
}

export function eliminate(s: State, unit: number, play: Play): void {
  play.tell('lost', unit)
  if (uncovers(s, unit)) play.reveal()
  bury(s, unit)
}

/** To the dead pile, with nothing of what it was doing. */
export function bury(s: State, unit: number): void {
  const { units } = s
  pieces.place(s, unit, 0)
  units.reduced[unit] = 0
  units.dead[unit] = 1
  units.moved[unit] = 0
  units.began[unit] = 0
  units.die[unit] = 0
  units.interdicted[unit] = 0
  units.received[unit] = 0
  units.cut[unit] = 0
  units.fought[unit] = 0
  units.attacked[unit] = 0
  units.joined[unit] = 0
  units.seen[unit] = 0
}

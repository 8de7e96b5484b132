import { AXIS } from '../data/counters.ts'
import type { Play, State } from '../state.ts'
import { isPaused } from '../supply/pause.ts'
import { land } from './flights.ts'

/** 9.2: first all who have flown, then all who are damaged. */
export function rollReadiness(s: State, play: Play): void {
  const { setting } = s
  // 9.21: who has just come out of the Damaged box waits for the next turn.
  for (let unit = 1; unit <= setting.units; unit++)
    if (isIn(s, unit, 'flown')) rollFor(s, unit, 'ready', readyOn(s, unit), play)
  for (let unit = 1; unit <= setting.units; unit++)
    if (isIn(s, unit, 'damaged')) rollFor(s, unit, 'flown', flownOn(s, unit), play)
}

const isIn = ({ setting, units }: State, unit: number, box: 'flown' | 'damaged'): boolean =>
  setting.isAir[unit] === 1 && units.place[unit] === setting.boxes[box]

function rollFor(s: State, unit: number, box: 'ready' | 'flown', needed: number, play: Play): void {
  const die = play.dice.die(10, 'readiness (9.2)')
  play.tell('rolledFor', unit, die, needed)
  if (die > needed) return
  land(s, unit, box)
  play.tell(box, unit)
}

/** 9.2: the highest die that makes a unit ready. */
export function readyOn(s: State, unit: number): number {
  const { setting, weather } = s
  if (setting.sideOf[unit] === AXIS) return setting.charts.readiness.flown.axis - pauseDrm(s)
  return setting.charts.readiness.flown.soviet - (weather.isStorm === 1 ? setting.charts.readiness.sovietStorm : 0)
}

const flownOn = (s: State, unit: number): number =>
  s.setting.sideOf[unit] === AXIS
    ? s.setting.charts.readiness.damaged.axis - pauseDrm(s)
    : s.setting.charts.readiness.damaged.soviet

/** 6.13: dice are one more in the Logistics Pause. */
const pauseDrm = (s: State): number => (isPaused(s) ? 1 : 0)

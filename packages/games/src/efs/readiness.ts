import { AXIS } from './counters.ts'
import { land } from './flights.ts'
import type { Play, State } from './state.ts'

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
export function readyOn({ setting, weather }: State, unit: number): number {
  if (setting.sideOf[unit] === AXIS) return setting.charts.readiness.flown.axis
  return setting.charts.readiness.flown.soviet - (weather.isStorm === 1 ? setting.charts.readiness.sovietStorm : 0)
}

const flownOn = ({ setting }: State, unit: number): number =>
  setting.sideOf[unit] === AXIS ? setting.charts.readiness.damaged.axis : setting.charts.readiness.damaged.soviet

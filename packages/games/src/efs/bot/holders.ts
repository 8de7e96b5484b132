import { AXIS, SOVIET } from '../data/counters.ts'
import { NO_ZONE } from '../scenarios.ts'
import { isOnMap, pieces, type State, stepsOf } from '../state.ts'
import { supplyNet } from '../supply/supply.ts'

/** Soviet steps without General Supply as everybody stands. */
export function cutOff(s: State): number {
  const { setting, units } = s
  const { reached } = supplyNet(s, SOVIET)
  let sum = 0
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++)
    if (isOnMap(s, unit) && reached[units.place[unit]!] === 0) sum += stepsOf(s, unit)
  return sum
}

/** A few steps that get away do not tie anybody down. */
const LEAST_CAUGHT = 3
/** Who is so near to an enemy who is cut off may be what shuts him in. */
const NEAR = 4

/** Units without which some of the enemy would be supplied again: of each hex one, the quick ones let go first. */
export function holders(s: State): number[] {
  const caught = cutOff(s)
  if (caught < LEAST_CAUGHT) return []
  const places = s.units.place.slice()
  const held: number[] = []
  let left = caught
  for (const stack of stacksNear(s)) {
    for (const unit of stack) pieces.place(s, unit, 0)
    const without = cutOff(s)
    if (left - without < LEAST_CAUGHT) {
      left = without
      continue
    }
    for (const unit of stack) pieces.place(s, unit, places[unit]!)
    held.push(keeper(s, stack))
  }
  for (let unit = s.setting.first[AXIS]!; unit <= s.setting.lastGround[AXIS]!; unit++)
    if (s.units.place[unit] !== places[unit]) pieces.place(s, unit, places[unit]!)
  return held
}

/** Stacks of the Axis with a zone round those who are cut off: motorized ones first, since others need them. */
function stacksNear(s: State): number[][] {
  const { setting, units } = s
  const { ground } = setting
  const { reached } = supplyNet(s, SOVIET)
  const near = new Set<number>()
  for (let unit = setting.first[SOVIET]!; unit <= setting.lastGround[SOVIET]!; unit++) {
    const hex = units.place[unit]!
    if (!isOnMap(s, unit) || reached[hex] === 1) continue
    for (const at of ground.within(hex, NEAR)) if (at !== 0 && pieces.occupier(s, at) === AXIS) near.add(at)
  }
  const stacks: number[][] = []
  for (const hex of near) {
    const stack: number[] = []
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) stack.push(unit)
    if (stack.some((unit) => units.zone[unit] !== NO_ZONE)) stacks.push(stack)
  }
  const speed = (stack: readonly number[]): number => (stack.some((unit) => setting.isMotorized[unit] === 1) ? 0 : 1)
  return stacks.sort((a, b) => speed(a) - speed(b) || a[0]! - b[0]!)
}

/** Who stays for all: with a zone, on foot rather than on wheels, the weaker rather than the stronger. */
function keeper({ setting, units }: State, stack: readonly number[]): number {
  const rank = (unit: number): number =>
    (units.zone[unit] === NO_ZONE ? 1000 : 0) + setting.isMotorized[unit]! * 100 + setting.attack[unit * 4]!
  return stack.reduce((best, unit) => (rank(unit) < rank(best) ? unit : best))
}

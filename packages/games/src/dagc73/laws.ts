import { STACKING } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { worth } from './elimination.ts'
import { dagc73 } from './index.ts'
import { pieces, type State, sideOf, stackedIn, unitCount } from './state.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return counters(s, before) || hexes(s) || crowds(s, before) || points(s, before)
}

/** Nobody is lost: a unit is on the map, dead or due, the dead stay dead, and 8.7M a battlegroup follows its division. */
function counters(s: State, before: State): string {
  const { atStart, battlegroup, isRailhead, onRail, unitIds } = s.setting
  const { place, dead } = s.units
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const at = place[unit]!
    if (at !== 0 && dead[unit] === 1) return `${unitIds[unit]} is dead and on the map`
    if (dead[unit] === 0 && before.units.dead[unit] === 1) return `${unitIds[unit]} is back from the dead`
    if (unit <= atStart && at === 0 && dead[unit] === 0 && !isSetUp(s)) return `${unitIds[unit]} is nowhere`
    if (isRailhead[unit] === 1 && at !== 0 && onRail[at] === 0) return `${unitIds[unit]} is off the rails`
    const group = battlegroup[unit]!
    if (group !== 0 && (dead[unit] === 1) !== (place[group] !== 0 || dead[group] === 1))
      return `${unitIds[group]} does not follow ${unitIds[unit]}`
  }
  return ''
}

const isSetUp = (s: State): boolean => dagc73.phase(s).id.endsWith('set-up')

/** 5.2E: the sides never share a hex. */
function hexes(s: State): string {
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && sideOf(s, unit) !== pieces.occupier(s, hex))
      return `both sides are in ${s.setting.ground.name(hex)}`
  }
  return ''
}

/** 7.0: no more than three units share a hex, but while somebody moves. */
function crowds(s: State, before: State): string {
  const asked = dagc73.decision(s)
  const isMoving = !asked.isOver && (asked.step === 'move' || asked.step === 'march')
  if (isMoving && dagc73.phase(s).id === dagc73.phase(before).id) return ''
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && stackedIn(s, hex) > STACKING) return `${s.setting.ground.name(hex)} is overfull`
  }
  return ''
}

/** 12.1, 12.2: points never fall; the Russian has those of the German dead, and the German gets gaps beside his. */
function points(s: State, before: State): string {
  if (s.vp.german < before.vp.german || s.vp.soviet < before.vp.soviet) return 'points have fallen'
  if (s.vp.soviet !== worthOfDead(s, GERMAN)) return `the Russian has ${s.vp.soviet} points`
  return s.vp.german < worthOfDead(s, SOVIET) ? `the German has ${s.vp.german} points` : ''
}

function worthOfDead(s: State, side: number): number {
  let sum = 0
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.dead[unit] === 1 && sideOf(s, unit) === side) sum += worth(s, unit)
  return sum
}

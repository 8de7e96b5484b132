import { changed } from '@hexfront/core'
import { followHeadquarters } from './air/interdiction.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { type Play, pieces, type State, sideOf, stepsOf } from './state.ts'
import { scoreEvent } from './victory/journal.ts'

/** Where units go that have lost their last step: to Cadre, to Eliminated where nothing could get out (16.1), or for good. */
export type Grave = 'cadre' | 'eliminated' | 'removed'

/** 16.1: one step; the last one takes the unit off the map. */
export function loseStep(s: State, unit: number, grave: Grave, play: Play): void {
  countStep(s, unit)
  if (stepsOf(s, unit) > 1) {
    s.units.face[unit]!++
    play.tell('lostStep', unit)
    changed(s)
    return
  }
  bury(s, unit, grave, play)
}

/** All steps at once. */
export function eliminate(s: State, unit: number, grave: Grave, play: Play): void {
  for (let left = stepsOf(s, unit); left > 0; left--) countStep(s, unit)
  s.units.face[unit] = Math.max(0, s.setting.steps[unit]! - 1)
  bury(s, unit, grave, play)
}

function bury(s: State, unit: number, grave: Grave, play: Play): void {
  if (s.setting.isHq[unit] === 1 && sideOf(s, unit) === SOVIET) scoreEvent(s, 'hq lost', s.setting.charts.hqLost.vp)
  play.tell('eliminated', unit)
  if (s.setting.isNkvd[unit] === 1 && s.rebuilt.lostOn.length > 0) s.rebuilt.lostOn[unit] = s.turn
  takeOff(s, unit, s.setting.boxes[grave])
}

/** Off the map, with all its markers. */
export function takeOff(s: State, unit: number, box: number): void {
  const { units } = s
  if (units.overrun[unit] === 1) pieces.alter(s, unit, units.overrun, 0)
  pieces.place(s, unit, box)
  followHeadquarters(s, unit)
  units.fired[unit] = 0
  units.nonOp[unit] = 0
  units.activated[unit] = 0
  units.doubled[unit] = 0
  units.receiving[unit] = 0
  units.idle[unit] = 0
  units.attack[unit] = 0
  units.supports[unit] = 0
  units.inHand[unit] = 0
  units.pushed[unit] = 0
  units.garrison[unit] = 0
  if (s.setting.campaign?.isJune) s.pledges.mustAttack[unit] = 0
  changed(s)
}

/** 24.2, 10.66: what a step counts for; armor of the Axis twice where the salient is at stake. */
function countStep(s: State, unit: number): void {
  const { sides, setting } = s
  const side = sideOf(s, unit)
  const isArmor = setting.isArmor[unit] === 1
  sides.stepsLost[side]! += side === AXIS && isArmor && setting.card.victory.kind === 'salient' ? 2 : 1
  if (setting.isGuards[unit] === 1) sides.guardsLost[side]!++
  else if (isArmor) sides.armorLost[side]!++
  else if (setting.isArtillery[unit] === 1) sides.artilleryLost[side]!++
}

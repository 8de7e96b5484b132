import { drawFrom } from '@hexfront/core'
import { NORTHEAST, NORTHWEST } from './charts.ts'
import { isSupplied } from './control.ts'
import { isDefender, moveAll, type Play, pieces, type State, unitCount } from './state.ts'

/** What is done next in Phase VI. */
export const REORGANIZATION = 1
export const SOUTHWEST_TURN = 2
const SOUTHWEST_AXIS = 3

const SOUTHWEST_TURNS = 4

/** 8.7, 8.9, 10.6: garrisons go back to the cup, and so do entrenchments of hexes that fell. */
export function beginAdministration(s: State, play: Play): void {
  const { box, ground } = s.setting
  let count = 0
  for (let hex = 1; hex <= ground.size; hex++) if (pieces.first(s, hex) !== 0) count += sendBack(s, hex)
  if (count > 0) play.tell('returned', count)
  const markers = moveAll(s, box.recycle, box.cup)
  if (markers > 0) play.tell('markersReturned', markers)
  s.administration.stage = REORGANIZATION
}

/** 10.6: all but garrisons that are cut off in Brest-Litovsk and Moscow. Entrenchments stay (8.9b). */
function sendBack(s: State, hex: number): number {
  if (s.setting.isFortress[hex] === 1 && !isSupplied(s, hex)) return 0
  let count = 0
  for (let unit = pieces.first(s, hex); unit !== 0; ) {
    const next = pieces.next(s, unit)
    if (isDefender(s, unit)) {
      pieces.place(s, unit, s.setting.box.cup)
      count++
    }
    unit = next
  }
  return count
}

export function administrationOn(s: State, play: Play): void {
  switch (s.administration.stage) {
    case REORGANIZATION:
      reorganize(s, play)
      reinforce(s, play)
      s.administration.stage = SOUTHWEST_TURN
      if (s.turn !== SOUTHWEST_TURNS) play.leave()
      break
    case SOUTHWEST_TURN: {
      // 13.2a
      const die = play.dice.die(6, 'turn of the counteroffensive (13.2)')
      s.plan.turn = die <= 3 ? 6 : 7
      s.administration.stage = SOUTHWEST_AXIS
      play.tell('swfTurn', s.plan.turn, die)
      break
    }
    default: {
      // 13.2b
      const die = play.dice.die(6, 'axis of the counteroffensive (13.2)')
      s.plan.axis = die <= 3 ? NORTHWEST : NORTHEAST
      play.tell('swfAxis', s.plan.axis, die)
      play.leave()
    }
  }
}

/** 7.4, P-R08: as many dice as turns, as many units out of the dead pile. */
function reorganize(s: State, play: Play): void {
  const { box } = s.setting
  const { place } = s.units
  const roll = play.dice.sum(s.turn, 6, 'reorganization (7.4)')
  play.tell('reorganization', s.turn, roll)
  for (let n = 0; n < roll; n++) {
    const unit = drawFrom(play.dice, unitCount(s), (one) => place[one] === box.dead, 'a unit from the dead pile (7.4)')
    if (unit === 0) break
    pieces.place(s, unit, box.cup)
    play.tell('reorganized', unit)
  }
}

/** 7.2: what waits in the box of the next turn. */
function reinforce(s: State, play: Play): void {
  const { box } = s.setting
  const from = s.turn === 1 ? box['turn:2'] : s.turn === 4 ? box['turn:5'] : 0
  if (from === 0) return
  const count = moveAll(s, from, box.cup)
  play.tell('reinforced', count)
}

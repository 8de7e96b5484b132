import type { Dice } from '@hexfront/core'
import { obstacle, occupy, openClash } from './assault.ts'
import { NORTHWEST } from './charts.ts'
import { IS_GERMAN, IS_SOVIET, setControl } from './control.ts'
import { endingOf } from './ending.ts'
import { hasGermans, type Play, pieces, type State } from './state.ts'

/** What happens next in Phase IV. */
export const CENTER = 1
const ARMIES = 2

const COUNT = 5

export function southwestOn(s: State, play: Play): void {
  if (s.southwest.stage === CENTER) arrive(s, play)
  else advance(s, play)
}

/** 13.3: two dice say where the center of gravity is. */
export const centerOf = ({ setting }: Pick<State, 'setting'>, roll: number): number =>
  setting.ground.parse(String(2622 - roll))

const rollOf = (dice: Dice): number => dice.sum(2, 6, 'center of the counteroffensive (13.3)')

/** 13.3: where the armies may come in, from west to east. */
export function rollArrivals(s: State, dice: Dice): number[] {
  const center = centerOf(s, rollOf(dice))
  return Array.from({ length: COUNT }, (_, army) => arrivalHex(s, center, army))
}

/** 13.3b: the armies stand side by side, the first in the west. */
const arrivalHex = ({ setting: { ground } }: State, center: number, army: number): number =>
  ground.parse(String(Number(ground.name(center)) + 2 - army))

/** 13.4: empty hexes are simply taken over; where Germans stand there is a battle first (P-R24). */
function arrive(s: State, play: Play): void {
  const roll = rollOf(play.dice)
  s.southwest.center = centerOf(s, roll)
  s.southwest.stage = ARMIES
  play.tell('center', s.southwest.center, roll)
  for (let army = 0; army < COUNT; army++) {
    const hex = arrivalHex(s, s.southwest.center, army)
    if (hasGermans(s, hex)) continue
    const unit = armyOf(s, army)
    pieces.place(s, unit, hex)
    setControlOnArrival(s, army, hex)
    play.tell('arrivedArmy', unit, hex)
  }
  beginArmy(s, play)
}

/** Whether an army took its arrival hex from the Germans, a bit each. */
function setControlOnArrival(s: State, army: number, hex: number): void {
  if (s.hexes.control[hex] !== IS_GERMAN) return
  s.southwest.took |= 1 << army
  setControl(s, hex, IS_SOVIET)
}

const armyOf = (s: State, army: number): number => s.setting.armies[army]!

/** 13.5: from west to east, each to its end. */
function beginArmy(s: State, play: Play): void {
  if (s.southwest.army === COUNT) {
    play.leave()
    return
  }
  s.southwest.unit = armyOf(s, s.southwest.army)
  s.southwest.fought = (s.southwest.took >> s.southwest.army) & 1
}

function advance(s: State, play: Play): void {
  const { unit } = s.southwest
  const at = s.units.place[unit]!
  const isOnMap = at <= s.setting.ground.size
  if (isOnMap && hasWon(s, at, play)) return
  const next = isOnMap ? onAxis(s, at) : arrivalHex(s, s.southwest.center, s.southwest.army)
  if (next === 0) {
    play.tell('armyEnds', unit)
    endArmy(s, play)
    return
  }
  const held = isOnMap ? obstacle(s, next, play) : hasGermans(s, next) ? next : 0
  if (held !== 0) {
    s.southwest.fought = 1
    openClash(s, unit, held, play)
    return
  }
  if (!occupy(s, unit, next, play)) return
  s.southwest.fought = 1
  if (s.setting.isLoc[next] === 1) win(s, unit, next, play)
}

/** 13.5b, P-R25: row 18 wins for an army that fought or took ground; else it has nothing more to do. */
function hasWon(s: State, at: number, play: Play): boolean {
  if (s.setting.inRow18[at] === 0) return false
  const { unit, fought } = s.southwest
  if (fought === 1 || s.setting.options.swfRow18 === 'literal') win(s, unit, at, play)
  else {
    play.tell('armyEnds', unit)
    endArmy(s, play)
  }
  return true
}

function win(s: State, unit: number, hex: number, play: Play): void {
  s.ending = endingOf('southwest')
  play.tell('cut', unit, hex)
  play.finish()
}

/** 13.2: the next hex along the axis; 0 off the map. */
export const onAxis = (s: State, hex: number): number =>
  s.setting.ground.neighbour(hex, s.plan.axis === NORTHWEST ? s.setting.northwest : s.setting.northeast)

export function afterSouthwestClash(s: State, play: Play): void {
  if (s.units.place[s.southwest.unit] === s.setting.box.spent) endArmy(s, play)
}

function endArmy(s: State, play: Play): void {
  pieces.place(s, s.southwest.unit, s.setting.box.spent)
  s.southwest.army++
  beginArmy(s, play)
}

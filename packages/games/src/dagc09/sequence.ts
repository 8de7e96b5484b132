import { type PhaseRules, touch } from '@hexfront/core'
import { canInterdict, recallAir, withdrawAir } from './air.ts'
import { hasDue } from './arrivals.ts'
import { ACTIVATION_RANGE, EXHAUSTION, MAIN_AIR, TURNS } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { isPlacedByHand } from './deployment.ts'
import { isOverstretched } from './ports.ts'
import { canReplace } from './replacements.ts'
import { type Play, phasing, pieces, type State, sideOf, unitCount, type Words } from './state.ts'

/** What happens in phases beside the questions they ask. */
export const PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'soviet set-up': { when: (s) => s.turn === 1 && s.setting.isBold },
  'german set-up': { when: (s) => s.turn === 1 && s.setting.hasFifthPanzerArmy },
  start: { enter: beginTurn },
  ports: { when: isOverstretched, enter: beginPhase },
  'soviet arrivals': { when: hasArrivals, enter: beginArrivals },
  'soviet first combat': { enter: beginCombat },
  'soviet move': { enter: beginMovement },
  'soviet second combat': { enter: beginCombat },
  'german arrivals': { when: hasArrivals, enter: beginArrivals },
  'german first combat': { enter: beginCombat },
  interdiction: { when: canInterdict, enter: beginPhase },
  'german move': { enter: beginMovement },
  'german second combat': { enter: beginCombat },
  end: { enter: endTurn },
}

/** 3.1, 3.2, 3.3: counters with a hex go there, the others wait. */
export function deal(s: State): void {
  const { setting, units, hexes } = s
  for (let hex = 1; hex <= setting.ground.size; hex++)
    hexes.control[hex] = setting.isSovietAtStart[hex] === 1 ? SOVIET : setting.isLand[hex] === 1 ? GERMAN : 0
  s.air.main = MAIN_AIR
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (setting.startHex[unit] === 0 || isPlacedByHand(s, unit)) units.waiting[unit] = 1
    else pieces.place(s, unit, setting.startHex[unit]!)
}

/** 5.1; 7.12 and 13.4 on turn 6; 5.4 on turn 1. */
function beginTurn(s: State, play: Play): void {
  const { units, air } = s
  play.tell('turn', s.turn, s.turn - 1)
  air.mainFlown = 0
  air.ukrainianFlown = 0
  s.armorCalled = 0
  units.replaced.fill(0)
  units.received.fill(0)
  units.cut.fill(0)
  touch(s)
  units.activated.fill(0)
  if (s.turn === 1) activate(s)
  if (s.turn !== EXHAUSTION) return
  withdrawAir(s)
  play.tell('exhausted')
}

/** 5.4: Soviet units that begin turn 1 within nine hexes of the marker. */
function activate(s: State): void {
  const { ground, marker } = s.setting
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && sideOf(s, unit) === SOVIET && ground.distance(marker, hex) <= ACTIVATION_RANGE)
      s.units.activated[unit] = 1
  }
}

/** R09-14: the order of each stack may be changed once in every phase. */
function beginPhase(s: State): void {
  s.hexes.swapped.fill(0)
}

/** 10.6: the steps of the turn. */
function beginArrivals(s: State): void {
  beginPhase(s)
  s.replacements = stepsDue(s)
}

const stepsDue = (s: State): number => s.setting.replacements[phasing(s)]![s.turn] ?? 0

function hasArrivals(s: State): boolean {
  s.replacements = stepsDue(s)
  return (!s.setting.arriveInMovement && hasDue(s)) || canReplace(s)
}

/** 13.5: air armies that were sent against movement are back. */
function beginCombat(s: State): void {
  beginPhase(s)
  recallAir(s)
  s.replacements = 0
  s.units.fought.fill(0)
  s.units.attacked.fill(0)
  s.units.seen.fill(0)
}

/** 7.3: who stands with whom when the phase begins. */
function beginMovement(s: State): void {
  const { units } = s
  const side = phasing(s)
  beginPhase(s)
  units.moved.fill(0)
  units.die.fill(0)
  for (let unit = 1; unit <= unitCount(s); unit++) units.began[unit] = sideOf(s, unit) === side ? units.place[unit]! : 0
}

/** 5.3, 4.4. */
function endTurn(s: State, play: Play): void {
  if (s.turn === TURNS) play.finish()
}

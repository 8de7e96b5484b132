import { brokenInCombat } from './combat/combat-laws.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { pieces, type State, sideOf } from './state.ts'
import { FIRST_EVENT } from './victory/journal.ts'

/** What holds at every moment: the empty string, or what is broken. */
export function broken(s: State, before: State): string {
  return (
    counters(s) ||
    flyers(s) ||
    hexes(s) ||
    tracks(s, before) ||
    attacks(s) ||
    accounts(s) ||
    order(s, before) ||
    brokenInCombat(s, before)
  )
}

/** A unit is where its kind may be, with a face that it has; markers are on the map only. */
function counters({ setting, units }: State): string {
  const { ground, boxes } = setting
  for (let unit = 1; unit <= setting.units; unit++) {
    const name = setting.unitIds[unit]!
    const place = units.place[unit]!
    const isOnMap = place !== 0 && place <= ground.size
    if (setting.isAir[unit] === 1) {
      // 8.5: aircraft that were withdrawn are away.
      if (isOnMap || (place > boxes.mission && place !== boxes.removed))
        return `${name} flies, and is in no box of the air`
      continue
    }
    if (place > ground.size && place < boxes.arriving) return `${name} is in a box of the air`
    if (setting.steps[unit]! > 0 && units.face[unit]! >= setting.steps[unit]!) return `${name} has no step left`
    if (isOnMap && setting.isLand[place] === 0) return `${name} stands in water`
    if (isOnMap && setting.isTrain[unit] === 1 && setting.isRail[place] === 0) return `${name} is off its rails`
    if (isOnMap) continue
    if (units.overrun[unit] === 1 || units.receiving[unit] === 1 || units.nonOp[unit] === 1)
      return `${name} has a marker off the map`
    if (units.attack[unit] !== 0 || units.supports[unit] !== 0) return `${name} fights off the map`
  }
  return ''
}

/** 14.2: who is on a mission is over a hex, and nobody else. */
function flyers({ setting, units }: State): string {
  for (let unit = 1; unit <= setting.units; unit++) {
    const isOut = setting.isAir[unit] === 1 && units.place[unit] === setting.boxes.mission
    if (isOut !== (units.over[unit] !== 0)) return `${setting.unitIds[unit]} is over ${units.over[unit]} out of a box`
    if (isOut !== (units.role[unit] !== 0)) return `${setting.unitIds[unit]} flies for nothing`
  }
  return ''
}

/** Sides keep apart, and who stands in a hex has it. */
function hexes(s: State): string {
  const mixed = pieces.mixedHex(s)
  if (mixed !== 0) return `both sides are in ${s.setting.ground.name(mixed)}`
  for (const side of [AXIS, SOVIET]) {
    const { hexes: held, count } = pieces.hexesOf(s, side)
    for (let i = 0; i < count; i++)
      if (s.hexes.control[held[i]!] !== side) return `${s.setting.ground.name(held[i]!)} is not held by who is there`
  }
  return ''
}

/** Losses and exits only grow. */
function tracks(s: State, before: State): string {
  for (const side of [AXIS, SOVIET]) {
    const now = s.sides
    const was = before.sides
    if (now.stepsLost[side]! < was.stepsLost[side]! || now.exited[side]! < was.exited[side]!)
      return `side ${side} has won back what it lost`
  }
  return ''
}

/** 12.11: attacks live in the segment in which they were declared, and attackers are of its side. */
function attacks({ setting, units, hexes: at, flow }: State): string {
  const phase = setting.sequence.phases[flow.phase]!
  const isOn = phase.segment === 'B' || phase.segment === 'C'
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.attack[unit] !== 0 && (!isOn || setting.sideOf[unit] !== phase.active))
      return `${setting.unitIds[unit]} attacks out of turn`
  if (!isOn && at.attack.some((attack) => attack !== 0)) return 'an attack has outlived its segment'
  return ''
}

/** 3.3: no move ends in a hex that it overfills; 10.13e: who was activated stays in C5. */
function order(s: State, before: State): string {
  const { setting, units } = s
  const was = setting.sequence.phases[before.flow.phase]
  const is = setting.sequence.phases[s.flow.phase]
  if (was?.movement === undefined) return ''
  if (was !== is) {
    for (const side of [AXIS, SOVIET]) {
      const { hexes: held, count } = pieces.hexesOf(s, side)
      for (let i = 0; i < count; i++)
        if (
          side === was.side &&
          pointsIn(s, held[i]!) > Math.max(setting.charts.stacking.most, pointsIn(before, held[i]!))
        )
          return `${setting.ground.name(held[i]!)} is overfull`
    }
    return ''
  }
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.place[unit] === before.units.place[unit] || sideOf(s, unit) !== was.side) continue
    if (was.movement === 'C5' && before.units.activated[unit] === 1)
      return `${setting.unitIds[unit]} moves a second time`
    if (before.units.moved[unit] === 1) return `${setting.unitIds[unit]} has moved already`
  }
  return ''
}

function pointsIn(s: State, hex: number): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) sum += s.setting.stacking[unit]!
  return sum
}

/** 24.2: the journal has every point that an event has made. */
function accounts({ journal, eventPoints }: State): string {
  if (journal.turn.length === 0) return ''
  let sum = 0
  for (let row = 1; row < journal.turn.length; row++)
    if (journal.source[row]! >= FIRST_EVENT) sum += journal.points[row]!
  return sum === eventPoints ? '' : `events make ${eventPoints} points, and the journal has ${sum}`
}

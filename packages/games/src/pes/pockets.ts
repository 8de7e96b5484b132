import { type Grid, NO_REASONS, type Why } from '@hexfront/core'
import { once } from '../once.ts'
import { ASSAULT_FIRE, HEXES_A_DIE, SOVIET_FIRE, TOWN_GARRISON } from './charts.ts'
import { throwDice } from './combat.ts'
import { IS_GERMAN, IS_SOVIET, setControl, suppliedHexes } from './control.ts'
import { drawGarrison, drawUnit, garrisonNumber } from './garrison.ts'
import { defendersIn, hasGermans, moveAll, type Play, pieces, type State } from './state.ts'

/**
 * 11.2, P-R18: the largest group of hexes out of supply that the capture of this hex has cut off, marked; how many hexes it has.
 * Groups count that hold a hex which was in supply before, and those beside the captured hex. Of two as large the one with the
 * lowest hex comes first.
 */
export function markPocket(s: State, captured: number): number {
  const { ground } = s.setting
  const { pocket, supplied } = s.hexes
  const { on, cut } = suppliedHexes(s)
  pocket.fill(0)
  if (cut === 0) return 0
  const groups = groupsOn(ground)
  groups.count = 0
  groups.best.size = 0
  for (let way = captured * 6; way < captured * 6 + 6; way++) gather(s, on, ground.neighbours[way]!, groups)
  for (let hex = 1; hex < on.length; hex++) if (supplied[hex] === 1 && on[hex] === 0) gather(s, on, hex, groups)
  const { hexes, seen, best } = groups
  for (let i = 0; i < groups.count; i++) seen[hexes[i]!] = 0
  for (let i = best.start; i < best.start + best.size; i++) pocket[hexes[i]!] = 1
  return best.size
}

/** Groups of hexes one after the other, and the best so far. */
interface Groups {
  readonly hexes: Uint16Array
  readonly seen: Uint8Array
  count: number
  readonly best: { start: number; size: number; lowest: number }
}

const groupsOn = once(
  ({ size }: Grid): Groups => ({
    hexes: new Uint16Array(size + 1),
    seen: new Uint8Array(size + 1),
    count: 0,
    best: { start: 0, size: 0, lowest: 0 },
  }),
)

/** Adds the group of a hex that is out of supply, if it has one and is not there yet. */
function gather(s: State, on: Uint8Array, from: number, groups: Groups): void {
  const { hexes, seen, best } = groups
  const { control, settled } = s.hexes
  const { ground, isFortress } = s.setting
  const { neighbours } = ground
  // P-R33: a hex that a breakout has freed is left alone.
  const isFreed = (hex: number) => settled[hex] === 1 && isFortress[hex] === 0
  const isCut = (hex: number) =>
    hex !== 0 && on[hex] === 0 && seen[hex] === 0 && control[hex] === IS_SOVIET && !isFreed(hex)
  if (!isCut(from)) return
  const start = groups.count
  let end = start
  let lowest = from
  let work = 0
  hexes[end++] = from
  seen[from] = 1
  for (let i = start; i < end; i++) {
    const hex = hexes[i]!
    if (hex < lowest) lowest = hex
    // A fortress that is manned or dealt with asks for nothing more.
    if (isFortress[hex] === 0 || (settled[hex] === 0 && defendersIn(s, hex) === 0)) work++
    for (let way = hex * 6; way < hex * 6 + 6; way++) {
      const to = neighbours[way]!
      if (!isCut(to)) continue
      seen[to] = 1
      hexes[end++] = to
    }
  }
  groups.count = end
  const size = end - start
  if (work === 0 || size < best.size || (size === best.size && lowest > best.lowest)) return
  best.start = start
  best.size = size
  best.lowest = lowest
}

/** 11.3b: one die for each six hexes or part of six, cities left out. */
export function breakoutDice(s: State, why: Why = NO_REASONS): number {
  let hexes = 0
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (s.hexes.pocket[hex] === 1 && s.setting.isCity[hex] === 0) hexes++
  return why.item('11.3', 'dice for {n} hexes', diceFor(hexes), hexes)
}

export const diceFor = (hexes: number): number => Math.ceil(hexes / HEXES_A_DIE)

/** What is added to the dice: a unit for each town (11.3c), a die for each city (11.3d). */
export function townsAndCities(s: State, why: Why = NO_REASONS): number {
  const { isTown, isCity, isFortress } = s.setting
  let sum = 0
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    if (s.hexes.pocket[hex] === 0) continue
    sum += why.item('11.3', 'town {place}', isTown[hex] === 1 ? TOWN_GARRISON : 0, hex)
    if (isCity[hex] === 1 && isFortress[hex] === 0) sum += why.item('11.3', 'one die for the city {place}', 1, hex)
  }
  return sum
}

/** 11.3: survivors go back to the cup (P-R20), the dice are thrown and the force is drawn. */
export function rollForce(s: State, play: Play): void {
  const { box, isTown, isCity, isFortress } = s.setting
  const { pocket } = s.hexes
  emptyPocket(s)
  let units = 0
  const dice = breakoutDice(s)
  if (dice > 0) {
    units = play.dice.sum(dice, 6, 'units in a pocket (11.3)')
    play.tell('pocketRoll', dice, units)
  }
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    if (pocket[hex] === 0 || isFortress[hex] === 1) continue
    if (isTown[hex] === 1) {
      units += TOWN_GARRISON
      play.tell('pocketTown', hex)
    } else if (isCity[hex] === 1) {
      const die = play.dice.die(6, 'units of a city in a pocket (11.3)')
      units += die
      play.tell('pocketCity', hex, die)
    }
  }
  const drawn = drawForce(s, units, play)
  if (drawn < units) play.tell('short', s.pocket.hex, units - drawn)
  s.pocket.units = drawn
  moveAll(s, box.hand, s.setting.options.emFromBreakout === 'endOfTurn' ? box.recycle : box.cup)
}

/** Garrisons left in the pocket join the cup; their entrenchments wait for the end of the turn (P-R11). */
function emptyPocket(s: State): void {
  const { box, isFortress, isEntrenchment } = s.setting
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    if (s.hexes.pocket[hex] === 0 || isFortress[hex] === 1) continue
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.first(s, hex))
      pieces.place(s, unit, isEntrenchment[unit] === 1 ? box.recycle : box.cup)
  }
}

/** 11.7: fortified zones and entrenchments do not break out. */
function drawForce(s: State, count: number, play: Play): number {
  const { box, isZone, isEntrenchment } = s.setting
  let drawn = 0
  while (drawn < count) {
    const unit = drawUnit(s, play.dice)
    if (unit === 0) break
    if (isZone[unit] === 1) {
      pieces.place(s, unit, box.aside)
      play.tell('zoneNotBreaking', unit)
    } else if (isEntrenchment[unit] === 1) {
      pieces.place(s, unit, box.hand)
      play.tell('markerNotBreaking', unit)
    } else {
      pieces.place(s, unit, box.breakout)
      play.tell('breaking', unit)
      drawn++
    }
  }
  return drawn
}

/** The next fortress of the pocket that needs a garrison, or 0. */
export function fortressToMan(s: State): number {
  const { isFortress, ground } = s.setting
  const { pocket, settled } = s.hexes
  for (let hex = 1; hex <= ground.size; hex++)
    if (pocket[hex] === 1 && isFortress[hex] === 1 && settled[hex] === 0 && defendersIn(s, hex) === 0) return hex
  return 0
}

/** 11.3e: the garrison of a cut-off fortress, by 8.4. */
export function manFortress(s: State, hex: number, play: Play): void {
  const count = garrisonNumber(s, hex, play.dice)
  play.tell('fortress', hex, count)
  drawGarrison(s, hex, count, play)
  s.hexes.settled[hex] = 1
}

/** P-R20: what is added to the dice of a breakout; no terrain counts (11.8). */
export const breakoutModifier = (s: State, why: Why = NO_REASONS): number =>
  why.item('12.6', 'breakout', s.setting.options.breakoutPlusOne === 'off' ? 0 : ASSAULT_FIRE)

/** 11.3h: they fire once, and nobody fires back. */
export function fireBreakout(s: State, play: Play): number {
  const hits = throwDice(s, s.pocket.units, SOVIET_FIRE, breakoutModifier(s), 'breakout (11.3)', play)
  play.tell('breakoutFire', s.pocket.units, hits)
  return hits
}

/** 11.4-11.6: success or failure, and in both cases the ground of the pocket is German. */
export function endBreakout(s: State, play: Play): void {
  const { box } = s.setting
  const { hex } = s.pocket
  if (s.pocket.units > 0) {
    if (hasGermans(s, hex)) {
      const units = moveAll(s, box.breakout, box.dead)
      s.tally += units
      play.tell('pocketDestroyed', units, s.tally)
    } else {
      moveAll(s, box.breakout, box.cup)
      setControl(s, hex, IS_SOVIET)
      s.hexes.settled[hex] = 1
      play.tell('brokenOut', hex)
    }
  }
  const taken = takeGround(s)
  if (taken > 0) play.tell('pocketTaken', taken)
  s.pocket.units = 0
}

/** 11.6: all of the pocket is German but its fortresses; how many hexes. */
export function takeGround(s: State): number {
  const { isFortress, ground } = s.setting
  let taken = 0
  for (let hex = 1; hex <= ground.size; hex++) {
    if (s.hexes.pocket[hex] === 0 || isFortress[hex] === 1) continue
    setControl(s, hex, IS_GERMAN)
    taken++
  }
  return taken
}

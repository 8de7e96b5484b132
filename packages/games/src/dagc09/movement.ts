import {
  type Choices,
  LEGAL,
  memo,
  memoBySide,
  NO_REASONS,
  piecesOf,
  type Reach,
  type Rule,
  reach,
  TABLE_BARRED,
  type Tolls,
  tolls,
  UNREACHED,
  type Why,
} from '@hexfront/core'
import { costOfWay } from '../hexes.ts'
import { ACTIVATED_MOVEMENT, PARTISAN_COST, RIVER_COST, STACK_COST, STACKING, ZONE_COST } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { areNarrowsHeld } from './lines.ts'
import { isOutOfBounds, roomBarred } from './stacking.ts'
import {
  enemyOf,
  inEnemyZone,
  isCavalryMechanized,
  isLocality,
  NO_AIR,
  type Play,
  phasing,
  pieces,
  type State,
  sideOf,
} from './state.ts'
import { isSupplied } from './supply.ts'

/** 2.10, 5.4, 9.2: whether a unit may be picked up at all. */
export function pickUpBarred(s: State, unit: number, why: Why): Rule {
  if (sideOf(s, unit) !== phasing(s)) return why.no('9.2', '{unit} is not of the side that moves', unit)
  if (s.units.place[unit] === 0) return why.no('9.1', '{unit} is not on the map', unit)
  if (isLocality(s, unit)) return why.no('2.10', '{unit} never moves', unit)
  if (s.units.moved[unit] === 1) return why.no('9.2', '{unit} has moved in this phase', unit)
  if (isLocked(s, unit)) return why.no('5.4', '{unit} is not activated', unit)
  return LEGAL
}

/** Every unit of the side that may be picked up, but for one that is in hand. */
export function offerUnmoved(s: State, inHand: number, out: Choices): void {
  const { place, moved } = s.units
  const { firstRow, units, rowsEnd } = s.setting
  const side = phasing(s)
  const end = Math.min(rowsEnd[side]!, units + 1)
  for (let unit = firstRow[side]!; unit < end; unit++)
    if (place[unit] !== 0 && moved[unit] === 0 && unit !== inHand && !isLocality(s, unit) && !isLocked(s, unit))
      out.add(unit)
}

/** 5.4: in the Soviet player turn of turn 1 only activated units move and attack. */
export const isLocked = (s: State, unit: number): boolean =>
  s.turn === 1 && sideOf(s, unit) === SOVIET && s.units.activated[unit] === 0

/** 2.10: movement points without dice. */
export const movementOf = (s: State, unit: number): number =>
  s.turn === 1 && s.units.activated[unit] === 1 ? ACTIVATED_MOVEMENT : s.setting.movement[unit]!

/** 7.1, R09-41: points are settled when the unit is picked up, with all moves made so far. */
export function settlePoints(s: State, unit: number, play: Play): void {
  const { interdicted } = s.units
  const isUnsupplied = !isSupplied(s, unit)
  if (!isUnsupplied && interdicted[unit] === NO_AIR) {
    s.march.points = movementOf(s, unit)
    return
  }
  let points = 0
  if (isUnsupplied) {
    points = stackDie(s, unit, play)
    // 13.3, R09-18: an air army takes its own die off that of a unit without supply.
    if (interdicted[unit] !== NO_AIR) points = Math.max(0, points - play.dice.die(6, 'interdiction'))
  } else points = play.dice.die(6, 'movement under interdiction')
  interdicted[unit] = NO_AIR
  s.march.points = points
  s.march.isBegun = 1
  play.tell('allowance', unit, points)
}

/** 7.3, R09-17, R09-19: units without supply that began the phase in one hex share a die. */
function stackDie(s: State, unit: number, play: Play): number {
  const { began, die } = s.units
  if (began[unit] === 0) return play.dice.die(6, 'movement without supply')
  for (let other = 1; other < began.length; other++)
    if (other !== unit && began[other] === began[unit] && die[other] !== 0 && sideOf(s, other) === sideOf(s, unit)) {
      die[unit] = die[other]!
      return die[unit]!
    }
  die[unit] = play.dice.die(6, 'movement without supply')
  return die[unit]!
}

/** 9.5, 9.6, 9.9, 8.3, 6.4: everything adds up. */
function stepCost(s: State, unit: number, from: number, to: number, why: Why = NO_REASONS): number {
  const { setting } = s
  const side = sideOf(s, unit)
  const way = from * 6 + setting.ground.directionTo(from, to)
  const isOverWater = setting.water[way] !== 0
  const terrain = setting.terrain[to] ?? 'clear'
  const isEasy = isCavalryMechanized(s, unit)
  return (
    why.item(isEasy ? '12.3' : '9.5', 'into {place}', isEasy ? 1 : setting.charts.tec[terrain].cost, to) +
    why.item(isOverWater ? '9.8' : '9.6', 'across a river', isOverWater || setting.river[way] !== 0 ? RIVER_COST : 0) +
    why.item('9.9', 'partisans', side === GERMAN && setting.isPartisan[to] === 1 ? PARTISAN_COST : 0) +
    why.item('8.3', 'out of an enemy zone', inEnemyZone(s, side, from) ? ZONE_COST : 0) +
    why.item('8.3', 'into an enemy zone', inEnemyZone(s, side, to) ? ZONE_COST : 0) +
    why.item('6.4', 'out of a stack', hasOthers(s, unit, from) ? STACK_COST : 0) +
    why.item('6.4', 'onto another unit', hasOthers(s, unit, to) ? STACK_COST : 0)
  )
}

const hasOthers = (s: State, unit: number, hex: number): boolean =>
  pieces.count(s, hex) > (s.units.place[unit] === hex ? 1 : 0)

/** What the unit in hand can reach with the points it has left. */
interface Range {
  readonly land: Reach
  /** 9.8: across the narrows. */
  readonly across: Reach
  readonly tolls: Tolls
  /** The costs of the ground with the narrows open. */
  readonly bridged: Uint8Array
}

export const rangeOf = memo<State, Range>(
  ({ setting: { ground, sovietCosts } }) => ({
    land: reach(ground),
    across: reach(ground),
    tolls: tolls(ground),
    bridged: new Uint8Array(sovietCosts.length),
  }),
  (s, { land, across, tolls: laid, bridged }) => {
    const { unit, points } = s.march
    const from = s.units.place[unit]!
    layTolls(s, unit, laid)
    land.find(from, points, costsOf(s, unit), laid)
    across.clear()
    if (!mayCross(s, unit) || !nearNarrows(s, land)) return
    bridged.set(costsOf(s, unit))
    for (const way of s.setting.narrowsWays) bridged[way] = bridgeCost(s, unit, s.setting.ground.neighbours[way]!)
    across.find(from, points, bridged, laid)
  },
)

const bridgeCost = (s: State, unit: number, to: number): number =>
  (isCavalryMechanized(s, unit) ? 1 : s.setting.charts.tec[s.setting.terrain[to] ?? 'clear'].cost) + RIVER_COST

/** 9.8: one unit, once in the game, and only between hexes that are held beforehand. */
const mayCross = (s: State, unit: number): boolean =>
  sideOf(s, unit) === SOVIET && s.narrowsCrossed === 0 && areNarrowsHeld(s)

const nearNarrows = ({ setting: { narrowsHexes } }: State, land: Reach): boolean =>
  land.has(narrowsHexes[0]!) || land.has(narrowsHexes[1]!)

/** 8.3: the ground as units of a kind cross it, without steps from zone to zone into German entrenchments where those are barred. */
const costsOf = (s: State, unit: number): Uint8Array => {
  if (sideOf(s, unit) === GERMAN) return s.setting.germanCosts
  const isEasy = isCavalryMechanized(s, unit)
  // 5.4, 8.3: activated units may on turn 1.
  if (s.turn === 1 && s.units.activated[unit] === 1) return isEasy ? s.setting.cavalryCosts : s.setting.sovietCosts
  const { foot, cavalry } = walledCosts(s)
  return isEasy ? cavalry : foot
}

const walledCosts = memo<State, { readonly foot: Uint8Array; readonly cavalry: Uint8Array }>(
  ({ setting: { sovietCosts } }) => ({
    foot: new Uint8Array(sovietCosts.length),
    cavalry: new Uint8Array(sovietCosts.length),
  }),
  (s, { foot, cavalry }) => {
    const { sovietCosts, cavalryCosts, entrenched, ground } = s.setting
    foot.set(sovietCosts)
    cavalry.set(cavalryCosts)
    const zone = pieces.zoneOf(s, GERMAN)
    const walls = entrenched[GERMAN]!
    for (let hex = walls.indexOf(1); hex > 0; hex = walls.indexOf(1, hex + 1)) {
      if (zone[hex] === 0) continue
      for (let direction = 0; direction < 6; direction++) {
        const from = ground.neighbours[hex * 6 + direction]!
        if (from === 0 || zone[from] === 0) continue
        const way = from * 6 + ((direction + 3) % 6)
        foot[way] = TABLE_BARRED
        cavalry[way] = TABLE_BARRED
      }
    }
  },
  piecesOf(GERMAN),
)

/** 6.9, 8.3, 9.12: what the enemy makes of the ground, which holds as long as he does not move. */
const enemyTolls = memoBySide<State, Tolls>(
  ({ setting: { ground } }) => tolls(ground),
  (s, { enter, leave }, side) => {
    const enemy = enemyOf(side)
    pieces.markZone(s, enemy, ZONE_COST, leave)
    enter.set(leave)
    pieces.markUnits(s, enemy, TABLE_BARRED, enter)
    if (side === SOVIET) return
    const walls = s.setting.entrenched[SOVIET]!
    for (let hex = 1; hex < enter.length; hex++) if (walls[hex] === 1) enter[hex] = TABLE_BARRED
  },
  (side) => piecesOf(enemyOf(side)),
)

/** 6.4, 6.5, 6.10, 10.2: and what friends do. */
function layTolls(s: State, unit: number, { enter, leave }: Tolls): void {
  const { place, order } = s.units
  const { count } = s.stacks
  const { isUkrainian: fronts, isUkrainianBound, firstRow, rowsEnd } = s.setting
  const side = sideOf(s, unit)
  const front = fronts[unit]!
  const from = place[unit]!
  const base = enemyTolls(s, side)
  enter.set(base.enter)
  leave.set(base.leave)
  for (let other = firstRow[side]!, end = rowsEnd[side]!; other < end; other++) {
    // Each hex once, by the unit on top.
    if (order[other] !== 1) continue
    const hex = place[other]!
    if (count[hex]! >= STACKING || fronts[other] !== front) enter[hex] = TABLE_BARRED
    else enter[hex] = enter[hex]! + STACK_COST
    if (hex !== from || count[hex]! > 1) leave[hex] = leave[hex]! + STACK_COST
  }
  if (!isUkrainianBound || front === 0) return
  for (let hex = 1; hex < enter.length; hex++) if (isOutOfBounds(s, unit, hex)) enter[hex] = TABLE_BARRED
}

export function marchBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.march
  if (s.units.place[unit] === to) return why.no('9.1', '{unit} is there already', unit)
  const barred = roomBarred(s, unit, to, why)
  if (barred !== LEGAL) return barred
  return rangeOf(s).land.has(to) ? LEGAL : outOfReach(s, to, why)
}

function outOfReach(s: State, to: number, why: Why): Rule {
  const { unit, points } = s.march
  const from = s.units.place[unit]!
  const { ground, water } = s.setting
  const direction = ground.directionTo(from, to)
  if (direction >= 0) {
    if (water[from * 6 + direction] !== 0) return why.no('9.7', 'water lies before {place}', to)
    if (costsOf(s, unit)[from * 6 + direction] === TABLE_BARRED)
      return why.no('8.3', '{place} is entrenched, and this leads from zone to zone', to)
    return why.no('9.3', '{place} costs {n} points, {n} left', to, stepCost(s, unit, from, to), points)
  }
  const cost = farReach(s).cost(to)
  if (cost === UNREACHED) return why.no('9.2', 'no way leads to {place}', to)
  return why.no('9.1', '{place} is out of reach: {n} points, {n} left', to, cost, points)
}

/** As far as anybody could go with all the time there is. */
const farReach = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const { unit } = s.march
    found.find(s.units.place[unit]!, TABLE_BARRED - 1, costsOf(s, unit), rangeOf(s).tolls)
  },
)

/** 9.8: a way across the narrows, offered where it leads further or costs less. */
export function acrossBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.march
  if (s.units.place[unit] === to) return why.no('9.1', '{unit} is there already', unit)
  if (sideOf(s, unit) !== SOVIET) return why.no('9.8', 'only the Soviets cross the narrows')
  if (s.narrowsCrossed === 1) return why.no('9.8', 'the narrows were crossed before')
  if (!areNarrowsHeld(s)) return why.no('9.8', 'both sides of the narrows must be held beforehand')
  const barred = roomBarred(s, unit, to, why)
  if (barred !== LEGAL) return barred
  const { land, across } = rangeOf(s)
  return across.cost(to) < land.cost(to) ? LEGAL : why.no('9.8', 'no way across the narrows leads to {place}', to)
}

export function offerMarch(s: State, out: Choices): void {
  const { land } = rangeOf(s)
  const from = s.units.place[s.march.unit]!
  const hexes = land.ascending()
  for (let i = 0; i < land.count; i++) if (hexes[i] !== from) out.add(hexes[i]!)
}

export function offerAcross(s: State, out: Choices): void {
  const { land, across } = rangeOf(s)
  const from = s.units.place[s.march.unit]!
  const hexes = across.ascending()
  for (let i = 0; i < across.count; i++) {
    const hex = hexes[i]!
    if (hex !== from && across.cost(hex) < land.cost(hex)) out.add(hex)
  }
}

/** 6.8: hexes of the range in which another unit lies, below which this one could be put. */
export function offerUnder(s: State, out: Choices): void {
  if (phasing(s) !== SOVIET) return
  const { land } = rangeOf(s)
  const from = s.units.place[s.march.unit]!
  const { hexes, count } = pieces.hexesOf(s, SOVIET)
  for (let i = 0; i < count; i++) if (hexes[i] !== from && land.has(hexes[i]!)) out.add(hexes[i]!)
}

/** Whether the unit in hand can go anywhere from where it is. */
export const canGoOn = (s: State): boolean => {
  const { land, across } = rangeOf(s)
  return land.count > 1 || across.count > 1
}

/** The cost of the way to a hex, step by step; for the next hex, what it would cost; 0 and a refusal where it is too far. */
export function marchCost(s: State, to: number, why: Why): number {
  const { unit } = s.march
  const { land, across } = rangeOf(s)
  const way: number[] = []
  if (land.has(to)) land.pathTo(to, way)
  else if (across.has(to)) across.pathTo(to, way)
  else {
    outOfReach(s, to, why)
    if (s.setting.ground.directionTo(s.units.place[unit]!, to) >= 0) way.push(s.units.place[unit]!, to)
  }
  return costOfWay(way, (from, next) => stepCost(s, unit, from, next, why))
}

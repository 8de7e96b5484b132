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
  type Steps,
  steps,
  TABLE_BARRED,
  type Why,
} from '@hexfront/core'
import { once } from '../once.ts'
import { areaBarred, closedGround, inArea, isMarshClosed } from './area.ts'
import {
  DISTRACTED_TURNS,
  GRAND,
  MEETING,
  PAUSE_TURN,
  PENETRATION,
  PICK_UP_COST,
  PLAN_COST,
  RALLY_COST,
  STANDARD,
} from './charts.ts'
import { GERMAN } from './counters.ts'
import { settleExploitation } from './exploitation.ts'
import { wouldOverfill } from './stacking.ts'
import {
  enemyOf,
  firstIn,
  firstMarked,
  isHeldBy,
  nextIn,
  nextMarked,
  phasing,
  pieces,
  type State,
  sideOf,
} from './state.ts'
import { isSupplied } from './supply.ts'
import { inZoc, isFresh, isMobile } from './zones.ts'

/** X4.7, D-R52: the two turns in which German mobile forces are held back. */
export const isDistracted = (s: State): boolean => isDistractedIn(s, s.turn)

/** The same of another turn, as far as it is known. */
export const isDistractedIn = ({ distractedFrom }: State, turn: number): boolean =>
  distractedFrom !== 0 && turn >= distractedFrom && turn < distractedFrom + DISTRACTED_TURNS

/** X4.3.1: in the pause German mobile units neither move nor fight. */
export const isPausing = (s: State): boolean => s.setting.hasPause && s.turn === PAUSE_TURN && phasing(s) === GERMAN

/** C2.1, X3.0: one unit with a zone of influence makes a force mobile. */
export function isForceMobile(s: State): boolean {
  const { inHand } = s.units
  for (let unit = firstMarked(s, inHand, s.march.hex); unit !== 0; unit = nextMarked(s, inHand, unit))
    if (isMobile(s, unit)) return true
  return false
}

export function isForceDemoralized(s: State): boolean {
  const { inHand, demoralized } = s.units
  for (let unit = firstMarked(s, inHand, s.march.hex); unit !== 0; unit = nextMarked(s, inHand, unit))
    if (demoralized[unit] === 1) return true
  return false
}

/** X4.7: a mobile German force enters one hex, and attacks nobody. */
const isHeldBack = (s: State): boolean => phasing(s) === GERMAN && isDistracted(s) && isForceMobile(s)

/** C7.0, D-R03: any fresh units in a hex; foot forces before mobile ones (D-R18). */
export function activateBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  let hasFresh = false
  let isOpen = false
  for (let unit = firstIn(s, side, hex); unit !== 0; unit = nextIn(s, unit)) {
    if (!isFresh(s, unit)) continue
    hasFresh = true
    if (mayAct(s, unit)) isOpen = true
  }
  if (isOpen) return LEGAL
  if (!isHeldBy(s, side, hex)) return why.no('C7.0', 'none of your units are in {place}', hex)
  if (!hasFresh) return why.no('C7.0', 'nobody in {place} is fresh', hex)
  return isPausing(s)
    ? why.no('X4.3.1', 'mobile units stand still in this turn')
    : why.no('C7.0', 'mobile forces have acted: foot forces no longer may')
}

export function offerActivations(s: State, out: Choices): void {
  const side = phasing(s)
  const { hexes, count } = pieces.hexesOf(s, side)
  for (let i = 0; i < count; i++)
    for (let unit = firstIn(s, side, hexes[i]!); unit !== 0; unit = nextIn(s, unit))
      if (isFresh(s, unit) && mayAct(s, unit)) {
        out.add(hexes[i]!)
        break
      }
}

/** Whether a fresh unit may be the reason for which a force acts now. */
function mayAct(s: State, unit: number): boolean {
  if (isMobile(s, unit)) return !isPausing(s)
  return s.isFootClosed === 0
}

/** Puts the fresh units of a hex in hand: all that may act together. */
export function takeInHand(s: State, hex: number): number {
  const { units, march } = s
  let count = 0
  for (let unit = firstIn(s, phasing(s), hex); unit !== 0; unit = nextIn(s, unit)) {
    if (!isFresh(s, unit) || (isPausing(s) && isMobile(s, unit))) continue
    units.inHand[unit] = 1
    count++
  }
  march.hex = hex
  settleAllowance(s)
  return count
}

/** C7.0: the slowest sets the pace. */
export function settleAllowance(s: State): void {
  const { units, setting, march } = s
  if (march.isExploiting === 1) {
    settleExploitation(s)
    return
  }
  let least = 255
  const { inHand } = units
  for (let unit = firstMarked(s, inHand, s.march.hex); unit !== 0; unit = nextMarked(s, inHand, unit))
    least = Math.min(least, setting.movement[unit]!)
  march.points = least
  march.base = least
}

/** D-R03: units that are not named after all stay fresh. */
export function leaveBarred(s: State, unit: number, why: Why): Rule {
  if (s.units.inHand[unit] === 0) return why.no('C7.0', '{unit} is not in the force', unit)
  if (s.march.isBegun === 1) return why.no('C7.0', 'the force has begun to act')
  if (isLast(s)) return why.no('C7.0', '{unit} is all that is left of the force', unit)
  // C8.12.2: sub-forces are of any kind.
  if (s.march.isExploiting === 1) return LEGAL
  const needsMobile = s.isFootClosed === 1 || s.march.plan !== 0
  return needsMobile && isLastMobile(s, unit)
    ? why.no('C7.0', 'the force needs a unit with a zone of influence')
    : LEGAL
}

function isLast(s: State): boolean {
  const { inHand } = s.units
  return nextMarked(s, inHand, firstMarked(s, inHand, s.march.hex)) === 0
}

function isLastMobile(s: State, unit: number): boolean {
  if (!isMobile(s, unit)) return false
  const { inHand } = s.units
  for (let one = firstMarked(s, inHand, s.march.hex); one !== 0; one = nextMarked(s, inHand, one))
    if (one !== unit && isMobile(s, one)) return false
  return true
}

/** C3.0: what a step costs; X4.6.5: Germans ignore rivers on turn 1. */
export function stepCost(s: State, from: number, to: number, why: Why = NO_REASONS): number {
  const { setting } = s
  const kind = setting.terrain[to]
  const direction = setting.ground.directionTo(from, to)
  if (!kind || direction < 0) return TABLE_BARRED
  return (
    why.item('C3.0', INTO[kind], setting.charts.tec[kind].cost, to) +
    why.item(
      'C3.0',
      'across a river',
      countsRivers(s) && setting.river[from * 6 + direction] !== 0 ? setting.charts.crossing.cost : 0,
    )
  )
}

const INTO = { clear: 'clear {place}', woods: 'woods {place}', marsh: 'marsh {place}' } as const

/** X4.6.5. */
export const countsRivers = (s: State): boolean => s.turn > 1 || phasing(s) !== GERMAN

const costsOf = (s: State): Uint8Array => (countsRivers(s) ? s.setting.costs : s.setting.dryCosts)

interface Range {
  readonly reach: Reach
  readonly tolls: { enter: Uint8Array; leave: Uint8Array }
  /** Where the force is shy of enemies or has to leave the marsh: what it may enter. */
  readonly own: Uint8Array
}

const newRange = ({ setting: { ground } }: State): Range => ({
  reach: reach(ground),
  tolls: { enter: NO_TOLLS, leave: NO_TOLLS },
  own: new Uint8Array(ground.size + 1),
})

const NO_TOLLS = new Uint8Array(0)

/** C7.0: where the force in hand can go without a fight. */
export const rangeOf = memo<State, Range>(newRange, (s, range) => {
  const { hex, points } = s.march
  const isHeld = (isHeldBack(s) && (s.march.steps > 0 || s.march.isExploiting === 1)) || isStuck(s)
  layTolls(s, range)
  range.reach.find(hex, isHeld ? 0 : points, costsOf(s), range.tolls)
})

/** What the ground and the enemy close to a side. */
const closedTo = memoBySide<State, Uint8Array>(
  ({ setting: { ground } }) => new Uint8Array(ground.size + 1),
  (s, closed, side) => {
    closed.set(closedGround(s, side))
    const { hexes, count } = pieces.hexesOf(s, enemyOf(side))
    for (let i = 0; i < count; i++) closed[hexes[i]!] = TABLE_BARRED
  },
  (side) => piecesOf(enemyOf(side)),
)

function layTolls(s: State, { tolls, own }: Range): void {
  const side = phasing(s)
  const enemy = enemyOf(side)
  const { size } = s.setting.ground
  const isInMarsh = isMarshClosed(s, side, s.march.hex)
  const closed = closedTo(s, side)
  const { free, stopping, closing } = leaves(s.setting)
  tolls.enter = closed
  // X4.7: one hex only; X1.3: out of the marsh hex by hex.
  tolls.leave = isInMarsh || isHeldBack(s) ? closing : hasVehicles(s) ? stopping : free
  if (isInMarsh) {
    tolls.enter = own
    for (let hex = 1; hex <= size; hex++)
      own[hex] = inArea(s, hex) && isWayOut(s, hex) && !isHeldBy(s, enemy, hex) ? 0 : TABLE_BARRED
  }
  // C2.8
  if (isForceDemoralized(s)) {
    if (tolls.enter !== own) own.set(closed)
    tolls.enter = own
    for (let hex = 1; hex <= size; hex++) if (inZoc(s, enemy, hex)) own[hex] = TABLE_BARRED
  }
}

/** Tolls for leaving a hex: none, where vehicles stop, and everywhere. */
const leaves = once(({ ground, isMarsh }: State['setting']) => ({
  free: new Uint8Array(ground.size + 1),
  stopping: isMarsh.map((marsh) => (marsh === 1 ? TABLE_BARRED : 0)),
  closing: new Uint8Array(ground.size + 1).fill(TABLE_BARRED),
}))

/** C3.0: armored, mechanized and motorized units stop in marsh. */
function hasVehicles(s: State): boolean {
  const { setting } = s
  const { inHand } = s.units
  for (let unit = firstMarked(s, inHand, s.march.hex); unit !== 0; unit = nextMarked(s, inHand, unit))
    if (setting.isMotorized[unit] === 1) return true
  return false
}

/** X1.3, D-R38: nearer to firm ground north of the marsh. */
const isWayOut = (s: State, hex: number): boolean =>
  firmGround(s.setting).cost(hex) < firmGround(s.setting).cost(s.march.hex)

const firmGround = once(({ ground, isOperations, isBarrier, isSea }: State['setting']): Steps => {
  const far = steps(ground)
  far.begin(null, isSea)
  for (let hex = 1; hex <= ground.size; hex++) if (isOperations[hex] === 1 && isBarrier[hex] === 0) far.start(hex)
  return far.all()
})

export function offerMarch(s: State, out: Choices): void {
  if (s.march.plan === PENETRATION) return
  const { reach: found } = rangeOf(s)
  const hexes = found.ascending()
  for (let i = 0; i < found.count; i++)
    if (hexes[i] !== s.march.hex && (s.march.plan !== GRAND || leadsOn(s, hexes[i]!))) out.add(hexes[i]!)
}

export function marchBarred(s: State, to: number, why: Why): Rule {
  if (to === s.march.hex) return why.no('C7.0', 'the force stands in {place}', to)
  if (s.march.plan === PENETRATION) return why.no('C8.3', 'a Penetration goes straight in')
  if (rangeOf(s).reach.has(to))
    return s.march.plan !== GRAND || leadsOn(s, to)
      ? LEGAL
      : why.no('C8.1', 'from {place} the force could not attack {place} any more', to, s.march.target)
  const side = phasing(s)
  const outside = areaBarred(s, side, to, why)
  if (outside !== LEGAL) return outside
  if (isHeldBy(s, enemyOf(side), to)) return why.no('C7.0', 'enemies are in {place}', to)
  if (isForceDemoralized(s) && inZoc(s, enemyOf(side), to))
    return why.no('C2.8', '{place} is in an enemy zone of control', to)
  if (isHeldBack(s)) return why.no('X4.7', 'mobile forces go one hex in this turn')
  return why.no('C7.0', '{place} is out of reach with {n} points', to, s.march.points)
}

/** C8.1, D-R75: with what is left when it is there the force can still enter the target. */
const leadsOn = (s: State, from: number): boolean =>
  approachOf(s).cost(from) + PLAN_COST[GRAND] <= s.march.points - rangeOf(s).reach.cost(from)

/** What it takes the force in hand to enter its target from each hex. */
const approachOf = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  (s, found) => {
    const range = rangeOf(s)
    layTolls(s, range)
    found.find(s.march.target, s.march.points, backCostsOf(s), range.tolls)
  },
)

/** What it takes from each hex to enter a target that enemies hold, for forces with or without vehicles. */
export function approachTo(s: State, target: number, most: number, isDriving: boolean): Reach {
  const { free, stopping } = leaves(s.setting)
  const found = wayTo(s)
  approachTolls.enter = closedTo(s, phasing(s))
  approachTolls.leave = isDriving ? stopping : free
  found.find(target, most, backCostsOf(s), approachTolls)
  return found
}

const approachTolls: Range['tolls'] = { enter: NO_TOLLS, leave: NO_TOLLS }
const wayTo = memo<State, Reach>(
  ({ setting: { ground } }) => reach(ground),
  () => {},
)

const backCostsOf = (s: State): Uint8Array => (countsRivers(s) ? s.setting.backCosts : s.setting.dryBackCosts)

/** C7.0, C8.0: entering an enemy hex, with a plan. */
export function attackBarred(s: State, hex: number, plan: number, why: Why): Rule {
  const side = phasing(s)
  const { march } = s
  const isPlanned = march.plan !== 0
  if (isPlanned && (hex !== march.target || plan !== march.plan))
    return why.no('C8.1', 'the force carries out the attack on {place} and nothing else', march.target)
  if (!isPlanned && plan !== MEETING && plan !== STANDARD) {
    if (march.isExploiting === 0) return why.no('C8.1', 'a Concerted Attack is declared first')
    if (plan !== GRAND) return why.no('C8.12', 'no Penetration follows a battle')
    if (!isForceMobile(s)) return why.no('C8.1', 'a Grand Assault needs a unit with a zone of influence')
  }
  if (!isHeldBy(s, enemyOf(side), hex)) return why.no('C8.0', 'no enemies are in {place}', hex)
  const step = stepCost(s, march.hex, hex)
  if (step === TABLE_BARRED) return why.no('C8.0', '{place} is not next to the force', hex)
  if (isForceDemoralized(s)) return why.no('C2.8', 'a demoralized force does not attack')
  if (isHeldBack(s)) return why.no('X4.7', 'mobile forces do not attack in this turn')
  const outside = areaBarred(s, side, hex, why)
  if (outside !== LEGAL) return outside
  if (plan === PENETRATION) return LEGAL
  if (isStuck(s)) return why.no('C3.0', 'the force stops in the marsh')
  const needed = step + PLAN_COST[plan]!
  return needed <= march.points ? LEGAL : why.no('C8.3', '{n} points are needed, {n} are left', needed, march.points)
}

/** C3.0, D-R74: vehicles that have entered marsh go no further. */
const isStuck = (s: State): boolean => s.march.steps > 0 && s.setting.isMarsh[s.march.hex] === 1 && hasVehicles(s)

export function offerAttacks(s: State, out: Choices): void {
  const { around } = s.setting
  const { hex, plan } = s.march
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const to = around[way]!
    if (to === 0 || !isHeldBy(s, enemyOf(phasing(s)), to)) continue
    if (plan !== 0) {
      if (to === s.march.target) out.add(to, plan)
    } else {
      out.add(to, MEETING)
      out.add(to, STANDARD)
      // C8.12: the force is known; its plan is sealed as any other.
      if (s.march.isExploiting === 1) out.add(to, GRAND)
    }
  }
}

/** C2.8, C7.0: 2 points, a line of supply, no enemy zone. */
export function rallyBarred(s: State, why: Why): Rule {
  if (!isForceDemoralized(s)) return why.no('C2.8', 'the force is not demoralized')
  const side = phasing(s)
  const { hex, points } = s.march
  if (inZoc(s, enemyOf(side), hex)) return why.no('C2.8', '{place} is in an enemy zone of control', hex)
  if (!isSupplied(s, side, hex)) return why.no('C2.8', '{place} has no line of supply', hex)
  return points >= RALLY_COST ? LEGAL : why.no('C2.8', '{n} points are needed', RALLY_COST)
}

/** C7.0, D-R20: fresh units in the hex of the force. */
export function pickUpBarred(s: State, unit: number, why: Why): Rule {
  const { march, units, setting } = s
  if (sideOf(unit) !== phasing(s)) return why.no('C7.0', '{unit} is not yours', unit)
  if (units.inHand[unit] === 1) return why.no('C7.0', '{unit} is in the force', unit)
  if (units.place[unit] !== march.hex) return why.no('C7.0', '{unit} is not where the force is', unit)
  if (!isFresh(s, unit)) return why.no('C7.0', '{unit} is spent', unit)
  if (march.isBegun === 0) return why.no('C7.0', 'the force has not set out')
  if (march.isExploiting === 1) return why.no('C8.12', 'nobody joins an exploitation')
  if (march.plan === PENETRATION) return why.no('C8.1', 'a Penetration takes nobody along')
  if (isPausing(s) && isMobile(s, unit)) return why.no('X4.3.1', '{unit} stands still in this turn', unit)
  const cost = march.hasPickedUp === 1 ? 0 : PICK_UP_COST
  if (march.points < cost) return why.no('C7.0', 'a point is needed')
  if (march.spent + cost > setting.movement[unit]!) return why.no('C7.0', '{unit} could not have come this far', unit)
  if (march.plan === 0) return LEGAL
  if (units.demoralized[unit] === 1) return why.no('C2.8', '{unit} is demoralized', unit)
  const left = Math.min(march.points - cost, setting.movement[unit]! - march.spent - cost)
  if (isStuck(s) || approachOf(s).cost(march.hex) + PLAN_COST[GRAND] > left)
    return why.no('C8.1', 'with {unit} the force could not carry out the attack', unit)
  joined.set(units.inHand)
  joined[unit] = 1
  return wouldOverfill(s, phasing(s), 0, joined) ? why.no('C8.1', 'the force would be too large') : LEGAL
}

const joined = new Uint8Array(128)

export function offerPickUps(s: State, out: Choices): void {
  if (s.march.isBegun === 0) return
  for (let unit = firstIn(s, phasing(s), s.march.hex); unit !== 0; unit = nextIn(s, unit))
    if (s.units.inHand[unit] === 0) out.add(unit)
}

/** C7.0: units may be left on the way; they are spent. */
export function dropBarred(s: State, unit: number, why: Why): Rule {
  if (s.units.inHand[unit] === 0) return why.no('C7.0', '{unit} is not in the force', unit)
  if (s.march.isBegun === 0) return why.no('C7.0', 'the force has not set out')
  if (isLast(s)) return why.no('C7.0', '{unit} is all that is left of the force', unit)
  return s.march.plan !== 0 && isLastMobile(s, unit)
    ? why.no('C8.1', 'the attack needs a unit with a zone of influence')
    : LEGAL
}

/** Whether the force has anything left to do but to stop. */
export const canGoOn = (s: State): boolean => s.march.points > 0

/** C8.1: a Concerted Attack that can be carried out is carried out. */
export function stopBarred(s: State, why: Why): Rule {
  if (s.march.isExploiting === 1) return LEGAL
  if (s.march.isBegun === 0) return why.no('C7.0', 'the force has done nothing yet')
  return s.march.plan === 0 || !canCarryOn(s)
    ? LEGAL
    : why.no('C8.1', 'the attack on {place} is carried out', s.march.target)
}

export function backBarred(s: State, why: Why): Rule {
  if (s.march.isExploiting === 1) return why.no('C8.12', 'the force may stop')
  if (s.march.isBegun === 1) return why.no('C7.0', 'the force has begun to act')
  return s.march.plan === 0 || !canCarryOn(s) ? LEGAL : why.no('C8.1', 'the attack is carried out')
}

function canCarryOn(s: State): boolean {
  const { hex, target, points, plan } = s.march
  if (!isHeldBy(s, enemyOf(phasing(s)), target)) return false
  if (attackBarred(s, target, plan, NO_REASONS) === LEGAL) return true
  return plan === GRAND && !isStuck(s) && approachOf(s).cost(hex) + PLAN_COST[GRAND] <= points
}

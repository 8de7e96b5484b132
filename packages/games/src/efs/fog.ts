import { type Dice, phaseNow, type Sentence, type Told } from '@hexfront/core'
import { once } from '../once.ts'
import { firstToFly, mayServeFirst, usualRole } from './air/flights.ts'
import { reactionAllowance } from './combat/reaction.ts'
import { unitsNamed } from './data/names.ts'
import { allowanceOf } from './movement/allowance.ts'
import { isReaction } from './movement/movement.ts'
import { ADDITIONAL_RETREAT, type EfsSetting, FACE_DOWN, NO_RETREAT } from './scenarios.ts'
import { enemyOf, isOnMap, type Play, phasing, pieces, type State, sideOf } from './state.ts'

/** 12.5: orders lie face down until the combat; 14.24: so do air units until all are placed; 4.7: and stacks, by option. */
export function conceal(view: State, side: number): void {
  const { hexes, flight } = view
  for (let hex = 1; hex < hexes.order.length; hex++)
    if (hexes.order[hex] !== 0 && isFaceDown(view, hex, side)) hexes.order[hex] = FACE_DOWN
  const isAirHidden = areHidden(view, side)
  if (isAirHidden && phasing(view) !== side) flight.unit = 0
  if (!isAirHidden && !view.setting.isLimited) return
  known.length = 0
  for (let unit = 1; unit < view.units.place.length; unit++) known.push(isKnown(view, unit, side) ? 1 : 0)
  // 4.74: how far a unit can go would tell which it is.
  if (view.setting.isLimited && side !== phasing(view)) view.march.points = 0
  pieces.conceal(view, (_, unit) => known[unit - 1] === 1)
}

/** Until the die of the combat is thrown. */
const isFaceDown = (s: State, hex: number, side: number): boolean =>
  pieces.occupier(s, hex) !== side && !(s.battle.isFought === 1 && s.hexes.attack[hex] === s.battle.attack)

/** By unit, worked out before anything is taken out of the view. */
const known: number[] = []

/** Whether a side knows which unit this is. */
export function isKnown(s: State, unit: number, side: number): boolean {
  if (sideOf(s, unit) === side) return true
  if (s.setting.isAir[unit] === 1)
    return !(areHidden(s, side) && sideOf(s, unit) === firstToFly(s) && isAtHand(s, unit))
  return !s.setting.isLimited || !isOnMap(s, unit) || isSeen(s, unit, side)
}

/** 14.24: while the other side places, which air units it keeps and which it sends. */
const isAtHand = ({ units, setting }: State, unit: number): boolean =>
  units.place[unit] === setting.boxes.ready || units.place[unit] === setting.boxes.mission

function areHidden(s: State, side: number): boolean {
  if (phaseNow(s).step !== 'missions' || side === firstToFly(s)) return false
  if (s.flight.isOpen === 1) return true
  const { over } = s.units
  for (let unit = 1; unit < over.length; unit++) if (over[unit] !== 0 && sideOf(s, unit) === firstToFly(s)) return true
  return false
}

/** 4.71 to 4.75: headquarters, what is next to a unit of one's own, guns that fire, and the top of a stack in the open. */
function isSeen(s: State, unit: number, side: number): boolean {
  const { units, setting, hexes } = s
  if (setting.isHq[unit] === 1 || units.attack[unit] !== 0 || units.supports[unit] !== 0) return true
  if (units.fired[unit] === 1 || units.gaveFlak[unit] === 1) return true
  const hex = units.place[unit]!
  if (isNextTo(s, side, hex)) return true
  return hexes.strongpoint[hex] === 0 && topOf(s, hex) === unit
}

function isNextTo(s: State, side: number, hex: number): boolean {
  const { neighbours } = s.setting.ground
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (neighbours[way] !== 0 && pieces.occupier(s, neighbours[way]!) === side) return true
  return false
}

/** E-R11: the first of a stack in the order of the counters that is no HQ. */
function topOf(s: State, hex: number): number {
  for (let unit = pieces.first(s, hex); unit !== 0 && unit <= s.setting.units; unit = pieces.next(s, unit))
    if (s.setting.isHq[unit] === 0) return unit
  return 0
}

/** Something that fits all that the side has learned. */
export function resample(view: State, side: number, dice: Dice): void {
  const { hexes, flight, units, setting } = view
  const { order } = hexes
  for (let hex = 1; hex < order.length; hex++)
    if (order[hex] === FACE_DOWN)
      order[hex] = dice.pick(2, 'an order face down') === 0 ? NO_RETREAT : ADDITIONAL_RETREAT
  pieces.deal(view, mayBe, dice)
  for (let unit = 1; unit <= setting.units; unit++) {
    if (units.over[unit] !== 0 && units.role[unit] === 0) units.role[unit] = usualRole(view, unit)
  }
  if (setting.isLimited && side !== phasing(view) && view.march.hex !== 0) view.march.points = guessPoints(view)
  if (flight.isOpen === 1 && flight.unit === 0) flight.unit = guessFlight(view, side, dice)
}

/** Whether a unit that is nowhere in a view may be the piece that is seen. */
function mayBe(view: State, unit: number, unknown: number): boolean {
  const { setting, units } = view
  const isFlyer = units.place[unknown]! > setting.ground.size
  if ((setting.isAir[unit] === 1) !== isFlyer || isStillBehind(view, unit)) return false
  if (isFlyer) return !isYetToFly(view, unit) && (units.over[unknown] === 0 || mayServeFirst(view, unit))
  if (setting.isHq[unit] === 1 || setting.steps[unit] === 0) return false
  // Who is not in play is known: of those who are hidden nothing is left in a view.
  if (units.zone[unit] !== 0) return false
  if (units.zone[unknown] !== setting.zone[unit]) return false
  const hex = units.place[unknown]!
  // E-R11: what lies below the top comes after it.
  if (view.hexes.strongpoint[hex] === 0 && unit < topOf(view, hex)) return false
  return setting.isTrain[unit] === 0 || setting.isRail[hex] === 1
}

/** 8.1: the card is open to both: nobody takes an air unit for one that comes on a later turn. */
const isYetToFly = ({ setting, turn }: State, unit: number): boolean => (firstTurns(setting).get(unit) ?? 0) > turn

/** The turn on which an air unit that is not there from the beginning first comes. */
const firstTurns = once(({ campaign, kinds }: EfsSetting): ReadonlyMap<number, number> => {
  const turns = new Map<number, number>()
  if (campaign === null) return turns
  const { air, arrivals } = campaign.deployment
  const come = (names: string, turn: number): void => {
    for (const { id } of unitsNamed(names)) {
      const unit = kinds.unit.read(id)
      turns.set(unit, Math.min(turn, turns.get(unit) ?? turn))
    }
  }
  for (const names of Object.values(air)) come(names, 0)
  for (const { turn, units, box } of arrivals) if (box !== '') come(units, turn)
  return turns
})

/** 8.4: nobody has drawn it yet. */
function isStillBehind({ setting, units }: State, unit: number): boolean {
  if (setting.pool[unit] === 0 || setting.isUntried[unit] === 1) return false
  for (let one = 1; one <= setting.units; one++)
    if (setting.isUntried[one] === 1 && setting.pool[one] === setting.pool[unit])
      if (units.place[one] === setting.boxes.removed) return false
  return true
}

function guessPoints(view: State): number {
  const { inHand } = view.units
  let least = 255
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    least = Math.min(least, isReaction(view) ? reactionAllowance(view, unit) : allowanceOf(view, unit))
  return least === 255 ? 0 : least
}

function guessFlight(view: State, side: number, dice: Dice): number {
  const open: number[] = []
  for (let unit = 1; unit <= view.setting.units; unit++)
    if (sideOf(view, unit) !== side && view.units.place[unit] === view.setting.boxes.ready && mayServeFirst(view, unit))
      open.push(unit)
  return open.length === 0 ? 0 : open[dice.pick(open.length, 'an air unit')]!
}

/** What a side hears of an answer about a unit that it may not know. */
export const hearsOf =
  (template: string) =>
  (s: State, unit: number, side: number): Sentence | 'all' =>
    isKnown(s, unit, side) ? 'all' : { template, operands: [s.units.place[unit]!] }

/** 4.7: to name a unit that the enemy does not know shows him something. */
export function expose(s: State, unit: number, play: Play): void {
  if (s.setting.isLimited && !isKnown(s, unit, enemyOf(sideOf(s, unit)))) play.reveal()
}

/** Events about one unit, and how they are told of one that is not known; null for not at all. */
const UNSEEN: Readonly<Record<string, { readonly event: string; readonly operands: readonly number[] } | null>> = {
  sent: { event: 'sentUnseen', operands: [1] },
  moved: { event: 'movedUnseen', operands: [1] },
  entered: { event: 'movedUnseen', operands: [1] },
  retreated: { event: 'movedUnseen', operands: [1] },
  activated: { event: 'activatedUnseen', operands: [1] },
  received: { event: 'receivedUnseen', operands: [] },
  strengthened: { event: 'receivedUnseen', operands: [] },
  reacted: { event: 'reactedUnseen', operands: [1] },
  detached: { event: 'regimentsUnseen', operands: [] },
  recombined: { event: 'regimentsUnseen', operands: [] },
  railed: { event: 'railedUnseen', operands: [1] },
  airlifted: { event: 'airliftUnseen', operands: [1] },
  airliftFailed: { event: 'airliftFailedUnseen', operands: [1] },
  ticketKept: null,
}

/** Which unit it was is told to who knows it. */
export function sees(s: State, told: Told, side: number): Told | null {
  const unseen = UNSEEN[told.event]
  if (unseen === undefined || isKnown(s, told.operands[0]!, side)) return told
  return unseen && { event: unseen.event, operands: unseen.operands.map((at) => told.operands[at]!) }
}

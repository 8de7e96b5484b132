import { type Choices, changed, LEGAL, phaseNow, type Rule, type Why } from '@hexfront/core'
import { allowanceOf, frozenBarred, moveBarred, noteMoved, shareOf } from '../allowance.ts'
import { DOUBLING_FROM, overruns } from '../charts.ts'
import { commanderFor } from '../command.ts'
import { pass, settleControl } from '../control.ts'
import { expose, hearsOf } from '../fog.ts'
import { canGoOn, isReaction, marchBarred, offerMarch, rangeOf, roadInto, wayTo } from '../movement.ts'
import { offerOverruns, overrunBarred, overrunCost, overrunDrm } from '../overrun.ts'
import { commandFor, serve } from '../reaction.ts'
import { drmOperand, WAYS } from '../scenarios.ts'
import {
  entryCostAt,
  exitBarred,
  infiltrationBarred,
  isTrainInHand,
  offerInfiltrations,
  offerOneHex,
  offerRail,
  offerStrategic,
  oneHexBarred,
  railBarred,
  railRange,
  strategicBarred,
  strategicRange,
} from '../special.ts'
import { hasRoom, roomBarred } from '../stacking.ts'
import { enemyOf, isHeldBy, isOnMap, type Play, phasing, pieces, type State, type Step, sideOf } from '../state.ts'
import { takeOff } from '../strength.ts'
import { beginPush } from './push.ts'

/** B1, B5, C1, C5: stacks move one after another. */
export const movement: Step = {
  rule: '10.1',
  prompt: 'Move your units one after another, or end the phase.',
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      says: 'Move {unit}',
      next: 'to',
      isExact: true,
      offers: (s, out) => offerMovers(s, 0, out),
      bars: moveBarred,
      hears: hearsOf('move a unit from {place}'),
      takes(s, unit, play) {
        expose(s, unit, play)
        play.enter('march')
        pickUp(s, unit)
      },
    },
    enter: {
      a: 'unit',
      says: 'Bring in {unit}',
      next: 'at',
      offers: offerArrivals,
      bars: entranceBarred,
      takes(s, unit, play) {
        play.enter('march')
        s.units.inHand[unit] = 1
        s.march.points = allowanceOf(s, unit)
        s.march.way = WAYS.indexOf('entry')
        changed(s)
      },
    },
    activate: {
      a: 'unit',
      says: 'Activate {unit}',
      offers: offerActivations,
      bars: activateBarred,
      hears: hearsOf('activate a unit in {place}'),
      takes(s, unit, play) {
        expose(s, unit, play)
        const hq = activatorOf(s, unit)
        s.units.activated[unit] = 1
        if (hq !== 0) s.units.spent[hq]!++
        play.tell('activated', unit, hq)
        changed(s)
      },
    },
    double: {
      a: 'unit',
      says: 'Double the command of {unit}',
      offers(s, out) {
        if (s.turn >= DOUBLING_FROM && s.mandated.due > 0) for (const hq of s.setting.hqs) out.add(hq)
      },
      bars: doubleBarred,
      takes(s, hq, play) {
        s.units.doubled[hq] = 1
        play.tell('doubled', hq)
        changed(s)
      },
    },
    done: { says: 'End the phase', takes: (_s, _, play) => play.leave() },
  },
}

function offerMovers(s: State, inHand: number, out: Choices): void {
  const { first, lastGround } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++)
    if (unit !== inHand && mayMove(s, unit)) out.add(unit)
}

const mayMove = (s: State, unit: number): boolean =>
  s.units.moved[unit] === 0 && isOnMap(s, unit) && moveBarred(s, unit, SILENT) === LEGAL

const SILENT: Why = { item: (_rule, _text, value) => value, no: (rule) => rule }

function pickUp(s: State, unit: number): void {
  s.units.inHand[unit] = 1
  s.march.hex = s.units.place[unit]!
  s.march.points = allowanceOf(s, unit)
  s.march.way = WAYS.indexOf('march')
  changed(s)
}

/** 8.1: units whose turn has come, where they may come in. */
function entranceBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (sideOf(s, unit) !== phasing(s) || units.place[unit] !== setting.boxes.arriving)
    return why.no('8.1', '{unit} is not about to come in', unit)
  if (units.due[unit] === 0 || units.due[unit]! > s.turn) return why.no('8.1', '{unit} does not come yet', unit)
  const frozen = frozenBarred(s, unit, why)
  if (frozen !== LEGAL) return frozen
  return setting.entry[unit]!.some((hex) => canEnterAt(s, unit, hex))
    ? LEGAL
    : why.no('8.15', 'no entry hex is open to {unit}', unit)
}

function offerArrivals(s: State, out: Choices): void {
  const { first, lastGround, boxes } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++)
    if (s.units.place[unit] === boxes.arriving) out.add(unit)
}

const lone = new Uint8Array(4096)

function canEnterAt(s: State, unit: number, hex: number): boolean {
  if (isHeldBy(s, enemyOf(sideOf(s, unit)), hex) || entryTotal(s, unit, hex) > allowanceOf(s, unit)) return false
  lone[unit] = 1
  const isRoomy = hasRoom(s, hex, lone)
  lone[unit] = 0
  return isRoomy
}

const entryTotal = (s: State, unit: number, hex: number): number =>
  entryCostAt(s, unit, hex) + (pieces.inZone(s, enemyOf(sideOf(s, unit)), hex) ? 4 : 0)

/** 10.13: foot units within range of an HQ, one for each command point; Guards for nothing, once (E-R09). */
function activateBarred(s: State, unit: number, why: Why): Rule {
  const { units, setting } = s
  if (phaseNow(s).movement !== 'C1') return why.no('10.13', 'not in this phase')
  if (sideOf(s, unit) !== phasing(s) || !isOnMap(s, unit))
    return why.no('10.13', '{unit} is not yours to activate', unit)
  if (setting.isHq[unit] === 1 || shareOf(s, unit) !== 'activated')
    return why.no('10.13', '{unit} is not moved by an HQ', unit)
  if (units.activated[unit] === 1) return why.no('10.13', '{unit} is activated', unit)
  if (units.receiving[unit] === 1) return why.no('7.73', '{unit} receives replacements', unit)
  if (allowanceOf(s, unit) === 0) return why.no('10.1', '{unit} cannot move', unit)
  return activatorOf(s, unit) !== 0 ? LEGAL : why.no('10.13', 'no HQ with a command point is in range of {unit}', unit)
}

const activatorOf = (s: State, unit: number): number => commanderFor(s, sideOf(s, unit), s.units.place[unit]!)

function offerActivations(s: State, out: Choices): void {
  if (phaseNow(s).movement !== 'C1') return
  const { first, lastGround } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++) if (isOnMap(s, unit)) out.add(unit)
}

/** 5.54, 12.35: for Mandated Attacks, from turn 11 on. */
function doubleBarred(s: State, hq: number, why: Why): Rule {
  const { units, setting } = s
  if (phaseNow(s).movement !== 'C1') return why.no('12.35', 'not in this phase')
  if (setting.isHq[hq] === 0 || sideOf(s, hq) !== phasing(s) || !isOnMap(s, hq))
    return why.no('12.35', '{unit} is not an HQ of yours', hq)
  if (s.turn < DOUBLING_FROM) return why.no('5.54', 'not before turn {n}', DOUBLING_FROM)
  if (s.mandated.due === 0) return why.no('12.35', 'no Mandated Attack is due')
  if (units.nonOp[hq] === 1) return why.no('21.26', '{unit} is out of order', hq)
  return units.doubled[hq] === 0 ? LEGAL : why.no('12.35', '{unit} has doubled its command', hq)
}

/** The stack in hand, one thing at a time. */
export const march: Step = {
  rule: '10.1',
  prompt: '{points} points are left.',
  about: (s) => [s.march.points],
  asks: phasing,
  resumes: afterOverrun,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      offers: (s, out) => (isTrainInHand(s) ? offerRail(s, out) : offerMarch(s, out)),
      bars: (s, hex, why) => (isTrainInHand(s) ? railBarred(s, hex, why) : marchBarred(s, hex, why)),
      takes: goTo,
    },
    infiltrate: {
      a: 'place',
      says: 'Infiltrate to {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerInfiltrations(s, out)),
      bars: (s, hex, why) => (isReaction(s) ? notInReaction(why) : infiltrationBarred(s, hex, why)),
      takes: (s, hex, play) => goAtOnce(s, hex, play),
    },
    step: {
      a: 'place',
      says: 'One hex to {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerOneHex(s, out)),
      bars: (s, hex, why) => (isReaction(s) ? notInReaction(why) : oneHexBarred(s, hex, why)),
      takes: (s, hex, play) => goAtOnce(s, hex, play),
    },
    strategic: {
      a: 'place',
      says: 'Strategic movement to {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerStrategic(s, out)),
      bars: (s, hex, why) => (isReaction(s) ? notInReaction(why) : strategicBarred(s, hex, why)),
      takes(s, hex, play) {
        way.length = 0
        strategicRange(s).pathTo(hex, way)
        walk(s, way, play)
        s.march.points = 0
        halt(s, play)
      },
    },
    overrun: {
      a: 'place',
      says: 'Overrun {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerOverruns(s, out)),
      bars: (s, hex, why) => (isReaction(s) ? notInReaction(why) : overrunBarred(s, hex, why)),
      takes: overrun,
    },
    at: {
      a: 'place',
      says: 'At {place}',
      offers(s, out) {
        if (s.march.hex === 0) for (const hex of s.setting.entry[s.units.inHand.indexOf(1)] ?? []) out.add(hex)
      },
      bars: entryBarred,
      takes: comeIn,
    },
    join: {
      a: 'unit',
      says: '{unit} goes with them',
      offers(s, out) {
        if (s.march.isBegun === 1 || s.march.hex === 0 || isReaction(s)) return
        for (let unit = pieces.first(s, s.march.hex); unit !== 0; unit = pieces.next(s, unit))
          if (s.units.inHand[unit] === 0 && (!out.isCanonical || unit > s.units.inHand.lastIndexOf(1))) out.add(unit)
      },
      bars: joinBarred,
      hears: hearsOf('another unit of {place} goes with them'),
      takes(s, unit, play) {
        expose(s, unit, play)
        s.units.inHand[unit] = 1
        s.march.points = Math.min(s.march.points, allowanceOf(s, unit))
        changed(s)
      },
    },
    drop: {
      a: 'unit',
      says: '{unit} stays here',
      offers(s, out) {
        if (s.march.isBegun === 0) return
        const { inHand } = s.units
        for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) out.add(unit)
      },
      bars: dropBarred,
      hears: hearsOf('a unit stays in {place}'),
      takes(s, unit, play) {
        expose(s, unit, play)
        s.units.inHand[unit] = 0
        noteMoved(s, unit)
        changed(s)
        if (!hasMore(s)) halt(s, play)
      },
    },
    exit: {
      says: 'Leave the map',
      bars: (s, _, why) => (isReaction(s) ? notInReaction(why) : exitBarred(s, why)),
      takes: leaveMap,
    },
    stop: {
      says: 'Stop here',
      bars: (s, _, why) => (s.march.isBegun === 1 ? LEGAL : why.no('10.1', 'they have not moved')),
      takes: (s, _, play) => halt(s, play),
    },
    back: {
      says: 'Not these',
      bars: (s, _, why) => (s.march.isBegun === 0 ? LEGAL : why.no('10.1', 'they have moved')),
      takes: (_s, _, play) => play.leave(),
    },
  },
}

const notInReaction = (why: Why): Rule => why.no('12.4', 'a reaction is a plain move')

const way: number[] = []

function goTo(s: State, hex: number, play: Play): void {
  way.length = 0
  if (isTrainInHand(s)) {
    railRange(s).pathTo(hex, way)
    const left = s.march.points - railRange(s).cost(hex)
    walk(s, way, play)
    s.march.points = left
    halt(s, play)
    return
  }
  const cost = rangeOf(s).cost(hex)
  const road = roadInto(s, hex)
  wayTo(s, hex, way)
  if (isReaction(s)) react(s, play)
  walk(s, way, play)
  s.march.points -= cost
  s.march.road = road
  changed(s)
  if (isReaction(s) || !hasMore(s)) halt(s, play)
}

/** 12.4: the point of the HQ is spent when the unit sets out. */
function react(s: State, play: Play): void {
  const { target } = s.march
  const unit = s.units.inHand.indexOf(1)
  serve(s, target, commandFor(s, target, unit))
  s.hexes.hasReaction[target] = 1
  play.tell('reacted', unit, target)
}

/** 11.4, 11.5: the whole allowance for one hex. */
function goAtOnce(s: State, hex: number, play: Play): void {
  walk(s, [s.march.hex, hex], play)
  s.march.points = 0
  halt(s, play)
}

/** Along a way, its start first: what they pass is theirs, and where they stop their zones count. */
function walk(s: State, along: readonly number[], play: Play): void {
  const side = phasing(s)
  const from = along[0]!
  const end = along.at(-1)!
  for (let i = 1; i < along.length; i++) pass(s, side, along[i]!, play)
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) {
    pieces.place(s, unit, end)
    play.tell('moved', unit, end)
  }
  s.march.hex = end
  s.march.isBegun = 1
  // 4.71: who comes next to an enemy, or leaves him, changes what both see.
  if (s.setting.isLimited) play.reveal()
  if (from !== 0 && from !== end) settleControl(s, from, play)
  settleControl(s, end, play)
  changed(s)
}

function halt(s: State, play: Play): void {
  const { inHand } = s.units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) noteMoved(s, unit)
  changed(s)
  play.leave()
}

/** Whether they can still do anything but stop. */
function hasMore(s: State): boolean {
  if (s.units.inHand.indexOf(1) < 0) return false
  if (canGoOn(s) || exitBarred(s, SILENT) === LEGAL) return true
  const { around } = s.setting
  for (let at = s.march.hex * 6; at < s.march.hex * 6 + 6; at++)
    if (around[at] !== 0 && overrunBarred(s, around[at]!, SILENT) === LEGAL) return true
  return false
}

function joinBarred(s: State, unit: number, why: Why): Rule {
  if (s.march.isBegun === 1 || s.march.hex === 0 || isReaction(s)) return why.no('10.1', 'nobody joins them now')
  if (s.units.place[unit] !== s.march.hex) return why.no('10.1', '{unit} is not with them', unit)
  if (s.units.inHand[unit] === 1) return why.no('10.1', '{unit} is one of them', unit)
  if (s.setting.isTrain[unit] === 1 || isTrainInHand(s)) return why.no('21.32', 'trains move by themselves')
  return moveBarred(s, unit, why)
}

/** Somebody goes on, and who stays has room. */
function dropBarred(s: State, unit: number, why: Why): Rule {
  const { inHand } = s.units
  if (inHand[unit] === 0) return why.no('10.1', '{unit} is not one of them', unit)
  if (s.march.isBegun === 0) return why.no('10.1', 'they have not moved')
  return inHand.indexOf(1) !== inHand.lastIndexOf(1) ? LEGAL : why.no('10.1', '{unit} is the last of them', unit)
}

function entryBarred(s: State, hex: number, why: Why): Rule {
  const unit = s.units.inHand.indexOf(1)
  if (s.march.hex !== 0) return why.no('8.1', 'they are on the map')
  if (!s.setting.entry[unit]!.includes(hex)) return why.no('8.11', '{unit} does not come in at {place}', unit, hex)
  if (isHeldBy(s, enemyOf(phasing(s)), hex)) return why.no('8.15', 'enemies are in {place}', hex)
  if (entryTotal(s, unit, hex) > s.march.points) return why.no('8.11', '{place} costs too much', hex)
  return roomBarred(s, hex, s.units.inHand, why)
}

/** 8.11: the entry hex is paid for, and the move goes on from there. */
function comeIn(s: State, hex: number, play: Play): void {
  const unit = s.units.inHand.indexOf(1)
  const left = s.march.points - entryTotal(s, unit, hex)
  pieces.place(s, unit, hex)
  s.march.hex = hex
  s.march.points = left
  s.march.road = s.setting.entryRoad[unit]!
  s.march.isBegun = 1
  if (s.setting.isLimited) play.reveal()
  play.tell('entered', unit, hex)
  settleControl(s, hex, play)
  changed(s)
  if (!hasMore(s)) halt(s, play)
}

/** 11.6. */
function leaveMap(s: State, _: number, play: Play): void {
  const { inHand } = s.units
  const { hex } = s.march
  const side = phasing(s)
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1)) {
    s.sides.exited[side]! += s.setting.stacking[unit]!
    play.tell('left', unit, hex)
    takeOff(s, unit, s.setting.boxes.exited)
  }
  settleControl(s, hex, play)
  play.leave()
}

/** 11.3: the die decides; who is overrun loses a step or not, and retreats. */
function overrun(s: State, hex: number, play: Play): void {
  const cost = overrunCost(s, hex)
  const drm = overrunDrm(s, hex)
  const die = play.dice.die(10, 'overrun (11.3)')
  const result = overruns.results[readOverrun(die + drm)]!
  s.march.points -= cost
  s.march.isBegun = 1
  s.march.target = hex
  const isThrough = result.startsWith('success')
  play.tell(isThrough ? 'overran' : 'overrunFailed', hex, drmOperand(drm), die)
  changed(s)
  beginPush(s, hex, isThrough, result.endsWith('+1') ? 1 : 0, play)
}

const readOverrun = (die: number): number =>
  overruns.read[Math.min(Math.max(die - overruns.firstDie, 0), overruns.rowOf.length - 1)]!

/** 11.3: into the hex where nobody is left; a failure ends the move. */
function afterOverrun(s: State, play: Play): void {
  const { target } = s.march
  if (target === 0 || isReaction(s)) return
  s.march.target = 0
  if (s.units.inHand.indexOf(1) < 0 || isHeldBy(s, enemyOf(phasing(s)), target)) {
    halt(s, play)
    return
  }
  walk(s, [s.march.hex, target], play)
  s.march.road = 0
  if (!hasMore(s)) halt(s, play)
}

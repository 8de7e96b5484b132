import { changed, LEGAL, NO_REASONS, type Rule, resultAt, type Why } from '@hexfront/core'
import { airliftBarred, flyUnit, offerAirlifts } from '../air/airlift.ts'
import { followHeadquarters } from '../air/interdiction.ts'
import { commandFor, serve } from '../combat/reaction.ts'
import { turnOverAll } from '../combat/untried.ts'
import { expose, hearsOf } from '../fog.ts'
import { allowanceOf, moveBarred, noteMoved } from '../movement/allowance.ts'
import { pass, settleControl } from '../movement/control.ts'
import { entryBarred, entryHexes, entryTotal } from '../movement/entry.ts'
import { hasToAttack, isFirstDrive, pledge } from '../movement/june.ts'
import { canGoOn, isReaction, marchBarred, offerMarch, rangeOf, roadInto, wayTo } from '../movement/movement.ts'
import { offerOverruns, overrunBarred, overrunCost, overrunDrm } from '../movement/overrun.ts'
import { exitBarred, infiltrationBarred, offerInfiltrations, offerOneHex, oneHexBarred } from '../movement/special.ts'
import {
  isTrainInHand,
  offerRail,
  offerStrategic,
  railBarred,
  railRange,
  strategicBarred,
  strategicRange,
} from '../rail/journeys.ts'
import { offerRailMoves, railMoveBarred, takeTrain } from '../rail/railway.ts'
import { drmOperand } from '../scenarios.ts'
import { enemyOf, isHeldBy, type Play, phasing, pieces, type State, type Step } from '../state.ts'
import { eliminate, takeOff } from '../strength.ts'
import { checkVictory, hasDrivenThrough } from '../victory/victory.ts'
import { countExit } from '../victory/victory-plan.ts'
import { beginPush } from './push.ts'

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
      isExact: true,
      offers: (s, out) => (isTrainInHand(s) ? offerRail(s, out) : offerMarch(s, out)),
      bars: (s, hex, why) => (isTrainInHand(s) ? railBarred(s, hex, why) : marchBarred(s, hex, why)),
      takes: goTo,
    },
    infiltrate: {
      a: 'place',
      says: 'Infiltrate to {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerInfiltrations(s, out)),
      bars: (s, hex, why) => specialBarred(s, why) || infiltrationBarred(s, hex, why),
      takes: (s, hex, play) => goAtOnce(s, hex, play),
    },
    step: {
      a: 'place',
      says: 'One hex to {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerOneHex(s, out)),
      bars: (s, hex, why) => specialBarred(s, why) || oneHexBarred(s, hex, why),
      takes: (s, hex, play) => goAtOnce(s, hex, play),
    },
    strategic: {
      a: 'place',
      says: 'Strategic movement to {place}',
      isExact: true,
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
      bars: (s, hex, why) => specialBarred(s, why) || overrunBarred(s, hex, why),
      takes: overrun,
    },
    at: {
      a: 'place',
      says: 'At {place}',
      offers(s, out) {
        if (s.march.hex === 0) for (const hex of entryHexes(s, s.units.inHand.indexOf(1))) out.add(hex)
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
    rail: {
      a: 'place',
      says: 'By rail to {place}',
      isExact: true,
      offers: (s, out) => (isReaction(s) ? undefined : offerRailMoves(s, out)),
      bars: (s, hex, why) => (isReaction(s) ? notInReaction(why) : railMoveBarred(s, hex, why)),
      takes(s, hex, play) {
        way.length = 0
        takeTrain(s, hex, way, play)
        walk(s, way, play)
        s.march.points = 0
        halt(s, play)
      },
    },
    airlift: {
      a: 'place',
      says: 'By air to {place}',
      offers: (s, out) => (isReaction(s) ? undefined : offerAirlifts(s, out)),
      bars: (s, hex, why) => (isReaction(s) ? notInReaction(why) : airliftBarred(s, hex, why)),
      takes: airlift,
    },
  },
}

const notInReaction = (why: Why): Rule => why.no('12.4', 'a reaction is a plain move')

/** 4.12b, E-R41: the first orders of all are plain moves, too. */
function specialBarred(s: State, why: Why): Rule {
  if (isReaction(s)) return notInReaction(why)
  return isFirstDrive(s) ? why.no('4.12', 'only who attacks moves') : LEGAL
}

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
  const isPledged = hasToAttack(s, hex, cost)
  walk(s, way, play)
  s.march.points -= cost
  s.march.road = road
  if (isPledged) pledge(s)
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

/** 14.75: there, back again, or down with the aircraft; who has flown does not move for the rest of the turn. */
function airlift(s: State, hex: number, play: Play): void {
  const unit = s.units.inHand.indexOf(1)
  const from = s.march.hex
  const fate = flyUnit(s, unit, hex, play)
  if (fate === 'lost') {
    eliminate(s, unit, 'eliminated', play)
    settleControl(s, from, play)
    play.leave()
    return
  }
  if (fate === 'delivered') {
    play.tell('airlifted', unit, hex)
    walk(s, [from, hex], play)
  } else play.tell('airliftFailed', unit, from)
  s.units.idle[unit] = 1
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
    followHeadquarters(s, unit)
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
  if (canGoOn(s) || exitBarred(s, NO_REASONS) === LEGAL) return true
  const { around } = s.setting
  for (let at = s.march.hex * 6; at < s.march.hex * 6 + 6; at++)
    if (around[at] !== 0 && overrunBarred(s, around[at]!, NO_REASONS) === LEGAL) return true
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

/** 8.11: the entry hex is paid for, and the move goes on from there. */
function comeIn(s: State, hex: number, play: Play): void {
  const unit = s.units.inHand.indexOf(1)
  const left = s.march.points - entryTotal(s, unit, hex)
  pieces.place(s, unit, hex)
  followHeadquarters(s, unit)
  s.march.hex = hex
  s.march.points = left
  s.march.road = s.setting.entry[unit]!.includes(hex) ? s.setting.entryRoad[unit]! : 0
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
  const hasWays = s.setting.exitIds.length > 0
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1)) {
    s.sides.exited[side]! += s.setting.stacking[unit]!
    countExit(s, hex, s.setting.stacking[unit]!)
    if (hasWays) s.departures.sp[s.setting.exits[hex]!]! += s.setting.stacking[unit]!
    play.tell('left', unit, hex)
    takeOff(s, unit, s.setting.boxes.exited)
  }
  settleControl(s, hex, play)
  // 10.56: enough of them end the game at once.
  if (hasDrivenThrough(s)) checkVictory(s, play)
  else play.leave()
}

/** 11.3: the die decides; who is overrun loses a step or not, and retreats. */
function overrun(s: State, hex: number, play: Play): void {
  const cost = overrunCost(s, hex)
  turnOverAll(s, hex, play)
  const drm = overrunDrm(s, hex)
  const die = play.dice.die(10, 'overrun (11.3)')
  const result = s.setting.overruns.results[resultAt(s.setting.overruns, 0, die + drm)]!
  s.march.points -= cost
  s.march.isBegun = 1
  s.march.target = hex
  const isThrough = result.startsWith('success')
  play.tell(isThrough ? 'overran' : 'overrunFailed', hex, drmOperand(drm), die)
  changed(s)
  beginPush(s, hex, isThrough, result.endsWith('+1') ? 1 : 0, play)
}

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

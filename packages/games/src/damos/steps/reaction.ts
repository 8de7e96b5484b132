import { changed, LEGAL, offerAround, offerMembers, type Rule, type Why } from '@hexfront/core'
import { humble } from '../aftermath.ts'
import { REACTION } from '../charts.ts'
import { moveMarked, occupy } from '../control.ts'
import { spreadPanic } from '../morale.ts'
import {
  gather,
  isMoreMobile,
  isWatched,
  leaveBarred,
  leavingModifier,
  offerForces,
  reactBarred,
  reactionModifier,
  rollBarred,
  viaBarred,
  way,
  withoutBarred,
} from '../reaction.ts'
import { canRetreat, isHaven, leastRetreat, mostRetreat, retreatStepBarred } from '../retreat.ts'
import { enemyOf, type Play, phasing, type State, type Step, sideOf } from '../state.ts'

const reacting = (s: State): number => enemyOf(phasing(s))

/** C2.6.1: the other side is asked at every hex, whether it can do anything or not. */
export const window: Step = {
  rule: 'C2.6.1',
  prompt: 'The enemy is in {place}. Does a force react?',
  about: (s) => [s.window.hex],
  asks: reacting,
  // Where nobody is left who might, the march goes on.
  resumes(s, play) {
    if (!isWatched(s, s.window.hex)) close(s, play)
  },
  verbs: {
    pass: { says: 'Let them be', takes: (s, _, play) => close(s, play) },
    react: {
      a: 'place',
      says: 'React from {place}',
      offers: offerForces,
      bars: reactBarred,
      takes(s, from, play) {
        play.enter('reaction')
        s.reaction.from = from
        gather(s, reacting(s), from, s.units.reacting)
      },
    },
    withdraw: {
      a: 'place',
      says: 'Leave {place}',
      offers: offerForces,
      bars: leaveBarred,
      takes: tryToLeave,
    },
  },
}

/** Undo ends here, however it was passed. */
function close(s: State, play: Play): void {
  if (s.window.hasTried === 1) s.march.goal = 0
  play.reveal()
  play.leave()
}

/** C2.6.1: who goes, by which way, and the dice. */
export const reaction: Step = {
  rule: 'C2.6.1',
  prompt: 'Who reacts from {place} into {place}, and by which way?',
  about: (s) => [s.reaction.from, s.window.hex],
  asks: reacting,
  verbs: {
    without: {
      a: 'unit',
      says: '{unit} stays',
      offers: (s, out) => offerMembers(s.units.reacting, out),
      bars: withoutBarred,
      takes(s, unit) {
        s.units.reacting[unit] = 0
      },
    },
    via: {
      a: 'place',
      says: 'By way of {place}',
      offers(s, out) {
        const { from, first } = s.reaction
        offerAround(s.setting.around, first === 0 ? from : first, out)
      },
      bars: viaBarred,
      takes(s, hex) {
        if (s.reaction.first === 0) s.reaction.first = hex
        else s.reaction.second = hex
      },
    },
    roll: { says: 'Try it', bars: (s, _, why) => rollBarred(s, why), takes: tryToReact },
    back: { says: 'Not this force', takes: (_s, _, play) => play.leave() },
  },
}

function tryToReact(s: State, _: number, play: Play): void {
  const { from } = s.reaction
  const { hex } = s.window
  const side = reacting(s)
  const modifier = reactionModifier(s)
  const { first, second } = way
  play.tell('tries', from, hex)
  const hasSucceeded = throwDice(s, modifier, s.units.reacting, play)
  markTried(s, s.units.reacting)
  if (hasSucceeded) {
    s.window.hasCome = 1
    for (const step of [first, second, hex]) {
      if (step === 0) continue
      moveMarked(s, s.units.reacting, step)
      occupy(s, side, step, play)
    }
    const members = s.units.reacting
    for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) play.tell('came', unit, hex)
    // D-R13
    spreadPanic(s, side, hex, play)
  } else play.tell('failed')
  play.leave()
}

/** C2.6.1i, j: nine or more; a natural twelve always. */
function throwDice(s: State, modifier: number, members: Uint8Array, play: Play): boolean {
  const dice = play.dice.sum(2, 6, 'reaction (C2.6.1)')
  s.heard.roll = dice
  s.heard.modifier = modifier
  s.heard.isMoreMobile = isMoreMobile(s, members) ? 1 : 0
  play.tell('rolled', dice, REACTION.needs - modifier)
  return dice === REACTION.always || dice + modifier >= REACTION.needs
}

function markTried(s: State, members: Uint8Array): void {
  for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) s.units.tried[unit] = 1
  s.window.hasTried = 1
  changed(s)
}

/** C2.6.1h, D-R09: the whole force goes, as the loser of a Meeting Engagement does. */
function tryToLeave(s: State, from: number, play: Play): void {
  play.enter('fallback')
  const { falling } = s.units
  gather(s, reacting(s), from, falling)
  s.fallback.hex = from
  s.fallback.from = from
  play.tell('triesToLeave', from)
  const hasSucceeded = throwDice(s, leavingModifier(s), falling, play)
  markTried(s, falling)
  if (hasSucceeded) return
  play.tell('failed')
  play.leave()
}

/** C8.11: the loser of a battle, or a force that leaves, goes back as one. */
export const fallback: Step = {
  rule: 'C8.11',
  prompt: 'Where does the force fall back to from {place}?',
  about: (s) => [s.fallback.hex],
  asks: fallingSide,
  verbs: {
    to: {
      a: 'place',
      says: 'Fall back to {place}',
      offers: (s, out) => offerAround(s.setting.around, s.fallback.hex, out),
      bars: fallBackBarred,
      takes(s, hex, play) {
        moveMarked(s, s.units.falling, hex)
        s.fallback.hex = hex
        s.fallback.steps++
        play.tell('fellBack', s.units.falling.indexOf(1), hex)
        changed(s)
        if (s.fallback.steps === mostRetreat(s, fallingSide(s)) || !canGoOn(s)) settle(s, play)
      },
    },
    stop: {
      says: 'Stop here',
      bars: (s, _, why) => (mayStop(s) ? LEGAL : why.no('C8.11', 'two hexes at least')),
      takes: (s, _, play) => settle(s, play),
    },
  },
}

function fallingSide(s: State): number {
  return sideOf(s.units.falling.indexOf(1))
}

function fallBackBarred(s: State, hex: number, why: Why): Rule {
  const { hex: at, from, steps } = s.fallback
  const side = fallingSide(s)
  const left = leastRetreat(s, side) - steps - 1
  const barred = retreatStepBarred(s, side, from, at, hex, why)
  if (barred !== LEGAL || left <= 0 || (steps === 0 && isHaven(s, side, hex))) return barred
  return canRetreat(s, side, from, hex, left) ? LEGAL : why.no('C8.11', 'the way does not go on from {place}', hex)
}

/** C8.11: far enough, or in a friendly major city that was the first hex. */
function mayStop(s: State): boolean {
  const { hex, steps } = s.fallback
  const side = fallingSide(s)
  return steps >= leastRetreat(s, side) || (steps === 1 && isHaven(s, side, hex))
}

const canGoOn = (s: State): boolean =>
  !mayStop(s) || canRetreat(s, fallingSide(s), s.fallback.from, s.fallback.hex, leastLeft(s))

/** From a haven the way goes on only if it can go on as far as it must. */
const leastLeft = (s: State): number => Math.max(1, leastRetreat(s, fallingSide(s)) - s.fallback.steps)

function settle(s: State, play: Play): void {
  const { hex } = s.fallback
  const side = fallingSide(s)
  if (s.assault.isShown === 1) humble(s, s.units.falling, play)
  spreadPanic(s, side, hex, play)
  play.leave()
}

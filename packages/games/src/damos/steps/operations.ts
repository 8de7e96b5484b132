import { changed, losing, NATURE, offerHexes, offerMembers, type Stage } from '@hexfront/core'
import { lossBarred, mustTest, testAttrition } from '../attrition.ts'
import { MEETING, PENETRATION, PICK_UP_COST, RALLY_COST } from '../charts.ts'
import { canBeCarriedOut, declareBarred, nameBarred, offerTargets, takeAble } from '../concerted.ts'
import { moveMarked, occupy } from '../control.ts'
import { beginExploitation, canExploit, nextSubForce } from '../exploitation.ts'
import { isDemoralized, rallyUnit, sharePanic, spreadPanic, spreadPanicBehind } from '../morale.ts'
import {
  activateBarred,
  attackBarred,
  backBarred,
  canGoOn,
  dropBarred,
  isForceMobile,
  leaveBarred,
  marchBarred,
  offerActivations,
  offerAttacks,
  offerMarch,
  offerPickUps,
  pickUpBarred,
  rallyBarred,
  rangeOf,
  settleAllowance,
  stepCost,
  stopBarred,
  takeInHand,
} from '../movement.ts'
import { postureBarred } from '../postures.ts'
import { isWatched } from '../reaction.ts'
import {
  enemyOf,
  firstMarked,
  firstOf,
  isHeldBy,
  lastOf,
  nextMarked,
  type Play,
  phasing,
  pieces,
  type State,
  type Step,
  type Words,
} from '../state.ts'
import { loseOne } from '../strength.ts'

/** C7.0: one force after another. */
export const operations: Step = {
  rule: 'C7.0',
  prompt: 'Activate a force, declare a Concerted Attack, or end the phase.',
  asks: phasing,
  verbs: {
    activate: {
      a: 'place',
      says: 'Activate the force in {place}',
      isExact: true,
      offers: offerActivations,
      bars: activateBarred,
      takes(s, hex, play) {
        play.enter('march')
        takeInHand(s, hex)
      },
    },
    declare: {
      a: 'place',
      b: 'plan',
      says: 'Declare a Concerted Attack, {plan}, on {place}',
      offers: offerTargets,
      bars: (s, hex, why, plan) => declareBarred(s, hex, plan, why),
      hears: (s, hex) =>
        s.setting.isOpen ? 'all' : { template: 'declare a Concerted Attack on {place}', operands: [hex] },
      takes(s, hex, play, plan) {
        play.enter('concerted')
        s.concerted.target = hex
        s.concerted.plan = plan
        // D-R18, D-R22
        s.isFootClosed = 1
        play.tell('declared', hex)
        play.reveal()
        play.begin()
      },
    },
    done: { says: 'End the operations', takes: (_s, _, play) => play.leave() },
  },
}

/** C8.1: reactions, posture, then the force is named. */
const CONCERTED: readonly Stage<State, Words>[] = [
  { when: (s) => isWatched(s, s.concerted.target), does: (s, play) => openWindow(s, s.concerted.target, true, play) },
  {
    when: (s) => !isDemoralized(s, enemyOf(phasing(s)), s.concerted.target),
    does: (_s, play) => play.enter('posture'),
  },
  { when: (s) => canBeCarriedOut(s, s.concerted.target, s.concerted.plan), does: (_s, play) => play.enter('naming') },
  {
    does(s, play) {
      if (s.concerted.isShown === 0) play.tell('calledOff', s.concerted.target)
      spendTried(s)
      play.leave()
    },
  },
]

export const concerted: Step = {
  rule: 'C8.1',
  prompt: 'A Concerted Attack on {place} is under way.',
  about: (s) => [s.concerted.target],
  asks: () => NATURE,
  stages: CONCERTED,
  verbs: { go: { says: 'Go on', takes: (_s, _, play) => play.leave() } },
}

/** C8.4: the defender's posture, sealed until the battle. */
export const posture: Step = {
  rule: 'C8.4',
  prompt: 'Which posture do the defenders of {place} take?',
  about: (s) => [defended(s)],
  asks: (s) => enemyOf(phasing(s)),
  verbs: {
    take: {
      a: 'posture',
      says: 'Take the posture: {posture}',
      bars: (s, taken, why) => postureBarred(s, enemyOf(phasing(s)), defended(s), s.assault.from, taken, why),
      hears: (s) => (s.setting.isOpen ? 'all' : { template: 'take a posture', operands: [] }),
      takes(s, taken, play) {
        if (s.march.hex === 0) {
          s.concerted.posture = taken
          s.concerted.isAnswered = 1
        } else s.assault.posture = taken
        play.reveal()
        play.leave()
      },
    },
  },
}

const defended = (s: State): number => (s.march.hex === 0 ? s.concerted.target : s.assault.hex)

export const naming: Step = {
  rule: 'C8.1',
  prompt: 'Which force attacks {place}?',
  about: (s) => [s.concerted.target],
  asks: phasing,
  verbs: {
    name: {
      a: 'place',
      says: 'The force in {place}',
      offers: (s, out) => offerHexes(pieces.hexesOf(s, phasing(s)), out),
      bars: nameBarred,
      takes(s, hex, play) {
        s.concerted.isShown = 1
        play.tell('named', s.concerted.plan, hex)
        play.reveal()
        play.follow('march')
        takeAble(s, hex)
        s.march.plan = s.concerted.plan
        s.march.target = s.concerted.target
      },
    },
  },
}

/** C7.0: what the force in hand does, one thing at a time. */
export const march: Step = {
  rule: 'C7.0',
  prompt: 'The force in {place}. Points left: {n}.',
  about: (s) => [s.march.hex, s.march.points],
  asks: phasing,
  resumes: goOn,
  stages: [
    { when: mustTest, does: testAttrition },
    {
      does(s, play) {
        endActivation(s, play)
        // C8.12.2: the next part of the force.
        if (!nextSubForce(s)) play.leave()
        else if (!canExploit(s)) play.begin()
      },
    },
  ],
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      isExact: true,
      offers: offerMarch,
      bars: marchBarred,
      hears: (s) => (s.setting.isOpen ? 'all' : { template: 'march on', operands: [] }),
      takes(s, hex, play) {
        begin(s, play)
        s.march.goal = hex
        walk(s, play)
      },
    },
    attack: {
      a: 'place',
      b: 'plan',
      says: 'Attack, {plan}: {place}',
      offers: offerAttacks,
      bars: (s, hex, why, plan) => attackBarred(s, hex, plan, why),
      hears: (s, hex) => (s.setting.isOpen ? 'all' : { template: 'attack {place}', operands: [hex] }),
      takes(s, hex, play, plan) {
        begin(s, play)
        const { assault, march: force } = s
        assault.hex = hex
        assault.plan = plan
        play.tell('attacked', hex)
        if (plan !== PENETRATION) pay(s, stepCost(s, force.hex, hex))
        enterHex(s, hex, play)
        // Plan and posture are sealed from here on.
        play.reveal()
        answer(s, play)
      },
    },
    rally: {
      says: 'Rally',
      bars: (s, _, why) => rallyBarred(s, why),
      takes(s, _, play) {
        begin(s, play)
        pay(s, RALLY_COST)
        const { inHand, demoralized } = s.units
        for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
          if (demoralized[unit] === 1) {
            rallyUnit(s, unit)
            play.tell('rallied', unit)
          }
        answer(s, play)
        if (s.window.hex !== 0) s.window.isRally = 1
      },
    },
    pickup: {
      a: 'unit',
      says: 'Pick up {unit}',
      offers: offerPickUps,
      bars: pickUpBarred,
      takes(s, unit, play) {
        const { march: force } = s
        if (force.hasPickedUp === 0) pay(s, PICK_UP_COST)
        force.hasPickedUp = 1
        s.units.inHand[unit] = 1
        force.points = Math.min(force.points, s.setting.movement[unit]! - force.spent)
        play.tell('pickedUp', unit)
        sharePanic(s, s.units.inHand, play)
        changed(s)
        continueOrEnd(s, play)
      },
    },
    drop: {
      a: 'unit',
      says: 'Leave {unit} here, spent',
      offers(s, out) {
        if (s.march.isBegun === 1) offerMembers(s.units.inHand, out)
      },
      bars: dropBarred,
      takes(s, unit, play) {
        s.units.inHand[unit] = 0
        s.units.toExploit[unit] = 0
        s.units.spent[unit] = 1
        play.tell('dropped', unit, s.march.hex)
        spreadPanicBehind(s, phasing(s), s.march.hex, play)
        changed(s)
      },
    },
    leave: {
      a: 'unit',
      says: '{unit} does not take part',
      offers(s, out) {
        if (s.march.isBegun === 0 && !out.isCanonical) offerMembers(s.units.inHand, out)
      },
      bars: leaveBarred,
      takes(s, unit) {
        s.units.inHand[unit] = 0
        settleAllowance(s)
        changed(s)
      },
    },
    stop: { says: 'Stop here', bars: (s, _, why) => stopBarred(s, why), takes: (_s, _, play) => play.begin() },
    back: {
      says: 'Not this force',
      bars: (s, _, why) => backBarred(s, why),
      takes: (_s, _, play) => play.leave(),
    },
  },
}

/** C7.0c, D-R18: foot forces are closed once a mobile force acts. */
function begin(s: State, play: Play): void {
  if (s.march.isBegun === 1) return
  s.march.isBegun = 1
  if (isForceMobile(s)) s.isFootClosed = 1
  let count = 0
  const { inHand } = s.units
  for (let unit = firstMarked(s, inHand, s.march.hex); unit !== 0; unit = nextMarked(s, inHand, unit)) count++
  play.tell('activated', count, s.march.hex)
}

/** D-R35: what an exploitation takes does not count for attrition. */
function pay({ march: force }: State, points: number): void {
  force.points -= Math.min(points, force.points)
  if (force.isExploiting === 0) force.spent += points
}

const way: number[] = []

/** Hex by hex to the goal, until somebody may answer. */
function walk(s: State, play: Play): void {
  const { goal } = s.march
  way.length = 0
  const length = rangeOf(s).reach.pathTo(goal, way)
  if (length === 0) s.march.goal = 0
  for (let i = 1; i < length; i++) {
    const hex = way[i]!
    const isLast = i === length - 1
    const isAnswered = s.march.isExploiting === 0 && isWatched(s, hex)
    pay(s, stepCost(s, s.march.hex, hex))
    // The counters are carried on to where the march is interrupted, or ends.
    if (isAnswered || isLast) moveMarked(s, s.units.inHand, hex)
    pass(s, hex, play)
    if (isLast) s.march.goal = 0
    if (isAnswered) {
      openWindow(s, hex, false, play)
      return
    }
  }
  continueOrEnd(s, play)
}

function enterHex(s: State, hex: number, play: Play): void {
  moveMarked(s, s.units.inHand, hex)
  pass(s, hex, play)
}

function pass(s: State, hex: number, play: Play): void {
  s.march.cameFrom = s.march.hex
  s.march.hex = hex
  s.march.steps++
  s.march.hasPickedUp = 0
  play.tell('moved', hex)
  occupy(s, phasing(s), hex, play)
  changed(s)
}

/** C2.6.1: somebody may answer; otherwise what comes of it follows at once. */
function answer(s: State, play: Play): void {
  if (s.march.isExploiting === 0 && isWatched(s, s.march.hex)) openWindow(s, s.march.hex, false, play)
  else goOn(s, play)
}

function openWindow(s: State, hex: number, isDeclared: boolean, play: Play): void {
  play.enter('window')
  s.window.hex = hex
  s.window.isDeclared = isDeclared ? 1 : 0
  play.reveal()
}

/** After an answer, a battle or attrition: the position says what comes next. */
function goOn(s: State, play: Play): void {
  const { march: force, assault } = s
  if (force.hasFought === 1 || !s.units.inHand.includes(1)) {
    // C8.12: once, and only after the battle of the activation itself.
    if (force.hasWon === 0 || !beginExploitation(s)) play.begin()
    changed(s)
    return
  }
  if (isHeldBy(s, enemyOf(phasing(s)), force.hex)) {
    // C2.6.1n: in an empty hex it is a Meeting Engagement.
    if (assault.hex === 0) {
      assault.hex = force.hex
      assault.plan = MEETING
      assault.isMet = 1
    }
    assault.from = force.cameFrom
    play.enter('battle')
    play.begin()
    return
  }
  if (assault.hex !== 0) {
    // D-R61: the defenders are gone, and the plan costs nothing.
    assault.hex = 0
    assault.plan = 0
    play.tell('left', force.hex)
    occupy(s, phasing(s), force.hex, play)
  }
  if (force.goal !== 0) walk(s, play)
  else continueOrEnd(s, play)
}

function continueOrEnd(s: State, play: Play): void {
  if (!canGoOn(s)) play.begin()
}

/** C7.0d: the force is spent, and so are those who tried to react. */
function endActivation(s: State, play: Play): void {
  const { inHand, spent, toExploit } = s.units
  spendTried(s)
  if (inHand.includes(1)) spreadPanic(s, phasing(s), s.march.hex, play)
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1)) {
    spent[unit] = 1
    inHand[unit] = 0
    toExploit[unit] = 0
  }
  changed(s)
}

function spendTried(s: State): void {
  const { tried, spent } = s.units
  const side = enemyOf(phasing(s))
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (tried[unit] === 1) {
      tried[unit] = 0
      spent[unit] = 1
    }
}

/** C9.0: the first point on the strongest, the rest as the owner likes. */
export const attrition: Step = losing<State, Words>({
  rule: 'C9.0',
  prompt: 'Who loses a point? {n} to go.',
  about: (s) => [s.attrition.due],
  asks: phasing,
  verb: 'lose',
  says: '{unit} loses a point',
  offers: (s, out) => offerMembers(s.units.inHand, out),
  bars: lossBarred,
  hears: (s) => (s.setting.isOpen ? 'all' : { template: 'lose a point', operands: [] }),
  lay(s, unit, play) {
    loseOne(s, unit, play)
    s.attrition.due--
    s.attrition.isFirstLaid = 1
    play.reveal()
  },
  goesOn: (s) => s.attrition.due > 0,
})

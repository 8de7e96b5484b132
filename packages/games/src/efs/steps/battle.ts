import { type Choices, LEGAL, losing, offerBeside, type Rule, type Why } from '@hexfront/core'
import { advanceBarred, canAdvance, advance as goInto, offerAdvances } from '../combat/advance.ts'
import { attackingGunBarred } from '../combat/artillery.ts'
import { BATTLE } from '../combat/battle.ts'
import {
  areAllAcross,
  isAgainstCity,
  isAgainstFort,
  isAgainstMuddyTown,
  isEngineer,
  isSuppliedFree,
  someAttacker,
} from '../combat/combat.ts'
import { joinBarred, owedFrom } from '../combat/declaration.ts'
import { dueNow, firstPayer, hasChoice, lay, lossBarred, nextPayer, settleForced } from '../combat/losses.ts'
import { attackOrderBarred, giveAttackOrder } from '../combat/orders.ts'
import { bombard, bombardBarred } from '../combat/siege.ts'
import { endsOf, goBack, nextToRetreat, relocate, rocketEnds } from '../combat/withdrawal.ts'
import { AXIS } from '../data/counters.ts'
import { expose } from '../fog.ts'
import { ADDITIONAL_RETREAT, NO_RETREAT } from '../scenarios.ts'
import { activeSide, type Play, phasing, type State, type Step, type Words } from '../state.ts'
import { draw, drawBarred, offerSupplies } from '../supply/logistics.ts'

/** B4.e, C4.e: declared attacks, in any order. */
export const combat: Step = {
  rule: '15.1',
  prompt: 'Which attack is next?',
  asks: phasing,
  resumes(s, play) {
    if (!hasOpenAttack(s)) play.leave()
  },
  verbs: {
    fight: {
      a: 'place',
      says: 'Carry out the attack on {place}',
      offers: offerOpenAttacks,
      bars: (s, hex, why) =>
        hex <= s.setting.ground.size && s.attacks.open[s.hexes.attack[hex]!] === 1
          ? LEGAL
          : why.no('15.1', 'no attack on {place} is left', hex),
      takes(s, hex, play) {
        play.enter('battle')
        s.battle.hex = hex
        s.battle.attack = s.hexes.attack[hex]!
      },
    },
  },
}

export const hasOpenAttack = ({ attacks }: State): boolean => attacks.open.indexOf(1) > 0

/** The first Defender hex of each. */
function offerOpenAttacks({ hexes, attacks, setting }: State, out: Choices): void {
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (hexes.attack[hex] !== 0 && attacks.open[hexes.attack[hex]!] === 1) out.add(hex)
}

/** B4.e.1 to 5 and 12: all that the attacker decides before the die is thrown; then what comes of it. */
export const battle: Step = {
  rule: '15.0',
  prompt: 'The attack on {place}: guns, orders and engineers, then the die.',
  about: (s) => [s.battle.hex],
  asks: phasing,
  stages: BATTLE,
  verbs: {
    support: {
      a: 'unit',
      says: '{unit} supports the attack',
      offers: offerGuns,
      bars: (s, unit, why) => attackingGunBarred(s, s.battle.attack, unit, why),
      takes(s, unit, play) {
        expose(s, unit, play)
        s.units.attack[unit] = s.battle.attack
        play.tell('supportsAttack', unit, s.battle.hex)
      },
    },
    silence: {
      a: 'unit',
      says: '{unit} does not fire',
      offers(s, out) {
        if (out.isForPeople) offerGuns(s, out)
      },
      bars: (s, unit, why) =>
        s.units.attack[unit] === s.battle.attack && s.setting.isArtillery[unit] === 1
          ? LEGAL
          : why.no('13.1', '{unit} does not support this attack', unit),
      takes(s, unit) {
        s.units.attack[unit] = 0
      },
    },
    add: {
      a: 'unit',
      says: '{unit} attacks as well',
      offers: (s, out) => offerBeside(s, s.battle.hex, out),
      bars: addBarred,
      takes(s, unit) {
        s.units.attack[unit] = s.battle.attack
      },
    },
    supply: {
      says: 'Supply the attack',
      bars: (s, _, why) => supplyBarred(s, why),
      takes(s) {
        s.attacks.supplied[s.battle.attack] = 1
      },
    },
    engineers: {
      says: 'Declare Engineer Effects',
      bars: (s, _, why) => engineersBarred(s, why),
      takes(s) {
        s.attacks.engineers[s.battle.attack] = 1
      },
    },
    bust: {
      a: 'unit',
      says: '{unit} counts twice against the fort',
      offers: (s, out) => offerBeside(s, s.battle.hex, out),
      bars: bustBarred,
      takes(s, unit) {
        s.attacks.buster[s.battle.attack] = unit
      },
    },
    stand: {
      says: 'Order: No Retreat',
      bars: (s, _, why) => attackOrderBarred(s, s.battle.attack, NO_RETREAT, why),
      takes: (s, _, play) => orderAttack(s, NO_RETREAT, play),
    },
    fallback: {
      says: 'Order: Additional Retreat',
      bars: (s, _, why) => attackOrderBarred(s, s.battle.attack, ADDITIONAL_RETREAT, why),
      takes: (s, _, play) => orderAttack(s, ADDITIONAL_RETREAT, play),
    },
    roll: { says: 'Throw the die', takes: (_s, _, play) => play.begin() },
    draw: {
      a: 'place',
      says: 'Supply the attack from {place}',
      offers: (s, out) => offerSupplies(s, activeSide(s), out),
      bars: drawBarred,
      takes: draw,
    },
    bombard: {
      says: 'Fire the super-heavy guns',
      bars: (s, _, why) => bombardBarred(s, why),
      takes: (s, _, play) => bombard(s, play),
    },
  },
}

function orderAttack(s: State, order: number, play: Play): void {
  giveAttackOrder(s, s.battle.attack, order)
  play.tell('attackOrder', order)
}

function offerGuns(s: State, out: Choices): void {
  const { first, lastGround, isArtillery } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit <= lastGround[side]!; unit++) if (isArtillery[unit] === 1) out.add(unit)
}

/** 15.47b: who was declared takes part; others may join whose hex no enemy controls that is not attacked. */
function addBarred(s: State, unit: number, why: Why): Rule {
  const barred = joinBarred(s, s.battle.attack, unit, why)
  if (barred !== LEGAL) return barred
  const owed = owedFrom(s, s.units.place[unit]!)
  return owed === 0
    ? LEGAL
    : why.no('12.1', 'enemies in {place} control {place}, and are not attacked', owed, s.units.place[unit]!)
}

/** 10.65: so many Soviet attacks a turn. */
function supplyBarred(s: State, why: Why): Rule {
  if (isSuppliedFree(s, activeSide(s))) return why.no('15.2', 'all attacks are supplied')
  if (s.attacks.supplied[s.battle.attack] === 1) return why.no('15.2', 'the attack is supplied')
  if (s.setting.switches.attackSupply === 'points') return why.no('15.2', 'supply comes from an MSU or a Dump')
  return s.suppliedAttacks > 0 ? LEGAL : why.no('10.65', 'no supply is left for attacks')
}

/** 15.53: against forts, cities, muddy towns, and across rivers. */
function engineersBarred(s: State, why: Why): Rule {
  const { attack } = s.battle
  if (s.attacks.engineers[attack] === 1) return why.no('15.53', 'Engineer Effects are declared')
  if (!someAttacker(s, attack, isEngineer)) return why.no('15.53', 'no engineers attack')
  const isUseful =
    isAgainstFort(s, attack) || isAgainstCity(s, attack) || isAgainstMuddyTown(s, attack) || areAllAcross(s, attack)
  return isUseful ? LEGAL : why.no('15.53', 'there is nothing here for engineers')
}

/** 15.44: one Axis anti-aircraft or assault gun unit against a fort or city, if it has not fired at aircraft. */
function bustBarred(s: State, unit: number, why: Why): Rule {
  const { attack } = s.battle
  if (s.units.attack[unit] !== attack) return why.no('15.44', '{unit} does not attack', unit)
  if (!s.setting.roster[unit]!.traits.includes('bunker buster'))
    return why.no('15.44', '{unit} is of no use against forts', unit)
  if (s.attacks.buster[attack] !== 0) return why.no('15.44', 'another unit counts twice')
  if (s.units.gaveFlak[unit] === 1) return why.no('15.44', '{unit} has fired at aircraft', unit)
  return isAgainstFort(s, attack) || isAgainstCity(s, attack)
    ? LEGAL
    : why.no('15.44', 'there is neither fort nor city')
}

/** 16.1: one step after another. */
export const losses: Step = losing<State, Words>({
  rule: '16.1',
  prompt: 'Who loses a step? {n} to go.',
  about: (s) => [dueNow(s)],
  asks: (s) => s.battle.payer,
  verb: 'lose',
  says: '{unit} loses a step',
  offers(s, out) {
    for (let unit = firstPayer(s); unit !== 0; unit = nextPayer(s, unit)) out.add(unit)
  },
  bars: lossBarred,
  lay(s, unit, play) {
    lay(s, unit, play)
    settleForced(s, play)
  },
  goesOn: hasChoice,
})

/** 16.4: unit by unit, or all of a hex together. */
export const retreat: Step = {
  rule: '16.4',
  prompt: 'Where does {unit} retreat?',
  about: (s) => [Math.max(0, nextToRetreat(s))],
  asks: (s) => s.battle.guide,
  verbs: {
    back: {
      a: 'place',
      says: 'Back to {place}',
      offers(s, out) {
        for (const hex of endsOf(s, nextToRetreat(s))) out.add(hex)
      },
      bars(s, hex, why) {
        const unit = nextToRetreat(s)
        return endsOf(s, unit).includes(hex) ? LEGAL : why.no('16.4', '{unit} cannot retreat to {place}', unit, hex)
      },
      takes(s, hex, play) {
        goBack(s, nextToRetreat(s), hex, play)
        play.leave()
      },
    },
    together: {
      a: 'place',
      says: 'All of them back to {place}',
      offers(s, out) {
        if (comrade(s) > 0) for (const hex of endsOf(s, nextToRetreat(s))) out.add(hex)
      },
      bars(s, hex, why) {
        if (comrade(s) < 0) return why.no('16.4', 'nobody else retreats from there')
        return endsOf(s, nextToRetreat(s)).includes(hex)
          ? LEGAL
          : why.no('16.4', '{unit} cannot retreat to {place}', nextToRetreat(s), hex)
      },
      takes: goTogether,
    },
  },
}

/** Somebody else who retreats from the same hex. */
function comrade({ units }: State): number {
  const first = units.retreating.indexOf(1)
  let unit = units.retreating.indexOf(1, first + 1)
  while (unit > 0 && units.place[unit] !== units.place[first]) unit = units.retreating.indexOf(1, unit + 1)
  return unit
}

/** Those who cannot go there are asked about later. */
function goTogether(s: State, hex: number, play: Play): void {
  const { units } = s
  const from = units.place[nextToRetreat(s)]
  for (let unit = nextToRetreat(s); unit > 0; unit = units.retreating.indexOf(1, unit + 1))
    if (units.place[unit] === from && endsOf(s, unit).includes(hex)) goBack(s, unit, hex, play)
  play.leave()
}

/** 16.5. */
export const advance: Step = {
  rule: '16.5',
  prompt: 'Who advances?',
  asks: phasing,
  verbs: {
    advance: {
      a: 'place',
      b: 'unit',
      says: '{unit} advances to {place}',
      offers: offerAdvances,
      bars: (s, hex, why, unit) => advanceBarred(s, hex, unit, why),
      takes(s, hex, play, unit) {
        goInto(s, hex, unit, play)
        if (!canAdvance(s)) play.leave()
      },
    },
    halt: { says: 'Nobody else', takes: (_s, _, play) => play.leave() },
  },
}

/** 13.32, C9: rockets leave their place when they have fired. */
export const rockets: Step = {
  rule: '13.32',
  prompt: 'Where does {unit} go?',
  about: (s) => [Math.max(0, nextToRetreat(s))],
  asks: phasing,
  verbs: {
    back: {
      a: 'place',
      says: 'Back to {place}',
      offers(s, out) {
        for (const hex of rocketEnds(s, nextToRetreat(s))) out.add(hex)
      },
      bars(s, hex, why) {
        const unit = nextToRetreat(s)
        return rocketEnds(s, unit).includes(hex) ? LEGAL : why.no('13.32', '{unit} cannot go to {place}', unit, hex)
      },
      takes(s, hex, play) {
        relocate(s, nextToRetreat(s), hex, play)
        play.leave()
      },
    },
    stay: {
      says: 'It stays',
      bars: (s, _, why) => (activeSide(s) === AXIS ? LEGAL : why.no('13.32', 'Soviet rockets leave, or are lost')),
      takes(s, _, play) {
        s.units.retreating[nextToRetreat(s)] = 0
        play.leave()
      },
    },
  },
}

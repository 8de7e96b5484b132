import {
  dropping,
  joining,
  LEGAL,
  NO_REASONS,
  offerAround,
  offerBeside,
  offerHexes,
  type Rule,
  type Why,
} from '@hexfront/core'
import {
  alsoBarred,
  attackBarred,
  callOff,
  firstDebtor,
  joinBarred,
  mandateBarred,
  oddsBarred,
  open,
  owedBy,
} from '../combat/declaration.ts'
import { aim, firstDefenderHex } from '../combat/targets.ts'
import { sendBack } from '../movement/june.ts'
import { releaseAttacked } from '../reserves/garrisons.ts'
import { enemyOf, type Play, phasing, pieces, type State, type Step, type Words } from '../state.ts'

/** B2, C2: all attacks are declared before anything is thrown for. */
export const declaration: Step = {
  rule: '12.1',
  prompt: 'Declare your attacks, or go on.',
  asks: phasing,
  verbs: {
    attack: {
      a: 'place',
      says: 'Attack {place}',
      offers: (s, out) => offerHexes(pieces.hexesOf(s, enemyOf(phasing(s))), out),
      bars: attackBarred,
      takes(s, hex, play) {
        play.enter('assault')
        s.assault.hex = hex
        s.assault.attack = open(s, hex)
      },
    },
    calloff: {
      a: 'place',
      says: 'Call off the attack on {place}',
      offers(s, out) {
        if (out.isForPeople) offerHexes(pieces.hexesOf(s, enemyOf(phasing(s))), out)
      },
      bars: (s, hex, why) =>
        hex <= s.setting.ground.size && s.hexes.attack[hex] !== 0
          ? LEGAL
          : why.no('12.11', '{place} is not under attack', hex),
      takes(s, hex, play) {
        callOff(s, s.hexes.attack[hex]!)
        play.tell('calledOff', hex)
      },
    },
    waive: {
      says: 'Call off the attacks that owe another',
      bars: (s, _, why) => (firstDebtor(s) !== 0 ? LEGAL : why.no('12.1', 'no attack owes another')),
      takes: waive,
    },
    done: {
      says: 'All are declared',
      bars: (s, _, why) => doneBarred(s, why),
      takes(s, _, play) {
        if (s.setting.campaign?.isJune) sendBack(s, play)
        if (s.setting.campaign !== null) releaseAttacked(s, play)
        play.leave()
      },
    },
  },
}

/** 12.1: every enemy whose zone is over an attacker is attacked. */
function doneBarred(s: State, why: Why): Rule {
  const attack = firstDebtor(s)
  if (attack === 0) return LEGAL
  return why.no(
    '12.1',
    'enemies in {place} control attackers of {place}, and are not attacked',
    owedBy(s, attack),
    firstDefenderHex(s, attack),
  )
}

/** One after another, since who is no longer attacked may be owed to others. */
function waive(s: State, _: number, play: Play): void {
  for (let attack = firstDebtor(s); attack !== 0; attack = firstDebtor(s)) {
    play.tell('calledOff', firstDefenderHex(s, attack))
    callOff(s, attack)
  }
}

const joined = (s: State): Uint8Array => s.units.joined

/** 12.11, 12.2: who takes part in an attack, and against which hexes. */
export const assault: Step = {
  rule: '12.2',
  prompt: 'Who attacks {place}?',
  about: (s) => [s.assault.hex],
  asks: phasing,
  verbs: {
    join: joining<State, Words>({
      says: 'Add {unit}',
      members: joined,
      offers: (s, out) => offerBeside(s, s.assault.hex, out),
      bars: (s, unit, why) => joinBarred(s, s.assault.attack, unit, why),
      after(s, unit) {
        s.units.attack[unit] = s.assault.attack
        s.attacks.mandated[s.assault.attack] = 0
      },
    }),
    drop: {
      ...dropping<State, Words>({
        rule: '12.2',
        says: 'Leave {unit} out',
        notIn: '{unit} is not in this attack',
        members: joined,
        bars: () => LEGAL,
        after(s, unit) {
          s.units.attack[unit] = 0
          s.attacks.mandated[s.assault.attack] = 0
        },
      }),
      offers(s, out) {
        if (!out.isForPeople) return
        for (let unit = s.units.joined.indexOf(1); unit > 0; unit = s.units.joined.indexOf(1, unit + 1)) out.add(unit)
      },
    },
    also: {
      a: 'place',
      says: 'Attack {place} as well',
      offers(s, out) {
        const first = s.units.joined.indexOf(1)
        if (first > 0) offerAround(s.setting.around, s.units.place[first]!, out)
      },
      bars: (s, hex, why) => alsoBarred(s, s.assault.attack, hex, why),
      takes(s, hex) {
        aim(s, s.assault.attack, hex)
        s.attacks.mandated[s.assault.attack] = 0
      },
    },
    mandated: {
      says: 'As a Mandated Attack',
      bars: (s, _, why) => mandateBarred(s, s.assault.attack, why),
      takes(s) {
        s.attacks.mandated[s.assault.attack] = 1
      },
    },
    declare: { says: 'Declare it', bars: (s, _, why) => oddsBarred(s, s.assault.attack, why), takes: declare },
    all: {
      says: 'Everybody who can',
      bars: (s, _, why) => (hasVolunteer(s) ? LEGAL : why.no('12.1', 'nobody else can attack {place}', s.assault.hex)),
      expands: volunteers,
    },
    back: {
      says: 'No attack here',
      takes(s, _, play) {
        callOff(s, s.assault.attack)
        play.leave()
      },
    },
  },
}

function declare(s: State, _: number, play: Play): void {
  const { attack, hex } = s.assault
  s.attacks.open[attack] = 1
  play.tell(s.attacks.mandated[attack] === 1 ? 'mandated' : 'declared', hex)
  play.leave()
}

function hasVolunteer(s: State): boolean {
  return volunteers(s).length > 0
}

function volunteers(s: State): string[] {
  const { setting } = s
  const lines: string[] = []
  for (let way = s.assault.hex * 6; way < s.assault.hex * 6 + 6; way++)
    for (let unit = pieces.first(s, setting.ground.neighbours[way]!); unit !== 0; unit = pieces.next(s, unit))
      if (joinBarred(s, s.assault.attack, unit, NO_REASONS) === LEGAL) lines.push(`join ${setting.unitIds[unit]}`)
  return lines
}

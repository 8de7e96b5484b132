import {
  type Choices,
  dropping,
  joining,
  LEGAL,
  losing,
  lowering,
  NATURE,
  offerAround,
  offerBeside,
  offerHexes,
  offerMembers,
  type Rule,
  type Sentence,
  type Side,
  type Why,
} from '@hexfront/core'
import {
  advanceBarred,
  BATTLE,
  canAdvance,
  evade,
  goBack,
  goOnRetreating,
  layLoss,
  leave,
  lossBarred,
  payForced,
  pressBarred,
  sendBack,
  throwDie,
} from '../aftermath.ts'
import { fly } from '../air.ts'
import { attackBarred, doneBarred, joinBarred, teamBarred } from '../attacking.ts'
import { ARDOR_COLUMNS } from '../charts.ts'
import { attackers, beginBattle, column } from '../combat.ts'
import { occupy } from '../control.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { isKnownTo, uncovers } from '../fog.ts'
import { loseStep } from '../losses.ts'
import { holdBarred, retreatBarred, splitBarred } from '../retreat.ts'
import { show } from '../seen.ts'
import { enemyOf, type Play, phasing, pieces, type State, type Step, type Words } from '../state.ts'
import { airBarred, airMissing, airOf, armorBarred, callArmor } from '../support.ts'

export const combat: Step = {
  rule: '11.1',
  prompt: 'Attack a hex, or end the phase.',
  asks: phasing,
  verbs: {
    attack: {
      a: 'place',
      says: 'Attack {place}',
      offers: (s, out) => offerHexes(pieces.hexesOf(s, enemyOf(phasing(s))), out),
      bars: attackBarred,
      takes(s, hex, play) {
        play.enter('assault')
        s.assault.target = hex
      },
    },
    done: {
      says: 'End the phase',
      bars: (s, _, why) => doneBarred(s, why),
      takes: (s, _, play) => endCombat(s, play),
    },
  },
}

/** 6.8: what was shown in attacks is covered again. */
function endCombat(s: State, play: Play): void {
  s.units.seen.fill(0)
  play.leave()
}

const joined = (s: State): Uint8Array => s.units.joined

/** 6.8: who takes part from below the top of a stack is not known before the die is thrown, not even where from. */
const unseenAs =
  (template: string) =>
  (s: State, unit: number, side: Side): Sentence | 'all' =>
    isKnownTo(s, unit, side) ? 'all' : { template, operands: [] }

/**
 * 11.4: an attack is put together freely until it is declared. The German declares it to see who defends (6.8); a Soviet attack
 * is declared with the roll, since nothing is hidden from him.
 */
export const assault: Step = {
  rule: '11.4',
  prompt: 'Attack {place}: say who takes part, then carry it out.',
  about: (s) => [s.assault.target],
  asks: phasing,
  stages: BATTLE,
  verbs: {
    join: {
      ...joining<State, Words>({ says: 'Add {unit}', members: joined, offers: offerNeighbours, bars: joinBarred }),
      hears: unseenAs('Add a unit'),
    },
    drop: {
      ...dropping<State, Words>({
        rule: '11.4',
        says: 'Leave {unit} out',
        notIn: '{unit} is not in this attack',
        members: joined,
        bars: openBarred,
      }),
      hears: unseenAs('Leave a unit out'),
    },
    air: {
      says: 'Send an air army',
      bars: (s, _, why) => airBarred(s, why),
      takes(s) {
        s.assault.air = 1
      },
    },
    ground: {
      says: 'Keep the air army back',
      bars: (s, _, why) => (s.assault.air === 0 ? why.no('13.1', 'no air army is sent') : LEGAL),
      takes(s) {
        s.assault.air = 0
      },
    },
    declare: {
      says: 'Declare the attack',
      bars(s, _, why) {
        if (phasing(s) === SOVIET) return why.no('6.8', 'nothing is hidden from the Soviets')
        return s.assault.isDeclared === 1 ? why.no('6.8', 'the attack is declared') : teamBarred(s, why)
      },
      takes: declare,
    },
    armor: {
      says: 'Call for armor concentration',
      bars: (s, _, why) => armorBarred(s, why),
      takes: (s, _, play) => callArmor(s, play),
    },
    roll: {
      says: 'Roll',
      bars: (s, _, why) => rollBarred(s, why),
      takes: (s, _, play) => fight(s, column(s), play),
    },
    // 11.14
    lower: lowering<State, Words>({
      rule: '11.14',
      says: 'Roll on {column}',
      below: column,
      bars: rollBarred,
      takes: fight,
    }),
    // 11.23, R09-06: lowering in order to qualify is allowed.
    ardor: lowering<State, Words>({
      rule: '11.23',
      says: 'Attack to the end on {column}',
      below: (s) => Math.min(column(s) + 1, ARDOR_COLUMNS),
      bars: rollBarred,
      takes(s, at, play) {
        s.assault.isArdent = 1
        play.tell('ardent')
        fight(s, at, play)
      },
    }),
    withdraw: { says: 'Call it off', bars: (s, _, why) => openBarred(s, 0, why), takes: (_s, _, play) => play.leave() },
  },
}

/** 6.8: who has looked cannot go back. */
function openBarred(s: State, _: number, why: Why): Rule {
  return s.assault.isDeclared === 1 ? why.no('6.8', 'the attack is declared') : LEGAL
}

function rollBarred(s: State, why: Why): Rule {
  if (phasing(s) === GERMAN && s.assault.isDeclared === 0) return why.no('6.8', 'the attack is not declared yet')
  const rule = teamBarred(s, why)
  return rule !== LEGAL || s.assault.air === 0 ? rule : airMissing(s, why)
}

/** 6.8: the German sees who stands in the hex. */
function declare(s: State, _: number, play: Play): void {
  for (let unit = pieces.first(s, s.assault.target); unit !== 0; unit = pieces.next(s, unit)) show(s, unit, play)
  beginBattle(s)
}

/** 11.8: all is said; what comes of it is dealt with stage by stage. */
function fight(s: State, at: number, play: Play): void {
  const { target } = s.assault
  for (let unit = attackers(s); unit > 0; unit = s.units.joined.indexOf(1, unit + 1)) {
    show(s, unit, play)
    s.units.fought[unit] = 1
    play.tell('attacked', target, unit)
  }
  if (s.assault.isDeclared === 0) beginBattle(s)
  for (let unit = pieces.first(s, target); unit !== 0; unit = pieces.next(s, unit)) s.units.attacked[unit] = 1
  s.assault.column = at
  if (s.assault.air === 1) fly(s, airOf(s))
  play.begin()
}

/** 12.2: the Soviet may go before the die is thrown. */
export const avoid: Step = {
  rule: '12.2',
  prompt: 'Does {unit} retreat before combat?',
  about: (s) => [pieces.first(s, s.assault.target)],
  asks: () => SOVIET,
  verbs: {
    evade: {
      says: 'Retreat before combat',
      takes(s, _, play) {
        play.tell('evaded', pieces.first(s, s.assault.target))
        evade(s)
        play.leave()
      },
    },
    stand: { says: 'Stand', takes: (_s, _, play) => play.leave() },
  },
}

/** 11.23: thrown again until something comes of it; nobody has a say in that. */
export const ardor: Step = {
  rule: '11.23',
  prompt: 'The attack on {place} goes on.',
  about: (s) => [s.assault.target],
  asks: () => NATURE,
  verbs: {
    roll: {
      says: 'Roll again',
      takes(s, _, play) {
        throwDie(s, play)
        play.leave()
      },
    },
  },
}

/** 11.17, 11.19: the owner retreats his units, or gives a step to stay. */
export const retreat: Step = {
  rule: '11.17',
  prompt: 'The defenders of {place} retreat, or lose a step.',
  about: (s) => [s.assault.target],
  asks: (s) => enemyOf(phasing(s)),
  verbs: {
    to: {
      a: 'place',
      says: 'Retreat to {place}',
      offers: offerRound,
      bars: retreatBarred,
      takes(s, hex, play) {
        goBack(s, hex, play)
        leave(s, play)
      },
    },
    send: {
      a: 'place',
      b: 'unit',
      says: 'Send {unit} to {place}',
      offers: offerSplit,
      bars: splitBarred,
      takes(s, hex, play, unit) {
        sendBack(s, unit, hex, play)
        goOnRetreating(s, play)
      },
    },
    hold: {
      a: 'unit',
      says: 'Stay, and {unit} loses a step',
      offers: offerDefenders,
      bars: holdBarred,
      takes(s, unit, play) {
        play.tell('held', s.assault.target)
        loseStep(s, unit, play)
        play.leave()
      },
    },
  },
}

/** 11.21: step by step, as the attacker likes. */
export const losses: Step = losing<State, Words>({
  rule: '11.21',
  prompt: 'Pick who loses a step ({n} to go).',
  about: (s) => [s.assault.due],
  asks: phasing,
  verb: 'lose',
  says: '{unit} loses a step',
  offers: offerJoined,
  bars: lossBarred,
  lay(s, unit, play) {
    layLoss(s, unit, play)
    payForced(s, play)
  },
  goesOn: (s) => s.assault.due > 0,
})

/** 11.22, 12.2: into the hex, and cavalry-mechanized groups beyond it, in any order. */
export const advance: Step = {
  rule: '11.22',
  prompt: 'Who advances into {place}?',
  about: (s) => [s.assault.target],
  asks: phasing,
  verbs: {
    advance: joining<State, Words>({
      says: 'Advance {unit}',
      members: (s) => s.units.advanced,
      offers: offerJoined,
      bars: advanceBarred,
      after: (s, unit, play) => go(s, unit, s.assault.target, play),
    }),
    press: {
      a: 'place',
      b: 'unit',
      says: '{unit} goes on to {place}',
      offers: offerPress,
      bars: pressBarred,
      takes: (s, hex, play, unit) => go(s, unit, hex, play),
    },
    halt: { says: 'No further advance', takes: (_s, _, play) => play.leave() },
  },
}

/** 11.22: without a thought to movement points or zones; it ends by itself when nobody can go any further. */
function go(s: State, unit: number, hex: number, play: Play): void {
  if (uncovers(s, unit)) play.reveal()
  play.tell('advanced', unit, hex)
  occupy(s, unit, hex, play)
  if (!canAdvance(s)) leave(s, play)
}

function offerNeighbours(s: State, out: Choices): void {
  offerBeside(s, s.assault.target, out)
}

function offerJoined(s: State, out: Choices): void {
  offerMembers(s.units.joined, out)
}

function offerRound(s: State, out: Choices): void {
  offerAround(s.setting.around, s.assault.target, out)
}

function offerDefenders(s: State, out: Choices): void {
  const { place } = s.units
  for (let unit = place.indexOf(s.assault.target); unit > 0; unit = place.indexOf(s.assault.target, unit + 1))
    out.add(unit)
}

/** Each unit in the hex, with each hex around it. */
function offerSplit(s: State, out: Choices): void {
  offerPairs(s, s.units.place, s.assault.target, out)
}

function offerPress(s: State, out: Choices): void {
  offerPairs(s, s.units.advanced, 1, out)
}

function offerPairs(
  { setting: { around }, assault }: State,
  column: Uint8Array | Uint16Array,
  value: number,
  out: Choices,
): void {
  for (let way = assault.target * 6; way < assault.target * 6 + 6; way++) {
    if (around[way] === 0) continue
    for (let unit = column.indexOf(value); unit > 0; unit = column.indexOf(value, unit + 1)) out.add(around[way]!, unit)
  }
}

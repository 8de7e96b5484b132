import { LEGAL, type Question, type Rule, type Why } from '@hexfront/core'
import { AIR_CHECK } from './charts.ts'
import {
  attackStrength,
  columnOf,
  counteredStrength,
  counterStrength,
  defenceStrength,
  diceOf,
  isKnown,
  lossesOf,
  modifierOf,
  ratioColumn,
} from './combat.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { exploitAllowance } from './exploitation.ts'
import { enemyOf, phasing, type State, type Words } from './state.ts'

type Asked = Question<State, Words>

/** What a player may ask about a battle; the enemy is told what was told in it. */
export const QUESTIONS: Readonly<Record<string, Asked>> = {
  attack: {
    bars: (s, _, why) => strengthBarred(s, phasing(s), why),
    value: (s, _, why) => attackStrength(s, why),
  },
  defence: {
    bars: (s, _, why) => strengthBarred(s, enemyOf(phasing(s)), why),
    value: (s, _, why) => defenceStrength(s, why),
  },
  /** Counted from 1. */
  column: { a: 'side', bars: shownBarred, value: (s, side, why) => columnOf(s, side, why) + 1 },
  modifier: { a: 'side', bars: shownBarred, value: (s, side, why) => modifierOf(s, side, why) },
  /** The place in the sequence of losses, counted from 0. */
  losses: { a: 'side', bars: thrownBarred, value: (s, side, why) => lossesOf(s, side, why) },
  dice: {
    a: 'side',
    bars: shownBarred,
    value: (s, side, why) => why.item('C8.6', 'dice by the column', diceOf(s, side)),
  },
  /** The column of the counterattack, counted from 1. */
  ratio: { bars: counterBarred, value: ratioOf },
  /** What the air unit has to throw after the battle. */
  air: { value: (s, _, why) => why.item('X4.4', 'two', AIR_CHECK) + why.item('X4.4', 'the turn', s.turn) },
  counter: { bars: counterBarred, value: (s, _, why) => counterStrength(s, why) },
  countered: { bars: counterBarred, value: (s, _, why) => counteredStrength(s, why) },
  exploitation: { a: 'unit', bars: exploitBarred, value: (s, unit, why) => exploitAllowance(s, unit, why) },
}

function battleBarred(s: State, why: Why): Rule {
  return s.assault.hex === 0 ? why.no('C8.0', 'nobody fights') : LEGAL
}

/** C2.4: before the totals are told nobody knows those of the enemy. */
function strengthBarred(s: State, side: number, why: Why): Rule {
  const barred = battleBarred(s, why)
  if (barred !== LEGAL || s.assault.isShown === 1 || isKnown(s, side)) return barred
  return why.no('C2.4', 'how strong they are is not known')
}

function shownBarred(s: State, side: number, why: Why): Rule {
  const barred = battleBarred(s, why)
  if (barred !== LEGAL) return barred
  if (s.assault.isShown === 0) return why.no('C8.4', 'plan and posture are not laid open')
  return side === GERMAN || side === RUSSIAN ? LEGAL : why.no('C8.0', 'nobody fights')
}

function thrownBarred(s: State, side: number, why: Why): Rule {
  const barred = shownBarred(s, side, why)
  return barred === LEGAL && s.assault.attackRoll === 0 ? why.no('C8.6', 'no dice have fallen') : barred
}

function counterBarred(s: State, _: number, why: Why): Rule {
  return s.assault.hasCountered === 1 ? LEGAL : why.no('C8.9', 'nobody counterattacks')
}

function ratioOf({ assault }: State, _: number, why: Why): number {
  const column = ratioColumn(assault.counterStrength, assault.counteredStrength)
  return why.item('C8.9', 'column {ratio}, rounded for the attacker', column + 1, column)
}

function exploitBarred(s: State, unit: number, why: Why): Rule {
  return s.units.toExploit[unit] === 1 && s.march.steps === 0 ? LEGAL : why.no('C8.12', '{unit} does not exploit', unit)
}

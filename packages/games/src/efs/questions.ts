import { LEGAL, type Question, type Rule, type Why } from '@hexfront/core'
import { columnOf, initialColumn, openDrm, starCost, wholeAttack, wholeDefence } from './combat/combat.ts'
import { debtOf } from './combat/declaration.ts'
import { commandOf } from './command.ts'
import { POINT } from './data/charts.ts'
import { allowanceOf, wholeMovement } from './movement/allowance.ts'
import { costTo } from './movement/movement.ts'
import { overrunCost, overrunDrm, overrunOdds } from './movement/overrun.ts'
import { phasing, type State, sideOf, type Words } from './state.ts'
import { netPoints } from './victory/victory.ts'

const onTheMove = (s: State, hex: number, why: Why): Rule => {
  if (s.march.hex === 0) return why.no('10.1', 'nobody is on the move')
  return hex <= s.setting.ground.size ? LEGAL : why.no('10.1', '{place} is not on the map', hex)
}

/** Of hexes next to the stack in hand. */
const beside = (s: State, hex: number, why: Why): Rule => {
  const barred = onTheMove(s, hex, why)
  if (barred !== LEGAL) return barred
  return s.setting.ground.directionTo(s.march.hex, hex) >= 0
    ? LEGAL
    : why.no('11.3', '{place} is not next to them', hex)
}

function underAttack(s: State, hex: number, why: Why): Rule {
  return hex <= s.setting.ground.size && s.hexes.attack[hex] !== 0
    ? LEGAL
    : why.no('12.11', '{place} is not under attack', hex)
}

/** Of units of the side that is asked. */
const ours = (s: State, unit: number, why: Why): Rule =>
  sideOf(s, unit) === phasing(s) ? LEGAL : why.no('10.1', '{unit} is not of the side that is asked', unit)

/** What players may ask, each with its line items. Ways and their costs are in quarters of a point. */
export const QUESTIONS: Readonly<Record<string, Question<State, Words>>> = {
  cost: { a: 'place', bars: onTheMove, value: (s, hex, why) => costTo(s, hex, why) },
  allowance: {
    a: 'unit',
    bars: ours,
    value(s, unit, why) {
      wholeMovement(s, unit, why)
      return allowanceOf(s, unit) / POINT
    },
  },
  command: { a: 'unit', value: (s, hq) => commandOf(s, hq) },
  overruncost: { a: 'place', bars: beside, value: (s, hex, why) => overrunCost(s, hex, why) },
  overrunodds: { a: 'place', bars: beside, value: (s, hex) => overrunOdds(s, hex) },
  overrundrm: { a: 'place', bars: beside, value: (s, hex, why) => overrunDrm(s, hex, why) },
  /** 15.4 to 15.6: of the attack on a hex, as declared and prepared. */
  attack: { a: 'place', bars: underAttack, value: (s, hex, why) => wholeAttack(s, s.hexes.attack[hex]!, why) },
  defence: { a: 'place', bars: underAttack, value: (s, hex, why) => wholeDefence(s, s.hexes.attack[hex]!, why) },
  odds: { a: 'place', bars: underAttack, value: (s, hex, why) => columnOf(s, s.hexes.attack[hex]!, why) },
  initial: { a: 'place', bars: underAttack, value: (s, hex, why) => initialColumn(s, s.hexes.attack[hex]!, why) },
  /** 12.1: what the attack still owes; 16.33: what an asterisk would cost it. */
  debt: { a: 'place', bars: underAttack, value: (s, hex, why) => debtOf(s, s.hexes.attack[hex]!, why) },
  star: { a: 'place', bars: underAttack, value: (s, hex, why) => starCost(s, s.hexes.attack[hex]!, why) },
  /** Without the order that lies face down. */
  drm: { a: 'place', bars: underAttack, value: (s, hex, why) => openDrm(s, s.hexes.attack[hex]!, why) },
  points: { value: (s, _, why) => netPoints(s, why) },
}

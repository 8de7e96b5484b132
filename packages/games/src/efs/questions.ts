import { LEGAL, type Question, type Rule, type Why } from '@hexfront/core'
import { allowanceOf, wholeMovement } from './allowance.ts'
import { POINT } from './charts.ts'
import { columnOf, drmOf, wholeAttack, wholeDefence } from './combat.ts'
import { commandOf } from './command.ts'
import { costTo } from './movement.ts'
import { overrunCost, overrunDrm, overrunOdds } from './overrun.ts'
import type { State, Words } from './state.ts'
import { netPoints } from './victory.ts'

type Asked = Question<State, Words>

const inHand: Asked['bars'] = (s, _, why) => (s.march.hex === 0 ? why.no('10.1', 'nobody is on the move') : LEGAL)

function underAttack(s: State, hex: number, why: Why): Rule {
  return hex <= s.setting.ground.size && s.hexes.attack[hex] !== 0
    ? LEGAL
    : why.no('12.11', '{place} is not under attack', hex)
}

/** What players may ask, each with its line items. */
export const QUESTIONS: Readonly<Record<string, Asked>> = {
  /** In quarters of a point. */
  cost: { a: 'place', ...(inHand ? { bars: inHand } : {}), value: (s, hex, why) => costTo(s, hex, why) },
  allowance: {
    a: 'unit',
    value(s, unit, why) {
      wholeMovement(s, unit, why)
      return allowanceOf(s, unit) / POINT
    },
  },
  command: { a: 'unit', value: (s, hq) => commandOf(s, hq) },
  overruncost: { a: 'place', ...(inHand ? { bars: inHand } : {}), value: (s, hex, why) => overrunCost(s, hex, why) },
  overrunodds: { a: 'place', ...(inHand ? { bars: inHand } : {}), value: (s, hex) => overrunOdds(s, hex) },
  overrundrm: { a: 'place', ...(inHand ? { bars: inHand } : {}), value: (s, hex, why) => overrunDrm(s, hex, why) },
  /** 15.4 to 15.6: of the attack on a hex, as declared and prepared. */
  attack: { a: 'place', bars: underAttack, value: (s, hex, why) => wholeAttack(s, s.hexes.attack[hex]!, why) },
  defence: { a: 'place', bars: underAttack, value: (s, hex, why) => wholeDefence(s, s.hexes.attack[hex]!, why) },
  odds: { a: 'place', bars: underAttack, value: (s, hex, why) => columnOf(s, s.hexes.attack[hex]!, why) },
  drm: { a: 'place', bars: underAttack, value: (s, hex, why) => drmOf(s, s.hexes.attack[hex]!, why) },
  points: { value: (s, _, why) => netPoints(s, why) },
}

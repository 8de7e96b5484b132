import type { PhaseRules } from '@hexfront/core'
import { canAttack } from '../combat/declaration.ts'
import type { State, Words } from '../state.ts'
import { hasOpenAttack } from './battle.ts'
import { canOrder, canSupport } from './preparation.ts'

/** B2 to B4 and C2 to C4: whether there is anything to declare, to prepare, or to fight. */
export const COMBAT_PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'axis declaration': { when: canAttack },
  'soviet declaration': { when: canAttack },
  'soviet artillery': { when: canSupport },
  'axis artillery': { when: canSupport },
  'soviet orders': { when: canOrder },
  'axis orders': { when: canOrder },
  'axis combat': { when: hasOpenAttack },
  'soviet combat': { when: hasOpenAttack },
}

import { NATURE, type PhaseRules } from '@hexfront/core'
import { land } from '../flights.ts'
import { type Play, phasing, type State, type Step, type Words } from '../state.ts'

/**
 * The seam to combat. The sequence enters these steps in B2 to B4 and C2 to C4, and asks `COMBAT_PHASES` whether it should.
 * Declared attacks are `units.attack`, `hexes.attack` and `attacks`; orders `hexes.order`; guns `units.supports` and
 * `units.fired`.
 */
export const COMBAT_PHASES: Readonly<Record<string, PhaseRules<State, Words>>> = {
  'axis declaration': { when: () => false },
  'soviet declaration': { when: () => false },
  'soviet artillery': { when: () => false },
  'axis artillery': { when: () => false },
  'soviet orders': { when: () => false },
  'axis orders': { when: () => false },
  'axis combat': { when: () => false },
  'soviet combat': { when: () => false },
}

const passing = (rule: string, prompt: string): Step => ({
  rule,
  prompt,
  asks: phasing,
  verbs: { done: { says: 'Go on', takes: (_s, _, play) => play.leave() } },
})

export const declaration = passing('12.1', 'Declare attacks, or go on.')
export const artillery = passing('13.1', 'Commit defending guns, or go on.')
export const orders = passing('12.5', 'Place orders, or go on.')
export const combat = passing('15.0', 'Resolve the declared attacks.')

/** 14.25, 14.4: initiative, air combat and AA fire over `s.sortie.hex`; who is aborted or hit leaves the hex. */
export const sortie: Step = {
  rule: '14.25',
  prompt: 'Air units meet over {place}.',
  about: (s) => [s.sortie.hex],
  asks: () => NATURE,
  stages: [{ does: (_s, play) => play.leave() }],
  verbs: { go: { says: 'Go on', takes: (_s, _, play) => play.leave() } },
}

/** 15.55: what is left over a Defender hex supports, and goes home. */
export function closeSupport(s: State, hex: number, play: Play): void {
  for (let unit = 1; unit <= s.setting.units; unit++) {
    if (s.units.over[unit] !== hex) continue
    land(s, unit, 'flown')
    play.tell('flown', unit)
  }
}

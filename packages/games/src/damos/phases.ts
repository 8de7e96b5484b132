import { NATURE, type Phase, sequence } from '@hexfront/core'
import { GERMAN, RUSSIAN } from './counters.ts'

export interface DamosPhase extends Phase {
  readonly operations?: true
}

const RUSSIAN_PHASES: readonly DamosPhase[] = [
  { id: 'russian reinforcement', side: RUSSIAN, rule: 'C5.0', step: 'arrivals' },
  { id: 'russian strategic movement', side: RUSSIAN, rule: 'C6.0', step: 'strategic' },
  { id: 'russian operations', side: RUSSIAN, rule: 'C7.0', step: 'operations', operations: true },
  { id: 'russian stacking', side: RUSSIAN, rule: 'C2.3', step: 'excess' },
  { id: 'russian surrender', side: NATURE, rule: 'C10.0' },
  { id: 'russian reset', side: NATURE, rule: 'C11.0' },
]

const SET_UP: readonly DamosPhase[] = [
  { id: 'russian set-up', side: RUSSIAN, rule: 'X6.0', step: 'deploy' },
  { id: 'german set-up', side: GERMAN, rule: 'X6.0', step: 'deploy' },
]

const GERMAN_PHASES: readonly DamosPhase[] = [
  { id: 'cossacks', side: RUSSIAN, rule: 'X4.8', step: 'cossacks' },
  { id: 'start', side: NATURE, rule: 'C4.0' },
  { id: 'german reinforcement', side: GERMAN, rule: 'C5.0', step: 'arrivals' },
  { id: 'rail', side: GERMAN, rule: 'X4.3.1', step: 'rail' },
  { id: 'german strategic movement', side: GERMAN, rule: 'C6.0', step: 'strategic' },
  { id: 'german operations', side: GERMAN, rule: 'C7.0', step: 'operations', operations: true },
  { id: 'german stacking', side: GERMAN, rule: 'C2.3', step: 'excess' },
  { id: 'german surrender', side: NATURE, rule: 'C10.0' },
  { id: 'german reset', side: NATURE, rule: 'C11.0' },
]

const END: DamosPhase = { id: 'end', side: NATURE, rule: 'X5.0' }

/** C4.0; X4.6.1: the Russian has no first turn. */
export const SEQUENCE = sequence<DamosPhase>([...GERMAN_PHASES, ...RUSSIAN_PHASES, END], {
  turns: { 1: [...SET_UP, ...GERMAN_PHASES, END] },
})

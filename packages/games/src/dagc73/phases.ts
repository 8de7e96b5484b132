import { NATURE, type Phase, sequence } from '@hexfront/core'
import { GERMAN, SOVIET } from './counters.ts'

/** 4.2: a phase, and which movement of its side it is: of all units, or of mechanized units only. */
export interface Dagc73Phase extends Phase {
  readonly movement?: 'first' | 'second'
}

/** 4.2: the sequence of play, after a set-up in the first turn. */
export const SEQUENCE = sequence<Dagc73Phase>([
  { id: 'german set-up', side: GERMAN, rule: '14.4', step: 'deploy' },
  { id: 'soviet set-up', side: SOVIET, rule: '14.4', step: 'deploy' },
  { id: 'ukraine', side: GERMAN, rule: '13.0', step: 'ukraine' },
  { id: 'soviet move', side: SOVIET, rule: '4.2A1', step: 'move', movement: 'first' },
  { id: 'soviet combat', side: SOVIET, rule: '4.2A2', step: 'combat' },
  { id: 'soviet mechanized', side: SOVIET, rule: '4.2A3', step: 'move', movement: 'second' },
  { id: 'soviet end', side: SOVIET, rule: '11.0' },
  { id: 'german start', side: GERMAN, rule: '14.32' },
  { id: 'german arrivals', side: GERMAN, rule: '10.0', step: 'arrivals' },
  { id: 'german move', side: GERMAN, rule: '4.2B', step: 'move', movement: 'first' },
  { id: 'german combat', side: GERMAN, rule: '4.2B', step: 'combat' },
  { id: 'german mechanized', side: GERMAN, rule: '4.2B', step: 'move', movement: 'second' },
  { id: 'end', side: NATURE, rule: '4.2C' },
])

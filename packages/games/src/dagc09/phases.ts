import { NATURE, type Phase, sequence } from '@hexfront/core'
import { GERMAN, SOVIET } from './counters.ts'

/** 5.2: a phase, and which combat of its player turn it is, before or after movement. */
export interface Dagc09Phase extends Phase {
  readonly combat?: 'first' | 'second'
  readonly movement?: true
}

/** 5.2: the sequence of play, after what there is to set up in the first turn. */
export const SEQUENCE = sequence<Dagc09Phase>([
  { id: 'soviet set-up', side: SOVIET, rule: '3.6', step: 'deploy' },
  { id: 'german set-up', side: GERMAN, rule: '3.7', step: 'deploy' },
  { id: 'start', side: NATURE, rule: '5.1' },
  { id: 'ports', side: GERMAN, rule: '7.9', step: 'ports' },
  { id: 'soviet arrivals', side: SOVIET, rule: '5.2', step: 'arrivals' },
  { id: 'soviet first combat', side: SOVIET, rule: '5.2', step: 'combat', combat: 'first' },
  { id: 'soviet move', side: SOVIET, rule: '5.2', step: 'move', movement: true },
  { id: 'soviet second combat', side: SOVIET, rule: '5.2', step: 'combat', combat: 'second' },
  { id: 'german arrivals', side: GERMAN, rule: '5.2', step: 'arrivals' },
  { id: 'german first combat', side: GERMAN, rule: '5.2', step: 'combat', combat: 'first' },
  { id: 'interdiction', side: SOVIET, rule: '13.3', step: 'interdict' },
  { id: 'german move', side: GERMAN, rule: '5.2', step: 'move', movement: true },
  { id: 'german second combat', side: GERMAN, rule: '5.2', step: 'combat', combat: 'second' },
  { id: 'end', side: NATURE, rule: '5.3' },
])

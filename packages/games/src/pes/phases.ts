import { NATURE, sequence } from '@hexfront/core'
import { GERMAN } from './counters.ts'

/** 5.2: the sequence of play. */
export const SEQUENCE = sequence([
  { id: 'set-up', side: GERMAN, rule: '3.2', step: 'deploy' },
  { id: 'reinforcements', side: GERMAN, rule: '7.3', step: 'arrivals' },
  { id: 'operations', side: GERMAN, rule: '9.1', step: 'operations' },
  { id: 'stavka', side: NATURE, rule: '12.1', step: 'stavka' },
  { id: 'southwest', side: NATURE, rule: '13.3', step: 'southwest' },
  { id: 'moscow', side: NATURE, rule: '4.6', step: 'moscow' },
  { id: 'administration', side: NATURE, rule: '5.6', step: 'administration' },
  { id: 'check', side: NATURE, rule: '4.1' },
])

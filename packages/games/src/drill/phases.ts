import { NATURE, sequence } from '@hexfront/core'
import { BLUE, RED } from './counters.ts'

/** 1.2: weather, then each side moves and fights, Blue first. */
export const SEQUENCE = sequence([
  { id: 'weather', side: NATURE, rule: '3.4', step: 'weather' },
  { id: 'blue move', side: BLUE, rule: '3.1', step: 'move' },
  { id: 'blue combat', side: BLUE, rule: '5.1', step: 'combat' },
  { id: 'red move', side: RED, rule: '3.1', step: 'move' },
  { id: 'red combat', side: RED, rule: '5.1', step: 'combat' },
  { id: 'end', side: NATURE, rule: '1.2' },
])

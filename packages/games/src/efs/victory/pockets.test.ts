import { describe, expect, it } from 'vitest'
import { SOVIET } from '../data/counters.ts'
import { type Played, position } from '../position.fixture.ts'
import { divisionsCutOff } from './pockets.ts'

/** Three regiments of one division, and a division of one counter. */
const divided = (first: string, second: string, third: string, whole: string): Played =>
  position({
    scenario: 'minsk',
    turn: 4,
    phase: 'axis movement',
    units: {
      's:580/188': { place: 'D3015', supply: first },
      's:523/188': { place: 'D3016', supply: second },
      's:595/188': third === 'gone' ? 'eliminated' : { place: 'D3016', supply: third },
      's:24RD': { place: 'D3017', supply: whole },
    },
  })

describe('6.3 divisions without General Supply', () => {
  it('6.3 counts one division, of however many counters, when nothing of it on the map is in General Supply', () => {
    expect(divisionsCutOff(divided('emergency', 'out of supply', 'emergency', '').position, SOVIET)).toBe(1)
    expect(divisionsCutOff(divided('emergency', 'out of supply', 'gone', 'out of supply').position, SOVIET)).toBe(2)
  })

  it('6.3 does not count it while a regiment is in supply', () => {
    expect(divisionsCutOff(divided('', 'out of supply', 'out of supply', '').position, SOVIET)).toBe(0)
  })
})

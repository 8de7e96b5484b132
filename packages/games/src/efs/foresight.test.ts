import { describe, expect, it } from 'vitest'
import { plans } from './plans.ts'
import { begin } from './position.fixture.ts'

const leadIn = (scenario: string, turn: number): number => {
  const { position: s } = begin(scenario)
  s.turn = turn
  return plans.foresight!(s)!.lead(s)
}

describe('how a game is judged by playing on', () => {
  it.each(['borisov', 'lepel', 'yelnya'])('%s is played on to its end', (scenario) => {
    expect(plans.foresight!(begin(scenario).position)).toBeNull()
  })

  it.each(['minsk', 'smolensk', 'guderian', 'dnepr', 'campaign'])('%s is played on for a turn', (scenario) => {
    expect(plans.foresight!(begin(scenario).position)?.horizon).toBe(2)
  })

  it('10.26, 10.56 what the Axis needs is asked of it turn by turn, in equal parts', () => {
    expect(leadIn('minsk', 1) - leadIn('minsk', 2)).toBeCloseTo(20 / 5)
    expect(leadIn('guderian', 27) - leadIn('guderian', 34)).toBeCloseTo(8)
  })
})

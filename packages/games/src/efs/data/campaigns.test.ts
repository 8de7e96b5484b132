import { describe, expect, it } from 'vitest'
import { entering, settingNamed } from '../position.fixture.ts'
import { sourceHexes } from '../supply/supply.ts'
import { driveWays } from '../victory/victory.ts'
import { campaign, dnepr, guderian, smolensk } from './campaigns.ts'
import { AXIS, SOVIET } from './counters.ts'
import { DEPLOYMENTS } from './oob/deployment.ts'

/** The sources of a side on a turn, where it holds the whole map. */
function sources(scenario: string, turn: number, side: number): string[] {
  const setting = settingNamed(scenario)
  const { position } = entering({ setting, turn, phase: 'victory', units: {} })
  position.hexes.control.fill(side)
  position.turn = turn
  return sourceHexes(position, side).map((hex) => setting.ground.name(hex))
}

const places = (card: typeof smolensk): number[] => [card.firstTurn, card.lastTurn, card.dryUntil, card.readinessFrom]

describe('10.4 Smolensk as it is printed', () => {
  it('10.41, 10.42 sheets I and WA, turns 11 to 20, dry to turn 12', () => {
    expect(smolensk.campaign?.sheets).toEqual(['I', 'WA'])
    expect(places(smolensk)).toEqual([11, 20, 12, 12])
  })

  it('10.43 nine brigades of militia: one of Vitebsk, four, two and two', () => {
    const militia = DEPLOYMENTS.smolensk.draws.filter(({ pool }) => pool === 'militia')
    expect(militia.map(({ turn, count }) => [turn, count])).toEqual([
      [11, 1],
      [11, 4],
      [12, 2],
      [13, 2],
    ])
  })

  it('10.44 table A from turn 12 on, Groups 7 to 9', () => {
    expect(smolensk.campaign?.tables).toEqual([{ from: 12, to: 20, table: 'A' }])
    expect(smolensk.campaign?.groups).toEqual([7, 8, 9])
  })

  it('10.45 sources by turn: Minsk and I-1208, I-1020 from turn 13, two roads and WA3026 from turn 15', () => {
    expect(sources('smolensk', 11, AXIS)).toEqual(['I-1208', 'D6801'])
    expect(sources('smolensk', 13, AXIS)).toHaveLength(3)
    expect(sources('smolensk', 15, AXIS)).toHaveLength(6)
    expect(sources('smolensk', 11, SOVIET)).toContain('WA5316')
    expect(smolensk.campaign?.sources.find(({ from }) => from === 15)?.counts).toEqual({ 'I-2334': 14, 'I-2702': 4 })
  })

  it('10.45 six and ten stacking points by rail; conversion 6, then 8; nobody leaves the map', () => {
    expect(smolensk.campaign?.railCapacity).toEqual({ axis: 6, soviet: 10 })
    expect(smolensk.campaign?.conversion?.map(({ hexes }) => hexes)).toEqual([6, 8])
    expect(smolensk.switches.exit).toBe(false)
  })

  it('10.46 places, events and steps score, by the OKH Plan', () => {
    expect(smolensk.victory).toMatchObject({ kind: 'schedule', exit: null })
    expect(smolensk.switches.plans).toBe(false)
  })
})

describe('10.5 Guderian Drives South as it is printed', () => {
  it('10.51, 10.52 sheet H, turns 27 to 40, dry to turn 29', () => {
    expect(guderian.campaign?.sheets).toEqual(['H'])
    expect(places(guderian)).toEqual([27, 40, 29, 28])
  })

  it('10.55 nine Axis sources, a tenth from turn 33 on; six and nine stacking points by rail', () => {
    expect([sources('guderian', 27, AXIS).length, sources('guderian', 33, AXIS).length]).toEqual([9, 10])
    expect(sources('guderian', 27, SOVIET)).not.toContain('H2134')
    expect(guderian.campaign?.railCapacity).toEqual({ axis: 6, soviet: 9 })
  })

  it('10.56 the Axis wins when 16 stacking points have left by the south edge, or 21 by the east', () => {
    const setting = settingNamed('guderian')
    const match = entering({ setting, turn: 30, phase: 'victory', units: {} })
    expect(driveWays(match.position).map(({ needed }) => needed)).toEqual([16, 21])
  })
})

describe('10.7 Thunder on the Dnepr as it is printed', () => {
  it('10.71, 10.72 sheets H, I and WA, turns 11 to 50, dry to turn 12', () => {
    expect(dnepr.campaign?.sheets).toEqual(['H', 'I', 'WA'])
    expect(places(dnepr)).toEqual([11, 50, 12, 12])
  })

  it('10.74 table A to the end', () => {
    expect(dnepr.campaign?.tables).toEqual([{ from: 12, to: 50, table: 'A' }])
  })

  it('10.75 sources by turn', () => {
    const counts = [11, 12, 13, 15, 33, 36].map((turn) => sources('dnepr', turn, AXIS).length)
    expect(counts).toEqual([3, 4, 5, 7, 8, 9])
    const soviet = sources('dnepr', 11, SOVIET)
    expect(soviet).toContain('WA5316')
    expect(soviet.filter((hex) => ['H2134', 'H2534'].includes(hex))).toEqual([])
  })

  it('10.75 twelve and nineteen stacking points by rail', () => {
    expect(dnepr.campaign?.railCapacity).toEqual({ axis: 12, soviet: 19 })
  })

  it('10.76 points by either Plan, and for who leaves the map', () => {
    expect(dnepr.switches).toMatchObject({ plans: true, exit: true })
  })
})

describe('10.8 the campaign as it is printed', () => {
  it('10.81, 10.82 all sheets, turns 1 to 50, dry to turn 5', () => {
    expect(campaign.campaign?.sheets).toEqual(['C', 'D', 'H', 'I', 'WA'])
    expect(places(campaign)).toEqual([1, 50, 5, 2])
  })

  it('10.83 three Mandated Attacks, 26 machine-gun units, twenty brigades of militia, eleven divisions of Moscow', () => {
    expect(campaign.mandated[1]).toBe(3)
    const { draws } = DEPLOYMENTS.campaign
    const sum = (pool: string): number => draws.reduce((all, one) => all + (one.pool === pool ? one.count : 0), 0)
    expect([sum('mg'), sum('militia'), sum('mdno'), sum('reserveAir')]).toEqual([26, 20, 11, 16])
  })

  it('10.84 table A on turns 6 to 25, B from turn 26 on', () => {
    expect(campaign.campaign?.tables).toEqual([
      { from: 6, to: 25, table: 'A' },
      { from: 26, to: 50, table: 'B' },
    ])
  })

  it('10.85 D4034 on the first two turns, C4121 from turn 4, I-1107 from turn 9', () => {
    expect(sources('campaign', 2, SOVIET)).toContain('D4034')
    expect(sources('campaign', 3, SOVIET)).not.toContain('D4034')
    expect(sources('campaign', 3, AXIS)).not.toContain('C4121')
    expect(sources('campaign', 4, AXIS)).toContain('C4121')
    expect(sources('campaign', 9, AXIS)).toContain('I-1107')
  })

  it('10.86 points by either Plan', () => {
    expect(campaign.victory.kind).toBe('schedule')
    expect(campaign.switches.plans).toBe(true)
  })
})

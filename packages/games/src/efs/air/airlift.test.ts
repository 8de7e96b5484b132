import { describe, expect, it } from 'vitest'
import { AXIS } from '../data/counters.ts'
import { summer } from '../great.fixture.ts'
import { at, choices, type Given, type Played, position, refusal, say } from '../position.fixture.ts'

const UNITS = [
  'g:air:Tr1',
  'g:air:Tr2',
  'g:air:I/KG3',
  'g:VIEng',
  'g:413Eng',
  'g:IR350',
  'g:26ID',
  'g:6/3Pz',
  's:24RD',
  's:13A',
  's:7AA',
]
const setting = summer(UNITS)

const PLANES = { 'g:air:Tr1': 'ready', 'g:air:Tr2': 'ready' }
/** Smolensk, from which they fly, and Yartsevo, Dukhovshchina and Yelnya, where they may land. */
const FIELDS = ['I-5019', 'I-5514', 'I-5313', 'I-6121']

const flying = (given: Partial<Given> = {}): Played =>
  position({
    setting,
    turn: 13,
    phase: 'axis movement',
    axis: FIELDS,
    ...given,
    units: { ...PLANES, 'g:VIEng': 'I-5019', ...given.units },
  })

const msu = (hex: string) => ({ supplies: { 'supply 1': { place: hex, side: 'Axis', points: 1 } } })
/** A setting has rows of MSUs only where its card brings some. */
const stocked = summer(UNITS, {
  campaign: {
    ...setting.campaign!,
    deployment: {
      ...setting.campaign!.deployment,
      supply: [{ side: 'axis', kind: 'msu', count: 1, points: 1, hexes: ['I-5019'], turn: 0 }],
    },
  },
})

describe('14.75 air transport', () => {
  it('14.75 takes a unit from town to town as a whole move, and it moves no more in this turn', () => {
    const match = say(flying(), 'move g:VIEng', 'airlift I-5514')
    expect(at(match, 'g:VIEng')).toBe('I-5514')
    expect(match.position.units.idle[setting.kinds.unit.read('g:VIEng')]).toBe(1)
    expect(at(match, 'g:air:Tr1')).toBe('flown')
    expect(at(match, 'g:air:Tr2')).toBe('ready')
    expect(refusal(match, 'move g:VIEng')?.rule).toBe('10.1')
  })

  it('14.75 is for the Movement Phase', () => {
    const match = say(
      position({
        setting,
        turn: 13,
        phase: 'axis motorized movement',
        axis: FIELDS,
        units: { ...PLANES, 'g:6/3Pz': 'I-5019' },
      }),
      'move g:6/3Pz',
    )
    expect(refusal(match, 'airlift I-5514')?.rule).toBe('14.75')
  })

  it('14.75 is not for who has begun to move', () => {
    const match = say(flying({ axis: [...FIELDS, 'I-5020'] }), 'move g:VIEng', 'to I-5020')
    expect(refusal(match, 'airlift I-5514')?.rule).toBe('14.75')
  })

  it('14.72, E-R71 takes engineers on foot or on wheels, neither armor nor whole divisions', () => {
    const match = flying({ units: { 'g:6/3Pz': 'I-5019', 'g:26ID': 'I-5019', 'g:413Eng': 'I-5020' } })
    expect(refusal(say(match, 'move g:6/3Pz'), 'airlift I-5514')?.rule).toBe('14.72')
    say(match, 'back', 'move g:26ID')
    expect(refusal(match, 'airlift I-5514')?.rule).toBe('14.73')
    say(match, 'back', 'move g:413Eng', 'airlift I-5514')
    expect(at(match, 'g:413Eng')).toBe('I-5514')
  })

  it('14.73 two transports together take two stacking points, one takes one', () => {
    const heavy = say(flying({ units: { 'g:IR350': 'I-5019' } }), 'move g:IR350', 'airlift I-5514')
    expect(at(heavy, 'g:IR350')).toBe('I-5514')
    expect([at(heavy, 'g:air:Tr1'), at(heavy, 'g:air:Tr2')]).toEqual(['flown', 'flown'])
    const alone = flying({ units: { 'g:IR350': 'I-5019', 'g:air:Tr2': 'flown' } })
    expect(refusal(say(alone, 'move g:IR350'), 'airlift I-5514')?.rule).toBe('14.73')
    expect(choices(say(alone, 'back', 'move g:VIEng'))).toContain('airlift I-5514')
    expect(refusal(say(alone, 'join g:IR350'), 'airlift I-5514')?.rule).toBe('14.73')
  })

  it('14.74 starts in a town or at a source and lands in a town of its own side, sixty hexes away at most', () => {
    const match = say(flying(), 'move g:VIEng')
    expect(refusal(match, 'airlift I-5020')?.rule).toBe('14.74')
    expect(refusal(match, 'airlift I-7012')?.rule).toBe('14.74')
    const fields = choices(match).filter((text) => text.startsWith('airlift '))
    expect(fields).toEqual(['airlift I-5313', 'airlift I-5514', 'airlift I-6121'])
    const open = flying({ units: { 'g:VIEng': 'I-5116' } })
    expect(refusal(say(open, 'move g:VIEng'), 'airlift I-5514')?.rule).toBe('14.74')
    const far = flying({ axis: ['D6801', 'WA6823'], units: { 'g:VIEng': 'D6801' } })
    expect(refusal(say(far, 'move g:VIEng'), 'airlift WA6823')).toEqual({
      rule: '14.74',
      because: 'WA6823 is more than 60 hexes away',
    })
    const edge = position({
      scenario: 'smolensk',
      turn: 13,
      phase: 'axis movement',
      axis: FIELDS,
      units: { ...PLANES, 'g:XXIIIEng': 'C7020' },
    })
    expect(choices(say(edge, 'move g:XXIIIEng'))).toContain('airlift I-5019')
  })

  it('14.12 a transport flies no other mission', () => {
    const match = position({
      setting,
      turn: 13,
      phase: 'axis interdiction',
      units: { ...PLANES, 'g:air:I/KG3': 'ready', 's:24RD': 'I-6121' },
    })
    expect(refusal(match, 'fly g:air:Tr1')?.rule).toBe('14.12')
    expect(choices(match)).toEqual(['fly g:air:I/KG3', 'done'])
  })
})

describe('14.76 flak and transports', () => {
  /** A Soviet division next to Yartsevo. */
  const underFire = (dice: readonly number[], units: Readonly<Record<string, unknown>> = {}): Played =>
    flying({ units: { 's:24RD': 'I-5614', ...units }, dice })

  it('14.76 who can fire near the landing hex does so with one more, and a low die does nothing', () => {
    const match = say(underFire([6]), 'move g:VIEng', 'airlift I-5514')
    expect(at(match, 'g:VIEng')).toBe('I-5514')
    expect(at(match, 'g:air:Tr1')).toBe('flown')
  })

  it('14.77 an aborted transport takes its unit back, and both have flown', () => {
    const match = say(underFire([7]), 'move g:VIEng', 'airlift I-5514')
    expect(at(match, 'g:VIEng')).toBe('I-5019')
    expect(at(match, 'g:air:Tr1')).toBe('flown')
    expect(match.position.units.idle[setting.kinds.unit.read('g:VIEng')]).toBe(1)
    expect(refusal(match, 'move g:VIEng')?.rule).toBe('10.1')
  })

  it('14.77 a damaged one delivers it, and with a destroyed one it is lost', () => {
    const damaged = say(underFire([10]), 'move g:VIEng', 'airlift I-5514')
    expect([at(damaged, 'g:VIEng'), at(damaged, 'g:air:Tr1')]).toEqual(['I-5514', 'damaged'])
    const down = say(underFire([10], { 's:13A': 'I-5614' }), 'move g:VIEng', 'airlift I-5514')
    expect([at(down, 'g:VIEng'), at(down, 'g:air:Tr1')]).toEqual(['eliminated', 'destroyed'])
    expect(down.position.sides.stepsLost[AXIS]).toBe(1)
  })

  it('14.77 of two that fly together one that turns back or is shot down brings the unit home, E-R72 and only both lose it', () => {
    const heavy = (dice: readonly number[]): string =>
      at(say(underFire(dice, { 'g:IR350': 'I-5019', 's:13A': 'I-5614' }), 'move g:IR350', 'airlift I-5514'), 'g:IR350')
    expect(heavy([1, 1])).toBe('I-5514')
    expect(heavy([1, 6])).toBe('I-5019')
    expect(heavy([10, 1])).toBe('I-5019')
    expect(heavy([9, 9])).toBe('I-5514')
    expect(heavy([10, 10])).toBe('eliminated')
  })

  it('E-R70 fighters of the enemy do not meet it: flak alone does', () => {
    const match = say(flying(), 'move g:VIEng', 'airlift I-5514')
    expect(match.decision.isOver ? '' : match.decision.step).toBe('movement')
  })
})

describe('14.75 MSUs by air', () => {
  const loaded = (dice: readonly number[] = [], units: Readonly<Record<string, unknown>> = {}): Played =>
    say(
      position({
        setting: stocked,
        turn: 13,
        phase: 'axis movement',
        axis: FIELDS,
        units: { ...PLANES, ...units },
        set: msu('I-5019'),
        dice,
      }),
      'haul I-5019',
    )
  const where = ({ position: { supplies }, setting: { ground } }: Played): string =>
    supplies.place[1] === 0 ? '' : ground.name(supplies.place[1]!)

  it('14.72 an MSU flies like a unit of a stacking point', () => {
    const match = say(loaded(), 'airlift I-6121')
    expect(where(match)).toBe('I-6121')
    expect(at(match, 'g:air:Tr1')).toBe('flown')
    expect(refusal(match, 'haul I-6121')?.rule).toBe('6.45')
  })

  it('14.77 is sent back, delivered or lost with its aircraft', () => {
    const beside = { 's:13A': 'I-6221' }
    expect(where(say(loaded([6], beside), 'airlift I-6121'))).toBe('I-5019')
    expect(where(say(loaded([9], beside), 'airlift I-6121'))).toBe('I-6121')
    expect(where(say(loaded([10], beside), 'airlift I-6121'))).toBe('')
  })

  it('14.73 stays where no transport is ready', () => {
    expect(refusal(loaded([], { 'g:air:Tr1': 'flown', 'g:air:Tr2': 'damaged' }), 'airlift I-6121')?.rule).toBe('14.73')
  })
})

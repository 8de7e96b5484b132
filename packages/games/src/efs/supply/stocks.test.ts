import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { begin, choices, type Given, type Played, position, refusal, say, settingNamed } from '../position.fixture.ts'

const smolensk = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'smolensk', ...given })
/** So many points of both sides wait. */
const waiting = (n: number) => ({ depot: { Axis: { waiting: n }, Soviet: { waiting: n } } })
const rails = (...hexes: string[]) => Object.fromEntries(hexes.map((hex) => [hex, { rail: 'Axis' }]))
const supplies = ({ position: { supplies: all }, setting }: Played): string[] =>
  [...all.place].flatMap((hex, row) => (hex === 0 ? [] : [`${all.points[row]} at ${setting.ground.name(hex)}`]))
const goals = (match: Played, verb: string): string[] =>
  choices(match).flatMap((text) => (text.startsWith(`${verb} `) ? [text.slice(verb.length + 1)] : []))

/** The points that a turn brings, with no points before and no S results. */
function came(scenario: string, turn: number): readonly number[] {
  const match = position({ scenario, phase: 'reinforcements', turn, units: {} })
  match.position.depot.waiting.fill(0)
  match.position.reserves.supply.fill(0)
  efs.beginPhase(match.position, 'attack supply', seededDice('stocks'))
  return [AXIS, SOVIET].map((side) => match.position.depot.waiting[side]!)
}

describe('6.45 Attack Supply Points come in', () => {
  it('10.25 brings none to Minsk', () => {
    expect(came('minsk', 2)).toEqual([0, 0])
  })

  it('6.32 those of the Axis are a turn late in July and August, 10.45 and five MSUs are on their way at the start', () => {
    expect(came('smolensk', 11)).toEqual([5, 2])
    expect(came('smolensk', 12)).toEqual([5, 2])
    expect(came('guderian', 27)).toEqual([3, 2])
  })

  it('10.85 they come at once in the campaign, eight on the first turn', () => {
    expect(came('campaign', 1)).toEqual([8, 0])
    expect(came('campaign', 13)).toEqual([5, 3])
  })

  it('6.45 wait until they come in, as MSUs of a point or as Dumps of up to four, by rail', () => {
    const match = smolensk({
      phase: 'axis movement',
      turn: 13,
      units: { 'g:26ID': 'D6801' },
      set: { ...waiting(6), lines: rails('D6801') },
    })
    expect(refusal(match, 'stock 5 D6801')?.rule).toBe('6.45')
    say(match, 'stock 4 D6801', 'back', 'stock 1 D6801', 'back')
    expect(supplies(match).slice(-2)).toEqual(['4 at D6801', '1 at D6801'])
    expect(match.position.depot.waiting[AXIS]).toBe(1)
    expect(refusal(match, 'stock 2 D6801')?.rule).toBe('6.45')
    expect(refusal(match, 'haul D6801')?.rule).toBe('6.45')
  })

  it('6.45 a Dump does not come in where no trains run, nor beyond what they take', () => {
    const at = (set: object): Played =>
      smolensk({ phase: 'axis movement', turn: 13, units: { 'g:26ID': 'D6801' }, axis: ['C7017'], set: { ...set } })
    const roadless = at({ ...waiting(4), lines: rails('D6801') })
    expect(refusal(roadless, 'stock 2 C7017')?.rule).toBe('6.45')
    const full = at({ depot: { Axis: { waiting: 4, railed: 4 } }, lines: rails('D6801') })
    expect(refusal(full, 'stock 3 D6801')?.rule).toBe('4.23')
    say(full, 'stock 2 D6801')
    expect(full.position.depot.railed[AXIS]).toBe(6)
  })

  it('E-R65 those of the Soviets come in at any source of the turn', () => {
    const match = smolensk({ phase: 'soviet movement', turn: 13, units: { 's:100RD': 'I-5019' }, set: waiting(1) })
    const gates = goals(match, 'stock').map((text) => text.slice(2))
    expect(gates).toContain('WA5316')
    expect(gates).not.toContain('I-5019')
  })

  it('9.32 ends where no counters are left', () => {
    const all = Object.fromEntries(
      Array.from({ length: 60 }, (_, i) => [`supply ${i + 1}`, { place: 'D6801', side: 'Axis', points: 1 }]),
    )
    const match = smolensk({
      phase: 'axis movement',
      turn: 13,
      units: { 'g:26ID': 'D6801' },
      set: { ...waiting(1), supplies: all },
    })
    expect(refusal(match, 'stock 1 D6801')?.rule).toBe('9.32')
  })
})

describe('10.45 the long ways of supply', () => {
  const arriving = (hex: string, weather = 'dry', points = 1): Played =>
    say(
      smolensk({
        phase: 'axis movement',
        turn: 13,
        units: { 'g:26ID': hex },
        axis: ['I-1118', 'I-1120', 'I-1219', 'I-1220', 'I-1132', 'I-1133', 'I-1233', 'I-1232', 'I-1332', 'I-1432'],
        set: {
          ...waiting(4),
          weather: { ground: weather },
          lines: rails('C7020', 'D6801', 'I-1133', 'I-1233', 'I-1232', 'I-1332', 'I-1432'),
        },
      }),
      `stock ${points} ${hex}`,
    )

  it('10.45 I-1017 takes MSUs in Dry weather, strategically, for nine and a half points of sixteen', () => {
    const match = arriving('C7017')
    expect(goals(match, 'to')).toEqual([])
    expect(goals(match, 'rail')).toEqual([])
    expect(goals(match, 'strategic').length).toBeGreaterThan(0)
  })

  it('10.45 I-1034 costs two and a half points by road and five by rail, in Mud ten of a strategic move', () => {
    const match = arriving('D6801')
    expect(goals(match, 'rail')).toContain('I-1432')
    expect(goals(match, 'to').length).toBeGreaterThan(5)
    const muddy = arriving('D6801', 'mud')
    expect(goals(muddy, 'to')).toEqual([])
    expect(goals(muddy, 'strategic').length).toBeGreaterThan(0)
  })

  it('10.45 I-1020 is for trains only, 11.13 on which an MSU takes a stacking point', () => {
    const match = arriving('C7020')
    expect(goals(match, 'to')).toEqual([])
    expect(goals(match, 'strategic')).toEqual([])
    expect(match.position.depot.railed[AXIS]).toBe(1)
  })

  it('11.13 a Dump that comes in goes on by rail, a stacking point for each of its own, and then stays', () => {
    const match = arriving('D6801', 'dry', 3)
    expect(goals(match, 'to')).toEqual([])
    say(match, 'rail I-1432')
    expect(supplies(match).at(-1)).toBe('3 at I-1432')
    expect(match.position.depot.railed[AXIS]).toBe(3)
    match.position.supplies.moved.fill(0)
    expect(refusal(match, 'haul I-1432')?.rule).toBe('6.45')
  })
})

describe('6.2 Bases', () => {
  const campaign = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'campaign', ...given })
  const west = ['D1023', 'D1123', 'D1224', 'D1323', 'D1424', 'D1523', 'D1624', 'D1724']
  const atBase = (set: object = {}, axis = west): Played =>
    campaign({
      phase: 'axis movement',
      turn: 6,
      units: { 'g:Base2': 'D1724', 's:100RD': 'D6801' },
      axis,
      set: { ...waiting(6), lines: rails(...west), ...set },
    })

  it('6.2 stand at Suwalki and Siedlce when Minsk begins', () => {
    const { position: s, setting } = begin('minsk')
    expect(setting.baseUnits.slice(1).map((unit) => setting.ground.name(s.units.place[unit]!))).toEqual([
      'C2730',
      'D1724',
    ])
  })

  it('6.22, 3.13 up to four points a turn start at a Base, as MSU or Dump', () => {
    const match = atBase()
    say(match, 'stock 3 D1724', 'back', 'stock 1 D1724', 'back')
    expect(supplies(match).slice(-2)).toEqual(['3 at D1724', '1 at D1724'])
    expect(refusal(match, 'stock 1 D1724')?.rule).toBe('6.22')
  })

  it('6.22 not at one that is inactive, or cut off from the sources by rail', () => {
    const idle = atBase({ bases: { 'g:Base2': { isInactive: true } } })
    expect(refusal(idle, 'stock 1 D1724')?.rule).toBe('6.45')
    const cut = atBase({}, west.slice(2))
    expect(refusal(cut, 'stock 1 D1724')?.rule).toBe('6.45')
  })

  it('6.24 a Base does not move', () => {
    expect(refusal(atBase(), 'move g:Base2')).not.toBeNull()
  })
})

it('10.85 supply of 22 June is placed in the first round, and moves in the second', () => {
  const match = position({
    scenario: 'campaign',
    phase: 'first axis movement',
    turn: 1,
    units: { 'g:26ID': 'D1023' },
    set: { ...waiting(8), lines: rails('D1023') },
  })
  say(match, 'stock 1 D1023')
  expect(match.decision).toMatchObject({ step: 'movement' })
  expect(refusal(match, 'haul D1023')?.rule).toBe('6.45')
})

describe('4.25 conversion', () => {
  it('10.45 takes six hexes at Smolensk to turn 12, then eight; 10.55 eight at Gomel', () => {
    expect(begin('smolensk').setting.campaign!.conversion!.map(({ hexes }) => hexes)).toEqual([6, 8])
    const converting = (laidElsewhere: number): Played =>
      position({
        scenario: 'guderian',
        phase: 'axis engineering',
        turn: 28,
        units: { 'g:131ID': 'D7005' },
        axis: ['H1105'],
        set: { depot: { Axis: { laidElsewhere } }, lines: rails('D7005') },
      })
    expect(refusal(converting(7), 'convert H1105')).toBeNull()
    expect(refusal(converting(8), 'convert H1105')?.rule).toBe('4.25')
  })

  it('10.45, 10.55 begins at the railheads of the card, as their turns come', () => {
    const { position: s, setting } = begin('smolensk')
    const runs = (hex: string): boolean => s.lines.rail[setting.ground.parse(hex)] === AXIS
    expect([runs('D6801'), runs('I-1208'), runs('C7020')]).toEqual([true, true, false])
    s.turn = 13
    efs.beginPhase(s, 'weather', seededDice('rails'))
    expect(runs('C7020')).toBe(s.hexes.control[setting.ground.parse('C7020')] === AXIS)
  })
})

describe('4.24 reinforcements by rail', () => {
  it('4.24 come in on a railway of their side, the edge being the first hex of sixty', () => {
    const match = position({
      scenario: 'smolensk',
      phase: 'soviet movement',
      turn: 14,
      units: { 's:100RD': { place: 'arriving', due: 13 } },
    })
    say(match, 'enter s:100RD')
    const to = goals(match, 'rail')
    expect(to.length).toBeGreaterThan(20)
    say(match, `rail ${to[0]}`)
    expect(match.position.depot.railed[SOVIET]).toBe(4)
  })

  it('4.24 fifty-nine hexes lie beyond the edge', () => {
    const match = position({
      scenario: 'dnepr',
      phase: 'soviet movement',
      turn: 20,
      units: { 's:135RD': { place: 'arriving', due: 13 } },
    })
    const { rails: lines, entry, kinds, ground } = match.setting
    const gates = entry[kinds.unit.read('s:135RD')]!
    const far = new Map(
      gates.filter((hex) => lines.subarray(hex * 6, hex * 6 + 6).some((to) => to !== 0)).map((hex) => [hex, 0]),
    )
    for (const [hex, cost] of far)
      for (const next of lines.subarray(hex * 6, hex * 6 + 6)) if (next !== 0 && !far.has(next)) far.set(next, cost + 1)
    const to = goals(say(match, 'enter s:135RD'), 'rail').map((name) => far.get(ground.parse(name))!)
    expect(Math.max(...to)).toBe(59)
    expect(Math.max(...far.values())).toBeGreaterThan(59)
  })
})

describe('22.33 railways over ferries', () => {
  const setting = settingNamed('guderian')
  const bridge = setting.bridges.findIndex(
    ({ hex, to }, i) => i > 0 && setting.rails[hex * 6 + setting.ground.directionTo(hex, to)] !== 0,
  )
  const { hex, to } = setting.bridges[bridge]!
  const name = (place: number): string => setting.ground.name(place)
  const far = setting.rails.subarray(to * 6, to * 6 + 6).find((next) => next !== 0 && next !== hex)!

  /** A division beside the bridge, on its way across: how many hexes of rail there are beyond. */
  function across(spans: Record<string, unknown>, damage: number): string[] {
    const match = position({
      scenario: 'guderian',
      phase: 'axis movement',
      turn: 30,
      units: { 'g:131ID': name(hex) },
      axis: [name(to), name(far)],
      set: {
        lines: rails(name(hex), name(to), name(far)),
        spans,
        crossings: { [setting.bridgeIds[bridge]!]: { damage } },
      },
    })
    say(match, 'move g:131ID')
    return goals(match, 'rail')
  }
  const ferry = { 'g:ferry1': { place: name(hex), to: name(to) } }

  it('22.4 no train crosses a bridge that is down, 22.33 but a ferry takes it across', () => {
    expect(across({}, 0)).toContain(name(far))
    expect(across({}, 2)).toEqual([])
    expect(across(ferry, 2)).toContain(name(far))
  })

  it('22.33 that takes thirty of the sixty', () => {
    const steps = new Map([[to, 0]])
    for (const [at, cost] of steps)
      for (const next of setting.rails.subarray(at * 6, at * 6 + 6))
        if (next !== 0 && next !== hex && !steps.has(next)) steps.set(next, cost + 1)
    const all = [...setting.isRail.keys()].filter((one) => setting.isRail[one] === 1).map(name)
    const crosses = (count: number): boolean => {
      const start = name([...steps].find(([, cost]) => cost === count)![0])
      const match = position({
        scenario: 'guderian',
        phase: 'axis movement',
        turn: 30,
        units: { 'g:413Eng': start },
        axis: all,
        set: { lines: rails(...all), spans: ferry, crossings: { [setting.bridgeIds[bridge]!]: { damage: 2 } } },
      })
      return goals(say(match, 'move g:413Eng'), 'rail').includes(name(hex))
    }
    expect([crosses(30), crosses(31)]).toEqual([true, false])
  })
})

it('7.53 S results that lift no marker are points of attack supply', () => {
  const match = position({
    scenario: 'smolensk',
    phase: 'axis movement',
    turn: 13,
    units: { 's:100RD': 'I-7013' },
    set: { reserves: { turn: { supply: 2 } }, depot: { Soviet: { waiting: 1 } } },
  })
  efs.beginPhase(match.position, 'supply', seededDice('stocks'))
  expect(match.position.depot.waiting[SOVIET]).toBe(3)
})

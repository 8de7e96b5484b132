import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import {
  at,
  begin,
  choices,
  type Given,
  type Played,
  phaseOf,
  position,
  refusal,
  say,
  settingNamed,
} from '../position.fixture.ts'
import { inEnemyZone, isJune } from '../state.ts'
import { costTo } from './movement.ts'

const june = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'minsk', turn: 1, ...given })
const { ground } = settingNamed('minsk')
const hex = (name: string): number => ground.parse(name)
const unit = (match: Played, id: string): number => match.setting.kinds.unit.read(id)

/** Two open hexes on both sides of the border, the German one first. */
function borderPair(): [string, string] {
  const { isAxisLand, isLand, fort, water } = settingNamed('minsk')
  for (let from = 1; from <= ground.size; from++)
    for (let way = from * 6; way < from * 6 + 6; way++) {
      const to = ground.neighbours[way]!
      if (to === 0 || isAxisLand[from] === 0 || isAxisLand[to] === 1 || isLand[from] === 0 || isLand[to] === 0) continue
      if (fort[from] === 0 && fort[to] === 0 && water[way] === 0) return [ground.name(from), ground.name(to)]
    }
  throw new Error('there is no border')
}

describe('4.11 the first turn of June', () => {
  it('4.11 begins with the Axis, and comes twice', () => {
    const match = begin('minsk')
    expect(phaseOf(match)).toBe('first axis movement')
    const codes = match.setting.sequence.phases.map(({ id }) => id)
    expect(codes.indexOf('first axis movement')).toBeLessThan(codes.indexOf('axis air returns'))
  })

  it('4.11 aircraft of the Axis that have flown are ready for the second round, those of the Soviets are not', () => {
    const match = june({
      phase: 'first soviet movement',
      units: { 'g:air:I/KG2': 'flown', 's:air:126IAP': 'flown', 'g:26ID': 'C2526', 's:24RD': 'D6801' },
    })
    say(match, 'done')
    expect([at(match, 'g:air:I/KG2'), at(match, 's:air:126IAP')]).toEqual(['ready', 'flown'])
    expect(phaseOf(match)).toBe('axis movement')
  })

  it('4.11 no railway is converted in the first round', () => {
    const units = { 'g:26ID': 'D3025', 's:24RD': 'D6801' }
    const set = { lines: { D2926: { rail: 'Axis' }, D3026: { rail: 'Soviet' } } }
    const axis = ['D2926', 'D3026']
    const first = june({ phase: 'first axis engineering', units, set, axis })
    expect(refusal(first, 'convert D3026')?.rule).toBe('4.11')
    const second = june({ phase: 'axis engineering', units, set, axis })
    expect(refusal(second, 'convert D3026')).toBeNull()
  })
})

describe('4.12 the Soviets in June', () => {
  it('4.12 Soviet zones do not cross the border for three turns, those of the Axis do', () => {
    const [home, abroad] = borderPair()
    const units = { 's:24RD': abroad, 'g:45ID': home }
    const third = june({ phase: 'axis movement', turn: 3, units }).position
    expect([inEnemyZone(third, AXIS, hex(home)), inEnemyZone(third, SOVIET, hex(abroad))]).toEqual([false, true])
    const fourth = june({ phase: 'axis movement', turn: 4, units }).position
    expect(inEnemyZone(fourth, AXIS, hex(home))).toBe(true)
    expect([isJune(third), isJune(fourth)]).toEqual([true, false])
  })

  it('4.12 in the first round motorized units move only to where they can attack, and not otherwise', () => {
    const match = june({ phase: 'first soviet motorized movement', units: { 's:9/5Tk': 'C3727', 'g:26ID': 'C3525' } })
    say(match, 'move s:9/5Tk')
    const ends = choices(match, 'to')
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.every((end) => ground.distance(hex(end), hex('C3525')) === 1)).toBe(true)
    expect(refusal(match, 'to C3728')?.rule).toBe('4.12')
  })

  it('E-R40 who has moved so and attacks nobody goes back', () => {
    const match = june({ phase: 'first soviet motorized movement', units: { 's:9/5Tk': 'C3727', 'g:26ID': 'C3525' } })
    say(match, 'move s:9/5Tk')
    const [end = ''] = choices(match, 'to')
    say(match, `to ${end}`)
    if (match.decision.isOver === false && match.decision.step === 'march') say(match, 'stop')
    say(match, 'done', 'done')
    expect(at(match, 's:9/5Tk')).toBe('C3727')
  })

  it('E-R41 nobody overruns or infiltrates by the first orders', () => {
    const match = june({ phase: 'first soviet motorized movement', units: { 's:9/5Tk': 'C3526', 'g:26ID': 'C3525' } })
    say(match, 'move s:9/5Tk')
    expect(refusal(match, 'overrun C3525')?.rule).toBe('4.12')
  })

  it('4.12 cavalry has a quarter of its points unless it attacks', () => {
    const match = june({ phase: 'first soviet motorized movement', units: { 's:6CD': 'D2613', 'g:26ID': 'D1515' } })
    say(match, 'move s:6CD')
    const ends = choices(match, 'to')
    expect(ends.length).toBeGreaterThan(0)
    for (const end of ends) expect(costTo(match.position, hex(end)), end).toBeLessThanOrEqual(6)
  })

  it('4.12 there is neither strategic nor railway movement', () => {
    const match = june({ phase: 'soviet movement', turn: 2, units: { 's:24RD': 'D5311', 'g:26ID': 'C2526' } })
    say(match, 'move s:24RD')
    expect(refusal(match, 'strategic D6801')?.rule).toBe('4.12')
    expect(refusal(match, 'rail D6801')?.rule).toBe('4.12')
  })

  it('4.12 interdiction of Level 2 goes with every HQ, so that none commands', () => {
    const match = june({ phase: 'soviet movement', turn: 2, units: { 's:3A': 'D3303', 'g:26ID': 'C2526' } })
    expect(match.position.hexes.zoi[hex('D3303')]).toBe(2)
    say(match, 'move s:3A', 'to D3403')
    expect([match.position.hexes.zoi[hex('D3403')], match.position.hexes.zoi[hex('D3303')]]).toEqual([2, 2])
    expect(match.position.hexes.zoi[hex('D3203')]).toBe(0)
    const later = june({ phase: 'soviet movement', turn: 4, units: { 's:3A': 'D3303', 'g:26ID': 'C2526' } })
    expect(later.position.hexes.zoi[hex('D3303')]).toBe(0)
  })

  it('4.12 roads lose their rate: all on turn 1, main roads on turns 2 and 3', () => {
    const cost = (turn: number): number => {
      const match = june({ phase: 'soviet movement', turn, units: { 's:24RD': 'D1724', 'g:26ID': 'C2526' } })
      say(match, 'move s:24RD')
      return costTo(match.position, hex('D1825'))
    }
    // D1724 to D1825 is a main road over clear ground.
    expect([cost(1), cost(2), cost(3), cost(4)]).toEqual([4, 4, 4, 2])
  })

  it('4.12 minor roads stay on turns 2 and 3', () => {
    const cost = (turn: number): number => {
      const match = june({ phase: 'soviet movement', turn, units: { 's:24RD': 'D1123', 'g:26ID': 'C2526' } })
      say(match, 'move s:24RD')
      return costTo(match.position, hex('D1223'))
    }
    expect(cost(2)).toBe(4)
    const minor = (turn: number): number => {
      const match = june({ phase: 'soviet movement', turn, units: { 's:24RD': 'D1223', 'g:26ID': 'C2526' } })
      say(match, 'move s:24RD')
      return costTo(match.position, hex('D1224'))
    }
    expect([minor(1), minor(2)]).toEqual([4, 2])
  })
})

describe('4.13 the Axis in June', () => {
  it('4.13 goes by rail from turn 4 on', () => {
    const start = (turn: number): Played =>
      say(
        june({
          phase: 'axis movement',
          turn,
          units: { 'g:26ID': 'D1724', 's:24RD': 'D6801' },
          axis: ['D1825', 'D1924', 'D2024'],
          set: {
            lines: {
              D1724: { rail: 'Axis' },
              D1825: { rail: 'Axis' },
              D1924: { rail: 'Axis' },
              D2024: { rail: 'Axis' },
            },
          },
        }),
        'move g:26ID',
      )
    expect(refusal(start(3), 'rail D2024')?.rule).toBe('4.13')
    expect(at(say(start(4), 'rail D2024'), 'g:26ID')).toBe('D2024')
  })

  it('4.13 infantry does not move strategically before turn 9', () => {
    const match = say(
      june({ phase: 'axis movement', turn: 5, units: { 'g:26ID': 'D1724', 's:24RD': 'D6801' } }),
      'move g:26ID',
    )
    expect(refusal(match, 'strategic D2526')?.rule).toBe('4.13')
  })
})

describe('4.2 railways', () => {
  it('4.21 those of Germany and West Poland are Axis, the others Soviet', () => {
    const { position: s } = begin('minsk')
    expect([s.lines.rail[hex('D1724')], s.lines.rail[hex('D2611')], s.lines.rail[hex('D6801')]]).toEqual([
      AXIS,
      SOVIET,
      SOVIET,
    ])
  })

  it('4.23 takes twelve stacking points of the Axis a turn', () => {
    const match = june({
      phase: 'axis movement',
      turn: 4,
      units: { 'g:26ID': 'D1724', 'g:6ID': 'D1724', 'g:5ID': 'D1825', 's:24RD': 'D6801' },
      axis: ['D1924', 'D2024', 'D2123'],
      set: {
        lines: Object.fromEntries(
          ['D1724', 'D1825', 'D1924', 'D2024', 'D2123'].map((name) => [name, { rail: 'Axis' }]),
        ),
      },
    })
    say(match, 'move g:26ID', 'rail D2024', 'move g:6ID', 'rail D2123', 'move g:5ID')
    expect(refusal(match, 'rail D1924')?.rule).toBe('4.23')
  })

  it('4.23 and nineteen of the Soviets', () => {
    const on = (railed: number): string | undefined =>
      refusal(
        say(
          june({
            phase: 'soviet movement',
            turn: 4,
            units: { 's:24RD': 'D6801', 'g:26ID': 'C2526' },
            set: { depot: { Soviet: { railed } } },
          }),
          'move s:24RD',
        ),
        'rail D6404',
      )?.rule
    expect([on(15), on(16)]).toEqual([undefined, '4.23'])
  })

  it('11.1 nobody boards within three hexes of an enemy', () => {
    const match = june({
      phase: 'axis movement',
      turn: 4,
      units: { 'g:26ID': 'D1724', 's:24RD': 'D2024' },
      axis: ['D1723', 'D1722'],
      set: { lines: Object.fromEntries(['D1724', 'D1723', 'D1722'].map((name) => [name, { rail: 'Axis' }])) },
    })
    say(match, 'move g:26ID')
    expect(refusal(match, 'rail D1722')).toEqual({ rule: '11.1', because: 'enemies are too near' })
  })

  it('19.2, 4.25 the Axis converts four hexes of a line, and two more of one', () => {
    const line = ['D2926', 'D3026', 'D3125', 'D3225', 'D3325', 'D3424', 'D3524', 'D3624', 'D3724']
    const match = june({
      phase: 'axis engineering',
      turn: 2,
      units: { 'g:26ID': 'D3126', 's:24RD': 'D6801' },
      axis: Array.from({ length: ground.size }, (_, i) => ground.name(i + 1)).filter((name) => name !== 'D6801'),
      set: {
        lines: Object.fromEntries(
          Array.from({ length: ground.size }, (_, i) => i + 1)
            .filter((at) => settingNamed('minsk').isRail[at] === 1)
            .map((at) => [ground.name(at), { rail: ground.name(at) === line[0] ? 'Axis' : 'Soviet' }]),
        ),
      },
    })
    let laid = 0
    for (; match.decision.isOver === false && match.decision.step === 'engineering' && laid < 40; laid++) {
      const [next] = choices(match, 'convert')
      if (next === undefined) break
      say(match, `convert ${next}`)
    }
    // Six points of the sheets beside C, four inside East Poland and Lithuania, two for one line.
    expect(laid).toBeGreaterThanOrEqual(6)
    expect(laid).toBeLessThanOrEqual(12)
    expect(Math.max(...match.position.lines.laid)).toBeLessThanOrEqual(6)
  })

  it('19.23 four hexes on a line, 4.25 and two of one line beyond', () => {
    const { rails } = settingNamed('minsk')
    const way = [hex('D2926'), hex('D3026')]
    while (way.length < 9)
      way.push(rails.subarray(way.at(-1)! * 6, way.at(-1)! * 6 + 6).find((to) => to > 0 && !way.includes(to))!)
    const line = way.map((one) => ground.name(one))
    const match = june({
      phase: 'axis engineering',
      turn: 2,
      units: { 'g:26ID': 'D3126', 's:24RD': 'D6801' },
      axis: line,
      set: {
        lines: Object.fromEntries(line.map((name, i) => [name, { rail: i === 0 ? 'Axis' : 'Soviet' }])),
      },
    })
    const led = follow(match, line)
    expect(led).toBe(6)
    expect([match.position.depot.laidElsewhere[AXIS], match.position.depot.laidBeyond[AXIS]]).toEqual([4, 2])
  })

  it('19.2 no line is led on where none of the Axis ends', () => {
    const match = june({
      phase: 'axis engineering',
      turn: 2,
      units: { 'g:26ID': 'D5311', 's:24RD': 'D6801' },
      axis: ['D5311'],
      set: { lines: { D5311: { rail: 'Soviet' } } },
    })
    expect(refusal(match, 'convert D5311')?.rule).toBe('19.2')
  })
})

/** How many hexes of a line are converted, one after another, before no points are left for the next. */
function follow(match: Played, line: readonly string[]): number {
  let count = 0
  while (!match.decision.isOver && choices(match, 'convert').includes(line[count + 1]!)) {
    say(match, `convert ${line[count + 1]}`)
    count++
  }
  return count
}

describe('5.51 the KSRFSS', () => {
  it('5.51, 8.5 leaves on its turns, wherever it is', () => {
    const match = june({
      phase: 'axis movement',
      turn: 4,
      units: { 'g:4SS': 'D2611', 'g:5SS': 'D2612', 'g:8SS': 'D2613', 's:24RD': 'D6801' },
    })
    efs.beginPhase(match.position, 'reinforcements', seededDice('x'))
    expect([at(match, 'g:4SS'), at(match, 'g:5SS'), at(match, 'g:8SS')]).toEqual(['removed', 'removed', 'D2613'])
    expect(match.position.sides.stepsLost[AXIS]).toBe(0)
  })

  it('E-R44 those who are lost before have nothing to withdraw', () => {
    const match = june({ phase: 'axis movement', turn: 4, units: { 'g:4SS': 'cadre', 's:24RD': 'D6801' } })
    efs.beginPhase(match.position, 'reinforcements', seededDice('x'))
    expect(at(match, 'g:4SS')).toBe('cadre')
  })
})

describe('21.8 garrisons', () => {
  it('21.8 stay until an enemy zone comes over them, 21.83 and are released then', () => {
    const match = june({
      phase: 'soviet movement',
      turn: 2,
      units: { 's:VPU': { place: 'C4822', garrison: true }, 's:24RD': 'D6801', 'g:26ID': 'C2526' },
    })
    expect(refusal(match, 'move s:VPU')?.rule).toBe('21.8')
    const near = june({
      phase: 'axis movement',
      turn: 2,
      units: { 's:GVPU': { place: 'D3303', garrison: true }, 's:24RD': 'D6801', 'g:26ID': 'D3302' },
    })
    say(near, 'done')
    efs.beginPhase(near.position, 'soviet movement', seededDice('x'))
    expect(near.position.units.garrison[unit(near, 's:GVPU')]).toBe(0)
  })
})

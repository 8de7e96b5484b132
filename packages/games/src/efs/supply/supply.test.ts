import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { begin, type Given, type Played, position, refusal, say, settingNamed } from '../position.fixture.ts'
import { plainNet } from './plain.fixture.ts'
import { lineFrom, sourceHexes, supplyNet } from './supply.ts'

const minsk = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'minsk', turn: 4, ...given })
const { ground } = settingNamed('minsk')
const hex = (name: string): number => ground.parse(name)
const supplyOf = ({ position: s, setting }: Played, id: string): number => s.units.supply[setting.kinds.unit.read(id)]!

/** The Supply Status Phase has passed. */
function checked(units: Record<string, unknown>): Played {
  const match = minsk({ phase: 'axis movement', units })
  efs.beginPhase(match.position, 'supply', seededDice('supply'))
  return match
}

describe('6.1 the supply net', () => {
  it.each([AXIS, SOVIET])('6.1 is what a plain reference finds at the start, for side %i', (side) => {
    const { position: s } = begin('minsk')
    const net = supplyNet(s, side)
    const plain = plainNet(s, side)
    for (let at = 1; at <= ground.size; at++) {
      expect(net.rail[at] === 1, `${ground.name(at)} rail`).toBe(plain.rail.has(at))
      expect(net.reached[at] === 1, ground.name(at)).toBe(plain.reached.has(at))
    }
  })

  it('6.16 follows railways of the own gauge however far, and stops where it changes', () => {
    const { position: s } = begin('minsk')
    // Bialystok lies on a Soviet railway, far from any Soviet source.
    expect(supplyNet(s, SOVIET).rail[hex('D2611')]).toBe(1)
    expect(supplyNet(s, AXIS).rail[hex('D2611')]).toBe(0)
    expect(supplyNet(s, AXIS).rail[hex('D1724')]).toBe(1)
  })

  it('10.25 lets the Axis be supplied through C4121 from turn 4 on, as the fifth hex of a road net', () => {
    const held = { 'g:26ID': 'C4121' }
    const early = minsk({ phase: 'axis movement', turn: 3, units: held }).position
    const late = minsk({ phase: 'axis movement', turn: 4, units: held }).position
    expect([supplyNet(early, AXIS).reached[hex('C4121')], supplyNet(late, AXIS).reached[hex('C4121')]]).toEqual([0, 1])
    expect(supplyNet(late, AXIS).road[hex('C4121')]).toBe(6)
  })

  it('10.25 lets the Soviets be supplied through D4034 on the first two turns', () => {
    const held = (turn: number) => minsk({ phase: 'axis movement', turn, units: { 's:24RD': 'D4034' } }).position
    const isSource = (turn: number): boolean => sourceHexes(held(turn), SOVIET).includes(hex('D4034'))
    expect([isSource(1), isSource(2), isSource(3)]).toEqual([true, true, false])
  })

  it('10.25 does not let it start from a source that the enemy holds', () => {
    const open = minsk({ phase: 'soviet movement', units: { 's:100RD': 'D6801' } }).position
    const lost = minsk({
      phase: 'soviet movement',
      units: { 'g:26ID': 'D6801' },
      axis: ['D6801', 'D6802', 'D7002'],
    }).position
    expect([supplyNet(open, SOVIET).reached[hex('D6801')], supplyNet(lost, SOVIET).reached[hex('D6801')]]).toEqual([
      1, 0,
    ])
  })
})

describe('6.3 out of supply', () => {
  /** A division in the forest of Bialowieza, with Germans all round it. */
  const ring = {
    's:24RD': 'D3015',
    'g:26ID': 'D2914',
    'g:6ID': 'D3014',
    'g:5ID': 'D3114',
    'g:35ID': 'D3115',
    'g:8ID': 'D3016',
    'g:28ID': 'D2915',
  }
  const check = (supply: string) => checked({ ...ring, 's:24RD': { place: 'D3015', supply } })

  it('6.33 the first check that fails brings Emergency Supply, 6.34 the next Out of Supply', () => {
    expect(supplyOf(check(''), 's:24RD')).toBe(1)
    expect(supplyOf(check('emergency'), 's:24RD')).toBe(2)
    expect(supplyOf(check('out of supply'), 's:24RD')).toBe(2)
  })

  it('6.32 who can trace is in General Supply at once', () => {
    expect(supplyOf(checked({ 's:100RD': { place: 'D6801', supply: 'out of supply' } }), 's:100RD')).toBe(0)
  })

  it('6.13 a zone shuts the way, and a friend who fights opens it', () => {
    const isReached = (units: Record<string, string>): number =>
      lineFrom(minsk({ phase: 'axis movement', units }).position, SOVIET, hex('D2611'))[hex('D2613')]!
    expect(isReached({})).toBeGreaterThan(0)
    expect(isReached({ 'g:26ID': 'D2614' })).toBe(0)
    expect(isReached({ 'g:26ID': 'D2614', 's:100RD': 'D2613' })).toBeGreaterThan(0)
  })

  it('18.5 who is in a citadel is never out of supply', () => {
    const besiegers = { 'g:45ID': 'D2926', 'g:31ID': 'D3025', 'g:34ID': 'D3126', 'g:3/3Pz': 'D3127' }
    expect(supplyOf(checked({ ...besiegers, 's:132Cv': 'D3026' }), 's:132Cv')).toBe(0)
  })
})

describe('6.14 a line of communication', () => {
  it('6.14 is seven hexes long, five in Mud', () => {
    const reach = (ground: string): number => {
      const { position: s } = minsk({ phase: 'axis movement', units: {}, set: { weather: { ground } } })
      const line = lineFrom(s, SOVIET, hex('D2611'))
      let far = 0
      for (let at = 1; at < line.length; at++)
        if (line[at] !== 0) far = Math.max(far, s.setting.ground.distance(hex('D2611'), at))
      return far
    }
    expect([reach('dry'), reach('mud')]).toEqual([7, 5])
  })
})

describe('6.45 Attack Supply', () => {
  const attackers = { 'g:26ID': 'D2812', 'g:6ID': 'D2813', 's:24RD': 'D2712' }
  const fought = (supplies: Record<string, unknown>) => {
    const match = minsk({ phase: 'axis declaration', turn: 3, units: attackers, set: { supplies }, dice: [3] })
    say(match, 'attack D2712', 'join g:26ID', 'join g:6ID', 'declare')
    while (match.decision.isOver === false && match.decision.step !== 'combat') say(match, 'done')
    return say(match, 'fight D2712')
  }

  it('15.2 an attack is supplied from an MSU or Dump in reach, 6.48 and from no other', () => {
    const near = fought({ 'supply 1': { place: 'D2912', side: 'Axis', points: 4 } })
    say(near, 'draw D2912')
    expect(near.position.attacks.supplied[1]).toBe(1)
    const far = fought({ 'supply 1': { place: 'D1024', side: 'Axis', points: 4 } })
    expect(refusal(far, 'draw D1024')?.rule).toBe('6.48')
    expect(refusal(far, 'supply')?.rule).toBe('15.2')
  })

  it('6.48 a point is spent by an attack, and the last one of a Dump moves as an MSU', () => {
    const match = fought({ 'supply 1': { place: 'D2912', side: 'Axis', points: 2 } })
    say(match, 'draw D2912', 'roll')
    while (!match.decision.isOver && ['losses', 'retreat', 'advance'].includes(match.decision.step))
      say(match, match.game.write(match.position, match.choices()[0]!))
    expect(match.position.supplies.points[1]).toBe(1)
  })

  it('15.45 a point is kept where all defenders melt away, and spent where they fight', () => {
    const against = (drawn: string, dice: readonly number[]): number => {
      const match = minsk({
        phase: 'axis declaration',
        turn: 3,
        units: { 'g:26ID': 'D2812', 's:UMG01': 'D2712' },
        set: { supplies: { 'supply 1': { place: 'D2912', side: 'Axis', points: 2 } } },
        dice: [{ draw: drawn }, ...dice],
      })
      say(match, 'attack D2712', 'join g:26ID', 'declare')
      while (!match.decision.isOver && match.decision.step !== 'combat') say(match, 'done')
      say(match, 'fight D2712', 'draw D2912', 'roll')
      while (!match.decision.isOver && ['losses', 'retreat', 'advance'].includes(match.decision.step))
        say(match, match.game.write(match.position, match.choices()[0]!))
      return match.position.supplies.points[1]!
    }
    expect([against('s:MG18', []), against('s:MG01', [1])]).toEqual([2, 1])
  })

  it('4.13 the Axis needs none in the first round of 22 June', () => {
    const match = minsk({ phase: 'first axis declaration', turn: 1, units: attackers })
    say(match, 'attack D2712', 'join g:26ID', 'join g:6ID', 'declare')
    expect(match.position.attacks.supplied[1]).toBe(1)
  })

  it('6.45 MSUs move in the Movement Phase, Dumps do not', () => {
    const supplies = {
      'supply 1': { place: 'D2812', side: 'Axis', points: 1 },
      'supply 2': { place: 'D2813', side: 'Axis', points: 4 },
    }
    const match = minsk({ phase: 'axis movement', units: attackers, set: { supplies } })
    expect(refusal(match, 'haul D2813')?.rule).toBe('6.45')
    say(match, 'haul D2812')
    const [first = ''] = match.choices().map((choice) => match.game.write(match.position, choice))
    say(match, first)
    expect(match.position.supplies.moved[1]).toBe(1)
    const motorized = minsk({ phase: 'axis motorized movement', units: attackers, set: { supplies } })
    expect(refusal(motorized, 'haul D2812')?.rule).toBe('6.45')
  })

  it('E-R42 supply that the enemy comes to is gone', () => {
    const match = minsk({
      phase: 'axis movement',
      units: { 'g:39/17Pz': 'D2812', 's:24RD': 'D3505' },
      set: { supplies: { 'supply 15': { place: 'D2813', side: 'Soviet', points: 1 } } },
    })
    say(match, 'move g:39/17Pz', 'to D2813')
    expect(match.position.supplies.points[15]).toBe(0)
  })
})

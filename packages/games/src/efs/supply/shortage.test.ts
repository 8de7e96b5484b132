import { type Forced, forcedDice, pieceNamed, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { attack, fight } from '../combat/battle.fixture.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { efs } from '../index.ts'
import { choices, explain, type Given, type Played, position, refusal, say } from '../position.fixture.ts'

const minsk = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'minsk', turn: 4, ...given })
const guderian = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'guderian', turn: 30, ...given })
const unit = (match: Played, id: string): number => match.setting.kinds.unit.read(id)
const supplyOf = (match: Played, id: string): number => match.position.units.supply[unit(match, id)]!
const rail = (match: Played, hex: string): number => match.position.lines.rail[match.setting.ground.parse(hex)]!
const cutOff = (place: string) => ({ place, supply: 'out of supply' })

function pass(match: Played, phase: string, dice: readonly Forced[] = []): Played {
  const given = dice.length > 0 ? forcedDice(dice, pieceNamed(match.setting)) : seededDice('shortage')
  efs.beginPhase(match.position, phase, given)
  return match
}

describe('6.26 supply as a source for a turn', () => {
  const pocket = (points: number): Played =>
    minsk({
      phase: 'soviet stores',
      units: { 's:24RD': cutOff('D3015'), 's:100RD': cutOff('D3016'), 's:55RD': cutOff('D5015') },
      set: { supplies: { 'supply 1': { place: 'D3115', side: 'Soviet', points } } },
    })

  it('6.26 a point of an MSU or Dump brings those into supply to whom a line leads', () => {
    const match = pocket(4)
    expect(choices(match, 'feed')).toContain('D3115')
    say(match, 'feed D3115')
    expect(['s:24RD', 's:100RD', 's:55RD'].map((id) => supplyOf(match, id))).toEqual([0, 0, 2])
    expect(match.position.supplies.points[1]).toBe(3)
  })

  it('6.26 an MSU is gone then', () => {
    const match = say(pocket(1), 'feed D3115')
    expect(match.position.supplies.place[1]).toBe(0)
  })

  it('6.26, E-R66 it feeds the five nearest hexes, and nobody who needs nothing', () => {
    const ring = ['D3114', 'D3015', 'D3016', 'D3116', 'D3215', 'D3216']
    const ids = ['s:24RD', 's:100RD', 's:55RD', 's:121RD', 's:143RD', 's:155RD']
    const match = minsk({
      phase: 'soviet stores',
      units: Object.fromEntries(ids.map((id, i) => [id, cutOff(ring[i]!)])),
      set: { supplies: { 'supply 1': { place: 'D3115', side: 'Soviet', points: 4 } } },
    })
    say(match, 'feed D3115')
    expect(ids.filter((id) => supplyOf(match, id) === 0)).toHaveLength(5)
    const full = minsk({
      phase: 'soviet stores',
      units: { 's:24RD': 'D3015', 's:55RD': cutOff('D6003') },
      set: { supplies: { 'supply 1': { place: 'D3115', side: 'Soviet', points: 4 } } },
    })
    if (!full.decision.isOver && full.decision.step === 'stores') expect(refusal(full, 'feed D3115')?.rule).toBe('6.26')
  })
})

describe('6.36 strongpoints out of supply', () => {
  const kept = (units: Record<string, string>): number => {
    const match = pass(
      minsk({
        phase: 'axis movement',
        units: { 'g:26ID': 'D3012', ...units },
        strongpoints: { D1510: 'Soviet' },
        axis: Array.from({ length: 8 }, (_, i) => `D15${String(6 + i).padStart(2, '0')}`).filter(
          (hex) => hex !== 'D1510',
        ),
      }),
      'shortages',
    )
    return match.position.hexes.strongpoint[match.setting.ground.parse('D1510')]!
  }

  it('6.36 are given up where no friend is in them or next to them', () => {
    const ring = { 'g:6ID': 'D1508', 'g:5ID': 'D1512', 'g:35ID': 'D1310', 'g:8ID': 'D1710' }
    expect(kept(ring)).toBe(0)
    expect(kept({ ...ring, 's:24RD': 'D1510' })).toBe(SOVIET)
  })
})

describe('6.5 fuel', () => {
  const dry = (turn: number, die: number): boolean => {
    const match = guderian({
      phase: 'axis movement',
      turn,
      units: { 'g:6/3Pz': cutOff('H5015'), 'g:131ID': cutOff('H5015') },
    })
    pass(match, 'shortages', turn < 10 ? [] : [die])
    expect(match.position.units.fuelShort[unit(match, 'g:131ID')]).toBe(0)
    return match.position.units.fuelShort[unit(match, 'g:6/3Pz')] === 1
  }

  it('6.5 motorized units of the Axis that are out of supply run dry on five or less', () => {
    expect([dry(30, 5), dry(30, 6)]).toEqual([true, false])
  })

  it('6.31 not before turn 10', () => {
    expect(dry(9, 1)).toBe(false)
  })

  it('6.5 nobody else throws', () => {
    const match = guderian({ phase: 'axis movement', units: { 'g:6/3Pz': 'H5015', 's:121RD': 'H6020' } })
    expect(() => pass(match, 'shortages')).not.toThrow()
    expect(match.position.units.fuelShort[unit(match, 'g:6/3Pz')]).toBe(0)
  })
})

describe('19.3 the Soviets and the railways of the Axis', () => {
  const works = (units: Record<string, string>): Played =>
    guderian({
      phase: 'soviet engineering',
      units: { 'g:131ID': 'H3001', ...units },
      set: { lines: { H1105: { rail: 'Axis' }, D7005: { rail: 'Axis' } } },
    })

  it('19.3 a combat unit makes its hex their own again where their line leads to it', () => {
    const match = say(works({ 's:121RD': 'H1105' }), 'convert H1105')
    expect(rail(match, 'H1105')).toBe(SOVIET)
  })

  it('19.4 or cuts it: trains of nobody run there', () => {
    const match = say(works({ 's:121RD': 'H1105' }), 'cut H1105')
    expect(rail(match, 'H1105')).toBe(0)
    expect(rail(match, 'D7005')).toBe(AXIS)
  })

  it('19.4 nobody does it from afar', () => {
    const match = works({ 's:121RD': 'H1105' })
    expect(refusal(match, 'cut D7005')?.rule).toBe('19.4')
  })

  it('19.3, E-R67 no hex is won back that no Soviet line leads to', () => {
    const match = guderian({
      phase: 'soviet engineering',
      units: { 's:121RD': 'D7005' },
      set: { lines: { H1105: { rail: 'Axis' }, D7005: { rail: 'Axis' }, D7004: { rail: 'Axis' } } },
    })
    expect(refusal(match, 'convert D7005')?.rule).toBe('19.3')
    expect(refusal(match, 'cut D7005')).toBeNull()
  })
})

describe('5.53 the 42nd NKVD Brigade', () => {
  const brigade = { place: 'D6801', face: 1 }

  it('5.53 takes in a regiment of the NKVD with one step, which never comes back', () => {
    const match = minsk({ phase: 'soviet rebuilding', units: { 's:42NKVD': brigade, 's:84NK': 'D6801' } })
    say(match, 'absorb s:84NK s:42NKVD')
    expect(match.position.units.face[unit(match, 's:42NKVD')]).toBe(0)
    expect(match.position.units.place[unit(match, 's:84NK')]).toBe(match.setting.boxes.removed)
  })

  it('5.53 nobody else does', () => {
    const match = minsk({
      phase: 'soviet rebuilding',
      units: { 's:42NKVD': brigade, 's:84NK': 'D6801', 's:100RD': { place: 'D6801', face: 1 } },
    })
    expect(refusal(match, 'absorb s:84NK s:100RD')?.rule).toBe('7.43')
  })
})

describe('13.33 railroad guns', () => {
  const GUN = { 'g:EArt': 'D2827', 'g:45ID': 'D2926', 's:84/6': 'D3026', 's:24RD': 'D3505' }
  const RAILS = { lines: { D2827: { rail: 'Axis' }, D2926: { rail: 'Axis' }, D2726: { rail: 'Axis' } } }

  it('13.33 keep to rails of their side, once a turn', () => {
    const match = say(minsk({ phase: 'axis movement', units: GUN, axis: ['D2726'], set: RAILS }), 'move g:EArt')
    expect(refusal(match, 'to D2828')?.rule).toBe('21.32')
    say(match, 'to D2726')
    expect(match.position.units.ran[unit(match, 'g:EArt')]).toBe(1)
  })

  it('13.33 fire like other guns, as far as they reach', () => {
    const given = (hex: string): Played =>
      minsk({
        phase: 'axis declaration',
        turn: 4,
        units: { ...GUN, 'g:EArt': hex },
        set: { ...RAILS, supplies: { 'supply 1': { place: 'D2926', side: 'Axis', points: 1 } } },
      })
    const near = fight(attack(given('D2827'), 'D3026', 'g:45ID'), 'D3026')
    say(near, 'draw D2926')
    const without = explain(near, 'attack D3026').value
    say(near, 'support g:EArt')
    expect(explain(near, 'attack D3026').value).toBe(without + 1)
    const far = say(fight(attack(given('D2526'), 'D3026', 'g:45ID'), 'D3026'), 'draw D2926')
    expect(refusal(far, 'support g:EArt')?.rule).toBe('13.1')
  })

  it('13.33, 13.12 have fired then, until the Engineering Phase', () => {
    const match = minsk({
      phase: 'axis declaration',
      turn: 4,
      units: GUN,
      set: { ...RAILS, supplies: { 'supply 1': { place: 'D2926', side: 'Axis', points: 1 } } },
      dice: [5],
    })
    say(fight(attack(match, 'D3026', 'g:45ID'), 'D3026'), 'draw D2926', 'support g:EArt', 'roll')
    expect(match.position.units.fired[unit(match, 'g:EArt')]).toBe(1)
  })
})

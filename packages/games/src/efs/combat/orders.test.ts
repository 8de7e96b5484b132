import { describe, expect, it } from 'vitest'
import { asked, at, choices, type Played, position, refusal, say } from '../position.fixture.ts'
import { FACE_DOWN } from '../scenarios.ts'
import { attack, drms, fight, settle, struck, until } from './battle.fixture.ts'

const UNITS = { 'g:18/18Pz': '1729', 's:6/1Mos': '1829', 's:13A': '2228' }

const borisov = (units: Record<string, unknown> = UNITS, more = {}, hex = '1829') =>
  say(
    attack(position({ phase: 'axis declaration', units, strongpoints: { 1829: 'Soviet' }, ...more }), hex, 'g:18/18Pz'),
    'done',
  )

const faceOf = (match: Played, id: string): number => match.position.units.face[match.setting.kinds.unit.read(id)]!

/** Who is asked next, reactions left aside. */
const next = (match: ReturnType<typeof borisov>) => {
  if (asked(match) === 'Soviet reaction') say(match, 'done')
  return asked(match)
}

describe('12.5 orders of the defenders', () => {
  it('12.53b in a live fort, in woods or in a city', () => {
    expect(next(borisov())).toBe('Soviet orders')
    expect(next(borisov(UNITS, { strongpoints: {} }))).toBe('Axis combat')
    expect(next(borisov({ ...UNITS, 'g:18/18Pz': '1829', 's:6/1Mos': '1828' }, { strongpoints: {} }, '1828'))).toBe(
      'Soviet orders',
    )
  })

  it('12.53b in a town in Mud, and only where somebody could move', () => {
    const attacked = (ground: string, unit: string): string => {
      const match = position({
        scenario: 'yelnya',
        turn: 37,
        phase: 'soviet declaration',
        units: { [unit]: '5313', 's:89RD': '5312', 's:91RD': '5312' },
        set: { weather: { ground } },
      })
      return asked(say(attack(match, '5313', 's:89RD', 's:91RD'), 'done'))
    }
    expect([attacked('dry', 'g:8ID'), attacked('mud', 'g:8ID')]).toEqual(['Soviet combat', 'Axis orders'])
    const guns = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'axis declaration',
      units: { 'g:27/19Pz': '2012', 's:MG24': '1912', 's:22A': '2110' },
      strongpoints: { 1912: 'Soviet' },
    })
    expect(next(say(attack(guns, '1912', 'g:27/19Pz'), 'done'))).toBe('Axis combat')
    const manned = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'axis declaration',
      units: { 'g:27/19Pz': '2012', 's:174RD': '1912', 's:22A': '2110' },
      strongpoints: { 1912: 'Soviet' },
    })
    expect(next(say(attack(manned, '1912', 'g:27/19Pz'), 'done'))).toBe('Soviet orders')
  })

  it('11.1 step 50: the Axis needs no HQ, but the right ground', () => {
    const units = { 'g:88/18Pz': '2030', 's:12/1Mos': '2129' }
    const clear = position({ phase: 'soviet declaration', units })
    expect(asked(say(attack(clear, '2030', 's:12/1Mos'), 'done'))).toBe('Soviet combat')
    const woods = position({ phase: 'soviet declaration', units: { ...units, 'g:88/18Pz': '2029' } })
    expect(asked(say(attack(woods, '2029', 's:12/1Mos'), 'done'))).toBe('Axis orders')
  })

  it('12.5 the Soviets need an HQ with a command point within four hexes', () => {
    expect(next(borisov({ ...UNITS, 's:13A': '2232' }))).toBe('Axis combat')
    expect(next(borisov(UNITS, { interdiction: { 2227: 1 } }))).toBe('Axis combat')
  })

  it('21.26 none near an HQ that is out of order', () => {
    expect(next(borisov({ ...UNITS, 's:13A': { place: '2228', nonOp: true } }))).toBe('Axis combat')
  })

  it('12.5 none under interdiction', () => {
    expect(next(borisov(UNITS, { interdiction: { 1828: 1 } }))).toBe('Axis combat')
  })

  it('12.4, 12.5 one point serves a reaction and the order of the same hex, and no other', () => {
    const units = { ...UNITS, 's:175/1Mos': '2030', 's:12/1Mos': '1828', 'g:52/18Pz': '1728' }
    const match = position({ phase: 'axis declaration', units, strongpoints: { 1829: 'Soviet' } })
    attack(match, '1829', 'g:18/18Pz')
    attack(match, '1828', 'g:52/18Pz')
    say(match, 'done', 'react s:175/1Mos 1829', 'to 1829', 'done')
    expect(choices(match)).toEqual(['stand I-1829', 'fallback I-1829', 'done'])
    expect(refusal(match, 'stand 1828')?.rule).toBe('12.5')
  })

  it('12.5 lie face down: the enemy hears of an order, not which', () => {
    const match = until(borisov(), 'orders')
    say(match, 'stand 1829')
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 1, view)
    const hex = match.setting.ground.parse('1829')
    expect([match.position.hexes.order[hex], view.hexes.order[hex]]).toEqual([1, 3])
    expect(drms(match, '1829')).toEqual(['strongpoint 1'])
  })
})

describe('12.5 what orders do', () => {
  it('12.5 No Retreat adds one to the die, and turns a retreat into a step', () => {
    const match = until(borisov(UNITS, { dice: [3] }), 'orders')
    say(match, 'stand 1829', 'fight 1829', 'roll')
    expect(struck(match)).toBe('3-2 2 3 1*/R')
    settle(match)
    expect([at(match, 's:6/1Mos'), match.position.units.face[match.setting.kinds.unit.read('s:6/1Mos')]]).toEqual([
      'I-1829',
      1,
    ])
  })

  it('12.5 Additional Retreat: three hexes, where the enemy wants, one step less, and nobody follows', () => {
    const match = until(borisov(UNITS, { dice: [1] }), 'orders')
    say(match, 'fallback 1829', 'fight 1829', 'roll')
    expect(struck(match)).toBe('3-2 1 1 1/1')
    const other = until(borisov({ ...UNITS, 'g:52/18Pz': '1728' }, { dice: [2] }), 'orders')
    say(other, 'fallback 1829', 'fight 1829', 'add g:52/18Pz', 'roll')
    expect(struck(other)).toBe('2-1 1 2 1/1')
    const back = until(borisov({ ...UNITS, 'g:52/18Pz': '1728' }, { dice: [3] }), 'orders')
    say(back, 'fallback 1829', 'fight 1829', 'add g:52/18Pz', 'roll')
    expect(struck(back)).toBe('2-1 1 3 -/1R')
    expect(asked(back)).toBe('Axis retreat')
    const ends = choices(back, 'back')
    const { ground } = back.setting
    expect(ends.every((hex) => ground.distance(ground.parse('1829'), ground.parse(hex)) === 3)).toBe(true)
    say(back, `back ${ends[0]}`)
    expect([at(back, 's:6/1Mos'), back.position.units.face[back.setting.kinds.unit.read('s:6/1Mos')]]).toEqual([
      ends[0],
      0,
    ])
    expect(asked(back)).not.toBe('Axis advance')
  })

  it('12.5 no Additional Retreat in mud, where towns may be held', () => {
    const match = until(borisov(UNITS, { strongpoints: {}, set: { weather: { ground: 'mud' } } }), 'orders')
    expect(choices(match)).toEqual(['stand I-1829', 'done'])
  })

  it('12.5 Soviets who stand in the open lose one step more', () => {
    const units = { ...UNITS, 's:175/1Mos': '1829', 'g:52/18Pz': '1729', 'g:101/18Pz': '1729', 'g:413Eng': '1729' }
    const match = position({
      phase: 'axis declaration',
      units,
      set: { weather: { ground: 'mud' } },
      dice: [5],
    })
    attack(match, '1829', 'g:18/18Pz', 'g:52/18Pz', 'g:101/18Pz', 'g:413Eng')
    say(until(say(match, 'done'), 'orders'), 'stand 1829', 'fight 1829', 'roll')
    expect(struck(match)).toBe('2-1 1 5 1*/R')
    settle(match)
    expect(match.position.sides.stepsLost[2]).toBe(2)
  })
})

describe('12.5 what is heard of orders', () => {
  it('12.5 the enemy hears that one is given, and reads it when the die has fallen', () => {
    const match = say(until(borisov(UNITS, { dice: [9] }), 'orders'), 'stand 1829')
    const [spectator, axis, soviet] = match.entries.at(-1)!.heard!
    expect([spectator!.said, axis!.said, soviet!.said].map((said) => said?.template)).toEqual([
      'An order for {place}',
      'An order for {place}',
      'stand {place}',
    ])
    say(match, 'fight 1829', 'roll')
    const view = match.game.blank(match.setting)
    match.game.view(match.position, 1, view)
    expect(view.hexes.turnedUp[match.setting.ground.parse('1829')]).toBe(1)
  })

  it('E-R28 without a way of three hexes it is a plain retreat', () => {
    const ring = { 'g:52/18Pz': '1728', 'g:101/18Pz': '1830', 'g:88/18Pz': '2029', 's:13A': '2228', 's:6/1Mos': '1829' }
    const match = position({
      phase: 'axis declaration',
      units: { ...ring, 'g:18/18Pz': '1729' },
      strongpoints: { 1829: 'Soviet' },
      dice: [5],
    })
    attack(match, '1829', 'g:18/18Pz', 'g:52/18Pz', 'g:101/18Pz')
    say(until(say(match, 'done'), 'orders'), 'fallback 1829', 'fight 1829', 'roll')
    expect(struck(match)).toBe('3-1 0 5 -/1R')
    // Two hexes, where its owner likes. The step of the result is saved, the zone on the way takes one; nobody follows.
    expect([asked(match), choices(match, 'back')]).toEqual(['Soviet retreat', ['I-1827', 'I-1927']])
    say(match, 'back 1927')
    expect([at(match, 's:6/1Mos'), faceOf(match, 's:6/1Mos')]).toEqual(['I-1927', 1])
    expect(asked(match)).not.toBe('Axis advance')
  })

  it('E-R28 where the result has no R the order does nothing', () => {
    const match = until(borisov(UNITS, { dice: [1] }), 'orders')
    say(match, 'fallback 1829', 'fight 1829', 'roll')
    expect(struck(match)).toBe('3-2 1 1 1/1')
    expect([at(match, 's:6/1Mos'), faceOf(match, 's:6/1Mos'), faceOf(match, 'g:18/18Pz')]).toEqual(['I-1829', 1, 1])
  })
})

describe('E-R35 what is decided before an order is turned up', () => {
  it('15.53, E-R35 Engineer Effects are declared while it lies face down', () => {
    const units = { ...UNITS, 'g:413Eng': '1728' }
    const match = say(until(borisov(units, { dice: [9] }), 'orders'), 'stand 1829', 'fight 1829', 'add g:413Eng')
    const orderSeen = () => {
      const view = match.game.blank(match.setting)
      match.game.view(match.position, 1, view)
      return view.hexes.order[match.setting.ground.parse('1829')]
    }
    say(match, 'engineers')
    expect([orderSeen(), drms(match, '1829')]).toEqual([FACE_DOWN, ['strongpoint 1', 'Engineer Effects -1']])
    say(match, 'roll')
    expect([match.position.struck.drm, choices(match).includes('engineers')]).toEqual([1, false])
  })
})

describe('12.5 orders of the attackers', () => {
  it('12.5, E-R29 only where the defenders have one, whatever the ground, and without effect on the die', () => {
    const without = fight(until(borisov(), 'orders'), '1829')
    expect(refusal(without, 'stand')).toEqual({ rule: '12.5', because: 'the defenders have no order' })
    const match = say(until(borisov(UNITS, { dice: [9] }), 'orders'), 'stand 1829', 'fight 1829', 'stand')
    expect(refusal(match, 'fallback')).toEqual({ rule: '12.5', because: 'the order is given' })
    say(match, 'roll')
    expect(struck(match)).toBe('3-2 2 9 2R/-')
    expect([at(match, 'g:18/18Pz'), at(match, 's:6/1Mos')]).toEqual(['cadre', 'I-1829'])
  })

  it('12.5, E-R29 Soviet attackers need an HQ that has the Defender hex in range', () => {
    const ordering = (hq: string) => {
      const units = { 'g:88/18Pz': '2029', 's:12/1Mos': '2129', 's:13A': hq }
      const match = say(attack(position({ phase: 'soviet declaration', units }), '2029', 's:12/1Mos'), 'done')
      return refusal(say(until(match, 'orders'), 'stand 2029', 'fight 2029'), 'stand')?.because
    }
    expect(ordering('2132')).toBeUndefined()
    // Four hexes from the attackers, five from the Defender hex.
    expect(ordering('2233')).toBe('no HQ with a command point is in range of I-2029')
  })
})

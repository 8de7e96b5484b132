import { describe, expect, it } from 'vitest'
import { efs } from '../index.ts'
import {
  asked,
  at,
  begin,
  choices,
  controller,
  explain,
  type Played,
  position,
  refusal,
  say,
} from '../position.fixture.ts'
import { attack, fight, settle, struck, until } from './battle.fixture.ts'

type Units = Record<string, unknown>

const faceOf = (match: Played, id: string): number => match.position.units.face[match.setting.kinds.unit.read(id)]!

/** The Axis attacks a hex with everybody, and throws the die. */
function axisRolls(hex: string, units: Units, die: number, more: Partial<Parameters<typeof position>[0]> = {}): Played {
  const match = position({ phase: 'axis declaration', units, dice: [die], ...more })
  const attackers = Object.keys(units).filter(
    (id) => id.startsWith('g:') && match.setting.isArtillery[match.setting.kinds.unit.read(id)] === 0,
  )
  return say(fight(say(attack(match, hex, ...attackers), 'done'), hex), 'roll')
}

const DIVISION = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 'g:413Eng': '1729' }

describe('16.1 step losses', () => {
  it('16.1 the owner says who loses them, step by step', () => {
    const match = axisRolls('1829', { ...DIVISION, 's:6/1Mos': '1829', 's:18Zap': '1829' }, 3)
    expect(struck(match)).toBe('2-1 -1 3 1*/2')
    expect([asked(match), choices(match, 'lose')]).toEqual(['Axis losses', ['g:18/18Pz', 'g:52/18Pz', 'g:413Eng']])
    say(match, 'lose g:52/18Pz')
    expect([asked(match), choices(match, 'lose')]).toEqual(['Soviet losses', ['s:6/1Mos', 's:18Zap']])
    say(match, 'lose s:18Zap')
    expect([at(match, 's:18Zap'), faceOf(match, 's:6/1Mos'), faceOf(match, 's:6/1Mos')]).toEqual(['cadre', 1, 1])
  })

  it('16.1 what leaves no choice falls at once, and steps that nobody has lapse', () => {
    const match = axisRolls('1829', { ...DIVISION, 's:BTTU': '1829' }, 3)
    expect(struck(match)).toBe('6-1 -1 3 -/2R')
    expect([at(match, 's:BTTU'), asked(match)]).toEqual(['cadre', 'Axis advance'])
    expect(match.position.sides.stepsLost[2]).toBe(1)
  })

  it('2.23 a unit of more than two steps goes from face to face', () => {
    const units = { 'g:18/18Pz': { place: '1729', face: 1 }, 's:6/1Mos': '1829', 's:175/1Mos': '1829' }
    const match = axisRolls('1829', units, 8)
    expect(struck(match)).toBe('1-2 0 8 2R/-')
    expect(at(settle(match), 'g:18/18Pz')).toBe('cadre')
    const once = axisRolls('1829', { ...units, 'g:18/18Pz': '1729' }, 6)
    expect(struck(once)).toBe('3-4 0 6 1R/-')
    expect(faceOf(settle(once), 'g:18/18Pz')).toBe(1)
    const fresh = axisRolls('1829', { ...units, 'g:18/18Pz': '1729' }, 10)
    expect(struck(fresh)).toBe('3-4 0 10 2*R/-')
    expect(faceOf(settle(fresh), 'g:18/18Pz')).toBe(2)
  })

  it('16.1, E-R31 e takes all of them, to Eliminated', () => {
    const match = axisRolls('1829', { ...DIVISION, 'g:101/18Pz': '1729', 's:18Zap': '1829' }, 1)
    expect(struck(match)).toBe('10-1 -2 1 -/e')
    expect(at(match, 's:18Zap')).toBe('eliminated')
  })
})

describe('E-R31 where lost units go', () => {
  const ring = {
    'g:88/18Pz': '1929',
    'g:52/18Pz': '1828',
    'g:18/18Pz': '1729',
    'g:413Eng': '1830',
    'g:101/18Pz': '1928',
  }
  const units = { ...ring, 'g:817Art': '1728', 's:6/1Mos': '1829', 's:175/1Mos': { place: '1829', face: 1 } }

  it('16.1, E-R31 to Cadre by a last step, surrounded or not', () => {
    const match = axisRolls('1829', units, 5)
    expect(struck(match)).toBe('3-1 -1 5 1/1')
    say(match, 'lose g:18/18Pz', 'lose s:175/1Mos')
    expect(at(match, 's:175/1Mos')).toBe('cadre')
  })

  it('16.1, E-R31 to Eliminated where no retreat is left', () => {
    const match = axisRolls('1829', units, 6)
    expect(struck(match)).toBe('3-1 -1 6 -/1R')
    say(match, 'lose s:6/1Mos')
    expect([at(match, 's:6/1Mos'), at(match, 's:175/1Mos')]).toEqual(['eliminated', 'eliminated'])
  })
})

describe('16.33 the asterisk', () => {
  const fort = { strongpoints: { 1829: 'Soviet' } } as const

  it('16.33 Armor Attrition: armor first, and of the defenders armor before AA', () => {
    const units = { ...DIVISION, 's:6/1Mos': '1829', 's:12/1Mos': '1829', 's:7AA': '1829' }
    const match = axisRolls('1829', units, 1, { set: { attacks: { 1: { cas: 0 } } } })
    expect(struck(match)).toBe('3-2 0 1 1*/2')
    expect(faceOf(match, 'g:18/18Pz')).toBe(1)
    expect(refusal(match, 'lose s:7AA')).toBeNull()
    expect(faceOf(match, 's:12/1Mos')).toBe(1)
  })

  it('16.33 not without defenders that fight tanks', () => {
    const match = axisRolls('1829', { ...DIVISION, 's:6/1Mos': '1829', 's:18Zap': '1829' }, 3)
    expect(choices(match, 'lose')).toContain('g:413Eng')
  })

  it('16.33 a live fort costs a step more, engineers first where their effects were declared', () => {
    const units = { ...DIVISION, 's:6/1Mos': '1829', 's:175/1Mos': '1829' }
    const match = position({ phase: 'axis declaration', units, dice: [4], ...fort })
    fight(say(attack(match, '1829', 'g:18/18Pz', 'g:52/18Pz', 'g:413Eng'), 'done'), '1829')
    say(match, 'engineers', 'roll')
    expect(struck(match)).toBe('3-2 0 4 */1R')
    expect(faceOf(match, 'g:413Eng')).toBe(1)
    const plain = axisRolls('1829', units, 4, fort)
    expect(struck(plain)).toBe('3-2 1 4 1*/R')
    expect([plain.position.battle.attackDue, choices(plain, 'lose')]).toEqual([
      2,
      ['g:18/18Pz', 'g:52/18Pz', 'g:413Eng'],
    ])
  })

  it('11.1 step 85: without any of its conditions it costs nothing', () => {
    const match = position({
      phase: 'soviet declaration',
      turn: 7,
      units: { 'g:413Eng': { place: '2030', face: 1 }, 'g:817Art': '1930', 's:12/1Mos': '2130', 's:1Minsk': '2130' },
      dice: [5],
    })
    until(say(attack(match, '2030', 's:12/1Mos', 's:1Minsk'), 'done'), 'artillery')
    say(match, 'support g:817Art 2030', 'done', 'fight 2030', 'roll')
    expect(struck(match)).toBe('3-2 0 5 1*/R')
    expect(match.position.battle.attackDue).toBe(1)
  })
})

describe('16.4 retreats', () => {
  const lone = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 'g:101/18Pz': '1728' }

  it('16.4 exactly two hexes, each further away than the last', () => {
    const alive = axisRolls('1829', { ...lone, 's:6/1Mos': '1829', 's:175/1Mos': '1829' }, 9)
    expect(struck(alive)).toBe('3-2 -2 9 R/-')
    expect(asked(alive)).toBe('Axis retreat')
    const { ground } = alive.setting
    const ends = choices(alive, 'back')
    expect(ends.every((hex) => ground.distance(ground.parse('1729'), ground.parse(hex)) === 2)).toBe(true)
  })

  const two = { 'g:88/18Pz': '2031', 'g:52/18Pz': '2029', 's:12/1Mos': '2030' }

  it('16.4 past no enemy, and not through an enemy zone where there is another way', () => {
    const match = axisRolls('2030', two, 6)
    expect(struck(match)).toBe('3-1 0 6 */1R')
    expect([asked(match), faceOf(match, 's:12/1Mos')]).toEqual(['Soviet retreat', 1])
    // 2129 and 2130 are next to Axis units; every way leads through one of them.
    for (const hex of choices(match, 'back')) {
      const other = axisRolls('2030', two, 6)
      expect(at(say(other, `back ${hex}`), 's:12/1Mos')).toBe('cadre')
    }
  })

  it('16.4 one enemy zone costs a step, and no way at all the unit', () => {
    const ring = { 'g:88/18Pz': '1929', 'g:52/18Pz': '1828', 'g:18/18Pz': '1729', 'g:413Eng': '1830' }
    const units = { ...ring, 'g:101/18Pz': '1928', 's:6/1Mos': '1829', 's:18Zap': '1829' }
    const match = axisRolls('1829', units, 6)
    expect(struck(match)).toBe('3-1 -1 6 -/1R')
    say(match, 'lose s:18Zap')
    expect([at(match, 's:6/1Mos'), faceOf(match, 's:6/1Mos')]).toEqual(['I-1628', 1])
    const gone = say(axisRolls('1829', { ...units, 'g:817Art': '1728' }, 6), 'lose s:18Zap')
    expect(at(gone, 's:6/1Mos')).toBe('eliminated')
  })

  it('16.4 a stack may split, or go together', () => {
    const units = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 's:6/1Mos': '1829', 's:12/1Mos': '1829' }
    const match = axisRolls('1829', units, 6)
    expect(struck(match)).toBe('3-2 0 6 -/R')
    const [first, second] = choices(match, 'back')
    say(match, `back ${first}`, `back ${second}`)
    expect([at(match, 's:6/1Mos'), at(match, 's:12/1Mos')]).toEqual([first, second])
    const together = axisRolls('1829', units, 6)
    say(together, `together ${first}`)
    expect([at(together, 's:6/1Mos'), at(together, 's:12/1Mos')]).toEqual([first, first])
  })

  it('16.4, E-R39 an HQ that passes an enemy zone is out of order', () => {
    const ring = { 'g:88/18Pz': '1929', 'g:52/18Pz': '1828', 'g:18/18Pz': '1729', 'g:413Eng': '1830' }
    const match = axisRolls(
      '1829',
      { ...ring, 'g:101/18Pz': '1928', 's:6/1Mos': '1829', 's:175/1Mos': '1829', 's:13A': '1829' },
      7,
    )
    expect(struck(match).split(' ')[3]).toMatch(/R$/)
    settle(match)
    const hq = match.setting.kinds.unit.read('s:13A')
    expect([at(match, 's:13A'), match.position.units.nonOp[hq]]).toEqual(['I-1628', 1])
  })

  it('16.4, E-R30 who cannot move is lost', () => {
    const match = axisRolls('2013', { 'g:25/7Pz': '2014', 'g:6/7Pz': '2014', 's:MG25': '2013', 's:126RD': '2013' }, 6, {
      scenario: 'lepel',
      turn: 9,
    })
    expect(struck(match).split(' ')[3]).toBe('-/R')
    settle(match)
    expect(at(match, 's:MG25')).toBe('eliminated')
  })

  it('16.4, E-R34 guns that have retreated support nobody any more', () => {
    const units = { 's:6/1Mos': '1829', 's:29+49': '1829', 's:12/1Mos': '1828', 'g:88/18Pz': '1728' }
    const match = position({
      phase: 'axis declaration',
      units: { ...units, 'g:18/18Pz': '1729', 'g:52/18Pz': '1729' },
      dice: [8],
    })
    attack(match, '1829', 'g:18/18Pz', 'g:52/18Pz')
    attack(match, '1828', 'g:88/18Pz')
    until(say(match, 'done'), 'artillery')
    say(match, 'support s:29+49 1828', 'done', 'fight 1829', 'roll')
    expect(struck(match).split(' ')[3]).toBe('-/R')
    settle(match)
    expect(match.position.units.supports[match.setting.kinds.unit.read('s:29+49')]).toBe(0)
  })

  it('16.4, E-R34 who retreats into another Defender hex defends there', () => {
    const units = { ...lone, 'g:101/18Pz': '1132', 's:6/1Mos': '1829', 's:12/1Mos': '1827', 'g:88/18Pz': '1726' }
    const match = position({ phase: 'axis declaration', units, dice: [7] })
    attack(match, '1829', 'g:18/18Pz', 'g:52/18Pz')
    attack(match, '1827', 'g:88/18Pz')
    say(until(say(match, 'done'), 'combat'), 'fight 1829', 'roll')
    expect(struck(match).split(' ')[3]).toBe('1*/R')
    settleLosses(match, 'back 1827')
    if (asked(match) === 'Axis advance') say(match, 'halt')
    expect(explain(say(match, 'fight 1827'), 'defence 1827').items).toEqual(['15.4 s:6/1Mos 4', '15.4 s:12/1Mos 2'])
  })

  it('4.6, E-R25 by option not further from home, the east of the Soviets, where it can be helped', () => {
    const units = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 's:6/1Mos': '1829', 's:12/1Mos': '1829' }
    const plain = choices(axisRolls('1829', units, 6), 'back')
    const home = choices(axisRolls('1829', units, 6, { options: { retreats: 'on' } }), 'back')
    expect(plain).toContain('I-1727')
    expect(home).toEqual(plain.filter((hex) => hex !== 'I-1727'))
  })

  it('4.6, E-R25 the home of the Axis is the west', () => {
    const units = { ...lone, 's:6/1Mos': '1829', 's:175/1Mos': '1829' }
    const plain = choices(axisRolls('1829', units, 9), 'back')
    const home = choices(axisRolls('1829', units, 9, { options: { retreats: 'on' } }), 'back')
    expect(plain).toContain('I-1831')
    expect(home).toEqual(plain.filter((hex) => hex !== 'I-1831'))
  })
})

describe('16.5 advance', () => {
  const units = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 'g:53Nbw': '1729', 's:BTTU': '1829' }

  it('16.5 any attackers into the empty hex, but no guns, and it changes hands', () => {
    const match = axisRolls('1829', units, 4)
    expect([asked(match), choices(match, 'advance')]).toEqual([
      'Axis advance',
      ['g:18/18Pz I-1829', 'g:52/18Pz I-1829'],
    ])
    expect(refusal(match, 'advance g:53Nbw 1829')).toEqual({ rule: '16.5', because: 'g:53Nbw did not attack' })
    say(match, 'advance g:52/18Pz 1829')
    expect([controller(match, '1829'), at(match, 'g:52/18Pz')]).toEqual(['Axis', 'I-1829'])
    expect(refusal(match, 'advance g:52/18Pz 1829')?.because).toBe('g:52/18Pz has advanced')
    say(match, 'halt')
    expect(at(match, 'g:18/18Pz')).toBe('I-1729')
  })

  it('16.5 as far as there is room', () => {
    const divisions = { 'g:15ID': '6220', 'g:78ID': '6220', 'g:292ID': '6221', 's:45CD': '6320' }
    const match = axisRolls('6320', divisions, 4, { scenario: 'yelnya', turn: 36 })
    settleLosses(match)
    say(match, 'advance g:15ID 6320', 'advance g:78ID 6320')
    expect(at(match, 'g:292ID')).toBe('I-6221')
    expect(asked(match)).not.toBe('Axis advance')
  })
})

/** Losses and retreats as the first answers have them, but this one where it can be given. */
function settleLosses(match: Played, wanted = ''): void {
  while (asked(match).endsWith('losses') || asked(match).endsWith('retreat')) {
    const open = choices(match)
    say(match, open.find((answer) => answer === wanted) ?? open[0]!)
  }
}

describe('E-R24 who advances', () => {
  it('16.5, E-R24 nobody across a major river without a bridge', () => {
    const from = { 'g:73/19Pz': '1611', 'g:74/19Pz': '1611', 'g:27/19Pz': '1611' }
    const match = axisRolls('1610', { ...from, 's:MG23': '1610' }, 1, { scenario: 'lepel', turn: 9 })
    expect([at(match, 's:MG23'), asked(match)]).toEqual(['cadre', 'Axis movement'])
  })

  it('16.5, E-R24 a train along its rails', () => {
    const advancing = (hex: string) => {
      const units = { 's:47+50Tr': '1829', 's:6/1Mos': '1829', 'g:53Nbw': hex }
      const match = position({ phase: 'soviet declaration', units, dice: [1] })
      return choices(say(fight(say(attack(match, hex, 's:47+50Tr', 's:6/1Mos'), 'done'), hex), 'roll'), 'advance')
    }
    expect(advancing('1729')).toEqual(['s:6/1Mos I-1729', 's:47+50Tr I-1729'])
    expect(advancing('1830')).toEqual(['s:6/1Mos I-1830'])
  })
})

describe('12.2 attacks on several hexes', () => {
  const both = (dice: readonly number[]) => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 's:BTTU': '1829', 's:18Zap': '1828', 'g:101/18Pz': '1728' },
      strongpoints: { 1829: 'Soviet' },
      dice,
    })
    say(match, 'attack 1829', 'join g:101/18Pz', 'also 1828', 'declare', 'done')
    return say(until(match, 'combat'), 'fight 1828')
  }

  it('E-R27 all defenders together, and a fort in one of the hexes counts', () => {
    const match = both([])
    expect(explain(match, 'defence 1829').value).toBe(3)
    expect(explain(match, 'drm 1829').items).toContain('18.4 strongpoint 1')
  })

  it('12.5, E-R27 two forts count once, No Retreat in one of them for all; the order is for its own hex', () => {
    const from = { 'g:18/18Pz': '1728', 'g:52/18Pz': '1728', 'g:101/18Pz': '1728', 'g:413Eng': '1728' }
    const match = position({
      phase: 'axis declaration',
      units: { ...from, 's:6/1Mos': '1829', 's:12/1Mos': '1828', 's:13A': '2228' },
      strongpoints: { 1829: 'Soviet', 1828: 'Soviet' },
      dice: [3],
    })
    say(match, 'attack 1829', ...Object.keys(from).map((id) => `join ${id}`), 'also 1828', 'declare', 'done')
    say(until(match, 'orders'), 'stand 1829', 'fight 1829')
    expect(explain(match, 'drm 1829').items).toEqual(['18.4 strongpoint 1', '15.58 Division Integrity -1'])
    say(match, 'roll')
    expect(struck(match)).toBe('2-1 1 3 -/1R')
    // One step of the result and one for the retreat that 1829 does not make.
    expect(match.position.battle.defenceDue).toBe(2)
    const { retreating } = match.position.units
    expect(match.setting.unitIds.filter((_, unit) => retreating[unit] === 1)).toEqual(['s:12/1Mos'])
  })

  it('16.5 attackers go into whichever is empty', () => {
    const match = say(both([1]), 'roll')
    expect(struck(match)).toBe('1-1 1 1 -/1R')
    settleLosses(match)
    expect(choices(match, 'advance')).toEqual(['g:101/18Pz I-1828', 'g:101/18Pz I-1829'])
    say(match, 'advance g:101/18Pz 1829')
    expect(match.position.attacks.open.some((one) => one === 1)).toBe(false)
  })
})

describe('24.2 what losses count for', () => {
  it('24.2 armor and artillery have tracks of their own, and Guards', () => {
    const match = axisRolls('1829', { ...DIVISION, 's:12/1Mos': '1829', 's:29+49': '1829' }, 2)
    expect(struck(match).split(' ')[3]).toBe('-/2R')
    say(match, 'lose s:12/1Mos', 'lose s:29+49')
    const { armorLost, artilleryLost, stepsLost } = match.position.sides
    expect([armorLost[2], artilleryLost[2], stepsLost[2]]).toEqual([1, 1, 2])
  })

  it('10.66 Axis armor counts twice at Yelnya', () => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'soviet declaration',
      units: { 's:19RD': '6320', 's:120RD': '6320', 'g:7/10Pz': { place: '6220', face: 3 } },
      set: { suppliedAttacks: 5 },
      dice: [1],
    })
    fight(say(attack(match, '6220', 's:19RD', 's:120RD'), 'done'), '6220')
    say(match, 'supply', 'roll')
    expect([at(match, 'g:7/10Pz'), match.position.sides.stepsLost[1]]).toEqual(['cadre', 2])
  })
})

describe('13.32 rockets', () => {
  it('13.32 those of the Axis may leave when they have fired', () => {
    const units = { 'g:18/18Pz': '1729', 'g:53Nbw': '1729', 's:6/1Mos': '1829' }
    const match = position({ phase: 'axis declaration', units, dice: [7] })
    fight(say(attack(match, '1829', 'g:18/18Pz'), 'done'), '1829')
    say(match, 'support g:53Nbw', 'roll')
    settleLosses(match)
    if (asked(match) === 'Axis advance') say(match, 'halt')
    expect(asked(match)).toBe('Axis rockets')
    expect(choices(match)).toContain('stay')
    say(match, 'stay')
    expect(at(match, 'g:53Nbw')).toBe('I-1729')
  })

  const fire = (rocketsAt: string, more: Units = {}) => {
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'soviet declaration',
      units: { 's:19RD': '6320', 's:120RD': '6320', 's:4GdRkt': rocketsAt, 'g:15ID': '6220', ...more },
      set: { suppliedAttacks: 5 },
      dice: [7],
    })
    fight(say(attack(match, '6220', 's:19RD', 's:120RD'), 'done'), '6220')
    say(match, 'supply', 'support s:4GdRkt', 'roll')
    settleLosses(match)
    return match
  }

  it('13.32, E-R32 the Soviets must, or they are lost', () => {
    const match = fire('6320')
    expect(asked(match)).toBe('Soviet rockets')
    expect(refusal(match, 'stay')).toEqual({ rule: '13.32', because: 'Soviet rockets leave, or are lost' })
    const end = choices(match, 'back')[0]!
    expect(at(say(match, `back ${end}`), 's:4GdRkt')).toBe(end)
    const round = { 'g:23ID': '6520', 'g:268ID': '6222' }
    expect(at(fire('6320', round), 's:4GdRkt')).toBe('cadre')
  })

  it('13.32, E-R32 two hexes, clear of enemy zones', () => {
    const { ground } = efs.setting('yelnya')
    const ends = (more: Units) => choices(fire('6320', more), 'back')
    const open = ends({})
    expect(open.every((hex) => ground.distance(ground.parse('6320'), ground.parse(hex)) === 2)).toBe(true)
    const closed = ends({ 'g:23ID': '6518' })
    expect(open.filter((hex) => !closed.includes(hex))).toEqual(['I-6419', 'I-6519'])
  })
})

describe('15.43 Untried units', () => {
  const beforeVitebsk = (drawn: string, die: number) => {
    const match = position({
      scenario: 'lepel',
      turn: 9,
      phase: 'axis declaration',
      units: { 'g:25/7Pz': '3315', 'g:6/7Pz': '3315', 's:VitebskMil': '3314' },
      dice: drawn === 's:3VitebskMil' ? [{ draw: drawn }] : [{ draw: drawn }, die],
    })
    return fight(say(attack(match, '3314', 'g:25/7Pz', 'g:6/7Pz'), 'done'), '3314')
  }
  const vitebsk = (drawn: string, die: number) => say(beforeVitebsk(drawn, die), 'roll')

  it('15.43 are turned over before the strengths are counted', () => {
    const match = vitebsk('s:2VitebskMil', 10)
    expect(match.position.struck.defence).toBe(2)
    expect(at(match, 's:VitebskMil')).not.toBe('I-3314')
  })

  it('8.4, E-R15 nobody has drawn one before', () => {
    const match = begin('lepel')
    expect(at(match, 's:VitebskMil')).toBe('I-3314')
    expect(['s:1VitebskMil', 's:2VitebskMil', 's:3VitebskMil'].map((id) => at(match, id))).toEqual(['', '', ''])
  })

  it('15.43 where all are removed there is no combat, and the attackers may go in', () => {
    const match = vitebsk('s:3VitebskMil', 0)
    expect([asked(match), match.position.struck.result]).toEqual(['Axis advance', 0])
    say(match, 'advance g:6/7Pz 3314')
    expect(controller(match, '3314')).toBe('Axis')
  })

  it('15.43, E-R36 and no Mandated Attack is made', () => {
    const made = (drawn: string) => {
      const match = beforeVitebsk(drawn, 7)
      match.position.mandated.due = 1
      match.position.attacks.mandated[1] = 1
      say(match, 'roll')
      if (asked(match) === 'Axis advance') say(match, 'halt')
      const { due, made: done } = settle(match).position.mandated
      return [due, done]
    }
    expect([made('s:2VitebskMil'), made('s:3VitebskMil')]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

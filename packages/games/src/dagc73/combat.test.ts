import { TABLE_BARRED } from '@hexfront/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, choices, cost, explain, hexOf, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import type { Dagc73Setting } from './scenarios.ts'

// Clear ground without rivers: 1202 and round it 1201, 1302, 1303, 1203, 1103, 1102. The railhead supplies all Russians
// near it, the railway through 1104 and 1204 all Germans.
const RAILHEAD = { 'r:RH1': '1504' }
// The same in a forest: 1315, with 1415 and 1316 clear beside it.
const FOREST_RAILHEAD = { 'r:RH1': '1517' }

const CORPS =
  'Pol 1 19 29 31 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 X 60 61 62 63 64 65'.split(
    ' ',
  )

const AROUND = ['1201', '1302', '1303', '1203', '1103', '1102']

const russian = (units: Record<string, unknown>, ...dice: number[]): Played =>
  position({ phase: 'soviet combat', units: { ...RAILHEAD, ...units }, dice })

const odds = (match: Played): string => match.setting.crt.columns[explain(match, 'odds').value - 1]!
const attack = (match: Played): number => explain(match, 'attack').value / 4
const defence = (match: Played): number => explain(match, 'defence').value / 4
/** What came of the attack, without who attacked. */
const outcome = (match: Played) => match.entries.at(-1)!.told.filter(({ event }) => event !== 'attacked')
const lastTold = (match: Played): string[] => outcome(match).map(({ event }) => event)

/** The all-sea hexside that the map does not have. */
const seaBetween =
  (a: string, b: string) =>
  (setting: Dagc73Setting): Dagc73Setting => {
    const { ground } = setting
    const closed = (costs: Uint8Array) => {
      const copy = costs.slice()
      const [x, y] = [ground.parse(a), ground.parse(b)]
      copy[x * 6 + ground.directionTo(x, y)] = TABLE_BARRED
      copy[y * 6 + ground.directionTo(y, x)] = TABLE_BARRED
      return copy
    }
    return {
      ...setting,
      evenCosts: closed(setting.evenCosts),
      footCosts: closed(setting.footCosts),
      mechanizedCosts: closed(setting.mechanizedCosts),
    }
  }

describe('8.1 which units may attack', () => {
  it('8.0a the phasing player attacks', () => {
    const units = { ...RAILHEAD, 'r:1': '1302', 'g:52S': '1202' }
    const russians = position({ phase: 'soviet combat', units })
    expect(choices(russians, 'attack')).toEqual(['1202'])
    expect(choices(say(russians, 'attack 1202'), 'join')).toEqual(['r:1'])
    expect(refusal(russians, 'join g:52S')).toEqual({ rule: '8.0', because: 'g:52S is not at hand' })
    const germans = position({ phase: 'german combat', units })
    expect(choices(germans, 'attack')).toEqual(['1302'])
    expect(choices(say(germans, 'attack 1302'), 'join')).toEqual(['g:52S'])
  })

  it('8.0b applies the result at once: the next attack sees the changed map', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1303', 'g:52S': '1202', 'g:6': '1402' }, 5)
    expect(choices(match, 'attack')).toEqual(['1202', '1402'])
    say(match, 'attack 1202', 'join r:1', 'roll', 'retreat g:52S 1103', 'advance r:1', 'halt')
    expect(refusal(match, 'attack 1202')).toEqual({ rule: '8.1A', because: 'no enemy stands in 1202' })
    say(match, 'attack 1402')
    expect(choices(match, 'join')).toEqual(['r:19'])
  })

  it('8.1A only units next to the hex attack it', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1401', 'g:52S': '1202' })
    say(match, 'attack 1202')
    expect(choices(match, 'join')).toEqual(['r:1'])
    expect(refusal(match, 'join r:19')?.rule).toBe('8.2G')
    expect(refusal(russian({ 'r:19': '1401', 'g:52S': '1202' }), 'attack 1202')).toEqual({
      rule: '8.1A',
      because: 'nobody can attack 1202',
    })
  })

  it('8.1A, 8.9.sea.s, R73-38 an attack across an all-sea hexside is forbidden', () => {
    const given = { phase: 'soviet combat', units: { ...RAILHEAD, 'r:1': '1302', 'r:19': '1303', 'g:52S': '1202' } }
    const match = position({ ...given, setting: seaBetween('1302', '1202') })
    say(match, 'attack 1202')
    expect(choices(match, 'join')).toEqual(['r:19'])
    const alone = { phase: 'soviet combat', units: { 'r:1': '1302', 'g:52S': '1202' } }
    expect(choices(position({ ...alone, setting: seaBetween('1302', '1202') }))).toEqual(['done'])
  })

  it('8.9.sea.s, R73-20 zones extend across an all-sea hexside, movement does not', () => {
    const match = position({
      phase: 'german move',
      units: { 'r:1': '1302', 'g:6': '1202' },
      setting: seaBetween('1302', '1202'),
    })
    expect(match.position.zones.count[match.setting.ground.size + 1 + hexOf(match, '1202')]).toBe(1)
    const beyond = position({ phase: 'german move', units: { 'g:6': '1202' }, setting: seaBetween('1302', '1202') })
    expect(cost(beyond, 'g:6', '1302')).toBe(2)
  })

  it('8.9.sea.h, 8.91A no hex of this map is all sea, so every hex has its land terrain', () => {
    const { board, ground } = russian({}).setting
    const names = new Set(Array.from({ length: ground.size }, (_, n) => board.terrainNames[board.terrain[n + 1]!]))
    expect([...names].sort()).toEqual(['clear', 'forest', 'swamp'])
  })

  it('8.1B.a attacking is voluntary: the phase may end without, and an attack may be called off', () => {
    const match = russian({ 'r:1': '1302', 'g:52S': '1202' })
    expect(choices(match)).toEqual(['attack 1202', 'done'])
    say(match, 'attack 1202', 'join r:1', 'withdraw')
    expect(choices(match)).toEqual(['attack 1202', 'done'])
    say(match, 'done')
    expect(match.game.phase(match.position).id).toBe('soviet mechanized')
  })

  it('8.1B.b, 8.81.Ae units that did not join are not touched, even in the same hex', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1302', 'g:6': '1202' }, 1)
    say(match, 'attack 1202', 'join r:1', 'roll')
    expect(lastTold(match)).toEqual(['Ae', 'lost'])
    expect([at(match, 'r:1'), at(match, 'r:19')]).toEqual(['', '1302'])
    expect(choices(match)).toEqual(['done'])
  })

  it('8.1C as many attack as stand in the six hexes round about: eighteen', () => {
    const ring = AROUND.flatMap((hex, n) => [0, 1, 2].map((m) => [`r:${CORPS[3 * n + m]}`, hex]))
    const match = russian({ ...Object.fromEntries(ring), 'g:52S': '1202' })
    say(match, 'attack 1202')
    expect(choices(match, 'join')).toHaveLength(18)
    say(match, ...ring.map(([id]) => `join ${id}`))
    expect(attack(match)).toBe(18 * 3)
  })

  it('8.1D.a a unit attacks once in a phase', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1303', 'g:52S': '1202', 'g:201S': '1402' }, 5)
    say(match, 'attack 1202', 'join r:1', 'roll', 'retreat g:52S 1103', 'halt', 'attack 1402')
    expect(refusal(match, 'join r:1')).toEqual({ rule: '8.1D', because: 'r:1 has fought in this phase' })
    expect(choices(match, 'join')).toEqual(['r:19'])
  })

  it('8.1D.b a unit is attacked once in a phase', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1303', 'g:6': '1202' }, 1)
    say(match, 'attack 1202', 'join r:1', 'roll')
    expect(at(match, 'g:6')).toBe('1202')
    expect(refusal(match, 'attack 1202')).toEqual({
      rule: '8.1D',
      because: 'a unit in 1202 was attacked in this phase',
    })
  })

  it('8.1D.a, 8.1D.b hold for one phase: in the next all may fight again', () => {
    const units = { ...RAILHEAD, 'r:1': { place: '1302', fought: true }, 'g:52S': { place: '1202', attacked: true } }
    const match = position({ phase: 'soviet mechanized', units })
    say(match, 'done', 'done')
    expect(choices(match, 'attack')).toEqual(['1302'])
  })

  describe('R73-11 a retreated unit', () => {
    // Tanks control no forest, so a German may be driven into 1315 under their eyes.
    const units = {
      ...FOREST_RAILHEAD,
      'r:1': '1317',
      'r:1T': '1415',
      'r:9T': '1415',
      'r:11T': '1415',
      'g:52S': '1316',
      'g:6': '1315',
    }
    const driven = ['attack 1316', 'join r:1', 'roll', 'retreat g:52S 1315', 'halt']

    it('R73-11 protects the hex that it has reached', () => {
      const match = say(position({ phase: 'soviet combat', units, dice: [5] }), ...driven)
      expect(refusal(match, 'attack 1315')?.rule).toBe('8.1D')
    })

    it('R73-11 by option is ignored: it neither defends nor suffers', () => {
      const options = { retreatedBlocksAttack: 'off' }
      const match = say(position({ phase: 'soviet combat', units, options, dice: [5, 6] }), ...driven)
      say(match, 'attack 1315', 'join r:1T', 'join r:9T', 'join r:11T')
      expect(defence(match)).toBe(2)
      expect(odds(match)).toBe('7-1')
      say(match, 'roll')
      expect(lastTold(match)).toEqual(['De', 'lost'])
      expect([at(match, 'g:6'), at(match, 'g:52S')]).toEqual(['', '1315'])
      expect(choices(match)).toEqual(['done'])
    })
  })
})

describe('8.2 many units, many hexes', () => {
  it('8.2E all units of the hex defend as one', () => {
    const match = russian({ 'r:1': '1302', 'g:6': '1202', 'g:52S': '1202', 'g:18PG': '1202' })
    say(match, 'attack 1202', 'join r:1')
    expect(defence(match)).toBe(2 + 1 + 4)
  })

  it('8.2F, E73-09 of three units in a hex one attacks here, one there, one not at all', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1302', 'r:29': '1302', 'g:6': '1202', 'g:7': '1402' }, 1, 1)
    say(match, 'attack 1202', 'join r:1', 'roll', 'attack 1402', 'join r:19', 'roll')
    expect(['r:1', 'r:19', 'r:29'].map((id) => at(match, id))).toEqual(['', '', '1302'])
  })

  it('8.2G one attack may strike several hexes if every attacker is next to every one', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1203', 'r:29': '1301', 'g:6': '1202', 'g:7': '1201' })
    say(match, 'attack 1202', 'join r:1')
    expect(choices(match, 'target')).toEqual(['1201'])
    say(match, 'target 1201')
    expect(defence(match)).toBe(4)
    expect(refusal(match, 'join r:19')).toEqual({
      rule: '8.2G',
      because: 'r:19 is not next to every hex that is attacked',
    })
    expect(refusal(match, 'target 1201')?.rule).toBe('8.2')
  })

  it('8.2G a hex cannot be added that an attacker is not next to', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1203', 'g:6': '1202', 'g:7': '1201' })
    say(match, 'attack 1202', 'join r:1', 'join r:19')
    expect(refusal(match, 'target 1201')).toEqual({ rule: '8.2G', because: 'r:19 is not next to 1201' })
    say(match, 'drop r:19')
    expect(choices(match, 'target')).toEqual(['1201'])
  })

  it('R73-13, 8.9.river.c a river on one of two hexsides halves the attacker', () => {
    // The Dnepr runs between 4113 and 4012, not between 4113 and 4013.
    const units = { 'r:RH1': '4110', 'r:1': '4113', 'g:6': '4012', 'g:7': '4013' }
    const dry = position({ phase: 'soviet combat', units })
    say(dry, 'attack 4013', 'join r:1')
    expect(attack(dry)).toBe(3)
    say(dry, 'target 4012')
    expect(attack(dry)).toBe(1.5)
  })

  it('R73-14, 8.9.wood.c one forest among the hexes takes one off the die, two do not take two', () => {
    const units = { 'r:RH1': '4110', 'r:1': '4113', 'g:6': '4012', 'g:7': '4013' }
    const match = position({ phase: 'soviet combat', units })
    say(match, 'attack 4013', 'join r:1')
    expect(explain(match, 'die').value).toBe(0)
    say(match, 'target 4012')
    expect(explain(match, 'die').value).toBe(-1)
    const woods = position({
      phase: 'soviet combat',
      units: { ...FOREST_RAILHEAD, 'r:1': '1316', 'g:6': '1315', 'g:7': '1215' },
    })
    say(woods, 'attack 1315', 'join r:1', 'target 1215')
    expect(explain(woods, 'die')).toMatchObject({ value: -1, items: ['8.9 defenders in forest or swamp -1'] })
  })

  it('R73-15, 8.9.fort.c only the units in the fortified hex are doubled', () => {
    const units = { 'r:RH1': '4110', 'r:1': '4010', 'g:6': '3911', 'g:7': '3910' }
    const match = position({ phase: 'soviet combat', units })
    say(match, 'attack 3911', 'join r:1', 'target 3910')
    expect(explain(match, 'defence').items).toEqual(['8.0 g:6 8', '8.9 g:6 in a fortified hex 8', '8.0 g:7 8'])
  })
})

describe('8.3 odds', () => {
  it('8.3H.a, E73-03 26 against 9 is 2-1', () => {
    const match = russian({
      'r:3GdM': '1302',
      'r:5M': '1302',
      'r:1T': '1303',
      'r:9T': '1303',
      'r:2Gd': '1203',
      'g:5Pz': '1202',
      'g:18PG': '1202',
    })
    say(match, 'attack 1202', 'join r:3GdM', 'join r:5M', 'join r:1T', 'join r:9T', 'join r:2Gd')
    expect([attack(match), defence(match), odds(match)]).toEqual([26, 9, '2-1'])
  })

  it('8.3H.b, E73-12 odds below 1-3 count as 1-3', () => {
    const match = russian({ 'r:1': '1302', 'g:5Pz': '1202', 'g:12Pz': '1202', 'g:20Pz': '1202' })
    say(match, 'attack 1202', 'join r:1')
    expect([attack(match), defence(match), odds(match)]).toEqual([3, 15, '1-3'])
    expect(explain(match, 'odds').items).toContain('8.8 odds 1-3 1')
  })

  it('8.3H.b, E73-12 odds above 9-1 count as 9-1', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1302', 'r:29': '1302', 'r:31': '1303', 'g:52S': '1202' })
    say(match, 'attack 1202', 'join r:1', 'join r:19', 'join r:29', 'join r:31')
    expect([attack(match), defence(match), odds(match)]).toEqual([12, 1, '9-1'])
  })

  it('8.3H.a, R73-37 every ratio falls into the column of the ledger, in exact fractions', () => {
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1302', 'g:52S': '1202' },
      setting: (setting) => ({ ...setting, strength: setting.strength.slice() }),
    })
    say(match, 'attack 1202', 'join r:1')
    const { strength } = match.setting
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }), (a, d) => {
        strength[unitOf(match, 'r:1')] = a
        strength[unitOf(match, 'g:52S')] = d
        const ledger = a >= d ? `${Math.min(9, Math.floor(a / d))}-1` : `1-${Math.min(3, Math.ceil(d / a))}`
        expect(odds(match)).toBe(ledger)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('8.4 effects on strength', () => {
  it('8.4J.a, E73-04, R73-37 a 5 without supply across a river is one and a quarter', () => {
    // The Dvina runs between 2203 and 2204.
    const match = position({ phase: 'soviet combat', units: { 'r:1T': '2204', 'g:6': '2203' } })
    say(match, 'attack 2203', 'join r:1T')
    expect(attack(match)).toBe(1.25)
    expect(explain(match, 'attack').items).toEqual([
      '8.0 r:1T 20',
      '8.9 r:1T across a river -10',
      '9.3D r:1T without supply -5',
    ])
  })

  it('8.4J.b a defender without supply in its own fortification fights at par', () => {
    // Russians in 3910, 4010 and 4011, and all round behind, cut 3911 off.
    const ring = { 'r:1': '4010', 'r:19': '3912', 'r:29': '3809', 'r:31': '3811' }
    const match = position({ phase: 'soviet combat', units: { 'r:RH1': '4110', ...ring, 'g:6': '3911' } })
    say(match, 'attack 3911', 'join r:1')
    expect(explain(match, 'defence').items).toEqual([
      '8.0 g:6 8',
      '8.9 g:6 in a fortified hex 8',
      '9.3D g:6 without supply -8',
    ])
    expect(defence(match)).toBe(2)
  })
})

describe('8.5 voluntary reduction', () => {
  it('8.5K, E73-05 at 7-1 the attacker may ask for 3-1, and for any other lower column', () => {
    const match = russian({ 'r:1': '1302', 'r:2Gd': '1303', 'g:52S': '1202' }, 5)
    say(match, 'attack 1202', 'join r:1', 'join r:2Gd')
    expect(odds(match)).toBe('7-1')
    expect(choices(match, 'lower')).toEqual(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'])
    say(match, 'lower 3-1')
    expect(outcome(match)[0]).toEqual({ event: 'Dr', operands: [4, 5] })
  })

  it('8.5K the column cannot be raised, nor chosen before anybody attacks', () => {
    const match = russian({ 'r:1': '1302', 'g:52S': '1202' })
    say(match, 'attack 1202')
    expect(refusal(match, 'lower 1-1')).toEqual({ rule: '8.1', because: 'nobody attacks yet' })
    expect(refusal(match, 'roll')).toEqual({ rule: '8.1', because: 'nobody attacks yet' })
    say(match, 'join r:1')
    expect(refusal(match, 'lower 4-1')).toEqual({ rule: '8.5K', because: 'only a lower column may be chosen' })
    expect(refusal(match, 'lower 3-1')?.rule).toBe('8.5K')
  })
})

describe('8.6 advance after combat', () => {
  const four = { 'r:1': '1302', 'r:19': '1302', 'r:29': '1302', 'r:31': '1303', 'r:35': '1303', 'g:52S': '1202' }
  const joined = ['attack 1202', 'join r:1', 'join r:19', 'join r:29', 'join r:31']

  it('8.6L.a up to three of the units that attacked enter the vacated hex', () => {
    const match = say(russian(four, 6), ...joined, 'roll')
    expect(choices(match)).toEqual(['advance r:1', 'advance r:19', 'advance r:29', 'advance r:31', 'halt'])
    expect(refusal(match, 'advance r:35')).toEqual({ rule: '8.6L', because: 'r:35 did not attack' })
    say(match, 'advance r:1', 'advance r:19', 'advance r:31')
    expect(refusal(match, 'advance r:29')).toEqual({ rule: '8.6L', because: 'three units have advanced' })
    say(match, 'halt')
    expect(['r:1', 'r:19', 'r:29', 'r:31'].map((id) => at(match, id))).toEqual(['1202', '1202', '1302', '1202'])
  })

  it('8.6L.a the advance is at the attacker’s option', () => {
    const match = say(russian(four, 6), ...joined, 'roll', 'halt')
    expect(match.position.stacks.first[hexOf(match, '1202')]).toBe(0)
    expect(choices(match)).toEqual(['done'])
  })

  it('8.6L.b the advance comes at once and not later in the phase', () => {
    const match = say(russian(four, 6), ...joined, 'roll')
    expect(match.decision).toMatchObject({ step: 'advance', side: 2 })
    expect(() => say(match, 'done')).toThrow(/no answer in step advance/)
  })

  it('8.6L.b the advance is no movement: it costs nothing, and armour moves on with its full allowance', () => {
    const match = russian({ 'r:1T': '1302', 'r:9T': '1302', 'g:52S': '1202' }, 6)
    say(match, 'attack 1202', 'join r:1T', 'join r:9T', 'roll', 'advance r:1T', 'halt', 'done')
    expect(match.game.phase(match.position).id).toBe('soviet mechanized')
    expect(explain(match, 'allowance r:1T').value).toBe(6)
    expect(refusal(match, 'move r:1T')).toBeNull()
  })

  it('8.6L.b, R73-25 a frozen unit may attack and advance, and stays frozen', () => {
    const match = position({
      phase: 'german combat',
      units: { ...RAILHEAD, 'g:5Pz': { place: '1202', freeze: 'garrison' }, 'r:RH2': '1302' },
      dice: [2],
    })
    say(match, 'attack 1302', 'join g:5Pz', 'roll', 'retreat r:RH2', 'advance g:5Pz', 'halt', 'done')
    expect(at(match, 'g:5Pz')).toBe('1302')
    expect(refusal(match, 'move g:5Pz')?.rule).toBe('14.3')
  })

  it('R73-25 a unit that is slow to respond may attack and advance, and may not move afterwards', () => {
    const match = position({
      phase: 'german combat',
      units: { ...RAILHEAD, 'g:5Pz': { place: '1202', slow: true }, 'r:RH2': '1302' },
      dice: [2],
    })
    say(match, 'attack 1302', 'join g:5Pz', 'roll', 'retreat r:RH2', 'advance g:5Pz', 'halt', 'done')
    expect(refusal(match, 'move g:5Pz')?.rule).toBe('14.5')
  })

  it('8.6L.a each of several vacated hexes is entered in turn, by other units', () => {
    const units = { 'r:1': '1302', 'r:19': '1302', 'r:29': '1302', 'r:31': '1102', 'g:52S': '1202', 'g:201S': '1201' }
    const match = russian(units, 6)
    say(match, 'attack 1202', 'target 1201', 'join r:1', 'join r:19', 'join r:29', 'join r:31', 'roll')
    expect(match.game.prompt(match.position)).toBe('Who advances into 1201?')
    say(match, 'advance r:1', 'halt')
    expect(match.game.prompt(match.position)).toBe('Who advances into 1202?')
    expect(refusal(match, 'advance r:1')).toEqual({ rule: '8.6L', because: 'r:1 has advanced' })
    say(match, 'advance r:19', 'advance r:29', 'halt')
    expect(['r:1', 'r:19', 'r:29', 'r:31'].map((id) => at(match, id))).toEqual(['1201', '1202', '1202', '1102'])
  })

  it.each([
    ['Dr', 5, 'rout'],
    ['Br', 3, 'rout'],
    ['Ar', 1, 'rout'],
  ])('8.6L.a, R73-12 %s at 3-1: nobody advances unless the defender alone gave way', (result, die, step) => {
    const match = russian({ 'r:1': '1302', 'g:52S': '1202' }, die)
    say(match, 'attack 1202', 'join r:1', 'roll')
    expect(lastTold(match)).toEqual([result])
    expect(match.decision).toMatchObject({ step })
    while (!match.decision.isOver && ['rout', 'fallback'].includes(match.decision.step)) say(match, choices(match)[0]!)
    expect(match.decision).toMatchObject({ step: result === 'Dr' ? 'advance' : 'combat' })
  })
})

describe('8.9 terrain', () => {
  it('8.9.clear clear ground costs one point and changes nothing in combat', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1202', 'g:5Pz': '1202' } })
    expect([cost(match, 'g:6', '1302'), cost(match, 'g:5Pz', '1302')]).toEqual([1, 1])
    const fight = say(russian({ 'r:1': '1302', 'g:6': '1202' }), 'attack 1202', 'join r:1')
    expect([attack(fight), defence(fight), explain(fight, 'die').value]).toEqual([3, 2, 0])
  })

  it('8.9.wood.m forest or swamp costs mechanized units two points, others one', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1316', 'g:5Pz': '1316' } })
    expect([cost(match, 'g:6', '1315'), cost(match, 'g:5Pz', '1315')]).toEqual([1, 2])
  })

  it('8.9.wood.c the attacker takes one off the die: only so is row 0 reached', () => {
    const units = { ...FOREST_RAILHEAD, 'r:3GdM': '1316', 'r:5M': '1316', 'g:52S': '1315' }
    const match = position({ phase: 'soviet combat', units, dice: [1] })
    say(match, 'attack 1315', 'join r:3GdM', 'join r:5M')
    expect(odds(match)).toBe('9-1')
    say(match, 'roll')
    // Row 1 would be a half exchange.
    expect(lastTold(match)).toEqual(['Dr'])
  })

  it('8.9.river.m a river does not slow movement', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '2204' } })
    expect(cost(match, 'g:6', '2203')).toBe(1)
  })

  it('8.9.river.c each attacker is halved by its own hexside, and the defender by none', () => {
    const units = { 'r:RH1': '2504', 'r:1': '2204', 'r:19': '2303', 'g:6': '2203' }
    const match = position({ phase: 'soviet combat', units })
    say(match, 'attack 2203', 'join r:1', 'join r:19')
    expect(explain(match, 'attack').items).toEqual(['8.0 r:1 12', '8.9 r:1 across a river -6', '8.0 r:19 12'])
    expect(defence(match)).toBe(2)
  })

  it('8.9.city an ordinary city neither slows movement nor helps the defender', () => {
    // Kovno.
    const match = position({ phase: 'german move', units: { 'g:5Pz': '0710' } })
    expect(cost(match, 'g:5Pz', '0810')).toBe(1)
    const fight = position({ phase: 'soviet combat', units: { 'r:1': '0811', 'g:6': '0810' } })
    say(fight, 'attack 0810', 'join r:1')
    expect(defence(fight)).toBe(2)
  })

  it('8.9.fort.m a fortified hex of the enemy costs two more, of the own side nothing', () => {
    const russians = position({ phase: 'soviet move', units: { 'r:RH1': '4110', 'r:1': '3910' } })
    expect(cost(russians, 'r:1', '3911')).toBe(3)
    const germans = position({ phase: 'german move', units: { 'g:6': '3811' } })
    expect(cost(germans, 'g:6', '3911')).toBe(1)
  })

  it('8.9.fort.m, R73-30 the Russian line costs Germans two more', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '3911' } })
    expect(cost(match, 'g:6', '3910')).toBe(3)
  })

  it('8.9.fort.m, 8.9.fort.c, R73-46 a line hex that is a fortified city counts once', () => {
    // Orsha is on the Sane line.
    const mover = position({ scenario: 'sane', phase: 'soviet move', units: { 'r:1': '3812' } })
    expect(cost(mover, 'r:1', '3813')).toBe(3)
    const fight = position({ scenario: 'sane', phase: 'soviet combat', units: { 'r:1': '3812', 'g:6': '3813' } })
    say(fight, 'attack 3813', 'join r:1')
    expect(defence(fight)).toBe(4)
  })

  it('8.9.fort.c, R73-24 fortified cities double their defenders in every scenario, unless the option lifts it', () => {
    const strength = (options: Record<string, string>) => {
      const units = { 'r:1': '3710', 'g:6': '3709' }
      const match = position({ scenario: 'maximum', options, phase: 'soviet combat', units })
      return defence(say(match, 'attack 3709', 'join r:1'))
    }
    expect([strength({}), strength({ fortCities: 'off' })]).toEqual([4, 2])
  })

  it('8.9.fort.c, R73-30 Russians are doubled in their own line, 8.91B and not in the German one', () => {
    const inLine = position({
      phase: 'german combat',
      units: { 'r:RH1': '4110', 'r:1': '3910', 'g:6': '3911' },
    })
    expect(defence(say(inLine, 'attack 3910', 'join g:6'))).toBe(6)
    const inGermanLine = position({
      phase: 'german combat',
      units: { 'r:RH1': '4110', 'r:1': '3911', 'g:6': '3811' },
    })
    expect(defence(say(inGermanLine, 'attack 3911', 'join g:6'))).toBe(3)
  })

  it('8.91B a fortified hex that the enemy held doubles its owner again, and still slows the enemy', () => {
    const units = { 'r:RH1': '4110', 'r:1': '4010', 'r:19': '3911', 'g:5Pz': '3811', 'g:12Pz': '3811' }
    const match = position({ phase: 'german combat', turn: 2, units, dice: [5] })
    say(match, 'attack 3911', 'join g:5Pz', 'join g:12Pz', 'roll', 'retreat r:19')
    say(match, choices(match)[0]!, 'advance g:5Pz', 'halt', 'done', 'done', 'done')
    expect(defence(say(match, 'attack 3911', 'join r:1'))).toBe(10)
    const shared = position({ phase: 'soviet move', units: { 'r:RH1': '4110', 'r:1': '4010', 'r:19': '3911' } })
    expect(cost(shared, 'r:1', '3911')).toBe(3)
  })

  it('8.9.rail a railway changes neither the cost of a hex nor the fight for it', () => {
    const match = position({ phase: 'german move', units: { 'g:5Pz': '1203', 'g:6': '1203' } })
    expect([cost(match, 'g:5Pz', '1204'), cost(match, 'g:6', '1204')]).toEqual([1, 1])
    const fight = say(russian({ 'r:1': '1203', 'g:6': '1204' }), 'attack 1204', 'join r:1')
    expect([attack(fight), defence(fight)]).toEqual([3, 2])
  })
})

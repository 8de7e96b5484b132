import { describe, expect, it } from 'vitest'
import { DATES } from './charts.ts'
import { COUNTERS, type Kind, MARKERS } from './counters.ts'
import { pes } from './index.ts'
import { at, choices, explain, isReduced, nature, position, say, unitsIn } from './position.fixture.ts'
import { diceOf, stepsOf } from './state.ts'

const setting = pes.setting('campaign')
const named = (...kinds: Kind[]) => COUNTERS.filter(({ kind }) => kinds.includes(kind))
const names = (hexes: readonly number[]) => hexes.map((hex) => setting.ground.name(hex))

describe('1 the frame', () => {
  it('1.1a asks the German or nature, and never the Soviet side', () => {
    const match = position({
      phase: 'stavka',
      units: { 'r:Kas': 'stavka', 'g:3Pz': '1939', 'g:5': '1939' },
      german: '1939 1940 1941 1942 1842 1841',
      dice: [1, { pick: 0 }, 4, { pick: 0 }, { 'each 5d6': [4, 1] }],
    })
    for (let n = 0; n < 6; n++) {
      const { decision } = match
      expect(decision.isOver || decision.side).toBe(0)
      match.take(match.choices()[0]!)
    }
    expect(match.decision).toMatchObject({ side: 1, step: 'losses' })
  })

  it('1.2a counts seven turns, a third of a month each', () => {
    expect(DATES).toEqual(['III June', 'I July', 'II July', 'III July', 'I August', 'II August', 'III August'])
  })

  it('1.3a adds all modifiers up', () => {
    // The river Dnepr and the entrenchment.
    const match = position({
      phase: 'operations',
      turn: 5,
      units: { 'g:5': '1813', 'r:19': '1913', 'r:EM1': '1913' },
      german: '1813 1814 1815',
      dice: [{ 'each 4d6': [4, 0] }],
    })
    match.say('pick g:5')
    match.say('to 1913')
    match.take(match.choices()[0]!)
    expect(explain(match, 'fire')).toEqual({
      value: 2,
      items: ['10.3 attacked across a river, first round 1', '10.10 entrenched 1'],
    })
  })

  it('1.4a has the four edges of the rulebook', () => {
    const { board } = setting
    expect(names(board.edge('north')).filter((hex) => ['1001', '1542'].includes(hex))).toEqual(['1001', '1542'])
    expect(names(board.edge('south')).at(0)).toBe('2601')
    expect(names(board.edge('south')).at(-1)).toBe('2643')
    expect(names(board.edge('west'))).toEqual(expect.arrayContaining(['1543', '2644']))
    expect(names(board.edge('east'))).toEqual(expect.arrayContaining(['1000', '2600']))
  })

  it('1.5a has no air units, phases or verbs', () => {
    expect(COUNTERS.some(({ kind }) => /air(?!borne)/.test(kind))).toBe(false)
    expect(Object.keys(pes.events).some((event) => /\bair/.test(event))).toBe(false)
  })

  it('1.6a switches from early to late with turn 5', () => {
    const most = (turn: number) => explain(position({ phase: 'operations', turn, units: {} }), 'garrison 1939').value
    const open = (turn: number) => explain(position({ phase: 'operations', turn, units: {} }), 'garrison 1938').value
    expect([1, 4, 5, 7].map(open)).toEqual([3, 3, 4, 4])
    expect([4, 5].map(most)).toEqual([6, 6])
  })

  it('1.7a brings the divisions of turn 6 in weaker than those of June', () => {
    const late = COUNTERS.filter(({ side, turn }) => side === 1 && turn === 6)
    expect(late.map(({ dice, reduced }) => [dice, reduced])).toEqual(new Array(16).fill([2, 1]))
  })
})

describe('2 the counters', () => {
  it('2.1a has 280 of them, each with an id of its own', () => {
    expect(COUNTERS.length + MARKERS.reduce((sum, { count }) => sum + count, 0)).toBe(280)
    expect(new Set(COUNTERS.map(({ id }) => id)).size).toBe(COUNTERS.length)
    for (const { source } of [...COUNTERS, ...MARKERS]) expect(source.note).not.toBe('')
  })

  it('2.2a, PX-14 knows places by their printed numbers', () => {
    const places = {
      Smolensk: '1916',
      Bialystok: '1939',
      Baranowicze: '2232',
      Minsk: '2027',
      Orsha: '1919',
      Vyazma: '1810',
      Mozhaisk: '1805',
      Tula: '2502',
      Kalinin: '1105',
      Yelnia: '2113',
      Roslavl: '2415',
    }
    for (const [name, hex] of Object.entries(places)) expect(names([setting.board.place(name).hex])).toEqual([hex])
  })

  it('2.5a, 2.6a, P-R01 gives two steps to units that show more than 1 and have a reduced side, one to the rest', () => {
    const s = pes.blank(setting)
    COUNTERS.forEach(({ dice, reduced }, index) => {
      expect(stepsOf(s, index + 1)).toBe(dice > 1 ? 2 : 1)
      expect(reduced).toBe(dice > 1 ? 1 : 0)
    })
  })

  it('2.5b, 2.5c flips a unit at the first hit and takes it off at the second, and no other unit gains by it', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:2': '1437', 'r:6': '1437' },
      dice: [{ 'each 4d6': [4, 0] }, { 'each 2d6': [1, 1] }, { 'each 1d6': [1, 0] }, { 'each 2d6': [1, 1] }],
    })
    say(match, 'pick g:5', 'to 1437')
    expect(isReduced(match, 'g:5')).toBe(true)
    say(match, 'again')
    expect(at(match, 'g:5')).toBe('lost')
    expect(unitsIn(match, '1437')).toEqual(['r:2', 'r:6'])
  })

  it('2.6a, PX-12 shows the lower number on the reduced side', () => {
    const s = pes.blank(setting)
    const first = setting.unitIds.indexOf('g:1Pz')
    expect(COUNTERS[first - 1]).toMatchObject({ dice: 2, reduced: 1, turn: 6 })
    s.units.reduced[first] = 1
    expect(diceOf(s, first)).toBe(1)
  })

  it('2.8a parts the Germans into mechanized and not', () => {
    const mech = COUNTERS.filter((_, index) => setting.isMech[index + 1] === 1)
    expect(new Set(mech.map(({ kind }) => kind))).toEqual(new Set(['panzer', 'motorized', 'brigade', 'flak']))
  })

  it('2.9a, 2.9b parts the Soviets into regulars, specialists, groups and Southwest Front', () => {
    const specialists = COUNTERS.filter((_, index) => setting.isSpecialist[index + 1] === 1)
    expect(new Set(specialists.map(({ kind }) => kind))).toEqual(new Set(['tank', 'mechanized', 'airborne', 'zone']))
    expect(specialists).toHaveLength(47)
    expect(named('rifle', 'militia')).toHaveLength(88)
    expect([named('group', 'horse').length, named('army').length]).toEqual([13, 5])
  })

  it('2.10a gives every unit of the cup one step and one die', () => {
    const cup = named('rifle', 'militia', 'tank', 'mechanized', 'airborne', 'zone')
    expect(cup).toHaveLength(135)
    for (const { dice, reduced } of cup) expect([dice, reduced]).toEqual([1, 0])
  })

  it('2.10b puts numbered units on the track and the others into play', () => {
    const match = position({ phase: 'set-up', turn: 1, units: {} })
    const start = pes.start(setting, { die: () => 1, sum: () => 1, each: () => {}, pick: () => 0 })
    for (const [index, { turn, side }] of COUNTERS.entries()) {
      if (side !== 2 || turn === 0) continue
      expect(setting.kinds['place']!.write(start.units.place[index + 1]!)).toBe(`turn:${turn}`)
    }
    expect(match.decision).toMatchObject({ step: 'deploy' })
  })

  it('2.11a uses groups for nothing but counterattacks: none is ever drawn for a garrison', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'r:Kas': 'stavka', 'r:2': 'cup' },
      dice: [6, { draw: 'r:2' }],
    })
    match.say('pick g:5')
    match.say('to 1437')
    match.take(match.choices()[0]!)
    expect(unitsIn(match, '1437')).toEqual(['g:5', 'r:2'])
    expect(at(match, 'r:Kas')).toBe('stavka')
  })

  it('2.13a gives size no meaning but for stacking', () => {
    const small = COUNTERS.filter(({ side }, index) => side === 1 && setting.isDivision[index + 1] === 0)
    expect(small.map(({ id }) => id)).toEqual(['g:L', 'g:GD', 'g:101Flak', 'g:102Flak', 'g:103Flak', 'g:104Flak'])
  })

  it('2.14a names the thirteen groups', () => {
    expect(
      named('group', 'horse')
        .map(({ name }) => name)
        .sort(),
    ).toEqual('Bat Bol Dov Ego Eln Erm Gor Kal Kas Kho Kul Mas Rok'.split(' '))
    expect(named('horse').map(({ name }) => name)).toEqual(['Bat', 'Dov', 'Kul'])
  })

  it('2.15a keeps what the markers tell: front, turn, entrenchments, points left', () => {
    const match = position({ phase: 'operations', turn: 3, units: { 'g:5': '1537' } })
    say(match, 'pick g:5')
    expect(match.position.turn).toBe(3)
    expect(match.position.march.points).toBe(9)
    expect(choices(match, 'to')).toContain('1437')
    expect(named('entrenchment')).toHaveLength(6)
    expect(nature(match).position.hexes.front.filter((one) => one === 1)).toHaveLength(18)
  })
})

import { TABLE_BARRED } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { at, choices, explain, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import type { Dagc73Setting } from './scenarios.ts'
import { FREE, GARRISON, HOLDS_CITY } from './state.ts'

// Clear ground without rivers round 1202; the railway through 1004, 1104, 1204 and 1304 supplies the Germans.
const RAILHEAD = { 'r:RH1': '1504' }

/** A Russian attack on 1202 by r:1 alone, at 3-1: a 1 is Ar, a 3 is Br and a 5 is Dr. */
const driven = (die: number, units: Record<string, unknown> = {}): Played =>
  say(
    position({ phase: 'soviet combat', units: { ...RAILHEAD, 'r:1': '1302', 'g:52S': '1202', ...units }, dice: [die] }),
    'attack 1202',
    'join r:1',
    'roll',
  )

const asked = (match: Played): string => {
  const { decision } = match
  return decision.isOver ? 'over' : `${match.sideName(decision.side)} ${decision.step}`
}

const seaBetween =
  (a: string, b: string) =>
  (setting: Dagc73Setting): Dagc73Setting => {
    const { ground } = setting
    const evenCosts = setting.evenCosts.slice()
    const [x, y] = [ground.parse(a), ground.parse(b)]
    evenCosts[x * 6 + ground.directionTo(x, y)] = TABLE_BARRED
    evenCosts[y * 6 + ground.directionTo(y, x)] = TABLE_BARRED
    return { ...setting, evenCosts }
  }

describe('8.81 who retreats, and who places him', () => {
  it('8.81.Dr, 8.82.c the attacker places the defenders', () => {
    const match = driven(5)
    expect(asked(match)).toBe('Soviet rout')
    say(match, 'retreat g:52S')
    expect(asked(match)).toBe('Soviet fallback')
    say(match, 'to 1103')
    expect([at(match, 'g:52S'), at(match, 'r:1')]).toEqual(['1103', '1302'])
  })

  it('8.81.Ar, 8.82.c the defender places the attackers, and nobody advances (R73-12)', () => {
    const match = driven(1)
    expect(asked(match)).toBe('German rout')
    expect(choices(match)).toEqual(['retreat r:1'])
    say(match, 'retreat r:1')
    expect(asked(match)).toBe('German fallback')
    say(match, choices(match)[0]!)
    expect(asked(match)).toBe('Soviet combat')
    expect(at(match, 'g:52S')).toBe('1202')
  })

  it('8.81.Ar units that did not attack stay', () => {
    const match = driven(1, { 'r:19': '1302' })
    expect(choices(match)).toEqual(['retreat r:1'])
  })

  it('8.81.Br the defenders first, placed by the attacker, then the attackers, placed by the defender', () => {
    const match = driven(3)
    expect(asked(match)).toBe('Soviet rout')
    say(match, 'retreat g:52S 1103')
    expect(asked(match)).toBe('German rout')
    say(match, 'retreat r:1')
    expect(asked(match)).toBe('German fallback')
    say(match, choices(match)[0]!)
    expect(asked(match)).toBe('Soviet combat')
  })

  it('8.81.Br zones are judged anew between the two retreats', () => {
    // 1401 and 1402 are next to 1302; the German in 1202 controls 1201 and 1303 as long as he stands there.
    const match = driven(3)
    expect(choices(match)).toEqual(['retreat g:52S'])
    say(match, 'retreat g:52S 1102', 'retreat r:1')
    expect(refusal(match, 'to 1201')?.rule).toBe('8.82.2')
    const away = say(driven(3), 'retreat g:52S 1203', 'retreat r:1')
    expect(refusal(away, 'to 1303')?.rule).toBe('8.82.2')
    expect(refusal(away, 'to 1201')?.rule).not.toBe('8.82.2')
  })

  it('R73-12 after Br an attacker may be placed in the hex just vacated', () => {
    // The battlegroup that has left 1202 controls nothing, and the way to the railhead in 1104 leads through it.
    const match = driven(3, { 'g:52S': null, 'g:KG5': '1202', 'r:RH1': '1104' })
    say(match, 'retreat g:KG5 1103', 'retreat r:1')
    expect(choices(match, 'to')).toContain('1202')
  })

  it('R73-09 units of one hex are placed one by one, in different hexes', () => {
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1302', 'r:2Gd': '1302', 'r:5Gd': '1302', 'g:52S': '1202', 'g:6': '1202' },
      dice: [5],
    })
    say(match, 'attack 1202', 'join r:1', 'join r:2Gd', 'join r:5Gd', 'roll')
    expect(choices(match)).toEqual(['retreat g:6', 'retreat g:52S'])
    say(match, 'retreat g:52S 1103', 'retreat g:6 1203')
    expect([at(match, 'g:52S'), at(match, 'g:6')]).toEqual(['1103', '1203'])
  })

  it('R73-10 who places them chooses the order, and thereby who finds no room', () => {
    // 1102 and 1103 are under Russian control; in 1203 there is room for one.
    const russians = { ...RAILHEAD, 'r:1': '1302', 'r:2Gd': '1302', 'r:5Gd': '1302', 'r:19': '1002' }
    const germans = { 'g:52S': '1202', 'g:6': '1202', 'g:7': '1203', 'g:12': '1203' }
    const start = (first: string) => {
      const match = position({ phase: 'soviet combat', units: { ...russians, ...germans }, dice: [5] })
      say(match, 'attack 1202', 'join r:1', 'join r:2Gd', 'join r:5Gd', 'roll')
      return say(match, `retreat ${first} 1203`)
    }
    const one = say(start('g:6'), 'retreat g:52S')
    expect([at(one, 'g:6'), at(one, 'g:52S')]).toEqual(['1203', ''])
    const other = say(start('g:52S'), 'retreat g:6')
    expect([at(other, 'g:52S'), at(other, 'g:6')]).toEqual(['1203', ''])
  })
})

describe('8.82 how to retreat', () => {
  it('8.82.a a retreat is exactly one hex', () => {
    const match = say(driven(5), 'retreat g:52S')
    expect(choices(match, 'to')).toEqual(['1102', '1103', '1203'])
    expect(refusal(match, 'to 1104')).toEqual({ rule: '8.82', because: 'a retreat is one hex' })
    expect(refusal(match, 'to 1202')).toEqual({ rule: '8.82', because: 'a retreat is one hex' })
  })

  it('8.82.b, R73-08 a hex further from supply is refused while there is another', () => {
    // 1202 is two hexes from the railway, so are 1102 and 1103 or nearer; 1201 is three from it.
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1303', 'g:52S': '1202' },
      dice: [5],
    })
    say(match, 'attack 1202', 'join r:1', 'roll', 'retreat g:52S')
    expect(explain(match, 'supply g:52S').value).toBe(2)
    expect(choices(match, 'to')).toEqual(['1102', '1103'])
    expect(refusal(match, 'to 1201')).toEqual({ rule: '8.82', because: '1201 is further from supply' })
  })

  it('8.82.b, R73-08 where all hexes are further, all are open', () => {
    // 1204 is on the railway; 1104, the only hex as near, is full.
    const full = { 'g:6': '1104', 'g:7': '1104', 'g:12': '1104' }
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1304', 'g:52S': '1204', ...full },
      dice: [5],
    })
    say(match, 'attack 1204', 'join r:1', 'roll', 'retreat g:52S')
    expect(explain(match, 'supply g:52S').value).toBe(0)
    expect(choices(match, 'to')).toEqual(['1105', '1205'])
  })

  it('8.82.b, R73-08 without any source there is no restriction', () => {
    const match = position({
      phase: 'german combat',
      units: { 'r:1': '1202', 'g:5Pz': '1303', 'g:12Pz': '1303' },
      dice: [5],
    })
    say(match, 'attack 1202', 'join g:5Pz', 'join g:12Pz', 'lower 3-1', 'retreat r:1')
    expect(choices(match, 'to')).toEqual(['1201', '1102', '1103'])
  })

  it('R73-08 the new distance is that of the unit when it has gone', () => {
    // The German in 1204 keeps the railway to 1304 open past the Russian in 1205; behind, a railhead stands in 1403.
    const units = { 'r:RH1': '1403', 'r:1': '1205', 'g:52S': '1204' }
    const alone = position({ phase: 'soviet combat', units, dice: [5] })
    say(alone, 'attack 1204', 'join r:1', 'roll', 'retreat g:52S')
    expect(choices(alone, 'to')).toEqual(['1104'])
    expect(refusal(alone, 'to 1304')).toEqual({ rule: '8.82', because: '1304 is further from supply' })
    const relieved = position({
      phase: 'soviet combat',
      units: { ...units, 'r:19': '1205', 'g:201S': '1204' },
      dice: [5],
    })
    say(relieved, 'attack 1204', 'join r:1', 'join r:19', 'roll', 'retreat g:52S')
    expect(choices(relieved, 'to')).toEqual(['1104', '1304'])
  })

  it('8.82.1 not into a hex with an enemy', () => {
    const match = say(driven(5, { 'r:RH2': '1203' }), 'retreat g:52S')
    expect(refusal(match, 'to 1203')).toEqual({ rule: '8.82.1', because: 'an enemy stands in 1203' })
    expect(refusal(match, 'to 1302')?.rule).toBe('8.82.1')
  })

  it('8.82.2, 6.4D not into an enemy zone, friend present or not', () => {
    const match = say(driven(5, { 'g:6': '1201' }), 'retreat g:52S')
    expect(refusal(match, 'to 1303')).toEqual({ rule: '8.82.2', because: '1303 is in an enemy zone' })
    expect(refusal(match, 'to 1201')).toEqual({ rule: '8.82.2', because: '1201 is in an enemy zone' })
  })

  it('8.82.3 not where the unit would be the fourth', () => {
    const match = say(driven(5, { 'g:6': '1203', 'g:7': '1203', 'g:12': '1203' }), 'retreat g:52S')
    expect(refusal(match, 'to 1203')).toEqual({ rule: '8.82.3', because: '1203 is full' })
  })

  it('8.82.3 railheads are neither counted nor stopped by it', () => {
    // A German attack on railheads in 2404, on the railway; three corps and two railheads stand in 2504 behind them.
    const stack = { 'r:1': '2504', 'r:19': '2504', 'r:29': '2504', 'r:RH1': '2504', 'r:RH2': '2404' }
    const railhead = position({ phase: 'german combat', units: { ...stack, 'g:6': '2304', 'g:7': '2304' }, dice: [3] })
    say(railhead, 'attack 2404', 'join g:6', 'join g:7', 'roll', 'retreat r:RH2')
    expect(choices(railhead, 'to')).toEqual(['2504'])
    const corps = position({
      phase: 'german combat',
      units: {
        'r:1': '2504',
        'r:19': '2504',
        'r:RH1': '2504',
        'r:RH3': '2504',
        'r:29': '2404',
        'g:5Pz': '2304',
        'g:12Pz': '2304',
      },
      dice: [5],
    })
    say(corps, 'attack 2404', 'join g:5Pz', 'join g:12Pz', 'roll', 'retreat r:29')
    expect(choices(corps, 'to')).toContain('2504')
  })

  it('8.82.4 not through an all-sea hexside', () => {
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1302', 'g:52S': '1202' },
      setting: seaBetween('1202', '1203'),
      dice: [5],
    })
    say(match, 'attack 1202', 'join r:1', 'roll', 'retreat g:52S')
    expect(refusal(match, 'to 1203')).toEqual({ rule: '8.82.4', because: 'no retreat over the sea' })
  })

  it('8.82.5 not off the map', () => {
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1202', 'g:52S': '1201' },
      dice: [5],
    })
    say(match, 'attack 1201', 'join r:1', 'roll', 'retreat g:52S')
    expect(choices(match, 'to')).toEqual(['1101', '1301'])
  })

  it('8.82.d a unit that cannot retreat is eliminated', () => {
    // Surrounded it is without supply, too.
    const units = { ...RAILHEAD, 'r:1': '1302', 'r:19': '1103', 'g:52S': '1202' }
    const match = position({ phase: 'soviet combat', units, dice: [5] })
    say(match, 'attack 1202', 'join r:1', 'lower 3-1')
    expect(choices(match)).toEqual(['retreat g:52S'])
    say(match, 'retreat g:52S')
    expect(at(match, 'g:52S')).toBe('')
    expect(match.position.vp.soviet).toBe(1)
    expect(asked(match)).toBe('Soviet advance')
  })

  it('8.82.d, E73-10 a German mechanized unit that cannot retreat leaves a battlegroup, which does not retreat', () => {
    const match = position({
      phase: 'soviet combat',
      units: {
        ...RAILHEAD,
        'r:1T': '1302',
        'r:9T': '1302',
        'r:11T': '1302',
        'r:19': '1103',
        'g:5Pz': '1202',
      },
      dice: [5],
    })
    say(match, 'attack 1202', 'join r:1T', 'join r:9T', 'join r:11T', 'lower 3-1', 'retreat g:5Pz')
    expect([at(match, 'g:5Pz'), at(match, 'g:KG5')]).toEqual(['', '1202'])
    // 8.6L.a: the hex is not vacated.
    expect(asked(match)).toBe('Soviet combat')
  })

  it('9.5G.b railheads retreat along the railway, or are lost', () => {
    const match = position({
      phase: 'german combat',
      units: { 'r:RH1': '2404', 'g:6': '2304', 'g:7': '2304' },
      dice: [3],
    })
    say(match, 'attack 2404', 'join g:6', 'join g:7', 'roll', 'retreat r:RH1')
    expect(choices(match, 'to')).toEqual(['2504'])
    expect(refusal(match, 'to 2403')).toEqual({ rule: '9.5G', because: 'railheads retreat along the railway' })
    const cut = position({
      phase: 'german combat',
      units: { 'r:RH1': '2404', 'g:6': '2304', 'g:7': '2304', 'g:12': '2604' },
      dice: [3],
    })
    say(cut, 'attack 2404', 'join g:6', 'join g:7', 'lower 4-1', 'retreat r:RH1')
    expect(at(cut, 'r:RH1')).toBe('')
    expect(cut.position.vp.german).toBe(1)
  })

  it('R73-08, 9.5G.b a railhead keeps to the railway that is open when it has gone', () => {
    // In Lida, 1417, it alone holds the railway open to 1416, which is cut off from Vilna by the Germans in 1413.
    const units = { 'r:RH1': '1417', 'g:6': '1418', 'g:7': '1418', 'g:12': '1413' }
    const match = position({ phase: 'german combat', units, dice: [3] })
    say(match, 'attack 1417', 'join g:6', 'join g:7', 'roll', 'retreat r:RH1')
    expect(choices(match, 'to')).toEqual(['1517'])
    expect(refusal(match, 'to 1416')).toEqual({ rule: '8.82', because: '1416 is further from supply' })
  })

  it('R73-08, 9.5G.b a railhead that is cut off goes no further from the next source', () => {
    // All four railways of Lida are cut; the other railhead is south of it.
    const units = { 'r:RH1': '1417', 'r:RH2': '1622', 'g:6': '1518', 'g:7': '1518', 'g:12': '1413', 'g:14': '1119' }
    const match = position({ phase: 'german combat', units, dice: [5] })
    say(match, 'attack 1417', 'join g:6', 'join g:7', 'lower 3-1', 'retreat r:RH1')
    expect(choices(match, 'to')).toEqual(['1318'])
    expect(refusal(match, 'to 1416')).toEqual({ rule: '8.82', because: '1416 is further from supply' })
  })

  /** How g:6 is bound after three tank corps have driven it from a hex, at 3-1 with a 5. */
  const drivenFrom = (hex: string, tanks: string, freeze: string): number => {
    const units = { 'r:1T': tanks, 'r:9T': tanks, 'r:11T': tanks, 'r:RH1': '4210', 'g:6': { place: hex, freeze } }
    const match = position({ phase: 'soviet combat', units, dice: [5] })
    say(match, `attack ${hex}`, 'join r:1T', 'join r:9T', 'join r:11T')
    if (explain(match, 'odds').value > 5) say(match, 'lower 3-1', 'retreat g:6')
    else say(match, 'roll', 'retreat g:6')
    say(match, `to ${choices(match, 'to')[0]}`)
    return match.position.units.freeze[unitOf(match, 'g:6')]!
  }

  it('14.31d a unit driven out of its fortified city may move again, a garrison may not', () => {
    expect(drivenFrom('3709', '3710', 'holds city')).toBe(FREE)
    expect(drivenFrom('3709', '3710', 'garrison')).toBe(GARRISON)
  })

  it('14.31d, R73-25 one that has left its city by an advance and is driven back from there stays bound', () => {
    expect(drivenFrom('3710', '3711', 'holds city')).toBe(HOLDS_CITY)
  })
})

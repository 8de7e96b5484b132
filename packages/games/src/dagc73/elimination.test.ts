import { overlay } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { GERMAN, KINDS } from './counters.ts'
import { worth } from './elimination.ts'
import { at, choices, explain, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import { GARRISON } from './state.ts'

// Clear ground without rivers round 1202; the railway through 1104 and 1204 supplies the Germans.
const RAILHEAD = { 'r:RH1': '1504' }
/** Twelve to one: 9-1, where a 1 is a half exchange and a 6 is De. */
const FOUR_CORPS = { 'r:1': '1302', 'r:19': '1302', 'r:29': '1302', 'r:31': '1303' }
const ALL_JOIN = ['join r:1', 'join r:19', 'join r:29', 'join r:31']
/** Twenty-one to five: 4-1, where a 5 is an exchange. */
const SEVEN_CORPS = { ...FOUR_CORPS, 'r:35': '1303', 'r:36': '1303', 'r:37': '1203' }
const SEVEN_JOIN = [...ALL_JOIN, 'join r:35', 'join r:36', 'join r:37']
const TANKS = { 'r:1T': '1302', 'r:9T': '1302', 'r:11T': '1302' }

const russian = (units: Record<string, unknown>, ...dice: number[]): Played =>
  position({ phase: 'soviet combat', units: { ...RAILHEAD, ...units }, dice })
const german = (units: Record<string, unknown>, ...dice: number[]): Played =>
  position({ phase: 'german combat', units: { ...RAILHEAD, ...units }, dice })
/** What came of the attack, without who attacked. */
const told = (match: Played): string[] =>
  match.entries.at(-1)!.told.flatMap(({ event }) => (event === 'attacked' ? [] : [event]))
const where = (match: Played, ...ids: string[]): string[] => ids.map((id) => at(match, id))

describe('8.7 German battlegroups', () => {
  it.each([
    ['g:5Pz', 'g:KG5'],
    ['g:18PG', 'g:KG18'],
  ])('8.7M.a %s leaves %s in its hex when it is eliminated in defence', (division, group) => {
    const match = russian({ ...TANKS, 'r:29T': '1303', 'r:3GdM': '1303', 'r:5M': '1303', [division]: '1202' }, 6)
    say(match, 'attack 1202', 'join r:1T', 'join r:9T', 'join r:11T', 'join r:29T', 'join r:3GdM', 'join r:5M', 'roll')
    // 32 to 5 and 32 to 4.
    expect(told(match)).toEqual(['De', 'lost', 'battlegroup'])
    expect(where(match, division, group)).toEqual(['', '1202'])
  })

  it('8.7M.a a division eliminated while attacking leaves one as well', () => {
    const match = german({ 'g:5Pz': '1202', 'r:1': '1302', 'r:19': '1302', 'r:29': '1302' }, 1)
    say(match, 'attack 1302', 'join g:5Pz', 'roll')
    expect(told(match)).toEqual(['Ae', 'lost', 'battlegroup'])
    expect(where(match, 'g:5Pz', 'g:KG5')).toEqual(['', '1202'])
  })

  it('8.7M.a, 8.7M.b, R73-16 every German 5-8 and 4-8 has a battlegroup of its own, and nothing else has', () => {
    const { setting } = position({ scenario: 'maximum', options: { ukraine: 'on' }, phase: 'ukraine', units: {} })
    const groups = new Set<number>()
    setting.roster.forEach((counter, unit) => {
      if (!counter) return
      const { side, strength, movement } = counter
      const isDivision = side === GERMAN && movement === 8 && strength >= 4
      expect(setting.battlegroup[unit] !== 0, counter.id).toBe(isDivision)
      if (!isDivision) return
      const group = setting.roster[setting.battlegroup[unit]!]!
      expect(group).toMatchObject({
        side,
        kind: 'battlegroup',
        strength: 1,
        movement: 8,
        isUkrainian: counter.isUkrainian,
      })
      groups.add(setting.battlegroup[unit]!)
    })
    expect(groups.size).toBe(4 + 3 + 2 + 3)
  })

  it('8.7M.b Russian armour, German infantry and battlegroups are gone for good', () => {
    const armour = say(german({ 'g:52S': '1202', 'r:1T': '1302' }, 1), 'attack 1302', 'join g:52S', 'roll')
    expect(told(armour)).toEqual(['Ae', 'lost'])
    const infantry = say(russian({ ...FOUR_CORPS, 'g:52S': '1202' }, 6), 'attack 1202', ...ALL_JOIN, 'roll')
    expect(told(infantry)).toEqual(['De', 'lost'])
    const group = say(russian({ ...FOUR_CORPS, 'g:KG5': '1202' }, 6), 'attack 1202', ...ALL_JOIN, 'roll')
    expect(told(group)).toEqual(['De', 'lost'])
    const tanks = say(russian({ 'r:1T': '1302', 'g:5Pz': '1202' }, 1), 'attack 1202', 'join r:1T', 'roll')
    expect(told(tanks)).toEqual(['Ae', 'lost'])
  })

  it('8.7M.c, R73-18 the battlegroup holds the hex: nobody advances, nobody attacks it again', () => {
    const match = russian({ ...SEVEN_CORPS, 'r:38': '1203', 'g:18PG': '1202' }, 5)
    say(match, 'attack 1202', ...SEVEN_JOIN, 'lower 4-1', 'lose r:1', 'lose r:19', 'enough')
    expect(at(match, 'g:KG18')).toBe('1202')
    expect(match.decision).toMatchObject({ step: 'combat' })
    expect(refusal(match, 'attack 1202')?.rule).toBe('8.1D')
  })

  it('R73-17 the battlegroup of an attacker neither advances nor attacks in that phase, and may move after it', () => {
    // Nine to two is 4-1: an exchange.
    const match = german({ 'g:5Pz': '1202', 'g:18PG': '1202', 'r:RH2': '1302', 'r:RH3': '1302', 'r:1': '1103' }, 5)
    say(match, 'attack 1302', 'join g:5Pz', 'join g:18PG', 'roll', 'lose g:18PG', 'enough')
    expect(at(match, 'g:KG18')).toBe('1202')
    expect(choices(match)).toEqual(['advance g:5Pz', 'halt'])
    say(match, 'halt')
    expect(choices(match)).toEqual(['done'])
    say(match, 'done')
    expect(refusal(match, 'move g:KG18')).toBeNull()
  })

  it('8.7N, E73-11 an exchange for a 5-8 costs the Russian five points, not four', () => {
    const match = russian({ ...SEVEN_CORPS, 'g:5Pz': '1202' }, 5)
    say(match, 'attack 1202', ...SEVEN_JOIN, 'roll')
    expect(told(match)).toEqual(['Ex', 'lost', 'battlegroup'])
    expect(match.game.prompt(match.position)).toBe('Remove attackers worth 5 or more; 0 are gone.')
    say(match, 'lose r:1')
    expect(refusal(match, 'enough')).toEqual({ rule: '8.81', because: '2 points are still due' })
    say(match, 'lose r:19', 'enough')
  })

  it('8.7P a battlegroup counts for stacking, attacks and defends like any unit, and controls nothing', () => {
    const full = { 'g:KG5': '1203', 'g:KG12': '1203', 'g:KG20': '1203' }
    const match = russian({ 'r:1': '1302', 'g:52S': '1202', ...full }, 5)
    say(match, 'attack 1202', 'join r:1', 'roll', 'retreat g:52S')
    expect(refusal(match, 'to 1203')).toEqual({ rule: '8.82.3', because: '1203 is full' })
    expect([...match.position.zones.count].filter((count) => count > 0)).toHaveLength(6 + 6)
    const fight = say(german({ 'g:KG5': '1202', 'r:1': '1302' }), 'attack 1302', 'join g:KG5')
    expect(explain(fight, 'attack').value).toBe(4)
    const defence = say(russian({ 'g:KG5': '1202', 'r:1': '1302' }), 'attack 1202', 'join r:1')
    expect(explain(defence, 'defence').value).toBe(4)
  })

  it('R73-16 a battlegroup moves in the mechanized phase', () => {
    const match = position({ phase: 'german mechanized', units: { 'g:KG5': '1202', 'g:6': '1202' } })
    expect(choices(match, 'move')).toEqual(['g:KG5'])
    expect(KINDS.battlegroup.isMechanized).toBe(true)
  })

  it('R73-50 a battlegroup takes over the freeze of its city and the limits of the arrival turn', () => {
    const lost = (row: Record<string, unknown>) => {
      const match = russian({ ...SEVEN_CORPS, 'g:5Pz': { place: '1202', ...row } }, 5)
      say(match, 'attack 1202', ...SEVEN_JOIN, 'roll')
      return match
    }
    const held = lost({ freeze: 'garrison' })
    expect(held.position.units.freeze[unitOf(held, 'g:KG5')]).toBe(GARRISON)
    const arrived = german({ 'g:5Pz': { place: '1202', arrived: true, way: 'rail', railed: 12 }, 'r:5M': '1302' }, 1)
    say(arrived, 'attack 1302', 'join g:5Pz', 'lower 1-3')
    const group = unitOf(arrived, 'g:KG5')
    const after = arrived.position.units
    expect([after.arrived[group], after.way[group], after.railed[group]]).toEqual([1, 1, 12])
  })
})

describe('8.81 eliminations', () => {
  it('8.81.Ae all attackers are lost', () => {
    const match = russian({ 'r:1': '1302', 'r:19': '1303', 'g:5Pz': '1202' }, 1)
    say(match, 'attack 1202', 'join r:1', 'join r:19', 'roll')
    expect(where(match, 'r:1', 'r:19', 'g:5Pz')).toEqual(['', '', '1202'])
  })

  it('8.81.De all defenders are lost, railheads with them (7.4D.b)', () => {
    const match = russian({ ...FOUR_CORPS, 'g:52S': '1202' }, 6)
    say(match, 'attack 1202', ...ALL_JOIN, 'roll')
    expect(at(match, 'g:52S')).toBe('')
    // Without supply the 3-4 defends with 1½: ten to one.
    const panzers = { 'g:5Pz': '1202', 'g:12Pz': '1202', 'g:20Pz': '1202' }
    const units = { ...panzers, 'r:1': '1302', 'r:RH2': '1302' }
    const stack = position({ phase: 'german combat', units, dice: [6] })
    say(stack, 'attack 1302', 'join g:5Pz', 'join g:12Pz', 'join g:20Pz', 'roll')
    expect(told(stack)).toEqual(['De', 'lost', 'lost'])
    expect(where(stack, 'r:1', 'r:RH2')).toEqual(['', ''])
  })

  it('8.81.Ex.a the defenders are gone before the attacker is asked for his losses', () => {
    const match = russian({ ...SEVEN_CORPS, 'g:5Pz': '1202' }, 5)
    say(match, 'attack 1202', ...SEVEN_JOIN, 'roll')
    expect(at(match, 'g:5Pz')).toBe('')
    expect(match.decision).toMatchObject({ step: 'losses', side: 2 })
    expect(choices(match, 'lose')).toHaveLength(7)
  })

  it('8.81.Ex.b printed strength counts, whatever terrain and supply do', () => {
    // In its fortified line the 2-5 defends with four; two points are due all the same.
    const units = { 'r:1': '4010', 'r:19': '4010', 'r:29': '4010', 'r:1T': '4011', 'r:9T': '4011', 'r:11T': '4011' }
    const match = position({ phase: 'soviet combat', units: { ...units, 'r:RH1': '4110', 'g:6': '3911' }, dice: [3] })
    say(match, 'attack 3911', ...Object.keys(units).map((id) => `join ${id}`), 'lower 5-1')
    expect(told(match)).toEqual(['Ex', 'lost'])
    expect(match.position.assault.due).toBe(2)
    say(match, 'lose r:1')
    expect(refusal(match, 'enough')).toBeNull()
  })

  it('8.81.Ex.b, R73-32 any set that reaches the amount will do, also a larger one', () => {
    const match = russian({ ...SEVEN_CORPS, 'g:5Pz': '1202' }, 5)
    say(match, 'attack 1202', ...SEVEN_JOIN, 'roll', 'lose r:1', 'lose r:19', 'lose r:29', 'lose r:31', 'enough')
    expect(where(match, 'r:1', 'r:19', 'r:29', 'r:31', 'r:35')).toEqual(['', '', '', '', '1303'])
  })

  it('8.81.Ex.b only attackers can be removed', () => {
    const match = russian({ ...SEVEN_CORPS, 'r:38': '1303', 'g:5Pz': '1202' }, 5)
    say(match, 'attack 1202', ...SEVEN_JOIN, 'roll')
    expect(refusal(match, 'lose r:38')).toEqual({ rule: '8.81', because: 'r:38 did not attack' })
  })

  it('R73-32 where all attackers together fall short, all are lost', () => {
    // The printed table has no exchange at odds so low that it could happen, so one is put in.
    const match = position({
      phase: 'soviet combat',
      units: { ...RAILHEAD, 'r:1': '1302', 'g:5Pz': '1202' },
      setting: (setting) => ({
        ...setting,
        crt: overlay(setting.crt, { '1': { '1-2': 'Ex' } }, { kind: 'reconstructed', note: 'for this test' }),
      }),
      dice: [1],
    })
    say(match, 'attack 1202', 'join r:1', 'roll')
    expect(where(match, 'r:1', 'g:5Pz', 'g:KG5')).toEqual(['', '', '1202'])
    expect(match.decision).toMatchObject({ step: 'combat' })
  })

  it('8.81.hEx half the printed strength is enough: seven points need four', () => {
    const units = { ...TANKS, 'r:29T': '1303', 'r:3GdM': '1303', 'r:5M': '1303', 'r:1': '1203', 'r:19': '1203' }
    const germans = { 'g:18PG': '1202', 'g:6': '1202', 'g:52S': '1202' }
    const match = russian({ ...units, ...germans }, 5)
    say(match, 'attack 1202', ...Object.keys(units).map((id) => `join ${id}`))
    // 38 to 7.
    expect(explain(match, 'odds').value).toBe(7)
    say(match, 'roll')
    expect(told(match)).toEqual(['hEx', 'lost', 'lost', 'lost', 'battlegroup'])
    expect(match.position.assault.due).toBe(4)
    say(match, 'lose r:1')
    expect(refusal(match, 'enough')).toEqual({ rule: '8.81', because: '1 points are still due' })
    say(match, 'lose r:19', 'enough')
  })

  it('R73-33 a railhead in the stack is not counted, alone it is', () => {
    const panzers = { 'g:5Pz': '1202', 'g:12Pz': '1202', 'g:20Pz': '1202' }
    const joined = ['attack 1302', 'join g:5Pz', 'join g:12Pz', 'join g:20Pz']
    // Without supply the 3-4 defends with 1½.
    const stack = position({
      phase: 'german combat',
      units: { ...panzers, 'r:1': '1302', 'r:RH2': '1302' },
      dice: [3],
    })
    say(stack, ...joined, 'lower 5-1')
    expect([told(stack)[0], stack.position.assault.due]).toEqual(['Ex', 3])
    expect(where(stack, 'r:1', 'r:RH2')).toEqual(['', ''])
    const alone = position({ phase: 'german combat', units: { ...panzers, 'r:RH2': '1302' }, dice: [3] })
    say(alone, ...joined, 'lower 5-1')
    expect([told(alone)[0], alone.position.assault.due]).toEqual(['Ex', 1])
  })
})

describe('12.1 victory points for eliminated units', () => {
  const { position: s } = position({ options: { ukraine: 'on' }, phase: 'ukraine', units: {} })
  const value = (id: string): number => worth(s, s.setting.unitIds.indexOf(id))

  it.each([
    ['12.1A.a a Russian 3-4', 'r:1', 3],
    ['12.1A.a a Russian 4-5', 'r:2Gd', 4],
    ['12.1A.b a Russian 5-6', 'r:1T', 15],
    ['12.1A.b a Russian 6-6', 'r:5M', 18],
    ['12.1A.b a Russian cavalry corps', 'r:3C', 9],
    ['R73-19 a railhead', 'r:RH1', 1],
    ['12.1A.a a German 2-5', 'g:6', 2],
    ['12.1A.a a German 1-5', 'g:4/1-5', 1],
    ['12.1A.a the German cavalry brigade', 'g:4Cav', 1],
    ['12.1A.a a German 1-4', 'g:52S', 1],
    ['12.1A.d a 5-8 that leaves a battlegroup', 'g:5Pz', 12],
    ['12.1A.d a 4-8 that leaves a battlegroup', 'g:18PG', 9],
    ['12.1A.c a battlegroup', 'g:KG5', 5],
    ['13.0c a 2-5 from the Ukraine', 'g:131U', 4],
    ['13.0c a 5-8 from the Ukraine', 'g:24PzU', 24],
    ['13.0c a 4-8 from the Ukraine', 'g:20PGU', 18],
    ['13.0c, R73-34 a battlegroup from the Ukraine', 'g:KG24U', 10],
  ])('%s is worth its points', (_title, id, points) => {
    expect(value(id)).toBe(points)
  })

  it('12.1A.d a division and its battlegroup are together worth three points a strength point, and two more', () => {
    expect(value('g:5Pz') + value('g:KG5')).toBe(3 * 5 + 2)
  })

  it('12.1A.d, E73-08 a 4-8 that is replaced gives the Russian nine points', () => {
    const match = russian({ ...SEVEN_CORPS, 'g:18PG': '1202' }, 5)
    say(match, 'attack 1202', ...SEVEN_JOIN, 'lower 4-1')
    expect(match.position.vp).toMatchObject({ german: 0, soviet: 9 })
    // The exchange itself pays the German for what the Russian removes.
    say(match, 'lose r:1', 'lose r:19', 'enough')
    expect(match.position.vp).toMatchObject({ german: 6, soviet: 9 })
  })
})

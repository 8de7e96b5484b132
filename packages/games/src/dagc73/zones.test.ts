import { describe, expect, it } from 'vitest'
import { GERMAN, SOVIET } from './counters.ts'
import { choices, cost, explain, hexOf, type Played, position, refusal, say } from './position.fixture.ts'
import { pieces } from './state.ts'

const RAILHEAD = { 'r:RH1': '4511' }

/** The hexes round another one that a side controls. */
const controlled = (match: Played, side: number, hex: string): string[] =>
  match.setting.ground
    .ring(hexOf(match, hex), 1)
    .filter((next) => next !== 0 && pieces.inZone(match.position, side, next))
    .map((next) => match.setting.ground.name(next))
    .sort()

describe('6.0 who controls what', () => {
  it('6.0a controls the six hexes round a unit, and not its own', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002' } })
    expect(controlled(match, GERMAN, '1002')).toEqual(['0902', '0903', '1001', '1003', '1102', '1103'])
    expect(pieces.inZone(match.position, GERMAN, hexOf(match, '1002'))).toBe(false)
    expect(controlled(match, SOVIET, '1002')).toEqual([])
  })

  it('6.0a moves zones with their units', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '1002' } })
    say(match, 'move g:6 1202')
    expect(controlled(match, GERMAN, '1002')).toEqual(['1102', '1103'])
  })

  it('6.1A.a keeps the zones of mechanized units out of forest and swamp', () => {
    // Round 4107 lie the forests 4006, 4106 and 4206 and the clear hexes 4007, 4108 and 4207.
    for (const unit of ['r:1GdT', 'r:5M', 'r:3C', 'g:5Pz', 'g:18PG']) {
      const match = position({ phase: 'soviet move', units: { [unit]: '4107' } })
      const side = unit.startsWith('g') ? GERMAN : SOVIET
      expect(controlled(match, side, '4107')).toEqual(['4007', '4108', '4207'])
    }
    const foot = position({ phase: 'soviet move', units: { 'r:1': '4107' } })
    expect(controlled(foot, SOVIET, '4107')).toHaveLength(6)
    const cavalry = position({ phase: 'soviet move', units: { 'g:4Cav': '4107' } })
    expect(controlled(cavalry, GERMAN, '4107')).toHaveLength(6)
  })

  it('6.1A.b, E73-15 controls the forest through a stack-mate on foot', () => {
    const match = position({ phase: 'soviet move', units: { 'r:1GdT': '4107', 'r:1': '4107' } })
    expect(controlled(match, SOVIET, '4107')).toHaveLength(6)
    say(match, 'move r:1 4109')
    expect(controlled(match, SOVIET, '4107')).toEqual(['4007', '4108', '4207'])
  })

  it('6.1A.c, 9.5F.a, 8.7P gives battlegroups and railheads no zone, and leaves those of stack-mates alone', () => {
    expect(controlled(position({ phase: 'german move', units: { 'g:KG5': '1002' } }), GERMAN, '1002')).toEqual([])
    expect(controlled(position({ phase: 'soviet move', units: RAILHEAD }), SOVIET, '4511')).toEqual([])
    const both = position({ phase: 'german move', units: { 'g:KG5': '1002', 'g:6': '1002' } })
    expect(controlled(both, GERMAN, '1002')).toHaveLength(6)
  })

  it('6.6F extends zones into and out of fortified hexes of both sides', () => {
    const match = position({ phase: 'german move', units: { 'g:6': '4117', 'r:1': '4217' } })
    expect(controlled(match, GERMAN, '4117')).toContain('4217')
    expect(controlled(match, SOVIET, '4217')).toContain('4117')
    const city = position({ phase: 'german move', units: { 'g:6': '3709', 'r:1': '3710' } })
    expect(controlled(city, GERMAN, '3709')).toHaveLength(6)
    expect(pieces.inZone(city.position, SOVIET, hexOf(city, '3709'))).toBe(true)
  })
})

describe('6.2 what zones cost', () => {
  // A Russian in 1202 controls 1102, 1103, 1201 and others, not 1002.
  const units = { 'g:6': '1002', 'g:7': '1102', 'r:1': '1202' }

  it('6.2B.a charges two extra points for entering a zone', () => {
    const match = say(position({ phase: 'german move', units }), 'move g:6')
    expect(explain(match, 'cost 1102')).toMatchObject({
      value: 3,
      items: ['8.9 into 1102 1', '6.2B into an enemy zone 2'],
    })
  })

  it('6.2B.b charges two extra points for leaving a zone', () => {
    const match = say(position({ phase: 'german move', units }), 'move g:7')
    expect(explain(match, 'cost 1002')).toMatchObject({
      value: 3,
      items: ['8.9 into 1002 1', '6.2B out of an enemy zone 2'],
    })
  })

  it('6.2B.c, E73-02 charges four extra points from zone to zone', () => {
    const match = position({ phase: 'german move', units })
    expect(cost(match, 'g:7', '1103')).toBe(1 + 2 + 2)
    expect(refusal(match, 'move g:7 1103')).toBeNull()
  })

  it('6.2B charges the same however many enemies control a hex', () => {
    const match = position({ phase: 'german move', units: { ...units, 'r:19': '1202', 'r:29': '1203' } })
    expect(cost(match, 'g:6', '1103')).toBe(3)
  })
})

describe('6.3 to 6.5 what else zones do', () => {
  it('6.3C, 4.2A2 forces nobody to fight', () => {
    const match = position({ phase: 'soviet combat', units: { 'g:6': '4108', 'r:1': '4208', ...RAILHEAD } })
    expect(choices(match)).toContain('done')
    say(match, 'done')
    expect(match.decision).toMatchObject({ step: 'move' })
  })

  it('6.4D closes a controlled hex to a retreat although a friend stands in it', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'g:52S': '4308', 'g:6': '4208', 'r:1GdT': '4309', ...RAILHEAD },
      dice: [5],
    })
    say(match, 'attack 4308', 'join r:1GdT', 'lower 1-2', 'retreat g:52S')
    expect(refusal(match, 'to 4208')).toEqual({ rule: '8.82.2', because: '4208 is in an enemy zone' })
  })

  it('6.5E opens a controlled hex to a supply line where a friend stands in it', () => {
    // Germans in 4412 control 4411, between the railhead and the eastern edge; in 4009 they shut the way west.
    const cut = { 'r:1': '4209', 'r:RH1': '4210', 'g:6': '4412', 'g:7': '4009' }
    const supply = (units: Readonly<Record<string, string>>) =>
      explain(position({ phase: 'soviet move', units }), 'allowance r:1').value
    expect(supply(cut)).toBe(2)
    expect(supply({ ...cut, 'r:19': '4411' })).toBe(4)
  })

  it('6.5E, R73-21 lets a railhead keep a controlled hex open', () => {
    const match = position({
      phase: 'soviet move',
      units: { 'r:1': '4209', 'r:RH1': '4210', 'r:RH2': '4411', 'g:6': '4412', 'g:7': '4009' },
    })
    expect(explain(match, 'allowance r:1').value).toBe(4)
    expect(explain(match, 'supply r:1').value).toBe(1)
  })
})

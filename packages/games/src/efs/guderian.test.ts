import { forcedDice, pieceNamed, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { DRY, MUD } from './data/charts.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { DEPLOYMENTS } from './data/oob/deployment.ts'
import { efs } from './index.ts'
import {
  asked,
  at,
  begin,
  choices,
  entering,
  type Given,
  type Played,
  position,
  refusal,
  say,
  settingNamed,
} from './position.fixture.ts'
import { sourceHexes } from './supply/supply.ts'

const setting = settingNamed('guderian')
const { card, ground } = setting
const name = (hex: number): string => ground.name(hex)
const guderian = (given: Omit<Given, 'scenario'>): Played => position({ scenario: 'guderian', turn: 30, ...given })

describe('10.5 Guderian Drives South as it is printed', () => {
  it('10.51 is fought on sheet H', () => {
    expect(card.campaign?.sheets).toEqual(['H'])
    for (let hex = 1; hex <= ground.size; hex++) expect(ground.nameOn(hex, 'H'), name(hex)).not.toBe('')
  })

  it('10.52 lasts from turn 27 to 40, dry to turn 29', () => {
    expect([card.firstTurn, card.lastTurn, card.dryUntil]).toEqual([27, 40, 29])
    const groundOn = (turn: number, dice: readonly number[]): number => {
      const { position: s } = guderian({ phase: 'axis movement', turn, units: {} })
      efs.beginPhase(s, 'weather', forcedDice(dice, pieceNamed(setting)))
      return s.weather.ground
    }
    expect(groundOn(29, [])).toBe(DRY)
    expect(groundOn(30, [9])).toBe(MUD)
  })

  it('10.53 two machine-gun units and three brigades of Gomel are drawn, one of them in its hex', () => {
    const { position: s } = begin('guderian')
    const standing = (type: string): number =>
      setting.roster.filter(
        (counter, unit) => counter?.type === type && setting.isUntried[unit] === 1 && isOnMap(s.units.place[unit]!),
      ).length
    expect(standing('mg')).toBe(2)
    expect(standing('militia')).toBe(1)
    const drawn = DEPLOYMENTS.guderian.draws.filter(({ pool }) => pool === 'militia')
    expect(drawn.map(({ count, within }) => [count, within])).toEqual([
      [1, 0],
      [2, 5],
    ])
  })

  it('10.53 the other two stand within five hexes of Gomel', () => {
    const match = begin('guderian')
    while (asked(match) !== 'Soviet levies') say(match, choices(match).at(-1)!)
    const levied = choices(match).filter((text) => text.startsWith('levy '))
    expect(new Set(levied.map((text) => text.split(' ')[1])).size).toBe(2)
    const gomel = setting.board.place('Gomel').hex
    for (const text of levied) expect(ground.distance(gomel, ground.parse(text.split(' ')[2]!))).toBeLessThanOrEqual(5)
  })
})

const isOnMap = (place: number): boolean => place > 0 && place <= ground.size

describe('10.54 what a turn brings', () => {
  const chosen = (answer: string, infantry = 0): readonly number[] => {
    const match = position({
      scenario: 'guderian',
      turn: 30,
      phase: 'soviet allotment',
      units: {},
      set: { sides: { Soviet: { strongpoints: 4, infantry } } },
    })
    say(match, answer)
    const { strongpoints, infantry: points } = match.position.sides
    return [strongpoints[SOVIET]!, points[SOVIET]!]
  }

  it('10.54 the Soviets take four strongpoints, or two and two infantry points', () => {
    expect(chosen('dig')).toEqual([4, 0])
    expect(chosen('muster')).toEqual([2, 2])
  })

  it('10.54, 3.2 points are kept to the end of the track', () => {
    expect(chosen('muster', 19)).toEqual([2, 20])
  })

  it('10.54 from the first turn on, and again on each', () => {
    const match = begin('guderian')
    expect(asked(match)).toBe('Soviet allotment')
    say(match, 'muster')
    match.position.turn = 28
    efs.beginPhase(match.position, 'weather', seededDice('turn'))
    expect(match.position.sides.strongpoints[SOVIET]).toBe(4)
  })

  it('10.54 so many can be begun, and the Axis begins one', () => {
    const divisions = ['s:258RD', 's:260RD', 's:269RD', 's:280RD', 's:278RD']
    const match = guderian({
      phase: 'soviet engineering',
      units: Object.fromEntries(divisions.map((id, i) => [id, `H${60 + i}10`])),
      set: { sides: { Soviet: { strongpoints: 2 } } },
    })
    say(match, 'build H6010')
    expect(choices(match)).toContain('build H6110')
    expect(match.position.sides.strongpoints[SOVIET]).toBe(1)
    const { position: s } = guderian({ phase: 'axis movement', units: {} })
    efs.beginPhase(s, 'weather', forcedDice([1], pieceNamed(setting)))
    expect([s.sides.strongpoints[AXIS], s.sides.strongpoints[SOVIET]]).toEqual([1, 4])
  })

  it('10.54, 7.31 infantry points bring units back, box by box', () => {
    const match = guderian({
      phase: 'soviet rebuilding',
      units: { 's:258RD': 'cadre', 's:260RD': 'eliminated' },
      set: { sides: { Soviet: { infantry: 2 } } },
      dice: [1],
    })
    say(match, 'rebuild s:258RD', 'rebuild s:260RD')
    expect([at(match, 's:258RD'), at(match, 's:260RD')]).toEqual(['active', 'cadre'])
  })

  it('10.54 other scenarios have no such choice', () => {
    expect(settingNamed('smolensk').campaign?.allotment).toBeUndefined()
  })
})

describe('10.55 special rules', () => {
  function sources(turn: number, side: number): string[] {
    const { position: s } = entering({ scenario: 'guderian', turn, phase: 'victory', units: {} })
    s.hexes.control.fill(side)
    s.turn = turn
    return sourceHexes(s, side).map(name)
  }

  it('10.55 sources of the Axis, with 2134 from turn 33 on, and without 1024', () => {
    const all = ['H0801', 'H1012', 'H3201', 'H3301', 'H3401', 'H6301', 'H1005', 'H3001', 'H4801']
    const numbered = (turn: number): string[] => sources(turn, AXIS).map((hex) => ground.nameOn(ground.parse(hex), 'H'))
    expect(numbered(27).sort()).toEqual(all.sort())
    expect(numbered(33)).toContain('H2134')
    expect(numbered(33)).not.toContain('H1024')
  })

  it('10.55 sources of the Soviets are main roads and railways of the east and south edges but two', () => {
    const soviet = sources(27, SOVIET)
    expect(soviet).toContain('H7004')
    expect(soviet).toContain('H6134')
    expect(soviet.filter((hex) => ['H2134', 'H2534'].includes(hex))).toEqual([])
  })

  it('10.55 readiness is thrown for from turn 28 on', () => {
    const box = (turn: number): string => {
      const match = guderian({ phase: 'axis movement', turn, units: { 'g:air:I/KG3': 'flown' } })
      efs.beginPhase(match.position, 'attack supply', forcedDice(turn < 28 ? [] : [7], pieceNamed(setting)))
      return at(match, 'g:air:I/KG3')
    }
    expect([box(27), box(28)]).toEqual(['flown', 'ready'])
  })

  it('10.55 six and nine stacking points by rail, eight hexes of conversion', () => {
    expect(card.campaign?.railCapacity).toEqual({ axis: 6, soviet: 9 })
    expect(card.campaign?.conversion?.map(({ hexes }) => hexes)).toEqual([8])
  })
})

describe('10.56 who wins', () => {
  const leaving = (hex: string, left: Readonly<Record<string, number>>, supply = ''): Played =>
    say(
      guderian({
        phase: 'axis movement',
        units: { 'g:6/3Pz': { place: hex, supply }, 's:24RD': 'H1515' },
        set: { departures: Object.fromEntries(Object.entries(left).map(([edge, sp]) => [edge, { sp }])) },
      }),
      'move g:6/3Pz',
    )
  const winner = ({ decision }: Played): string =>
    decision.isOver ? (['draw', 'Axis', 'Soviet'][decision.winner] ?? '') : ''

  it('10.56 the Axis at once, with 16 stacking points off the south edge', () => {
    expect(winner(say(leaving('H5035', { south: 13 }), 'exit'))).toBe('')
    expect(winner(say(leaving('H5035', { south: 14 }), 'exit'))).toBe('Axis')
  })

  it('10.56 or with 21 off the east edge; the two are not added up', () => {
    expect(winner(say(leaving('H7003', { south: 15, east: 18 }), 'exit'))).toBe('')
    expect(winner(say(leaving('H7003', { east: 19 }), 'exit'))).toBe('Axis')
  })

  it('10.56 by H4535 to H6535 and H7001 to H7006 only', () => {
    expect(refusal(leaving('H7007', {}), 'exit')?.rule).toBe('11.6')
    expect(refusal(leaving('H4435', {}), 'exit')?.rule).toBe('11.6')
    expect(choices(leaving('H4535', {}))).toContain('exit')
    expect(choices(leaving('H7006', {}))).toContain('exit')
  })

  it('10.56 only with units in General Supply', () => {
    expect(refusal(leaving('H5035', {}, 'emergency'), 'exit')?.rule).toBe('11.6')
  })

  it('10.56 the Soviets, if turn 40 ends before that', () => {
    const end = (turn: number): Played =>
      entering({ scenario: 'guderian', turn, phase: 'victory', units: { 's:24RD': 'H1515' } })
    expect(winner(end(39))).toBe('')
    expect(winner(end(40))).toBe('Soviet')
  })
})

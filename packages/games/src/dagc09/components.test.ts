import { NO_PLAY, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { DATES, TURNS } from './charts.ts'
import { COUNTERS, type Formation, GERMAN, SOVIET } from './counters.ts'
import { dagc09 } from './index.ts'
import { loseStep } from './losses.ts'
import { position, unitOf } from './position.fixture.ts'
import { stepsOf, strengthOf } from './state.ts'

const setting = dagc09.setting('historical')
const { board, ground } = setting
const of = (formation: Formation) => COUNTERS.filter((counter) => counter.formation === formation)
const byId = (id: string) => COUNTERS.find((counter) => counter.id === id)!

describe('1 and 2: map and counters', () => {
  it('1.2a nine weeks from 22 June on', () => {
    expect(DATES).toHaveLength(TURNS)
    expect(DATES[0]).toBe('22 June')
  })

  it('1.3a, E09-01 hex 1000 is on the north and the east side', () => {
    expect(board.edge('north')).toContain(ground.parse('1000'))
    expect(board.edge('east')).toContain(ground.parse('1000'))
  })

  it('2.2b, E09-02 Minsk is a city in 3908', () => {
    expect([board.place('Minsk').class, setting.isCity[ground.parse('3908')]]).toEqual(['city', 1])
  })

  it('2.3a no more counters than the sheet has for this game', () => {
    expect(COUNTERS.length).toBeLessThanOrEqual(160 - 16)
    expect(new Set(COUNTERS.map(({ id }) => id)).size).toBe(COUNTERS.length)
  })

  it('2.4a the first corps has factors 3 and 2 and starts in 3102', () => {
    expect(byId('g:1')).toMatchObject({ full: 3, reduced: 2, start: '3102' })
  })

  it('2.5a five ground units of the 1st Ukrainian Front, the other Soviets of the main front', () => {
    expect(of('first ukrainian front')).toHaveLength(5)
    for (const { side, formation } of COUNTERS)
      if (side === SOVIET) expect(['main front', 'first ukrainian front']).toContain(formation)
  })

  it('2.5b seven Korps Gruppen, four corps of North Ukraine, four of the Fifth Panzer Army', () => {
    expect(
      of('korps gruppe')
        .map(({ id }) => id.slice(2))
        .sort(),
    ).toEqual(['Bnu', 'Brn', 'Hrt', 'Klf', 'Skn', 'Str', 'Wdl'])
    expect(of('north ukraine').map(({ id }) => id)).toEqual(['g:3NU', 'g:24NU', 'g:46NU', 'g:48NU'])
    expect(of('fifth panzer army').map(({ id }) => id)).toEqual(['g:1SS', 'g:2SS', 'g:47Pz', 'g:58Pz'])
  })

  it('2.7a, 2.8a four cavalry-mechanized groups, two of each front', () => {
    const groups = COUNTERS.filter(({ kind }) => kind === 'cavalry-mechanized group')
    expect(groups.map(({ id, formation }) => [id, formation])).toEqual([
      ['r:O', 'main front'],
      ['r:P', 'main front'],
      ['r:B', 'first ukrainian front'],
      ['r:S', 'first ukrainian front'],
    ])
  })

  it('2.10a, c, d seven points for most, none for localities, ten for the Fifth Panzer Army', () => {
    for (const { movement, formation } of COUNTERS)
      expect(movement).toBe(formation === 'fortified locality' ? 0 : formation === 'fifth panzer army' ? 10 : 7)
  })

  it('2.11a one or two steps; 10.7 one for localities and Korps Gruppen', () => {
    for (const { formation, full, reduced } of COUNTERS) {
      if (formation === 'korps gruppe' || formation === 'fortified locality') expect(reduced).toBe(0)
      expect(reduced).toBeLessThan(full)
    }
  })

  it('2.11b, c, E09-03 a step lost turns the counter over, the last one takes it to the dead pile', () => {
    const match = position({ phase: 'german move', turn: 2, units: { 'g:1': '3102' } })
    const s = match.position
    const unit = unitOf(match, 'g:1')
    expect([stepsOf(s, unit), strengthOf(s, unit)]).toEqual([2, 3])
    loseStep(s, unit, NO_PLAY)
    expect([stepsOf(s, unit), strengthOf(s, unit)]).toEqual([1, 2])
    loseStep(s, unit, NO_PLAY)
    expect([s.units.place[unit], s.units.dead[unit]]).toEqual([0, 1])
  })

  it('2.11d all start at full strength', () => {
    const s = dagc09.start(setting, seededDice('components'))
    expect(s.units.reduced.includes(1)).toBe(false)
  })

  it('12.5 every fortified locality starts in a place of the map that is one', () => {
    const places = board.places.filter(({ attributes }) => attributes.get('locality') === 'fortified')
    expect(
      of('fortified locality')
        .map(({ start }) => start)
        .sort(),
    ).toEqual(places.map(({ hex }) => ground.name(hex)).sort())
  })

  it('3.1a counters start on land of their own side, two a hex at most', () => {
    const crowd = new Map<string, number>()
    for (const { start, side } of COUNTERS) {
      if (start === '') continue
      const hex = ground.parse(start)
      expect([start, setting.isLand[hex], setting.isSovietAtStart[hex]]).toEqual([start, 1, side === SOVIET ? 1 : 0])
      crowd.set(start, (crowd.get(start) ?? 0) + 1)
    }
    expect(Math.max(...crowd.values())).toBe(2)
  })

  it('2.4, 10.3, 10.1 what the rules print is marked as printed', () => {
    expect(byId('g:1').strengthFrom.kind).toBe('printed')
    expect(byId('g:56Pz')).toMatchObject({ start: '4919', side: GERMAN, entryFrom: { kind: 'printed' } })
    expect(byId('r:1Pol')).toMatchObject({ turn: 2, entryFrom: { kind: 'printed' } })
    expect(byId('r:8').strengthFrom.kind).toBe('reconstructed')
  })
})

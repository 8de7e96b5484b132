import { describe, expect, it } from 'vitest'
import { AXIS, SOVIET } from '../data/counters.ts'
import { controller, type Played, position, say } from '../position.fixture.ts'
import { pieces } from '../state.ts'

/** Hexes of a list that a side controls. */
const zone = (match: Played, side: number, hexes: string): string =>
  hexes
    .split(' ')
    .filter((hex) => pieces.inZone(match.position, side, match.setting.ground.parse(hex)))
    .join(' ')

const ROUND_1829 = '1828 1830 1728 1928 1729 1929'

describe('3.2 zones of control', () => {
  it('3.2 reach all six hexes, across rivers too', () => {
    const match = position({ phase: 'axis movement', units: { 's:6/1Mos': '1829' } })
    expect(zone(match, SOVIET, ROUND_1829)).toBe(ROUND_1829)
  })

  it('3.2 are not projected by guns, headquarters, flak brigades, schools, Zap and trains', () => {
    const banded = ['s:29+49', 's:13A', 's:7AA', 's:BTTU', 's:18Zap', 's:47+50Tr']
    const match = position({ phase: 'axis movement', units: Object.fromEntries(banded.map((id) => [id, '1829'])) })
    expect(zone(match, SOVIET, ROUND_1829)).toBe('')
  })

  it('11.38 are lost under an Overrun marker', () => {
    const match = position({ phase: 'axis movement', units: { 's:6/1Mos': { place: '1829', overrun: true } } })
    expect(zone(match, SOVIET, ROUND_1829)).toBe('')
  })

  it('3.2 do not enter a major city', () => {
    const match = position({ scenario: 'yelnya', turn: 36, phase: 'axis movement', units: { 's:38RD': '5119' } })
    expect(zone(match, SOVIET, '5019 5020 5118 5120')).toBe('5118 5120')
  })

  it('3.24 in Mud wheels control along roads and railways, and all round a town', () => {
    const mud = { weather: { ground: 'mud' } }
    const units = { 's:101Tk': '5612', 's:38RD': '5209' }
    const match = position({ scenario: 'yelnya', turn: 38, phase: 'axis movement', units, set: mud })
    expect(zone(match, SOVIET, '5611 5613 5511 5512 5711 5712').split(' ').length).toBeLessThan(6)
    expect(zone(match, SOVIET, '5208 5210 5108 5109 5308 5309').split(' ')).toHaveLength(5 + 1)
    const town = position({
      scenario: 'yelnya',
      turn: 38,
      phase: 'axis movement',
      units: { 's:101Tk': '5514' },
      set: mud,
    })
    expect(zone(town, SOVIET, '5513 5515 5414 5415 5614 5615').split(' ')).toHaveLength(6)
  })
})

describe('control of hexes', () => {
  it('E-R06 a hex is taken by who enters it, also on the way, and by zones where the move ends', () => {
    const match = position({ phase: 'axis movement', units: { 'g:18/18Pz': '1432', 's:13A': '2231' } })
    expect(controller(match, '1631')).toBe('Soviet')
    say(match, 'move g:18/18Pz', 'to 1729', 'stop')
    expect(['1531', '1631', '1730', '1729'].map((hex) => controller(match, hex))).toEqual(new Array(4).fill('Axis'))
    // 1830 is next to 1729, 1831 only to 1730.
    expect([controller(match, '1830'), controller(match, '1831')]).toEqual(['Axis', 'Soviet'])
  })

  it('a hex is taken by a zone that nothing contests, and not by one that is contested', () => {
    const match = position({
      phase: 'axis movement',
      units: { 'g:18/18Pz': '1631', 's:6/1Mos': '1829', 's:13A': '2231' },
    })
    say(match, 'move g:18/18Pz', 'to 1730', 'stop')
    expect([controller(match, '1731'), controller(match, '1729'), controller(match, '1830')]).toEqual([
      'Axis',
      'Soviet',
      'Soviet',
    ])
  })

  it('guns take only the hex in which they are', () => {
    const match = position({ phase: 'axis movement', units: { 'g:53Nbw': '1531', 's:13A': '2231' } })
    say(match, 'move g:53Nbw', 'to 1730', 'stop')
    expect([controller(match, '1730'), controller(match, '1731')]).toEqual(['Axis', 'Soviet'])
    expect(zone(match, AXIS, '1731')).toBe('')
  })
})

import { SPECTATOR, seededDice } from '@hexfront/core'
import { conform } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { GERMAN, RUSSIAN } from './counters.ts'
import { damos } from './index.ts'
import { broken } from './laws.ts'
import { type Given, type Played, position, say, unitOf } from './position.fixture.ts'
import { tellTotal, weaken } from './strength.ts'

const at = (units: Given['units'], more: Partial<Given> = {}): Played =>
  position({
    phase: 'german operations',
    units: { 'g:7Pz': '2813', 'r:6MC': '2811', 'r:331RD': '2301', ...units },
    ...more,
  })

function view(match: Played, side: number) {
  const seen = match.game.blank(match.setting)
  match.game.view(match.position, side, seen)
  return seen
}

describe('C2.4c what a side knows', () => {
  it('its own strengths, not those of the enemy; a spectator none', () => {
    const match = at({})
    const [panzer, corps] = [unitOf(match, 'g:7Pz'), unitOf(match, 'r:6MC')]
    const seen = (side: number) => [view(match, side).units.strength[panzer], view(match, side).units.strength[corps]]
    expect([seen(GERMAN), seen(RUSSIAN), seen(SPECTATOR)]).toEqual([
      [8, 0],
      [0, 10],
      [0, 0],
    ])
  })

  it('C12.0a one player for both sides sees all', () => {
    const match = at({}, { options: { solitaire: 'on' } })
    expect(view(match, GERMAN).units.strength[unitOf(match, 'r:6MC')]).toBe(10)
    say(match, 'activate 2813', 'to 2812')
    expect(view(match, GERMAN).window.hex).not.toBe(0)
  })

  it('where a march leads is its owner’s to know', () => {
    const match = say(at({}), 'activate 2813', 'to 2911')
    expect(match.position.march.goal).not.toBe(0)
    expect(view(match, RUSSIAN).march.goal).toBe(0)
    expect(match.entries.at(-1)!.heard[RUSSIAN]!.said?.template).toBe('march on')
  })

  it('C8.4c a plan is sealed until the battle', () => {
    const match = say(
      at({ 'r:6MC': '2301', 'r:61RC': '2812', 'r:5MC': '2811' }),
      'activate 2813',
      'attack standard 2812',
    )
    expect(match.position.assault.plan).toBe(2)
    expect(view(match, RUSSIAN).assault.plan).toBe(0)
    expect(match.entries.at(-1)!.heard[RUSSIAN]!.said?.template).toBe('attack {place}')
  })
})

describe('bounds on strength', () => {
  const force = (strengths: Readonly<Record<string, number>>) => {
    const match = at(
      Object.fromEntries(Object.entries(strengths).map(([id, strength]) => [id, { place: '2812', strength }])),
    )
    const members = new Uint8Array(match.setting.units + 1)
    for (const id of Object.keys(strengths)) members[unitOf(match, id)] = 1
    const bounds = () =>
      Object.keys(strengths).map((id) => {
        const unit = unitOf(match, id)
        return [match.position.units.least[unit], match.position.units.most[unit]]
      })
    return { match, members, bounds }
  }

  it('a total tells something of every unit in it', () => {
    const { match, members, bounds } = force({ 'r:5MC': 9, 'r:7MC': 7 })
    tellTotal(match.position, members, 16)
    expect(bounds()).toEqual([
      [7, 9],
      [7, 9],
    ])
    expect(match.position.units.told[unitOf(match, 'r:5MC')]).toBe(16)
  })

  it('losses are told of the force: any of its units may have taken them', () => {
    const { match, members, bounds } = force({ 'r:5MC': 9, 'r:7MC': 9 })
    tellTotal(match.position, members, 18)
    weaken(match.position, members, 2)
    expect(bounds()).toEqual([
      [7, 9],
      [7, 9],
    ])
  })

  it('a lone unit hides nothing', () => {
    const { match, members, bounds } = force({ 'r:5MC': 6 })
    tellTotal(match.position, members, 6)
    weaken(match.position, members, 2)
    expect(bounds()).toEqual([[4, 4]])
  })

  it('C5.0b a point that is used may have gone to anybody', () => {
    const match = position({
      phase: 'german reinforcement',
      units: {
        'g:5': { place: '2529', strength: 4, least: 4, most: 4 },
        'g:6': { place: '2533', least: 3, most: 3, strength: 3 },
        'r:4RC': '2304',
      },
      set: { sides: { German: { points: 2 } } },
    })
    say(match, 'replace g:5')
    expect(['g:5', 'g:6'].map((id) => match.position.units.most[unitOf(match, id)])).toEqual([5, 4])
  })

  it('a resampled position fits what is known', () => {
    const match = at({ 'r:6MC': { place: '2811', strength: 5, least: 4, most: 6 } })
    const seen = view(match, GERMAN)
    const other = match.game.blank(match.setting)
    const dice = seededDice(3)
    for (let n = 0; n < 20; n++) {
      match.game.resample(seen, GERMAN, dice, other)
      const strength = other.units.strength[unitOf(match, 'r:6MC')]!
      expect(strength >= 4 && strength <= 6).toBe(true)
      expect(broken(other, other)).toBe('')
    }
  })
})

describe('two worlds', () => {
  it('look the same to a side that cannot tell them apart, all through random games', () => {
    const { failures } = conform(damos, { scenario: 'campaign', games: 1, seed: 'worlds', every: 7, invariant: broken })
    expect(failures).toEqual([])
  })

  it('and in the open game', () => {
    const { failures } = conform(damos, {
      scenario: 'campaign',
      options: { solitaire: 'on', lastTurn: '12' },
      games: 1,
      seed: 'open',
      every: 40,
      invariant: broken,
    })
    expect(failures).toEqual([])
  })
})

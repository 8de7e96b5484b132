import { Reasons, SPECTATOR, seededDice } from '@hexfront/core'
import { conform } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { GERMAN, RUSSIAN } from './counters.ts'
import { damos } from './index.ts'
import { broken } from './laws.ts'
import { asked, choices, type Given, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
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

/** What a side has of a match: its view, who is asked what, what it heard, and what it can say itself. */
function known(match: Played, side: number) {
  const { decision, entries, game } = match
  return {
    words: [...view(match, side).words],
    asked: asked(match),
    prompt: decision.isOver ? '' : game.prompt(view(match, side)),
    heard: entries.map((entry) => entry.heard[side]),
    choices: decision.isOver || decision.side !== side ? [] : choices(match),
  }
}

describe('planted worlds: strengths that the enemy cannot tell apart', () => {
  /** The same is played with one force strong and weak; the other side has the same of both at every moment. */
  function alike(
    side: number,
    worlds: readonly Given['units'][],
    more: Partial<Given>,
    lines: readonly string[],
  ): void {
    const matches = worlds.map((units) => at(units, more))
    const [first, ...others] = matches
    for (const line of ['', ...lines]) {
      if (line !== '') for (const match of matches) say(match, line)
      for (const match of others) expect(known(match, side), line).toEqual(known(first!, side))
    }
  }

  const between = (place: string, strength: number, least = 1, most = 10) => ({ place, strength, least, most })

  it('C2.6.1 a window opens at the same hexes, and passing it looks the same', () => {
    const worlds = [3, 10].map((strength) => ({ 'g:7Pz': '2814', 'r:6MC': between('2810', strength) }))
    alike(GERMAN, worlds, {}, ['activate 2814', 'to 2811', 'pass', 'pass', 'stop'])
  })

  it('C2.6.1 a reaction that fails says no more than its dice', () => {
    const worlds = [9, 10].map((strength) => ({ 'g:7Pz': '2814', 'r:6MC': between('2810', strength) }))
    const lines = ['activate 2814', 'to 2811', 'pass', 'react 2810', 'roll', 'stop']
    alike(GERMAN, worlds, { dice: [{ '2d6': 4 }] }, lines)
  })

  it('C8.1 nor do a declaration, its posture and the force that is named', () => {
    const worlds = [7, 8].map((strength) => ({
      'g:7Pz': between('2813', strength, 1, 8),
      'r:61RC': '2812',
      'r:6MC': '2301',
    }))
    alike(RUSSIAN, worlds, {}, ['declare grand 2812', 'take steadfast', 'name 2813'])
  })

  it('C8.4c the plan of an attack is not seen in points, prompts or lines before it is laid open', () => {
    const begun = (plan: string) =>
      say(at({ 'r:6MC': '2301', 'r:61RC': '2812' }), 'activate 2813', `attack ${plan} 2812`)
    expect(known(begun('meeting'), RUSSIAN)).toEqual(known(begun('standard'), RUSSIAN))
    const declared = (plan: string) => say(at({ 'r:6MC': '2301', 'r:61RC': '2812' }), `declare ${plan} 2812`)
    expect(known(declared('grand'), RUSSIAN)).toEqual(known(declared('penetration'), RUSSIAN))
    expect(known(say(declared('grand'), 'take steadfast'), RUSSIAN)).toEqual(
      known(say(declared('penetration'), 'take steadfast'), RUSSIAN),
    )
  })

  it('C8.4c nor a posture', () => {
    const units = { 'g:20Pz': '2813', 'r:6MC': '2812', 'g:7Pz': '2301', 'r:331RD': '2403' }
    const sealed = (posture: string) =>
      say(at(units, { phase: 'russian operations' }), 'declare penetration 2813', `take ${posture}`)
    expect(known(sealed('steadfast'), RUSSIAN)).toEqual(known(sealed('counterattack'), RUSSIAN))
  })

  it('C8.8 who takes the losses of a battle is not heard, whoever it is', () => {
    const lose = (unit: string, other: string) => {
      const units = {
        ...{ 'g:5': between('2829', 5, 5, 5), 'g:35': between('2829', 5, 5, 5), 'g:7Pz': '2533' },
        ...{ 'r:6MC': '2828', 'r:331RD': '2301' },
      }
      const match = at(units, { dice: [{ '2d6': 2 }, { '2d6': 9 }] })
      say(match, 'activate 2829', 'attack standard 2828', 'pass', 'take counterattack', 'roll')
      return say(match, `lose ${unit}`, `lose ${other}`)
    }
    expect(known(lose('g:5', 'g:5'), RUSSIAN)).toEqual(known(lose('g:35', 'g:35'), RUSSIAN))
    expect(known(lose('g:5', 'g:35'), RUSSIAN)).toEqual(known(lose('g:35', 'g:5'), RUSSIAN))
  })

  it('C9.0 nor of attrition', () => {
    const worlds = [
      { 'g:7Pz': between('2813', 6, 1, 8), 'g:20Pz': between('2813', 5, 1, 7) },
      { 'g:7Pz': between('2813', 5, 1, 8), 'g:20Pz': between('2813', 6, 1, 7) },
    ].map((units) => ({ ...units, 'r:6MC': '2301', 'r:331RD': '2403' }))
    const tested = (units: Given['units'], unit: string) =>
      say(at(units, { dice: [{ '2d6': 6 }] }), 'activate 2813', 'to 2809', 'to 2808', 'stop', `lose ${unit}`)
    expect(known(tested(worlds[0]!, 'g:7Pz'), RUSSIAN)).toEqual(known(tested(worlds[1]!, 'g:20Pz'), RUSSIAN))
  })

  it('C5.0 a replacement point looks the same wherever it goes', () => {
    const weak = { place: '2533', strength: 4, least: 1, most: 6 }
    const given = (unit: string) =>
      say(
        position({
          phase: 'german reinforcement',
          units: { 'g:5': weak, 'g:6': weak, 'r:4RC': '2304' },
          set: { sides: { German: { points: 2 } } },
        }),
        `replace ${unit}`,
      )
    expect(known(given('g:5'), RUSSIAN)).toEqual(known(given('g:6'), RUSSIAN))
  })

  it('C5.0 and the phase ends by what both can see, not by who is at full strength', () => {
    const ended = (strength: number) =>
      position({
        phase: 'german reinforcement',
        units: { 'g:5': { place: '2533', strength, least: 1, most: 6 }, 'r:4RC': '2304' },
        set: { sides: { German: { points: 2 } } },
      })
    expect(known(ended(6), RUSSIAN)).toEqual(known(ended(3), RUSSIAN))
  })

  it('refusals to the enemy say nothing of strength: what he asks about is the same in both worlds', () => {
    const worlds = [2, 10].map((strength) => at({ 'r:6MC': between('2811', strength) }))
    const refused = (match: Played) =>
      ['declare penetration 2811', 'activate 2811', 'declare grand 2301'].map((line) => refusal(match, line))
    expect(refused(worlds[0]!)).toEqual(refused(worlds[1]!))
    const explained = (match: Played) => {
      const why = new Reasons(match.game.naming(match.setting))
      const value = match.game.explain(view(match, GERMAN), 'influence 2811', why)
      return [value, why.items, why.refusal]
    }
    expect(explained(worlds[0]!)).toEqual(explained(worlds[1]!))
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

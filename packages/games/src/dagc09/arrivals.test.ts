import { describe, expect, it } from 'vitest'
import { at, choices, held, type Played, position, refusal, say } from './position.fixture.ts'
import type { Dagc09Setting } from './scenarios.ts'

const soviet = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'soviet arrivals', turn: 3, units, ...given })
/** With three replacement steps, whatever the track has. */
const replacing = (units: Record<string, unknown>) =>
  soviet(units, {
    setting: (plain: Dagc09Setting) => ({
      ...plain,
      replacements: plain.replacements.map((steps) => steps.map(() => 3)),
    }),
  })
const german = (units: Record<string, unknown>, given = {}) =>
  position({ phase: 'german arrivals', turn: 5, units, ...given })
const reduced = (place: string) => ({ place, reduced: true })
const DEAD = { dead: true }
const stateOf = ({ position: s, ...match }: Played, id: string) => {
  const unit = match.setting.kinds.unit.read(id)
  return {
    isReduced: s.units.reduced[unit] === 1,
    isDead: s.units.dead[unit] === 1,
    isWaiting: s.units.waiting[unit] === 1,
  }
}
const entries = (match: Played, id: string): string[] => choices(say(match, `enter ${id}`), 'at')

describe('10.1 reinforcements', () => {
  it('10.1a, 10.5b, E09-08 the 1st Polish Army comes from turn 2 on, not before', () => {
    expect(refusal(soviet({}, { turn: 1 }), 'enter r:1Pol')).toEqual({
      rule: '10.5',
      because: 'r:1Pol comes no earlier than turn 2',
    })
    expect(refusal(soviet({}, { turn: 2 }), 'enter r:1Pol')).toBe(null)
  })

  it('10.1b by any source hex of the map edge under friendly control, EZOC or not', () => {
    const match = soviet({ 'g:1': '3102' }, { turn: 2, set: { hexes: held('German', '1300') } })
    const hexes = entries(match, 'r:1Pol')
    expect(hexes).toContain('3100')
    expect(hexes).toContain('5019')
    expect(hexes).not.toContain('1300')
    expect(hexes).not.toContain('3500')
  })

  it('10.1c by cities under control, with a line over land and no enemy beside them', () => {
    const minsk = { set: { hexes: held('Soviet', '3908') } }
    expect(entries(soviet({}, minsk), 'r:51')).toContain('3908')
    expect(entries(soviet({ 'g:1': '3909' }, minsk), 'r:51')).not.toContain('3908')
    const shut = { 'g:1': '3707', 'g:2': '3709', 'g:6': '4107', 'g:9': '4109', 'g:12': '3906', 'g:20': '3910' }
    expect(refusal(say(soviet(shut, minsk), 'enter r:51'), 'at 3908')).toEqual({
      rule: '10.1',
      because: 'no supply over land reaches 3908',
    })
  })

  it('10.1c, R09-16 from turn 6 on by the line that would otherwise work', () => {
    expect(entries(soviet({}, { turn: 6, set: { hexes: held('Soviet', '3908') } }), 'r:51')).toContain('3908')
  })

  it('10.1c towns take in nobody', () => {
    expect(refusal(say(soviet({}, { set: { hexes: held('Soviet', '3806') } }), 'enter r:51'), 'at 3806')).toEqual({
      rule: '10.1',
      because: '3806 is neither a supply source nor a city',
    })
  })

  it('10.1d Koenigsberg takes in Germans with enemies beside it, other ports never', () => {
    const match = german({ 'r:8': '2824' })
    const hexes = entries(match, 'g:36')
    expect(hexes).toContain('2825')
    expect(hexes).toContain('3908')
    expect(hexes).not.toContain('2113')
    expect(refusal(match, 'at 2113')).toEqual({ rule: '10.1', because: 'no port but Koenigsberg takes in units' })
  })

  it('10.1e stacking holds', () => {
    const match = soviet({ 'r:8': '2000', 'r:42': '2000' })
    expect(refusal(say(match, 'enter r:51'), 'at 2000')).toEqual({ rule: '6.5', because: '2000 is full' })
  })

  it('10.1f, 10.8c, R09-02 placed before combat, with all its points in movement', () => {
    const match = soviet({ 'g:1': '3326' })
    say(match, 'enter r:51 3400', 'done', 'done', 'move r:51')
    expect(match.position.march.points).toBe(7)
  })

  it('R09-02, option: units come in during movement, and still have all their points', () => {
    const options = { arrivalPhase: 'movement' }
    const early = position({ phase: 'soviet arrivals', turn: 3, units: { 'g:1': '3326' }, options })
    expect(refusal(early, 'enter r:51')).toEqual({ rule: '10.1', because: 'units come in during movement' })
    const match = position({ phase: 'soviet move', turn: 3, units: { 'g:1': '3326' }, options })
    say(match, 'enter r:51 3400', 'move r:51')
    expect(match.position.march.points).toBe(7)
  })

  it('R09-63 an enemy in the hex bars it', () => {
    const match = soviet({ 'g:1': '5019' })
    expect(refusal(say(match, 'enter r:51'), 'at 5019')).toMatchObject({ rule: '6.9' })
  })

  it('10.5a a unit may be put off, turn by turn', () => {
    const match = soviet({ 'g:1': '3326' })
    say(match, 'done')
    expect(stateOf(match, 'r:51').isWaiting).toBe(true)
    expect(refusal(soviet({}, { turn: 8 }), 'enter r:51')).toBe(null)
  })
})

describe('10.2 the 1st Ukrainian Front', () => {
  it('10.2a comes in by Soviet-held Western Pripyat hexes of the south edge, in all scenarios', () => {
    for (const scenario of ['historical', 'bold', 'dday'] as const) {
      const match = position({
        scenario,
        phase: 'soviet arrivals',
        turn: 4,
        units: {},
        set: { hexes: held('German', '5015') },
      })
      expect(entries(match, 'r:13').sort()).toEqual(['5014', '5016', '5017', '5018', '5019'])
      expect(refusal(match, 'at 5013')).toMatchObject({ rule: '10.2' })
    }
  })

  it('10.2b, R09-37 Historical: moves in its area alone', () => {
    const match = position({ phase: 'soviet move', turn: 5, units: { 'r:13': '4820' } })
    say(match, 'move r:13')
    expect(refusal(match, 'to 4720')).toEqual({ rule: '10.2', because: '4720 is outside the area of the front' })
    expect(refusal(match, 'to 4821')).toBe(null)
  })

  it('10.2c other scenarios: anywhere', () => {
    for (const scenario of ['bold', 'dday', 'plot', 'combined'] as const) {
      const match = position({ scenario, phase: 'soviet move', turn: 5, units: { 'r:13': '4820' } })
      expect(refusal(say(match, 'move r:13'), 'to 4720')).toBe(null)
    }
  })

  it('10.2d beyond the entrenchments it always moves', () => {
    const match = position({ phase: 'soviet move', turn: 5, units: { 'r:13': '5016' } })
    expect(refusal(say(match, 'move r:13'), 'to 5015')).toBe(null)
  })

  it('10.3a the 56th Panzer Corps is no unit of North Ukraine', () => {
    const { setting } = german({})
    expect(setting.isNorthUkraine[setting.kinds.unit.read('g:56Pz')]).toBe(0)
    expect(refusal(german({ 'g:1': '3813' }), 'enter g:24NU')).toMatchObject({ rule: '10.1' })
  })
})

describe('10.4 Korps Gruppen', () => {
  it('10.4a, b come in on a German unit, supplied or not, localities too', () => {
    const match = german({ 'g:1': '3813', 'g:Minsk': '3908', 'g:2': '1414' })
    expect(entries(match, 'g:Skn').sort()).toEqual(['3813', '3908'])
    say(match, 'at 3908')
    expect(at(match, 'g:Skn')).toBe('3908')
  })

  it('10.4b, R09-21 not on another Korps Gruppe', () => {
    const match = german({ 'g:Wdl': '3813' }, { set: { units: { 'g:Wdl': { place: '3813', waiting: false } } } })
    expect(refusal(match, 'enter g:Skn')).toMatchObject({ rule: '10.1' })
  })

  it('10.4c, R09-21 a full hex takes in nobody, and a receiver one a turn', () => {
    const match = german({ 'g:1': '3813', 'g:6': '3820', 'g:9': '3820' })
    expect(entries(match, 'g:Skn')).toEqual(['3813'])
    say(match, 'at 3813')
    expect(refusal(match, 'enter g:Wdl')).toMatchObject({ rule: '10.1' })
  })

  it('10.4c, option: one a turn also when the first has moved on', () => {
    const match = position({
      phase: 'german move',
      turn: 5,
      units: { 'g:1': '3813' },
      options: { arrivalPhase: 'movement' },
    })
    say(match, 'enter g:Skn 3813', 'move g:Skn 3814', 'halt')
    expect(refusal(match, 'enter g:Wdl')).not.toBe(null)
  })

  it('10.4d each from its turn on', () => {
    expect(refusal(german({ 'g:1': '3813' }, { turn: 3 }), 'enter g:Str')).toMatchObject({ rule: '10.5' })
  })

  it('10.4e southern ones south of the Dvina, the northern one north of it', () => {
    const units = { 'g:1': '2710', 'g:6': '2708' }
    expect(entries(german(units), 'g:Skn')).toEqual(['2710'])
    expect(entries(german(units), 'g:Klf')).toEqual(['2708'])
    expect(refusal(say(german(units), 'enter g:Klf'), 'at 2710')).toEqual({
      rule: '10.4',
      because: '2710 is not north of the Dvina',
    })
  })

  it('10.4f after that it goes where it likes', () => {
    const match = position({
      phase: 'german move',
      turn: 5,
      units: { 'g:Skn': '2709' },
      set: { units: { 'g:Skn': { place: '2709', waiting: false } } },
    })
    expect(refusal(say(match, 'move g:Skn'), 'to 2708')).toBe(null)
  })
})

describe('10.6 to 10.8 replacements', () => {
  it('10.6a, 10.8b a step restores a step, and no unit takes two in a turn', () => {
    const match = replacing({ 'r:8': reduced('1300') })
    say(match, 'rebuild r:8')
    expect([stateOf(match, 'r:8').isReduced, match.position.replacements]).toEqual([false, 2])
    expect(refusal(match, 'rebuild r:8')).toEqual({ rule: '10.8', because: 'r:8 had its step this turn' })
  })

  it('10.6b, c what is not used is lost', () => {
    const match = replacing({ 'r:8': reduced('1300'), 'g:1': '3326' })
    expect(match.position.replacements).toBe(3)
    say(match, 'done')
    expect([match.position.replacements, match.entries.at(-1)!.told[0]]).toMatchObject([
      0,
      { event: 'forfeited', operands: [3] },
    ])
  })

  it('10.7a localities and Korps Gruppen are never replaced', () => {
    const match = german(
      { 'g:1': '3813' },
      { turn: 8, set: { units: { 'g:1': '3813', 'g:Minsk': DEAD, 'g:Skn': { dead: true, waiting: false } } } },
    )
    expect(refusal(match, 'reclaim g:Minsk')).toEqual({ rule: '10.7', because: 'g:Minsk is never replaced' })
    expect(refusal(match, 'reclaim g:Skn')).toMatchObject({ rule: '10.7' })
  })

  it('10.7b, 10.8a, b, R09-43 a unit comes back from the dead pile with one step, like a reinforcement', () => {
    const match = replacing({ 'r:8': DEAD })
    say(match, 'reclaim r:8', 'enter r:8 2000')
    expect([at(match, 'r:8'), stateOf(match, 'r:8')]).toEqual([
      '2000',
      { isReduced: true, isDead: false, isWaiting: false },
    ])
    expect(refusal(match, 'rebuild r:8')).toEqual({ rule: '10.8', because: 'r:8 had its step this turn' })
  })

  it('10.8d 1UF comes back as it came', () => {
    const match = soviet({ 'r:13': { dead: true, waiting: false } }, { turn: 5 })
    say(match, 'reclaim r:13', 'enter r:13')
    expect(choices(match, 'at').sort()).toEqual(['5014', '5015', '5016', '5017', '5018', '5019'])
  })

  it('10.8e on the map only with a line over land', () => {
    const match = german({ 'g:1': reduced('1414'), 'g:2': reduced('3813') }, { turn: 8 })
    expect(refusal(match, 'rebuild g:1')).toEqual({ rule: '10.8', because: 'g:1 has no supply over land' })
    expect(refusal(match, 'rebuild g:2')).toBe(null)
  })

  it('10.8f, g, E09-19 from turn 6 on the line that would do, Western Pripyat for cavalry alone', () => {
    const match = soviet({ 'r:8': reduced('1300'), 'r:61': reduced('4812'), 'r:P': reduced('4812') }, { turn: 7 })
    expect(['r:8', 'r:61', 'r:P'].map((id) => refusal(match, `rebuild ${id}`)?.rule ?? 'legal')).toEqual([
      'legal',
      '10.8',
      'legal',
    ])
  })

  const CUT =
    '2927 3028 3127 3228 3327 3428 3527 3628 3727 3828 3927 4028 4127 4228 4327 4428 4527 4628 4727 4828 4927 5028 5027 5026 5025 5024 5023 5022 5021 5020'

  it('10.8h port supply does not do, but that of Koenigsberg does', () => {
    const given = {
      turn: 8,
      set: { hexes: held('Soviet', ...CUT.split(' ')), ports: { Koenigsberg: { lost: false } } },
    }
    const match = german(
      { 'g:1': reduced('2120'), 'g:2': reduced('2823'), 'g:6': reduced('2825'), 'g:9': '3028' },
      given,
    )
    expect(['g:1', 'g:2', 'g:6'].map((id) => refusal(match, `rebuild ${id}`)?.rule ?? 'legal')).toEqual([
      'legal',
      'legal',
      'legal',
    ])
  })

  it('3.8a, 3.9a steps by scenario', () => {
    expect(
      position({ scenario: 'plot', phase: 'german arrivals', turn: 1, units: { 'g:1': reduced('3813') } }).position
        .replacements,
    ).toBe(2)
    expect(
      position({ scenario: 'combined', phase: 'german arrivals', turn: 1, units: { 'g:1': reduced('3813') } }).position
        .replacements,
    ).toBe(3)
  })
})

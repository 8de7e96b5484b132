import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crowds } from './crowds.ts'
import { missing, reserveUsed, uncovered } from './deployment.ts'
import { at, choices, hexOf, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import type { ScenarioId } from './scenarios.ts'

const SCENARIOS: readonly ScenarioId[] = ['historical', 'sane', 'limited', 'maximum']

/** What 14.3 requires in the Historical scenario: Vilna, Pinsk, Grodno, Minsk, Dvinsk, and the fortified cities. */
const GARRISONS = [
  'place g:52S 1412',
  'place g:201S 1730',
  'place g:203S 0719',
  'place g:221S 2518',
  'place g:286S 2003',
]
const FORTRESSES = [
  'place g:6 3709',
  'place g:7 3709',
  'place g:12 3709',
  'place g:14 3813',
  'place g:26 3817',
  'place g:31 3223',
]

const setUp = (scenario: ScenarioId = 'historical', options = {}): Played =>
  position({ scenario, options, phase: 'german set-up', units: {} })
const withCities = (options = {}): Played => say(setUp('historical', options), ...GARRISONS, ...FORTRESSES)
const lacking = (match: Played): string[] =>
  missing(match.position).map(({ rule, text, value }) => `${rule} ${text}: ${value}`)
const freezeOf = (match: Played, unit: string): number => match.position.units.freeze[unitOf(match, unit)]!

describe('14.4 who sets up', () => {
  it.each(SCENARIOS)('14.4a sets up all Germans before the first Russian in %s', (scenario) => {
    const match = setUp(scenario)
    expect(match.decision).toMatchObject({ side: 1, step: 'deploy' })
    expect(refusal(match, 'place r:1')).toMatchObject({ rule: '14.4' })
    expect(refusal(match, 'done')).toMatchObject({ rule: '14.4' })
    say(match, 'prepared', 'done')
    expect(match.decision).toMatchObject({ side: 2, step: 'deploy' })
    expect(refusal(match, 'place g:6')).toMatchObject({ rule: '14.4' })
    say(match, 'prepared', 'done')
    expect(match.decision).toMatchObject({ side: 2, step: 'move' })
  })

  it('14.4a, 10.21 sets up no reinforcement and no battlegroup', () => {
    const match = setUp()
    expect(refusal(match, 'place g:4Pz')).toMatchObject({ rule: '14.4' })
    expect(refusal(match, 'place g:KG5')).toMatchObject({ rule: '14.4' })
  })

  it('7.0a keeps a fourth unit out of a hex', () => {
    const match = say(withCities(), 'place g:35 4117', 'place g:36 4117', 'place g:45 4117')
    expect(refusal(match, 'place g:57 4117')).toEqual({ rule: '7.0', because: '4117 is full' })
  })
})

describe('14.3 cities at set-up', () => {
  it('14.31b, 14.32a, 14.33 asks for three units in Vitebsk and one in each other city', () => {
    expect(lacking(setUp()).filter((text) => text.includes('missing'))).toEqual([
      '14.32 units missing in Vilna: 1',
      '14.32 units missing in Pinsk: 1',
      '14.32 units missing in Grodno: 1',
      '14.33 units missing in Minsk: 1',
      '14.33 units missing in Dvinsk: 1',
      '14.31 units missing in Vitebsk: 3',
      '14.31 units missing in Orsha: 1',
      '14.31 units missing in Mogilev: 1',
      '14.31 units missing in Bobruisk: 1',
    ])
    expect(lacking(withCities()).filter((text) => text.includes('missing'))).toEqual([])
  })

  it('14.43a places the units of the cities first', () => {
    const match = say(setUp(), ...GARRISONS)
    expect(refusal(match, 'place g:35 4117')).toEqual({ rule: '14.43', because: '3709 must have its units first' })
    say(match, 'place g:35')
    expect(choices(match, 'at').sort()).toEqual(['3223', '3709', '3813', '3817'])
    say(match, 'back', ...FORTRESSES)
    expect(refusal(match, 'place g:35 4117')).toBeNull()
  })

  it('14.31c, R73-48 freezes in a fortified city the units that the German put there first', () => {
    const match = say(setUp(), ...GARRISONS, ...FORTRESSES.slice(0, 3), 'place g:5Pz 3813', ...FORTRESSES.slice(4))
    say(match, 'place g:391S 3813', 'rest', 'done')
    expect(at(match, 'g:391S')).toBe('3813')
    expect(freezeOf(match, 'g:5Pz')).toBe(1)
    expect(freezeOf(match, 'g:391S')).toBe(0)
    for (const unit of ['g:6', 'g:7', 'g:12', 'g:26', 'g:31']) expect(freezeOf(match, unit)).toBe(1)
  })

  it('R73-48 lets another unit of the city take over when the first one is taken back', () => {
    const match = say(withCities(), 'place g:391S 3813', 'lift g:14')
    expect([freezeOf(match, 'g:391S'), freezeOf(match, 'g:14')]).toEqual([1, 0])
    say(match, 'place g:14 3813')
    expect(reserveUsed(match.position)).toBe(2)
  })

  it('R73-26, R73-48 makes every unit in a garrison city a garrison, and counts those above one as reserve', () => {
    const match = say(withCities(), 'place g:391S 2518', 'place g:35 2518')
    expect(reserveUsed(match.position)).toBe(1 + 2)
    say(match, 'rest', 'done')
    for (const unit of ['g:221S', 'g:391S', 'g:35']) expect(freezeOf(match, unit)).toBe(2)
  })

  it('R73-48 does not count units above the minimum where the city is a hex of the line', () => {
    const match = say(
      setUp('maximum'),
      'place g:52S 1412',
      'place g:201S 1730',
      'place g:203S 0719',
      'place g:5Pz 1730',
    )
    expect(match.setting.onLine[hexOf(match, '1730')]).toBe(1)
    expect(reserveUsed(match.position)).toBe(0)
  })
})

describe('14.43 the German line and the reserve', () => {
  it('14.41a, R73-44 wants every hex of the line held or controlled by Germans', () => {
    const match = position({ phase: 'german set-up', units: { 'g:6': '4117' } })
    const open = uncovered(match.position).map((hex) => match.setting.ground.name(hex))
    expect(open).toHaveLength(match.setting.line.length - 3)
    for (const hex of ['4116', '4117', '4118']) expect(open).not.toContain(hex)
    expect(lacking(match)).toContain(`14.41 line hexes neither held nor controlled: ${open.length}`)
  })

  it('14.41a, 6.1A.a does not count the zone of armour in forest', () => {
    const open = (unit: string) => {
      const match = position({ phase: 'german set-up', units: { [unit]: '3306' } })
      return uncovered(match.position).map((hex) => match.setting.ground.name(hex))
    }
    expect(open('g:5Pz')).toContain('3205')
    expect(open('g:6')).not.toContain('3205')
  })

  it('14.41a does not let the German finish with a hole in his line', () => {
    const match = say(setUp(), 'prepared')
    const held = match.setting.line.map((hex) => match.setting.ground.name(hex))
    // Everybody in the three northernmost hexes moves south.
    const north = new Set(held.slice(0, 4))
    const movers = match.setting.unitIds.filter((id) => id.startsWith('g:') && north.has(at(match, id)))
    for (const id of movers) {
      say(match, `lift ${id}`, `place ${id}`)
      say(match, `at ${choices(match, 'at').filter((hex) => held.slice(20).includes(hex))[0]}`)
    }
    expect(refusal(match, 'done')).toMatchObject({ rule: '14.41' })
  })

  it('14.43b puts all but 25 points on the line', () => {
    const match = say(withCities(), 'place g:5Pz 3510', 'place g:12Pz 3510', 'place g:20Pz 3510')
    say(match, 'place g:18PG 3412', 'place g:25PG 3412')
    expect(reserveUsed(match.position)).toBe(23)
    expect(refusal(match, 'place g:FHPG 3412')).toEqual({
      rule: '14.43',
      because: 'only 25 points may stand off the line, not 27',
    })
    expect(refusal(match, 'place g:FHPG 4117')).toBeNull()
    say(match, 'place g:35 3412')
    expect(refusal(match, 'place g:391S 1002')).toMatchObject({ rule: '14.43' })
    expect(refusal(match, 'place g:391S 4117')).toBeNull()
  })

  it('R73-07 puts the reserve behind the line, or by option before it or on either side', () => {
    const open = (options: Readonly<Record<string, string>>) => {
      const match = withCities(options)
      return ['3510', '4511', '4117'].map((hex) => refusal(match, `place g:35 ${hex}`) === null)
    }
    expect(open({})).toEqual([true, false, true])
    expect(open({ reserveSide: 'either' })).toEqual([true, true, true])
    expect(open({ reserveSide: 'east' })).toEqual([false, true, true])
    expect(refusal(withCities(), 'place g:35 4511')).toEqual({
      rule: '14.43',
      because: '4511 is on the wrong side of the line',
    })
  })
})

describe('14.42, 14.44 the Russian set-up', () => {
  const soviet = (units = {}): Played => position({ phase: 'soviet set-up', units })

  it('14.41b wants a continuous line without a gap', () => {
    const match = soviet({ 'r:1': '4217' })
    expect(lacking(match).at(-1)).toMatch(/^14.41 open hexes in the continuous line: \d+$/)
    say(match, 'prepared')
    expect(lacking(match)).toEqual([])
    expect(refusal(match, 'done')).toBeNull()
  })

  it('14.42 puts railheads on rail hexes east of the line and not next to it', () => {
    const match = soviet()
    expect(refusal(match, 'place r:RH1 4511')).toBeNull()
    expect(refusal(match, 'place r:RH1 4208')).toEqual({ rule: '14.42', because: 'a railhead needs a railway' })
    expect(refusal(match, 'place r:RH1 3607')).toEqual({ rule: '14.42', because: '3607 is next to the German line' })
    expect(refusal(match, 'place r:RH1 3813')).toMatchObject({ rule: '14.44' })
    expect(refusal(say(match, 'place r:RH1 4511', 'place r:RH2 4511'), 'place r:RH3 4511')).toBeNull()
  })

  it('14.44, R73-06 puts Russians anywhere east of the line, not on it nor west of it', () => {
    const match = soviet()
    for (const hex of ['4217', '4634', '3607', '2034']) expect(refusal(match, `place r:1 ${hex}`)).toBeNull()
    for (const hex of ['4117', '3813', '0101'])
      expect(refusal(match, `place r:1 ${hex}`)).toEqual({
        rule: '14.44',
        because: `${hex} is not east of the German line`,
      })
  })

  it('14.44, 5.2E.a, R73-07 keeps Russians out of hexes where the German reserve stands', () => {
    const match = position({
      options: { reserveSide: 'either' },
      phase: 'soviet set-up',
      units: { 'g:5Pz': '4217', 'g:6': '4511' },
    })
    expect(refusal(match, 'place r:1 4217')).toEqual({ rule: '14.44', because: 'Germans stand in 4217' })
    expect(refusal(match, 'place r:RH1 4511')).toMatchObject({ rule: '14.44' })
    say(match, 'prepared')
    for (const id of match.setting.unitIds.filter((one) => one.startsWith('r:')))
      expect(['4217', '4511']).not.toContain(at(match, id))
  })
})

describe('set-ups done for the player', () => {
  it.each(SCENARIOS)('offers prepared deployments that keep all the rules in %s', (scenario) => {
    const match = say(setUp(scenario), 'prepared')
    expect(lacking(match)).toEqual([])
    expect(lacking(say(match, 'done', 'prepared'))).toEqual([])
  })

  it('completes whatever was placed, on both sides', () => {
    const sides = fc.constantFrom('west', 'either', 'east')
    fc.assert(
      fc.property(
        fc.constantFrom(...SCENARIOS),
        sides,
        fc.array(fc.nat(), { maxLength: 8 }),
        (scenario, reserveSide, picks) => {
          const match = setUp(scenario, { reserveSide })
          placeSome(match, picks)
          expect(lacking(say(match, 'rest'))).toEqual([])
          placeSome(say(match, 'done'), picks)
          expect(lacking(say(match, 'rest'))).toEqual([])
          expect(crowds(match.position)).toEqual([])
        },
      ),
      { numRuns: 1000 },
    )
  })

  function placeSome(match: Played, picks: readonly number[]): void {
    for (const pick of picks) {
      const units = choices(match, 'place')
      say(match, `place ${units[pick % units.length]}`)
      const sites = choices(match, 'at')
      say(match, `at ${sites[pick % sites.length]}`)
    }
  }
})

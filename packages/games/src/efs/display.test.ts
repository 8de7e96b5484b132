import { copyOf, eachWay, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { heard } from '../display/rolls.ts'
import { expectSound, readerOf, textsIn, wander } from '../display.fixture.ts'
import { attack, until } from './combat/battle.fixture.ts'
import { crt, RESULTS } from './data/charts.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { resultName, resultRow } from './display/attacks.ts'
import { dateOf } from './display/clock.ts'
import { display } from './display.ts'
import { efs } from './index.ts'
import { begin, type Played, position, say } from './position.fixture.ts'

const { overlay, marksOf, about } = readerOf(display)
const SCENARIOS = efs.scenarios.map(({ id }) => id)
const settingOf = (scenario: string) => efs.setting(scenario)

describe('faces', () => {
  it.each(SCENARIOS)('every counter of %s has a face that can be told from all others', (scenario) => {
    const setting = settingOf(scenario)
    const real = display.faces(setting).slice(1, setting.units + 1)
    expect(new Set(real.map(({ label }) => label)).size).toBe(real.length)
    expect(new Set(real.map(({ title, formation }) => title + formation)).size).toBe(real.length)
    for (const { stripe, formation, label, title } of real)
      expect([stripe, formation, label, title].filter((text) => text === '' || text !== text.trim())).toEqual([])
  })

  it.each([
    ['lepel', 'g:39/17Pz', 'armor', '39/17 Pz', '39th Panzer Regiment, 17th Panzer Division', '17th Panzer Division'],
    [
      'borisov',
      's:6/1Mos',
      'motorized',
      '6/1 Mos',
      '6th Motorized Regiment, 1st Moscow Motorized Division',
      '1st Moscow Motorized Division',
    ],
    [
      'borisov',
      'g:88/18Pz',
      'recon',
      '88/18 Pz',
      '88th Reconnaissance Battalion, 18th Panzer Division',
      '18th Panzer Division',
    ],
    ['borisov', 'g:53Nbw', 'rockets', '53 Nbw', '53rd Rocket Regiment', undefined],
    ['borisov', 's:13A', 'headquarters', '13 A', '13th Army headquarters', undefined],
    ['borisov', 's:47+50Tr', 'train', '47+50 Train', '47+50 Armoured Trains', undefined],
    ['borisov', 's:7AA', 'flak', '7 AA', '7th Anti-aircraft Brigade', undefined],
    ['yelnya', 's:100RD', 'infantry', '100 Rifle', '100th Rifle Division', undefined],
    ['yelnya', 'g:XXArt', 'artillery', 'XX Art', 'Artillery of XX Corps', undefined],
    ['borisov', 'g:air:I/StG77', 'air', 'Ju 87 I/StG77', 'Ju 87 of I/StG77', undefined],
  ])('2.21 %s: %s', (scenario, id, arm, label, title, group) => {
    const setting = settingOf(scenario)
    expect(display.faces(setting)[setting.unitIds.indexOf(id)]).toMatchObject({
      arm,
      label,
      title,
      ...(group === undefined ? {} : { group }),
    })
  })

  it('3.2, 10.12 the box of the movement allowance and the band without a zone are shown', () => {
    const setting = settingOf('borisov')
    const faceOf = (id: string) => display.faces(setting)[setting.unitIds.indexOf(id)]!
    expect(new Set(['g:18/18Pz', 'g:53Nbw', 's:1Minsk', 's:47+50Tr'].map((id) => faceOf(id).box)).size).toBe(4)
    expect(faceOf('g:53Nbw').band).toBeDefined()
    expect(faceOf('g:18/18Pz').band).toBeUndefined()
  })
})

describe('values', () => {
  const values = (match: Played, unit: string): string =>
    display.values(match.position, match.setting.unitIds.indexOf(unit))

  it('2.23 are those of the face that is up; guns show support and range, headquarters their command', () => {
    const match = position({
      phase: 'axis movement',
      units: { 'g:18/18Pz': { place: '1729', face: 1 }, 'g:53Nbw': '1729', 'g:817Art': '1730', 's:13A': '2228' },
    })
    expect(['g:18/18Pz', 'g:53Nbw', 'g:817Art', 's:13A', 'g:air:I/StG77'].map((unit) => values(match, unit))).toEqual([
      '5-4-7',
      '3A¹-1-7',
      '1²-1-5',
      '[1]-1-4',
      '1 2/2',
    ])
    expect(marksOf(match, 'g:18/18Pz')).toContainEqual({
      kind: 'reduced',
      text: 'two of three steps left',
      rule: '2.23',
      chip: '2',
    })
  })

  it('21.26 an HQ out of order has neither command nor speed', () => {
    const match = position({ phase: 'soviet movement', units: { 's:13A': { place: '2228', nonOp: true } } })
    expect(values(match, 's:13A')).toBe('[–]-1-3')
    expect(marksOf(match, 's:13A').map(({ text }) => text)).toContain('out of order')
  })
})

describe('the clock', () => {
  it('1 counts two days a turn from 22 June on', () => {
    expect([1, 5, 8, 11, 35, 50].map(dateOf)).toEqual([
      '22 June 1941',
      '30 June 1941',
      '6 July 1941',
      '12 July 1941',
      '29 August 1941',
      '28 September 1941',
    ])
  })

  it('4.21 shows the turns of the scenario and every phase that asks somebody something', () => {
    const { turn, first, turns, phases, phase, due } = display.clock(begin('borisov', [7]).position)
    expect([turn, first, turns]).toEqual([5, 5, 7])
    expect(due).toHaveLength(3)
    expect(phases[phase]?.name).toBe('Strategic segment')
    const { phases: all } = settingOf('yelnya').sequence
    const asking = all.filter(({ step }) => step !== undefined)
    const match = begin('borisov', [7])
    for (const { code } of asking)
      expect(phases.some(({ id }) => id.split(' ').some((one) => code.startsWith(one)))).toBe(true)
    expect(say(match, 'done').decision).toMatchObject({ step: 'movement' })
    expect(display.clock(match.position).phases[display.clock(match.position).phase]).toMatchObject({
      side: AXIS,
      name: 'Move',
    })
  })
})

describe('over random games', () => {
  it.each([
    ['borisov', {}, 23],
    ['lepel', {}, 60],
    ['yelnya', { limitedInformation: 'on' }, 240],
  ] as const)(
    'everything of %s can be shown to both sides, and says nothing it should not',
    (scenario, options, every) => {
      const setting = efs.setting(scenario, options)
      const view = efs.blank(setting)
      let seen = 0
      wander(efs, setting, `seen ${scenario}`, every, { marking: ['prepared'] }, (s) => {
        seen++
        for (const side of [AXIS, SOVIET]) {
          efs.view(s, side, view)
          expectSound(display, setting, view, setting.ground.size, 400)
        }
      })
      expect(seen).toBeGreaterThan(3)
    },
    120_000,
  )
})

describe('great scenarios', () => {
  const GREAT = SCENARIOS.filter((scenario) => settingOf(scenario).campaign !== null)

  it.each(GREAT)('everything of %s can be shown to both sides at its start and some choices later', (scenario) => {
    const match = begin(scenario)
    const dice = seededDice(`seen ${scenario}`)
    const view = efs.blank(match.setting)
    for (const choices of [0, 120]) {
      while (match.entries.length < choices) {
        const offered = match.choices()
        match.take(offered[dice.pick(offered.length, 'a random answer')]!)
      }
      for (const side of [AXIS, SOVIET]) {
        efs.view(match.position, side, view)
        expectSound(display, match.setting, view, match.setting.ground.size, 400)
      }
    }
  })

  it('8.2 who waits for a Special Group says for which, and from which turn on', () => {
    const match = begin('smolensk')
    expect(about(match, 's:89RD')).toContain('Comes with Special Group 7, 53 Rifle Corps (Kalinin), from turn 11 on')
    const notes = display.trays(match.position).flatMap(({ units }) => units.map(({ note }) => note))
    expect(notes).toContain('Group 7')
    expect(notes).not.toContain('turn 99')
  })

  it.each(GREAT)('%s opens with a question in words, on its turn and date', (scenario) => {
    const match = begin(scenario)
    const { position: s, setting } = match
    const clock = display.clock(s)
    expect(efs.prompt(s)).toMatch(/[.?]$/)
    expect(clock.phases[clock.phase]?.name).toBeTruthy()
    expect(dateOf(setting.card.firstTurn)).toMatch(/ 1941$/)
    const { points, level, steps } = display.score(s)
    expect(points.every(Number.isFinite)).toBe(true)
    expect([level, ...steps.map(({ name }) => name)].every((text) => text !== '')).toBe(true)
  })
})

describe('the matter in hand', () => {
  /** The attack on Novyy Borisov as the tutorial prepares it. */
  const prepared = (): Played =>
    say(
      position({
        phase: 'axis declaration',
        turn: 5,
        units: {
          'g:18/18Pz': '1729',
          'g:52/18Pz': '1729',
          'g:101/18Pz': '1729',
          'g:413Eng': '1729',
          'g:53Nbw': '1729',
          'g:817Art': '1730',
          's:BTTU': '1829',
          's:18Zap': '1829',
          's:175/1Mos': '1829',
          's:29+49': '2028',
          's:13A': '2228',
        },
        strongpoints: { 1829: 'Soviet' },
        dice: [3],
      }),
      'attack 1829',
      'join g:18/18Pz',
      'join g:52/18Pz',
      'join g:101/18Pz',
      'join g:413Eng',
    )

  it('12.2 is an attack that is declared: initial odds, members, teams for every column', () => {
    const matter = display.matter(prepared().position)!
    expect([matter.headline, matter.line]).toEqual(['2-1', '16 against 7, before guns and aircraft'])
    expect(matter.members).toHaveLength(4)
    expect(matter.proposals.at(-1)).toMatchObject({ title: '2-1' })
    expect(matter.prelude).toBe('declare')
  })

  it('15.4 to 15.6 has every line item from units to the net modifier, and the chances of the rules', () => {
    const match = say(prepared(), 'declare', 'done', 'support s:29+49 1829', 'done', 'stand 1829')
    say(match, 'fight 1829', 'support g:53Nbw', 'support g:817Art', 'engineers')
    const { position: s } = match
    expect(efs.decision(s)).toMatchObject({ step: 'battle' })
    const matter = display.matter(s)!
    expect([matter.headline, matter.line]).toEqual(['2-1', '20 against 9, die as it falls'])
    const titles = matter.sections.map(({ title, total }) => `${title}: ${total}`)
    expect(titles).toEqual([
      'Attack: 20',
      'Defence: 9',
      'Column: 2-1',
      'Die, net of all, 3 at most: +0',
      'With an asterisk attackers lose more: ',
      'Where the table comes from: ',
    ])
    expect(matter.sections[3]!.items.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'No Retreat +1',
      'strongpoint +1',
      'Engineer Effects −1',
      'Division Integrity −1',
    ])
    expect(matter.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(matter.results.flatMap(({ faces }) => faces).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const chances = new Map<string, number>()
    eachWay(
      efs,
      copyOf(efs, s),
      (at, dice, listener) => efs.take(at, efs.read(at, 'roll').choice, dice, listener),
      ({ chance, told }) => {
        const name = resultRow(heard(told, 'struck')[2]!)
        chances.set(name, (chances.get(name) ?? 0) + chance)
      },
    )
    for (const { name, chance } of matter.results) expect(chances.get(name)).toBeCloseTo(chance)
  })

  it('12.5 says of an order that lies face down what it may do, and not which it is', () => {
    const match = say(prepared(), 'declare', 'done', 'done', 'stand 1829', 'fight 1829')
    const view = efs.blank(match.setting)
    efs.view(match.position, AXIS, view)
    expect(display.matter(view)!.hint).toMatch(/An order lies face down: No Retreat adds 1/)
    expect(textsIn(display.matter(view)).filter((text) => /^No Retreat/.test(text))).toEqual([])
  })

  it('16.1 after the die names the result and who still has to lose', () => {
    const match = say(prepared(), 'declare', 'done', 'done', 'stand 1829', 'fight 1829', 'roll')
    const matter = display.matter(match.position)
    expect(matter?.sections[0]?.title).toBe('What the die gave')
  })

  it.each(RESULTS.map((result, at) => [result, at] as const))('15.6 %s is told briefly and in full', (result, at) => {
    expect(resultRow(at).length).toBeLessThan(30)
    expect(resultRow(at).includes('*')).toBe(result.includes('*'))
    expect(resultName(at)).toMatch(/^(Defenders|Attackers) /)
  })
})

describe('the matter in the air', () => {
  /** A Bf 109 and a Ju 87 over Yelnya meet two MiGs that have the initiative. */
  const meeting = (): Played => {
    const flyers = ['g:air:II/JG52', 'g:air:II/StG1', 's:air:41IAP', 's:air:401IAP']
    const match = position({
      scenario: 'yelnya',
      turn: 36,
      phase: 'axis declaration',
      units: {
        'g:15ID': '6121',
        's:19RD': '6221',
        's:24A': '6420',
        ...Object.fromEntries(flyers.map((id) => [id, 'ready'])),
      },
      dice: [8],
    })
    until(say(attack(match, '6221', 'g:15ID'), 'done'), 'missions')
    for (const id of flyers) say(match, `fly ${id} 6221`)
    return match
  }

  it('14.32 names who is there, what each could do to whom, and the flak that awaits missions', () => {
    const { position: s } = meeting()
    expect(efs.decision(s)).toMatchObject({ step: 'pairing', side: SOVIET })
    const matter = display.matter(s)!
    expect([matter.title, matter.headline]).toEqual(['In the air over I-6221', 'Soviet'])
    expect(matter.members).toHaveLength(4)
    const told = matter.sections.flatMap(({ title, total, items }) => [
      `${title} ${total}`,
      ...items.map(({ text, value }) => `${text}: ${value}`),
    ])
    expect(told).toContain('Bf 109F II/JG52 fires: rating 4')
    expect(told).toContain('Ju 87 II/StG1 flies, two points: rating 1')
    expect(told).toContain('Bf 109F II/JG52 at MiG-3 41IAP: turned back 20%, damaged 20%, destroyed 30%')
    expect(told).toContain('AA fire at Ju 87 II/StG1 −1: turned back 20%')
  })
})

describe('answers on the map', () => {
  it('10.41 a way is paid step by step, and what a road that is left costs stands by itself', () => {
    const match = position({
      phase: 'axis movement',
      turn: 5,
      units: { 'g:88/18Pz': '1232', 's:13A': '2228' },
    })
    say(match, 'move g:88/18Pz')
    const hex = match.setting.ground.parse('1831')
    const outlook = display.outlook(match.position, hex)!
    expect(outlook.items.map(({ text, value }) => `${text} ${value}`)).toContain('off the road in I-1730 0.5')
    expect(outlook.items.reduce((sum, { value }) => sum + value, 0)).toBe(6)
    expect(outlook.facts[0]!.text).toBe('6 of 9 points')
    expect(display.path(match.position, hex).length).toBe(7)
    expect(display.hints(match.position).find(({ place }) => place === hex)).toMatchObject({ label: '6', look: 'go' })
  })

  it('11.3 an overrun tells its odds, its modifiers and its chances', () => {
    const match = position({
      phase: 'axis motorized movement',
      turn: 7,
      units: { 'g:18/18Pz': '1928', 'g:52/18Pz': '1928', 'g:101/18Pz': '1928', 's:29+49': '2028' },
    })
    say(match, 'move g:18/18Pz', 'join g:52/18Pz', 'join g:101/18Pz')
    const hex = match.setting.ground.parse('2028')
    const texts = display.outlook(match.position, hex)!.facts.map(({ text }) => text)
    expect(texts[0]).toBe('13 against 1: 13 to 1')
    expect(texts).toContain('Through in 70%')
    expect(display.hints(match.position)).toContainEqual({ place: hex, label: 'overrun 13-1', look: 'go' })
  })

  it('12.1 a declared attack shows what it still owes', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 's:6/1Mos': '1829', 's:175/1Mos': '1728', 's:13A': '2228' },
    })
    say(match, 'attack 1829', 'join g:18/18Pz', 'declare')
    const owed = match.setting.ground.parse('1728')
    expect(display.hints(match.position)).toContainEqual({ place: owed, label: 'owed', look: 'go' })
    const tray = display.trays(match.position).find(({ id }) => id === 'attacks')!
    expect([tray.note, tray.rows[0]!.text]).toEqual([
      'One attack owes another',
      expect.stringMatching(/^I-1829: 7 against 4.*; owes I-1728; units$/),
    ])
    const { lines } = overlay('markers').paint(match.position, 0)
    expect(lines).toContainEqual(expect.objectContaining({ look: 'attack' }))
  })

  it('asks back before a die is thrown while guns could still fire', () => {
    const match = position({
      phase: 'axis declaration',
      units: { 'g:18/18Pz': '1729', 'g:53Nbw': '1729', 's:6/1Mos': '1829' },
    })
    say(match, 'attack 1829', 'join g:18/18Pz', 'declare', 'done', 'fight 1829')
    expect(display.caution(match.position, 'roll')).toBe('One gun could still fire. Throw the die?')
  })

  it('15.2 asks back before an attack is thrown without the supply that an MSU could give, 6.48 and not where none is near', () => {
    const thrown = (store: string): string => {
      const match = position({
        scenario: 'minsk',
        turn: 3,
        phase: 'axis declaration',
        units: { 'g:26ID': 'D2812', 's:24RD': 'D2712' },
        set: { supplies: { 'supply 1': { place: store, side: 'Axis', points: 1 } } },
      })
      say(match, 'attack D2712', 'join g:26ID', 'declare', 'done', 'fight D2712')
      return display.caution(match.position, 'roll')
    }
    expect([thrown('D2912'), thrown('D1024')]).toEqual(['The attack has no supply. Throw the die?', ''])
  })
})

describe('overlays', () => {
  it('21.1 show how far headquarters command, and the points they have', () => {
    const { position: s } = begin('borisov', [7])
    const { chips, hexes } = overlay('command').paint(s, 0)
    expect(chips).toEqual([{ place: s.setting.ground.parse('2228'), text: '1 of 1', tone: 'good' }])
    expect(hexes.length).toBeGreaterThan(20)
  })

  it('14.61 show zones of interdiction; 18.4 strongpoints stand on the map', () => {
    const match = position({
      phase: 'axis movement',
      units: { 's:13A': '2228' },
      interdiction: { 2228: 1 },
      strongpoints: { 1829: 'Soviet' },
    })
    efs.rebuild(match.position)
    expect(overlay('air').paint(match.position, 0).hexes.length).toBeGreaterThan(3)
    expect(overlay('markers').paint(match.position, 0).hexes).toContainEqual(
      expect.objectContaining({ look: 'fort', side: SOVIET }),
    )
  })

  it('6.3 supply says that nobody lacks it where it is not traced', () => {
    const { note } = overlay('supply').paint(begin('borisov', [7]).position, 0)
    expect(note).toBe('Everybody is in supply in this scenario.')
  })
})

describe('the score', () => {
  it.each([
    ['borisov', [0, 5], 'Soviet ahead'],
    ['lepel', [1, 8], 'Soviet ahead'],
    ['yelnya', [3, 0], 'Axis ahead'],
  ] as const)('10.16, 10.36, 10.66 of %s says who is ahead, and what either needs', (scenario, points, level) => {
    const score = display.score(efs.start(settingOf(scenario), seededDice('score')))
    expect([score.points, score.level]).toEqual([points, level])
    expect(score.needs?.filter((text) => text !== '')).toHaveLength(2)
  })
})

describe('the account', () => {
  it('16.1 counts steps, and each of them once', () => {
    const { position: s, setting } = position({ phase: 'axis movement', units: { 's:6/1Mos': '1829' } })
    const unit = setting.unitIds.indexOf('s:6/1Mos')
    const lost = { event: 'lostStep', operands: [unit] }
    const gone = { event: 'eliminated', operands: [unit] }
    expect(display.account!.loss(s, gone, [])).toEqual({ unit, worth: 2 })
    expect(display.account!.loss(s, gone, [lost])).toEqual({ unit, worth: 1 })
  })

  it('15.6 a lower result is the better throw for who attacks', () => {
    const { position: s } = position({ phase: 'axis combat', units: { 's:6/1Mos': '1829' } })
    const fate = (result: number) =>
      display.account!.fate(s, { told: [{ event: 'struck', operands: [20, 3, result] }], position: s })!
    expect(fate(RESULTS.indexOf('-/2R'))).toMatchObject({ side: AXIS, losses: [0, 2] })
    expect(fate(0).rank).toBeGreaterThan(fate(crt.results.length - 1).rank)
  })
})

describe('what is told', () => {
  it('of a unit names its formation, its steps, its box and where its values come from', () => {
    const match = begin('borisov', [7])
    expect(about(match, 'g:18/18Pz')).toEqual(
      expect.arrayContaining([
        '18th Panzer Division, XLVII Motorized Corps',
        'Three steps: 7-6-7, 5-4-7, 3-2-7',
        'Red box: motorized, moves in both phases and reacts',
        'Values as printed (11.1)',
      ]),
    )
  })
})

describe('goals of great scenarios', () => {
  it('24.2, 3.62 a place of several hexes says once what it is worth, and scores with its garrison only', () => {
    const { places, ground } = settingOf('minsk')
    const vilnius = places.find(({ name }) => name === 'Vilnius')!
    const painted = (units: Readonly<Record<string, string>>) =>
      overlay('goals').paint(
        position({
          scenario: 'minsk',
          turn: 4,
          phase: 'axis movement',
          units,
          axis: vilnius.hexes.map((hex) => ground.name(hex)),
        }).position,
        0,
      )
    const { hexes, chips, note } = painted({ 'g:26ID': 'C4823', 'g:8SS': 'D3303' })
    expect(hexes.filter(({ place }) => vilnius.hexes.includes(place))).toHaveLength(3)
    expect(chips.filter(({ place }) => vilnius.hexes.includes(place)).map(({ text }) => text)).toEqual(['two points'])
    expect(note).toBe('The Axis scores 0 of 8 places.')
    expect(painted({ 'g:26ID': 'C4823', 'g:5ID': 'C4823' }).note).toBe('The Axis scores 1 of 8 places.')
  })
})

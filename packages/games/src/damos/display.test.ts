import { eachWay, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { percent } from '../display/bands.ts'
import { heard } from '../display/rolls.ts'
import { expectSound, readerOf, textsIn, wander } from '../display.fixture.ts'
import { DATES, LOSSES } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { display } from './display.ts'
import { damos } from './index.ts'
import { type Played, position, say, unitOf } from './position.fixture.ts'
import { prepared } from './prepared.fixture.ts'
import type { State } from './state.ts'

const { overlay, marksOf } = readerOf(display)

const setting = damos.setting('campaign')

/** Random games that do not dwell on what comes up again and again. */
const HASTE = { deploy: ['done', 'prepared'], arrivals: ['done'], strategic: ['done'] }

describe('faces', () => {
  const faces = display.faces(setting)
  const real = faces.slice(1)

  it('every counter has a face that can be told from all others, and says nothing of its strength', () => {
    expect(faces).toHaveLength(setting.unitIds.length)
    expect(new Set(real.map(({ label }) => label)).size).toBe(real.length)
    expect(new Set(real.map(({ title, formation }) => title + formation)).size).toBe(real.length)
    for (const [n, { side, stripe, formation }] of real.entries()) {
      expect(side).toBe(setting.sideOf[n + 1])
      expect(stripe === '').toBe(formation === '')
    }
  })

  it.each([
    ['g:7Pz', 'armor', 'division', '7 Pz', '7th Panzer Division', 'XXXIX Motorized Corps'],
    ['g:34', 'infantry', 'division', '34 Inf', '34th Infantry Division', 'XII Corps'],
    ['g:GD', 'motorized', 'regiment', 'GD', 'Regiment Grossdeutschland', 'XLVI Motorized Corps'],
    ['g:Lehr', 'motorized', 'brigade', 'Lehr 900', '900th Lehr Brigade', '3rd Panzer Group'],
    ['r:6MC', 'mechanized', 'corps', '6 MC', '6th Mechanized Corps', '10th Army'],
    ['r:17NKVD', 'security', 'regiment', '17 NKVD', '17th NKVD Border Regiment', 'Border troops'],
    ['r:5GRD', 'infantry', 'division', '5 G RD', '5th Guards Rifle Division', 'Kaluga'],
    ['r:Dov', 'cavalry', 'division', 'Dovator', 'Cavalry Group Dovator', 'Cavalry Group Dovator'],
  ])('C2.2 %s', (id, arm, size, label, title, formation) => {
    expect(faces[setting.unitIds.indexOf(id)]).toMatchObject({ arm, size, label, title, formation })
  })
})

describe('the clock', () => {
  it('has thirteen turns of half a month and the phases of both sides in plain words', () => {
    const { turns, phases, due, date } = display.clock(damos.start(setting, seededDice('start')))
    expect(turns).toBe(DATES.length)
    expect(date).toBe('1st July 1941')
    expect(phases.map(({ name }) => name)).toEqual([
      'Arrivals',
      'Rail',
      'Strategic',
      'Operations',
      'Arrivals',
      'Strategic',
      'Operations',
    ])
    expect(due.slice(0, 3)).toEqual(['', '+14', '+7'])
  })
})

describe('over random games', () => {
  it('everything can be shown to both sides, and says nothing it should not', () => {
    const view = damos.blank(setting)
    let seen = 0
    wander(damos, setting, 'campaign', 41, HASTE, (s) => {
      seen++
      for (const side of [GERMAN, RUSSIAN]) {
        damos.view(s, side, view)
        expectSound(display, setting, view, setting.ground.size, 400)
      }
    })
    expect(seen).toBeGreaterThan(5)
  }, 60_000)

  it('C2.4 what is said of a view is the same of all positions that look the same', () => {
    const [view, other, world] = [0, 1, 2].map(() => damos.blank(setting))
    const dice = seededDice('worlds')
    wander(damos, setting, 'fog', 17, HASTE, (s) => {
      for (const side of [GERMAN, RUSSIAN]) {
        damos.view(s, side, view!)
        damos.resample(view!, side, dice, world!)
        damos.view(world!, side, other!)
        expect(said(other!)).toBe(said(view!))
      }
    })
  }, 60_000)

  it('C2.4 no strength of the enemy stands in a view: a question mark is on every counter of his', () => {
    const view = damos.blank(setting)
    wander(damos, setting, 'marks', 31, HASTE, (s) => {
      damos.view(s, GERMAN, view)
      for (let unit = 1; unit <= setting.units; unit++)
        if (setting.sideOf[unit] === RUSSIAN && view.units.place[unit] !== 0)
          expect(display.values(view, unit)).toBe(`?-${setting.movement[unit]}`)
    })
  }, 60_000)
})

/** What a side sees of a match. */
function viewOf(match: Played, side: number): State {
  const view = damos.blank(match.setting)
  damos.view(match.position, side, view)
  return view
}

describe('units', () => {
  const match = position({
    phase: 'german operations',
    units: {
      'g:7Pz': { place: '2712', strength: 6, least: 5, most: 8, told: 6, toldOn: 2 },
      'g:20Pz': { place: '2712', spent: true },
      'g:34': { place: '2510', demoralized: true },
      'r:20MC': { place: '2609', strength: 2, least: 1, most: 3 },
    },
  })

  it('C2.4 show their strength to the owner, and bounds and the last total to the enemy', () => {
    const unit = unitOf(match, 'g:7Pz')
    const [own, other] = [viewOf(match, GERMAN), viewOf(match, RUSSIAN)]
    expect([display.values(own, unit), display.values(other, unit)]).toEqual(['6-8', '?-8'])
    const facts = (s: State) => display.aboutUnit(s, unit).map(({ text }) => text)
    expect(facts(own)).toContain('Strength 6 of 8')
    expect(facts(other)).toContain('Strength between 5 and 8 of 8, by all that was told')
    expect(facts(other)).toContain('Its force was 6 strong when it was last told, on turn 2')
  })

  it('C2.1, C2.8, C2.10 are marked when they are spent, demoralized or out of supply', () => {
    const kinds = (id: string) => marksOf(match, id).map(({ kind, chip = '' }) => `${kind}${chip}`)
    expect(kinds('g:20Pz')).toContain('done')
    expect(kinds('g:34')).toEqual(['reducedD', 'cut×'])
    expect(kinds('r:20MC')).toEqual([])
  })

  it('C9.0 a force past half of its points carries a mark, and its tray says what is left', () => {
    const moving = position({
      phase: 'german operations',
      units: { 'g:34': '2812', 'r:4RC': '2201' },
      german: ['2811', '2810', '2809'],
    })
    say(moving, 'activate 2812', 'to 2809')
    expect(marksOf(moving, 'g:34').map(({ chip }) => chip)).toContain('½')
    const tray = display.trays(moving.position).find(({ id }) => id === 'force')!
    expect(tray.note).toBe('2 of 5 points left, past half of them')
  })
})

describe('the account', () => {
  it('C8.6 counts the points that each side has incurred, and how well the dice fell', () => {
    const match = say(prepared(), 'done', 'activate 2829', 'attack standard 2828', 'take counterattack', 'hold')
    const s = match.position
    const told = [
      { event: 'attackThrown', operands: [12, 10, LOSSES.indexOf('5')] },
      { event: 'defenceThrown', operands: [4, 2, LOSSES.indexOf('1♥')] },
    ]
    const side = (unit: number) => match.setting.sideOf[unit]
    const losses = told.map((one) => display.account!.loss(s, one, [])!)
    expect(losses.map(({ unit, worth }) => [side(unit), worth])).toEqual([
      [RUSSIAN, 4],
      [GERMAN, 1],
    ])
    expect(display.account!.fate(s, { told, position: s })).toEqual({ side: GERMAN, rank: 5, losses: [1, 5] })
  })

  it('C2.6.1 a reaction comes or fails', () => {
    const s = prepared().position
    const rank = (event: string) =>
      display.account!.fate(s, {
        told: [
          { event: 'rolled', operands: [8, 8] },
          { event, operands: [1, 1] },
        ],
        position: s,
      })!.rank
    expect([rank('came'), rank('failed')]).toEqual([1, 0])
  })
})

describe('overlays', () => {
  it('have the keys that the client leaves free', () => {
    expect(display.overlays.map(({ key }) => key).sort()).toEqual([...'CFKRSTVZ'])
  })

  it('C2.6 paint the zone of influence of own forces, and the enemy’s between its bounds', () => {
    const match = position({
      phase: 'german operations',
      units: { 'g:7Pz': '2712', 'r:20MC': '2609', 'r:5MC': { place: '2705', strength: 9, least: 6, most: 9 } },
    })
    const view = viewOf(match, GERMAN)
    const chips = (id: string) =>
      overlay(id)
        .paint(view, 0)
        .chips.map(({ place, text }) => `${match.setting.ground.name(place)} ${text}`)
        .sort()
    expect(chips('influence')).toEqual(['2712 2'])
    expect(chips('threats')).toEqual(['2609 1', '2705 1–2'])
  })

  it('X4.3.1 show what is converted and its railheads', () => {
    const { lines, chips } = overlay('rail').paint(prepared().position, 0)
    expect(lines.length).toBeGreaterThan(10)
    expect(chips.map(({ place }) => setting.ground.name(place))).toContain('3128')
  })
})

describe('matters', () => {
  const attacked = () => say(prepared(), 'done', 'activate 2829', 'attack standard 2828')

  it('C8.4 the defender sees the matrix as far as it is open, whatever was sealed', () => {
    const shown = (plan: string) => {
      const match = say(prepared(), 'done', `declare ${plan} 3127`)
      return textsIn(display.matter(viewOf(match, RUSSIAN))).join('|')
    }
    expect(shown('grand')).toBe(shown('penetration'))
    expect(shown('grand')).toMatch(/Grand Assault or Penetration/)
    const { sections } = display.matter(viewOf(attacked(), RUSSIAN))!
    expect(sections.map(({ title }) => title)).toEqual(['Counterattack'])
    expect(sections[0]!.items.map(({ value }) => value)).toEqual(['attackers’ losses +1', 'attack dice −1'])
  })

  it('C8.6 the chances of a battle are those of its dice', () => {
    const match = say(attacked(), 'take counterattack', 'hold')
    const s = match.position
    expect(damos.decision(s)).toMatchObject({ step: 'battle' })
    const { headline, results, sections } = display.matter(viewOf(match, RUSSIAN))!
    expect(headline).toBe('22 : 4')
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const thrown = new Map<string, number>()
    const { choice } = damos.read(s, 'roll')
    eachWay(
      damos,
      s,
      (at, dice, listener) => damos.take(at, choice, dice, listener),
      ({ chance, told }) => {
        const loss = LOSSES[heard(told, 'attackThrown')[2]!]!
        thrown.set(loss, (thrown.get(loss) ?? 0) + chance)
      },
    )
    const rows = sections.find(({ title }) => title === 'Defenders may lose')!.items
    expect(rows.map(({ text }) => text).sort()).toEqual([...thrown.keys()].sort())
    for (const { text, value } of rows) expect(value).toBe(percent(thrown.get(text)!))
  })

  it('C8.6 an attack is foreseen for each plan while it can still be left, by its owner alone', () => {
    const match = say(prepared(), 'done', 'activate 2829')
    const place = match.setting.ground.parse('2828')
    const facts = display.outlook(viewOf(match, GERMAN), place)!.facts.map(({ text }) => text)
    expect(facts).toContain('Your force has 22 strength points')
    expect(facts).toContain('They will take: Counterattack')
    expect(facts).toContain('Standard Attack: wins over 99%, destroys them in 98%')
    expect(display.outlook(viewOf(match, RUSSIAN), place)).toBeNull()
  })

  it('C2.6.1 a reaction says what it needs, line by line, and which way it takes', () => {
    const match = say(prepared(), 'done', 'done', 'done', 'done', 'activate 2829', 'to 2929', 'react 2828')
    const { headline, sections, results, paint } = display.matter(viewOf(match, RUSSIAN))!
    expect(headline).toBe('8+')
    expect(sections[0]!.items.map(({ text, value }) => `${text} ${value}`)).toEqual([
      'a river −1',
      'against a force on foot +1',
      'more mobile strength +1',
    ])
    expect(results.map(({ chance }) => Math.round(chance * 36))).toEqual([21, 15])
    expect(paint!.lines[0]!.places).toHaveLength(2)
  })
})

const said = (s: State): string =>
  textsIn([
    display.trays(s),
    display.matter(s),
    display.hints(s),
    display.overlays.map((overlay) => overlay.paint(s, 0)),
    Array.from({ length: setting.units }, (_, n) => [display.values(s, n + 1), display.aboutUnit(s, n + 1)]),
  ]).join('|')

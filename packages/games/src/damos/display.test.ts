import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { expectSound, textsIn, wander } from '../display.fixture.ts'
import { DATES } from './charts.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { display } from './display.ts'
import { damos } from './index.ts'
import type { State } from './state.ts'

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

const said = (s: State): string =>
  textsIn([
    display.trays(s),
    display.matter(s),
    display.hints(s),
    display.overlays.map((overlay) => overlay.paint(s, 0)),
    Array.from({ length: setting.units }, (_, n) => [display.values(s, n + 1), display.aboutUnit(s, n + 1)]),
  ]).join('|')

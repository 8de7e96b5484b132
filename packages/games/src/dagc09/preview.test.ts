import { describe, expect, it } from 'vitest'
import { attack, E, germans, NE, soviets, TARGET, W } from './battle.fixture.ts'
import { GERMAN } from './counters.ts'
import { type Played, position, say, unitOf } from './position.fixture.ts'
import { columnFor, proposals, prospectsOf, volunteers } from './preview.ts'
import type { State } from './state.ts'

/** On the table of the tests 1 and 6 are AS, and each other result has one face. */
const EVEN = { AS: 2 / 6, AE: 1 / 6, DR: 1 / 6, DE: 1 / 6, BB: 1 / 6 }

const rounded = (chances: ReadonlyMap<string, number>) =>
  Object.fromEntries([...chances].map(([result, chance]) => [result, Number(chance.toFixed(6))]))
const near = (chances: Readonly<Record<string, number>>) => rounded(new Map(Object.entries(chances)))

function viewOf(match: Played): State {
  const view = match.game.blank(match.setting)
  match.game.view(match.position, GERMAN, view)
  return view
}

describe('what an attack may come to', () => {
  it('11.8 gives the exact chances of the column in force', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET } }), TARGET, 'r:8')
    const { chances, worlds } = prospectsOf(match.position)
    expect([rounded(chances), worlds]).toEqual([near(EVEN), 0])
  })

  it('11.23 an attack to the end leaves AS out, exactly', () => {
    const match = attack(soviets({ units: { 'r:8': E, 'g:26': TARGET } }), TARGET, 'r:8')
    expect(rounded(prospectsOf(match.position, 'ardor 0').chances)).toEqual({ AE: 0.25, DR: 0.25, DE: 0.25, BB: 0.25 })
  })

  it('12.2 takes it that nobody evades', () => {
    const match = attack(germans({ units: { 'g:26': W, 'r:O': TARGET } }), TARGET, 'g:26')
    expect(rounded(prospectsOf(viewOf(match)).chances)).toEqual(near(EVEN))
  })

  it('the position that is asked about stays as it is', () => {
    const match = attack(germans({ units: { 'g:26': W, 'r:8': TARGET } }), TARGET, 'g:26')
    const view = viewOf(match)
    prospectsOf(view)
    expect(view.assault.isDeclared).toBe(0)
  })

  describe('6.8 in the dark', () => {
    // On the game's own table, where strength matters.
    const hidden = (below: string): State => {
      const units = { 'r:8': { place: TARGET, order: 1 }, [below]: { place: TARGET, order: 2 }, 'g:26': E, 'g:39Pz': E }
      const match = position({ phase: 'german second combat', turn: 3, units })
      return viewOf(attack(match, TARGET, 'g:26', 'g:39Pz'))
    }

    it('6.8 it is the mean over what may lie below, and says so', () => {
      const { chances, worlds } = prospectsOf(hidden('r:1Sh'))
      expect(worlds).toBeGreaterThan(1)
      expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    })

    it('6.8 it does not depend on what lies there', () => {
      expect(rounded(prospectsOf(hidden('r:1Sh')).chances)).toEqual(rounded(prospectsOf(hidden('r:42')).chances))
      expect(proposals(hidden('r:1Sh'))).toEqual(proposals(hidden('r:42')))
    })
  })
})

describe('who could attack', () => {
  const crowd = { 'r:8': E, 'r:42': E, 'r:67': NE, 'g:26': TARGET }

  it('11.4 all who are in the attack or could join it', () => {
    const match = attack(soviets({ units: { ...crowd, 'r:54': '2810' } }), TARGET, 'r:42')
    expect(volunteers(match.position)).toEqual(['r:8', 'r:42', 'r:67'].map((id) => unitOf(match, id)))
  })

  it('the column of a set is that of the attack it would make', () => {
    const match = attack(soviets({ units: crowd }), TARGET, 'r:8')
    const copy = match.game.blank(match.setting)
    match.game.view(match.position, 2, copy)
    const { length } = match.setting.crt.columns
    expect(columnFor(copy, [unitOf(match, 'r:8')])).toBeLessThan(columnFor(copy, volunteers(match.position)))
    expect(columnFor(copy, volunteers(match.position))).toBeLessThan(length)
  })

  it('for each column the cheapest team is proposed, rivers and concentric attacks included', () => {
    const match = attack(soviets({ units: { ...crowd, 'r:54': W } }), TARGET)
    const teams = proposals(match.position)
    expect(teams.length).toBeGreaterThan(2)
    for (const { title, units } of teams) {
      const trial = attack(soviets({ units: { ...crowd, 'r:54': W } }), TARGET)
      say(trial, ...units.map((unit) => `join ${trial.setting.kinds.unit.write(unit)}`))
      const copy = trial.game.blank(trial.setting)
      trial.game.view(trial.position, 2, copy)
      expect(trial.setting.crt.columns[columnFor(copy, units)]).toBe(title)
    }
  })
})

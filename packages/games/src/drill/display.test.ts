import { choice, distributionOf, Match, outcomes, seededDice, type Told } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { expectSound, wander } from '../display.fixture.ts'
import { odds } from './combat.ts'
import { display } from './display.ts'
import { drill } from './index.ts'

const setting = drill.setting('meeting')

const NAMES: Readonly<Record<string, string>> = {
  Al: 'Attacker loses a unit',
  Ex: 'Both lose a unit',
  Dr: 'Defender retreats',
}

function match(...answers: string[]): Match<Parameters<typeof display.clock>[0], typeof setting> {
  const played = Match.begin(drill, 'meeting', {}, seededDice('drill display'))
  for (const answer of answers) {
    const taken = played.say(answer)
    if (!taken.ok) throw new Error(`${answer}: ${taken.refusal.because}`)
  }
  return played
}

describe('the display of drill', () => {
  it('keeps the strength of an enemy that was never shown', () => {
    const { position } = match('roll')
    const view = drill.blank(setting)
    drill.view(position, 1, view)
    expect(display.values(view, 1)).toMatch(/^\d-3$/)
    expect(display.values(view, 7)).toBe('?-3')
    expect(display.values(view, 12)).toBe('?-5')
    expect(display.values(view, 1)).toMatch(/^[1-4]-3$/)
  })

  it('shows what each hex costs and the way there', () => {
    const { position } = match('roll', 'move b5')
    const discs = display.hints(position)
    expect(discs.length).toBeGreaterThan(5)
    for (const { place, label } of discs) {
      const way = display.path(position, place)
      expect([way[0], way.at(-1)]).toEqual([position.units.place[5], place])
      expect(
        drill.explain(position, `cost ${setting.ground.name(place)}`, { item: (_r, _t, v) => v, no: (r) => r }),
      ).toBe(Number(label))
    }
  })

  it('gives every result of an attack its exact chance', () => {
    let seen = 0
    wander(drill, setting, 'attacks', 1, {}, (s) => {
      const matter = display.matter(s)
      if (!matter || matter.results.length === 0) return
      seen++
      expect(matter.headline).toBe(matter.columns[matter.column])
      expect(matter.column).toBe(odds(s))
      const roll = choice(drill.verbs(s).find(({ name }) => name === 'resolve')!.verb)
      const chances = distributionOf(outcomes(drill, s, roll), ({ told }) => NAMES[told[0]!.event]!)
      expect(matter.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
      expect(matter.results).toHaveLength(chances.size)
      for (const { name, chance } of matter.results) expect(chances.get(name)).toBeCloseTo(chance, 12)
    })
    expect(seen).toBeGreaterThan(0)
  })

  it('tells an onlooker nothing of attackers that lie face down', () => {
    const hidden: string[] = []
    wander(drill, setting, 'attacks', 1, {}, (s) => {
      const asked = drill.decision(s)
      if (asked.isOver || asked.step !== 'assault' || !s.units.joined.includes(1)) return
      const view = drill.blank(setting)
      drill.view(s, 3 - asked.side, view)
      const fresh = s.units.joined.some((is, unit) => is === 1 && s.units.shown[unit] === 0)
      if (fresh) hidden.push(display.matter(view)!.headline)
    })
    expect(new Set(hidden)).toEqual(new Set(['?']))
  })

  it('gives an onlooker the mean over what may attack, by what he knows alone, and says so', () => {
    let guesses = 0
    wander(drill, setting, 'attacks', 1, {}, (s) => {
      const asked = drill.decision(s)
      if (asked.isOver || asked.step !== 'assault' || !s.units.joined.includes(1)) return
      const view = drill.blank(setting)
      drill.view(s, 3 - asked.side, view)
      const matter = display.matter(view)!
      if (matter.headline !== '?') return
      guesses++
      expect(matter.hint).toMatch(/^On average over \d+ guesses/)
      expect(matter.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
      expect(matter.results.flatMap(({ faces }) => faces)).toEqual([])
      const other = drill.blank(setting)
      drill.resample(view, 3 - asked.side, seededDice('another world'), other)
      drill.view(other, 3 - asked.side, view)
      expect(display.matter(view)).toEqual(matter)
    })
    expect(guesses).toBeGreaterThan(0)
  })

  it('has something sound to show in every position of a game, for each side', () => {
    for (const seed of ['a', 'b', 'c'])
      wander(drill, setting, seed, 7, {}, (s) => {
        const view = drill.blank(setting)
        for (const side of [1, 2]) {
          drill.view(s, side, view)
          expectSound(display, setting, view, setting.ground.size, 200)
          expect(display.score(view).balance).toBeGreaterThanOrEqual(0)
        }
      })
  })

  it('5.4 counts a unit for every result that costs one, and ranks results for the attacker', () => {
    const ranks = new Set<number>()
    wander(drill, setting, 'attacks', 1, {}, (s) => {
      const roll = drill.verbs(s).find(({ name }) => name === 'resolve')
      if (!roll || drill.bars(s, choice(roll.verb)) !== '') return
      for (const way of outcomes(drill, s, choice(roll.verb))) {
        const { rank, losses } = display.account!.fate(s, way)!
        ranks.add(rank)
        expect(losses.reduce((sum, one) => sum + one)).toBe([1, 2, 0][rank]! + (rank === 2 ? lost(way.told) : 0))
      }
    })
    expect([...ranks].sort()).toEqual([0, 1, 2])
  })
})

const lost = (told: readonly Told[]): number => told.filter(({ event }) => event === 'lost').length

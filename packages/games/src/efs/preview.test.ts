import { describe, expect, it } from 'vitest'
import { attack, fight, until } from './combat/battle.fixture.ts'
import { type Played, position, say } from './position.fixture.ts'
import { prospectsOf } from './preview.ts'

const UNITS = { 'g:18/18Pz': '1729', 'g:52/18Pz': '1729', 's:6/1Mos': '1829', 's:13A': '2228' }

const before = (dice: readonly number[] = []): Played =>
  position({ phase: 'axis declaration', units: UNITS, strongpoints: { 1829: 'Soviet' }, dice })

const seenBy = (match: Played, side: number) => {
  const view = match.game.blank(match.setting)
  match.game.view(match.position, side, view)
  return view
}

const chancesOf = (match: Played) => {
  const { chances, worlds } = prospectsOf(seenBy(match, 1), match.setting.ground.parse('1829'))
  return {
    chances: Object.fromEntries([...chances].map(([result, chance]) => [result, Math.round(chance * 100)])),
    worlds,
  }
}

describe('15.6 what an attack may come to', () => {
  // 10 against 4 with a strongpoint: 2-1 and one more on the die.
  const plain = {
    '1*/2': 10,
    '1/1': 10,
    '-/1R': 10,
    '*/1R': 10,
    '1*/R': 10,
    '-/R': 10,
    'R/-': 10,
    '1R/-': 10,
    '1*R/-': 10,
    '2R/-': 10,
  }

  it('is known exactly while it is being declared, and when it is carried out', () => {
    const match = say(before(), 'attack 1829', 'join g:18/18Pz', 'join g:52/18Pz')
    expect(chancesOf(match)).toEqual({ chances: plain, worlds: 0 })
    fight(say(match, 'declare', 'done'), '1829')
    expect(chancesOf(match)).toEqual({ chances: plain, worlds: 0 })
  })

  it('is the mean over what an order face down may be', () => {
    const match = attack(before(), '1829', 'g:18/18Pz', 'g:52/18Pz')
    say(until(say(match, 'done'), 'orders'), 'stand 1829', 'fight 1829')
    const { chances, worlds } = chancesOf(match)
    expect(worlds).toBeGreaterThan(0)
    expect(Object.values(chances).reduce((sum, chance) => sum + chance)).toBeGreaterThanOrEqual(98)
    expect(chances['2R/-']).toBeGreaterThan(10)
  })
})

import { describe, expect, it } from 'vitest'
import { garrisonOf } from './garrison.ts'
import {
  at,
  entering,
  explain,
  isGerman,
  nature,
  type Played,
  position,
  say,
  story,
  unitsIn,
} from './position.fixture.ts'

const RIFLES = ['2', '6', '8', '13', '17', '24'].map((id) => `r:${id}`)
const cup = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'cup']))
const draws = (...ids: string[]) => ids.map((draw) => ({ draw }))

/** A division enters a hex beside it; the story stops before the first shot. */
function enter(match: Played, unit: string, hex: string): Played {
  match.say(`pick ${unit}`)
  match.say(`to ${hex}`)
  match.take(match.choices()[0]!)
  return match
}

describe('8.1-8.4 how many defend', () => {
  const numbers = (turn: number, hex: string) => {
    const { position: s, setting } = position({ phase: 'operations', turn, units: {} })
    return [1, 2, 3, 4, 5, 6].map((die) => garrisonOf(s, setting.ground.parse(hex), die))
  }

  it('8.2a, P-R09, PX-09 gives the die less three in the open, less two in the late game', () => {
    expect(numbers(4, '1938')).toEqual([0, 0, 0, 1, 2, 3])
    expect(numbers(5, '1938')).toEqual([0, 0, 1, 2, 3, 4])
  })

  it('8.3a, PX-10 gives a town one more', () => {
    expect(numbers(1, '2232')).toEqual([1, 1, 1, 2, 3, 4])
    expect(numbers(7, '2232')).toEqual([1, 1, 2, 3, 4, 5])
  })

  it('8.4a, PX-11 gives a city the die', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1940', ...cup(...RIFLES) },
      german: '1940',
      dice: [6, ...draws(...RIFLES)],
    })
    expect(unitsIn(enter(match, 'g:5', '1939'), '1939')).toEqual(['g:5', ...RIFLES])
    expect(explain(match, 'garrison 1939')).toEqual({ value: 6, items: ['8.4 city: one die 6'] })
  })

  it('8.4b, PX-11 gives a hex of Moscow two dice', () => {
    const match = position({
      phase: 'operations',
      turn: 7,
      units: { 'g:5': '1703', ...cup('r:2', 'r:6') },
      german: '1703',
      dice: [{ '2d6': 2 }, ...draws('r:2', 'r:6')],
    })
    expect(unitsIn(enter(match, 'g:5', '1702'), '1702')).toEqual(['g:5', 'r:2', 'r:6'])
    expect(explain(match, 'garrison 1702').items).toEqual(['8.4 Moscow: two dice 12'])
  })

  it('8.1a rolls for nobody but who enters a marked hex', () => {
    const match = position({ phase: 'operations', units: { 'g:5': '1537' } })
    say(match, 'pick g:5', 'to 1538')
    expect(match.entries.every(({ draws: thrown }) => thrown.length === 0)).toBe(true)
  })

  it('8.1b draws blindly from the cup of regulars and specialists', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', ...cup('r:2', 'r:4T'), 'r:6': 'dead' },
      dice: [4, 'pick 2:1'],
    })
    expect(unitsIn(enter(match, 'g:5', '1437'), '1437')).toEqual(['g:5', 'r:4T'])
  })
})

describe('8.5, 8.6 empty, short and held', () => {
  it('8.5a takes a hex that nobody defends without a fight', () => {
    const match = position({ phase: 'operations', units: { 'g:5': '1537', 'r:2': 'cup' }, dice: [3] })
    expect(isGerman(say(match, 'pick g:5', 'to 1437'), '1437')).toBe(true)
  })

  it('8.5a, 8.5b takes as many as there are when the cup runs out', () => {
    const match = position({ phase: 'operations', units: { 'g:5': '1537', 'r:2': 'cup' }, dice: [6, { draw: 'r:2' }] })
    enter(match, 'g:5', '1437')
    expect(unitsIn(match, '1437')).toEqual(['g:5', 'r:2'])
    expect(story(match)).toContain('1437: the cup is empty; units missing: 2 (8.5)')
  })

  it('8.6a, 9.10a meets the same survivors again, without a roll', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', 'g:6': '1537', 'r:2': 'cup' },
      dice: [4, { draw: 'r:2' }, { 'each 4d6': [4, 0] }, { 'each 1d6': [1, 0] }, { 'each 4d6': [3, 1] }],
    })
    say(match, 'pick g:5', 'to 1437', 'halt')
    expect(unitsIn(match, '1437')).toEqual(['r:2'])
    say(match, 'pick g:6', 'to 1437')
    expect(isGerman(match, '1437')).toBe(true)
  })

  it('8.7a, 10.6a sends garrisons back in Phase VI, but not those cut off in Brest-Litovsk and Moscow', () => {
    const admin = entering({
      phase: 'administration',
      units: { 'g:5': '2540', 'g:6': '2638', 'g:7': '2439', 'r:2': '2539', 'r:6': '1437' },
      german: '2440 2439 2538 2639 2638',
      dice: [{ '2d6': 2 }],
    })
    nature(admin)
    expect(at(admin, 'r:2')).toBe('2539')
    expect(at(admin, 'r:6')).toBe('cup')
    expect(explain(admin, 'supply 2539').value).toBe(0)
  })
})

describe('8.8, 8.9, 10.9 fortified zones and entrenchments', () => {
  const EAST = { phase: 'operations', turn: 5, german: '1914' } as const

  it('8.8a takes several fortified zones in one hex, west of the line', () => {
    const match = position({
      phase: 'operations',
      units: { 'g:5': '1537', ...cup('r:FZ58', 'r:FZ61') },
      dice: [5, ...draws('r:FZ58', 'r:FZ61')],
    })
    expect(unitsIn(enter(match, 'g:5', '1437'), '1437')).toEqual(['g:5', 'r:FZ58', 'r:FZ61'])
  })

  it('8.8b, 10.9a, P-R10 sets a fortified zone aside for good east of the line and draws another', () => {
    const given = { ...EAST, units: { 'g:5': '1914', ...cup('r:FZ58', 'r:2') }, dice: [3, ...draws('r:FZ58', 'r:2')] }
    const gone = enter(position(given), 'g:5', '1913')
    expect(unitsIn(gone, '1913')).toEqual(['g:5', 'r:2'])
    expect(at(gone, 'r:FZ58')).toBe('aside')
    const returned = enter(position({ ...given, options: { fzEast: 'returned' } }), 'g:5', '1913')
    expect(at(returned, 'r:FZ58')).toBe('cup')
  })

  it('8.8c draws another unit for a second entrenchment and returns it', () => {
    const match = position({
      ...EAST,
      units: { 'g:5': '1914', ...cup('r:EM1', 'r:EM2', 'r:2') },
      dice: [4, ...draws('r:EM1', 'r:EM2', 'r:2')],
    })
    expect(unitsIn(enter(match, 'g:5', '1913'), '1913')).toEqual(['g:5', 'r:2', 'r:EM1'])
    expect(at(match, 'r:EM2')).toBe('cup')
  })

  it('8.8d, 10.9a draws another unit for an entrenchment west of the line', () => {
    const match = position({
      phase: 'operations',
      turn: 5,
      units: { 'g:5': '1537', ...cup('r:EM1', 'r:2') },
      dice: [3, ...draws('r:EM1', 'r:2')],
    })
    expect(unitsIn(enter(match, 'g:5', '1437'), '1437')).toEqual(['g:5', 'r:2'])
    expect(at(match, 'r:EM1')).toBe('cup')
  })

  it('8.9a, P-R11 returns the entrenchment of a hex that falls in Phase VI; alone it does not fight', () => {
    const match = position({
      ...EAST,
      units: { 'g:5': '1914', ...cup('r:EM1') },
      dice: [3, ...draws('r:EM1'), { '5d6': 5 }],
    })
    say(match, 'pick g:5', 'to 1913')
    expect(isGerman(match, '1913')).toBe(true)
    expect(at(match, 'r:EM1')).toBe('recycle')
    const admin = entering({ phase: 'administration', turn: 5, units: { 'r:EM1': 'recycle' }, dice: [{ '5d6': 5 }] })
    admin.take(admin.choices()[0]!)
    expect(at(admin, 'r:EM1')).toBe('cup')
  })

  it('8.9b, 8.9c, P-R11 leaves an entrenchment where the attack failed, to serve the next garrison', () => {
    const admin = entering({
      phase: 'administration',
      turn: 5,
      units: { 'r:EM1': '1913', 'r:2': '1913' },
      dice: [{ '5d6': 5 }],
    })
    admin.take(admin.choices()[0]!)
    expect([at(admin, 'r:EM1'), at(admin, 'r:2')]).toEqual(['1913', 'cup'])
    const match = position({
      ...EAST,
      turn: 6,
      units: { 'g:5': '1914', 'r:EM1': '1913', ...cup('r:EM2', 'r:2') },
      dice: [3, ...draws('r:EM2', 'r:2')],
    })
    expect(unitsIn(enter(match, 'g:5', '1913'), '1913')).toEqual(['g:5', 'r:2', 'r:EM1'])
  })
})

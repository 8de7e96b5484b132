import { describe, expect, it } from 'vitest'
import { at, position, say } from './position.fixture.ts'

interface Before {
  readonly weather?: Record<string, unknown>
  readonly options?: Record<string, string>
}

/** The turn of Yelnya after this one, with a die for its weather. */
function next(turn: number, dice: readonly number[], { weather = {}, options = {} }: Before = {}) {
  const match = position({
    scenario: 'yelnya',
    turn: turn - 1,
    phase: 'soviet movement',
    options,
    units: { 'g:15ID': '6121', 's:127RD': '6117', 'g:air:II/StG1': 'ready' },
    set: { weather },
    dice,
  })
  return say(match, 'done')
}

const ground = (match: ReturnType<typeof next>): string => ['dry', 'mud', 'drying'][match.position.weather.ground]!

describe('5.1 weather', () => {
  it('10.62 is Dry by the card on turn 36', () => {
    expect(ground(next(36, []))).toBe('dry')
  })

  it.each([
    [38, 7, 'dry'],
    [38, 8, 'dry'],
    [38, 9, 'mud'],
    [40, 8, 'mud'],
  ])('7.9 turn %i, a %i: %s', (turn, die, expected) => {
    // A storm sends the one air unit to Flown, and it throws.
    expect(ground(next(turn, die === 8 && turn < 40 ? [die, 10] : [die]))).toBe(expected)
  })

  it('5.32 two turns of Mud never follow each other; 5.21 but woods stay wet', () => {
    expect(ground(next(39, [9], { weather: { ground: 'mud' } }))).toBe('drying')
  })

  it('5.33 a sixth Dry turn is Mud', () => {
    expect(ground(next(39, [1], { weather: { dryTurns: 5 } }))).toBe('mud')
  })

  it('2.24 historical weather needs no dice', () => {
    const on = { options: { historicalWeather: 'on' } }
    expect([ground(next(38, [], on)), ground(next(40, [], on))]).toEqual(['mud', 'dry'])
  })
})

describe('5.31 storm', () => {
  it('5.31 ready air units have flown, and throw to be ready again', () => {
    const match = next(38, [10, 10])
    expect([ground(match), at(match, 'g:air:II/StG1')]).toEqual(['mud', 'flown'])
  })
})

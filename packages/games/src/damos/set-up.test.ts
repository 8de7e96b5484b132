import { Match, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { damos } from './index.ts'
import { asked, at, choices, type Played, refusal, say } from './position.fixture.ts'

const begin = (): Played => Match.begin(damos, 'campaign', {}, seededDice(1))

/** As the host plays an answer that it works out. */
function expand(match: Played, verb: string): Played {
  const { game, position } = match
  for (const line of game.expand(position, game.read(position, verb).choice) ?? []) say(match, line)
  return match
}

const BORDER = ['2528', '2628', '2729', '2828', '2928', '3027', '3127', '3227']

describe('X6.0 set-up', () => {
  it('X6.0a the Russian is first', () => {
    expect(asked(begin())).toBe('Russian deploy')
  })

  it('X6.0a, DX-14 with seven of eight border hexes held it is not over', () => {
    const match = expand(begin(), 'prepared')
    expect(refusal(match, 'done')).toBeNull()
    say(match, 'lift r:6CC')
    expect(refusal(match, 'place r:6CC 3126')).toEqual({
      rule: 'X6.0',
      because: 'the units that are left must hold the border',
    })
    expect(refusal(match, 'done')).toEqual({ rule: 'X6.0', because: '1 units are not placed' })
  })

  it('X6.0a the last units that could hold the border must', () => {
    const match = begin()
    const ids = choices(match, 'place')
    for (const id of ids.slice(0, 13))
      say(
        match,
        `place ${id} ${choices(say(match, `place ${id}`), 'at').find((hex) => !BORDER.includes(hex))!}`.replace(
          /^place \S+ /,
          'at ',
        ),
      )
    const next = ids[13]!
    expect(choices(say(match, `place ${next}`), 'at')).toEqual(BORDER)
  })

  it('X6.0b Russians stand on the border or in towns and cities of their own', () => {
    const match = say(begin(), 'place r:4RC')
    const sites = choices(match, 'at')
    expect(sites).toEqual(expect.arrayContaining([...BORDER, '2819', '2811', '2625']))
    expect(sites).not.toContain('2820')
    expect(refusal(match, 'at 2820')).toEqual({
      rule: 'X6.0',
      because: '2820 is neither on the border nor a Russian town or city',
    })
    expect(refusal(match, 'at 2831')?.rule).toBe('X6.0')
    expect(refusal(match, 'at 3515')?.rule).toBe('X6.0')
  })

  it('X6.0c Germans stand behind the border in rows 25 to 32', () => {
    const match = say(expand(begin(), 'prepared'), 'done')
    expect(asked(match)).toBe('German deploy')
    say(match, 'place g:7Pz')
    const rows = new Set(choices(match, 'at').map((hex) => hex.slice(0, 2)))
    expect([...rows]).toEqual(['25', '26', '27', '28', '29', '30', '31', '32'])
    expect(refusal(match, 'at 2528')?.because).toBe('2528 is not behind the German border in rows 25 to 32')
  })

  it('X4.1 four Germans a hex, and of Russians no third corps', () => {
    const match = say(begin(), 'place r:4RC 2819', 'place r:1RC 2819', 'place r:5RC')
    expect(refusal(match, 'at 2819')).toEqual({ rule: 'X4.1', because: '2819 is full' })
    say(match, 'back', 'place r:155RD')
    expect(refusal(match, 'at 2819')?.rule).toBe('X4.1')
    say(match, 'back', 'lift r:1RC', 'place r:155RD 2819', 'place r:50RD 2819')
    expect(at(match, 'r:50RD')).toBe('2819')
  })

  it('a prepared set-up is at hand for both sides, and a begun one is completed', () => {
    const match = say(begin(), 'place r:6MC 2811')
    expand(match, 'complete')
    expect([at(match, 'r:6MC'), refusal(match, 'done')]).toEqual(['2811', null])
    say(match, 'done')
    say(expand(match, 'prepared'), 'done')
    expect(asked(match)).toBe('German strategic')
  })
})

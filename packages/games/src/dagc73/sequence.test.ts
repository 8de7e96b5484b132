import { narrate, writeDraw } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { GERMAN, SOVIET } from './counters.ts'
import { dagc73 } from './index.ts'
import { at, choices, hexOf, type Played, position, refusal, say, unitOf } from './position.fixture.ts'
import { DATES } from './sequence.ts'

const RAILHEAD = { 'r:RH1': '4511' }
/** One unit a side, far apart. */
const TWO = { 'g:5Pz': '1002', 'r:1GdT': '4208', ...RAILHEAD }

const phaseOf = (match: Played): string => dagc73.phase(match.position).id
const turnOf = (match: Played): number => match.position.turn

/** On to the next German movement; reinforcements come in wherever they may. */
const toGermanMove = (match: Played): Played => {
  while (phaseOf(match) !== 'german move') {
    if (phaseOf(match) !== 'german arrivals') say(match, 'done')
    else {
      say(match, `enter ${choices(match, 'enter')[0]}`)
      say(match, `at ${choices(match, 'at')[0]}`)
    }
  }
  return match
}

describe('4.0 the sequence of play', () => {
  it('4.1a, 4.2A1, 4.2A2, 4.2A3, 4.2B, 4.2C plays six phases a turn, the Russian first, and then counts the turn', () => {
    const match = position({ phase: 'soviet move', turn: 1, units: TWO })
    const seen: string[] = []
    for (let n = 0; n < 7; n++) {
      seen.push(`${turnOf(match)} ${phaseOf(match)}`)
      say(match, 'done')
    }
    expect(seen).toEqual([
      '1 soviet move',
      '1 soviet combat',
      '1 soviet mechanized',
      '1 german move',
      '1 german combat',
      '1 german mechanized',
      '2 soviet move',
    ])
  })

  it('4.1a asks nobody but the side whose Player-Turn it is', () => {
    const match = position({ phase: 'soviet move', units: TWO })
    const sides: number[] = []
    for (let n = 0; n < 6; n++) {
      const { decision } = match
      if (!decision.isOver) sides.push(decision.side)
      say(match, 'done')
    }
    expect(sides).toEqual([SOVIET, SOVIET, SOVIET, GERMAN, GERMAN, GERMAN])
  })

  it('4.2A3, 5.0b gives mechanized units a fresh allowance in the second phase', () => {
    const match = position({ phase: 'german move', units: TWO })
    say(match, 'move g:5Pz 1802', 'done', 'done', 'move g:5Pz 1002')
    expect(at(match, 'g:5Pz')).toBe('1002')
  })

  it('4.3a ends the game after turn 10 and judges it', () => {
    const match = position({ phase: 'german mechanized', turn: 10, units: TWO, set: { vp: { german: 4, soviet: 2 } } })
    say(match, 'done')
    expect(match.decision).toMatchObject({ isOver: true, winner: GERMAN, level: 'German decisive' })
    expect(turnOf(match)).toBe(10)
  })

  it('4.3a does not end earlier, even when one side has nothing left', () => {
    const match = position({ phase: 'german mechanized', turn: 9, units: { 'r:1': '4208' } })
    say(match, 'done')
    expect(match.decision.isOver).toBe(false)
    expect(turnOf(match)).toBe(10)
  })

  it('3.4a throws one ordinary die, and logs it', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'g:6': '4108', 'r:1': '4208', ...RAILHEAD },
      dice: [1],
    })
    say(match, 'attack 4108', 'join r:1', 'lower 1-3')
    expect(match.entries.at(-1)!.draws.map(writeDraw)).toEqual(['d6:1'])
  })

  it('3.5a counts two days a turn from 22 June 1944', () => {
    expect(DATES).toHaveLength(10)
    const days = DATES.flatMap((text) => text.split('-')).map((day) => Number.parseInt(day, 10))
    expect(days).toEqual(Array.from({ length: 20 }, (_, n) => (n < 9 ? 22 + n : n - 8)))
  })

  it('3.5a tells the day when a turn begins', () => {
    const match = position({ phase: 'german mechanized', turn: 4, units: { 'g:6': '4108', 'r:1': '4208' } })
    say(match, 'done')
    const words = match.entries.at(-1)!.told.map((told) => narrate(dagc73, match.setting, told))
    expect(words).toContain('Turn 5: 30 June-1 July 1944')
  })
})

describe('14.3 cities that must be held', () => {
  // No Russian is near Orsha or Minsk.
  const FAR = { 'r:1': '4608', 'r:RH1': '4611' }

  it('14.31c keeps the units of fortified cities in place on turns 1 to 3, in both phases', () => {
    for (const turn of [1, 2, 3]) {
      const units = { 'g:5Pz': { place: '3813', freeze: 'holds city' }, ...FAR }
      const match = toGermanMove(position({ phase: 'soviet mechanized', turn, units }))
      expect(refusal(match, 'move g:5Pz')).toEqual({ rule: '14.3', because: 'g:5Pz must hold its city' })
      say(match, 'done', 'done')
      expect(refusal(match, 'move g:5Pz')).toMatchObject({ rule: '14.3' })
    }
  })

  it('14.31c frees them in German Player-Turn 4', () => {
    const units = { 'g:5Pz': { place: '3813', freeze: 'holds city' }, ...FAR }
    const match = toGermanMove(position({ phase: 'soviet mechanized', turn: 4, units }))
    expect(refusal(match, 'move g:5Pz')).toBeNull()
  })

  it('14.31d frees a unit that is driven out of its city in its next Player-Turn', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'g:6': { place: '3813', freeze: 'holds city' }, 'r:5M': '3913', 'r:RH1': '4611' },
      dice: [5],
    })
    say(match, 'attack 3813', 'join r:5M', 'lower 1-2', 'retreat g:6 3713', 'halt')
    expect(match.setting.onLine[hexOf(match, '3713')]).toBe(0)
    expect(refusal(toGermanMove(match), 'move g:6')).toBeNull()
  })

  it('14.31d frees a unit that its own attack drove out only in the Player-Turn after', () => {
    const match = position({
      phase: 'german combat',
      units: { 'g:5Pz': { place: '3813', freeze: 'holds city' }, 'r:1': '3913', 'r:RH1': '4611' },
      dice: [6],
    })
    say(match, 'attack 3913', 'join g:5Pz', 'lower 1-2', 'retreat g:5Pz 3713', 'done')
    expect(refusal(match, 'move g:5Pz')).toMatchObject({ rule: '14.3' })
    expect(refusal(toGermanMove(say(match, 'done')), 'move g:5Pz')).toBeNull()
  })

  it('R73-41 holds a unit that is driven from its city into the line on turn 1', () => {
    const match = position({
      phase: 'soviet combat',
      units: { 'g:6': { place: '3709', freeze: 'holds city' }, 'r:5M': '3809', 'r:RH1': '4611' },
      dice: [5],
    })
    say(match, 'attack 3709', 'join r:5M', 'lower 1-2', 'retreat g:6 3608', 'halt')
    expect(refusal(toGermanMove(match), 'move g:6')).toEqual({ rule: '14.5', because: 'g:6 is slow to respond' })
  })

  it('R73-25 lets a frozen unit attack and advance', () => {
    const match = position({
      phase: 'german combat',
      turn: 2,
      units: { 'g:5Pz': { place: '3813', freeze: 'holds city' }, 'r:1': '3913', 'r:RH1': '4611' },
      dice: [5],
    })
    say(match, 'attack 3913', 'join g:5Pz', 'lower 1-2', 'retreat r:1')
    say(match, `to ${choices(match, 'to')[0]}`, 'advance g:5Pz', 'halt', 'done')
    expect(at(match, 'g:5Pz')).toBe('3913')
    expect(refusal(match, 'move g:5Pz')).toMatchObject({ rule: '14.3' })
  })

  it('14.32b, R73-26 frees a garrison when its Player-Turn begins with a Russian within six hexes', () => {
    const garrison = { 'g:6': { place: '2518', freeze: 'garrison' } }
    const seven = toGermanMove(position({ phase: 'soviet mechanized', units: { ...garrison, 'r:1': '2511' } }))
    expect(refusal(seven, 'move g:6')).toMatchObject({ rule: '14.3' })
    const six = toGermanMove(position({ phase: 'soviet mechanized', units: { ...garrison, 'r:1': '2512' } }))
    expect(refusal(six, 'move g:6')).toBeNull()
    const railhead = toGermanMove(position({ phase: 'soviet mechanized', units: { ...garrison, 'r:RH1': '2313' } }))
    expect(refusal(railhead, 'move g:6')).toBeNull()
  })

  it('14.32b does not free a garrison for a Russian who was near only in between', () => {
    const match = position({
      phase: 'soviet move',
      units: { 'g:6': { place: '2518', freeze: 'garrison' }, 'r:1GdT': '2512', 'r:RH1': '2312' },
    })
    say(match, 'move r:RH1 2411', 'move r:1GdT 2508', 'done')
    expect(refusal(toGermanMove(match), 'move g:6')).toMatchObject({ rule: '14.3' })
  })

  it('R73-26 frees it for good', () => {
    const match = toGermanMove(
      position({
        phase: 'soviet mechanized',
        units: { 'g:6': { place: '2518', freeze: 'garrison' }, 'r:1GdT': { place: '2512', moved: true }, ...FAR },
      }),
    )
    say(match, 'done', 'done', 'done', 'move r:1GdT 2510')
    expect(refusal(toGermanMove(match), 'move g:6')).toBeNull()
  })

  it('14.32c, E73-14 frees only the garrison that Russians are near', () => {
    const match = toGermanMove(
      position({
        phase: 'soviet mechanized',
        units: {
          'g:6': { place: '2518', freeze: 'garrison' },
          'g:7': { place: '1412', freeze: 'garrison' },
          'g:12': { place: '0719', freeze: 'garrison' },
          'r:1': '2516',
        },
      }),
    )
    expect(choices(match, 'move')).toEqual(['g:6'])
  })
})

describe('14.5 slow response', () => {
  // 4117 is a hex of the historical line, 4016 lies behind it; 3108 is one of the line of the limited withdrawal.
  const units = { 'g:5Pz': '4117', 'g:12Pz': '4016', 'g:6': '3108', 'r:1': '4217', 'r:RH1': '4418' }

  it('14.5 holds units in line hexes in both movement phases of the first German Player-Turn', () => {
    const match = toGermanMove(position({ phase: 'soviet mechanized', units }))
    expect(refusal(match, 'move g:5Pz')).toEqual({ rule: '14.5', because: 'g:5Pz is slow to respond' })
    expect(choices(match, 'move')).toEqual(['g:6', 'g:12Pz'])
    say(match, 'done', 'done')
    expect(refusal(match, 'move g:5Pz')).toMatchObject({ rule: '14.5' })
  })

  it('14.5, R73-25 lets them attack, and lets them go on turn 2', () => {
    const match = toGermanMove(position({ phase: 'soviet mechanized', units }))
    say(match, 'done', 'attack 4217')
    expect(choices(match, 'join')).toEqual(['g:5Pz'])
    say(match, 'withdraw', 'done', 'done')
    expect(refusal(toGermanMove(match), 'move g:5Pz')).toBeNull()
  })

  it('14.5, 14.1a looks at the line of the scenario, and R73-24 not at a city off it', () => {
    const limited = toGermanMove(position({ scenario: 'limited', phase: 'soviet mechanized', units }))
    expect(choices(limited, 'move')).toEqual(
      ['g:5Pz', 'g:12Pz'].sort((a, b) => unitOf(limited, a) - unitOf(limited, b)),
    )
    const city = toGermanMove(position({ phase: 'soviet mechanized', units: { 'g:6': '3813', 'r:1': '4217' } }))
    expect(refusal(city, 'move g:6')).toBeNull()
  })

  it('14.5 is not in force in the other two scenarios, nor on later turns', () => {
    for (const scenario of ['sane', 'maximum'] as const) {
      const hex = scenario === 'sane' ? '3719' : '1916'
      const match = position({ scenario, phase: 'soviet mechanized', units: { 'g:6': hex, 'r:1': '4217' } })
      expect(match.setting.onLine[hexOf(match, hex)]).toBe(1)
      expect(refusal(toGermanMove(match), 'move g:6')).toBeNull()
    }
    const later = toGermanMove(position({ phase: 'soviet mechanized', turn: 2, units }))
    expect(refusal(later, 'move g:5Pz')).toBeNull()
  })

  it('R73-50 holds the battlegroup of a unit that dies in a line hex', () => {
    const match = position({
      phase: 'german combat',
      units: { 'g:5Pz': { place: '4117', slow: true }, 'r:1': '4217', 'r:RH1': '4418' },
      dice: [1],
    })
    say(match, 'attack 4217', 'join g:5Pz', 'roll', 'done')
    expect(at(match, 'g:KG5')).toBe('4117')
    expect(refusal(match, 'move g:KG5')).toMatchObject({ rule: '14.5' })
  })
})

import { describe, expect, it } from 'vitest'
import { dagc09 } from './index.ts'
import { choices, position, refusal, say, unitOf } from './position.fixture.ts'

const phaseOf = (match: ReturnType<typeof position>) => dagc09.phase(match.position).id

describe('5 sequence of play', () => {
  it('5.1a, 5.2a, b, 5.3a the phases of a turn, the Soviet player first', () => {
    const match = position({ phase: 'soviet arrivals', turn: 3, units: { 'r:8': '1300', 'g:1': '3814' } })
    const seen: string[] = []
    for (let n = 0; n < 10; n++) {
      seen.push(phaseOf(match))
      say(match, 'done')
    }
    expect(seen).toEqual([
      'soviet arrivals',
      'soviet first combat',
      'soviet move',
      'soviet second combat',
      'german arrivals',
      'german first combat',
      'interdiction',
      'german move',
      'german second combat',
      'soviet arrivals',
    ])
    expect(match.position.turn).toBe(4)
  })

  it('5.2b the Soviet is asked in the midst of the German turn', () => {
    const match = position({ phase: 'german first combat', turn: 2, units: { 'g:1': '3102' } })
    say(match, 'done')
    expect(match.decision).toMatchObject({ side: 2, step: 'interdict' })
  })

  it('5.1a, 4.4a the game ends after the ninth turn', () => {
    const match = position({ phase: 'german second combat', turn: 9, units: { 'g:1': '3102' } })
    expect(say(match, 'done').decision.isOver).toBe(true)
  })
})

describe('5.4 turn 1', () => {
  // 3101 is nine hexes from 4004, 3001 ten.
  const first = (phase: string, units: Record<string, string>) => {
    const match = position({ scenario: 'plot', phase: 'start', turn: 1, units })
    while (phaseOf(match) !== phase) say(match, 'done')
    return match
  }

  it('5.4a, b, E09-09 within nine hexes of the marker units are activated, beyond they neither move nor attack', () => {
    const match = first('soviet move', { 'r:8': '3101', 'r:42': '3001', 'g:1': '3814' })
    const { ground, marker } = match.setting
    expect(['3101', '3001'].map((hex) => ground.distance(marker, ground.parse(hex)))).toEqual([9, 10])
    expect(choices(match, 'move')).toEqual(['r:8'])
    expect(refusal(match, 'move r:42')).toEqual({ rule: '5.4', because: 'r:42 is not activated' })
  })

  it('2.10b activated units have eight points on turn 1 and no more', () => {
    const match = first('soviet move', { 'r:8': '3101', 'g:1': '3814' })
    say(match, 'move r:8')
    expect(match.position.march.points).toBe(8)
    const later = position({ phase: 'soviet move', turn: 2, units: { 'r:8': '3101', 'g:1': '3814' } })
    say(later, 'move r:8')
    expect(later.position.march.points).toBe(7)
  })

  it('R09-46 an activated unit without supply throws a die all the same', () => {
    const match = position({
      scenario: 'plot',
      phase: 'start',
      turn: 1,
      units: { 'r:8': '4004', 'g:1': '3904', 'g:2': '4104', 'g:6': '4002' },
      dice: [5],
    })
    while (phaseOf(match) !== 'soviet move') say(match, 'done')
    say(match, 'move r:8')
    expect(match.position.march.points).toBe(5)
  })

  it('R09-13 activation is settled before anybody comes in', () => {
    const match = first('soviet move', { 'r:8': '3101', 'g:1': '3814' })
    const { units } = match.position
    const active = Array.from(units.activated.keys()).filter((unit) => units.activated[unit] === 1)
    expect(active).toEqual([unitOf(match, 'r:8')])
  })

  it('5.4d, 8.3f activated units go from zone to zone into German entrenchments', () => {
    const match = first('soviet move', { 'r:8': '3400', 'g:6': '3500', 'g:9': '3301' })
    expect(refusal(say(match, 'move r:8'), 'to 3401')).toBe(null)
    const later = position({ phase: 'soviet move', turn: 2, units: { 'r:8': '3400', 'g:6': '3500', 'g:9': '3301' } })
    expect(refusal(say(later, 'move r:8'), 'to 3401')).toEqual({
      rule: '8.3',
      because: '3401 is entrenched, and this leads from zone to zone',
    })
  })

  it('5.4e air armies interdict anywhere on turn 1', () => {
    const match = first('interdiction', { 'r:8': '3101', 'g:1': '2102' })
    expect(choices(match, 'interdict')).toEqual(['g:1'])
  })
})

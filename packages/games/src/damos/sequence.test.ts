import type { Match } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { asked, isDead, isSpent, position, refusal, say, unitOf } from './position.fixture.ts'
import { prepared } from './prepared.fixture.ts'

const phase = (match: Match): string => match.game.phase(match.position).id

describe('C4.0 sequence of play', () => {
  it('X4.6.1a on turn 1 the German alone has a turn', () => {
    const match = prepared()
    expect([match.position.turn, phase(match)]).toEqual([1, 'german strategic movement'])
    say(match, 'done', 'done')
    expect(match.position.turn).toBe(2)
  })

  it('C4.0a, C4.0b five phases, the German first', () => {
    const match = position({
      phase: 'german reinforcement',
      units: { 'g:5': '2529', 'r:4RC': '2819', 'g:15': { due: 3, strength: 6 } },
    })
    expect(phase(match)).toBe('german reinforcement')
    say(match, 'done')
    expect(phase(match)).toBe('german strategic movement')
    say(match, 'done')
    expect(phase(match)).toBe('german operations')
    say(match, 'done')
    expect(phase(match)).toBe('russian reinforcement')
    say(match, 'done')
    expect(phase(match)).toBe('russian strategic movement')
    say(match, 'done')
    expect(phase(match)).toBe('russian operations')
    say(match, 'done')
    expect(match.position.turn).toBe(4)
  })

  it('C11.0a at the end of his turn all of a player are fresh again', () => {
    const match = position({
      phase: 'german operations',
      units: { 'g:5': { place: '2529', spent: true }, 'r:4RC': { place: '2819', spent: true } },
    })
    say(match, 'done')
    expect([isSpent(match, 'g:5'), isSpent(match, 'r:4RC')]).toEqual([false, true])
  })

  it('C11.0b those who reacted stay spent through their own next turn', () => {
    const match = position({
      phase: 'german operations',
      units: { 'g:5': '2529', 'r:6MC': { place: '2819', spent: true }, 'r:4RC': '2811' },
    })
    say(match, 'done', 'done')
    expect(refusal(match, 'travel 2819')).toEqual({ rule: 'C6.0', because: 'nobody in 2819 is fresh' })
    say(match, 'done')
    expect(refusal(match, 'activate 2819')?.rule).toBe('C7.0')
    say(match, 'done')
    expect(isSpent(match, 'r:6MC')).toBe(false)
  })

  it('D-R01 the game ends after turn 13, by option after 12', () => {
    const end = (turn: number, lastTurn: string) =>
      asked(
        say(
          position({
            phase: 'russian operations',
            turn,
            options: { lastTurn },
            units: { 'g:5': '2529', 'r:4RC': '2819' },
          }),
          'done',
        ),
      )
    expect([end(13, '13'), end(12, '12')]).toEqual(['over', 'over'])
    expect(end(12, '13')).not.toBe('over')
  })

  it('C7.0f the operations end when the player likes', () => {
    const match = position({ phase: 'german operations', units: { 'g:5': '2529', 'r:4RC': '2819' } })
    expect(refusal(match, 'done')).toBeNull()
  })
})

describe('X4.6 Blitzkrieg', () => {
  it('X4.6.3a on turn 2 Moscow demands one to three attacks', () => {
    const match = position({
      phase: 'russian strategic movement',
      turn: 2,
      units: { 'g:5': '2529', 'r:4RC': '2819' },
      dice: [6],
    })
    say(match, 'done')
    expect(match.position.obligation.due).toBe(3)
    say(match, 'done')
    expect(match.position.obligation.penalty).toBe(3)
  })

  it('X4.6.3a each attack that was not made costs a point a turn, from turn 4 on', () => {
    const points = (turn: number) => {
      const match = position({
        phase: 'german operations',
        turn,
        units: { 'g:5': '2529', 'r:4RC': '2819' },
        set: { obligation: { penalty: 2 } },
      })
      return say(match, 'done').position.sides.points[2]
    }
    expect([points(3), points(4), points(9)]).toEqual([5, 3, 3])
  })

  it('X4.6.4a a Russian who is eliminated on turns 1 and 2 may straggle back', () => {
    const lost = (turn: number, dice: readonly number[]) => {
      const match = position({
        phase: 'russian operations',
        turn,
        units: { 'r:4RC': '2819', 'r:1RC': '2819', 'r:5RC': '2819', 'g:5': '2529' },
        dice,
      })
      say(match, 'done', 'remove r:5RC')
      const unit = unitOf(match, 'r:5RC')
      return [isDead(match, 'r:5RC'), match.position.units.due[unit], match.position.units.strength[unit]]
    }
    expect(lost(2, [4])).toEqual([true, 0, 0])
    expect(lost(2, [5, 4])).toEqual([false, 4, 7])
    expect(lost(3, [])).toEqual([true, 0, 0])
  })
})

describe('X4.8 Cossacks', () => {
  const cavalry = () =>
    position({
      phase: 'russian operations',
      turn: 9,
      units: { 'r:Dov': '2811', 'r:4RC': '2811', 'r:1RC': '2810', 'g:5': '2529' },
    })

  it('X4.8a from turn 10 on the Russian names a hex at the start of each turn', () => {
    const match = say(cavalry(), 'done')
    expect([match.position.turn, asked(match)]).toEqual([10, 'Russian cossacks'])
    expect(refusal(match, 'cossacks 2529')?.rule).toBe('X4.8')
    say(match, 'cossacks 2811')
    const { cossack } = match.position.units
    expect(['r:Dov', 'r:4RC', 'r:1RC'].map((id) => cossack[unitOf(match, id)])).toEqual([1, 1, 0])
  })

  it('X4.8a and has to name none', () => {
    const match = say(cavalry(), 'done', 'none')
    expect(match.position.units.cossack.includes(1)).toBe(false)
  })

  it('X4.8a for that turn only', () => {
    const match = position({
      phase: 'russian operations',
      turn: 10,
      units: { 'r:Dov': { place: '2811', cossack: true }, 'g:5': '2529' },
    })
    expect(match.position.units.cossack.includes(1)).toBe(true)
    say(match, 'done')
    expect(match.position.units.cossack.includes(1)).toBe(false)
  })
})

import { hash } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { rehearse, rehearsed } from './rehearsal.ts'

const START = { id: 'rehearsal', seats: [PERSON, PERSON], seed: 'rehearsal', opening: 'ready', origin: null } as const

describe('a rehearsal', () => {
  it('takes up some units of all that can be, and leaves the game as it was', async () => {
    const session = Session.begin(await TABLES['efs']!(), 'campaign', {}, new Bots(), START)
    const before = hash(session.view)
    const answers = session.answers.length
    const units = rehearsed(session)
    expect(units.length).toBeGreaterThan(1)
    expect(units.length).toBeLessThanOrEqual(8)
    expect(new Set(units).size).toBe(units.length)
    expect(Math.max(...units.map((unit) => rehearse(session, unit)))).toBeGreaterThan(0)
    expect(hash(session.view)).toBe(before)
    expect(session.answers).toHaveLength(answers)
    expect(session.match.entries).toHaveLength(0)
  })
})

import { seededDice } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session, type SessionStart } from '../session/session.ts'
import { columnAlong, followersOf } from './column.ts'
import { divisionOf } from './formation.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }

/** The side of dagc73 that retreats in the first combats. */
const GERMAN = 1

let session: Session

const say = (...lines: readonly string[]): void => {
  for (const line of lines)
    expect(session.take(session.table.game.read(session.match.position, line).choice), line).toBeNull()
}
const unitOf = (id: string): number => session.match.setting.kinds['unit']!.read(id)
const hexOf = (name: string): number => session.table.display.sheet(session.match.setting).board.grid.parse(name)
const nameOf = (unit: number): string => session.match.game.naming(session.match.setting)('unit', unit)
const placeOf = (id: string): string =>
  session.table.display
    .sheet(session.match.setting)
    .board.grid.name(session.table.display.placeOf(session.view, unitOf(id)))

/** Borisov, in the first Axis movement. */
beforeEach(async () => {
  session = Session.begin(await TABLES['efs']!(), 'borisov', {}, new Bots(), START)
  say('done')
  expect(session.step).toBe('movement')
})

describe('the division of a unit', () => {
  it('is what the game keeps together, on the map', () => {
    const { name, units } = divisionOf(session, unitOf('g:18/18Pz'))
    expect(name).toBe('18th Panzer Division')
    expect(units.map(nameOf)).toContain('g:101/18Pz')
    expect(units.map(nameOf)).not.toContain('g:39/17Pz')
  })
})

describe('units that follow a way', () => {
  it('go as one where they can, and one undo takes all of it back', () => {
    const before = session.match.entries.length
    const units = ['g:18/18Pz', 'g:101/18Pz'].map(unitOf)
    const { line, parties } = columnAlong(session, units, ['1132', '1131', '1231', '1331'].map(hexOf))
    expect(parties).toEqual([{ units, to: hexOf('1331') }])
    session.takeLine(line)
    expect(['g:18/18Pz', 'g:101/18Pz'].map(placeOf)).toEqual(['I-1331', 'I-1331'])
    session.undo()
    expect(session.match.entries.length).toBe(before)
  })

  it('end where they stand when no hex of it brings them nearer', () => {
    const unit = unitOf('g:18/18Pz')
    expect(columnAlong(session, [unit], [hexOf('1132')]).parties).toEqual([])
    expect(columnAlong(session, [unit], []).parties).toEqual([])
  })
})

describe('the rest of a division', () => {
  it('follows those that have gone ahead, as far as each can', () => {
    say('move g:18/18Pz', 'to 1729')
    const found = followersOf(session)!
    expect(found.name).toBe('18th Panzer Division')
    expect(found.to).toBe(hexOf('1729'))
    expect(found.units.map(nameOf)).toEqual(expect.arrayContaining(['g:52/18Pz', 'g:101/18Pz']))
    session.takeLine(found.column.line)
    expect(session.step).toBe('movement')
    expect(placeOf('g:101/18Pz')).toBe('I-1729')
    expect(followersOf(session)).toBeNull()
    session.undo()
    expect(placeOf('g:101/18Pz')).toBe('I-1132')
    expect(followersOf(session)?.units).toEqual(found.units)
  })

  it('is asked for nothing while nobody has gone ahead', () => {
    expect(followersOf(session)).toBeNull()
    say('move g:18/18Pz')
    expect(followersOf(session)).toBeNull()
  })

  it('is not looked for among answers of the other side, whose words are unknown online', async () => {
    session = Session.begin(await TABLES['dagc73']!(), 'historical', {}, new Bots(), START)
    const isInAnothersCombat = (): boolean => {
      const { entries, game, position } = session.match
      return (
        game.stepsOpen(position)[0] === 'combat' && entries.at(-1)?.side === session.viewer && session.viewer === GERMAN
      )
    }
    const fate = seededDice('answers')
    while (!isInAnothersCombat()) {
      const { length } = session.answers
      expect(session.take(session.answers[fate.pick(length, 'an answer')]!.choice)).toBeNull()
    }
    const unknown = session.match.entries.map((one) => (one.side === session.viewer ? one : { ...one, text: '' }))
    vi.spyOn(session.match, 'entries', 'get').mockReturnValue(unknown)
    expect(followersOf(session)).toBeNull()
  })

  it('finds the hex full: who comes late stays behind', async () => {
    const overlay = { name: 'Small stacks', set: { 'chart.stacking.most': 8 } }
    session = Session.begin(await TABLES['efs']!(), 'borisov', {}, new Bots(), START, overlay)
    say('done')
    const own = session.answers.filter(({ verb }) => verb === 'move').map(({ units: [unit] }) => unit!)
    const { parties } = columnAlong(session, own, ['1132', '1131', '1231', '1331'].map(hexOf))
    const ends = parties.map(({ to }) => to)
    expect(ends).toContain(hexOf('1331'))
    expect(ends).toContain(hexOf('1231'))
  })
})

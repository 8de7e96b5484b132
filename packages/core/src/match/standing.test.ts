import { describe, expect, it } from 'vitest'
import { seededDice } from '../dice/seeded.ts'
import { heardBy } from './entry.ts'
import { type Fog, fog } from './fog.fixture.ts'
import { readJournal, writeLine } from './journal.ts'
import { Match } from './match.ts'
import { loadRecord, resumeRecord } from './open.ts'
import { readRecord, writeRecord } from './record.ts'

const SOUTH = 2

function march(): Match<Fog> {
  const match = Match.begin(fog, 'dawn', {}, seededDice(1))
  match.say('march n1')
  return match
}

const pass = (until: 'phase' | 'turn' | { left: string }) =>
  ({ side: SOUTH, step: 'window', say: 'pass', until }) as const

const asked = ({ decision }: Match<Fog>): string => (decision.isOver ? 'over' : `${decision.side} ${decision.step}`)

describe('a standing answer', () => {
  it('is given whenever its step asks its side, and is marked so', () => {
    const match = march()
    match.stand(pass({ left: 'march' }))
    match.say('on')
    expect(asked(match)).toBe('1 march')
    match.say('on')
    expect(match.entries.map(({ text, by, side }) => `${side} ${text} ${by}`)).toEqual([
      '1 march n1 hand',
      '1 on hand',
      '2 pass standing',
      '1 on hand',
      '2 pass standing',
    ])
  })

  it('is given at once where its side is already asked', () => {
    const match = march()
    match.say('on')
    expect(asked(match)).toBe('2 window')
    match.stand(pass('phase'))
    expect(asked(match)).toBe('1 march')
  })

  it('ends when the step it was for has been left', () => {
    const match = march()
    match.stand(pass({ left: 'march' }))
    match.say('halt')
    expect(match.standing(SOUTH)).toEqual([])
    match.say('march n2')
    match.say('on')
    expect(asked(match)).toBe('2 window')
  })

  it('ends with its phase, or with its turn', () => {
    const match = march()
    match.stand(pass('phase'))
    match.stand({ ...pass('turn'), side: 1 })
    match.say('halt')
    match.say('done')
    expect([match.standing(SOUTH).length, match.standing(1).length]).toEqual([0, 1])
    match.say('done')
    expect(match.standing(1)).toEqual([])
  })

  it('is not given where it is not legal, and the side is asked', () => {
    const match = march()
    match.stand({ ...pass('turn'), say: 'shoot twice' })
    match.say('on')
    expect(asked(match)).toBe('2 window')
  })

  it('ends where the question is about something that was excepted', () => {
    const match = march()
    match.stand({ ...pass('turn'), endsAbout: ['p3'] })
    match.say('on')
    expect(asked(match)).toBe('1 march')
    match.say('on')
    expect(asked(match)).toBe('2 window')
    expect(match.standing(SOUTH)).toEqual([])
  })

  it('is not given where somebody could answer for whom the side is always asked', () => {
    const match = march()
    match.stand({ ...pass('turn'), asksFor: ['s2'] })
    match.say('on')
    expect(asked(match)).toBe('1 march')
    match.say('on')
    expect(asked(match)).toBe('2 window')
    match.say('pass')
    match.say('on')
    expect(asked(match)).toBe('1 march')
    expect(match.standing(SOUTH).length).toBe(1)
  })

  it('keeps its exceptions in a record', () => {
    const match = march()
    match.stand({ ...pass('turn'), endsAbout: ['p3'], asksFor: ['s2'] })
    const loaded = loadRecord(fog, readRecord(writeRecord(match.record())), seededDice(1))
    expect(loaded.standing(SOUTH)).toEqual([{ ...pass('turn'), endsAbout: ['p3'], asksFor: ['s2'] }])
  })

  it('is withdrawn with a word', () => {
    const match = march()
    match.stand(pass('turn'))
    match.withdraw(SOUTH)
    match.say('on')
    expect(asked(match)).toBe('2 window')
  })

  it('comes back with a take-back to where it held, and goes with one to before it was given', () => {
    const match = march()
    match.stand(pass('phase'))
    match.say('halt')
    match.say('done')
    expect(match.standing(SOUTH)).toEqual([])
    match.takeBack(2)
    expect(match.standing(SOUTH).length).toBe(1)
    match.takeBack(0)
    expect(match.standing(SOUTH)).toEqual([])
  })

  it('goes back with the choice of the player that it answered', () => {
    const match = march()
    match.stand(pass('turn'))
    match.say('on')
    expect(match.undo([1, 2])).toBe(true)
    expect(match.entries.map(({ text }) => text)).toEqual(['march n1'])
    match.redo()
    expect(match.entries.map(({ text }) => text)).toEqual(['march n1', 'on', 'pass'])
  })

  it('is heard by others as any answer is', () => {
    const match = march()
    match.stand(pass('turn'))
    match.say('on')
    expect(Object.keys(heardBy(match.entries.at(-1)!, 1)).sort()).toEqual(['draws', 'said', 'told'])
  })

  it.each([
    ['a record', (match: Match<Fog>) => loadRecord(fog, readRecord(writeRecord(match.record())), seededDice(1))],
    ['its last turn start', (match: Match<Fog>) => resumeRecord(fog, match.record(), seededDice(1))],
  ])('holds on after loading from %s', (_what, load) => {
    const match = march()
    match.stand(pass('turn'))
    match.stand({ ...pass('turn'), side: 1 })
    match.withdraw(1)
    match.say('on')
    const loaded = load(match)
    expect([loaded.standing(SOUTH).length, loaded.standing(1).length]).toEqual([1, 0])
    loaded.say('on')
    expect(loaded.entries.at(-1)).toMatchObject({ text: 'pass', by: 'standing' })
    expect(loaded.record().standing).toEqual(match.record().standing)
  })

  it('is part of the journal', () => {
    const match = Match.begin(fog, 'dawn', {}, seededDice(1))
    const first = match.record()
    const lines: string[] = []
    match.follow((line) => lines.push(writeLine(line)))
    match.say('march n1')
    match.stand(pass('phase'))
    match.say('on')
    match.say('halt')
    match.say('done')
    match.takeBack(3)
    match.withdraw(SOUTH)
    const { play: _, turns, ...head } = first
    const start = [
      writeLine({ ...head, hexfront: 'journal', format: 2, line: 'begin' }),
      writeLine({ line: 'turn', ...turns[0]! }),
    ]
    expect(readJournal([...start, ...lines]).record).toEqual(match.record())
  })
})

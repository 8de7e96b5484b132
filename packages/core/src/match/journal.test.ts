import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededDice } from '../dice/seeded.ts'
import { hash } from '../state/position.ts'
import { type Toy, type ToySetting, toy } from '../testing/toy.fixture.ts'
import { journalOf, openJournal, readJournal, readLine, writeLine } from './journal.ts'
import { Match } from './match.ts'
import { readRecord, writeRecord } from './record.ts'

/** A match whose every step is written down, with undos and take-backs among its choices. */
function written(seed: number, most: number): { match: Match<Toy, ToySetting>; lines: string[] } {
  const chance = seededDice(`choose ${seed}`)
  const match = Match.begin(toy, 'long', {}, seededDice(seed))
  const lines = journalOf(match.record()).map(writeLine)
  match.follow((line) => lines.push(writeLine(line)))
  for (let n = 0; n < most && !match.decision.isOver; n++) {
    const what = chance.pick(10, 'what')
    if (what === 0) match.undo()
    else if (what === 1) match.redo()
    else if (what === 2) match.takeBack(chance.pick(match.entries.length + 1, 'how far'))
    else {
      const choices = match.choices()
      match.take(choices[chance.pick(choices.length, 'any')]!)
    }
  }
  return { match, lines }
}

describe('a journal', () => {
  it('says line by line what the record says as a whole', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(60), (seed, most) => {
        const { match, lines } = written(seed, most)
        const record = readRecord(writeRecord(match.record()))
        expect(readJournal(lines).record).toEqual(record)
        expect(readJournal(journalOf(record).map(writeLine)).record).toEqual(record)
      }),
      { numRuns: 300 },
    )
  })

  it('opens at the same position, with the same history, the same way back and the same dice to come', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(60), (seed, most) => {
        const { match, lines } = written(seed, most)
        const { match: opened, notice } = openJournal(toy, readJournal(lines), seededDice(1))
        expect(notice).toBeNull()
        expect(hash(opened.position)).toBe(hash(match.position))
        expect(opened.record()).toEqual(readJournal(lines).record)
        expect(opened.undoReach()).toEqual(match.undoReach())
        expect(opened.undoPoint([1, 2])).toBe(match.undoPoint([1, 2]))
        const at = toy.blank(match.setting)
        const there = toy.blank(match.setting)
        for (let choices = 0; choices <= match.entries.length; choices++) {
          match.positionAt(choices, at)
          opened.positionAt(choices, there)
          expect(there.words).toEqual(at.words)
        }
        while (match.entries.length > 0) {
          match.takeBack(match.entries.length - 1)
          opened.takeBack(opened.entries.length - 1)
          expect(hash(opened.position)).toBe(hash(match.position))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is not played again before its last turn start', () => {
    const { lines } = written(3, 60)
    const { record } = readJournal(lines)
    const last = record.turns.at(-1)!.at
    expect(last).toBeGreaterThan(3)
    const live = record.play.filter(({ struck }) => !struck)
    const forged = { ...record, play: record.play.map((line) => (line === live[0] ? { ...line, hash: 'feed' } : line)) }
    const { match, notice } = openJournal(toy, { record: forged, seats: null }, seededDice(1))
    expect(notice).toBeNull()
    expect(match.entries[0]!.hash).toBe('feed')
    expect(() => match.positionAt(1, toy.blank(match.setting))).toThrow('choice 1')
  })

  it('whose last stretch does not hold is opened as any record', () => {
    const { lines } = written(3, 60)
    const { record } = readJournal(lines)
    const forged = { ...record, play: [...record.play.slice(0, -1), { ...record.play.at(-1)!, hash: 'feed' }] }
    const { notice } = openJournal(toy, { record: forged, seats: null }, seededDice(1))
    expect(notice?.text).toContain('the record says feed. Opened at the start of turn')
  })

  it('knows who sits where', () => {
    const { lines } = written(3, 10)
    const seats = ['person', 'bot']
    expect(readJournal(lines).seats).toBeNull()
    expect(readJournal([...lines, writeLine({ line: 'seats', seats })]).seats).toEqual(seats)
  })

  it('that is broken names the line', () => {
    const { lines } = written(3, 10)
    expect(() => readJournal(lines.slice(1), 'kept')).toThrow('kept: the line that begins a journal is missing')
    expect(() => readJournal([...lines, '{"line":"choice"'], 'kept')).toThrow(/^kept:\d+:1: this is not JSON/)
    expect(() => readJournal([...lines, '{"line":"back","to":999}'], 'kept')).toThrow('goes back to choice 999')
    expect(() => readLine('{"line":"dance"}', 'kept:7')).toThrow('kept:7: line: one of begin, choice, turn, back')
    expect(() => readLine('{"line":"choice"}', 'kept:7')).toThrow('kept:7: side: missing')
  })
})

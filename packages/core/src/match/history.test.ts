import { describe, expect, it } from 'vitest'
import { commitmentTo, fairDice } from '../dice/fair.ts'
import { forcedDice } from '../dice/forced.ts'
import { seededDice } from '../dice/seeded.ts'
import { hash } from '../state/position.ts'
import { toy } from '../testing/toy.fixture.ts'
import { carryOut } from './carry-out.ts'
import { verifyDice } from './fair.ts'
import { type Fog, fog } from './fog.fixture.ts'
import { journalOf, readJournal, writeLine } from './journal.ts'
import { Match } from './match.ts'
import { loadRecord, resumeRecord } from './open.ts'
import { drawsMade, readRecord, writeRecord } from './record.ts'

const TOGETHER = [1, 2]

const begin = (...answers: string[]): Match<Fog> => {
  const match = Match.begin(fog, 'dawn', {}, seededDice(1))
  for (const answer of answers) expect(match.say(answer).ok).toBe(true)
  return match
}

const texts = (match: Match<Fog>): string[] => match.entries.map(({ text }) => text)
const phases = (match: Match<Fog>): string[] => match.entries.map(({ phase }) => phase)

describe('carrying out a choice outside of a match', () => {
  it('changes the position and says what came of it', () => {
    const s = fog.start(fog.setting('dawn'), seededDice(1))
    const before = hash(s)
    const entry = carryOut(fog, s, fog.read(s, 'scout').choice, forcedDice([4]))
    expect(entry).toMatchObject({ side: 1, step: 'turn', phase: 'north', turn: 1, by: 'hand', barrier: 'dice' })
    expect(entry.hash).toBe(hash(s))
    carryOut(fog, s, fog.read(s, 'order 2').choice, forcedDice([]))
    expect(hash(s)).not.toBe(before)
  })

  it('leaves the position as it was if it throws', () => {
    const s = toy.start(toy.setting('short'), forcedDice([1, 4]))
    carryOut(toy, s, toy.read(s, 'duel').choice, forcedDice([]))
    const before = s.words.slice()
    expect(() => carryOut(toy, s, toy.read(s, 'bid 1').choice, forcedDice([]))).toThrow('dice ran out')
    expect(s.words).toEqual(before)
  })
})

describe('undo and redo', () => {
  it('keep the phase in which a choice was made', () => {
    const match = begin('go n1 p2', 'done')
    match.undo(TOGETHER)
    match.redo()
    expect(phases(match)).toEqual(['north', 'north'])
  })

  it('of those who sit together go over turns and back again', () => {
    const match = begin('go n1 p2', 'done', 'go s1 p5', 'done')
    const end = hash(match.position)
    expect(match.undo()).toBe(false)
    while (match.undo(TOGETHER));
    expect(match.entries).toEqual([])
    expect(match.canRedo).toBe(true)
    while (match.redo());
    expect(match.canRedo).toBe(false)
    expect(hash(match.position)).toBe(end)
    expect(phases(match)).toEqual(['north', 'north', 'south', 'south'])
  })

  it('stop at dice, at others, and where something else was done', () => {
    const match = begin('scout')
    expect(match.undo(TOGETHER)).toBe(false)
    match.say('done')
    expect(match.undo([2])).toBe(false)
    expect(match.undo([1])).toBe(true)
    match.say('order 1')
    expect(match.canRedo).toBe(false)
    expect(match.redo()).toBe(false)
  })

  it('are for those who sit there, and for nobody where nobody does', () => {
    const match = begin('order 1')
    expect(match.undo([])).toBe(false)
    expect(match.undo([1])).toBe(true)
  })

  it('take what was answered automatically along', () => {
    const match = begin()
    match.say('go n1 p2')
    match.take(fog.read(match.position, 'order 1').choice, 'forced')
    match.take(fog.read(match.position, 'done').choice, 'opening')
    expect(match.entries.map(({ by }) => by)).toEqual(['hand', 'forced', 'opening'])
    expect(match.undoPoint(TOGETHER)).toBe(0)
    match.undo(TOGETHER)
    expect(match.entries).toEqual([])
    match.redo()
    expect(texts(match)).toEqual(['go n1 p2', 'order 1', 'done'])
    expect(loadRecord(fog, match.record(), seededDice(1)).entries.map(({ by }) => by)).toEqual([
      'hand',
      'forced',
      'opening',
    ])
  })

  it('take an answer back whole that the host gave as single ones', () => {
    const match = begin('order 1', 'advance')
    expect(match.entries.map(({ text, by }) => `${text} ${by}`)).toEqual([
      'order 1 hand',
      'go n1 p5 hand',
      'go n2 p6 expanded',
    ])
    match.undo()
    expect(texts(match)).toEqual(['order 1'])
    match.redo()
    expect(texts(match)).toEqual(['order 1', 'go n1 p5', 'go n2 p6'])
  })

  it('leave redo alone when an answer is refused', () => {
    const match = begin('go n1 p2')
    match.undo()
    expect(match.say('go s1 p2').ok).toBe(false)
    expect(match.canRedo).toBe(true)
  })
})

describe('undo of a whole phase', () => {
  it('goes to its start in one act, and redo brings it back in one', () => {
    const match = begin('go n1 p2', 'done', 'order 1', 'go s1 p5', 'order 2')
    const end = hash(match.position)
    expect(match.undoPhasePoint(TOGETHER)).toBe(2)
    expect(match.undoPhase(TOGETHER)).toBe(true)
    expect(texts(match)).toEqual(['go n1 p2', 'done'])
    expect(match.redo()).toBe(true)
    expect(match.canRedo).toBe(false)
    expect(hash(match.position)).toBe(end)
  })

  it('goes into the phase before where nothing was done in this one', () => {
    const match = begin('order 1', 'go n1 p2', 'done')
    expect(match.undoPhase(TOGETHER)).toBe(true)
    expect(match.entries).toEqual([])
  })

  it('stops at dice, and where only the other side has acted', () => {
    const match = begin('order 1', 'scout', 'go n1 p2', 'order 2')
    expect(match.undoPhase()).toBe(true)
    expect(texts(match)).toEqual(['order 1', 'scout'])
    expect(match.undoPhasePoint()).toBe(-1)
    expect(match.undoPhase()).toBe(false)
    expect(begin('order 1', 'done').undoPhase([2])).toBe(false)
  })

  it('is kept in the journal like any step back', () => {
    const match = begin('order 1')
    const lines = journalOf(match.record()).map(writeLine)
    match.follow((line) => lines.push(writeLine(line)))
    match.say('go n1 p2')
    match.undoPhase()
    expect(readJournal(lines).record).toEqual(match.record())
    match.redo()
    expect(readJournal(lines).record).toEqual(match.record())
  })
})

describe('a long match', () => {
  it('puts turns long past away, and finds the way back to them all the same', () => {
    const match = begin()
    const hashes = [match.deal.hash]
    while (match.entries.length < 16_000 && !match.decision.isOver) {
      const { length } = match.entries
      const say =
        length % 400 === 399
          ? 'done'
          : length % 7 === 0
            ? 'scout'
            : `go ${match.decision.side === 1 ? 'n' : 's'}1 p${1 + (length % 9)}`
      match.say(say)
      hashes.push(match.entries.at(-1)!.hash)
    }
    expect(match.entries.length).toBe(16_000)
    expect([match.entries[0]!, match.entries.at(-1)!].map((entry) => 'change' in entry)).toEqual([false, true])
    const at = fog.blank(match.setting)
    for (const choices of [0, 1, 799, 800, 801, 5000, 9999, 15_999, 16_000]) {
      match.positionAt(choices, at)
      expect(hash(at)).toBe(hashes[choices])
    }
    match.takeBack(3000)
    expect(hash(match.position)).toBe(hashes[3000])
    expect(match.record().play.length).toBe(16_000)
  })
})

describe('choices taken back over dice', () => {
  const seeds = { serverSeed: 'a long and secret seed', playerSeeds: ['ann', 'bob'], nonce: '7' }

  it('stay in the record in their place, and are not thrown again', () => {
    const match = begin('scout', 'order 1', 'ambush', 'order 2')
    match.takeBack(1)
    match.say('order 3')
    match.say('scout')
    match.takeBack(2)
    match.say('done')
    expect(match.record().play.map(({ say, struck }) => (struck ? `(${say})` : say))).toEqual([
      'scout',
      '(order 1)',
      '(ambush)',
      '(order 2)',
      'order 3',
      '(scout)',
      'done',
    ])
    expect(texts(match)).toEqual(['scout', 'order 3', 'done'])
  })

  it('are in the order in which they were made when a take-back goes over a take-back', () => {
    const match = begin('order 1', 'scout', 'order 2')
    match.takeBack(2)
    match.say('ambush')
    match.takeBack(1)
    match.say('order 3')
    const play = match.record().play.map(({ say, struck }) => (struck ? `(${say})` : say))
    expect(play.filter((say) => /scout|ambush/.test(say))).toEqual(['(scout)', '(ambush)'])
    expect(play.at(-1)).toBe('order 3')
  })

  it('are forgotten where no dice fell', () => {
    const match = begin('order 1', 'order 2')
    match.takeBack(0)
    expect(match.record().play).toEqual([])
  })

  it('let fair dice be verified, through any number of loadings', () => {
    const fair = { ...seeds, commitment: commitmentTo(seeds.serverSeed) }
    let match = Match.begin(toy, 'long', {}, fairDice(seeds))
    match.fair = fair
    for (let n = 0; n < 40 && !match.decision.isOver; n++) {
      const choices = match.choices()
      match.take(choices[(n * 7) % choices.length]!)
      if (n % 9 === 5) match.takeBack(Math.max(0, match.entries.length - 4))
      const record = readRecord(writeRecord(match.record()))
      const dice = fairDice(seeds, drawsMade(record))
      match = n % 2 === 0 ? loadRecord(toy, record, dice) : resumeRecord(toy, record, dice)
    }
    const record = match.record()
    expect(record.play.some(({ struck, dice }) => struck && dice)).toBe(true)
    expect(drawsMade(record)).toBeGreaterThan(4)
    expect(verifyDice(record)).toBeNull()
    const without = { ...record, play: record.play.filter(({ struck }) => !struck) }
    expect(verifyDice(without)).not.toBeNull()
    const journal = readJournal(journalOf(record).map(writeLine))
    expect(journal.record).toEqual(record)
  })
})

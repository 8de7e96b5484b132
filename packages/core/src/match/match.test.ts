import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentTo, fairDice } from '../dice/fair.ts'
import { forcedDice } from '../dice/forced.ts'
import { seededDice } from '../dice/seeded.ts'
import { hash } from '../state/position.ts'
import { type Toy, type ToySetting, toy } from '../testing/toy.fixture.ts'
import { verifyDice } from './fair.ts'
import { Match } from './match.ts'
import { loadRecord, RecordError, readMigrated } from './open.ts'
import { type MatchRecord, readRecord, writeRecord } from './record.ts'

const begin = (dice: readonly number[] = [], scenario = 'short') =>
  Match.begin(toy, scenario, {}, forcedDice([1, 4, ...dice]))

/** A random match, part of the way or to its end. */
function played(seed: number, most = 1000): Match<Toy, ToySetting> {
  const chance = seededDice(`choose ${seed}`)
  const match = Match.begin(toy, seed % 2 === 0 ? 'short' : 'long', {}, seededDice(seed))
  for (let n = 0; n < most && !match.decision.isOver; n++) {
    const choices = match.choices()
    match.take(choices[chance.pick(choices.length, 'any')]!)
  }
  return match
}

const again = (record: MatchRecord): MatchRecord => readRecord(writeRecord(record))

describe('a match', () => {
  it('retraces the positions between two moments, also those that were only kept', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(12), fc.nat(12), (seed, first, more) => {
        const match = played(seed)
        const last = match.entries.length
        const [from, to] = [Math.min(first, last), Math.min(first + more, last)]
        const kept = loadRecord(toy, again(match.record()), seededDice(seed))
        const at = toy.blank(match.setting)
        for (const of of [match, kept]) {
          const moments: number[] = []
          of.retrace(from, to, (position, choices) => {
            match.positionAt(choices, at)
            expect(position.words).toEqual(at.words)
            moments.push(choices)
          })
          expect(moments).toEqual(Array.from({ length: to - from + 1 }, (_, n) => from + n))
        }
      }),
    )
  })

  it('says what kinds of answer the open question knows, offered or not', () => {
    const { position } = begin()
    expect(toy.verbs(position).map(({ verb, name, a }) => [verb, name, a])).toEqual([
      [0, 'take', 'count'],
      [1, 'wager', undefined],
      [2, 'peek', undefined],
      [3, 'duel', undefined],
    ])
  })

  it('asks in the words of its host', () => {
    const { position } = begin()
    expect(toy.prompt(position, (kind) => `the ${kind}`)).toBe('the player: take from the pile.')
    expect(toy.prompt(position)).toBe('ann: take from the pile.')
  })

  it('takes answers as text, two in one where the first leads to the second', () => {
    const match = begin([6])
    expect(match.say('duel 2')).toMatchObject({ ok: true })
    expect(match.entries.map(({ text }) => text)).toEqual(['duel', 'bid 2'])
  })

  it('refuses with rule and reason, and is as it was', () => {
    const match = begin()
    match.say('take 3')
    match.say('take 3')
    match.takeBack(2)
    const before = hash(match.position)
    const low = begin()
    low.say('wager')
    expect(low.say('wager')).toEqual({ ok: false, refusal: { rule: '2.2', because: 'there is a wager already' } })
    expect(low.entries.length).toBe(1)
    expect(hash(match.position)).toBe(before)
  })

  it('says what can be answered where a text is not an answer', () => {
    const match = begin()
    const before = hash(match.position)
    expect(() => match.say('steal 3')).toThrow('"steal" is no answer in step turn (there are take, wager, peek, duel)')
    expect(() => match.say('take')).toThrow('"take" wants a count')
    expect(() => match.say('take nine')).toThrow('"nine" is not a number from 1 to 3')
    expect(() => match.say('wager now')).toThrow('"wager" takes nothing more than its name')
    expect(() => match.say('duel nine')).toThrow('"nine" is not a number')
    expect([match.entries.length, hash(match.position)]).toEqual([0, before])
  })

  it('is as it was when dice run out', () => {
    const match = begin()
    match.say('duel')
    const before = hash(match.position)
    expect(() => match.say('bid 1')).toThrow(/dice ran out.*duel/)
    expect([match.entries.length, hash(match.position)]).toEqual([1, before])
  })

  it('undoes back to the last throw of dice, reveal or change of side, and says which', () => {
    const match = begin([5])
    match.say('wager')
    expect(match.undoReach()).toEqual({ choices: 1, barrier: 'start' })
    match.say('peek')
    expect(match.undoReach()).toEqual({ choices: 0, barrier: 'reveal' })
    expect(match.undo()).toBe(false)
    match.say('duel')
    expect(match.undoReach()).toEqual({ choices: 1, barrier: 'reveal' })
    match.say('bid 1')
    expect(match.undoReach()).toEqual({ choices: 0, barrier: 'dice' })
    match.say('take 1')
    expect(match.undoReach().barrier).toBe('side')
  })

  it('redoes what was undone until something else is done', () => {
    const match = begin()
    match.say('wager')
    const after = hash(match.position)
    match.undo()
    expect(match.redo()).toBe(true)
    expect(hash(match.position)).toBe(after)
    match.undo()
    match.say('take 1')
    expect(match.redo()).toBe(false)
  })

  it('names an unknown scenario, option or value', () => {
    expect(() => Match.begin(toy, 'huge', {}, seededDice(1))).toThrow(
      'toy has no scenario "huge" (there are short, long)',
    )
    expect(() => Match.begin(toy, 'short', { rain: 'on' }, seededDice(1))).toThrow('toy has no option "rain"')
    expect(() => Match.begin(toy, 'short', { wind: 'some' }, seededDice(1))).toThrow(
      'option wind of toy is one of off, on',
    )
  })
})

describe('fair dice', () => {
  const seeds = { serverSeed: 'a long and secret seed', playerSeeds: ['ann', 'bob'], nonce: '7' }

  /** A whole match with fair dice, and its record after the seeds were published. */
  function fairRecord(): MatchRecord {
    const match = Match.begin(toy, 'short', {}, fairDice(seeds))
    while (!match.decision.isOver) match.take(match.choices().at(-1)!)
    return { ...match.record(), fair: { ...seeds, commitment: commitmentTo(seeds.serverSeed) } }
  }

  it('can be verified from a record once the seed is out', () => {
    const record = again(fairRecord())
    expect(verifyDice(record)).toBeNull()
    const { serverSeed: _, ...unpublished } = record.fair!
    expect(verifyDice({ ...record, fair: unpublished })?.because).toBe('the server seed is not published yet')
    expect(verifyDice(begin().record())?.because).toBe('the dice of this match came with no commitment')
  })

  it('that were tampered with are named', () => {
    const record = fairRecord()
    const [first] = record.deal.dice!
    const forged = first === 'd4:1' ? 'd4:2' : 'd4:1'
    const fault = verifyDice({ ...record, deal: { ...record.deal, dice: [forged, ...record.deal.dice!.slice(1)] } })
    expect(fault).toEqual({ draw: 1, because: `${forged} was played, the seeds give ${first}` })
  })
})

describe('a record', () => {
  it('replays any match to the same position, choice by choice', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const match = played(seed)
        const loaded = loadRecord(toy, again(match.record()), seededDice(0))
        expect(hash(loaded.position)).toBe(hash(match.position))
        expect(loaded.entries.map((entry) => entry.hash)).toEqual(match.entries.map((entry) => entry.hash))
      }),
      { numRuns: 1000 },
    )
  })

  it('is undone and redone to the same positions', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(30), (seed, most) => {
        const match = played(seed, most)
        const { choices } = match.undoReach()
        const end = hash(match.position)
        for (let n = 0; n < choices; n++) expect(match.undo()).toBe(true)
        expect(match.undo()).toBe(false)
        expect(hash(match.position)).toBe(match.entries.at(-1)?.hash ?? match.deal.hash)
        for (let n = 0; n < choices; n++) expect(match.redo()).toBe(true)
        expect(hash(match.position)).toBe(end)
      }),
      { numRuns: 1000 },
    )
  })

  it('branches anywhere without touching the match it came from', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, where) => {
        const match = played(seed)
        const end = hash(match.position)
        const at = where % (match.entries.length + 1)
        const branch = match.branch(at, seededDice(seed + 1))
        expect(hash(branch.position)).toBe(at === 0 ? match.deal.hash : match.entries[at - 1]!.hash)
        if (!branch.decision.isOver) branch.take(branch.choices()[0]!)
        expect(hash(match.position)).toBe(end)
        const loaded = loadRecord(toy, again(branch.record()), seededDice(0))
        expect(hash(loaded.position)).toBe(hash(branch.position))
      }),
      { numRuns: 1000 },
    )
  })

  it('goes on after loading', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(12), (seed, most) => {
        const match = played(seed, most)
        const loaded = loadRecord(toy, again(match.record()), seededDice(seed))
        expect(loaded.choices()).toEqual(match.choices())
        expect(loaded.undoReach()).toEqual(match.undoReach())
      }),
      { numRuns: 1000 },
    )
  })

  it('holds the position at each turn start, which needs no rules', () => {
    const match = played(3)
    const at = toy.blank(match.setting)
    const kept = toy.blank(match.setting)
    const { turns, rules } = again(match.record())
    expect(turns.length).toBeGreaterThan(2)
    for (const { at: choices, turn, position } of turns) {
      match.positionAt(choices, at)
      readMigrated(toy, kept, position, rules)
      expect(hash(kept)).toBe(hash(at))
      expect(kept.turn).toBe(turn)
    }
  })

  it('reads positions of older rules through migrations, or says which is missing', () => {
    const [{ position }] = played(2).record().turns as [MatchRecord['turns'][number]]
    const { pile, ...rest } = position
    const s = toy.blank(toy.setting('short'))
    readMigrated(toy, s, { ...rest, stones: pile }, 1)
    expect(s.pile).toBe(7)
    expect(() => readMigrated(toy, s, position, 0)).toThrow('written by rules toy@0; nothing leads from 0 to 1')
  })
})

describe('a record that cannot be loaded', () => {
  const record = (): MatchRecord => {
    const match = begin([3])
    match.say('wager')
    match.say('take 1')
    match.say('take 1')
    match.say('roll')
    return match.record()
  }
  const load = (changed: Partial<MatchRecord>) => () =>
    loadRecord(toy, { ...record(), ...changed }, seededDice(1), 'game.json')

  it('says that it is not JSON, and on which line', () => {
    expect(() => readRecord('{\n  "game": oops\n}', 'game.json')).toThrow(/^game\.json:2: this is not JSON/)
  })

  it('lists what its shape lacks', () => {
    expect(() => readRecord('{"hexfront":"record","format":3}', 'game.json')).toThrow(
      'game.json: format: 1 or 2 was expected, not 3',
    )
    expect(() => readRecord('{"hexfront":"record","format":1}', 'game.json')).toThrow('game.json: play: missing')
    expect(() => readRecord('[]', 'game.json')).toThrow('game.json: the whole: an object was expected, not []')
  })

  it('says by which rules and data it was made', () => {
    expect(load({ rules: 9 })).toThrow('game.json: made by rules toy@9, this is toy@2; a newer version can open it')
    expect(load({ game: 'chess' })).toThrow('game.json: a record of chess, not of toy')
    expect(load({ scenario: 'huge' })).toThrow('toy has no scenario "huge"')
  })

  it('names the first choice that goes another way', () => {
    const { play } = record()
    const changed = (at: number, change: Partial<MatchRecord['play'][number]>) =>
      load({ play: play.map((entry, index) => (index === at ? { ...entry, ...change } : entry)) })
    expect(changed(1, { say: 'wager' })).toThrow(
      'game.json: choice 2 "wager" is no longer offered: there is a wager already (2.2)',
    )
    expect(changed(1, { hash: 'feed' })).toThrow(/choice 2 "take 1" leads to [0-9a-f]{16}, the record says feed/)
    expect(changed(2, { side: 'ann' })).toThrow('choice 3 "take 1" is by ann, but bob is asked (turn)')
    expect(changed(3, { dice: [] })).toThrow(/choice 4 "roll" cannot be taken: dice ran out/)
    expect(changed(3, { dice: ['d6:3', 'd6:4'] })).toThrow(/choice 4 "roll" cannot be taken: .*d6:4/)
    expect(changed(3, { dice: ['d6:9'] })).toThrow(RecordError)
    expect(load({ rules: 1, play: [{ ...play[0]!, say: 'bow' }] })).toThrow(
      'game.json: made by rules toy@1, this is toy@2; choice 1 "bow" cannot be taken: "bow" is no answer in step turn',
    )
  })
})

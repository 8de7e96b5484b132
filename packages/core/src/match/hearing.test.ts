import { describe, expect, it } from 'vitest'
import { forcedDice } from '../dice/forced.ts'
import { seededDice } from '../dice/seeded.ts'
import { fill } from '../explain.ts'
import { SPECTATOR } from '../game/game.ts'
import { toy } from '../testing/toy.fixture.ts'
import { type Entry, type Heard, heardBy } from './entry.ts'
import { type Fog, fog } from './fog.fixture.ts'
import { Match } from './match.ts'
import { loadRecord, resumeRecord } from './open.ts'
import { readRecord, writeRecord } from './record.ts'
import { narrate, plainWords } from './words.ts'

const NORTH = 1
const SOUTH = 2

function play(...answers: string[]): Match<Fog> {
  const match = Match.begin(fog, 'dawn', {}, seededDice(1))
  for (const answer of answers) expect(match.say(answer).ok).toBe(true)
  return match
}

const inWords = ({ said, told, draws }: Heard) => ({
  said: said === null ? null : fill(said.template, said.operands, fog.naming(fog.setting('dawn'))),
  told: told.map((one) => narrate(fog, fog.setting('dawn'), one)),
  dice: draws.map(({ why }) => why),
})

const heard = (entry: Entry, side: number) => inWords(heardBy(entry, side))

describe('what a side hears of a choice', () => {
  it('may be weaker than the truth', () => {
    const [entry] = play('go n1 p7').entries as [Entry]
    expect(heard(entry, NORTH)).toEqual({ said: 'go n1 p7', told: ['n1 goes to p7'], dice: [] })
    expect(heard(entry, SOUTH)).toEqual({
      said: 'a unit, from p1 to p7',
      told: ['something goes to p7'],
      dice: [],
    })
    expect(heard(entry, SPECTATOR)).toEqual(heard(entry, SOUTH))
    expect(inWords(entry)).toEqual(heard(entry, NORTH))
  })

  it('is nothing but that an answer was given where it is sealed', () => {
    const [entry] = play('order 2').entries as [Entry]
    expect(heard(entry, NORTH).said).toBe('order 2')
    expect(heard(entry, SOUTH)).toEqual({ said: null, told: [], dice: [] })
  })

  it('stays as it was when the fog lifts later', () => {
    const match = play('go n1 p7', 'light', 'go n1 p8')
    const [dark, , lit] = match.entries as [Entry, Entry, Entry]
    expect(heard(dark, SOUTH).told).toEqual(['something goes to p7'])
    expect(heard(lit, SOUTH)).toEqual(heard(lit, NORTH))
    expect(heard(lit, SOUTH).said).toBe('go n1 p8')
  })

  it('is judged when it is told, not after the choice', () => {
    const [entry] = play('light').entries as [Entry]
    expect(heard(entry, SOUTH).told).toEqual(['something goes to p9', 'north lights a lantern'])
    expect(heard(entry, NORTH).told).toEqual(['n2 goes to p9', 'north lights a lantern'])
  })

  it('keeps a draw open, names it less well, or leaves it out, as the game says', () => {
    const [scout, ambush] = play('scout', 'ambush').entries as [Entry, Entry]
    expect([heard(scout, NORTH).dice, heard(scout, SOUTH).dice]).toEqual([['scout for n1'], ['scout']])
    expect([heard(ambush, NORTH).dice, heard(ambush, SOUTH).dice]).toEqual([['ambush'], []])
  })

  it('is one object where all hear the same', () => {
    const match = Match.begin(toy, 'short', {}, forcedDice([1, 4, 5]))
    match.say('duel 1')
    for (const { heard } of match.entries) expect(new Set(heard).size).toBe(1)
    expect(heardBy(match.entries[1]!, 2).told).toBe(match.entries[1]!.told)
  })

  it('holds for the deal, whose dice nobody sees', () => {
    const { deal, setting } = Match.begin(toy, 'short', {}, forcedDice([1, 4]))
    const told = (side: number) => heardBy(deal, side).told.map((one) => narrate(toy, setting, one))
    expect(told(1)).toEqual(['ann has a 1'])
    expect(told(2)).toEqual(['bob has a 4'])
    expect(told(SPECTATOR)).toEqual([])
    expect(heardBy(deal, 1).draws).toEqual([])
  })
})

describe('what was heard, in a record', () => {
  const match = play('go n1 p7', 'order 2', 'light', 'scout', 'ambush', 'go n2 p3', 'done', 'go s1 p2', 'done', 'light')
  const record = readRecord(writeRecord(match.record()))

  it('is told once where all hear the same, and apart where they differ, in words that need no rules', () => {
    const [move, order, , , ambush, open] = record.play
    expect(move).toMatchObject({
      say: 'go n1 p7',
      told: ['{unit n1} goes to {place p7}'],
      heard: {
        spectator: { say: 'a unit, from {place p1} to {place p7}', told: ['something goes to {place p7}'] },
        south: { say: 'a unit, from {place p1} to {place p7}', told: ['something goes to {place p7}'] },
      },
    })
    expect(order!.heard).toEqual({ spectator: {}, south: {} })
    expect(ambush!.heard!['south']!.dice).toBeUndefined()
    expect(open!.heard).toBeUndefined()
    expect(plainWords(move!.heard!['south']!.say!)).toBe('a unit, from p1 to p7')
  })

  it.each([
    ['played again', () => loadRecord(fog, record, seededDice(1))],
    ['gone on with from its last turn start', () => resumeRecord(fog, record, seededDice(1))],
  ])('is the same once it was %s', (_how, load) => {
    const loaded = load()
    expect(loaded.entries.length).toBe(match.entries.length)
    for (const [at, entry] of loaded.entries.entries())
      for (const side of [NORTH, SOUTH, SPECTATOR]) {
        const { said, told } = heard(entry, side)
        expect({ said, told }).toEqual({
          said: heard(match.entries[at]!, side).said,
          told: heard(match.entries[at]!, side).told,
        })
      }
  })

  it('can be told of things that are not known any more', () => {
    const gone = { ...record, play: record.play.map((line) => ({ ...line, told: ['{unit z9} goes to {moon 3}'] })) }
    const [entry] = resumeRecord(fog, gone, seededDice(1)).entries as [Entry]
    expect(entry.told.map((one) => narrate(fog, match.setting, one))).toEqual(['z9 goes to 3'])
  })
})

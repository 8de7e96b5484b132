import { describe, expect, it } from 'vitest'
import { commitmentTo, fairDice } from '../dice/fair.ts'
import { forcedDice } from '../dice/forced.ts'
import { seededDice } from '../dice/seeded.ts'
import { defineGame } from '../game/define.ts'
import type { Game, Setting } from '../game/game.ts'
import type { Verb } from '../game/step.ts'
import { u8 } from '../state/columns.ts'
import type { PositionCore } from '../state/layout.ts'
import { hash } from '../state/position.ts'
import { verifyDice } from './fair.ts'
import { type Fog, fog, fogRules, go } from './fog.fixture.ts'
import { Match } from './match.ts'
import { openRecord } from './open.ts'
import { drawsMade, type MatchRecord, readRecord, writeRecord } from './record.ts'
import { narrate, plainWords } from './words.ts'

const again = (record: MatchRecord): MatchRecord => readRecord(writeRecord(record), 'old.json')

/** Two turns and a bit of the third. */
function record(): MatchRecord {
  const match = Match.begin(fog, 'dawn', {}, seededDice(1))
  for (const say of ['go n1 p7', 'done', 'scout', 'done', 'go n1 p3', 'done', 'go s1 p6', 'done', 'order 2', 'scout'])
    expect(match.say(say).ok).toBe(true)
  return again(match.record())
}

type FogRules = typeof fogRules

/** The fog with newer rules. */
const newer = (change: Partial<FogRules>): typeof fog => defineGame({ ...fogRules, rules: 2, ...change })

const same = (text: Record<string, unknown>): Record<string, unknown> => text

/** Rules under which nobody may go to a place. */
function barring(place: number, migrations: FogRules['migrations'] = { 1: same }): typeof fog {
  const { turn } = fogRules.steps
  return newer({
    ...(migrations ? { migrations } : {}),
    steps: {
      ...fogRules.steps,
      turn: {
        ...turn!,
        verbs: {
          ...turn!.verbs,
          go: {
            ...go,
            bars: (s, a, why, b) => (a === place ? why.no('1.9', '{place} is flooded', a) : go.bars!(s, a, why, b)),
          },
        },
      },
    },
  })
}

const open = <S extends PositionCore>(game: Game<S>, changed: MatchRecord = record()) =>
  openRecord(game, changed, seededDice(9), 'old.json')

describe('a record of the same rules', () => {
  it('opens without a word', () => {
    const { match, notice } = open(fog)
    expect(notice).toBeNull()
    expect(match.entries.length).toBe(10)
    expect(match.record()).toEqual(record())
  })

  it('that says another hash opens at its last turn start', () => {
    const { play, ...rest } = record()
    const forged = { ...rest, play: play.map((line, at) => (at === 9 ? { ...line, hash: 'feed' } : line)) }
    const { match, notice } = open(fog, forged)
    expect(notice).toMatchObject({ turn: 3, unplayed: 2 })
    expect(notice!.text).toMatch(
      /^Choice 10 "scout" leads to [0-9a-f]{16}, the record says feed\. Opened at the start of turn 3; 2 choices after it are not played\.$/,
    )
    expect(match.entries.length).toBe(8)
    expect(
      match
        .record()
        .play.filter(({ struck }) => struck)
        .map(({ say }) => say),
    ).toEqual(['order 2', 'scout'])
  })

  it('of format 1 opens too, without the words that it lacks', () => {
    const { standing: _, ...now } = record()
    const old: MatchRecord = {
      ...now,
      format: 1,
      data: 'beef',
      play: now.play.map(({ side, say, dice, hash }) => ({ side, say, hash, ...(dice ? { dice } : {}) })),
    }
    const { match, notice } = open(fog, again(old))
    expect(notice).toBeNull()
    expect(match.record()).toEqual(record())
  })

  it('and other data is tried, and says so', () => {
    const grown = defineGame({
      ...fogRules,
      setting: (...of) => ({ ...fogRules.setting(...of), data: () => ({ version: 2 }) }),
    })
    const { match, notice } = open(grown)
    expect(match.entries.length).toBe(10)
    expect(notice!.text).toBe('Made with other data of Fog (map, counters, tables): all 10 choices still hold.')
  })
})

describe('a record of older rules', () => {
  it('is played again whatever its hashes say, and compared at turn starts', () => {
    const columns = (setting: Setting) => ({ wind: u8, ...fogRules.columns(setting) })
    const { match, notice } = open(defineGame({ ...fogRules, columns, rules: 2, migrations: { 1: same } }))
    expect(match.entries.length).toBe(10)
    expect(match.record().rules).toBe(2)
    expect(notice).toEqual({
      text: 'Made by rules 1 of Fog, this is 2: all 10 choices still hold.',
      turn: null,
      unplayed: 0,
    })
  })

  it('gives as single answers what was one answer then, and finds its turn starts all the same', () => {
    const { turn } = fogRules.steps
    const advance: Verb<Fog> = {
      takes(s) {
        s.units.place[1] = 5
        s.units.place[2] = 6
      },
    }
    const old = defineGame({
      ...fogRules,
      steps: { ...fogRules.steps, turn: { ...turn!, verbs: { ...turn!.verbs, advance } } },
    })
    const before = Match.begin(old, 'dawn', {}, seededDice(1))
    for (const say of ['advance', 'done', 'done', 'order 2', 'scout', 'done']) before.say(say)
    const { match, notice } = open(newer({ migrations: { 1: same } }), again(before.record()))
    expect(notice).toMatchObject({ text: expect.stringContaining('all 6 choices still hold'), unplayed: 0 })
    expect(match.entries.map(({ text }) => text).slice(0, 3)).toEqual(['go n1 p5', 'go n2 p6', 'done'])
    expect(match.record().turns.map(({ at }) => at)).toEqual([0, 4])
    const barred = open(
      barring(9),
      again({ ...before.record(), play: [...before.record().play, ...before.record().play] }),
    )
    expect(barred.notice).toMatchObject({ turn: 2, unplayed: 9 })
    expect(barred.match.entries.length).toBe(4)
  })

  it('needs no migration where every choice and every die still fits', () => {
    const { match } = open(newer({}))
    expect(match.entries.length).toBe(10)
  })

  it('opens at its last turn start where a choice after it is barred, with all before it played', () => {
    const game = barring(7)
    const late = Match.begin(fog, 'dawn', {}, seededDice(1))
    for (const say of ['order 1', 'done', 'done', 'go n1 p7', 'scout']) late.say(say)
    const { match, notice } = open(game, again(late.record()))
    expect(notice!.text).toBe(
      'Made by rules 1 of Fog, this is 2: choice 4 "go n1 p7" is no longer offered: p7 is flooded (1.9). ' +
        'Opened at the start of turn 2; 2 choices after it are not played.',
    )
    expect(match.origin).toBeNull()
    expect(match.entries.map(({ text }) => text)).toEqual(['order 1', 'done', 'done'])
    expect(match.record().play.slice(3)).toMatchObject([
      { say: 'go n1 p7', struck: true },
      { say: 'scout', struck: true },
    ])
  })

  it('opens from its last kept position where choices before it cannot be played, and plays what follows', () => {
    const { match, notice } = open(barring(7))
    expect(notice).toMatchObject({ turn: 3, unplayed: 0 })
    expect(match.origin!.story.map(({ text }) => text)).toEqual([
      'go n1 p7',
      'done',
      'scout',
      'done',
      'go n1 p3',
      'done',
      'go s1 p6',
      'done',
    ])
    expect(match.entries.map(({ text }) => text)).toEqual(['order 2', 'scout'])
    expect(match.position.layout.scalars.length).toBeGreaterThan(0)
  })

  it('tells the story before it in the words of then', () => {
    const { match } = open(barring(7))
    const told = match.origin!.story.flatMap((entry) => entry.told.map((one) => narrate(fog, match.setting, one)))
    expect(told).toEqual(['n1 goes to p7', 'n1 goes to p3', 's1 goes to p6'])
    expect(match.origin!.story[0]!.heard[2]!.told.map((one) => narrate(fog, match.setting, one))).toEqual([
      'something goes to p7',
    ])
    expect(match.origin!.story[4]).toMatchObject({ turn: 2, phase: 'north', side: 1 })
  })

  it('goes on from there, and is saved and opened again with its story', () => {
    const game = barring(7)
    const { match } = open(game)
    match.say('done')
    const saved = again(match.record())
    expect(saved.from).toMatchObject({
      rules: 1,
      because: 'choice 1 "go n1 p7" is no longer offered: p7 is flooded (1.9)',
    })
    expect(saved.rules).toBe(2)
    const { match: reopened, notice } = open(game, saved)
    expect(notice).toBeNull()
    expect(hash(reopened.position)).toBe(hash(match.position))
    expect(reopened.origin!.story.length).toBe(8)
    expect(again(reopened.record())).toEqual(saved)
    expect(reopened.say('go s1 p5').ok).toBe(true)
  })

  it('strikes what cannot be played after the kept position, so that nothing is lost', () => {
    const first = record()
    const changed = { ...first, play: first.play.map((line, at) => (at === 8 ? { ...line, say: 'go n2 p7' } : line)) }
    const { match, notice } = open(barring(7), changed)
    expect(notice).toMatchObject({ turn: 3, unplayed: 2 })
    expect(match.entries).toEqual([])
    expect(match.record().play).toMatchObject([
      { say: 'go n2 p7', struck: true },
      { say: 'scout', struck: true },
    ])
  })

  it('keeps fair dice provable over all that', () => {
    const seeds = { serverSeed: 'a long and secret seed', playerSeeds: ['ann'], nonce: '1' }
    const match = Match.begin(fog, 'dawn', {}, fairDice(seeds))
    match.fair = { ...seeds, commitment: commitmentTo(seeds.serverSeed) }
    for (const say of ['go n1 p7', 'scout', 'done', 'done', 'scout', 'go n2 p7', 'scout']) match.say(say)
    const old = again(match.record())
    const { match: opened, notice } = openRecord(barring(7), old, fairDice(seeds, drawsMade(old)))
    expect(notice).toMatchObject({ turn: 2, unplayed: 3 })
    opened.say('scout')
    expect(drawsMade(opened.record())).toBe(4)
    expect(verifyDice(opened.record())).toBeNull()
  })

  it('opens at an earlier turn where the last kept position cannot be held', () => {
    const first = record()
    const turns = first.turns.map((turn) =>
      turn.turn === 3 ? { ...turn, position: { ...turn.position, units: { z9: 'p1' } } } : turn,
    )
    const { notice } = open(barring(7), { ...first, turns })
    expect(notice).toMatchObject({ turn: 2, unplayed: 0 })
  })

  it('that nothing can hold is refused with every reason', () => {
    const game = defineGame({
      ...fogRules,
      rules: 3,
      deal: () => {
        throw new Error('no deal')
      },
    })
    expect(() => open(game)).toThrow(
      'old.json: Made by rules 1 of Fog, this is 3: the start: no deal; no kept position',
    )
    expect(() => open(game)).toThrow('turn 3: old.json: written by rules fog@1; nothing leads from 1 to 2')
  })

  it('of a newer version is left alone', () => {
    expect(() => open(fog, { ...record(), rules: 2 })).toThrow('a newer version can open it')
  })
})

describe('a broken record', () => {
  it('says what is wrong with a draw', () => {
    const first = record()
    const broken = { ...first, play: first.play.map((line) => ({ ...line, dice: ['d6:9'] })) }
    expect(() => open(fog, broken)).toThrow('old.json: choice 1: "d6:9": a d6 gives 1 to 6, not 9')
  })

  it('is refused where it is beyond all bounds', () => {
    const first = record()
    const read = (change: object) => () => readRecord(JSON.stringify({ ...first, ...change }), 'old.json')
    expect(read({ game: 'x'.repeat(101) })).toThrow(
      'old.json: game: a text of 101 characters is too much (at most 100)',
    )
    expect(read({ data: 'no hash' })).toThrow('old.json: data: a hash was expected, not "no hash"')
    expect(read({ rules: -1 })).toThrow('old.json: rules: a whole number from 0 to 1000000 was expected, not -1')
    expect(read({ turns: [{ at: 0, turn: 1, position: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } }] })).toThrow(
      'old.json: turns[0].position: so many or so deep values is too much',
    )
    expect(read({ options: JSON.parse('{"__proto__": "x"}') })).toThrow('old.json: options: names of usual length')
  })

  it('shows plain words without its marks', () => {
    expect(plainWords('{unit g:18/18} retreats to {place 3908}')).toBe('g:18/18 retreats to 3908')
  })
})

describe('a match that is opened', () => {
  it('can be gone back in over what was only kept', () => {
    const { match } = open(fog)
    const dice = forcedDice([])
    expect(match.branch(3, dice).entries.length).toBe(3)
  })
})

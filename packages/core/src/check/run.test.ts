import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game.ts'
import { toy } from '../testing/toy.fixture.ts'
import { runScript } from './run.ts'
import { readScript } from './script.ts'

const find = (id: string): Game => {
  if (id !== 'toy') throw new Error(`there is no game "${id}"`)
  return toy
}
const run = (script: object) => runScript({ game: 'toy', scenario: 'short', ...script }, find, 'case.json')

const messageOf = (script: object): string => {
  try {
    run(script)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return ''
}

describe('a rules script', () => {
  it('forces dice, plays answers and asks about them', () => {
    const { steps, failures } = run({
      position: { phase: 'bob', pile: 5, players: { bob: { card: 3, score: 2 } } },
      dice: [6],
      play: ['wager', { ask: 'explain score bob' }, 'duel 2', { ask: 'position' }],
    })
    expect(failures).toEqual([])
    expect(steps).toEqual([
      { say: 'wager', dice: [], told: [] },
      {
        ask: 'explain score bob',
        answer: {
          value: 1,
          items: [
            { rule: '4', text: 'stones', value: 2 },
            { rule: '4.1', text: 'wager', value: -1 },
          ],
        },
      },
      { say: 'duel 2', dice: ['d6:6'], told: ['bob wins the duel'] },
      { ask: 'position', answer: expect.objectContaining({ pile: 4, turn: 2 }) },
    ])
  })

  it('says which expectations did not hold', () => {
    const { failures } = run({
      changes: { pile: 2 },
      dice: [1, 2],
      play: [
        { ask: 'choices', expect: ['take 1', 'take 2'] },
        { ask: 'refusal take 3', expect: { rule: '9' } },
        { refuse: 'take 2' },
        { refuse: 'take 3', rule: '2.1', because: 'only 3 are left' },
        'take 1',
      ],
      expect: { pile: 2, players: { ann: { score: 1 }, bob: { score: 3 } } },
    })
    expect(failures).toEqual([
      'play[0] "choices": ["take 1","take 2"] was expected, it is ["take 1","take 2","wager","peek"]',
      'play[1] "refusal take 3".rule: "9" was expected, it is "2.1"',
      'play[2]: "take 2" should be refused, but is legal',
      'play[3].because: "only 3 are left" was expected, it is "only 2 are left"',
      'expect.pile: 2 was expected, it is 1',
      'expect.players.bob.score: 3 was expected, it is nothing',
      'dice: 1, 2 were given and not thrown',
    ])
  })

  it.each([
    [
      'an answer that is refused',
      { ask: 'refusal take 3', expect: null },
      '"refusal take 3": null was expected, it is {',
    ],
    ['nothing where there is something', { ask: 'decision', expect: null }, '"decision": null was expected, it is {'],
    ['an object for a list', { ask: 'choices', expect: { 0: 'take 1' } }, '"choices": {"0":"take 1"} was expected'],
    ['a list for an object', { ask: 'decision', expect: [] }, '"decision": [] was expected, it is {'],
    ['a value for a list', { ask: 'choices', expect: 0 }, '"choices": 0 was expected, it is ["take 1"'],
    ['a name that no answer has', { ask: 'decision', expect: { winer: null } }, '.winer: there is no such thing'],
    [
      'a name in a list',
      { ask: 'explain score ann', expect: { items: [{ valu: 0 }] } },
      '.items[0].valu: there is no such',
    ],
    ['the number of an explanation', { ask: 'explain score ann', expect: 0 }, '.value: 0 was expected, it is 2'],
    ['a table', { ask: 'position', expect: { players: null } }, '.players: null was expected, it is {'],
    ['a row', { ask: 'position', expect: { players: { ann: null } } }, '.players.ann.card: null was expected, it is 1'],
    [
      'a row of a view',
      { ask: 'view bob', expect: { players: { bob: 0 } } },
      '.players.bob.card: 0 was expected, it is 4',
    ],
    ['a column that is not there', { ask: 'position', expect: { pil: 0 } }, '.pil: no such column (there are turn'],
    [
      'a cell',
      { ask: 'position', expect: { players: { ann: { crd: 0 } } } },
      '.players.ann.crd: no such column (there are card',
    ],
    [
      'a row that is not there',
      { ask: 'position', expect: { players: { Ann: 0 } } },
      '.players.Ann: no such row (did you mean ann?)',
    ],
    [
      'one of a group',
      { ask: 'position', expect: { duel: { bids: 0 } } },
      '.duel.bids: no such column (there are bid)',
    ],
  ])('fails on %s that is wrong', (_what, line, failure) => {
    const { failures } = run({ position: { pile: 2, players: { ann: { card: 1, score: 2 }, bob: 4 } }, play: [line] })
    expect(failures.join()).toContain(failure)
    expect(failures).toHaveLength(1)
  })

  it('takes what is absent for none, and a bare value for the first column of a row', () => {
    const { failures } = run({
      position: { pile: 2, players: { ann: { card: 1, score: 2 } } },
      play: [
        { ask: 'refusal take 2', expect: null },
        { ask: 'explain score ann', expect: { value: 2, refusal: null } },
        { ask: 'explain score ann', expect: 2 },
        { ask: 'decision', expect: { side: 'ann', winner: null } },
        { ask: 'position', expect: { pile: 2, duel: { bid: 0 }, players: { ann: 1, bob: { score: 0 } } } },
        { ask: 'position', expect: { players: { ann: { card: 1, isSeen: false } } } },
      ],
      expect: { players: { ann: 1, bob: { wager: null } }, isOdd: 0 },
    })
    expect(failures).toEqual(['expect.isOdd: no such column (there are turn, flow, stack, pile, players, duel)'])
  })

  it('judges joined answers whole', () => {
    const { failures, steps } = run({
      position: { phase: 'ann', pile: 9, players: { ann: { card: 1 } } },
      play: [
        { ask: 'refusal duel 2', expect: null },
        { refuse: 'duel 2' },
        {
          ask: 'outcomes duel 1',
          expect: [{ chance: 0.666666667 }, { chance: 0.333333333, told: ['ann wins the duel'] }],
        },
        { ask: 'decision', expect: { step: 'turn' } },
      ],
    })
    expect(failures).toEqual(['play[1]: "duel 2" should be refused, but is legal'])
    expect(steps[0]).toMatchObject({ answer: null })
  })

  it('refuses joined answers by the first that is refused', () => {
    const { failures } = run({
      position: { phase: 'ann', pile: 2 },
      play: [
        { refuse: 'duel 2', rule: '2.4' },
        { ask: 'refusal duel 3', expect: { because: 'the pile is too low' } },
      ],
    })
    expect(failures).toEqual([])
  })

  it('names a position that no game could come to, unless it is meant', () => {
    const changes = { turn: 9 }
    expect(run({ changes }).failures).toEqual([
      'position: no game could come to this: there is no turn 9, the last is 8 (if it is meant, say "impossible": true)',
    ])
    expect(run({ changes, impossible: true }).failures).toEqual([])
    expect(() => run({ changes, play: ['take 9'] })).toThrow('no game could come to this: there is no turn 9')
    expect(run({ changes: { players: { ann: { wager: 7 } } } }).failures.join()).toContain('ann has wagered 7')
  })

  it('quotes a line at most', () => {
    const long = Array.from({ length: 400 }, (_, n) => `take ${n}`)
    const { failures } = run({ play: [{ ask: 'choices', expect: long }] })
    expect(failures[0]!.length).toBeLessThan(300)
    for (const script of [{ play: [long.join('')] }, { dice: [long] }, { position: { pile: long } }])
      expect(messageOf(script).length).toBeLessThan(300)
  })

  it('opens a question in the middle of another', () => {
    const { steps } = run({
      position: { phase: 'ann', stack: ['turn', 'duel'], pile: 9 },
      play: [{ ask: 'decision' }, { ask: 'choices' }],
    })
    expect(steps[0]).toMatchObject({ answer: { side: 'ann', step: 'duel', rule: '3' } })
    expect(steps[1]).toMatchObject({ answer: ['bid 1', 'bid 2', 'bid 3'] })
  })

  it('shows a view, and the exact chances of an answer', () => {
    const { steps } = run({
      position: { phase: 'ann', pile: 9, players: { ann: { card: 1 }, bob: { card: 4 } } },
      play: [{ ask: 'view ann' }, 'duel', { ask: 'outcomes bid 1' }],
    })
    expect(steps[0]).toMatchObject({ answer: { players: { ann: 1 } } })
    expect(JSON.stringify(steps[0])).not.toContain('bob')
    expect(steps[2]).toMatchObject({ answer: [{ chance: 0.666666667 }, { chance: 0.333333333 }] })
  })

  it('tells the end of a game', () => {
    const { steps } = run({
      position: { phase: 'ann', pile: 1, players: { bob: { score: 4 } } },
      play: ['take 1', { ask: 'decision' }],
    })
    expect(steps[1]).toMatchObject({ answer: { winner: 'bob', level: 'by points' } })
  })
})

describe('a script that cannot be run says where and why', () => {
  it.each([
    [{ game: 'chess' }, 'there is no game "chess"'],
    [{ scenario: 'huge' }, 'toy has no scenario "huge" (there are short, long)'],
    [{ plya: [] }, 'case.json: plya: not known here (there are about, game, scenario'],
    [{ play: [7] }, 'case.json: play[0]: an answer, { "ask": ... } or { "refuse": ... } was expected, not 7'],
    [{ play: ['take 9'] }, 'case.json: play[0]: "9" is not a number from 1 to 3'],
    [{ changes: { pile: 1 }, play: ['take 2'] }, 'case.json: play[0]: "take 2" is refused: only 1 are left (2.1)'],
    [{ play: [{ ask: 'weather' }] }, 'case.json: play[0]: "weather" cannot be asked (there are choices'],
    [{ play: ['duel 1'] }, 'case.json: play[0]: dice ran out'],
    [{ play: [{ ask: 'outcomes duel 9' }] }, 'case.json: play[0]: "9" is not a number from 1 to 3'],
    [
      { changes: { pile: 1 }, play: [{ ask: 'outcomes take 2' }] },
      'case.json: play[0]: "take 2" is refused: only 1 are left (2.1)',
    ],
    [{ position: { pile: -1 } }, 'case.json: pile: -1 is not a whole number'],
    [{ position: { phase: 'night' } }, 'toy has no phase "night" (there are wind, ann, bob)'],
    [{ position: { stack: ['fight'] } }, 'toy has no step fight (there are wind, turn, duel)'],
  ])('%j', (script, message) => {
    expect(() => run(script)).toThrow(message)
  })
})

describe('the text of a script', () => {
  it('names nobody twice', () => {
    const text = '{ "game": "toy",\n "position": { "units": {\n "a": "0101", "b": { "a": 1 },\n "a": "0202" } } }'
    expect(() => readScript(text, 'case.json')).toThrow('case.json:4: "a" stands twice in one object')
    expect(readScript('{ "a": { "b": "a:" }, "b": ["a", "a"] }', 'case.json')).toEqual({
      a: { b: 'a:' },
      b: ['a', 'a'],
    })
  })
})

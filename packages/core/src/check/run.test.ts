import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game.ts'
import { toy } from '../testing/toy.fixture.ts'
import { runScript } from './run.ts'

const find = (id: string): Game => {
  if (id !== 'toy') throw new Error(`there is no game "${id}"`)
  return toy
}
const run = (script: object) => runScript({ game: 'toy', scenario: 'short', ...script }, find, 'case.json')

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
    [{ position: { pile: -1 } }, 'pile: -1 is not a whole number'],
    [{ position: { phase: 'night' } }, 'toy has no phase "night" (there are wind, ann, bob)'],
    [{ position: { stack: ['fight'] } }, 'toy has no step fight (there are wind, turn, duel)'],
  ])('%j', (script, message) => {
    expect(() => run(script)).toThrow(message)
  })
})

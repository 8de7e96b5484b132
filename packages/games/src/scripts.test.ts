import { runScript } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { findGame } from './index.ts'

const SCENARIOS: Readonly<Record<string, string>> = { dagc73: 'historical', pes: 'campaign', drill: 'meeting' }

const run = (game: string, script: object) => runScript({ game, scenario: SCENARIOS[game], ...script }, findGame)

describe('a question at a moment when there is nothing to answer', () => {
  it.each([
    ['dagc73', 'soviet move', 'cost 3908', '5.0', 'no unit is on the march'],
    ['dagc73', 'soviet combat', 'odds', '8.0', 'no attack is being prepared'],
    ['dagc73', 'soviet combat', 'attack', '8.0', 'no attack is being prepared'],
    ['dagc73', 'soviet combat', 'defence', '8.0', 'no attack is being prepared'],
    ['dagc73', 'soviet combat', 'die', '8.0', 'no attack is being prepared'],
    ['dagc73', 'german move', 'missing', '14.4', 'the set-up is over'],
    ['pes', 'operations', 'cost 1939', '9.1', 'no force is on the march'],
    ['pes', 'operations', 'fire', '10.1', 'nobody fights'],
    ['pes', 'operations', 'pocket', '11.2', 'no pocket is closed'],
    ['pes', 'operations', 'check', '4.1', 'turn 1 ends without a check of points'],
    ['drill', 'blue move', 'cost 0404', '3.1', 'no unit is on the march'],
    ['drill', 'blue combat', 'odds', '5.1', 'no attack is being prepared'],
    ['drill', 'blue combat', 'defence', '5.1', 'no attack is being prepared'],
    ['drill', 'blue move', 'allowance b6', '3.1', 'b6 is not on the map'],
  ])('%s, %s: %s', (game, phase, question, rule, because) => {
    const units = game === 'drill' ? { b1: '0404', r1: '0109' } : {}
    const expected = { value: 0, items: [], refusal: { rule, because } }
    const { failures } = run(game, {
      position: { phase, units },
      play: [{ ask: `explain ${question}`, expect: expected }],
    })
    expect(failures).toEqual([])
  })

  it('is answered when the moment has come', () => {
    const play = [
      { ask: 'explain odds', expect: { value: 0, refusal: { rule: '8.2', because: 'nobody attacks yet' } } },
    ]
    const units = { 'r:1': '3908', 'g:6': '3909' }
    const { failures } = run('dagc73', {
      position: { phase: 'soviet combat', units },
      play: ['attack 3909', ...play, 'join r:1', { ask: 'explain odds', expect: { refusal: null } }],
    })
    expect(failures).toEqual([])
  })
})

describe('a position that no game could come to', () => {
  it.each([
    ['dagc73', { turn: 99 }, 'there is no turn 99, the last is 10'],
    ['dagc73', { units: { 'r:1': '3908', 'g:6': '3908' } }, 'both sides stand in 3908'],
    ['dagc73', { units: { 'g:6': { place: '3908', dead: true } } }, 'g:6 is lost and on the map'],
    ['pes', { turn: 99 }, 'there is no turn 99, the last is 7'],
    ['pes', { units: { 'g:5': '1939', 'r:2': '1939' } }, 'both sides stand in 1939'],
    ['drill', { turn: 99 }, 'there is no turn 99, the last is 6'],
    ['drill', { units: { b1: '0404', r1: '0404' } }, '2 units stand in 0404'],
  ])('of %s is named: %j', (game, position, why) => {
    expect(run(game, { position }).failures).toEqual([
      `position: no game could come to this: ${why} (if it is meant, say "impossible": true)`,
    ])
    expect(run(game, { position, impossible: true }).failures).toEqual([])
  })
})

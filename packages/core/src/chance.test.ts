import { describe, expect, it } from 'vitest'
import { distributionOf, outcomes } from './chance.ts'
import { forcedDice } from './dice/forced.ts'
import { Match } from './match/match.ts'
import { hash } from './state/position.ts'
import { type Toy, type ToySetting, toy } from './testing/toy.fixture.ts'

/** Ann has a card of 1, Bob one of 4, and Ann is about to bid: she wins on a 5 or 6. */
function duel(): Match<Toy, ToySetting> {
  const match = Match.begin(toy, 'long', {}, forcedDice([1, 4]))
  match.say('duel')
  return match
}

const winner = ({ position }: { position: Toy }): string => (position.players.score[1]! > 0 ? 'ann' : 'bob')

describe('outcomes', () => {
  it('list every way a choice may turn out, with its exact chance', () => {
    const match = duel()
    const before = hash(match.position)
    const { choice } = toy.read(match.position, 'bid 2')
    const all = outcomes(toy, match.position, choice)
    expect(all.length).toBe(2)
    expect([...distributionOf(all, winner)].sort()).toEqual([
      ['ann', expect.closeTo(2 / 6, 12)],
      ['bob', expect.closeTo(4 / 6, 12)],
    ])
    expect(hash(match.position)).toBe(before)
  })

  it('are one and certain where no dice fall', () => {
    const match = Match.begin(toy, 'long', {}, forcedDice([1, 4]))
    const { choice } = toy.read(match.position, 'take 2')
    expect(outcomes(toy, match.position, choice).map(({ chance }) => chance)).toEqual([1])
  })

  it('agree with what really happens', () => {
    const match = duel()
    const { choice } = toy.read(match.position, 'bid 1')
    const all = outcomes(toy, match.position, choice)
    const seen = new Set<string>()
    for (let face = 1; face <= 6; face++) {
      const s = toy.blank(match.setting)
      match.positionAt(1, s)
      toy.take(s, choice, forcedDice([face]))
      seen.add(hash(s))
    }
    expect(new Set(all.map(({ position }) => hash(position)))).toEqual(seen)
  })
})

import { describe, expect, it } from 'vitest'
import { chancesOf, distributionOf, eachWay, expectedOutcomes, outcomes } from './chance.ts'
import { blind } from './dice/blind.ts'
import { writeDraw } from './dice/draw.ts'
import { forcedDice } from './dice/forced.ts'
import { seededDice } from './dice/seeded.ts'
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

  it('can be looked at one by one, with their dice, and for several answers in a row', () => {
    const match = Match.begin(toy, 'long', {}, forcedDice([1, 4]))
    const faces: string[] = []
    eachWay(
      toy,
      match.position,
      (at, dice, listener) => {
        toy.take(at, toy.read(at, 'duel').choice, dice, listener)
        toy.take(at, toy.read(at, 'bid 2').choice, dice, listener)
      },
      ({ chance, draws, told, position }) => {
        expect(chance).toBeCloseTo(1 / 6, 12)
        expect(told.some(({ event }) => event === 'won')).toBe(true)
        faces.push(`${draws.map(writeDraw).join()} ${winner({ position })}`)
      },
    )
    expect(faces).toEqual(['d6:1 bob', 'd6:2 bob', 'd6:3 bob', 'd6:4 bob', 'd6:5 ann', 'd6:6 ann'])
  })

  it('are a mean over what may be where something is hidden', () => {
    const match = Match.begin(toy, 'long', {}, forcedDice([2, 4]))
    match.say('duel')
    const view = toy.blank(match.setting)
    toy.view(match.position, 2, view)
    const { choice } = toy.read(view, 'bid 1')
    const all = expectedOutcomes(toy, view, 2, choice, seededDice('worlds'), 4000)
    // A card of 1, 2, 3 or 4 wins on 2, 3, 4 or 5 faces of six.
    expect(distributionOf(all, winner).get('ann')).toBeCloseTo(14 / 24, 1)
    expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  })
})

describe('the chances of a rule that throws dice', () => {
  it('are added up for what is the same', () => {
    const half = chancesOf((dice) => Math.ceil(dice.die(6, 'half') / 2))
    expect([...half]).toEqual([1, 2, 3].map((n) => [n, expect.closeTo(1 / 3, 12)]))
  })

  it('need no branches for pieces that are drawn blind', () => {
    const seen = chancesOf((dice) => {
      const few = blind(dice)
      let drawn = 0
      for (let n = few.die(6, 'how many'); n > 0; n--) drawn += 1 + few.pick(50, 'a piece')
      return drawn
    })
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, expect.closeTo(1 / 6, 12)]))
  })
})

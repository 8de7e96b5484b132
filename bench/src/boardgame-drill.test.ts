import { Choices, type Dice, recordingDice, seededDice } from '@hexfront/core'
import { drill } from '@hexfront/games/drill'
import { describe, expect, it } from 'vitest'
import { type Chance, enumerate, openClient, playerAsked, take, textOf } from './boardgame-drill.ts'

describe('the demonstration game for boardgame.io', () => {
  it('offers what ours offers at every decision and ends with the same winner', () => {
    const ends = Array.from({ length: 100 }, (_, seed) => playBoth(`random ${seed}`, atRandom))
    expect(new Set(ends.map(({ winner }) => winner))).toEqual(new Set([0, 1, 2]))
    expect(new Set(ends.flatMap(({ verbs }) => [...verbs]))).toEqual(ALL_VERBS)
  })

  it('does so where armies run into each other, are cut off and die out', () => {
    const ends = Array.from({ length: 150 }, (_, seed) => playBoth(`headlong ${seed}`, headlong))
    const diedOut = ends.filter(({ survivors }) => survivors.includes(0))
    expect(new Set(diedOut.map(({ winner }) => winner))).toEqual(new Set([1, 2]))
  })

  it('plays with its own dice and strengths to the end', () => {
    const client = openClient('own dice')
    const chance = seededDice('own choices')
    const strengths = client.getState()!.G.units.map(({ strength }) => strength)
    expect(strengths.slice(0, 6).toSorted()).toEqual([1, 2, 2, 3, 3, 4])
    expect(strengths.slice(6).toSorted()).toEqual([1, 2, 2, 3, 3, 4])
    for (let state = client.getState()!; state.ctx.gameover === undefined; state = client.getState()!) {
      const actions = enumerate(state.G, state.ctx)
      take(client, state.ctx, actions[chance.pick(actions.length, 'an answer')]!)
      expect(client.getState()!._stateID).toBe(state._stateID + 1)
    }
  })
})

const ALL_VERBS = new Set(['roll', 'move', 'to', 'stay', 'attack', 'join', 'resolve', 'lose', 'retreat', 'done'])

/** Picks one of the answers for a side. */
type Policy = (answers: readonly string[], side: number, chance: Dice) => string

const atRandom: Policy = (answers, _side, chance) => answers[chance.pick(answers.length, 'an answer')]!

/** Never stands still where it can go on, and goes for the far edge. */
const headlong: Policy = (answers, side, chance) => {
  const bold = answers.filter((text) => text !== 'done' && text !== 'stay')
  if (bold.length === 0) return atRandom(answers, side, chance)
  const three = [0, 1, 2].map(() => atRandom(bold, side, chance))
  const columnOf = (text: string): number => Number(text.slice(-2))
  const marches = three.filter((text) => text.startsWith('to '))
  return marches.toSorted((a, b) => (columnOf(b) - columnOf(a)) * (side === 1 ? 1 : -1))[0] ?? three[0]!
}

interface End {
  readonly winner: number
  readonly survivors: readonly number[]
  readonly verbs: ReadonlySet<string>
}

/** Plays one game in both with the same strengths, dice and answers, and compares them at every decision. */
function playBoth(seed: string, policy: Policy): End {
  const dice = recordingDice(seededDice(`${seed} dice`))
  const chance = seededDice(`${seed} answers`)
  const listed = new Choices()
  const verbs = new Set<string>()
  const s = drill.start(drill.setting('meeting'), dice)
  dice.take()
  const rolled: number[] = []
  const client = openClient(seed, sameChance(s.units.strength, rolled))
  for (;;) {
    const { G, ctx } = client.getState()!
    drill.choices(s, listed)
    const ours = listed.toArray().map((choice) => drill.write(s, choice))
    const theirs = ctx.gameover === undefined ? enumerate(G, ctx) : []
    same('answers', inOrder(ours), inOrder(theirs.map(textOf)))
    const decision = drill.decision(s)
    if (decision.isOver) {
      same('winner', JSON.stringify({ winner: decision.winner }), JSON.stringify(ctx.gameover))
      return { winner: decision.winner, survivors: survivors(s.units.place), verbs }
    }
    if (decision.side !== 0) same('player', String(decision.side - 1), playerAsked(ctx))
    const text = policy(ours, decision.side, chance)
    drill.take(s, listed.at(ours.indexOf(text)), dice)
    for (const draw of dice.take()) if (draw.kind === 'die') rolled.push(draw.value)
    take(client, ctx, theirs.find((action) => textOf(action) === text)!)
    same('dice left', '0', String(rolled.length))
    verbs.add(text.split(' ')[0]!)
  }
}

/** `expect` would take longer than both games. */
function same(what: string, ours: string, theirs: string): void {
  if (ours !== theirs) throw new Error(`${what}: ours ${ours}, theirs ${theirs}`)
}

const sameChance = (strengths: Uint8Array, rolled: number[]): Chance => ({
  strengths: () => Array.from(strengths.subarray(1)),
  roll: () => rolled.shift()!,
})

const inOrder = (texts: readonly string[]): string => texts.toSorted().join(', ')

const survivors = (places: Uint16Array): number[] =>
  [places.subarray(1, 7), places.subarray(7)].map((army) => army.filter((place) => place !== 0).length)

import { Choices, operandA, playOn, seededDice } from '@hexfront/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newPlanner } from './planner.ts'
import type { Effort, Plans } from './plans.ts'
import { plans, type Stones, stones } from './stones.fixture.ts'

const EFFORT: Effort = { rollouts: 48, wide: 8, horizon: 1, caution: 0 }

const planner = (effort: Partial<Effort> = {}, own: Partial<Plans<Stones, number>> = {}, seed = 'planner') =>
  newPlanner(stones, { ...plans, ...own }, { ...EFFORT, ...effort }, seededDice(seed))

function begun(seed = 'start'): { view: Stones; choices: Choices } {
  const view = stones.blank(stones.setting('only'))
  stones.view(stones.start(stones.setting('only'), seededDice(seed)), 1, view)
  const choices = new Choices()
  stones.choices(view, choices)
  return { view, choices }
}

/** How many stones somebody takes first. */
function taken(player: ReturnType<typeof planner>): number {
  const { view, choices } = begun()
  return operandA(player.choose(view, choices))
}

afterEach(() => vi.restoreAllMocks())

describe('a planner', () => {
  it('finds the plan that brings most', () => {
    expect(taken(planner())).toBe(3)
  })

  it('keeps to the plain plan where others are not better by enough', () => {
    expect(taken(planner({ caution: 1000 }))).toBe(1)
  })

  it('beats the plain bot', () => {
    const dice = seededDice('match')
    const s = stones.start(stones.setting('only'), dice)
    const players = [plans.newBot(plans.plain), planner()]
    expect(playOn(stones, s, (side) => players[side - 1]!, dice).winner).toBe(2)
  })

  it('gives the same answers again with the same seed', () => {
    const answers = (seed: string): string => {
      const dice = seededDice('match')
      const s = stones.start(stones.setting('only'), dice)
      const one = planner({ rollouts: 4, wide: 4 }, {}, seed)
      const other = plans.newBot(2)
      const said: number[] = []
      playOn(
        stones,
        s,
        (side) => ({
          choose(view, choices) {
            const answer = (side === 1 ? one : other).choose(view, choices)
            if (side === 1) said.push(operandA(answer))
            return answer
          },
        }),
        dice,
      )
      return said.join()
    }
    expect(answers('a')).toBe(answers('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(answers)).size).toBeGreaterThan(1)
  })

  it('thinks anew when another plan is due, and not before', () => {
    let varied = 0
    const player = planner(
      {},
      {
        point: ({ turn }) => (turn < 3 ? 1 : turn === 3 ? 2 : 0),
        vary: (_plan, _view, _side, dice) => {
          varied++
          return dice.die(3, 'how many')
        },
      },
    )
    const seen: number[] = []
    const dice = seededDice('match')
    const s = stones.start(stones.setting('only'), dice)
    const other = plans.newBot(1)
    playOn(
      stones,
      s,
      (side) => ({
        choose(view, choices) {
          if (side === 2) return other.choose(view, choices)
          const before = varied
          const answer = player.choose(view, choices)
          seen.push(varied - before)
          return answer
        },
      }),
      dice,
    )
    expect(seen).toEqual([7, 0, 7, 0, 0])
  })

  it('tries every answer where a single one matters', () => {
    expect(taken(planner({}, { point: () => 0, isMoment: () => true }))).toBe(3)
    expect(taken(planner({ wide: 2 }, { point: () => 0, isMoment: () => true }))).toBe(1)
  })

  it('shows its bots the view of their side only', () => {
    const hands = new Set<number>()
    const newBot: Plans<Stones, number>['newBot'] = (count) => ({
      choose(view, choices) {
        const decision = stones.decision(view)
        if (!decision.isOver) hands.add(view.players.hand[3 - decision.side]!)
        return plans.newBot(count).choose(view, choices)
      },
    })
    taken(planner({}, { newBot }))
    expect([...hands]).toEqual([0])
  })

  it('deals what it does not see anew for every game it plays on', () => {
    const hands = new Set<number>()
    const value: Plans<Stones, number>['value'] = (s, side) => {
      hands.add(s.players.hand[2]!)
      return plans.value(s, side)
    }
    taken(planner({}, { value }))
    expect([...hands].sort()).toEqual([1, 2, 3, 4])
  })

  it('makes no more positions for more games', () => {
    const blank = vi.spyOn(stones, 'blank')
    const made = (rollouts: number): number => {
      blank.mockClear()
      taken(planner({ rollouts }))
      return blank.mock.calls.length
    }
    expect(made(400)).toBe(made(8))
  })
})

describe('thinking in steps', () => {
  it('comes to the same as thinking at once, and says how far it is', () => {
    const { view, choices } = begun()
    const player = planner({ rollouts: 12, wide: 4 })
    const thinking = player.think(view)!
    const progress = [thinking.progress]
    while (thinking.step()) progress.push(thinking.progress)
    progress.push(thinking.progress)
    expect(progress[0]).toBe(0)
    expect(progress.at(-1)).toBe(1)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(operandA(player.choose(view, choices))).toBe(taken(planner({ rollouts: 12, wide: 4 })))
  })

  it('can be stopped, and then answers with what it knows', () => {
    const { view, choices } = begun()
    let games = 0
    const value: Plans<Stones, number>['value'] = (s, side) => {
      games++
      return plans.value(s, side)
    }
    const player = planner({}, { value })
    const thinking = player.think(view)!
    thinking.step()
    thinking.stop()
    expect(thinking.step()).toBe(false)
    expect(thinking.progress).toBe(1)
    expect(operandA(player.choose(view, choices))).toBe(1)
    expect(games).toBe(1)
  })

  it('is not needed while a plan is in hand', () => {
    const { view, choices } = begun()
    const player = planner()
    player.choose(view, choices)
    expect(player.think(view)).toBeNull()
  })
})

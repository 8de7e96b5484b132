import { newPlanner, type Plans } from '@hexfront/bots'
import {
  type Choice,
  copyInto,
  type Game,
  Listing,
  type PositionCore,
  playOn,
  type Setting,
  type Side,
  samePosition,
  seededDice,
} from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { dagc09 } from './dagc09/index.ts'
import { plans as dagc09Plans } from './dagc09/plans.ts'
import { damos } from './damos/index.ts'
import { plans as damosPlans } from './damos/plans.ts'
import { REGISTERED } from './index.ts'

/** A position in the middle of a game of bots, where a plan is due for a side from which something is hidden. */
function due<S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  turn: number,
): { readonly s: S; readonly side: Side } {
  const setting = game.setting(game.scenarios[0]!.id)
  const dice = seededDice('secrets')
  const s = game.start(setting, dice)
  const found = game.blank(setting)
  const bot = plans.newBot(plans.plain)
  let side = 0
  const stop = {}
  try {
    playOn(
      game,
      s,
      (asked) => ({
        choose(view, choices) {
          if (plans.clock(view) >= 2 * turn && plans.point(view) !== 0 && !samePosition(view, s)) {
            copyInto(found, s)
            side = asked
            throw stop
          }
          return bot.choose(view, choices)
        },
      }),
      dice,
    )
  } catch (thrown) {
    if (thrown !== stop) throw thrown
  }
  return { s: found, side }
}

/** What a fresh planner says to a world, and what it makes of the first so many questions after. */
function said<S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  world: S,
  side: Side,
): Choice {
  const view = game.blank(game.settingOf(world))
  game.view(world, side, view)
  const effort = { rollouts: 4, wide: 3, horizon: 0, caution: 0 }
  return newPlanner(game, plans, effort, seededDice('thinker')).choose(view, new Listing(game).of(world))
}

function holdBlind<S extends PositionCore, T extends Setting, P>(game: Game<S, T>, plans: Plans<S, P>): void {
  for (const turn of [1, 3]) {
    const { s, side } = due(game, plans, turn)
    expect(side, `${game.id} turn ${turn}`).toBeGreaterThan(0)
    const view = game.blank(game.settingOf(s))
    const other = game.blank(game.settingOf(s))
    game.view(s, side, view)
    copyInto(other, s)
    for (let n = 0; n < 100 && samePosition(other, s); n++) game.resample(view, side, seededDice(n), other)
    expect(samePosition(other, s)).toBe(false)
    expect(game.write(s, said(game, plans, other, side))).toBe(game.write(s, said(game, plans, s, side)))
  }
}

describe('a planner does not see what its side does not', () => {
  it('in dagc09: two worlds that look alike get the same answer', () => holdBlind(dagc09, dagc09Plans))
  it('in damos: two worlds that look alike get the same answer', () => holdBlind(damos, damosPlans))
})

describe.each([...REGISTERED.values()].flatMap(({ rules, plans }) => (plans ? [{ rules, plans }] : [])))(
  'the plans of $rules.id',
  ({ rules: game, plans }) => {
    it.each(game.scenarios.map(({ id }) => id))('weigh a whole game of %s', (scenario) => {
      const dice = seededDice('plans')
      const s = game.start(game.setting(scenario), dice)
      const bots = game.sides.map(() => plans.newBot(plans.plain))
      let clock = 0
      let points = 0
      const { winner } = playOn(
        game,
        s,
        (side) => ({
          choose(view, choices) {
            if (plans.point(view) !== 0) points++
            // Set-up comes before the first player turn.
            if (points > 0) {
              expect(plans.clock(view)).toBeGreaterThanOrEqual(clock)
              clock = plans.clock(view)
            }
            expect(plans.value(view, side)).toBeTypeOf('number')
            return bots[side - 1]!.choose(view, choices)
          },
        }),
        dice,
      )
      expect(points).toBeGreaterThan(0)
      if (winner !== 0) expect(plans.value(s, winner)).toBeGreaterThan(0)
      if (game.sides.length === 2) expect(plans.value(s, 1) + plans.value(s, 2)).toBe(0)
    })
  },
)

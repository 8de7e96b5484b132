import { newPlanner, type Plans } from '@hexfront/bots'
import {
  type Choice,
  type Game,
  Listing,
  NATURE,
  type PositionCore,
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

/** Two worlds in the middle of a game of bots that look alike to a side for which a plan is due. */
interface Worlds<S> {
  readonly true: S
  readonly other: S
  readonly side: Side
}

function worldsOf<S extends PositionCore, T extends Setting, P>(
  game: Game<S, T>,
  plans: Plans<S, P>,
  turn: number,
): Worlds<S> | null {
  const setting = game.setting(game.scenarios[0]!.id)
  const dice = seededDice('secrets')
  const s = game.start(setting, dice)
  const bot = plans.newBot(plans.plain)
  const listing = new Listing(game)
  const view = game.blank(setting)
  const other = game.blank(setting)
  for (let asked = game.decision(s); !asked.isOver; asked = game.decision(s)) {
    listing.of(s)
    if (asked.side !== NATURE) {
      game.view(s, asked.side, view)
      if (plans.clock(s) >= 2 * turn && plans.point(view) !== 0) {
        game.resample(view, asked.side, seededDice('another world'), other)
        if (!samePosition(other, s)) return { true: s, other, side: asked.side }
      }
    }
    game.take(s, asked.side === NATURE ? listing.at(0) : bot.choose(view, listing), dice)
  }
  return null
}

/** What a fresh planner says in a world. */
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
    const worlds = worldsOf(game, plans, turn)
    if (worlds === null) throw new Error(`${game.id}: nothing is hidden from turn ${turn} on`)
    const { true: s, other, side } = worlds
    expect(game.write(s, said(game, plans, other, side))).toBe(game.write(s, said(game, plans, s, side)))
  }
}

describe('a planner does not see what its side does not', () => {
  it('in dagc09: two worlds that look alike get the same answer', () => holdBlind(dagc09, dagc09Plans))
  it('in damos: two worlds that look alike get the same answer', () => holdBlind(damos, damosPlans))
})

describe.each(
  [...REGISTERED.values()].flatMap(({ rules, plans, efforts = {} }) => (plans ? [{ rules, plans, efforts }] : [])),
)('the plans of $rules.id', ({ rules: game, plans, efforts }) => {
  it.each(game.scenarios.map(({ id }) => id))('weigh a game of %s, or the beginning of a great one', (scenario) => {
    const dice = seededDice('plans')
    const setting = game.setting(scenario)
    const s = game.start(setting, dice)
    const view = game.blank(setting)
    const listing = new Listing(game)
    const bots = game.sides.map(() => plans.newBot(plans.plain))
    const most = efforts[scenario]?.most ?? Number.POSITIVE_INFINITY
    let clock = 0
    let points = 0
    for (let n = 0; n < most; n++) {
      const asked = game.decision(s)
      if (asked.isOver) break
      listing.of(s)
      if (asked.side === NATURE) {
        game.take(s, listing.at(0), dice)
        continue
      }
      game.view(s, asked.side, view)
      if (plans.point(view) !== 0) points++
      // Set-up comes before the first player turn.
      if (points > 0) {
        expect(plans.clock(view)).toBeGreaterThanOrEqual(clock)
        clock = plans.clock(view)
      }
      expect(plans.value(view, asked.side)).toBeTypeOf('number')
      game.take(s, bots[asked.side - 1]!.choose(view, listing), dice)
    }
    const end = game.decision(s)
    expect(points).toBeGreaterThan(0)
    if (end.isOver && end.winner !== 0) expect(plans.value(s, end.winner)).toBeGreaterThan(0)
    if (game.sides.length === 2) expect(plans.value(s, 1) + plans.value(s, 2)).toBe(0)
  })
})

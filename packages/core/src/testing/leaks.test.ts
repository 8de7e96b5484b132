import { describe, expect, it } from 'vitest'
import { seededDice } from '../dice/seeded.ts'
import { LEGAL } from '../explain.ts'
import { defineGame } from '../game/define.ts'
import { type Side, SPECTATOR } from '../game/game.ts'
import type { Verb } from '../game/step.ts'
import { type Policy, randomPolicy } from '../policy.ts'
import { conform, type Fault } from './conform.ts'
import {
  act,
  actStep,
  asked,
  conceal,
  type Fog,
  type FogRules,
  fog,
  fogRules,
  hideColumns,
  isKnown,
  pieces,
  planVerb,
  resampleColumns,
  second,
  sideOf,
  verbs,
} from './fog.fixture.ts'

/** What the kit says of the fog with some of its rules broken. */
function failureOf(broken: Partial<FogRules>): { fault: Fault; message: string } | undefined {
  return conform(defineGame({ ...fogRules, ...broken }), { scenario: 'duel', games: 30, seed: 'leaks' }).failures[0]
}

const withVerb = (name: keyof typeof verbs, changed: Verb<Fog>): Partial<FogRules> => ({
  steps: { ...fogRules.steps, act: { ...actStep, verbs: { ...verbs, [name]: changed } } },
})

const withPlan = (changed: Verb<Fog>): Partial<FogRules> => ({
  steps: { ...fogRules.steps, plan: { ...fogRules.steps['plan']!, verbs: { plan: changed } } },
})

const { isSealed: _plan, ...openPlan } = planVerb
const { isSealed: _rest, ...openRest } = verbs.rest

const enemyOf = (s: Fog): Side => 3 - asked(s)
/** Somebody who answers by a number of his own. */
const player = (answer: (n: number, choices: number) => number): (() => Policy<Fog>) => {
  let made = 0
  return () => {
    const n = made++
    return { choose: (_view, choices) => choices.at(answer(n, choices.length)) }
  }
}

const enemySteps = (s: Fog): number =>
  s.units.steps.reduce((sum, n, unit) => sum + (sideOf(unit) === enemyOf(s) ? n : 0))

/** Hides pieces, and numbers the unknown ones by the units behind them. */
function concealByUnit(view: Fog, side: Side): void {
  hideColumns(view, side)
  const hidden = [1, 2, 3, 4, 5, 6].filter((unit) => view.units.place[unit] !== 0 && !isKnown(view, unit, side))
  const rows = [0, 7, 10]
  for (const unit of hidden) {
    const row = rows[sideOf(unit)]!
    rows[sideOf(unit)] = row + 1
    view.units.place[row] = view.units.place[unit]!
    view.units.order[row] = view.units.order[unit]!
    view.units.place[unit] = 0
    view.units.order[unit] = 0
  }
}

const LEAKS: readonly [what: string, fault: Fault, message: RegExp, broken: Partial<FogRules>][] = [
  [
    'offers that depend on a hidden column',
    'leak',
    /is offered what its view does not account for/,
    withVerb('fight', {
      ...verbs.fight,
      bars: (s, hex, why) => verbs.fight.bars(s, hex, why) || (enemySteps(s) > 6 ? '9' : LEGAL),
    }),
  ],
  [
    'a prompt that names a hidden plan',
    'leak',
    /the prompt tells/,
    {
      steps: {
        ...fogRules.steps,
        act: { ...actStep, prompt: 'The enemy plans {n}.', about: (s) => [s.plans.plan[enemyOf(s)]!] },
      },
    },
  ],
  [
    'words of a refusal that tell a hidden column',
    'leak',
    /a refusal tells/,
    withVerb('sink', {
      ...verbs.sink,
      bars: (s, hex, why) =>
        verbs.sink.bars(s, hex, why) === LEGAL ? LEGAL : why.no('2', 'not with {n} against you', enemySteps(s)),
    }),
  ],
  [
    'the rule of a refusal that tells a hidden piece',
    'leak',
    /a refusal tells/,
    withVerb('scout', {
      ...verbs.scout,
      bars: (s, hex, why) =>
        verbs.scout.bars(s, hex, why) === LEGAL
          ? LEGAL
          : why.no(pieces.occupier(s, hex) === enemyOf(s) && second(s, hex) % 2 === 0 ? '5' : '5.1', 'no'),
    }),
  ],
  [
    'a secret line of the deal that all hear',
    'leak',
    /hears more of the deal/,
    { sees: (s, told, side) => (told.event === 'dealt' ? told : fogRules.sees!(s, told, side)) },
  ],
  [
    'a secret event that the wrong side hears',
    'leak',
    /hears more than its view accounts for.*plans/,
    { sees: (s, told, side) => (told.event === 'planned' ? told : fogRules.sees!(s, told, side)) },
  ],
  ['a sealed answer that all read', 'leak', /hears more than its view.*plan \d/, withPlan(openPlan)],
  ['a hidden unit that an open answer names', 'leak', /hears more than its view.*rest/, withVerb('rest', openRest)],
  [
    'an open event that tells a hidden column',
    'leak',
    /hears more than its view.*had planned/,
    withVerb('done', {
      takes(s, _, play) {
        play.tell('opened', enemyOf(s), s.plans.plan[enemyOf(s)]!)
        play.leave()
      },
    }),
  ],
  [
    'a derived column that tells',
    'derived columns',
    /kept and made from nothing differ in standing/,
    {
      ...withPlan({
        ...planVerb,
        takes(s, n, play, b) {
          s.standing = n
          planVerb.takes(s, n, play, b)
        },
      }),
      rebuild: (s) => pieces.rebuild(s),
    },
  ],
  [
    'the order of a stack below its top',
    'resample',
    /looks different to blue/,
    {
      conceal: hideColumns,
      resample(view, side, dice) {
        for (let hex = 1; hex < view.stacks.first.length; hex++)
          if (pieces.occupier(view, hex) !== side && pieces.count(view, hex) > 2 && dice.pick(2, 'order') === 0)
            pieces.reorder(view, second(view, hex), 3)
        resampleColumns(view, side, dice)
      },
    },
  ],
  ['unknown pieces numbered by the units behind them', 'resample', /looks different/, { conceal: concealByUnit }],
  [
    'unknown pieces that are too few',
    'pieces',
    /a view has 2 pieces in place \d, of which there are 3/,
    {
      conceal(view, side) {
        conceal(view, side)
        view.units.place[view.units.place.findLastIndex((place) => place !== 0)] = 0
      },
    },
  ],
  [
    'an unknown piece in a true position',
    'pieces',
    /an unknown piece stands in a true position/,
    withVerb('rest', {
      ...verbs.rest,
      takes(s, unit, play) {
        pieces.place(s, 7, s.units.place[unit]!)
        act(s, play)
      },
    }),
  ],
  [
    'an order that is no order',
    'pieces',
    /is number 2 in place \d, not 3/,
    withVerb('dig', {
      ...verbs.dig,
      takes(s, hex, play) {
        s.units.order[pieces.next(s, second(s, hex))] = 2
        act(s, play)
      },
    }),
  ],
  [
    'something learned that can be undone',
    'undo',
    /^scout.*yet can be undone/,
    withVerb('scout', {
      ...verbs.scout,
      takes(s, hex, play) {
        s.units.seen[second(s, hex)] = 1
        act(s, play)
      },
    }),
  ],
  [
    'something shown to the other side that can be undone',
    'undo',
    /^sink.*yet can be undone/,
    withVerb('sink', {
      ...verbs.sink,
      takes(s, hex, play) {
        pieces.reorder(s, pieces.first(s, hex), pieces.count(s, hex))
        act(s, play)
      },
    }),
  ],
  [
    'a question whose asker depends on a hidden plan',
    'leak',
    /sees another question|hears more than its view accounts for: \{"side":/,
    {
      steps: {
        ...fogRules.steps,
        act: { ...actStep, asks: (s) => (s.plans.plan[2] === 3 ? 2 : asked(s)) },
      },
    },
  ],
  [
    'a spectator who sees what a side does not',
    'leak',
    /a spectator sees what (blue|red) does not/,
    {
      conceal(view, side) {
        const plans = view.plans.plan.slice()
        conceal(view, side)
        if (side === SPECTATOR) view.plans.plan.set(plans)
      },
    },
  ],
  [
    'a choice that names a hidden unit',
    'leak',
    /is offered what its view does not account for/,
    withVerb('scout', {
      a: 'unit',
      bars: (s, unit, why) => (s.units.order[unit] === 2 && sideOf(unit) === enemyOf(s) ? LEGAL : why.no('5', 'no')),
      takes(s, unit, play) {
        s.units.seen[unit] = 1
        play.reveal()
        act(s, play)
      },
    }),
  ],
  [
    'a resampled position that forgets what was scouted',
    'resample',
    /looks different/,
    {
      resample(view, side, dice) {
        pieces.conceal(view, (v, unit) => sideOf(unit) === side || v.units.order[unit] === 1)
        pieces.deal(view, (v, unit) => v.units.lost[unit] === 0, dice)
        resampleColumns(view, side, dice)
      },
    },
  ],
  [
    'a view that changes when it is taken again',
    'leak',
    /the view of a view differs/,
    {
      conceal(view, side) {
        conceal(view, side)
        if (side !== 1) view.plans.made[1] = 1 - view.plans.made[1]!
      },
    },
  ],
  [
    'a question that cannot be asked at every moment',
    'question',
    /nobody knows/,
    {
      questions: {
        steps: {
          value(s) {
            if (s.flow.phase === 3) throw new Error('nobody knows')
            return 0
          },
        },
      },
    },
  ],
  [
    'a question without a number',
    'question',
    /"steps" comes to NaN/,
    { questions: { steps: { value: () => Number.NaN } } },
  ],
  [
    'a position that it calls impossible',
    'impossible',
    /somebody was lost/,
    { impossible: (s) => (s.units.lost.includes(1) ? 'somebody was lost' : '') },
  ],
]

describe('the fog', () => {
  it('is sound', () => {
    expect(conform(fog, { scenario: 'duel', games: 30, seed: 'sound' }).failures).toEqual([])
  })
})

describe('the conformance kit catches', () => {
  it.each(LEAKS)('%s', (_what, fault, message, broken) => {
    const failure = failureOf(broken)
    expect(failure?.fault).toBe(fault)
    expect(failure?.message).toMatch(message)
  })
})

describe('players who are asked in the middle of a game', () => {
  const freshFailure = (fresh: (side: Side, seed: string) => Policy<Fog>) =>
    conform(fog, { scenario: 'duel', games: 4, fresh }).failures[0]

  it('may answer from the view and the seed', () => {
    expect(freshFailure((_side, seed) => randomPolicy(fog, seededDice(seed)))).toBeUndefined()
    expect(freshFailure(player(() => 0))).toBeUndefined()
  })

  it('may not throw', () => {
    const fresh = player(() => {
      throw new Error('I have not planned this attack')
    })
    expect(freshFailure(fresh)).toMatchObject({ fault: 'fresh player', message: 'I have not planned this attack' })
  })

  it('may not answer what is not offered', () => {
    const failure = freshFailure(player((_n, choices) => choices + 1))
    expect(failure).toMatchObject({ fault: 'fresh player', message: expect.stringContaining('no legal answer') })
  })

  it('may not answer by what they remember', () => {
    const failure = freshFailure(player((n, choices) => n % choices))
    expect(failure).toMatchObject({
      fault: 'fresh player',
      message: expect.stringContaining('two players of one seed'),
    })
  })
})

import { newLapsing } from '@hexfront/bots'
import { Choices, hash, playOn, randomPolicy, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { askFresh } from '../fresh.fixture.ts'
import { newGreedy } from './bot/greedy.ts'
import { newBot } from './bot.ts'
import { AXIS, SOVIET } from './data/counters.ts'
import { efs } from './index.ts'
import { plans } from './plans.ts'
import { SCENARIOS } from './scenarios.ts'
import { FIRING, MISSION, type State } from './state.ts'

/** Great scenarios take minutes: `hexfront simulate` plays them. */
const names = SCENARIOS.map(({ id }) => id).filter((id) => efs.setting(id).campaign === null)
const random = (seed: string) => randomPolicy(efs, seededDice(seed))

type Player = ReturnType<typeof newBot>

function game(scenario: string, seed: string, seats: readonly Player[]) {
  const dice = seededDice(seed)
  const s: State = efs.start(efs.setting(scenario), dice)
  const { winner } = playOn(efs, s, (side) => seats[side - 1]!, dice, 20_000)
  return { winner, position: hash(s) }
}

describe('the bot', () => {
  it.each(names)('wins against random play from either side in %s', (scenario) => {
    expect(game(scenario, 'a', [newBot(), random('r')]).winner).toBe(AXIS)
    expect(game(scenario, 'a', [random('r'), newBot()]).winner).toBe(SOVIET)
  })

  it.each(names)('plays the same game of %s again from the same dice', (scenario) => {
    expect(game(scenario, 'd', [newBot(), newBot()])).toEqual(game(scenario, 'd', [newBot(), newBot()]))
  })

  it('is more than the greedy player, who can finish a game as well', () => {
    expect(game('lepel', 'b', [newGreedy(), newBot()]).winner).toBe(SOVIET)
  })

  it('comes to an end with somebody who lapses: an attack that cannot be declared is not tried again', () => {
    const seed = 'judge/lepel/24'
    const lapsing = newLapsing(plans, { careful: newBot(), careless: newGreedy(), lapses: () => 50 }, `${seed}/first`)
    expect(game('lepel', seed, [lapsing, newGreedy()]).winner).toBe(AXIS)
  })
})

/** What a player says in a game against himself, as `step verb`, with the position in which he says it. */
function listen(scenario: string, seed: string, hears: (s: State, step: string, said: string) => void): void {
  const dice = seededDice(seed)
  const s: State = efs.start(efs.setting(scenario), dice)
  const seats = [newBot(), newBot()].map(
    (player): Player => ({
      choose(view, choices) {
        const decision = efs.decision(view)
        const said = player.choose(view, choices)
        if (!decision.isOver) hears(s, decision.step, efs.write(view, said))
        return said
      },
    }),
  )
  playOn(efs, s, (side) => seats[side - 1]!, dice, 20_000)
}

describe('what a bot knows', () => {
  it('12.1 whoever it sends to a diversion owes what he owed before, so that nothing has to be called off', () => {
    const calledOff: string[] = []
    listen('yelnya', 'balance/155', (_, step, text) => {
      if (text === 'waive') calledOff.push(step)
    })
    expect(calledOff).toEqual([])
  })

  it('13.1, 15.57, 12.33 attacks with guns, combined arms and as Moscow demands', () => {
    const said = new Set<string>()
    let combined = 0
    listen('lepel', 'k', (s, step, text) => {
      said.add(`${step} ${text.split(' ')[0]}`)
      if (step === 'battle' && text === 'roll') {
        const { attack } = s.battle
        const team = Array.from(s.units.attack, (of, unit) => (of === attack ? unit : 0)).filter((unit) => unit > 0)
        const isOf = (flags: Uint8Array) => team.some((unit) => flags[unit] === 1)
        if (isOf(s.setting.isArmor) && isOf(s.setting.isMotorized) && isOf(s.setting.isArtillery)) combined++
      }
    })
    expect([...said]).toEqual(
      expect.arrayContaining(['battle support', 'assault mandated', 'reaction react', 'missions fly']),
    )
    expect(combined).toBeGreaterThan(0)
  })

  it('10.36 makes the four attacks that Moscow demands on the first turn', () => {
    let made = 0
    listen('lepel', 'm', (s) => {
      if (s.turn === s.setting.card.firstTurn) made = Math.max(made, s.mandated.made)
    })
    expect(made).toBe(4)
  })
})

describe('a bot that is asked first in the middle of things', () => {
  it.each(names)('gives a legal answer at any moment of random play of %s, and gives it again', (scenario) => {
    const { steps, faults } = askFresh(efs, {
      scenario,
      options: {},
      seed: scenario,
      newBot,
      strays: 1,
      asked: 40,
      most: 1200,
    })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['movement', 'march']))
  })

  it.each(names)('does so where bots stray in %s, with every option changed', (scenario) => {
    const { faults } = askFresh(efs, {
      scenario,
      options: { limitedInformation: 'on', retreats: 'on' },
      seed: scenario,
      newBot,
      strays: 8,
      asked: 40,
      most: 1200,
    })
    expect(faults).toEqual([])
  })

  /** 14.24: another air unit in the place of the one that was sent, of the same use, looks the same. */
  it('14.24 says the same of two positions that look the same', () => {
    const setting = efs.setting('yelnya')
    const dice = seededDice('two worlds')
    const s: State = efs.start(setting, dice)
    const [view, other, world] = [efs.blank(setting), efs.blank(setting), efs.blank(setting)]
    const choices = new Choices()
    const players = [newBot(), newBot()]
    let compared = 0
    for (let n = 0; n < 1500 && compared < 12; n++) {
      const decision = efs.decision(s)
      if (decision.isOver) break
      efs.choices(s, choices)
      if (decision.side === 0) {
        efs.take(s, choices.at(0), dice)
        continue
      }
      efs.view(s, decision.side, view)
      const isHidden =
        s.units.role.includes(MISSION) || s.units.role.includes(FIRING) || s.hexes.order.some((order) => order > 0)
      if (isHidden) {
        efs.resample(view, decision.side, seededDice(String(n)), world)
        efs.view(world, decision.side, other)
        if (hash(other) === hash(view)) {
          expect(newBot().choose(other, choices)).toBe(newBot().choose(view, choices))
          compared++
        }
      }
      efs.take(s, players[decision.side - 1]!.choose(view, choices), dice)
    }
    expect(compared).toBeGreaterThan(3)
  })
})

import { Choices, copyInto, forcedDice, NATURE, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { askFresh, saidBy } from '../fresh.fixture.ts'
import { clashBook } from './bot/clash.ts'
import { danger } from './bot/danger.ts'
import { breakoutRate } from './bot/odds.ts'
import { Pickets } from './bot/pickets.ts'
import { fromSouth } from './bot/southwest.ts'
import { newBot } from './bot.ts'
import { frontGaps } from './control.ts'
import { pes } from './index.ts'
import { LINE, position, say } from './position.fixture.ts'
import { OPTIONS } from './scenarios.ts'
import type { State } from './state.ts'

const setting = pes.setting('campaign', {})

/** What the bot says until a turn begins, and where that leaves the game. */
function play(seed: string, turn: number, bot = newBot()): { said: string[]; s: State } {
  const dice = seededDice(seed)
  const s = pes.start(setting, dice)
  const choices = new Choices()
  const said: string[] = []
  for (let decision = pes.decision(s); !decision.isOver && s.turn < turn; decision = pes.decision(s)) {
    pes.choices(s, choices)
    const answer = decision.side === NATURE ? choices.at(0) : bot.choose(s, choices)
    if (decision.side !== NATURE) said.push(pes.write(s, answer))
    pes.take(s, answer, dice)
  }
  return { said, s }
}

describe('what the bot reckons with', () => {
  it.each([
    ['standard', [93, 50, 9, 1]],
    ['harsh', [94, 66, 27, 6]],
  ])('gives a group the chances against 1, 2, 3, 4 full divisions that %s tables give', (tables, chances) => {
    const book = clashBook(pes.setting('campaign', { tables }))
    const beats = [1, 2, 3, 4].map((full) => {
      const { fresh, reduced } = book.fight(1, full, 0)
      return Math.round(100 * (fresh + reduced))
    })
    expect(beats).toEqual(chances)
  })

  it('loses no full division in a stack that has none', () => {
    expect(clashBook(setting).fight(1, 0, 6).toll).toBe(0)
  })

  it('reads the table of results, options included', () => {
    const rate = (options: Readonly<Record<string, string>>) =>
      breakoutRate(pes.start(pes.setting('campaign', options), seededDice('rate')))
    expect(rate({})).toBeCloseTo(3 / 6)
    expect(rate({ tables: 'harsh' })).toBeCloseTo(4 / 6)
    expect(rate({ breakoutPlusOne: 'off' })).toBeCloseTo(2 / 6)
    expect(rate({ crtOneRow: 'on' })).toBeCloseTo(5 / 6)
  })

  it('finds less danger where a point is held in strength', () => {
    const german = '1938 1939 1940 1941 1838 1839 1840'
    const held = (units: Readonly<Record<string, unknown>>) =>
      danger(position({ phase: 'operations', german, units }).position, 0)
    const weak = held({ 'g:7': '1939' })
    const strong = held({ 'g:7': '1939', 'g:8': '1939', 'g:17': '1939', 'g:23': '1939', 'g:26': '1939' })
    // The group sent east is not stopped there.
    expect(weak - strong).toBeGreaterThan(0.8)
  })

  it('counts a division of two dice as two reduced ones', () => {
    const german = '1938 1939 1940 1941 1838 1839 1840'
    const held = (units: Readonly<Record<string, unknown>>) =>
      danger(position({ phase: 'operations', turn: 6, german, units }).position, 0)
    const reduced = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { place: '1939', reduced: true }]))
    expect(held({ 'g:1Pz': '1939' })).toBeCloseTo(held(reduced('g:7', 'g:8')))
    expect(held({ 'g:1Pz': '1939' })).toBeGreaterThan(held({ 'g:7': '1939' }))
  })

  it('13.5 minds Southwest Front on its turn only, and less where its lanes are held', () => {
    const german = '2110..2120 2210..2220'
    const full = ['g:5', 'g:6', 'g:7', 'g:8', 'g:17', 'g:23', 'g:26', 'g:28', 'g:31', 'g:34', 'g:35', 'g:45']
    const stacks = Object.fromEntries(full.map((id, n) => [id, n % 2 === 0 ? '2214' : '2217']))
    const front = (turn: number, units: Readonly<Record<string, unknown>>) =>
      fromSouth(
        position({ phase: 'operations', turn, german, units, set: { plan: { turn: 6, axis: 'northwest' } } }).position,
        new Set(),
      )
    expect(front(5, {})).toBe(0)
    expect(front(6, {})).toBeGreaterThan(0.7)
    expect(front(6, stacks)).toBeLessThan(front(6, {}) - 0.2)
  })

  it('4.10 sends no picket whose own hex would open', () => {
    const { position: s } = position({ phase: 'operations', german: '1941 1942', units: { 'g:7': '1942' } })
    const { posts, isWhole } = new Pickets(s).plan(s, new Set())
    expect(frontGaps(s).count).toBeGreaterThan(0)
    expect(isWhole).toBe(false)
    expect(posts).toEqual([])
  })
})

describe('the bot', () => {
  it('says the same to the same dice', () => {
    expect(play('twice', 2).said).toEqual(play('twice', 2).said)
  })

  it('ends no phase of July with an open front', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) expect(play(seed, 5).said).not.toContain('abandon')
  })

  it('cuts off units from the first turn on', () => {
    for (const seed of ['a', 'b', 'c']) expect(play(seed, 2).s.tally).toBeGreaterThan(9)
  })
})

describe('a bot that is asked first in the middle of things', () => {
  const fresh = (s: State): string => saidBy(pes, s, newBot())

  it('8.1 does not lose its head over flak before an empty cup', () => {
    const units = { ...LINE, 'g:101Flak': '1843', 'g:102Flak': '1843' }
    const match = say(position({ phase: 'operations', units }), 'pick g:101Flak')
    expect(fresh(match.position)).toBe('stop')
    expect(fresh(say(match, 'join g:102Flak', 'to 1844').position)).toMatch(/^(to|stop)/)
  })

  it('9.2 goes where the one who has picked a force up would have gone', () => {
    const player = newBot()
    const at = pes.blank(setting)
    const [told, found]: [string[], string[]] = [[], []]
    play('picked', 2, {
      choose(s, choices) {
        const bot = newBot()
        const answer = bot.choose(s, choices)
        if (/^(pick|mech|leg)/.test(pes.write(s, answer))) {
          copyInto(at, s)
          pes.take(at, answer, forcedDice([]))
          told.push(saidBy(pes, at, bot))
          found.push(fresh(at))
        }
        return player.choose(s, choices)
      },
    })
    expect(found).toEqual(told)
    expect(told.length).toBeGreaterThan(20)
  })

  it('plans anew when an answer was taken back', () => {
    const match = position({ phase: 'operations', turn: 1, units: { ...LINE, 'g:7Pz': '1538', 'g:12Pz': '1538' } })
    const bot = newBot()
    const first = saidBy(pes, match.position, bot)
    expect(first).toMatch(/^(mech|leg|pick)/)
    say(match, first)
    expect(saidBy(pes, match.position, bot)).toMatch(/^to/)
    match.takeBack(0)
    expect(saidBy(pes, match.position, bot)).toBe(first)
  })

  it('cuts off units if it is asked first at every question', () => {
    const asked = { choose: (s: State, list: Choices) => newBot().choose(s, list) }
    expect(play('a', 2, asked).s.tally).toBeGreaterThan(9)
  })

  /** Every option as it usually is not. */
  const unusual = Object.fromEntries(
    OPTIONS.map(({ id, values, standard }) => [id, values.find((v) => v !== standard)!]),
  )

  it.each([
    ['of random play', 1, {}, /^$/],
    ['of a game in which a bot strays', 12, {}, /^(done|abandon|concede)/],
    ['of such a game with every option changed', 12, unusual, /^(done|abandon|concede)/],
  ])('gives a legal answer at any moment %s, and gives it again', (_, strays, options, unsaid) => {
    const trial = { scenario: 'campaign', options, newBot, strays, unsaid, asked: 25, most: 4000 }
    const { steps, faults } = askFresh(pes, { ...trial, seed: 'asked' })
    expect(faults).toEqual([])
    expect([...steps]).toEqual(expect.arrayContaining(['deploy', 'operations', 'march']))
  })
})

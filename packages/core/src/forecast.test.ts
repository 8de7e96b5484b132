import { describe, expect, it } from 'vitest'
import { chancesOf, distributionOf } from './chance.ts'
import { forcedDice } from './dice/forced.ts'
import { forecast } from './forecast.ts'
import { defineGame } from './game/define.ts'
import { NATURE, type Setting } from './game/game.ts'
import type { Played } from './game/rules.ts'
import { sequence } from './game/sequence.ts'
import { u8 } from './state/columns.ts'
import { hash } from './state/position.ts'

/** A siege: the walls lose what is hit, on a 1 the besiegers lose one of theirs and say whom, and on a 2 or 3 nothing happens. */
const columns = (_setting: Setting) => ({ walls: u8, men: u8, guns: u8 })
type Siege = Played<typeof columns, Setting>

const PHASE = { id: 'siege', side: 1, rule: '1', step: 'fire' }

const siege = defineGame<ReturnType<typeof columns>, Setting>({
  id: 'siege',
  name: 'Siege',
  rules: 1,
  sides: ['besieger'],
  scenarios: [{ id: 'only', name: 'Only', about: 'one' }],
  events: {},
  setting: (scenario, options) => ({ scenario, options, kinds: {}, data: () => ({}), sequence: sequence([PHASE]) }),
  columns,
  steps: {
    fire: {
      rule: '1',
      prompt: 'Fire.',
      asks: () => NATURE,
      resumes: (s, play) => {
        if (s.men + s.guns === 0) play.finish()
      },
      verbs: {
        wait: { takes() {} },
        roll: {
          takes(s, _, play) {
            const die = play.dice.die(6, 'fire')
            if (die > 3) s.walls -= Math.min(s.walls, die - 3)
            if (s.walls === 0) play.finish()
            else if (die === 1) play.enter('loss')
          },
        },
      },
    },
    loss: {
      rule: '2',
      prompt: 'Lose a man or a gun.',
      asks: () => 1,
      verbs: {
        man: {
          bars: (s, _, why) => (s.men > 0 ? '' : why.no('2', 'no men are left')),
          takes(s, _, play) {
            s.men--
            play.leave()
          },
        },
        gun: {
          bars: (s, _, why) => (s.guns > 0 ? '' : why.no('2', 'no guns are left')),
          takes(s, _, play) {
            s.guns--
            play.leave()
          },
        },
        any: { says: 'Lose any', expands: (s) => [s.men > 0 ? 'man' : 'gun'] },
      },
    },
  },
  deal(s) {
    s.walls = 4
    s.men = 1
    s.guns = 1
  },
  outcome: (s) => ({ winner: s.walls === 0 ? 1 : 0, level: '', because: [] }),
})

const start = (): Siege => siege.start(siege.setting('only'), forcedDice([]))
const BOTH = { fire: 'roll', loss: 'any' }

/** Won with these walls and lives: on a 2 or 3 everything is as it was, so that they drop out. */
function won(walls: number, lives: number): number {
  if (walls <= 0) return 1
  return lives === 0
    ? 0
    : (won(walls, lives - 1) + won(walls - 1, lives) + won(walls - 2, lives) + won(walls - 3, lives)) / 4
}

describe('a forecast', () => {
  it('follows every way to its end with exact chances, rounds in which nothing happens included', () => {
    const s = start()
    const before = hash(s)
    const { ends, samples } = forecast(siege, s, { answers: BOTH })
    expect(samples).toBe(0)
    const chances = distributionOf(ends, ({ position }) => position.walls === 0)
    expect(chances.get(true)).toBeCloseTo(won(4, 2), 12)
    expect(chances.get(false)).toBeCloseTo(1 - won(4, 2), 12)
    expect(new Set(ends.map(({ position }) => hash(position))).size).toBe(ends.length)
    expect(hash(s)).toBe(before)
  })

  it('ends at the first question that nobody is to answer, or sooner', () => {
    const asked = forecast(siege, start(), { answers: { fire: 'roll' } })
    const lives = ({ position }: { position: Siege }) => position.men + position.guns
    expect(new Set(asked.ends.map(lives))).toEqual(new Set([2]))
    const steps = asked.ends.map(({ position }) => siege.decision(position))
    expect(steps.filter((one) => !one.isOver).every((one) => !one.isOver && one.step === 'loss')).toBe(true)

    const { ends } = forecast(siege, start(), { answers: BOTH, until: ({ walls }) => walls < 4 })
    const first = chancesOf((dice) => dice.die(4, 'what is not nothing'))
    const breached = distributionOf(ends, ({ position }) => position.walls < 4)
    expect(breached.get(false)).toBeCloseTo(first.get(1)! ** 2, 12)
    expect(Math.min(...ends.map(({ position }) => position.walls))).toBe(1)
  })

  it('answers as it is told to', () => {
    const lost = (loss: string) => {
      const { ends } = forecast(siege, start(), { answers: { fire: 'roll', loss }, until: (s) => s.men + s.guns < 2 })
      return new Set(ends.filter(({ position: { men, guns } }) => men + guns < 2).map(({ position: { men } }) => men))
    }
    expect([lost('man'), lost('gun'), lost('any')]).toEqual([new Set([0]), new Set([1]), new Set([0])])
  })

  it('takes ends for one that are alike in what matters', () => {
    const { ends } = forecast(siege, start(), { answers: BOTH, alike: ({ walls }) => String(walls === 0) })
    expect(ends).toHaveLength(2)
    const all = forecast(siege, start(), { answers: BOTH }).ends
    expect(new Set(all.map(({ position }) => hash(position))).size).toBeGreaterThan(2)
    for (const { chance, position } of ends) {
      const same = all.filter((one) => (one.position.walls === 0) === (position.walls === 0))
      expect(chance).toBeCloseTo(
        same.reduce((sum, one) => sum + one.chance, 0),
        12,
      )
    }
  })

  it('takes positions on the way for one, too, where all that follows is the same', () => {
    const lives = ({ men, guns }: Siege) => men + guns
    const { ends } = forecast(siege, start(), {
      answers: { fire: 'roll', loss: 'any' },
      alike: ({ walls }) => String(walls === 0),
      alikeOnTheWay: (s) => `${s.walls} ${lives(s)}`,
    })
    expect(distributionOf(ends, ({ position }) => position.walls === 0).get(true)).toBeCloseTo(won(4, 2), 12)
  })

  it('is played out where there are too many ways, says how often, and is the same each time', () => {
    const few = () => forecast(siege, start(), { answers: BOTH, limit: 5 })
    const { ends, samples } = few()
    expect(samples).toBeGreaterThan(100)
    expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
    const falls = distributionOf(ends, ({ position }) => position.walls === 0).get(true)!
    expect(Math.abs(falls - won(4, 2))).toBeLessThan(0.1)
    expect(few().ends.map(({ chance, position }) => `${chance} ${hash(position)}`)).toEqual(
      ends.map(({ chance, position }) => `${chance} ${hash(position)}`),
    )
  })

  it('says so where there is no end', () => {
    for (const limit of [0, 100])
      expect(() => forecast(siege, start(), { answers: { fire: 'wait' }, limit })).toThrow(/siege.*does not end/)
  })
})

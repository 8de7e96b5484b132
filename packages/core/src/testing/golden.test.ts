import { describe, expect, it } from 'vitest'
import { seededDice } from '../dice/seeded.ts'
import { defineGame } from '../game/define.ts'
import { randomPolicy } from '../policy.ts'
import { playGolden, replayGolden } from './golden.ts'
import { toy, toyRules } from './toy.fixture.ts'
import { wordingOf } from './wording.ts'

const player = (side: number) => randomPolicy(toy, seededDice(`golden ${side}`))
const kept = playGolden(toy, 'short', player, { seed: 'golden', most: 1000 })
const lines = kept.trimEnd().split('\n')

/** The line of the first choice that threw dice. */
const THROWN = lines.findIndex((line, at) => at > 1 && / \| d6:\d/.test(line))

const withLine = (at: number, line: string): string => lines.with(at, line).join('\n')

describe('a golden game', () => {
  it('is left where it is after so many choices, and comes out again', () => {
    const part = playGolden(toy, 'short', player, { seed: 'golden', most: 2 })
    expect(part.trimEnd().split('\n').slice(2)).toEqual([...lines.slice(2, 4), 'the game goes on'])
    expect(replayGolden(toy, part)).toBeNull()
  })

  it('has a line for its title, its deal, every choice and its end', () => {
    expect(lines[0]).toBe(`toy@${toy.rules} short`)
    expect(lines[1]).toMatch(/^0 \| deal( \| d4:\d)+ \| [0-9a-f]{8}$/)
    for (const line of lines.slice(2, -1)) expect(line).toMatch(/^\d+ [0-9a-f]{8} \| [a-z].* \| [0-9a-f]{8}$/)
    expect(lines.at(-1)).toMatch(/^over \| (ann|bob|nobody) \| by points$/)
  })

  it('comes out again from its answers and dice', () => {
    expect(replayGolden(toy, kept)).toBeNull()
  })

  it('names the first line that comes out otherwise, and both sides of it', () => {
    const wrong = lines[4]!.replace(/\w{8}$/, '00000000')
    expect(replayGolden(toy, withLine(4, wrong))).toEqual({ line: 5, kept: wrong, now: lines[4] })
  })

  it('notices a list that has changed', () => {
    const wrong = lines[4]!.replace(/^\d+/, '99')
    expect(replayGolden(toy, withLine(4, wrong))).toEqual({ line: 5, kept: wrong, now: lines[4] })
  })

  it('notices an answer that is no longer offered', () => {
    const wrong = lines[4]!.replace(/\| [^|]+ \|/, '| fly |')
    expect(replayGolden(toy, withLine(4, wrong))?.now).toMatch(/ \| fly is not offered$/)
  })

  it('notices dice that do not fit', () => {
    const wrong = lines[THROWN]!.replace(/d6:\d/, 'd8:1')
    expect(replayGolden(toy, withLine(THROWN, wrong))).toMatchObject({
      line: THROWN + 1,
      now: expect.stringContaining('dice do not fit'),
    })
  })

  it('notices an end that is missing', () => {
    const fault = replayGolden(toy, lines.slice(0, -1).join('\n'))
    expect(fault).toEqual({ line: lines.length, kept: '', now: lines.at(-1) })
  })

  it('is one of its rules number only', () => {
    const next = defineGame({ ...toyRules, rules: toy.rules + 1 })
    expect(replayGolden(next, kept)).toEqual({ line: 1, kept: lines[0], now: `toy@${next.rules} short` })
  })
})

describe('the wording of a log', () => {
  it('tells every event once', () => {
    const told = wordingOf(toy, toy.setting('short')).trimEnd().split('\n')
    expect(told.map((line) => line.split(':')[0])).toEqual(Object.keys(toy.events))
    expect(told.join()).not.toMatch(/[{}?]/)
  })
})

import { seededDice } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeAll, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { Chronicle } from '../session/chronicle.ts'
import { PERSON, Session } from '../session/session.ts'
import { type Course, courseOf } from './course.ts'
import { endFile } from './end-file.ts'
import { plotPath } from './plot.tsx'
import { decisiveFights, lossesByKind } from './reckoning.ts'

let session: Session
let course: Course

beforeAll(async () => {
  session = Session.begin(await TABLES['drill']!(), 'meeting', {}, new Bots(), {
    id: 'end',
    seats: [PERSON, PERSON],
    seed: 'end',
    opening: 'ready',
    origin: null,
  })
  const chance = seededDice('end')
  while (!session.decision.isOver) {
    const list = session.match.choices()
    if (session.asked === 0) session.stepOn()
    else session.take(list[chance.pick(list.length, 'any')]!)
  }
  const chronicle = new Chronicle(session)
  course = courseOf(session, chronicle.start, chronicle.deeds(0, session.match.entries.length))
})

const last = (values: readonly number[]): number => values.at(-1)!

describe('the course of a game', () => {
  it('ends with the points on the table, and has a turn line for each turn', () => {
    const { points } = session.table.display.score(session.match.position)
    expect(course.points.values.map(last)).toEqual(points)
    expect(course.turns.map(({ turn }) => turn)).toEqual(course.turns.map((_, n) => n + 1))
  })

  it('counts the losses of both sides, by kind as in all', () => {
    const kinds = lossesByKind(session, course)
    const sums = kinds.map((own) => own.reduce((sum, { worth }) => sum + worth, 0))
    expect(sums).toEqual(course.losses.values.map(last))
    const { trays } = session.table.display
    const lying = trays(session.match.position).reduce((sum, { units }) => sum + units.length, 0)
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(lying)
  })

  it('tells the decisive fights by what they moved, the largest first', () => {
    const swings = decisiveFights(session, course).map(({ swing }) => Math.abs(swing))
    expect(swings).toEqual([...swings].sort((a, b) => b - a))
    expect(swings.every((swing) => swing > 0)).toBe(true)
  })

  it('is drawn in steps', () => {
    expect(plotPath([0, 0, 10, 10], 10)).toBe('M0 120.0H666.7V12.0H1000')
  })

  it('can be kept as a page of its own', () => {
    const { decision } = session
    if (!decision.isOver) throw new Error('the game goes on')
    const page = endFile(session, decision, course, [], [])
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).not.toMatch(/undefined|NaN|\{unit\}/)
    expect(page.match(/<h3>/g)!.length).toBeGreaterThan(4)
  })
})

import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session, type SessionStart } from '../session/session.ts'
import { nextOpen } from './agenda.ts'
import { Desk } from './desk.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }

let session: Session
let desk: Desk

const say = (...lines: readonly string[]): void => {
  for (const line of lines)
    expect(session.take(session.table.game.read(session.match.position, line).choice), line).toBeNull()
}
const unitOf = (id: string): number => session.match.setting.kinds['unit']!.read(id)
const hexOf = (name: string): number => session.table.display.sheet(session.match.setting).board.grid.parse(name)

/** Borisov, in the first Axis movement. */
beforeEach(async () => {
  session = Session.begin(await TABLES['efs']!(), 'borisov', {}, new Bots(), START)
  desk = new Desk(session)
  say('done')
})

describe('what is still to be done', () => {
  it('is what can still act; who has moved is done, and stays so while another is in hand', () => {
    const { duties, counts } = desk.agenda.now
    expect(duties.get(unitOf('g:18/18Pz'))).toBe('open')
    expect(counts.done).toBe(0)
    say('move g:18/18Pz', 'to 1729', 'stop')
    expect(desk.agenda.now.duties.get(unitOf('g:18/18Pz'))).toBe('done')
    expect(desk.agenda.now.counts).toEqual({ ...counts, open: counts.open - 1, done: 1 })
    const before = desk.agenda.now
    say('move g:101/18Pz')
    expect(desk.agenda.now).toBe(before)
  })

  it('is about one’s own units, and is nothing while one looks back', () => {
    const faces = session.table.display.faces(session.match.setting)
    for (const unit of desk.agenda.now.duties.keys()) expect(faces[unit]!.side).toBe(session.asked)
    session.lookAt(0)
    expect(desk.agenda.now.counts.open).toBe(0)
  })

  it('is listed by formation and division, and gone through round and round', () => {
    const { chapters } = desk
    const sections = chapters.flatMap((chapter) => chapter.sections)
    const division = sections.find(({ name }) => name === '18th Panzer Division')!
    expect(division.open).toContain(unitOf('g:18/18Pz'))
    const order = sections.flatMap(({ open }) => open)
    expect(order.length).toBe(desk.agenda.now.counts.open)
    let unit = 0
    const visited = order.map(() => {
      unit = nextOpen(chapters, unit, 1)
      return unit
    })
    expect(visited).toEqual(order)
    expect(nextOpen(chapters, unit, 1)).toBe(order[0])
    expect(nextOpen(chapters, order[0]!, -1)).toBe(order.at(-1))
    expect(nextOpen([], 0, 1)).toBe(0)
  })
})

describe('counters that have nothing to do', () => {
  it('are faint where that is wanted, and lie under the others', () => {
    say('move g:18/18Pz', 'to 1729', 'stop', 'move g:101/18Pz', 'to 1729')
    session.undo()
    session.undo()
    const isFaint = (id: string) => desk.pieces.find(({ unit }) => unit === unitOf(id))?.isFaint
    expect(isFaint('g:18/18Pz')).toBeUndefined()
    desk.faint = 'many'
    expect(isFaint('g:18/18Pz')).toBeUndefined()
    desk.faint = 'always'
    expect(isFaint('g:18/18Pz')).toBe(true)
    expect(isFaint('g:101/18Pz')).toBeUndefined()
    expect(desk.pieces).toBe(desk.pieces)
    expect(desk.pieces.at(-1)!.isFaint).toBe(true)
  })
})

describe('a division that is taken up', () => {
  it('shows where all of it can go, and where some of it can', () => {
    desk.takeFormation({ name: '18th Panzer Division', units: ['g:18/18Pz', 'g:101/18Pz'].map(unitOf) })
    const { canGo } = desk.highlights()
    expect(canGo.get(hexOf('1729'))?.look).toBe('go')
    expect([...canGo.values()].some(({ label }) => label === '1/2') || desk.crowd.partial.size === canGo.size).toBe(
      true,
    )
  })

  it('is sent with one press, and one undo brings it back', () => {
    const before = session.match.entries.length
    const units = ['g:18/18Pz', 'g:101/18Pz', 'g:88/18Pz'].map(unitOf)
    desk.takeFormation({ name: '18th Panzer Division', units })
    desk.press(hexOf('1729'), 0)
    expect(units.map((unit) => desk.question.placeOf(unit))).toEqual(units.map(() => hexOf('1729')))
    expect(desk.crowd.units).toEqual([])
    session.undo()
    expect(session.match.entries.length).toBe(before)
  })

  it('goes nowhere where nobody of it can', () => {
    const before = session.match.entries.length
    desk.takeFormation({ name: '18th Panzer Division', units: [unitOf('g:18/18Pz')] })
    desk.press(hexOf('2030'), 0)
    expect(session.match.entries.length).toBe(before)
    expect(desk.open.notice?.kind).toBe('refusal')
  })
})

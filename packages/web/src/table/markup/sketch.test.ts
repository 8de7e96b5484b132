import { writeRecord } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from '../../session/bots.ts'
import { PERSON, Session, type SessionStart } from '../../session/session.ts'
import { fileOf, headOf, openKept, openText, recordOf } from '../../store/save.ts'
import { Desk } from '../desk.ts'
import { whyNot } from './plans.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }
const bots = new Bots()

let session: Session
let desk: Desk

async function begin(game: string): Promise<void> {
  const table = await TABLES[game]!()
  session = Session.begin(table, table.game.scenarios[0]!.id, {}, bots, START)
  desk = new Desk(session)
  desk.toggleDrawing()
}

const hexOf = (name: string): number => session.table.display.sheet(session.match.setting).board.grid.parse(name)
const unitOf = (id: string): number => session.match.setting.kinds['unit']!.read(id)

/** A unit that can move, and where it can go. */
function mover(): { unit: number; from: number; to: number } {
  const [unit = 0] = session.answers.find(({ verb }) => verb === 'move')!.units
  desk.crowd.take([unit])
  const [to = 0] = desk.crowd.reach.keys()
  desk.crowd.drop()
  return { unit, from: desk.question.placeOf(unit), to }
}

beforeEach(() => begin('dagc73'))

describe('while drawing', () => {
  it('a press on bare ground writes a note, and plays nothing', () => {
    const before = session.match.entries.length
    desk.press(hexOf('1010'), 0)
    expect(desk.sketch.hand.note).toBe(hexOf('1010'))
    desk.sketch.keepNote(hexOf('1010'), 'their railhead')
    expect(desk.sketch.noteAt(hexOf('1010'))).toBe('their railhead')
    expect(session.match.entries.length).toBe(before)
    expect(desk.shownMarkup().notes).toEqual([{ place: hexOf('1010'), text: 'their railhead' }])
  })

  it('a drag draws an arrow of the kind that is picked', () => {
    desk.sketch.pickKind('withdrawal')
    expect(desk.grab(hexOf('1010'))).toBe(true)
    desk.carry(hexOf('1011'), 0, 0)
    expect(desk.shownMarkup().arrows).toEqual([{ from: hexOf('1010'), to: hexOf('1011'), kind: 'withdrawal' }])
    desk.carry(hexOf('1012'), 0, 0)
    desk.drop(hexOf('1012'))
    expect(desk.sketch.pad.arrows).toEqual([{ from: '1010', to: '1012', kind: 'withdrawal' }])
    desk.grab(hexOf('1010'))
    desk.drop(0)
    expect(desk.sketch.pad.arrows.length).toBe(1)
  })

  it('a press on a counter and then on a hex plans a move; pressed again it is the next of the stack', () => {
    const stacked = [...Map.groupBy(desk.pieces, ({ place }) => place).values()].find((stack) => stack.length > 1)!
    const [first, second] = desk.question.unitsAt(stacked[0]!.place)
    desk.press(stacked[0]!.place, first!)
    expect(desk.sketch.hand.unit).toBe(first)
    desk.press(stacked[0]!.place, first!)
    expect(desk.sketch.hand.unit).toBe(second)
    desk.press(hexOf('1010'), 0)
    expect(desk.sketch.plans).toEqual([{ unit: second, from: stacked[0]!.place, to: hexOf('1010') }])
    expect(desk.shownMarkup().ghosts.map(({ to }) => to)).toEqual([hexOf('1010')])
  })

  it('marks are undone and redone by themselves, all at once too', () => {
    const { sketch } = desk
    sketch.keepNote(hexOf('1010'), 'one')
    sketch.keepNote(hexOf('1011'), 'two')
    sketch.clear()
    expect(session.markup).toEqual({})
    sketch.undo()
    expect(sketch.pad.notes.length).toBe(2)
    sketch.undo()
    expect(sketch.pad.notes.map(({ text }) => text)).toEqual(['one'])
    sketch.redo()
    expect(sketch.pad.notes.length).toBe(2)
    sketch.wipe(hexOf('1010'))
    expect([sketch.pad.notes.length, sketch.canRedo]).toEqual([1, false])
  })

  it('Escape puts down what is in hand, then the pen', () => {
    desk.press(hexOf('1010'), 0)
    desk.escape()
    expect([desk.sketch.hand.note, desk.sketch.isOn]).toEqual([0, true])
    desk.escape()
    expect(desk.tool).toBeNull()
  })

  it('measuring takes its place', () => {
    desk.toggleMeasuring()
    expect([desk.sketch.isOn, desk.tool]).toEqual([false, desk.ruler])
    desk.press(hexOf('1010'), 0)
    desk.press(hexOf('1012'), 0)
    expect(desk.shownMarkup().span).toEqual({ from: hexOf('1010'), to: hexOf('1012'), text: '2 hexes, 32 km' })
  })

  it('the map is handed the same until something changes', () => {
    const before = desk.shownMarkup()
    desk.pointer.move(hexOf('1010'), 0)
    expect(desk.shownMarkup()).toBe(before)
    desk.sketch.keepNote(hexOf('1010'), 'x')
    expect(desk.shownMarkup()).not.toBe(before)
    expect(desk.shownMarkup()).toBe(desk.shownMarkup())
  })
})

describe('a plan', () => {
  it('is carried out as the ordinary act, its ghost goes, and comes back when that is undone', () => {
    const { unit, from, to } = mover()
    desk.press(from, unit)
    if (desk.sketch.hand.unit !== unit) desk.sketch.pickUnit(unit)
    desk.press(to, 0)
    const [plan] = desk.sketch.plans
    expect(plan).toEqual({ unit, from, to })
    expect(desk.sketch.carryOut(plan!)).toBeNull()
    expect(desk.question.placeOf(unit)).toBe(to)
    expect([desk.sketch.plans, desk.sketch.pad.plans]).toEqual([[], []])
    session.undo()
    expect(desk.question.placeOf(unit)).toBe(from)
    expect(desk.sketch.plans).toEqual([{ unit, from, to }])
    session.redo()
    expect(desk.sketch.pad.plans).toEqual([])
  })

  it('that cannot be says why, and does nothing', () => {
    const { unit, from } = mover()
    const far = hexOf('0101')
    const before = session.match.entries.length
    expect(whyNot(session, { unit, from, to: far })?.because).not.toBe('')
    desk.sketch.pickUnit(unit)
    desk.press(far, 0)
    expect(desk.sketch.carryOut(desk.sketch.plans[0]!)).not.toBeNull()
    expect(session.match.entries.length).toBe(before)
    const enemy = desk.pieces.find(({ face }) => face.side !== session.asked)!
    expect(whyNot(session, { unit: enemy.unit, from: enemy.place, to: far })?.because).not.toBe('')
  })

  it('is carried out with all others that can', () => {
    const movers = session.answers.filter(({ verb }) => verb === 'move').slice(0, 3)
    for (const { units } of movers) {
      desk.crowd.take(units)
      const goal = [...desk.crowd.reach.keys()].find((hex) => desk.question.unitsAt(hex).length === 0)!
      desk.crowd.drop()
      desk.sketch.pickUnit(units[0]!)
      desk.press(goal, 0)
    }
    desk.sketch.pickUnit(unitOf('r:1GdT'))
    desk.press(hexOf('0101'), 0)
    const all = desk.sketch.plans.length
    expect(desk.sketch.carryOutAll()).toBeGreaterThanOrEqual(1)
    expect(desk.sketch.plans.length).toBeLessThan(all)
    expect(desk.sketch.plans.some(({ to }) => to === hexOf('0101'))).toBe(true)
  })
})

describe('bookmarks', () => {
  it('are set, renamed and removed beside what is drawn, nine at most', () => {
    const { sketch } = desk
    sketch.keepNote(hexOf('1010'), 'one')
    sketch.keepBookmark({ key: 3, hex: '1010', name: 'Orsha' })
    sketch.keepBookmark({ key: 1, hex: '1012', name: '' })
    expect(sketch.pad.bookmarks).toEqual([
      { key: 1, hex: '1012', name: '1012' },
      { key: 3, hex: '1010', name: 'Orsha' },
    ])
    expect(desk.shownMarkup().flags).toEqual([
      { place: hexOf('1012'), text: '1' },
      { place: hexOf('1010'), text: '3' },
    ])
    sketch.keepBookmark({ key: 3, hex: '1010', name: ' The gate ' })
    sketch.undo()
    sketch.clear()
    expect(sketch.pad).toMatchObject({ notes: [], bookmarks: [{ key: 1 }, { key: 3, name: 'The gate' }] })
    sketch.dropBookmark(1)
    sketch.dropBookmark(3)
    expect(session.markup).toEqual({})
  })

  it('are set where the cursor is, on the first key that is free, and lead back there', () => {
    desk.toggleDrawing()
    desk.set({ cursor: hexOf('1010'), hasCursor: true })
    desk.bookmark(2)
    desk.addBookmark()
    expect(desk.sketch.pad.bookmarks.map(({ key, hex }) => [key, hex])).toEqual([
      [1, '1010'],
      [2, '1010'],
    ])
    desk.set({ cursor: hexOf('1012') })
    desk.bookmark(2)
    expect(desk.open.cursor).toBe(hexOf('1010'))
  })

  it('are kept with the game', async () => {
    desk.sketch.keepBookmark({ key: 3, hex: '1010', name: 'Orsha' })
    const opened = await openKept('test', { head: headOf(session), lines: session.ledger.waiting }, bots)
    expect(new Desk(opened).sketch.pad.bookmarks).toEqual([{ key: 3, hex: '1010', name: 'Orsha' }])
  })
})

describe('what is drawn', () => {
  const kept = () => ({ head: headOf(session), lines: session.ledger.waiting })
  const reopened = (opened: Session) => new Desk(opened).sketch.pad

  it('is kept with the game and leaves with it', async () => {
    desk.sketch.keepNote(hexOf('1010'), 'one')
    desk.grab(hexOf('1010'))
    desk.drop(hexOf('1012'))
    desk.sketch.pickUnit(unitOf('r:1GdT'))
    desk.press(hexOf('0101'), 0)
    const { pad } = desk.sketch
    expect([pad.notes.length, pad.arrows.length, pad.plans.length]).toEqual([1, 1, 1])
    expect(reopened(await openKept('test', kept(), bots))).toEqual(pad)
    expect(reopened(await openText(fileOf(kept()), { by: 'file', name: 'a.json' }, bots))).toEqual(pad)
    expect(reopened(await openText(writeRecord(recordOf(session)), { by: 'file', name: 'a.json' }, bots))).toEqual(pad)
  })

  it('is nothing in games of before, and odd things in it do no harm', async () => {
    expect(reopened(await openKept('test', kept(), bots))).toEqual({ notes: [], arrows: [], plans: [], bookmarks: [] })
    session.mark({ all: { notes: [{ hex: '9999', text: 'nowhere' }], plans: [{ unit: 'nobody', to: '1010' }] } })
    expect(desk.sketch.plans).toEqual([])
    expect(desk.shownMarkup().notes).toEqual([])
  })

  it('is never seen by the other side where there are secrets, and shared where there are none', async () => {
    await begin('drill')
    expect(session.table.display.hasSecrets).toBe(true)
    session.pace = 'instant'
    await session.drive()
    const { viewer } = session
    desk.sketch.keepNote(1, 'my secret')
    for (let n = 0; n < 200 && session.viewer === viewer; n++) {
      session.take(session.answers.at(-1)!.choice)
      await session.drive()
    }
    expect(session.viewer).not.toBe(viewer)
    expect(desk.sketch.pad.notes).toEqual([])
    expect(desk.shownMarkup().notes).toEqual([])
    desk.sketch.undo()
    desk.sketch.clear()
    desk.sketch.keepNote(2, 'theirs')
    expect(Object.keys(session.markup).length).toBe(2)
  })
})

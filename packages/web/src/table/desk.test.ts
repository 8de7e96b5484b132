import type { Display } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session, type SessionStart } from '../session/session.ts'
import { Desk } from './desk.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }

let session: Session
let desk: Desk

const hexOf = (name: string): number => session.table.display.sheet(session.match.setting).board.grid.parse(name)
const unitOf = (id: string): number => session.match.setting.kinds['unit']!.read(id)
const placeOf = (id: string): number => session.table.display.placeOf(session.view, unitOf(id))
const nameOf = (hex: number): string => session.table.display.sheet(session.match.setting).board.grid.name(hex)

beforeEach(async () => {
  const table = await TABLES['dagc73']!()
  session = Session.begin(table, 'historical', {}, new Bots(), START)
  desk = new Desk(session)
})

describe('a game that begins ready', () => {
  it('has been set up for the people at the screen, and asks for the first move', () => {
    expect(session.step).toBe('move')
    expect(session.asked).toBe(2)
  })

  it('does not undo what was done for them', () => {
    expect(session.undoable).toBeNull()
    expect(session.undo()).toBe(false)
  })
})

describe('a press on the map', () => {
  it('opens a stack of which several units could be meant', () => {
    desk.press(placeOf('r:1GdT'), 0)
    expect(desk.open.fan?.units).toContain(unitOf('r:1GdT'))
    expect(session.step).toBe('move')
  })

  it('takes up a unit from the open stack, and moves it with the next press', () => {
    desk.pressUnit(unitOf('r:1GdT'))
    expect(session.step).toBe('march')
    const goal = session.answers.find(({ verb }) => verb === 'to')!.places[0]!
    desk.press(goal, 0)
    expect(placeOf('r:1GdT')).toBe(goal)
    expect(session.step).toBe('move')
  })

  it('takes up another unit instead of the one in hand', () => {
    desk.pressUnit(unitOf('r:1GdT'))
    desk.pressUnit(unitOf('r:29T'))
    expect(session.table.display.subject(session.view)).toBe(unitOf('r:29T'))
    expect(session.match.entries.filter(({ text }) => text.startsWith('move'))).toHaveLength(1)
  })

  it('puts down the unit in hand when it is pressed again', () => {
    desk.pressUnit(unitOf('r:1GdT'))
    desk.pressUnit(unitOf('r:1GdT'))
    expect(session.step).toBe('move')
    expect(session.table.display.subject(session.view)).toBe(0)
  })

  it('is refused with the rule where nothing fits, and changes nothing', () => {
    desk.pressUnit(unitOf('r:1GdT'))
    const before = session.match.entries.length
    desk.press(hexOf('1218'), 0)
    expect(desk.open.notice?.kind).toBe('refusal')
    expect(desk.open.notice?.rule).toMatch(/^\d/)
    expect(session.match.entries).toHaveLength(before)
  })
})

describe('an attack', () => {
  beforeEach(() => {
    desk.take(desk.primary!)
    if (desk.open.caution) desk.takeNow(desk.open.caution.answer)
  })

  it('is built by pressing its target and its attackers, and taken apart again', () => {
    desk.press(hexOf('4011'), 0)
    expect(session.step).toBe('assault')
    const unit = session.answers.find(({ verb }) => verb === 'join')!.units[0]!
    desk.pressUnit(unit)
    expect(desk.matter?.members.map((member) => member.unit)).toEqual([unit])
    desk.pressUnit(unit)
    expect(desk.matter?.members).toEqual([])
  })

  it('marks target, attackers and those who could join, each apart', () => {
    desk.press(hexOf('4011'), 0)
    const unit = session.answers.find(({ verb }) => verb === 'join')!.units[0]!
    desk.pressUnit(unit)
    const { target, chosen, couldJoin, arrows } = desk.highlights()
    expect([...target].map(nameOf)).toEqual(['4011'])
    expect([...chosen]).toEqual([unit])
    expect(couldJoin.has(unit)).toBe(false)
    expect(arrows).toEqual([{ from: session.table.display.placeOf(session.view, unit), to: hexOf('4011') }])
  })

  it('is dropped by Escape', () => {
    desk.press(hexOf('4011'), 0)
    desk.escape()
    expect(session.step).toBe('combat')
  })

  it('cannot be undone once the die is thrown, and says so', () => {
    desk.press(hexOf('4011'), 0)
    desk.pressUnit(session.answers.find(({ verb }) => verb === 'join')!.units[0]!)
    desk.pressPrimary()
    expect(session.match.entries.some(({ draws }) => draws.length > 0)).toBe(true)
    expect(session.undoable).toBeNull()
    expect(desk.undoBarrier).toMatch(/dice/)
  })
})

describe('undo', () => {
  it('takes back one choice after the other, and redo brings them again', () => {
    const before = session.match.position.words.slice()
    desk.pressUnit(unitOf('r:1GdT'))
    desk.press(session.answers.find(({ verb }) => verb === 'to')!.places[0]!, 0)
    const after = placeOf('r:1GdT')
    session.undo()
    session.undo()
    expect(session.match.position.words.slice(0, 40)).toEqual(before.slice(0, 40))
    expect(session.redo() && session.redo()).toBe(true)
    expect(placeOf('r:1GdT')).toBe(after)
  })
})

describe('the past', () => {
  it('is shown and answers nothing; a branch goes its own way from there', () => {
    const start = placeOf('r:1GdT')
    desk.pressUnit(unitOf('r:1GdT'))
    desk.press(session.answers.find(({ verb }) => verb === 'to')!.places[0]!, 0)
    const moved = placeOf('r:1GdT')
    session.lookAt(session.match.entries.length - 2)
    expect(placeOf('r:1GdT')).toBe(start)
    expect(session.answers).toEqual([])
    const branch = session.branch(session.moment, { ...START, id: 'branch', opening: 'by hand' })
    expect(branch.table.display.placeOf(branch.view, unitOf('r:1GdT'))).toBe(start)
    session.lookAt(Number.POSITIVE_INFINITY)
    expect(placeOf('r:1GdT')).toBe(moved)
  })
})

describe('overlays', () => {
  it('fade the oldest when a third is turned on', () => {
    for (const { id } of session.table.display.overlays.slice(0, 3)) desk.toggleOverlay(id)
    expect(desk.shownOverlays().map(({ strength }) => strength)).toEqual([0.4, 1, 1])
    desk.overlaysOff()
    expect(desk.shownOverlays()).toEqual([])
  })
})

describe('the keyboard', () => {
  it('goes round all that is asked about', () => {
    const { stops } = desk.question
    desk.moveToStop(1)
    expect(desk.open.cursor).toBe(stops[0])
    desk.moveToStop(-1)
    expect(desk.open.cursor).toBe(stops.at(-1))
    desk.moveToStop(1)
    expect(desk.open.cursor).toBe(stops[0])
  })
})

describe('a desk with 1,400 counters', () => {
  const UNITS = 1400
  let asked: number

  /** The game's own display, but with so many units, those without a place in the north. */
  const crowded = (display: Display): Display => ({
    ...display,
    faces: (setting) => {
      const faces = display.faces(setting)
      return Array.from({ length: UNITS + 1 }, (_, unit) => faces[unit] ?? faces[1]!)
    },
    placeOf: (view, unit) => {
      asked++
      return display.placeOf(view, unit) || 1 + (unit % 300)
    },
    marks: () => [],
    values: () => '',
  })

  beforeEach(async () => {
    const table = await TABLES['dagc73']!()
    const large = { ...table, display: crowded(table.display) }
    session = Session.begin(large, 'historical', {}, new Bots(), START)
    desk = new Desk(session)
    desk.pressUnit(unitOf('r:1GdT'))
    asked = 0
  })

  const showAll = (): void => {
    desk.pieces
    desk.highlights()
    desk.shownOverlays()
    for (const place of desk.question.stops) desk.question.unitsAt(place)
  }

  it('asks where each one is once for every change, whatever is shown', () => {
    expect(session.answers.length).toBeGreaterThan(20)
    showAll()
    showAll()
    expect(asked).toBe(UNITS)
    expect(desk.pieces).toHaveLength(UNITS)
    desk.press(session.answers.find(({ verb }) => verb === 'to')!.places[0]!, 0)
    asked = 0
    showAll()
    expect(asked).toBe(UNITS)
  })

  it('asks for none of them when the pointer moves, and shows no panel anew', () => {
    showAll()
    asked = 0
    const { open } = desk
    let shown = 0
    desk.pointer.subscribe(() => shown++)
    for (let hex = 1; hex <= 100; hex++) {
      desk.pointer.move(hex, desk.question.unitsAt(hex)[0] ?? 0)
      desk.highlights()
      desk.shownOverlays()
    }
    expect(asked).toBe(0)
    expect(desk.open).toBe(open)
    expect(shown).toBe(100)
  })

  it('hands over the same marks until they change', () => {
    const before = desk.highlights()
    desk.pointer.move(1, 0)
    expect(desk.highlights()).toEqual(before)
    expect(desk.highlights().canGo).toBe(before.canGo)
    const [goal = 0] = before.canGo.keys()
    desk.pointer.move(goal, 0)
    expect(desk.highlights().path.at(-1)).toBe(goal)
    expect(desk.highlights().path).toBe(desk.highlights().path)
  })
})

describe('an attack by many', () => {
  beforeEach(() => {
    desk.take(desk.primary!)
    if (desk.open.caution) desk.takeNow(desk.open.caution.answer)
    desk.press(hexOf('4011'), 0)
  })

  it('is put together by one press on what it proposes, at the column that it names', () => {
    const proposals = desk.matter!.proposals
    expect(proposals.length).toBeGreaterThan(1)
    for (const { title, units } of proposals) {
      desk.compose(units)
      expect(desk.matter!.headline).toBe(title)
      expect(new Set(desk.matter!.members.map(({ unit }) => unit))).toEqual(new Set(units))
    }
  })

  it('takes all from a hex by one press that adds, and one undo leaves them out again', () => {
    const hex = placeOf('r:1GdT') || desk.question.placeOf(desk.matter!.candidates[0]!.unit)
    const there = desk.matter!.candidates.filter(({ unit }) => desk.question.placeOf(unit) === hex)
    const place = there.length > 1 ? hex : desk.question.placeOf(desk.matter!.candidates.at(-1)!.unit)
    const units = desk.question.unitsAt(place).filter((unit) => desk.question.isOffered(unit))
    desk.pressMore(place, 0)
    expect(desk.matter!.members.map(({ unit }) => unit).sort()).toEqual([...units].sort())
    desk.undo()
    expect(desk.matter!.members).toEqual([])
  })

  it('keeps a fan open while units are picked from it', () => {
    const { unit } = desk.matter!.candidates[0]!
    desk.openFan(desk.question.placeOf(unit))
    desk.pressUnit(unit)
    expect(desk.open.fan?.units).toContain(unit)
  })
})

describe('a stack that is carried', () => {
  it('falls where all of it can go, and comes back where it cannot, with the reason', () => {
    const hex = placeOf('r:1GdT')
    expect(desk.grab(hex)).toBe(true)
    const units = desk.load.now!.units
    desk.carry(hexOf('1218'), 5, 5)
    expect(desk.load.now!.refusal?.because).not.toBe('')
    desk.drop(hexOf('1218'))
    expect(desk.open.notice?.kind).toBe('refusal')
    expect(units.map((unit) => desk.question.placeOf(unit))).toEqual(units.map(() => hex))
    desk.grab(hex)
    const [goal] = [...desk.crowd.reach.keys()].filter((place) => place !== hex)
    desk.drop(goal!)
    expect(units.map((unit) => desk.question.placeOf(unit))).toEqual(units.map(() => goal))
  })

  it('is none where nothing can be moved, so that the map is dragged', () => {
    expect(desk.grab(hexOf('1218'))).toBe(false)
  })
})

describe('what the map shows', () => {
  it('is what holds in the scenario, and what is switched on beside it', () => {
    expect(desk.open.look.lines).toEqual({ historical: 'fortified', soviet: 'enemy fortified' })
    desk.toggleExtra('sane')
    expect(desk.open.look.lines).toMatchObject({ historical: 'fortified', sane: 'fortified' })
    desk.toggleExtra('sane')
    expect(desk.open.look.lines).toEqual({ historical: 'fortified', soviet: 'enemy fortified' })
  })
})

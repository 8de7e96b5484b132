import { TABLES } from '@hexfront/games/tables'
import { beforeAll, describe, expect, it } from 'vitest'
import { Bots } from '../bots.ts'
import { Pondering } from '../pondering.ts'
import { PERSON, type Seat, Session } from '../session.ts'
import { Counsel, deedsIn } from './counsel.ts'
import { Outlook } from './outlook.ts'
import { studyBar, studyEyes } from './permission.ts'
import { Scholars } from './scholars.ts'

type Tables = Awaited<ReturnType<(typeof TABLES)[string]>>

const tables: Record<string, Tables> = {}
beforeAll(async () => {
  for (const id of ['dagc73', 'damos', 'drill']) tables[id] = await TABLES[id]!()
})

function begin(game: string, seats: readonly Seat[]): Session {
  const table = tables[game]!
  const start = { id: 'study', seats, seed: 'study', opening: 'ready', origin: null } as const
  return Session.begin(table, table.game.scenarios[0]!.id, {}, new Bots(), start)
}

describe('a game that is on', () => {
  it('is not studied where two people play it', () => {
    expect(studyBar(begin('dagc73', [PERSON, PERSON]))).toBe('against a person')
    expect(studyBar(begin('dagc73', ['regular', PERSON]))).toBeNull()
  })

  it('is not studied where nobody knows how', () => {
    expect(studyBar(begin('drill', [PERSON, 'random']))).toBe('no plans')
  })

  it('is studied with the eyes of its player where something is hidden', () => {
    expect(studyEyes(begin('damos', ['regular', PERSON]))).toBe(2)
    expect(studyEyes(begin('dagc73', ['regular', PERSON]))).toBeNull()
    expect(studyBar(begin('damos', ['regular', 'regular']))).toBe('hidden')
  })

  it('has no bar of chances where a person is played against, or nobody plays', () => {
    const isAllowed = (seats: readonly Seat[]): boolean => new Outlook(begin('dagc73', seats), new Scholars()).isAllowed
    expect([isAllowed([PERSON, PERSON]), isAllowed(['regular', 'regular']), isAllowed(['regular', PERSON])]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('is advised on for the side that is asked, if that is not another one with secrets', () => {
    const sideOf = (session: Session): number => new Counsel(session, new Scholars()).side
    const open = begin('dagc73', ['regular', PERSON])
    expect(sideOf(open)).toBe(open.asked)
    const hidden = begin('damos', [PERSON, 'regular'])
    hidden.lookAt(0)
    const asked = hidden.table.game.blank(hidden.match.setting)
    hidden.match.positionAt(0, asked)
    const decision = hidden.table.game.decision(asked)
    const first = decision.isOver ? 0 : decision.side
    expect(sideOf(hidden)).toBe(first === hidden.viewer ? first : 0)
    expect(sideOf(begin('dagc73', [PERSON, PERSON]))).toBe(0)
  })
})

describe('deeds', () => {
  const said = (text: string, depth: number) => ({ choice: 0, text, units: [], places: [], depth })

  it('are answers with those that go on with them', () => {
    const line = [said('move a', 1), said('to 1', 2), said('move b', 1), said('to 2', 2), said('end', 1)]
    expect(deedsIn(line).map((deed) => deed.map(({ text }) => text))).toEqual([
      ['move a', 'to 1'],
      ['move b', 'to 2'],
      ['end'],
    ])
  })

  it('may begin in the middle of one', () => {
    const line = [said('to 1', 2), said('move b', 1), said('to 2', 2)]
    expect(deedsIn(line).map((deed) => deed.length)).toEqual([1, 2])
  })
})

describe('pondering', () => {
  it('tells of the last thought only', () => {
    const pondering = new Pondering()
    const heard: number[] = []
    pondering.subscribe(() => heard.push(pondering.progress))
    const first = pondering.begin(1)
    first.reach(0.2)
    const second = pondering.begin(2)
    first.reach(0.9)
    first.end()
    second.reach(0.1)
    expect([pondering.side, heard]).toEqual([2, [0.2, 0.1]])
    second.end()
    expect(pondering.side).toBe(0)
  })

  it('says nothing of thoughts too short to be noticed', () => {
    const pondering = new Pondering()
    let told = 0
    pondering.subscribe(() => told++)
    pondering.begin(1).end()
    expect(told).toBe(0)
  })
})

import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session, type SessionStart } from '../session/session.ts'
import { carry, chorusesOf, commonReach, gathering, inChorus, mustersOf } from './crowd.ts'
import { Question } from './question.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }

const begin = async (game: string, scenario: string): Promise<Session> =>
  Session.begin(await TABLES[game]!(), scenario, {}, new Bots(), START)

let session: Session
const hexOf = (name: string): number => session.table.display.sheet(session.match.setting).board.grid.parse(name)
const placeOf = (unit: number): number => session.table.display.placeOf(session.view, unit)

/** The fullest hex of units that are offered. */
function stack(): { hex: number; units: readonly number[] } {
  const question = new Question(session)
  const stacks = Map.groupBy(new Set(session.answers.flatMap(({ units }) => units)), (unit) => question.placeOf(unit))
  const [hex, units] = [...stacks]
    .filter(([place]) => question.isOnMap(place))
    .sort(([, a], [, b]) => b.length - a.length)[0]!
  return { hex, units }
}

describe('many units in the moves of dagc73', () => {
  beforeEach(async () => {
    session = await begin('dagc73', 'historical')
  })

  it('are picked one by one, so they are no gathering', () => {
    const { units } = stack()
    expect(units.length).toBeGreaterThan(1)
    expect(mustersOf(session, units).map(({ isGathering }) => isGathering)).toEqual([false])
  })

  it('can go together only where each of them can go', () => {
    const { units } = stack()
    const alone = units.map((unit) => commonReach(session, [unit]))
    const common = commonReach(session, units)
    for (const place of common.keys()) for (const reach of alone) expect(reach.has(place)).toBe(true)
    for (const place of alone[0]!.keys()) expect(common.has(place)).toBe(alone.every((reach) => reach.has(place)))
  })

  it('go to a hex in one act, which one undo takes back', () => {
    const { hex, units } = stack()
    const [goal] = [...commonReach(session, units).keys()].filter((place) => place !== hex)
    const before = session.match.entries.length
    expect(carry(session, units, goal!)).toBe(2 * units.length)
    expect(units.map(placeOf)).toEqual(units.map(() => goal))
    expect(session.undo()).toBe(true)
    expect(session.match.entries).toHaveLength(before)
    expect(units.map(placeOf)).toEqual(units.map(() => hex))
  })
})

describe('many units in an attack of dagc73', () => {
  beforeEach(async () => {
    session = await begin('dagc73', 'historical')
    session.take(session.answers.find(({ verb }) => verb === 'done')!.choice)
    session.take(session.answers.find(({ places }) => places.includes(hexOf('4011')))!.choice)
  })

  it('join in one act', () => {
    const units = session.answers.filter(({ verb }) => verb === 'join').map(({ units: [unit] }) => unit!)
    const [muster] = mustersOf(session, units)
    expect(muster).toMatchObject({ verb: 'join', isGathering: true })
    expect(session.takeTogether(gathering('join', units))).toBe(units.length)
    expect(session.table.display.matter(session.view)!.members.map(({ unit }) => unit)).toEqual(units)
    session.undo()
    expect(session.table.display.matter(session.view)!.members).toEqual([])
  })
})

describe('many units in the operations of pes', () => {
  it('go as one force where they can', async () => {
    session = await begin('pes', 'campaign')
    const { units } = stack()
    const places = [...commonReach(session, units).keys()]
    expect(places.length).toBeGreaterThan(0)
  })
})

describe('an advance of efs', () => {
  const PANZERS = ['g:18/18Pz', 'g:52/18Pz', 'g:101/18Pz', 'g:413Eng']

  it('is spoken in chorus, and one undo takes all of it back', async () => {
    const table = await TABLES['efs']!()
    for (let seed = 0; seed < 20 && session.step !== 'advance'; seed++) {
      session = Session.begin(table, 'borisov', {}, new Bots(), { ...START, seed: String(seed) })
      const lines = [
        'done',
        ...[`move ${PANZERS[0]}`, ...PANZERS.slice(1).map((unit) => `join ${unit}`), 'to 1729', 'stop', 'done'],
        ...['attack 1829', ...PANZERS.map((unit) => `join ${unit}`), 'declare', 'done'],
        ...['done', 'done', 'done', 'done', 'roll'],
      ]
      for (const line of lines) session.take(table.game.read(session.match.position, line).choice)
    }
    expect(session.step).toBe('advance')
    const choruses = chorusesOf(session, session.answers)
    expect(choruses.map((chorus) => chorus.length)).toEqual([PANZERS.length])
    const before = session.match.entries.length
    expect(session.takeTogether(inChorus(choruses[0]!))).toBe(PANZERS.length)
    expect(session.undo()).toBe(true)
    expect(session.match.entries).toHaveLength(before)
  })
})

import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { Chronicle } from '../session/chronicle.ts'
import { happenings } from '../session/happenings.ts'
import { PERSON, Session, type SessionStart } from '../session/session.ts'
import { Desk } from './desk.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'fog', opening: 'ready', origin: null }
const bots = new Bots()

let desk: Desk

beforeEach(async () => {
  desk = new Desk(Session.begin(await TABLES['dagc09']!(), 'historical', { mandatoryAttack: 'off' }, bots, START))
})

const say = (...texts: string[]): void => {
  for (const text of texts)
    expect(desk.session.take(desk.session.table.game.read(desk.session.match.position, text).choice), text).toBeNull()
}
const hex = (name: string): number => desk.board.grid.parse(name)
const ids = (units: readonly number[]): string[] =>
  units.map((unit) => desk.session.table.game.naming(desk.session.match.setting)('unit', unit))

describe('a stack whose order is a rule', () => {
  it('is seen and fanned out from its top', () => {
    expect(ids(desk.question.unitsAt(hex('3600')))).toEqual(['r:11G', 'r:5GT'])
    const shown = desk.pieces.filter(({ place }) => place === hex('3600'))
    expect(ids(shown.map(({ unit }) => unit))).toEqual(['r:11G', 'r:5GT'])
  })

  it('is turned over beside the question: a press opens it, and answers nothing', () => {
    say('done')
    const { length } = desk.session.match.entries
    expect(desk.session.answers.every(({ verb }) => verb !== 'swap')).toBe(true)
    expect(desk.question.stops).not.toContain(hex('3600'))
    desk.press(hex('3600'), 0)
    expect(desk.session.match.entries).toHaveLength(length)
    const [swap] = desk.open.fan!.answers
    expect(desk.open.fan!.answers.map(({ text }) => text)).toEqual(['Change the order in 3600'])
    desk.take(swap!)
    expect(ids(desk.question.unitsAt(hex('3600')))).toEqual(['r:5GT', 'r:11G'])
  })

  it('adds its own answers to those of the question', () => {
    say('done', 'done')
    desk.press(hex('3600'), 0)
    expect(desk.open.fan!.answers.map(({ verb }) => verb)).toEqual(['move', 'move', 'swap'])
  })
})

describe('names', () => {
  it('of columns are those of the display', () => {
    say('done', 'attack 4503', 'join r:65', 'join r:P')
    expect(desk.others.filter(({ verb }) => verb === 'lower').map(({ text }) => text)).toContain('Roll on −2,−1')
  })
})

describe('the large button', () => {
  it('is the first answer of several that is open', () => {
    say('done', 'attack 4503')
    expect(desk.primary).toBeNull()
    say('join r:65')
    expect(desk.primary?.verb).toBe('roll')
  })
})

describe('what an attack shows of itself', () => {
  it('lies over the map as long as it is in hand', () => {
    say('done', 'attack 4503', 'join r:65')
    expect(
      desk
        .shownOverlays()
        .filter(({ id }) => id === 'matter')
        .map(({ paint }) => paint),
    ).toEqual([desk.matter?.paint])
    say('withdraw')
    expect(desk.shownOverlays().some(({ id }) => id === 'matter')).toBe(false)
  })
})

describe('who is made known in place', () => {
  it('has not come in, nor left when covered again', () => {
    say('done', 'attack 4503', 'join r:65', 'join r:P', 'roll')
    const { session } = desk
    for (let n = 0; n < 9 && session.step !== 'arrivals' && session.asked !== 1; n++) {
      const end = session.answers.find(({ verb }) => verb === 'halt' || verb === 'done')
      session.take((end ?? session.answers[0]!).choice)
    }
    expect(session.viewer).toBe(1)
    const soviet = session.table.display.faces(session.match.setting)
    const { trails } = happenings(session, new Chronicle(session), 0, session.match.entries.length)
    expect(trails.filter(({ unit, places }) => soviet[unit]!.side === 2 && places.length === 1)).toEqual([])
  })
})

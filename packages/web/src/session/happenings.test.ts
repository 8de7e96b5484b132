import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from './bots.ts'
import { Chronicle } from './chronicle.ts'
import { crowdsOf, happenings, lastNews } from './happenings.ts'
import { plainOf } from './naming.ts'
import { PERSON, Session, type SessionStart } from './session.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }
const bots = new Bots()

let session: Session
let chronicle: Chronicle

beforeEach(async () => {
  session = Session.begin(await TABLES['dagc73']!(), 'historical', {}, bots, START)
  chronicle = new Chronicle(session)
})

const say = (...texts: string[]): void => {
  for (const text of texts)
    expect(session.take(session.table.game.read(session.match.position, text).choice), text).toBeNull()
}

const written = (): string[] =>
  session.match.choices().map((choice) => session.table.game.write(session.match.position, choice))

const offer = (verb: string): string => written().find((text) => text.startsWith(`${verb} `))!

function move(unit: string): void {
  say(`move ${unit}`)
  say(offer('to'))
}

const now = () => session.match.entries.length
const since = (from: number) => happenings(session, chronicle, from, now())

/** Attacks the first hex that can be, with all who can. */
function attack(): void {
  say(offer('attack'))
  for (let join = offer('join'); join !== undefined; join = offer('join')) say(join)
  say('roll')
}

describe('what has happened', () => {
  it('draws a trail a unit, from where it was to where it is', () => {
    const from = now()
    move('r:1')
    move('r:29')
    const { trails, fights } = since(from)
    expect(trails.map(({ unit }) => session.table.game.naming(session.match.setting)('unit', unit))).toEqual([
      'r:1',
      'r:29',
    ])
    for (const { places, side } of trails) expect([places.length, side]).toEqual([2, 2])
    expect(fights).toEqual([])
    expect(crowdsOf(session, trails).flat()).toHaveLength(2)
  })

  it('tells a fight with its dice, who attacked, what was lost and what it brought', () => {
    say('done')
    const from = now()
    attack()
    while (session.step !== 'combat') say(written()[0]!)
    const { fights, losses, gains } = since(from)
    expect(fights).toHaveLength(1)
    const [fight] = fights
    expect(fight!.draws).toHaveLength(1)
    expect(plainOf(fight!.words[0]!)).toMatch(/^Attack on \d{4} by .+( and .+)?$/)
    expect(fight!.losses).toEqual(losses)
    expect(fight!.gains).toEqual(gains)
    const lost = session.match.entries.slice(from).flatMap(({ told }) => told.filter(({ event }) => event === 'lost'))
    expect(losses.map(({ unit }) => unit)).toEqual(lost.map(({ operands }) => operands[0]))
    expect(session.match.position).toMatchObject({ vp: { german: gains[0], soviet: gains[1] } })
  })

  it('keeps two attacks apart', () => {
    say('done')
    const from = now()
    for (let n = 0; n < 2; n++) {
      attack()
      while (session.step !== 'combat') say(written()[0]!)
    }
    const { fights } = since(from)
    expect(fights).toHaveLength(2)
    expect(fights[0]!.to).toBeLessThanOrEqual(fights[1]!.from)
  })

  it('is the same when it is asked again, and follows an undo', () => {
    const from = now()
    move('r:1')
    const first = since(from)
    expect(since(from)).toEqual(first)
    session.undo()
    expect(since(from).trails).toEqual([])
  })

  it('is news to a side from its own last phase on, whoever was asked in between', () => {
    expect(lastNews(session)?.isFresh ?? false).toBe(false)
    move('r:1')
    while (session.asked === 2) say('done')
    expect(session.viewer).toBe(1)
    const news = lastNews(session)!
    expect(news).toMatchObject({ isFresh: true, to: now() })
    expect(since(news.from).trails.filter(({ places }) => places.length > 1)).toHaveLength(1)
  })
})

describe('what a side may not see', () => {
  it('is not told: strengths that were never shown stay out of it, and losses are those heard', async () => {
    const drill = await TABLES['drill']!()
    const played = Session.begin(drill, 'meeting', {}, bots, { ...START, seed: 'fog' })
    const told = new Chronicle(played)
    for (let n = 0; n < 60 && !played.decision.isOver; n++) {
      if (played.asked === 0) played.stepOn()
      else played.take(played.match.choices()[0]!)
    }
    const { trails, losses } = happenings(played, told, 0, played.match.entries.length)
    expect(trails.length).toBeGreaterThan(0)
    for (const { worth } of losses) expect(worth).toBe(1)
  })
})

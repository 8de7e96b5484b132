import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { Bots } from './bots.ts'
import { Chronicle } from './chronicle.ts'
import { happenings } from './happenings.ts'
import { passedBetween, passedNow } from './passed.ts'
import { PERSON, Session, type SessionStart } from './session.ts'
import { storyOf } from './story.ts'
import { summaryOf, turnsOf } from './turn-summary.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'a', opening: 'ready', origin: null }

const begin = async (scenario: string): Promise<Session> =>
  Session.begin(await TABLES['efs']!(), scenario, {}, new Bots(), START)

/** Answers in people's place until something holds: moves to the first hex that is offered, and ends what can be ended. */
function playUntil(session: Session, isThere: () => boolean): void {
  const chance = { n: 7 }
  for (let n = 0; n < 4000 && !isThere(); n++) {
    if (!session.isPersonAsked) {
      session.take(session.match.choices()[0]!)
      continue
    }
    chance.n = (chance.n * 1103515245 + 12345) % 2147483648
    const { answers } = session
    const end = answers.find(({ verb }) => verb === 'done')
    const { choice } = end && chance.n % 3 === 0 ? end : answers[chance.n % answers.length]!
    session.take(choice)
  }
}

describe('a turn in short', () => {
  it('adds up what the chronicle tells choice by choice', async () => {
    const session = await begin('borisov')
    playUntil(session, () => turnsOf(session).length > 1)
    const [first = 0] = turnsOf(session)
    const summary = summaryOf(session, first)!
    expect(summary.isOver).toBe(true)
    const { losses, gains } = happenings(session, new Chronicle(session), summary.from, summary.to)
    expect(summary.points.map(({ before, after }) => after - before)).toEqual(gains)
    const worth = (side: number) => {
      const faces = session.table.display.faces(session.match.setting)
      return losses.reduce((sum, loss) => sum + (faces[loss.unit]?.side === side ? loss.worth : 0), 0)
    }
    expect(summary.losses.map((one) => one.worth)).toEqual([worth(1), worth(2)])
  })

  it('names the places that changed hands, and those whose turn is not over', async () => {
    const session = await begin('borisov')
    playUntil(session, () => turnsOf(session).length > 1)
    const { display } = session.table
    const [first = 0, second = 0] = turnsOf(session)
    const { taken, to } = summaryOf(session, first)!
    const after = session.table.game.blank(session.match.setting)
    session.match.positionAt(to, after)
    for (const { place, to: side } of taken) expect(display.holder?.(after, place)).toBe(side)
    expect(summaryOf(session, second)?.isOver).toBe(false)
    expect(summaryOf(session, 99)).toBeNull()
  })
})

describe('phases that ask nobody', () => {
  it('pass by themselves, and the log says so', async () => {
    const session = await begin('borisov')
    const say = (line: string) => session.take(session.table.game.read(session.match.position, line).choice)
    say('done')
    say('done')
    // Nobody stands next to an enemy yet: nothing is declared, and nobody reacts.
    expect(session.match.entries.at(-1)!.phase).toBe('axis movement')
    const passed = passedNow(session)
    expect(passed).toContain('axis declaration')
    expect(passed).toContain('soviet reaction')
    expect(passed).not.toContain('axis air battle')
    playUntil(session, () => passedNow(session).length === 0 && session.match.entries.length > 6)
    const told = storyOf(session).flatMap((chapter) => chapter.passed)
    expect(told).toContain('axis declaration')
  })

  it('are not told of where the scenario does not have them', async () => {
    const { match, table } = await begin('borisov')
    const absent = new Set(table.display.absent?.(match.setting))
    expect(absent).toContain('soviet replacements')
    const turn = { turn: match.starts[0]!.turn, phase: 'weather' }
    const next = { ...turn, phase: 'axis movement' }
    expect(passedBetween(match.setting.sequence, turn, next, absent)).not.toContain('soviet replacements')
    expect(passedBetween(match.setting.sequence, next, next, absent)).toEqual([])
  })
})

import { seededDice } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { give, HexOfAnswer, saidBeforehand } from './beforehand.ts'

/** A game of damos in which the side that does not move is asked whether it reacts. */
async function window(): Promise<Session> {
  const table = await TABLES['damos']!()
  const session = Session.begin(table, table.game.scenarios[0]!.id, {}, new Bots(), {
    id: 'beforehand',
    seats: [PERSON, PERSON],
    seed: 'windows',
    opening: 'ready',
    origin: null,
  })
  const dice = seededDice('hand')
  for (let n = 0; n < 4000 && session.step !== 'window'; n++) {
    const { answers } = session
    if (answers.length === 0) session.stepOn()
    else session.take(answers[dice.pick(answers.length, 'answer')]!.choice)
  }
  expect(session.step).toBe('window')
  return session
}

const offered = ({ table }: Session) => table.display.beforehand!['window']!

describe('an answer given beforehand', () => {
  it('is given now and in every window of the phase, and no window asks again until it is taken back', async () => {
    const session = await window()
    const side = session.asked
    const before = session.match.entries.length
    give(session, offered(session).find((one) => one.until === 'phase' && !one.with)!, 0)
    expect(session.match.entries[before]).toMatchObject({ side, text: 'pass', by: 'standing' })
    expect(session.match.standing(side)).toHaveLength(1)
    expect(session.match.standing(3 - side)).toHaveLength(0)
  })

  it('is told to the side that gave it as it was offered, and taken back at a press', async () => {
    const session = await window()
    const side = session.asked
    const { match } = session
    const tool = new HexOfAnswer(session)
    tool.start(offered(session).find((one) => one.with === 'exception')!)
    const hex = match.setting.kinds['place']!.read('2814')
    tool.press(hex)
    const [answer] = match.standing(side)
    expect(tool.offer).toBeNull()
    expect(answer).toMatchObject({ step: 'window', say: 'pass', asksFor: ['2814'] })
    expect(saidBeforehand(session, answer!)).toBe('Let all pass, but ask for the force in 2814')
    match.withdraw(side)
    expect(match.standing(side)).toEqual([])
  })

  it('waits for its hex, and is dropped by a step back', async () => {
    const session = await window()
    const tool = new HexOfAnswer(session)
    tool.start(offered(session).find((one) => one.with === 'end')!)
    tool.escape()
    expect([tool.offer, session.standing]).toEqual([null, []])
  })
})

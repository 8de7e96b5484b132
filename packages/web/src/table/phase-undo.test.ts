import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { Bots } from '../session/bots.ts'
import { PERSON, Session } from '../session/session.ts'
import { Desk } from './desk.ts'
import { phaseUndoOf } from './phase-undo.ts'

let session: Session
let desk: Desk

beforeEach(async () => {
  const start = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null } as const
  session = Session.begin(await TABLES['dagc73']!(), 'historical', {}, new Bots(), start)
  desk = new Desk(session)
})

function move(): void {
  session.take(session.answers.find(({ verb }) => verb === 'move')!.choice)
  session.take(session.answers.find(({ verb }) => verb === 'to')!.choice)
}

const length = (): number => session.match.entries.length

describe('undo of a whole phase', () => {
  it('is offered where it is more than the last choice', () => {
    expect(phaseUndoOf(session)).toBeNull()
    session.take(session.answers.find(({ verb }) => verb === 'move')!.choice)
    expect(phaseUndoOf(session)).toBeNull()
  })

  it('goes back to its start in one act, says so, and redo brings it back', () => {
    const start = length()
    for (let n = 0; n < 3; n++) move()
    const end = length()
    expect(phaseUndoOf(session)).toEqual({ acts: 6, phase: 'Soviet move', isWhole: true })
    desk.undoPhase()
    expect(length()).toBe(start)
    expect(desk.open.notice?.text).toBe('6 choices of the phase “Soviet move” are undone. Redo brings them back.')
    expect(session.redo()).toBe(true)
    expect(length()).toBe(end)
    expect(session.canRedo).toBe(false)
  })

  it('undoes the last choice where there is no more to it, and says why where there is none', () => {
    session.take(session.answers.find(({ verb }) => verb === 'move')!.choice)
    desk.undoPhase()
    expect(session.step).toBe('move')
    while (session.undo());
    desk.undoPhase()
    expect(desk.open.notice?.text).toContain(desk.undoBarrier)
  })
})

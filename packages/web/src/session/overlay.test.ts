import { Choices, type DataOverlay, fingerprint, readLine, writeRecord } from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { pack, unpack } from '../store/links.ts'
import { fileOf, headOf, openKept, openText, recordOf } from '../store/save.ts'
import { summaryOf } from '../store/summary.ts'
import { Bots } from './bots.ts'
import { hallOf, seenIn } from './hall.ts'
import { PERSON, Session, type SessionStart } from './session.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'mine', opening: 'ready', origin: null }
const SLOW: DataOverlay = { name: 'My copy', about: 'as printed', set: { 'unit.r:1.movement': 1, 'crt.3-1.4': 'Dr' } }
const bots = new Bots()

let table: GameTable
let session: Session

const begin = (overlay: DataOverlay | null): Session => Session.begin(table, 'historical', {}, bots, START, overlay)

beforeEach(async () => {
  table = await TABLES['dagc73']!()
  session = begin(SLOW)
})

function say(text: string): void {
  expect(session.take(table.game.read(session.match.position, text).choice)).toBeNull()
}

const dataOf = ({ match }: Session): string => fingerprint(match.game, match.setting)

/** The journal as it lies where games are kept. */
const written = ({ ledger }: Session): string[] => ledger.pages().flatMap(({ text }) => text.split('\n'))

describe('a game with an overlay keeps it', () => {
  it('in the record and its fingerprint', () => {
    expect(recordOf(session).overlay).toEqual(SLOW)
    expect(recordOf(session).data).toBe(dataOf(session))
    expect(dataOf(session)).not.toBe(dataOf(begin(null)))
  })

  it('where it is kept, and in the file that is made of that', async () => {
    const kept = { head: headOf(session), lines: written(session) }
    expect((await openKept('kept', kept, bots)).overlay).toEqual(SLOW)
    const opened = await openText(fileOf(kept), { by: 'file', name: 'mine.save.json' }, bots)
    expect([opened.overlay, opened.notice]).toEqual([SLOW, null])
  })

  it('in a record, a link and a journal that others open', async () => {
    const record = writeRecord(recordOf(session))
    const linked = await unpack(await pack(record))
    for (const text of [record, linked, written(session).join('\n')]) {
      const opened = await openText(text, { by: 'link', name: '' }, bots)
      expect([opened.overlay, opened.notice]).toEqual([SLOW, null])
    }
  })

  it('in a branch, and through undo and redo', () => {
    say('move r:1')
    session.undo()
    session.redo()
    const branch = session.branch(session.match.entries.length, { ...START, id: 'branch' })
    expect([session.overlay, branch.overlay]).toEqual([SLOW, SLOW])
  })

  it('in a window that looks on', async () => {
    const lines = written(session)
    const other = await openKept('other', { head: headOf(session), lines }, bots)
    say('move r:1')
    const news = written(session).slice(lines.length)
    expect(news.map((text) => readLine(text).line)).toContain('choice')
    other.lookOn('found')
    other.follow(news)
    expect(other.match.entries.at(-1)?.hash).toBe(session.match.entries.at(-1)?.hash)
  })

  it('and tells of it where kept games are listed', () => {
    expect([summaryOf(session).overlay, summaryOf(begin(null)).overlay]).toEqual(['My copy', undefined])
  })
})

describe('those who think beside the page', () => {
  it('play by the overlaid values', () => {
    say('move r:1')
    const { game } = table
    const { position } = session.match
    const reach = (hall = hallOf(session.match)): number[] => {
      const listed = new Choices()
      game.choices(seenIn(game, hall, position.bytes), listed)
      return listed.toArray()
    }
    expect(reach()).toEqual(session.match.choices())
    expect(reach({ ...hallOf(session.match), overlay: null })).not.toEqual(session.match.choices())
  })

  it('are sent no more of an overlay than it takes', () => {
    const asItIs = table.game.book?.slot('unit.r:29.movement')?.value ?? 0
    const same = begin({ ...SLOW, set: { ...SLOW.set, 'unit.r:29.movement': asItIs } })
    const { overlay } = hallOf(same.match)
    expect(overlay?.set).toEqual(SLOW.set)
    expect(fingerprint(table.game, table.game.setting('historical', {}, overlay))).toBe(dataOf(same))
  })
})

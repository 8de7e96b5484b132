import { Choices, type MatchRecord, readJournal, writeRecord } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeEach, describe, expect, it } from 'vitest'
import { fileOf, headOf, openKept, openText, recordOf } from '../store/save.ts'
import { Bots } from './bots.ts'
import { undoLabel } from './label.ts'
import { plainOf } from './naming.ts'
import { PERSON, Session, type SessionStart } from './session.ts'
import { isFold, momentOf, storyOf } from './story.ts'

const START: SessionStart = { id: 'test', seats: [PERSON, PERSON], seed: 'turn7', opening: 'ready', origin: null }
const bots = new Bots()

let session: Session

beforeEach(async () => {
  session = Session.begin(await TABLES['dagc73']!(), 'historical', {}, bots, START)
})

function say(text: string): void {
  const { game } = session.table
  expect(session.take(game.read(session.match.position, text).choice)).toBeNull()
}

const firstTo = (): string => {
  const { game } = session.table
  const listed = new Choices()
  game.choices(session.match.position, listed)
  return listed
    .toArray()
    .map((choice) => game.write(session.match.position, choice))
    .find((text) => text.startsWith('to '))!
}

function move(unit: string): void {
  say(`move ${unit}`)
  say(firstTo())
}

const phases = () => session.match.entries.map(({ phase }) => phase)

describe('undo and redo at one screen', () => {
  it('keep each choice in the phase it was made in', () => {
    move('r:1')
    say('done')
    const before = phases()
    expect(new Set(before.slice(-3))).toEqual(new Set(['soviet move']))
    session.undo()
    session.redo()
    expect(phases()).toEqual(before)
  })

  it('agree on whether there is something to redo, over the turn of another person', () => {
    move('r:1')
    for (let n = 0; n < 30 && session.asked === 2; n++) say('done')
    expect(session.asked).toBe(1)
    const after = session.match.entries.length
    let undone = 0
    while (session.undo()) undone++
    expect(session.match.entries.length).toBeLessThan(after - 1)
    for (let n = 0; n < undone; n++) {
      expect(session.canRedo).toBe(true)
      expect(session.redo()).toBe(true)
    }
    expect(session.canRedo).toBe(false)
    expect(session.redo()).toBe(false)
    expect(session.match.entries.length).toBe(after)
  })
})

describe('a game that is kept line by line', () => {
  const kept = () => ({ head: headOf(session), lines: session.ledger.waiting })

  it('opens as it was left, undone choices included', async () => {
    move('r:1')
    move('r:29')
    session.undo()
    const opened = await openKept('test', kept(), bots)
    expect(opened.record()).toEqual(session.record())
    expect([opened.step, opened.asked, opened.notice]).toEqual([session.step, session.asked, null])
    expect(opened.dice.save()).toEqual(session.dice.save())
    expect(opened.seats).toEqual(session.seats)
    expect(opened.ledger.waiting).toEqual([])
    expect(opened.ledger.written).toBe(kept().lines.length)
  })

  it('adds one line for a choice', () => {
    const before = session.ledger.waiting.length
    say('move r:1')
    expect(session.ledger.waiting.length).toBe(before + 1)
    session.ledger.wrote(before)
    expect([session.ledger.written, session.ledger.waiting.length]).toEqual([before, 1])
  })

  it('writes whole pages once, and only the last one again', () => {
    const store = new Map<number, string>()
    const keep = (): number[] => {
      const pages = session.ledger.pages()
      for (const { page, text } of pages) store.set(page, text)
      session.ledger.wrote(session.ledger.written + session.ledger.waiting.length)
      return pages.map(({ page }) => page)
    }
    keep()
    for (let n = 0; n < 130; n++) {
      say('move r:1')
      session.undo()
      expect(keep().length).toBeLessThanOrEqual(2)
    }
    const lines = [...store.values()].flatMap((text) => text.split('\n'))
    expect(lines.length).toBe(session.ledger.written)
    expect(store.size).toBe(Math.ceil(lines.length / 100))
    expect(readJournal(lines).record).toEqual(session.record())
  })

  it('remembers who took a seat', () => {
    session.seat(1, 'bot')
    expect(readJournal(session.ledger.waiting).seats).toEqual(['bot', PERSON])
  })

  it('leaves as a file and comes back', async () => {
    move('r:1')
    const opened = await openText(fileOf(kept()), { by: 'file', name: 'game.save.json' }, bots)
    expect(opened.record()).toEqual(session.record())
    expect(opened.dice.save()).toEqual(session.dice.save())
  })

  it('is handed over as it is where it is broken, and opens again once it was mended', async () => {
    move('r:1')
    const { head, lines } = kept()
    const broken = { head, lines: [...lines, '{"line":'] }
    await expect(openKept('test', broken, bots)).rejects.toThrow(/^saved game:\d+:1: this is not JSON/)
    const file = fileOf(broken)
    expect(file.split('\n').at(-2)).toBe('{"line":')
    const opened = await openText(file.replace('{"line":\n', ''), { by: 'file', name: 'mended.json' }, bots)
    expect(opened.record().play).toEqual(session.record().play)
  })
})

describe('a game that another window plays', () => {
  const kept = () => ({ head: headOf(session), lines: session.ledger.waiting })

  it('is followed line by line: choices, ways back, seats', async () => {
    const other = await openKept('test', kept(), bots)
    other.lookOn('found')
    const follow = (): void => other.follow(session.ledger.waiting.slice(other.ledger.written))
    move('r:1')
    follow()
    expect(other.record()).toEqual(session.record())
    session.undo()
    session.undo()
    move('r:29')
    session.seat(1, 'greedy')
    follow()
    expect([other.record(), other.seats]).toEqual([session.record(), session.seats])
    expect([other.ledger.written, other.ledger.waiting]).toEqual([session.ledger.waiting.length, []])
  })

  it('cannot be played or changed here', async () => {
    const other = await openKept('test', kept(), bots)
    const [answer] = other.answers
    let keptTimes = 0
    other.keep = () => keptTimes++
    other.lookOn('taken')
    const before = other.record()
    other.take(answer!.choice)
    other.takeTogether((answers) => answers[0] ?? null)
    other.seat(1, 'bot')
    other.mark({ note: 'no' })
    expect([other.undo(), other.redo(), other.answers]).toEqual([false, false, []])
    expect(other.record()).toEqual(before)
    expect([other.seats, other.markup, keptTimes]).toEqual([[PERSON, PERSON], {}, 0])
  })

  it('does not follow what does not fit', async () => {
    const other = await openKept('test', kept(), bots)
    other.lookOn('found')
    move('r:1')
    const lines = session.ledger.waiting.slice(other.ledger.written)
    expect(() => other.follow(lines.slice(1))).toThrow()
    expect(() => other.follow(session.ledger.waiting)).toThrow('begins anew')
  })
})

describe('undo after a game was opened again', () => {
  it('is what it was at every moment, whoever plays', async () => {
    for (const seats of [
      [PERSON, PERSON],
      ['random', PERSON],
      [PERSON, 'random'],
    ]) {
      session.seat(1, seats[0]!)
      session.seat(2, seats[1]!)
      for (let n = 0; n < 6; n++) {
        const saved = { head: headOf(session), lines: session.ledger.waiting }
        const file = writeRecord(recordOf(session))
        for (const opened of [
          await openKept('test', saved, bots),
          await openText(fileOf(saved), { by: 'file', name: 'a.json' }, bots),
          await openText(file, { by: 'file', name: 'a.json' }, bots),
        ])
          expect([opened.undoPoint, opened.undoable?.text]).toEqual([session.undoPoint, session.undoable?.text])
        const answer = session.answers[n % session.answers.length]
        if (answer) session.take(answer.choice)
      }
    }
  })
})

describe('what is written and drawn on the map', () => {
  const notes = { notes: [{ hex: '4012', text: 'dig in here' }] }
  const kept = () => ({ head: headOf(session), lines: session.ledger.waiting })

  it('is kept with the game, and those who show it hear of it', async () => {
    let heard = 0
    let keptTimes = 0
    session.keep = () => keptTimes++
    session.subscribe(() => heard++)
    const { version } = session
    session.mark(notes)
    expect([heard, keptTimes, session.version]).toEqual([1, 1, version])
    expect((await openKept('test', kept(), bots)).markup).toEqual(notes)
  })

  it('leaves with files and records, and goes along with a branch', async () => {
    session.mark(notes)
    expect((await openText(fileOf(kept()), { by: 'file', name: 'a.json' }, bots)).markup).toEqual(notes)
    expect((await openText(writeRecord(recordOf(session)), { by: 'file', name: 'a.json' }, bots)).markup).toEqual(notes)
  })

  it('is empty in games of before', async () => {
    expect(headOf(session)).not.toHaveProperty('markup')
    expect((await openKept('test', kept(), bots)).markup).toEqual({})
  })

  it('is bounded', () => {
    expect(() => session.mark({ note: 'x'.repeat(2001) })).toThrow(/too much/)
    expect(() => session.mark({ all: Array.from({ length: 20_001 }, () => 1) })).toThrow(/too much/)
    expect(session.markup).toEqual({})
  })
})

describe('a game that travels', () => {
  it('keeps its seats and the way it was set up', async () => {
    session.seat(1, 'greedy')
    const opened = await openText(writeRecord(recordOf(session)), { by: 'file', name: 'a.json' }, bots)
    expect([opened.seats, opened.opening]).toEqual([['greedy', PERSON], 'ready'])
  })

  it('is for people where its record knows nobody, or nobody who is here', async () => {
    const record = session.record()
    expect((await openText(writeRecord(record), { by: 'file', name: 'a.json' }, bots)).seats).toEqual([PERSON, PERSON])
    const table = { seats: ['deep thought', 'greedy', 'greedy'] }
    expect((await openText(writeRecord({ ...record, table }), { by: 'file', name: 'a.json' }, bots)).seats).toEqual([
      PERSON,
      'greedy',
    ])
  })
})

describe('a game that the former client kept as one text', () => {
  /** Two turns by people who end every phase as soon as they may, in the form of that time. */
  function record(): MatchRecord {
    move('r:1')
    for (let n = 0; n < 400 && session.match.starts.length < 3; n++) session.take(session.answers.at(-1)!.choice)
    move('r:29')
    const { standing: _, ...now } = session.record()
    const play = now.play.map(({ side, say, dice, hash }) => ({ side, say, hash, ...(dice ? { dice } : {}) }))
    return { ...now, format: 1, data: 'beef', play }
  }

  const text = (changed = record()) =>
    JSON.stringify({ hexfront: 'save', seed: 'a', seats: [PERSON, 'bot'], dice: [1, 2, 3, 4], record: changed })

  it('opens, and is then to be kept line by line', async () => {
    const opened = await openKept('old', { head: null, text: text() }, bots)
    expect(opened.match.entries.length).toBeGreaterThanOrEqual(1)
    expect(opened.ledger.written).toBe(0)
    expect(readJournal(opened.ledger.waiting).record).toEqual(opened.record())
  })

  it('opens at its last turn start with a word where it does not replay, and keeps what it was', async () => {
    const { play, ...rest } = record()
    const broken = play.map((line, at) => (at === play.length - 1 ? { ...line, say: 'dance' } : line))
    const old = text({ ...rest, play: broken })
    const opened = await openKept('old', { head: null, text: old }, bots)
    const last = rest.turns.at(-1)!
    expect(opened.notice).toMatchObject({ turn: last.turn, unplayed: play.length - last.at })
    expect(opened.notice!.text).toContain('"dance"')
    expect(opened.ledger.former).toBe(old)
    expect(opened.match.entries.length).toBeGreaterThanOrEqual(last.at)
    opened.dismiss()
    expect(opened.notice).toBeNull()
  })

  it('tells the story of what cannot be played any more', async () => {
    const { play, ...rest } = record()
    const broken = play.map((line, at) => (at === 8 ? { ...line, say: 'dance' } : line))
    const opened = await openText(writeRecord({ ...rest, play: broken }), { by: 'file', name: 'old.json' }, bots)
    const last = rest.turns.at(-1)!
    expect(opened.match.origin!.story.length).toBe(last.at)
    const story = storyOf(opened)
    expect(story.flatMap(({ lines }) => lines).length).toBeGreaterThan(10)
    expect(momentOf(story[0]!.lines[0]!)).toBe(0)
  })
})

describe('dice that are seen falling', () => {
  const target = () => session.answers.find(({ verb }) => verb === 'attack')!.choice
  const join = () => session.answers.find(({ verb }) => verb === 'join')!.choice

  function throwing(): () => void {
    let land = (): void => {}
    session.tumble = () =>
      new Promise((go) => {
        land = go
      })
    say('done')
    session.take(target())
    session.take(join())
    say('roll')
    return () => land()
  }

  it('show nothing of what they did until they have landed', async () => {
    const land = throwing()
    const at = session.falling
    expect(session.match.entries[at]!.text).toBe('roll')
    expect([session.step, session.told, session.moment]).toEqual(['assault', at, at])
    expect([session.answers, session.undoPoint, session.anytime]).toEqual([[], -1, []])
    const before = storyOf(session)
    expect(before.at(-1)!.phase).not.toBe('soviet combat')
    land()
    await Promise.resolve()
    expect([session.falling, session.step === 'assault']).toEqual([-1, false])
    expect(storyOf(session).at(-1)!.phase).toBe('soviet combat')
  })

  it('land at once when somebody presses on, and never twice', async () => {
    const land = throwing()
    session.land()
    const { version } = session
    land()
    await Promise.resolve()
    expect([session.falling, session.version]).toEqual([-1, version])
  })

  it('give way to a look back', () => {
    throwing()
    session.lookAt(0)
    expect([session.falling, session.moment, session.isLive]).toEqual([-1, 0, false])
  })
})

describe('a prepared set-up', () => {
  beforeEach(async () => {
    session = Session.begin(await TABLES['dagc73']!(), 'historical', {}, bots, { ...START, opening: 'by hand' })
    say('prepared')
  })

  it('is one line of the log', () => {
    const [chapter] = storyOf(session)
    expect(chapter!.lines).toHaveLength(1)
    const [fold] = chapter!.lines
    expect(isFold(fold!) && fold.folded.length).toBe(session.match.entries.length / 2)
  })

  it('is undone by its own name', () => {
    expect(undoLabel(session)).toBe('Take the prepared deployment')
    say('done')
    expect(undoLabel(session)).toBe('End the set-up')
  })
})

describe('what another side did in secret', () => {
  it('is undone by what was heard of it', async () => {
    session = Session.begin(await TABLES['efs']!(), 'borisov', {}, bots, { ...START, seats: [PERSON, PERSON] })
    for (const line of [
      'done',
      'move g:18/18Pz',
      'to 1729',
      'stop',
      'done',
      'attack 1829',
      'join g:18/18Pz',
      'declare',
    ])
      say(line)
    for (const line of ['done', 'done', 'done', 'stand 1829']) say(line)
    expect([session.sideName(session.viewer), undoLabel(session)]).toEqual(['Axis', 'An order for I-1829'])
  })
})

describe('the log', () => {
  it('names who attacks in one line', () => {
    say('done')
    say('attack 4011')
    for (let n = 0; n < 3; n++) session.take(session.answers.find(({ verb }) => verb === 'join')!.choice)
    say('roll')
    const lines = storyOf(session)
      .at(-1)!
      .lines.flatMap((line) => (isFold(line) ? [] : line.words.map(plainOf)))
    expect(lines[0]).toMatch(/^Attack on \d{4} by [^,]+, [^,]+ and [^,]+$/)
    expect(lines[1]).toMatch(/^At \d-\d, die \d: /)
  })
})

import { hash, type Refusal } from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { Command, Frame } from '@hexfront/wire'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { House } from './house.fixture.ts'
import { RemotePlay } from './remote-play.ts'

const SOVIET = 2

let table: GameTable
let house: House
let play: RemotePlay
let sent: Command[]
let refusals: Refusal[]
let resyncs: number
let isOpen: boolean

beforeAll(async () => {
  table = await TABLES['dagc73']!()
})

beforeEach(() => {
  sent = []
  refusals = []
  resyncs = 0
  isOpen = true
  house = new House(table, 'historical', SOVIET)
  toSovietMove(house)
  play = open()
})

/** Both sides set up as the game would have it. */
function toSovietMove({ match }: House): void {
  while (!match.decision.isOver && !(match.decision.side === SOVIET && match.decision.step === 'move')) {
    const wanted = table.display.opening[match.decision.step] ?? []
    const texts = match.choices().map((choice) => table.game.write(match.position, choice))
    house.play(wanted.find((text) => texts.includes(text)) ?? texts.find((text) => text === 'done') ?? texts[0]!)
  }
}

function open(): RemotePlay {
  return new RemotePlay(table.game, house.match.setting, house.at(), house.frames, {
    get isOpen() {
      return isOpen
    },
    send: (command) => void sent.push(command),
    settled() {},
    arrived() {},
    refused: (refusal) => void refusals.push(refusal),
    lost: () => void resyncs++,
  })
}

function deliver(frames: readonly Frame[]): void {
  for (const frame of frames) {
    if (frame.t === 'ev') play.hear(frame)
    if (frame.t === 'ok') play.stored(frame.key, frame.n)
    if (frame.t === 'no') play.refuse(frame.key, frame)
    if (frame.t === 'stale') play.refuse(frame.key, { rule: '', because: 'stale' })
  }
}

/** The server answers all that was sent. */
function answerAll(): void {
  for (let command = sent.shift(); command; command = sent.shift()) deliver(house.answer(command))
}

const texts = (): string[] => play.choices().map((choice) => table.game.write(play.position, choice))
const say = (text: string) => play.take(table.game.read(play.position, text).choice)
const there = (): string => {
  const view = table.game.blank(house.match.setting)
  table.game.view(house.match.position, SOVIET, view)
  return hash(view)
}

describe('a game on a server', () => {
  it('has the viewer’s position, his log, and the turns and phases of it', () => {
    expect(hash(play.position)).toBe(there())
    expect(play.entries.map(({ turn, phase }) => `${turn} ${phase}`)).toEqual(
      house.match.entries.map(({ turn, phase }) => `${turn} ${phase}`),
    )
    expect(play.starts.map(({ turn }) => turn)).toEqual(house.match.starts.map(({ turn }) => turn))
    const now = table.game.blank(play.setting)
    const then = table.game.blank(play.setting)
    for (let at = 0; at <= play.entries.length; at += 7) {
      play.positionAt(at, now)
      house.match.positionAt(at, then)
      expect(hash(now)).toBe(hash(then))
    }
  })

  it('offers what the server would take', () => {
    expect(texts()).toEqual(house.match.choices().map((choice) => table.game.write(house.match.position, choice)))
  })
})

describe('an answer', () => {
  it('shows at once, and stays when the server has stored it', () => {
    const { length } = play.entries
    expect(say('move r:1')).toEqual({ ok: true })
    expect(play.entries).toHaveLength(length + 1)
    expect(sent).toMatchObject([{ t: 'do', at: house.n, say: ['move r:1'] }])
    const shown = hash(play.position)
    answerAll()
    expect(hash(play.position)).toBe(shown)
    expect(hash(play.position)).toBe(there())
    expect(play.entries.at(-1)!.text).toBe('move r:1')
  })

  it('waits for the one before it, and then says on what view it was decided', () => {
    say('move r:1')
    say(texts().find((text) => text.startsWith('to '))!)
    expect(sent).toHaveLength(1)
    const before = house.n
    deliver(house.answer(sent.shift()!))
    expect(sent).toMatchObject([{ t: 'do', at: before + 1 }])
    answerAll()
    expect(hash(play.position)).toBe(there())
    expect(house.match.entries.length).toBe(play.entries.length)
  })

  it('that throws dice shows nothing before the server has thrown them', () => {
    say('done')
    answerAll()
    say(texts().find((text) => text.startsWith('attack '))!)
    answerAll()
    for (let n = 0; n < 5 && texts().some((text) => text.startsWith('join ')); n++) {
      say(texts().find((text) => text.startsWith('join '))!)
      answerAll()
    }
    expect(texts()).toContain('roll')
    const before = hash(play.position)
    say('roll')
    expect(hash(play.position)).toBe(before)
    expect(play.isWaiting).toBe(true)
    expect(say('roll').ok).toBe(false)
    answerAll()
    expect(play.isWaiting).toBe(false)
    expect(hash(play.position)).toBe(there())
    expect(play.entries.at(-1)!.draws.length + play.entries.at(-2)!.draws.length).toBeGreaterThan(0)
  })

  it('that the server refuses is taken back, with the reason', () => {
    const before = hash(play.position)
    say('move r:1')
    const { key } = sent.shift()!
    deliver([{ t: 'no', game: 'k3vqabcd', key, rule: '5.1', because: 'not now' }])
    expect(hash(play.position)).toBe(before)
    expect(refusals).toMatchObject([{ rule: '5.1', because: 'not now' }])
  })

  it('decided on an old view is dropped with all that was to follow', () => {
    house.play('move r:29')
    say('move r:1')
    say(texts().find((text) => text.startsWith('to '))!)
    answerAll()
    expect(refusals.map(({ because }) => because)).toEqual(['stale'])
    deliver(house.frames)
    while (play.hasArrivals) play.next()
    expect(hash(play.position)).toBe(there())
  })

  it('is refused by the rules before it is sent', () => {
    const barred = table.game.read(play.position, 'move r:1').choice
    say('move r:1')
    answerAll()
    expect(play.take(barred).ok).toBe(false)
    expect(sent).toEqual([])
  })

  it('cannot be given without a connection', () => {
    isOpen = false
    expect(say('move r:1').ok).toBe(false)
    expect(sent).toEqual([])
  })
})

describe('several answers as one act', () => {
  it('travel in one command, and one undo takes them back', () => {
    const { length } = play.entries
    play.together(() => {
      say('move r:1')
      play.take(play.choices().find((choice) => table.game.write(play.position, choice).startsWith('to '))!, 'expanded')
    })
    expect(sent).toHaveLength(1)
    answerAll()
    expect(play.entries).toHaveLength(length + 2)
    expect(play.undoPoint([SOVIET])).toBe(length)
    expect(play.undo([SOVIET])).toBe(true)
    expect(play.entries).toHaveLength(length)
    answerAll()
    expect(hash(play.position)).toBe(there())
    expect(play.canRedo).toBe(true)
    expect(play.redo()).toBe(true)
    answerAll()
    expect(house.match.entries).toHaveLength(play.entries.length)
    expect(hash(play.position)).toBe(there())
  })
})

describe('a connection that is lost', () => {
  it('leaves one command to be said again under its key, and drops what was not sent', () => {
    say('move r:1')
    say(texts().find((text) => text.startsWith('to '))!)
    const [first] = sent
    house.answer(first!)
    isOpen = false
    play.disconnect()
    expect(play.unanswered).toEqual(first)
    isOpen = true
    deliver(house.frames.filter(({ n }) => n > play.known.since))
    deliver(house.answer(play.unanswered!))
    expect(play.unanswered).toBeNull()
    expect(hash(play.position)).toBe(there())
    expect(play.entries.at(-1)!.text).toBe('move r:1')
  })

  it('is mended by the whole view where too much has happened', () => {
    house.play('move r:1')
    play.resync(house.at(), house.frames)
    expect(hash(play.position)).toBe(there())
    expect(play.entries.at(-1)!.text).toBe('move r:1')
  })

  it('with a hole in what came asks for the whole view', () => {
    const [, second] = [...house.play('move r:1'), ...house.play(firstTo())]
    play.hear(second!)
    expect(resyncs).toBe(1)
  })

  it('and a mark that does not fit asks for it too', () => {
    const [frame] = house.play('move r:1')
    play.hear({ ...frame!, mark: '0'.repeat(16) })
    play.next()
    expect(resyncs).toBe(1)
  })
})

const firstTo = (): string =>
  house.match
    .choices()
    .map((choice) => table.game.write(house.match.position, choice))
    .find((text) => text.startsWith('to '))!

describe('views of views', () => {
  it.each(['dagc09', 'damos', 'efs'])('of %s are the same views', async (id) => {
    const { game, display } = await TABLES[id]!()
    const secret = new House(await TABLES[id]!(), game.scenarios[0]!.id, 1)
    for (let n = 0; n < 120 && !secret.match.decision.isOver; n++) {
      const { match } = secret
      const choices = match.choices()
      const wanted = display.opening[match.decision.isOver ? '' : match.decision.step] ?? []
      const lines = choices.map((choice) => game.write(match.position, choice))
      const line = wanted.find((text) => lines.includes(text)) ?? lines[(n * 7) % lines.length]!
      secret.play(line)
      for (const side of [1, 2, -1]) {
        const view = game.blank(match.setting)
        const again = game.blank(match.setting)
        game.view(match.position, side, view)
        game.view(view, side, again)
        expect(hash(again)).toBe(hash(view))
      }
    }
  })
})

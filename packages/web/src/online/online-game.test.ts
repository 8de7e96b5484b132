import { hash } from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { Frame, Listing, Message } from '@hexfront/wire'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { House } from './house.fixture.ts'
import { Link, type Wire } from './link.ts'
import { OnlineGame } from './online-game.ts'

const SOVIET = 2

class FakeWire implements Wire {
  readonly sent: Message[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((code: number) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {}

  say(...frames: readonly Frame[]): void {
    for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

let table: GameTable
let house: House
let wire: FakeWire
let link: Link
let game: OnlineGame

beforeAll(async () => {
  table = await TABLES['dagc73']!()
})

beforeEach(async () => {
  vi.useFakeTimers()
  house = new House(table, 'historical', SOVIET)
  const { match } = house
  while (!match.decision.isOver && !(match.decision.side === SOVIET && match.decision.step === 'move')) {
    const texts = match.choices().map((choice) => table.game.write(match.position, choice))
    const wanted = table.display.opening[match.decision.step] ?? []
    house.play(wanted.find((text) => texts.includes(text)) ?? texts[0]!)
  }
  link = new Link({
    open: () => {
      wire = new FakeWire()
      return wire
    },
    chance: () => 0,
    now: () => Date.now(),
  })
  game = new OnlineGame({
    link,
    table,
    listing: LISTING,
    history: async () => [...house.frames],
    now: () => Date.now(),
  })
  game.open()
  wire.onopen?.()
  wire.say(house.at())
  await vi.advanceTimersByTimeAsync(0)
})

afterEach(() => {
  game.close()
  link.close()
  vi.useRealTimers()
})

const session = () => game.session!
const there = (): string => {
  const view = table.game.blank(house.match.setting)
  table.game.view(house.match.position, SOVIET, view)
  return hash(view)
}
const say = (text: string) => session().take(table.game.read(session().match.position, text).choice)

/** The server answers what it was sent since it was last asked. */
function answerAll(): void {
  for (let message = wire.sent.shift(); message; message = wire.sent.shift())
    if (message.t !== 'watch' && message.t !== 'leave') wire.say(...house.answer(message))
}

describe('a table on a server', () => {
  it('has a question for the one whose turn it is, and answers that go through', () => {
    wire.sent.length = 0
    expect(session().isPersonAsked).toBe(true)
    expect(session().answers.length).toBeGreaterThan(0)
    expect(say('move r:1')).toBeNull()
    answerAll()
    expect(hash(session().match.position)).toBe(there())
    expect(session().undoable?.text).toBe('move r:1')
  })

  it('that is cut off shows no answers, and mends itself with the one in flight', async () => {
    wire.sent.length = 0
    say('move r:1')
    const [lost] = wire.sent
    if (lost?.t !== 'do') throw new Error('an answer was expected')
    house.answer(lost)
    wire.onclose?.(1006)
    expect(session().answers).toEqual([])
    expect(session().bar).toContain('Not connected')
    await vi.advanceTimersByTimeAsync(500)
    wire.onopen?.()
    const [watch, again] = wire.sent
    expect(watch).toMatchObject({ t: 'watch', since: house.n - 1 })
    expect(again).toEqual(lost)
    wire.say(house.frames.at(-1)!, ...house.answer(lost))
    expect(session().bar).toBe('')
    expect(hash(session().match.position)).toBe(there())
    expect(house.match.entries.at(-1)!.text).toBe('move r:1')
    expect(session().answers.length).toBeGreaterThan(0)
  })

  it('follows another window of the same player', async () => {
    wire.say(...house.play('move r:1'))
    await vi.advanceTimersByTimeAsync(0)
    expect(hash(session().match.position)).toBe(there())
  })

  it('whose mark does not fit is asked for anew and opens where the server is', async () => {
    const [frame] = house.play('move r:1')
    wire.sent.length = 0
    wire.say({ ...frame!, mark: '0'.repeat(16) })
    await vi.advanceTimersByTimeAsync(0)
    expect(wire.sent).toContainEqual({ t: 'watch', game: LISTING.code })
    wire.say(house.at())
    await vi.advanceTimersByTimeAsync(0)
    expect(hash(session().match.position)).toBe(there())
  })

  it('is not answered while the house stores nothing, while it is paused, and after its end', () => {
    const barred = (): boolean => session().answers.length === 0 && session().bar !== ''
    wire.say({ t: 'house', isReadOnly: true, because: 'the disk is full' })
    expect(barred()).toBe(true)
    wire.say({ t: 'house', isReadOnly: false, because: '' })
    expect(barred()).toBe(false)
    wire.say({ t: 'state', game: LISTING.code, state: { ...house.state, status: 'paused' } })
    expect(barred()).toBe(true)
    const over = { winner: 'Soviet', how: 'resigned' } as const
    wire.say({ t: 'state', game: LISTING.code, state: { ...house.state, status: 'over', over } })
    expect(session().bar).toBe('Bob (German) resigned. Ann (Soviet) wins.')
  })

  it('counts a clock on from when it was told', () => {
    const clock = { side: 'Soviet', left: 60_000, isRunning: true }
    wire.say({ t: 'state', game: LISTING.code, state: { ...house.state, clocks: [clock] } })
    vi.advanceTimersByTime(12_000)
    expect(game.leftOf(clock)).toBe(48_000)
    expect(game.leftOf({ ...clock, isRunning: false })).toBe(60_000)
  })

  it('counts talk that nobody has read', () => {
    const line = { t: 'chat', game: LISTING.code, room: 'players', id: 1, at: 0, name: 'Bob', text: 'Hello' } as const
    wire.say(line, line, { ...line, id: 2 })
    expect(game.chat.map(({ id }) => id)).toEqual([1, 2])
    expect(game.unread).toBe(2)
    game.readTalk(true)
    expect(game.unread).toBe(0)
  })
})

const LISTING: Listing = {
  code: 'k3vqabcd',
  game: 'dagc73',
  scenario: 'historical',
  options: {},
  overlay: null,
  rules: 4,
  status: 'running',
  pace: 'none',
  visible: 'private',
  isRated: false,
  isStrict: false,
  isImported: false,
  seats: [],
  me: ['Soviet'],
  isMyTurn: true,
  turn: 1,
  deadline: null,
  over: null,
  created: 0,
  updated: 0,
  fair: { commitment: '', playerSeeds: [], nonce: 'k3vqabcd' },
}

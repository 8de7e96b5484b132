import type { Command, Frame, Message } from '@hexfront/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type GameFrame, Link, type Watcher, type Wire } from './link.ts'

class FakeWire implements Wire {
  readonly sent: Message[] = []
  isClosed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((code: number) => void) | null = null

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.isClosed = true
  }

  say(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}

let wires: FakeWire[]
let link: Link
let heard: GameFrame[]
let watcher: Watcher & { known: Watcher['known']; unanswered: Command[] }

const last = (): FakeWire => wires.at(-1)!
const RESIGN: Command = { t: 'resign', game: 'abcdef', key: 'key00001' }
const OK: Frame = { t: 'ok', game: 'abcdef', key: 'key00001', n: 3 }

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  heard = []
  link = new Link({
    open: () => {
      wires.push(new FakeWire())
      return last()
    },
    chance: () => 1,
    now: () => Date.now(),
  })
  watcher = { known: null, unanswered: [], hear: (frame) => void heard.push(frame), changed() {} }
})

afterEach(() => {
  link.close()
  vi.useRealTimers()
})

describe('a link', () => {
  it('is one socket for all games', () => {
    link.watch('abcdef', watcher)
    link.watch('ghijkl', { ...watcher })
    expect(wires).toHaveLength(1)
    last().onopen?.()
    expect(last().sent).toEqual([
      { t: 'watch', game: 'abcdef' },
      { t: 'watch', game: 'ghijkl' },
    ])
  })

  it('hands each game what is about it', () => {
    link.watch('abcdef', watcher)
    last().onopen?.()
    last().say(OK)
    last().say({ ...OK, game: 'others' })
    expect(heard).toEqual([OK])
  })

  it('sends nothing that it could not send at once', () => {
    link.watch('abcdef', watcher)
    expect(link.send(RESIGN)).toBe(false)
    last().onopen?.()
    expect(last().sent).toEqual([{ t: 'watch', game: 'abcdef' }])
    expect(link.send(RESIGN)).toBe(true)
  })

  it('tries again, each time later, up to half a minute', () => {
    link.watch('abcdef', watcher)
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      const before = Date.now()
      last().onclose?.(1006)
      const count = wires.length
      while (wires.length === count) vi.advanceTimersByTime(100)
      waits.push(Date.now() - before)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('goes on from what is known, and says again what was not answered', () => {
    link.watch('abcdef', watcher)
    last().onopen?.()
    watcher.known = { since: 7, mark: '0123456789abcdef' }
    watcher.unanswered = [RESIGN]
    last().onclose?.(1006)
    expect(link.isOpen).toBe(false)
    expect(link.lostAt).toBeGreaterThan(0)
    vi.advanceTimersByTime(500)
    last().onopen?.()
    expect(link.isOpen).toBe(true)
    expect(link.lostAt).toBe(0)
    expect(last().sent).toEqual([{ t: 'watch', game: 'abcdef', since: 7, mark: '0123456789abcdef' }, RESIGN])
  })

  it('takes a socket for dead that answers no command', () => {
    link.watch('abcdef', watcher)
    last().onopen?.()
    link.send(RESIGN)
    vi.advanceTimersByTime(9_900)
    last().say(OK)
    vi.advanceTimersByTime(60_000)
    expect(link.isOpen).toBe(true)
    link.send({ ...RESIGN, key: 'key00002' })
    vi.advanceTimersByTime(10_000)
    expect(link.isOpen).toBe(false)
    expect(wires[0]!.isClosed).toBe(true)
  })

  it('comes again when the server said, and at once when the network is back', () => {
    link.watch('abcdef', watcher)
    last().onopen?.()
    last().say({ t: 'bye', back: 5 })
    vi.advanceTimersByTime(4_900)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(200)
    expect(wires).toHaveLength(2)
    last().onclose?.(1006)
    link.retry()
    expect(wires).toHaveLength(3)
  })

  it('says when its session was ended elsewhere, and not when the line was cut', () => {
    let ended = 0
    link.sentAway = () => ended++
    link.watch('abcdef', watcher)
    last().onopen?.()
    last().onclose?.(1006)
    expect(ended).toBe(0)
    vi.advanceTimersByTime(500)
    last().onopen?.()
    last().onclose?.(1008)
    expect(ended).toBe(1)
  })

  it('says what the house cannot do just now', () => {
    link.watch('abcdef', watcher)
    last().onopen?.()
    last().say({ t: 'house', isReadOnly: true, because: 'the disk is full' })
    expect(link.trouble).toBe('the disk is full')
    last().say({ t: 'house', isReadOnly: false, because: '' })
    expect(link.trouble).toBe('')
  })

  it('leaves a game that nobody follows any more', () => {
    const end = link.watch('abcdef', watcher)
    last().onopen?.()
    end()
    expect(last().sent.at(-1)).toEqual({ t: 'leave', game: 'abcdef' })
  })
})

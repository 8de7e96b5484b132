import { hash, SPECTATOR } from '@hexfront/core'
import type { Frame } from '@hexfront/wire'
import type { Glance, Leak } from './worlds.fixture.ts'

/** Changes every frame of a kind. */
const inFrames =
  (kind: Frame['t'], change: (glance: Glance) => object): Leak =>
  (sent, glance) =>
    sent.map((text) => {
      const frame: Frame = JSON.parse(text)
      return frame.t === kind ? JSON.stringify({ ...frame, ...change(glance) }) : text
    })

/** Adds frames after the others. */
const besides =
  (make: (glance: Glance) => readonly object[]): Leak =>
  (sent, glance) => [...sent, ...make(glance).map((frame) => JSON.stringify(frame))]

const bodies = ({ events }: Glance, kind: string) => events.filter((event) => event.kind === kind)

const choices = (glance: Glance) => bodies(glance, 'choice').map(({ body }) => JSON.parse(body))

/** Ways to tell a viewer more than he may know. All of them must be found. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'the hash of the truth as mark': inFrames('ev', ({ table }) => ({ mark: hash(table.course.position) })),
  'the hash of the truth with the whole view': inFrames('at', ({ table }) => ({ mark: hash(table.course.position) })),
  'the truth in place of the view': inFrames('at', ({ table }) => ({
    view: Buffer.from(table.course.position.bytes).toString('base64'),
  })),
  'the dice of the deal': inFrames('at', ({ table }) => ({ dealt: table.row.commitment })),
  'true numbers': inFrames('ev', ({ table }) => ({ n: table.head })),
  'true counts of choices': inFrames('ok', ({ table }) => ({ n: table.head })),
  'true counts in refusals': inFrames('no', ({ table }) => ({ because: `not now, after ${table.head} events` })),
  'refusals from the truth': inFrames('no', ({ table }) => ({
    because: table.bench.game.prompt(table.course.position) + hash(table.course.position),
  })),
  'raw events': besides((glance) => choices(glance).map(({ say, dice }) => ({ t: 'raw', say, dice }))),
  'hashes of events': besides((glance) => choices(glance).map((body) => ({ t: 'raw', hash: body.hash }))),
  'frames for hidden steps and ideas that were given up': besides((glance) => glance.events.map(() => ({ t: 'tick' }))),
  'what was undone': besides((glance) => bodies(glance, 'undo').map(() => ({ t: 'undone' }))),
  'true differences': besides(({ table, events }) =>
    events.length === 0 ? [] : [{ t: 'diff', words: Array.from(table.course.words.subarray(0, 400)) }],
  ),
  'a record before the end': besides(({ table }) => [{ t: 'record', drawn: table.course.drawn, head: table.head }]),
  'numbers of others': besides(({ table }) => [{ t: 'numbers', n: table.course.streams.numbers }]),
  'how large the truth is': besides(({ table }) => [
    { t: 'size', zeros: table.course.position.words.reduce((sum, word) => sum + (word === 0 ? 1 : 0), 0), SPECTATOR },
  ]),
}

import { type Game, writeOverlay } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepValues, onValues, ownValues } from '../store/own-values.ts'
import { overlayFor, readFile, unfitNow } from './file.ts'

let drill: Game
beforeAll(async () => {
  drill = (await TABLES['drill']!()).game
})

const MINE = { name: 'Mine', about: 'my own', set: { 'crt.2-1.3': 'Ex' } }
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const read = (text: string) => readFile('f.json', bytesOf(text), drill)
const file = (set: object): string => JSON.stringify({ hexfront: 'overlay', game: 'drill', name: 'x', set })

describe('a file that somebody has chosen', () => {
  it('is an overlay of the game it is for', () => {
    expect(read(writeOverlay('drill', MINE))).toEqual({ overlay: MINE })
    expect(overlayFor(writeOverlay('drill', MINE))).toBe('drill')
    expect([overlayFor('{'), overlayFor('{"hexfront":"record"}'), overlayFor('{"hexfront":"overlay"}')]).toEqual([
      null,
      null,
      '',
    ])
  })

  it.each([
    [writeOverlay('pes', MINE), /overlay for Panzers East Solitaire/, []],
    [writeOverlay('chess', MINE), /overlay for chess/, []],
    ['{"hexfront":"record","format":2}', /it is a game, not an overlay/, []],
    ['', /looks like an empty file/, []],
    [
      '{"crt.2-1.3": "Ex"}',
      /JSON of another program/,
      [/^crt\.2-1\.3: not known/, /^hexfront: /, /^game: /, /^name: /, /^set: /],
    ],
    ['{\n"hexfront": "overlay",\n"game": "drill", }', /one thing is wrong/, [/^line 3: this is not JSON/]],
    [
      file({ 'crt.2-1.3': 'Xx', nothing: 1 }),
      /2 things are wrong/,
      [/^crt\.2-1\.3: .* was expected/, /^nothing: there/],
    ],
    [file({ 'crt.2-1.3': true }), /one thing is wrong/, [/^set\.crt\.2-1\.3: a text or a number/]],
  ])('is refused with its reasons: %s', (text, sentence, lines) => {
    const reading = read(text)
    if (!('unfit' in reading)) throw new Error('it was taken')
    expect(reading.unfit.text).toMatch(sentence)
    expect(reading.unfit.text).toContain('“f.json”')
    expect(reading.unfit.lines).toEqual(lines.map((line) => expect.stringMatching(line)))
  })
})

it('an overlay that was kept is looked at again, since the game may have changed', () => {
  expect(unfitNow(MINE, drill)).toBeNull()
  expect(unfitNow({ ...MINE, set: { 'crt.9-1.3': 'Ex' } }, drill)?.lines).toEqual([
    expect.stringMatching(/^crt\.9-1\.3: there is no such value/),
  ])
})

it('values of one’s own are those of one title, even where nothing can be kept', () => {
  let told = 0
  const end = onValues(() => told++)
  keepValues('drill', MINE)
  expect([ownValues('drill'), ownValues('pes'), told]).toEqual([MINE, null, 1])
  keepValues('drill', null)
  expect([ownValues('drill'), told]).toEqual([null, 2])
  end()
})

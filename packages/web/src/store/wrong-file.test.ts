import { expect, it } from 'vitest'
import { wrongFile, wrongLink } from './wrong-file.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

it.each([
  ['an empty file', bytes('')],
  ['an empty file', bytes(' \n')],
  ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ['a PDF', bytes('%PDF-1.7')],
  ['a VASSAL save or module', bytes('PK\u0003\u0004 moduledata')],
  ['a ZIP archive', bytes('PK\u0003\u0004 notes.doc')],
  ['a file of another program', new Uint8Array([1, 0, 2])],
  ['a web page', bytes('<!doctype html><title>Hexfront</title>')],
  ['a plain text', bytes('turn 4, I attack Orsha')],
  ['JSON that is cut off', bytes('{"name": ')],
  ['JSON of another program', bytes('[1, 2]')],
  ['a Hexfront file, but not a game', bytes('{"hexfront": "check"}')],
  ['a Hexfront record that is cut off', bytes('{"hexfront": "save", "se')],
  ['a newer Hexfront', bytes('{"hexfront": "save", "record": {"format": 3}}')],
  ['something does not fit', bytes('{"hexfront": "record", "format": 2}')],
])('says that a file looks like %s', (what, file) => {
  const { text, details } = wrongFile('game.json', file, 'validator: play: missing')
  expect(text).toContain(what)
  expect(text).toMatch(/“game\.json” looks like .* was expected/)
  expect([text.includes('validator'), details]).toEqual([false, 'validator: play: missing'])
})

it.each([
  ['a newer Hexfront', 'made by rules 9; a newer version can open it'],
  ['not on this shelf', 'there is no game "chess" here'],
])('says %s of a record that is whole', (what, because) => {
  expect(wrongFile('a', bytes('{"hexfront": "record", "format": 2}'), because).text).toContain(what)
})

it('tells a link that was cut off from one that leads astray', () => {
  expect(wrongLink('', 'atob failed').text).toContain('cut off')
  expect(wrongLink('<html>', 'no JSON').text).toContain('a web page')
})

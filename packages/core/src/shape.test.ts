import { describe, expect, it } from 'vitest'
import { dictionary, either, integer, list, literal, maybe, object, readJson, readShape, string } from './shape.ts'

const SHAPE = object({
  kind: literal('a', 'b'),
  count: maybe(integer),
  names: list(string),
  places: dictionary(either('a text or an object with x', string, object({ x: integer }))),
})

const read = (value: unknown) => () => readShape(SHAPE, value, 'file.json')
const good = { kind: 'a', names: ['n'], places: { here: '1', there: { x: 2 } } }

describe('a shape', () => {
  it('gives back what fits', () => {
    expect(read(good)()).toEqual(good)
  })

  it('names every fault by its path', () => {
    const faulty = { kind: 'c', names: ['n', 3], places: { here: { x: 'one' } }, extra: 1 }
    expect(read(faulty)).toThrow('file.json: extra: not known here (there are kind, count, names, places)')
    expect(read(faulty)).toThrow('file.json: kind: "a" or "b" was expected, not "c"')
    expect(read(faulty)).toThrow('file.json: names[1]: a text was expected, not 3')
    expect(read(faulty)).toThrow('file.json: places.here.x: a whole number was expected, not "one"')
  })

  it('says what is missing', () => {
    expect(read({ kind: 'a', names: [] })).toThrow('file.json: places: missing')
    expect(read(undefined)).toThrow('file.json: the whole: an object was expected, not nothing')
  })

  it('is also a JSON Schema', () => {
    expect(SHAPE.schema).toMatchObject({
      type: 'object',
      required: ['kind', 'names', 'places'],
      additionalProperties: false,
      properties: { kind: { enum: ['a', 'b'] }, names: { type: 'array', items: { type: 'string' } } },
    })
  })
})

describe('text that is not JSON', () => {
  it.each([
    ['{\n"a": 1,\n"b": oops\n}', 3],
    ['{"a": 1\n\n', 3],
    ['', 1],
  ])('%j is faulted on line %i', (text, line) => {
    expect(() => readJson(text, 'f.json')).toThrow(`f.json:${line}: this is not JSON`)
  })
})

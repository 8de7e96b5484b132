import { describe, expect, it } from 'vitest'
import {
  dictionary,
  either,
  integer,
  list,
  literal,
  maybe,
  object,
  plainData,
  readJson,
  readShape,
  ShapeError,
  string,
  textUpTo,
  wholeFrom,
} from './shape.ts'

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
    ['{\n"a": 1\n"b": 2\n}', 3],
    ['', 1],
  ])('%j is faulted on line %i', (text, line) => {
    expect(() => readJson(text, 'f.json')).toThrow(`f.json:${line}: this is not JSON`)
  })
})

describe('what comes from strangers', () => {
  const told = (shape: Parameters<typeof readShape>[0], value: unknown) => () => readShape(shape, value, 'file.json')

  it('is bounded: texts, lists, names, numbers', () => {
    expect(told(textUpTo(3), 'four')).toThrow('the whole: a text of 4 characters is too much (at most 3)')
    expect(told(string, 'x'.repeat(10_001))).toThrow('a text of 10001 characters is too much')
    expect(told(list(string, 2), ['a', 'b', 'c'])).toThrow('a list of 3 is too much (at most 2)')
    expect(told(dictionary(string, 1), { a: 'a', b: 'b' })).toThrow('an object of 2 names is too much (at most 1)')
    expect(told(wholeFrom(1, 6), 7)).toThrow('a whole number from 1 to 6 was expected, not 7')
    expect(told(integer, 2 ** 60)).toThrow('a whole number was expected')
  })

  it('has the form that is asked for, by name', () => {
    const hash = textUpTo(64, { of: /^[0-9a-f]+$/, what: 'a hash' })
    expect(told(hash, 'beef')()).toBe('beef')
    expect(told(hash, 'reef')).toThrow('a hash was expected, not "reef"')
  })

  it('is not deeper or larger than data are', () => {
    expect(told(plainData(5), { a: { b: 1 }, c: 'x' })()).toEqual({ a: { b: 1 }, c: 'x' })
    expect(told(plainData(3), { a: [1, 2, 3] })).toThrow('is too much (at most 3)')
    expect(told(plainData(50), { a: 'x'.repeat(201) })).toThrow('is too much')
    expect(told(plainData(50), [])).toThrow('an object was expected')
  })

  it('is not complained of without end', () => {
    const problems = (): readonly string[] => {
      try {
        readShape(list(string), new Array(1000).fill(1), 'file.json')
      } catch (error) {
        if (error instanceof ShapeError) return error.problems
      }
      return []
    }
    expect(problems().length).toBe(20)
  })
})

import { readShape } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { MESSAGE } from './commands.ts'

const read = (value: unknown) => readShape(MESSAGE, value, 'message')

describe('a message', () => {
  it('is read by the shape of its name', () => {
    const said = { t: 'do', game: 'abcdef', key: '12345678', at: 3, say: ['move 1 0101'] }
    expect(read(said)).toEqual(said)
  })

  it('names what is wrong in it', () => {
    expect(() => read({ t: 'do', game: 'abcdef', key: '1', at: 3, say: [] })).toThrow(
      'message: key: a key was expected',
    )
    expect(() => read({ t: 'leap', game: 'abcdef' })).toThrow('message: t: "watch" or "leave" or "do"')
    expect(() => read('watch')).toThrow('message: the whole: an object was expected')
    expect(() => read({ t: 'watch', game: 'abcdef', side: 'German' })).toThrow('side: not known here')
  })
})

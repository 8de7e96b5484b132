import { readShape, type Shape, ShapeError } from '@hexfront/core'
import { BODIES, COMMANDS, LIMITS, MESSAGE } from '@hexfront/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { besiege } from './siege.fixture.ts'
import { newWorld, type World } from './world.fixture.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.remove())

describe('a server under siege', () => {
  it('refuses everything that is malformed or unauthorised, stumbles over nothing, and stays as it was', async () => {
    const { accepted, stumbled, isUnchanged } = await besiege(world, 3000, 18)
    expect(accepted).toEqual([])
    expect(stumbled).toEqual([])
    expect(isUnchanged).toBe(true)
  })
})

const text = (most: number) => fc.string({ maxLength: most })
const code = fc.stringMatching(/^[a-z0-9]{6,16}$/)
const key = fc.stringMatching(/^[\w-]{8,32}$/)
const at = fc.nat(10_000_000)

describe('shapes of what travels', () => {
  it('read any message or refuse it with words, never otherwise', () => {
    const t = fc.constantFrom('watch', 'leave', ...Object.keys(COMMANDS), 'x')
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.record({
        t,
        game: fc.oneof(code, fc.jsonValue()),
        key: fc.oneof(key, fc.jsonValue()),
        at,
        say: fc.jsonValue(),
      }),
    )
    fc.assert(
      fc.property(anything, (value) => {
        try {
          const read = readShape(MESSAGE, value, 'message')
          expect(readShape(MESSAGE, JSON.parse(JSON.stringify(read)), 'message')).toEqual(read)
        } catch (error) {
          expect(error).toBeInstanceOf(ShapeError)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('let every message through that is as it should be', () => {
    const keyed = { game: code, key }
    const line = text(400)
    const messages = fc.oneof(
      fc.record({ t: fc.constant('do'), ...keyed, at, say: fc.array(line, { maxLength: LIMITS.answers }) }),
      fc.record({ t: fc.constant('undo'), ...keyed, at, what: fc.constantFrom('choice', 'phase') }),
      fc.record({ t: fc.constant('chat'), ...keyed, room: fc.constantFrom('players', 'spectators'), text: text(500) }),
      fc.record({ t: fc.constant('resign'), ...keyed }),
      fc.record({ t: fc.constant('watch'), game: code, since: at, mark: fc.stringMatching(/^[0-9a-f]{16}$/) }),
    )
    fc.assert(
      fc.property(messages, (message) => {
        expect(readShape(MESSAGE, message, 'message')).toEqual(message)
      }),
    )
  })

  it('of bodies refuse any field that they do not name', () => {
    for (const [name, shape] of Object.entries<Shape<unknown>>(BODIES))
      fc.assert(
        fc.property(fc.dictionary(fc.stringMatching(/^zz[a-z]{1,8}$/), fc.jsonValue(), { minKeys: 1 }), (value) => {
          expect(() => readShape(shape, value, name)).toThrow(ShapeError)
        }),
        { numRuns: 20 },
      )
  })
})

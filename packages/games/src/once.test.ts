import { describe, expect, it } from 'vitest'
import { once } from './once.ts'

describe('what is made once', () => {
  it('is the same each time it is asked for', () => {
    const listOf = once((of: { name: string }) => [of.name])
    const ground = { name: 'ground' }
    expect(listOf(ground)).toBe(listOf(ground))
  })

  it('is its own for each thing it is made of, however alike they are', () => {
    const listOf = once((of: { name: string }) => [of.name])
    expect(listOf({ name: 'ground' })).not.toBe(listOf({ name: 'ground' }))
  })

  it('is not made before it is asked for, nor twice', () => {
    const asked: object[] = []
    const sizeOf = once((of: object) => asked.push(of))
    expect(asked).toEqual([])
    const ground = {}
    sizeOf(ground)
    sizeOf(ground)
    expect(asked).toEqual([ground])
  })
})

import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { GERMAN } from './counters.ts'
import { dagc09 } from './index.ts'
import { hexBytes, SupplyNet, type Terms } from './net.ts'

const { ground, supplyLinks, border, germanSources } = dagc09.setting('historical')

const termsWith = (changes: Partial<Terms>): Terms => ({
  closed: hexBytes(ground),
  links: supplyLinks,
  crossed: border,
  sources: germanSources,
  control: new Uint8Array(ground.size + 1).fill(GERMAN),
  side: GERMAN,
  ...changes,
})

describe('lines of supply', () => {
  it('are as if they were traced anew, through any changes', () => {
    const dice = seededDice('net')
    const followed = new SupplyNet(ground, 2)
    const terms = termsWith({})
    for (let round = 0; round < 400; round++) {
      for (let n = dice.pick(30, 'changes'); n >= 0; n--) {
        const hex = 1 + dice.pick(ground.size, 'hex')
        terms.closed.bytes[hex] = Math.max(0, dice.pick(5, 'units that close it') - 1)
        const source = germanSources[dice.pick(germanSources.length, 'source')]!
        terms.control[source] = 1 + dice.pick(2, 'side')
      }
      followed.trace(terms)
      const anew = new SupplyNet(ground, 2)
      anew.trace(terms)
      expect(followed.crossings).toEqual(anew.crossings)
    }
  })

  it('are traced anew over other links', () => {
    const net = new SupplyNet(ground, 2)
    net.trace(termsWith({}))
    expect(net.has(ground.parse('1014'))).toBe(false)
    net.trace(termsWith({ links: ground.neighbours }))
    expect(net.has(ground.parse('1014'))).toBe(true)
  })
})

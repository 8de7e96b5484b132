import { seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { dagc09 } from './index.ts'
import { OPEN, SHUT, SOURCE, SupplyNet } from './net.ts'

const { ground, supplyLinks, border, isLand, germanSources } = dagc09.setting('historical')

describe('lines of supply', () => {
  it('are as if they were traced anew, through any changes', () => {
    const dice = seededDice('net')
    const followed = new SupplyNet(ground, 2)
    for (let hex = 1; hex <= ground.size; hex++) followed.state[hex] = isLand[hex] === 1 ? OPEN : SHUT
    for (const hex of germanSources) followed.state[hex] = SOURCE
    for (let round = 0; round < 400; round++) {
      for (let n = dice.pick(30, 'changes'); n >= 0; n--) {
        const hex = 1 + dice.pick(ground.size, 'hex')
        const isEdge = germanSources.includes(hex)
        followed.state[hex] = [SHUT, OPEN, isEdge ? SOURCE : SHUT][dice.pick(3, 'state')]!
      }
      followed.trace(supplyLinks, border)
      const anew = new SupplyNet(ground, 2)
      anew.state.set(followed.state)
      anew.trace(supplyLinks, border)
      expect(followed.crossings).toEqual(anew.crossings)
    }
  })

  it('are traced anew over other links', () => {
    const net = new SupplyNet(ground, 0)
    net.state.fill(OPEN)
    net.state[1] = SOURCE
    net.trace(supplyLinks, border)
    const everywhere = ground.neighbours
    net.trace(everywhere, new Uint8Array(everywhere.length))
    expect(net.has(ground.size)).toBe(true)
  })
})

import { Choices, seededDice } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { COVERS } from './covers.ts'
import { newPlayer } from './index.ts'
import { TABLES } from './tables.ts'

describe.each(Object.keys(TABLES))('the table of %s', (id) => {
  it('joins a game with its display', async () => {
    const { game, display } = await TABLES[id]!()
    expect(game.id).toBe(id)
    expect(display.sides).toHaveLength(game.sides.length)
    for (const { id: scenario } of game.scenarios) {
      const setting = game.setting(scenario)
      const { board } = display.sheet(setting)
      for (const line of Object.keys(display.sheet(setting).lines)) expect(board.line(line).length).toBeGreaterThan(0)
      for (const { places } of display.guide)
        for (const place of places) expect(board.grid.parse(place)).toBeGreaterThan(0)
      expect(display.faces(setting).length - 1).toBe(setting.kinds['unit']!.most)
    }
  })

  it('has overlays with keys of their own that the client does not use', async () => {
    const { display } = await TABLES[id]!()
    const keys = display.overlays.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[CFIJKRSTVZ]$/)
  })

  it('has somebody to play each side that its cover promises', async () => {
    const { game, players, newPlayer: hire } = await TABLES[id]!()
    const s = game.start(game.setting(game.scenarios[0]!.id), seededDice('table'))
    const choices = new Choices()
    game.choices(s, choices)
    for (const name of [...players, 'bot']) expect(choices.toArray()).toContain(hire(name, 'seed').choose(s, choices))
    expect(COVERS.find((cover) => cover.id === id)!.bots.length).toBeGreaterThan(0)
    expect(() => hire('nobody', 'seed')).toThrow(`${id} has no player "nobody"`)
  })
})

describe('players by name', () => {
  it('are the same for the command line', () => {
    expect(() => newPlayer('drill', 'bot', 'seed')).toThrow('drill has no player "bot" (there is random)')
    expect(() => newPlayer('dagc73', 'toString', 'seed')).toThrow('there are bot, greedy, random')
    expect(newPlayer('dagc73', 'greedy', 'seed')).toBeDefined()
  })
})

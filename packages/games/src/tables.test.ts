import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BOARD_IDS, boardOf } from '@hexfront/atlas'
import { lookOf, mapKey, THEMES } from '@hexfront/atlas/drawing'
import { Choices, seededDice } from '@hexfront/core'
import { checkDisplay } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { findGame, newPlayer, REGISTERED } from './index.ts'
import { SHELF } from './shelf.ts'
import { playerNamed, TABLES } from './tables.ts'

const ROOT = join(import.meta.dirname, '../../..')

it('every registration is found by its id, in the order of the shelf', () => {
  const playable = SHELF.filter(({ open }) => open)
  expect(Object.keys(TABLES)).toEqual(playable.map(({ cover }) => cover.id))
  expect([...REGISTERED.keys()]).toEqual(Object.keys(TABLES))
  expect([...REGISTERED.values()].map(({ cover }) => cover)).toEqual(playable.map(({ cover }) => cover))
})

describe.each([...REGISTERED.values()])(
  'the registration of $cover.id',
  ({ cover, rules: game, display, page, effort }) => {
    const table = TABLES[cover.id]!

    it('joins a game with its cover and display', () => {
      expect(game.id).toBe(cover.id)
      expect(cover.sides.length).toBeLessThanOrEqual(game.sides.length)
      expect(display.sides).toHaveLength(game.sides.length)
      expect(checkDisplay(game, display)).toEqual([])
      for (const { id: scenario } of game.scenarios) {
        const setting = game.setting(scenario)
        const { board } = display.sheet(setting)
        for (const line of Object.keys(display.sheet(setting).lines)) expect(board.line(line).length).toBeGreaterThan(0)
        for (const { places } of display.guide(scenario))
          for (const place of places) expect(board.grid.parse(place)).toBeGreaterThan(0)
        // Pieces that a view does not know have faces, too.
        const { rows } = game.blank(setting).layout.cells.find(({ path }) => path.join('.') === 'units.place')!
        expect(display.faces(setting)).toHaveLength(rows)
      }
    })

    it('has a terrain chart about things of its map, every number with its rule', () => {
      const setting = game.setting(game.scenarios[0]!.id)
      const { board: first, lines } = display.sheet(setting)
      // A scenario may use a part of the map only.
      const whole = BOARD_IDS.find((each) => each === first.id)
      const board = whole ? boardOf(whole) : first
      const keys = mapKey(board, { ...lookOf(board.id), lines }, THEMES.light).flatMap((group) => group.keys)
      const known = ['', ...keys.map(({ id }) => id)]
      const { rows } = display.chart(setting)
      expect(rows.filter(({ on }) => !known.includes(on))).toEqual([])
      const cells = rows.flatMap((row) => row.cells)
      expect(cells.filter(({ text, rule }) => text !== '' && rule === '')).toEqual([])
      expect(cells.some(({ text }) => text !== '')).toBe(true)
    })

    it('names a page that tells its rules', async () => {
      expect(existsSync(join(ROOT, page))).toBe(true)
      expect((await table()).page).toBe(page)
    })

    it('has its tests play at least a game', () => {
      expect(effort.games).toBeGreaterThan(0)
    })

    it('has overlays with keys of their own that the client does not use', () => {
      const keys = display.overlays.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(key).toMatch(/^[CFKRSTVZ]$/)
    })

    it('says every value of its options in words', () => {
      for (const { id, about, values, words = {} } of game.options) {
        expect(about, id).toMatch(/^[A-Z].*\.$/)
        for (const value of values)
          if (value !== 'on' && value !== 'off') expect(words[value], `${id} ${value}`).toMatch(/^[A-Z]/)
      }
    })

    it('has somebody to play, and names those there are', async () => {
      const { players, newPlayer: hire } = await table()
      const s = game.start(game.setting(game.scenarios[0]!.id), seededDice('table'))
      const choices = new Choices()
      game.choices(s, choices)
      for (const name of [...players.map(({ id }) => id), 'bot'])
        expect(choices.toArray()).toContain(hire(name, 'seed').choose(s, choices))
      for (const { name, line } of players)
        expect([name, line]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)])
      expect(() => hire('nobody', 'seed')).toThrow(`${cover.id} has no player "nobody"`)
    })
  },
)

describe('players by name', () => {
  it('are the same for the command line', () => {
    expect(() => newPlayer('drill', 'bot', 'seed')).toThrow('drill has no player "bot" (there is random)')
    expect(() => newPlayer('dagc73', 'toString', 'seed')).toThrow('there are staff, veteran, regular, recruit, random')
    expect(newPlayer('dagc73', 'staff', 'seed')).toBeDefined()
  })

  it.each([
    ['dagc73', 'bot', 'regular'],
    ['dagc73', 'greedy', 'recruit'],
    ['damos', 'bot', 'veteran'],
    ['damos', 'greedy', 'recruit'],
  ])('go in %s by their former name %s, too, which saved games have', async (game, former, level) => {
    const { players, newPlayer: hire } = await TABLES[game]!()
    expect(playerNamed(players, former)?.id).toBe(level)
    expect(hire(former, 'seed')).toBeDefined()
    expect(newPlayer(game, former, 'seed')).toBeDefined()
    expect(playerNamed(players, 'deep thought')).toBeUndefined()
  })
})

it('a game that is not there is named with those that are', () => {
  expect(() => findGame('chess')).toThrow(`there is no game "chess" (there are ${[...REGISTERED.keys()].join(', ')})`)
})

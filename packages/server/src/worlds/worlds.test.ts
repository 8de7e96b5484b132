import { fog } from '@hexfront/core/testing'
import { TABLES } from '@hexfront/games/tables'
import { describe, expect, it } from 'vitest'
import { LEAKS, PLANTS } from './leaks.fixture.ts'
import { GAMES_WITH_SECRETS } from './secrets.fixture.ts'
import { worlds } from './worlds.fixture.ts'

const FOG = {
  game: 'fog',
  scenario: 'duel',
  table: async () => ({ ...(await TABLES['drill']!()), game: fog }),
  before: 8,
  after: 12,
}

describe('two worlds that look the same to a viewer', () => {
  it('send him the same bytes in the small game of fog, in which every leak shows', async () => {
    const found = await worlds({ ...FOG, pairs: 60, seed: 'leaks', leaks: LEAKS })
    expect(found.differences).toEqual([])
    expect(found.pairs).toBe(60)
    expect([...found.noticed].toSorted()).toEqual(Object.keys(LEAKS).toSorted())
  })

  it.each(GAMES_WITH_SECRETS)('send him the same bytes in $game, $scenario', async (wish) => {
    const found = await worlds({ ...wish, pairs: 4, seed: 'unit' })
    expect(found.differences).toEqual([])
    expect(found.pairs).toBeGreaterThan(0)
  })

  describe.each(['dagc09', 'damos'])('of %s', (game) => {
    it.each(Object.entries(PLANTS))('are told apart by %s', async (_name, plant) => {
      const wish = GAMES_WITH_SECRETS.find((one) => one.game === game)!
      const found = await worlds({ ...wish, pairs: 40, seed: 'planted', plant })
      expect(found.differences.length).toBeGreaterThan(0)
    })
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hash, openRecord, readRecord, readScript, runScript, type Side, seededDice } from '@hexfront/core'
import { conform, countLines, replayGolden, wordingOf } from '@hexfront/core/testing'
import { describe, expect, it } from 'vitest'
import { tableOf } from './game-table.ts'
import { keptGolden } from './golden.fixture.ts'
import { findGame, REGISTERED } from './index.ts'

/** What is kept beside each game and must go on holding: rules cases, old records, golden games, count tables, wording. */
const filesIn = (game: string, folder: string): string[] => {
  const path = join(import.meta.dirname, game, folder)
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []
}

/** Two markers anywhere on the map of a scenario are a quarter of a million lines: to follow each would take half a minute. */
const MOST_LINES = 10_000

describe.each([...REGISTERED])('%s', (id, registration) => {
  const { rules: game, laws } = registration
  const effortOf = (scenario: string) => registration.efforts?.[scenario] ?? registration.effort

  it.each(game.scenarios.map((scenario) => scenario.id))('plays %s by the laws of kernel and game', (scenario) => {
    const effort = effortOf(scenario)
    const { failures, games } = conform(game, { scenario, seed: 'kept', ...effort, invariant: laws })
    expect(failures.map(({ fault, message, seed }) => `${fault}: ${message} (${seed})`)).toEqual([])
    expect(games).toBe(effort.games)
  })

  it.each(game.scenarios.map((scenario) => scenario.id))(
    'lets its best players play %s by the same laws',
    (scenario) => {
      const player = (_: Side, seed: string) => tableOf(registration).newPlayer('bot', seed)
      const conduct = { seed: 'kept', ...effortOf(scenario), games: 1, invariant: laws, player, fresh: player }
      const { failures } = conform(game, { scenario, ...conduct })
      expect(failures.map(({ fault, message, seed }) => `${fault}: ${message} (${seed})`)).toEqual([])
    },
  )

  it.each(game.scenarios.map((scenario) => scenario.id))('plays %s as in the golden game', (scenario) => {
    const kept = keptGolden(game, scenario)
    expect(kept, `rules ${game.rules} of ${id} have no golden game: \`npm run renew\` plays it`).not.toBeNull()
    expect(replayGolden(game, kept!)).toBeNull()
  })

  it('has as many lines of play as in the count table', async () => {
    const rows = game.scenarios.map((scenario) => {
      const setting = game.setting(scenario.id)
      const s = game.start(setting, seededDice('counts'))
      return `${scenario.id}: ${countLines(game, s, 3, MOST_LINES).join(' ')}`
    })
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`./${id}/golden/counts.txt`)
  })

  it('tells what happens in the kept wording', async () => {
    const text = wordingOf(game, game.setting(game.scenarios[0]!.id))
    await expect(text).toMatchFileSnapshot(`./${id}/golden/wording.txt`)
  })

  it.each(filesIn(id, 'cases'))('holds the case %s', (file) => {
    expect(runScript(readScript(readFileSync(file, 'utf8'), file), findGame, file).failures).toEqual([])
  })

  it.each(filesIn(id, 'records'))('still loads the record %s, older ones at least from their last turn on', (file) => {
    const record = readRecord(readFileSync(file, 'utf8'), file)
    const { match, notice } = openRecord(game, record, seededDice(1), file)
    if (record.rules === game.rules) {
      expect(notice).toBeNull()
      expect(match.entries.map(({ text }) => text)).toEqual(record.play.map(({ say }) => say))
      expect(hash(match.position)).toBe(record.play.at(-1)!.hash)
    } else {
      const lastTurn = record.play.length - (record.turns.at(-1)?.at ?? 0)
      expect(notice!.unplayed).toBeLessThanOrEqual(lastTurn)
    }
    expect(match.decision.isOver || match.choices().length > 0).toBe(true)
  })
})

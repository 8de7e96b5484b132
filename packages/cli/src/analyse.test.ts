import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { analysisIn, Future, Inquiry, marginOf, stagesOf } from '@hexfront/bots'
import { type DataOverlay, loadRecord, Match, readRecord, type Setting, seededDice, writeRecord } from '@hexfront/core'
import { playUntil } from '@hexfront/core/testing'
import { findRegistration, newPlayer } from '@hexfront/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hexfront } from './said.fixture.ts'

let folder = ''
let over = ''
let running = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-'))
  over = join(folder, 'over.json')
  running = join(folder, 'running.json')
  const late = lateMatch()
  playUntil(late, lightBots(), ({ phase }) => phase.startsWith('german'))
  writeFileSync(running, writeRecord(late.record()))
  playUntil(late, lightBots())
  writeFileSync(over, writeRecord(late.record()))
})

afterAll(() => rmSync(folder, { recursive: true }))

/** Begun in the midst of a game. */
function lateMatch(overlay: DataOverlay | null = null): Match {
  const { rules: game } = findRegistration('dagc73')
  const dice = seededDice('analyse')
  const whole = Match.begin(game, 'maximum', {}, dice, undefined, overlay)
  playUntil(whole, lightBots(), ({ turn }) => turn === 10)
  const because = 'the first turns are left out'
  return Match.onward(game, whole.position, whole.deal, { rules: game.rules, because, story: [] }, dice)
}

const lightBots = () => [1, 2].map((side) => newPlayer('dagc73', 'recruit', `analyse ${side}`))

const analyse = (...words: readonly string[]) => hexfront('analyse', ...words)

const FEW = ['--playouts', '8', '--within', '99']

describe('hexfront analyse', () => {
  it('prints the chances at each hand-over, the same for any number of threads', async () => {
    const one = await analyse(over, ...FEW, '--workers', '1')
    expect(one.code).toBe(0)
    expect(one.out).toMatch(/Chance of German to win/)
    expect(one.out).toMatch(/turn 10, Soviet .* playouts/)
    expect(one.out).toMatch(/the end/)
    const two = await analyse(over, ...FEW, '--workers', '2')
    expect(two.out).toBe(one.out)
  })

  it('says it as data', async () => {
    const { out } = await analyse(over, ...FEW, '--workers', '1', '--format', 'json')
    const { handOvers, game } = JSON.parse(out)
    expect(game).toBe('dagc73')
    expect(handOvers.at(-1)).toMatchObject({ playouts: 1 })
    for (const { share, low, high } of handOvers) {
      expect(share).toBeGreaterThanOrEqual(low - 1e-9)
      expect(share).toBeLessThanOrEqual(high + 1e-9)
    }
  })

  it('draws it, and writes a record that is the same game with its analysis', async () => {
    const [plot, kept] = [join(folder, 'plot.svg'), join(folder, 'kept.json')]
    await analyse(over, ...FEW, '--workers', '1', '--plot', plot, '--keep', kept)
    expect(readFileSync(plot, 'utf8')).toMatch(/^<svg.*<\/svg>\n$/s)
    const { table, ...record } = readRecord(readFileSync(kept, 'utf8'))
    expect(writeRecord(record)).toBe(readFileSync(over, 'utf8'))
    const match = loadRecord(findRegistration('dagc73').rules, record, seededDice(0))
    expect(analysisIn(table!.markup!, match)?.judged.length).toBe(3)
  })

  it('plays on by the values of the overlay that the game was played with', async () => {
    const set = {
      'victory.maximum.1.german': 1,
      'victory.maximum.1.russian': 10,
      'victory.maximum.2.german': 1,
      'victory.maximum.2.russian': 50,
      'victory.maximum.3.russian': 100,
    }
    const match = lateMatch({ name: 'An easy German', set })
    playUntil(match, lightBots())
    const file = join(folder, 'overlay.json')
    writeFileSync(file, writeRecord(match.record()))
    const sharesOf = async (record: string): Promise<number[]> => {
      const { out } = await analyse(record, ...FEW, '--workers', '1', '--format', 'json')
      return JSON.parse(out).handOvers.map(({ share }: { share: number }) => share)
    }
    expect(await sharesOf(file)).toEqual([1, 1, 1])
    expect(await sharesOf(over)).not.toEqual([1, 1, 1])
    const { out } = await analyse(file, ...FEW, '--workers', '1')
    expect(out).toMatch(/^Played with An easy German: 5 values replaced\./)
  })

  it('wants to know whose eyes to look with while a game is not over', async () => {
    const { code, err } = await analyse(running, ...FEW)
    expect(code).toBe(2)
    expect(err).toContain('the game is not over: --as German or Soviet')
    expect((await analyse(running, ...FEW, '--workers', '1', '--as', 'Soviet')).code).toBe(0)
  })

  it('plays on with the values that the record was played with', async () => {
    const { rules: game, plans } = findRegistration('dagc73')
    const columns = ['1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1', '8-1', '9-1']
    const set = Object.fromEntries(
      columns.flatMap((column) => [1, 2, 3, 4, 5, 6].map((row) => [`crt.${column}.${row}`, 'De'])),
    )
    const match = lateMatch({ name: 'Defenders fall', set })
    playUntil(match, lightBots())
    const file = join(folder, 'overlay.json')
    writeFileSync(file, writeRecord(match.record()))
    const marginsIn = (setting: Setting): number[] => {
      const inquiry = new Inquiry(stagesOf(match, plans!, null), { playouts: 8, within: 0.99, splits: 1 }, '1')
      const future = new Future(game, plans!, setting)
      for (let jobs = inquiry.round(); jobs.length > 0; jobs = inquiry.round())
        for (const job of jobs) inquiry.note(job, future.run(job.errand))
      return inquiry.judged.map(({ tally }) => marginOf(tally).mean)
    }
    const { out } = await analyse(file, ...FEW, '--splits', '1', '--workers', '1', '--format', 'json')
    const margins = JSON.parse(out).handOvers.map(({ margin }: { margin: number }) => margin)
    expect(margins).toEqual(marginsIn(match.setting))
    expect(margins).not.toEqual(marginsIn(game.setting('maximum')))
  })

  it('can be stopped by the clock, and goes on from there to the same', async () => {
    const [kept, all] = [join(folder, 'part.json'), ['--playouts', '8', '--within', '1', '--workers', '1']]
    const part = await analyse(over, ...all, '--seconds', '0.001', '--keep', kept)
    expect(part.code).toBe(0)
    const whole = await analyse(over, ...all)
    expect((await analyse(kept, ...all)).out).toBe(whole.out)
  })

  it('says so where nobody knows how to value a game', async () => {
    const file = join(folder, 'drill.json')
    const { rules: drill } = findRegistration('drill')
    writeFileSync(file, writeRecord(Match.begin(drill, 'meeting', {}, seededDice(1)).record()))
    expect((await analyse(file)).err).toContain('drill has no plans')
  })
})

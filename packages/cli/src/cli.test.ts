import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, seededDice, writeRecord } from '@hexfront/core'
import { drill } from '@hexfront/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from './index.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function hexfront(...words: readonly string[]) {
  const said = { out: '', err: '' }
  const code = await runCommand(words, {
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
  })
  return { code, ...said }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const script = (more: object): string => JSON.stringify({ game: 'drill', scenario: 'meeting', ...more })

describe('hexfront check', () => {
  it('prints what came of a script as JSON', async () => {
    const path = file('good.json', script({ dice: [2], play: ['roll', { ask: 'decision', expect: { side: 'blue' } }] }))
    const { code, out } = await hexfront('check', path)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ game: 'drill', failures: [], steps: [{ say: 'roll', dice: ['d6:2'] }, {}] })
  })

  it('exits 1 and says which expectation did not hold', async () => {
    const path = file('bad.json', script({ dice: [6], play: ['roll'], expect: { mud: false } }))
    const { code, err } = await hexfront('check', path)
    expect(code).toBe(1)
    expect(err).toContain('bad.json: expect.mud: false was expected, it is true')
    expect(err).toContain('0 of 1 scripts hold')
  })

  it('goes on after a file that is not JSON', async () => {
    const broken = file('broken.json', '{\n "game": \n')
    const good = file('fine.json', script({}))
    const { code, err } = await hexfront('check', broken, good)
    expect(code).toBe(1)
    expect(err).toMatch(/broken\.json:\d+: this is not JSON/)
    expect(err).toContain('1 of 2 scripts hold')
  })

  it('says that a file does not exist', async () => {
    const { code, err } = await hexfront('check', join(folder, 'nowhere.json'))
    expect(code).toBe(1)
    expect(err).toContain('nowhere.json: there is no such file')
  })
})

describe('hexfront fuzz', () => {
  it('plays games and reports them', async () => {
    const { code, out } = await hexfront('fuzz', 'drill', '--games', '3', '--seed', 'cli')
    expect(code).toBe(0)
    expect(out).toMatch(/drill meeting: 3 games, \d+ choices/)
    expect(out).toContain('3 passed, 0 failed')
  })

  it('writes short records of what failed', async () => {
    const failures = join(folder, 'failures')
    const { code, err } = await hexfront('fuzz', 'drill', '--games', '1', '--limit', '5', '--out', failures)
    expect(code).toBe(1)
    expect(err).toContain('runaway: no end after 5 choices')
    expect(readdirSync(failures)).toEqual(['drill-meeting-runaway-1-0.json'])
  })

  it.each([
    [['fuzz', 'chess'], 'there is no game "chess" (there are drill)'],
    [['fuzz', 'drill', '--scenario', 'winter'], 'drill has no scenario "winter" (there are meeting)'],
    [['fuzz', 'drill', '--games', 'many'], 'a whole number from 1 up was expected'],
    [['fuzz', 'drill', '--option', 'mud'], '--option mud: id=value was expected'],
    [['dance'], "unknown command 'dance'"],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await hexfront(...words)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })
})

describe('hexfront replay', () => {
  const match = Match.begin(drill, 'meeting', {}, seededDice('cli'))
  match.say('roll')
  match.say('move b1 0203')

  it('plays a record through the rules', async () => {
    const { code, out } = await hexfront('replay', '--log', file('game.json', writeRecord(match.record())))
    expect(code).toBe(0)
    expect(out).toContain('blue: to 0203\n  b1 moves to 0203\n')
    expect(out).toContain('3 choices replayed to the same hashes; blue is asked (move)')
  })

  it('names the first choice that does not hold', async () => {
    const text = writeRecord(match.record()).replace('to 0203', 'to 0208')
    const { code, err } = await hexfront('replay', file('forged.json', text))
    expect(code).toBe(1)
    expect(err).toContain('forged.json: choice 3 "to 0208" is no longer offered: a unit stands in 0208 (3.5)')
  })
})

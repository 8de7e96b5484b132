import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../index.ts'
import { hexfront } from '../said.fixture.ts'
import { mean, pairedDifference, share } from './interval.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-lab-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const DRILL = ['drill', '--players', 'random,random', '--games', '12', '--seed', 'lab'] as const

describe('hexfront simulate', () => {
  it('comes to the same totals on any number of threads', async () => {
    const one = await hexfront('simulate', ...DRILL, '--workers', '1', '--format', 'json')
    const two = await hexfront('simulate', ...DRILL, '--workers', '2', '--format', 'json')
    expect(one.code).toBe(0)
    expect(two.out).toBe(one.out)
  })

  it('goes on where a killed run stopped', async () => {
    const file = join(folder, 'results.jsonl')
    const whole = await hexfront('simulate', ...DRILL, '--resume', file)
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines).toHaveLength(1 + 12 + 1)
    // Killed while it wrote the sixth game.
    writeFileSync(file, `${lines.slice(0, 6).join('\n')}\n${lines[6]!.slice(0, 20)}`)
    const again = await hexfront('simulate', ...DRILL, '--resume', file)
    expect(again.out).toBe(whole.out)
    const games = readFileSync(file, 'utf8').trimEnd().split('\n').slice(1)
    expect(games.toSorted()).toEqual(lines.slice(1, -1).toSorted())
  })

  it('does not mix results of different games', async () => {
    const file = join(folder, 'other.jsonl')
    await hexfront('simulate', ...DRILL, '--resume', file)
    const { code, err } = await hexfront('simulate', ...DRILL, '--resume', file, '--set', 'crt.1-1.6=Al')
    expect(code).toBe(1)
    expect(err).toContain('results of other games')
  })

  it('writes CSV and a plot', async () => {
    const plot = join(folder, 'plot.svg')
    const { out } = await hexfront('simulate', ...DRILL, '--format', 'csv', '--plot', plot)
    const [head, first] = out.split('\n')
    expect(head).toBe('game,scenario,overlay,measure,name,games,count,value,low,high')
    expect(first).toMatch(/^drill,meeting,,win,blue,12,\d+,/)
    expect(readFileSync(plot, 'utf8')).toMatch(/^<svg [\s\S]*Meeting engagement[\s\S]*<\/svg>\n$/)
  })

  it('tells how far it is only where somebody watches', async () => {
    const seen: string[] = []
    await runCommand(['simulate', ...DRILL], { out: () => {}, err: () => {}, progress: (text) => seen.push(text) })
    expect(seen[0]).toBe('0 of 12 games')
    expect(seen.at(-2)).toContain('12 of 12 games')
    expect(seen.at(-1)).toBe('')
  })
})

describe('hexfront compare', () => {
  it('plays both arms with the same dice: what changes nothing makes no difference', async () => {
    const { code, out } = await hexfront('compare', ...DRILL, '--set', 'crt.1-1.6=Dr', '--format', 'json')
    expect(code).toBe(0)
    const [{ same, wins }] = JSON.parse(out).scenarios
    expect(same).toBe(12)
    for (const { difference } of wins) expect(difference.value).toBe(0)
  })

  it('has the second arm play with the changes', async () => {
    const sets = ['1-2', '1-1', '2-1', '3-1'].flatMap((column) =>
      [0, 1, 2, 3, 4, 5, 6].map((row) => `crt.${column}.${row}=Al`),
    )
    const { out } = await hexfront('compare', ...DRILL, '--set', ...sets, '--format', 'json')
    expect(JSON.parse(out).scenarios[0].same).toBeLessThan(12)
  })

  it.each([
    [[], 'there is nothing to compare'],
    [['--set', 'crt.1-1.9=Dr'], 'crt.1-1.9: there is no such value (near it: crt.1-1.0'],
    [['--set', 'crt.1-1.6=Xx'], 'Al, Ex or Dr was expected, not "Xx"'],
    [['--set', 'nonsense'], '--set nonsense: name=value was expected'],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await hexfront('compare', 'drill', '--players', 'random,random', ...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

describe('hexfront overlay', () => {
  it('prints a template that it takes back', async () => {
    const { out } = await hexfront('overlay', 'drill', '--template', '--part', 'crt')
    const file = join(folder, 'template.json')
    writeFileSync(file, out)
    expect(Object.keys(JSON.parse(out).set).every((name) => name.startsWith('crt.'))).toBe(true)
    expect((await hexfront('overlay', file)).out).toContain('0 values replaced, 28 as they are')
  })

  it('tells what a file changes, and what is wrong with it', async () => {
    const file = join(folder, 'mine.json')
    const write = (set: object) =>
      writeFileSync(file, JSON.stringify({ hexfront: 'overlay', game: 'drill', name: 'mine', set }))
    write({ 'crt.1-1.6': 'Ex' })
    expect((await hexfront('overlay', file)).out).toContain('  crt.1-1.6: Ex in the place of Dr (reconstructed')
    write({ 'crt.1-1.6': 'Exx' })
    const { code, err } = await hexfront('overlay', file)
    expect(code).toBe(1)
    expect(err).toContain('mine.json: crt.1-1.6: Al, Ex or Dr was expected, not "Exx"')
  })
})

describe('intervals', () => {
  const counts = fc
    .integer({ min: 1, max: 500 })
    .chain((of) => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)))

  it('of a share hold it and stay between 0 and 1', () => {
    fc.assert(
      fc.property(counts, ([count, of]) => {
        const { value, low, high } = share(count, of)
        expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true)
      }),
    )
  })

  it('of a share are those of Wilson, turned round for the other side', () => {
    // (p - x)² = z² x (1 - x) / n at both ends.
    fc.assert(
      fc.property(counts, ([count, of]) => {
        const { value, low, high } = share(count, of)
        for (const end of [low, high])
          if (end > 0 && end < 1) expect((value - end) ** 2).toBeCloseTo((3.841459 * end * (1 - end)) / of, 6)
        expect(share(of - count, of).low).toBeCloseTo(1 - high, 9)
      }),
    )
  })

  it('of a difference narrow with pairs that agree', () => {
    const width = ({ low, high }: { low: number; high: number }): number => high - low
    expect(width(pairedDifference(5, 3, 100))).toBeLessThan(width(pairedDifference(25, 23, 100)))
    expect(pairedDifference(5, 3, 100).value).toBeCloseTo(0.02)
  })

  it('of a mean are as wide as the figures are spread', () => {
    expect(mean([2, 2, 2])).toEqual({ value: 2, low: 2, high: 2 })
    const { value, low, high } = mean([1, 2, 3, 4])
    expect(value).toBe(2.5)
    expect(high - value).toBeCloseTo(value - low)
    expect(high).toBeGreaterThan(value)
  })
})

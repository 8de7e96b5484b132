import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '../index.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-tune-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function tune(...words: readonly string[]) {
  const said = { out: '', err: '', progress: [] as string[] }
  const code = await runCommand(['tune', ...words], {
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
    progress: (text) => said.progress.push(text),
  })
  return { code, ...said }
}

const QUICK = ['efs', '--scenario', 'borisov', '--batches', '2', '--pairs', '2', '--judge', '2', '--seed', 'test']

/** What was found and how it did, but for the time it took. */
const found = (json: string): unknown =>
  JSON.parse(json, (key, value) => (key === 'milliseconds' || key === 'worst' ? 0 : value))

describe('hexfront tune', () => {
  it('finds the same weights on any number of threads, and in a run that was broken off', async () => {
    const file = join(folder, 'pairs.jsonl')
    const one = await tune(...QUICK, '--json', '--workers', '1', '--resume', file)
    expect(one.code).toBe(0)
    const lines = readFileSync(file, 'utf8').split('\n')
    // Four pairs in two batches, two on seeds of the training, two on others.
    expect(lines).toHaveLength(1 + 8 + 1)
    writeFileSync(file, `${lines.slice(0, 4).join('\n')}\n${lines[4]!.slice(0, 9)}`)
    const two = await tune(...QUICK, '--json', '--workers', '2', '--resume', file)
    expect(found(two.out)).toEqual(found(one.out))
    expect(two.progress[0]).toBe('batch 1 of 2, 2 of 2 pairs')
  })

  it('prints weights that it can begin with and judge by other games', async () => {
    const file = join(folder, 'tuned.json')
    const { out } = await tune(...QUICK, '--json', '--weights', 'objectives.axis.thrift', '--workers', '1')
    const { factors, weights, training, overall, isBetter } = JSON.parse(out)
    expect(Object.keys(factors)).toEqual(['objectives.axis.thrift'])
    expect(weights.objectives.axis.thrift).toBeTypeOf('number')
    expect([training.pairs, overall.pairs, isBetter]).toEqual([2, 2, false])
    writeFileSync(file, out)
    const again = await tune(...QUICK, '--from', file, '--batches', '0', '--seed', 'fresh', '--workers', '1', '--json')
    expect(JSON.parse(again.out)).toMatchObject({ factors, weights, training: null })
  })

  it('plays against somebody else, with the same seeds before and after', async () => {
    const { out } = await tune(...QUICK, '--against', 'recruit', '--batches', '1', '--workers', '1')
    expect(out).toMatch(/1 batches of 2 pairs a scenario against recruit, seed test\n/)
    expect(out).toMatch(/efs borisov, tuned against recruit: .*\n.*\nefs borisov, plain against recruit: /)
    expect(out).toMatch(/\n {2}gain -?[\d.]+ \[-?[\d.]+, -?[\d.]+\] a game\n/)
  })

  it.each([
    [['drill'], 'drill has no plans whose weights could be tuned'],
    [[...QUICK, '--weights', 'nothing'], '--weights nothing: there are objectives.axis.thrift'],
    [[...QUICK, '--against', 'nobody'], 'efs has no player "nobody"'],
    [[...QUICK, '--batches', '-1'], 'a whole number from 0 up was expected'],
  ])('%j is refused with a reason', async (words, reason) => {
    const { code, err } = await tune(...words)
    expect(code).toBe(2)
    expect(err).toContain(reason)
  })
})

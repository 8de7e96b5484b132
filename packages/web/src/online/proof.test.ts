import { commitmentTo, fairDice, Match, type MatchRecord } from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { beforeAll, describe, expect, it } from 'vitest'
import { checksOf, verdictOf } from './proof.ts'
import type { Receipt } from './receipts.ts'

const SEEDS = { serverSeed: 'a long and secret seed of the server', playerSeeds: ['ann', 'bob'], nonce: 'k3vqabcd' }
const COMMITMENT = commitmentTo(SEEDS.serverSeed)

let table: GameTable
let record: MatchRecord

beforeAll(async () => {
  table = await TABLES['drill']!()
  const match = Match.begin(table.game, 'meeting', {}, fairDice(SEEDS))
  match.fair = { ...SEEDS, commitment: COMMITMENT }
  for (let n = 0; n < 400 && !match.decision.isOver; n++) {
    const choices = match.choices()
    match.take(choices[(n * 5) % choices.length]!)
  }
  record = match.record()
  expect(record.play.some(({ dice }) => dice)).toBe(true)
})

const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  code: 'k3vqabcd',
  side: 'blue',
  commitment: COMMITMENT,
  seed: 'ann',
  at: 0,
  ...change,
})

const verdicts = (of: MatchRecord, receipts: readonly Receipt[] = []) =>
  checksOf(of, table.game, receipts).map(({ verdict }) => verdict)

describe('the proof of a game', () => {
  it('holds for fair dice, with or without a receipt', () => {
    expect(verdicts(record, [receipt()])).toEqual(['holds', 'holds', 'holds', 'holds', 'holds'])
    expect(verdictOf(checksOf(record, table.game, []))).toBe('holds')
  })

  it('fails for another secret than the one that was promised', () => {
    const other = { ...record, fair: { ...record.fair!, serverSeed: 'another secret seed of the server' } }
    expect(verdicts(other).slice(0, 3)).toEqual(['fails', 'holds', 'unknown'])
    expect(verdictOf(checksOf(other, table.game, []))).toBe('fails')
  })

  it('fails for a single die that was changed', () => {
    const at = record.play.findIndex(({ dice }) => dice)
    const play = record.play.map((line, n) => (n === at ? { ...line, dice: line.dice!.map(turned) } : line))
    expect(verdicts({ ...record, play })[2]).toBe('fails')
  })

  it('fails where the promise, or the seed, is not the one this browser wrote down', () => {
    expect(verdicts(record, [receipt({ commitment: '00' })])[4]).toBe('fails')
    expect(verdicts(record, [receipt({ seed: 'not ann' })])[4]).toBe('fails')
  })

  it('is left open while the secret is, and without any promise', () => {
    const { serverSeed: _, ...kept } = record.fair!
    expect(verdictOf(checksOf({ ...record, fair: kept }, table.game, []))).toBe('unknown')
    const { fair: __, ...plain } = record
    expect(verdictOf(checksOf(plain, table.game, []))).toBe('unknown')
  })
})

const turned = (draw: string): string => draw.replace(/(\d+)$/, (value) => (value === '1' ? '2' : '1'))

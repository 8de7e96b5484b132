import { performance } from 'node:perf_hooks'

/** Time for one, or how many a second. */
type Unit = 'ns' | 'µs' | 'ms' | '/s'

/** Does its work once and returns a checksum of the result, so that the work cannot be left out. */
export type Side = () => number

export interface Comparison {
  readonly name: string
  readonly unit: Unit
  /** How many of what is named one call of a side does. */
  readonly each: number
  readonly ours: Side
  readonly reference: Side
  /** How many times as fast as the reference ours must be. Left out, the row is for information. */
  readonly floor?: number
}

export type Measurement = Omit<Comparison, 'reference' | 'floor'>

export interface Row {
  readonly name: string
  readonly value: number
  readonly unit: Unit
  readonly reference: number | null
  readonly ratio: number | null
  readonly floor: number | null
}

export type Suite = (bench: Bench) => void

const ROUNDS = 21
const ROUND_MS = 15
const WARM_UP_MS = 150
const NANOSECONDS: Record<Exclude<Unit, '/s'>, number> = { ns: 1, µs: 1e3, ms: 1e6 }

export class Bench {
  readonly rows: Row[] = []
  #checksum = 0

  /** Times both sides in turn, round after round, so that what slows the machine slows both; the best of each counts. */
  compare({ name, unit, each, ours, reference, floor }: Comparison): void {
    const [mine, theirs] = [ours(), reference()]
    if (mine !== theirs) throw new Error(`${name}: the two sides differ (checksums ${mine} and ${theirs})`)
    const ourRuns = this.#warmUp(ours)
    const referenceRuns = this.#warmUp(reference)
    const ourTimes: number[] = []
    const referenceTimes: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      // Neither side is always the one to find the caches warm.
      if (round % 2 === 0) ourTimes.push(this.#time(ours, ourRuns))
      referenceTimes.push(this.#time(reference, referenceRuns))
      if (round % 2 === 1) ourTimes.push(this.#time(ours, ourRuns))
    }
    const ourBest = Math.min(...ourTimes) / each
    const referenceBest = Math.min(...referenceTimes) / each
    this.rows.push({
      name,
      value: inUnit(ourBest, unit),
      unit,
      reference: inUnit(referenceBest, unit),
      ratio: referenceBest / ourBest,
      floor: floor ?? null,
    })
  }

  /** A row that has nothing to be compared with. */
  measure({ name, unit, each, ours }: Measurement): void {
    const runs = this.#warmUp(ours)
    const times = Array.from({ length: ROUNDS }, () => this.#time(ours, runs))
    const value = inUnit(Math.min(...times) / each, unit)
    this.rows.push({ name, value, unit, reference: null, ratio: null, floor: null })
  }

  /** Kept where the engine cannot know that nobody looks. */
  get checksum(): number {
    return this.#checksum
  }

  /** Runs a side until it is compiled; returns how many runs fill a round. */
  #warmUp(side: Side): number {
    let runs = 0
    const start = performance.now()
    let spent = 0
    while (runs < 3 || spent < WARM_UP_MS) {
      this.#checksum = (this.#checksum + side()) % 1_000_003
      runs++
      spent = performance.now() - start
    }
    return Math.max(1, Math.round((runs * ROUND_MS) / spent))
  }

  /** Nanoseconds of one run. */
  #time(side: Side, runs: number): number {
    const start = performance.now()
    let sum = 0
    for (let run = 0; run < runs; run++) sum += side()
    const spent = performance.now() - start
    this.#checksum = (this.#checksum + sum) % 1_000_003
    return (spent * 1e6) / runs
  }
}

const inUnit = (nanoseconds: number, unit: Unit): number =>
  unit === '/s' ? 1e9 / nanoseconds : nanoseconds / NANOSECONDS[unit]

export const failures = (rows: readonly Row[]): Row[] =>
  rows.filter(({ ratio, floor }) => ratio !== null && floor !== null && ratio < floor)

export function table(rows: readonly Row[]): string {
  const head = ['name', 'value', 'unit', 'reference', 'ratio', 'floor']
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)))
  return lines
    .map((line) => line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '))
    .join('\n')
}

const cells = ({ name, value, unit, reference, ratio, floor }: Row): string[] => [
  name,
  value.toFixed(2),
  unit,
  reference === null ? '' : reference.toFixed(2),
  ratio === null ? '' : `${ratio.toFixed(2)}x`,
  floor === null ? '' : `${floor.toFixed(2)}x`,
]

/** Time for one, or how many a second. */
type Unit = 'ns' | 'µs' | 'ms' | '/s'

/** Does its work once and returns a checksum of the result, so that the work cannot be left out. */
export type Side = () => number

/** Does some work and returns how much it was. */
export type Worker = () => number

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

/** Two that do as much as they like at a time: what counts is how much in a second. */
export interface Race {
  readonly name: string
  readonly unit: Unit
  readonly ours: Worker
  readonly reference: Worker
  readonly floor?: number
}

/** Two that are not done by this thread alone, so that only the clock on the wall can tell. */
export interface OpenRace {
  readonly name: string
  readonly unit: Unit
  /** Nanoseconds for one of what is counted. */
  ours(): Promise<number>
  reference(): Promise<number>
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

export type Suite = (bench: Bench) => void | Promise<void>

const ROUNDS = 9
const OPEN_ROUNDS = 3
const ROUND_NS = 1e8
const WARM_UP_NS = 2e8
/** What the clock can tell apart, and some. */
const CLOCK_NS = 4e6
const NANOSECONDS: Record<Exclude<Unit, '/s'>, number> = { ns: 1, µs: 1e3, ms: 1e6 }

/**
 * What slows the machine slows both sides of a round alike: so times are those of this thread's own processor, rounds are long,
 * and of the ratios, one a round, the middle one counts.
 */
export class Bench {
  readonly rows: Row[] = []
  #checksum = 0

  compare({ name, unit, each, ours, reference, floor }: Comparison): void {
    const [mine, theirs] = [ours(), reference()]
    if (mine !== theirs) throw new Error(`${name}: the two sides differ (checksums ${mine} and ${theirs})`)
    const counted = (side: Side): Worker => this.#counted(side, each)
    this.race({
      name,
      unit,
      ours: counted(ours),
      reference: counted(reference),
      ...(floor === undefined ? {} : { floor }),
    })
  }

  race({ name, unit, ours, reference, floor }: Race): void {
    warmUp(ours)
    warmUp(reference)
    const rounds = Array.from({ length: ROUNDS }, (_, round) => {
      // Neither side is always the one to find the caches warm.
      if (round % 2 === 0) return { mine: time(ours), theirs: time(reference) }
      const theirs = time(reference)
      return { mine: time(ours), theirs }
    })
    this.rows.push(rowOf(name, unit, rounds, floor))
  }

  async raceByTheClock({ name, unit, ours, reference, floor }: OpenRace): Promise<void> {
    const rounds: Round[] = []
    for (let round = 0; round < OPEN_ROUNDS; round++) rounds.push({ mine: await ours(), theirs: await reference() })
    this.rows.push(rowOf(name, unit, rounds, floor))
  }

  /** A row that has nothing to be compared with. */
  measure({ name, unit, each, ours }: Measurement): void {
    const worker = this.#counted(ours, each)
    warmUp(worker)
    const times = Array.from({ length: ROUNDS }, () => time(worker))
    this.rows.push({ name, value: inUnit(middle(times), unit), unit, reference: null, ratio: null, floor: null })
  }

  /** Work of many seconds: done once. */
  measureOnce({ name, unit, each, ours }: Measurement): void {
    const began = now()
    this.#keep(ours())
    const value = inUnit((now() - began) / each, unit)
    this.rows.push({ name, value, unit, reference: null, ratio: null, floor: null })
  }

  /** Kept where the engine cannot know that nobody looks. */
  get checksum(): number {
    return this.#checksum
  }

  /** So much of a side's work at a time that the clock, which is coarse and dear to read, is not what is measured. */
  #counted(side: Side, each: number): Worker {
    const run = (runs: number): void => {
      let sum = 0
      for (let i = 0; i < runs; i++) sum += side()
      this.#keep(sum)
    }
    const timed = (runs: number): number => {
      const began = now()
      run(runs)
      return now() - began
    }
    let runs = 1
    while (timed(runs) < CLOCK_NS) runs *= 2
    return () => {
      run(runs)
      return runs * each
    }
  }

  #keep(sum: number): void {
    this.#checksum = (this.#checksum + sum) % 1_000_003
  }
}

/** Nanoseconds for one, of each side. */
interface Round {
  readonly mine: number
  readonly theirs: number
}

const rowOf = (name: string, unit: Unit, rounds: readonly Round[], floor: number | undefined): Row => ({
  name,
  value: inUnit(middle(rounds.map(({ mine }) => mine)), unit),
  unit,
  reference: inUnit(middle(rounds.map(({ theirs }) => theirs)), unit),
  ratio: middle(rounds.map(({ mine, theirs }) => theirs / mine)),
  floor: floor ?? null,
})

/** Nanoseconds of processor time that this thread has had. */
function now(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) * 1e3
}

function warmUp(worker: Worker): void {
  const began = now()
  while (now() - began < WARM_UP_NS) worker()
}

/** Nanoseconds for one of what is counted. */
function time(worker: Worker): number {
  const began = now()
  let done = 0
  let spent = 0
  while (spent < ROUND_NS) {
    done += worker()
    spent = now() - began
  }
  return spent / done
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

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

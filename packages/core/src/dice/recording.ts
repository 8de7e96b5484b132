import { countClasses, type Dice, MOST_CLASSES } from './dice.ts'
import type { Draw } from './draw.ts'

export interface RecordingDice extends Dice {
  /** What was drawn since the last `take`. */
  readonly draws: readonly Draw[]
  /** How many draws were made in all: two looks tell whether chance had a part in what happened between them. */
  readonly count: number
  /** Hands over the draws and starts anew. */
  take(): Draw[]
}

/** `drawn` hears of each draw as it falls. */
export function recordingDice(source: Dice, drawn: (draw: Draw) => void = () => {}): RecordingDice {
  return new Recording(source, drawn)
}

class Recording implements RecordingDice {
  draws: Draw[] = []
  count = 0
  readonly #source: Dice
  readonly #drawn: (draw: Draw) => void
  readonly #thrown = new Uint8Array(MOST_CLASSES)

  constructor(source: Dice, drawn: (draw: Draw) => void) {
    this.#source = source
    this.#drawn = drawn
  }

  die(faces: number, why: string): number {
    const value = this.#source.die(faces, why)
    this.#keep({ kind: 'die', faces, value, why })
    return value
  }

  sum(count: number, faces: number, why: string): number {
    const value = this.#source.sum(count, faces, why)
    this.#keep(count === 1 ? { kind: 'die', faces, value, why } : { kind: 'sum', count, faces, value, why })
    return value
  }

  each(count: number, faces: number, classOf: Uint8Array, tally: Uint8Array, why: string, worth?: Uint8Array): void {
    const classes = countClasses(faces, classOf, tally)
    const thrown = this.#thrown.fill(0)
    this.#source.each(count, faces, classOf, thrown, why, worth)
    for (let c = 0; c < classes; c++) tally[c]! += thrown[c]!
    const fell = Array.from(thrown.subarray(0, classes))
    this.#keep({ kind: 'each', count, faces, tally: fell, classes: Array.from(classOf), why })
  }

  pick(n: number, why: string, among?: ArrayLike<number>): number {
    const value = this.#source.pick(n, why, among)
    this.#keep({ kind: 'pick', n, value, why })
    return value
  }

  take(): Draw[] {
    const taken = this.draws
    this.draws = []
    return taken
  }

  #keep(draw: Draw): void {
    this.draws.push(draw)
    this.count++
    this.#drawn(draw)
  }
}

import { DiceError, MOST_CLASSES, MOST_DICE, MOST_FACES } from './dice.ts'

interface Die {
  readonly kind: 'die'
  readonly faces: number
  readonly value: number
}

interface Sum {
  readonly kind: 'sum'
  readonly count: number
  readonly faces: number
  readonly value: number
}

interface Each {
  readonly kind: 'each'
  readonly count: number
  readonly faces: number
  readonly tally: readonly number[]
  /** The class of each face, where known: without it nobody can check the dice behind the tallies. */
  readonly classes?: readonly number[]
}

interface Pick {
  readonly kind: 'pick'
  readonly n: number
  readonly value: number
}

/** One draw and what came of it; `why` is known to whoever saw it drawn and is not part of the text form. */
export type Draw = (Die | Sum | Each | Pick) & { readonly why?: string }

/** `d6:5` · `3d6:11` · `each 5d6:2,1,2` or, with the class of each face, `each 5d6 by 001122:2,1,2` · `pick 12:3` */
export function writeDraw(draw: Draw): string {
  return draw.kind === 'each' ? `${nameOf(draw)}:${draw.tally.join()}` : `${nameOf(draw)}:${draw.value}`
}

export function parseDraw(text: string): Draw {
  const draw = readDie(text) ?? readEach(text) ?? readPick(text)
  if (!draw) throw new DiceError(`"${text}" is not a draw (expected d6:5, 3d6:11, each 5d6:2,1,2 or pick 12:3)`)
  const fault = faultOf(draw)
  if (fault) throw new DiceError(`"${text}": ${fault}`)
  return draw
}

/** What is impossible about a draw, or nothing. */
export function faultOf(draw: Draw): string {
  switch (draw.kind) {
    case 'die':
      return faultOfSize(1, draw.faces) || faultOfValue(draw.value, 1, draw.faces, `a d${draw.faces}`)
    case 'sum':
      return (
        faultOfSize(draw.count, draw.faces) ||
        faultOfValue(draw.value, draw.count, draw.count * draw.faces, `${draw.count}d${draw.faces}`)
      )
    case 'pick':
      return faultOfSize(1, draw.n) || faultOfValue(draw.value, 0, draw.n - 1, `a pick of ${draw.n}`)
    case 'each':
      return faultOfSize(draw.count, draw.faces) || faultOfTally(draw) || faultOfClasses(draw)
  }
}

/** A draw without its result: `d6`, `3d6`, `each 5d6`, `pick 12`. */
export function nameOf(draw: Draw): string {
  switch (draw.kind) {
    case 'die':
      return `d${draw.faces}`
    case 'sum':
      return `${draw.count}d${draw.faces}`
    case 'pick':
      return `pick ${draw.n}`
    case 'each':
      return `each ${draw.count}d${draw.faces}${draw.classes ? ` by ${writeClasses(draw.classes)}` : ''}`
  }
}

function writeClasses(classes: readonly number[]): string {
  return classes.map((c) => c.toString(MOST_CLASSES)).join('')
}

function readDie(text: string): Draw | null {
  const [, count, faces, value] = /^(\d*)d(\d+):(\d+)$/.exec(text) ?? []
  if (count === undefined) return null
  const die = { faces: Number(faces), value: Number(value) }
  return count === '' || Number(count) === 1 ? { kind: 'die', ...die } : { kind: 'sum', count: Number(count), ...die }
}

function readEach(text: string): Draw | null {
  const [, count, faces, classes, tally] = /^each (\d+)d(\d+)(?: by ([0-9a-z]+))?:(\d+(?:,\d+)*)$/.exec(text) ?? []
  if (tally === undefined) return null
  const each = { count: Number(count), faces: Number(faces), tally: tally.split(',').map(Number) }
  if (classes === undefined) return { kind: 'each', ...each }
  return { kind: 'each', ...each, classes: Array.from(classes, (digit) => Number.parseInt(digit, MOST_CLASSES)) }
}

function readPick(text: string): Draw | null {
  const [, n, value] = /^pick (\d+):(\d+)$/.exec(text) ?? []
  return n === undefined ? null : { kind: 'pick', n: Number(n), value: Number(value) }
}

function faultOfSize(count: number, faces: number): string {
  if (!within(faces, 1, MOST_FACES)) return `1 to ${MOST_FACES} can be drawn from, not ${faces}`
  return within(count, 1, MOST_DICE) ? '' : `1 to ${MOST_DICE} dice can be thrown at once, not ${count}`
}

function faultOfValue(value: number, low: number, high: number, what: string): string {
  return within(value, low, high) ? '' : `${what} gives ${low} to ${high}, not ${value}`
}

function faultOfTally({ count, tally }: Each): string {
  if (!within(tally.length, 1, MOST_CLASSES)) return `1 to ${MOST_CLASSES} classes are possible, not ${tally.length}`
  const bad = tally.find((n) => !within(n, 0, count))
  if (bad !== undefined) return `a tally of ${count} dice is 0 to ${count}, not ${bad}`
  const total = tally.reduce((sum, n) => sum + n, 0)
  return total === count ? '' : `the tallies add up to ${total}, not to ${count}`
}

function faultOfClasses({ faces, tally, classes }: Each): string {
  if (!classes) return ''
  if (classes.length !== faces) return `${faces} faces have ${classes.length} classes`
  if (classes.some((c) => !within(c, 0, MOST_CLASSES - 1))) return `classes are 0 to ${MOST_CLASSES - 1}`
  const count = Math.max(...classes) + 1
  if (count !== tally.length) return `${count} classes have ${tally.length} tallies`
  const empty = tally.findIndex((n, c) => n > 0 && !classes.includes(c))
  return empty < 0 ? '' : `no face is of class ${empty}, but ${tally[empty]} dice are`
}

function within(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}

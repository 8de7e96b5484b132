import { say } from '../state/columns.ts'
import { DiceError } from './dice.ts'
import { parseDraw } from './draw.ts'
import { type Given, ListedDice, type Resolve, type SpentDice } from './listed.ts'

/**
 * One draw of a script: `5` (any die), `'d6:5'` or `{ d6: 5 }`, `{ '3d6': 11 }`, `{ 'each 5d6': [2, 1, 2] }`,
 * `{ pick: 3 }` (of however many), `{ draw: 'FZ58' }` (a piece by name).
 */
export type Forced = number | string | { readonly [draw: string]: number | string | readonly number[] }

/** Dice as a script says. `resolve` finds named pieces; what names mean is known to the game alone. */
export function forcedDice(list: readonly Forced[], resolve: Resolve = nobody): SpentDice {
  return new ListedDice(list.map(read), 'the list', resolve)
}

const nobody: Resolve = () => -1

function read(forced: Forced, index: number): Given {
  try {
    return parse(textOf(forced))
  } catch (error) {
    if (error instanceof DiceError) throw new DiceError(`dice, number ${index + 1} of the list: ${error.message}`)
    throw error
  }
}

function textOf(forced: Forced): string {
  if (typeof forced !== 'object' || forced === null) return String(forced)
  const entries = Object.entries(forced)
  const [entry] = entries
  if (!entry || entries.length > 1)
    throw new DiceError(`${say(forced)} is not one draw (expected one pair such as { "d6": 5 })`)
  return `${entry[0]}:${entry[1]}`
}

function parse(text: string): Given {
  if (/^\d+$/.test(text)) return { kind: 'number', value: Number(text) }
  const [, index] = /^pick:(\d+)$/.exec(text) ?? []
  if (index !== undefined) return { kind: 'index', value: Number(index) }
  const [, label] = /^draw:(.+)$/.exec(text) ?? []
  return label === undefined ? parseDraw(text) : { kind: 'label', label }
}

import { fill, type Naming } from '../explain.ts'
import type { Game, Sentence, Setting, Told } from '../game/game.ts'

/** The words of an event; one that is read from a record brings its own. */
export const templateOf = (game: Pick<Game, 'events'>, told: Told): string => game.events[told.event] ?? told.event

/** An event in words. */
export function narrate<T extends Setting>(
  game: Pick<Game<never, T>, 'events' | 'naming'>,
  setting: T,
  told: Told,
  name: Naming = game.naming(setting),
): string {
  return fill(templateOf(game, told), told.operands, name)
}

/**
 * A sentence as records keep it: in words that need no rules to be read, with what they name still marked, so that a
 * client can point at it: `{unit g:18/18} retreats to {place 3908}`.
 */
export function writeSentence({ template, operands }: Sentence, name: Naming): string {
  let next = 0
  return template.replace(/\{(\w+)\}/g, (_blank, kind: string) => {
    const operand = operands[next++]
    if (operand === undefined) return '?'
    return kind === 'n' ? String(operand) : `{${kind} ${name(kind, operand)}}`
  })
}

const MARKED = /\{(\w+) ([^{}]*)\}/g

/** The sentence once more. What is not known any more, such as a unit that was renamed, stays as plain words. */
export function readSentence(text: string, { kinds }: Setting, sides: readonly string[]): Sentence {
  const operands: number[] = []
  const template = text.replace(MARKED, (_mark, kind: string, name: string) => {
    const operand = kind === 'side' ? sides.indexOf(name) + 1 : readOperand(kinds[kind], name)
    if (operand === undefined) return name
    operands.push(operand)
    return `{${kind}}`
  })
  return { template, operands }
}

/** A kept sentence without its marks. */
export const plainWords = (text: string): string => text.replace(MARKED, '$2')

function readOperand(kind: Setting['kinds'][string] | undefined, name: string): number | undefined {
  try {
    return kind?.read(name)
  } catch {
    return undefined
  }
}

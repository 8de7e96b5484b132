import { names, say } from '../state/columns.ts'
import { nearest, rowsById } from '../state/text.ts'
import type { OperandKind } from './game.ts'

/** Things with ids, numbered from 1: `ids[0]` is nobody. `what` names the kind in errors. */
export function idKind(what: string, ids: readonly string[]): OperandKind {
  const rows = rowsById(ids)
  return {
    least: 1,
    most: ids.length - 1,
    write: (value) => ids[value] ?? '',
    read(text) {
      if (text === null || text === '') return 0
      const row = rows.get(String(text))
      if (row === undefined) throw new Error(`no ${what} is called ${say(text)}${nearest(String(text), ids)}`)
      return row
    },
  }
}

/** Words numbered from 0, such as the columns of a table. */
export const wordKind = (words: readonly string[]): OperandKind => ({
  ...names(words),
  least: 0,
  most: words.length - 1,
})

/** Plain numbers in a range. */
export function numberKind(least: number, most: number): OperandKind {
  return {
    least,
    most,
    write: (value) => value,
    read(text) {
      const value = Number(text)
      if (text === '' || !Number.isInteger(value) || value < least || value > most)
        throw new Error(`${say(text)} is not a number from ${least} to ${most}`)
      return value
    },
  }
}

/** Hexes by any of their names, and boxes off the map after them. */
export function placeKind(
  hexes: { size: number; name(hex: number): string; parse(text: string): number },
  boxes: readonly string[],
): OperandKind {
  const most = hexes.size + boxes.length
  return {
    least: 1,
    most,
    write: (value) => (value === 0 ? '' : value <= hexes.size ? hexes.name(value) : boxes[value - hexes.size - 1]!),
    read(text) {
      if (text === null || text === '') return 0
      const word = String(text)
      const box = boxes.indexOf(word)
      return box < 0 ? hexes.parse(word) : hexes.size + 1 + box
    },
  }
}

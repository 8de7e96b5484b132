import type { Board, Hex } from '@hexfront/core'
import { asked, didYouMean, Misuse } from './misuse.ts'

/**
 * The hexes that `--part` names: `3005..3510` two opposite corners, `Minsk 5` all within five hexes of a place or hex, otherwise an
 * area or a sheet of the board.
 */
export function partOf(board: Board, text: string): readonly Hex[] {
  const { grid, content } = board
  const [, from, to] = /^(\S+)\.\.(\S+)$/.exec(text) ?? []
  if (from !== undefined && to !== undefined) return asked(() => grid.block(grid.parse(from), grid.parse(to)))
  const [, where, reach] = /^(.+) (\d+)$/.exec(text) ?? []
  if (where !== undefined) {
    const middle = board.findPlace(where)?.hex ?? asked(() => grid.parse(where))
    return grid.within(middle, Number(reach)).filter((hex) => hex !== 0)
  }
  const area = content.areas.find(({ name }) => name === text)
  if (area) return area.hexes
  const sheets = sheetsOf(board)
  const sheet = sheets.indexOf(text.toUpperCase())
  if (sheet >= 0) return hexesOf(board).filter((hex) => grid.numbering.sheets[hex] === sheet)
  const names = partNames(board)
  throw new Misuse(
    `--part ${text}: two corners (3005..3510), a place and a distance (Minsk 5) or one of these was expected: ${names.join(', ')}${didYouMean(text, names)}`,
  )
}

/** Areas and sheets, which a part may be called by. */
export function partNames(board: Board): readonly string[] {
  const sheets = sheetsOf(board)
  return [...board.content.areas.map(({ name }) => name), ...(sheets.length > 1 ? sheets : [])]
}

const sheetsOf = ({ grid }: Board): string[] =>
  grid.numbering.frame.sheets.map(({ prefix }) => prefix.replace(/-$/, ''))

const hexesOf = ({ grid }: Board): Hex[] => Array.from({ length: grid.size }, (_, n) => n + 1)

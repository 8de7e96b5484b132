import { Board, packBoard } from '@hexfront/core'
import type { Plugin } from 'vite'

/** Boards are read from their text when the client is built, and shipped as what was read. */
export const boards = (): Plugin => ({
  name: 'hexfront-boards',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?')
    return PARSES.test(code) ? { code: await packedModule(file), map: null } : null
  },
})

/** A module of a board: it parses a text, and that is all it is for. */
const PARSES = /^export const board = parseBoard\(/m

/** The same module with its board packed. */
export async function packedModule(file: string): Promise<string> {
  const module: unknown = await import(file)
  const [[name, board] = [], ...others] = Object.entries(module ?? {})
  if (name !== 'board' || !(board instanceof Board) || others.length > 0)
    throw new Error(`${file}: a module that parses a board exports "board" and nothing else`)
  const packed = JSON.stringify(packBoard(board))
  return `import { unpackBoard } from '@hexfront/core'
export const board = unpackBoard(JSON.parse(${JSON.stringify(packed)}))
`
}

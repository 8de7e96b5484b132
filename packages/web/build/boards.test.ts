import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Board, unpackBoard, writeBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { packedModule } from './boards.ts'

const PACKAGES = join(import.meta.dirname, '../..')
const ATLAS = join(PACKAGES, 'atlas/src/boards')
const MAPS = readdirSync(ATLAS)
  .filter((file) => file.endsWith('.board.ts'))
  .map((file) => join(ATLAS, file.replace('.board.ts', '.ts')))

describe('a board that is packed into the client', () => {
  it.each([...MAPS, join(PACKAGES, 'games/src/drill/map.ts')])('is the board of its text: %s', async (file) => {
    const { board } = await import(file)
    const shipped = shippedIn(await packedModule(file))
    expect(writeBoard(shipped)).toBe(writeBoard(board))
    expect(shipped.content).toEqual(board.content)
    expect(shipped.grid.neighbours).toEqual(board.grid.neighbours)
    expect(shipped.grid.sideTable).toEqual(board.grid.sideTable)
  })

  it('must be all that its module exports', async () => {
    await expect(packedModule(join(PACKAGES, 'games/src/covers.ts'))).rejects.toThrow(
      'exports "board" and nothing else',
    )
  })
})

function shippedIn(code: string): Board {
  const text = /^export const board = unpackBoard\(JSON\.parse\((.*)\)\)$/m.exec(code)?.[1] ?? '""'
  const board = unpackBoard(JSON.parse(JSON.parse(text)))
  expect(board).toBeInstanceOf(Board)
  return board
}

import dagc73Text from '@hexfront/atlas/boards/dagc73.board'
import { dataOfBoard, fingerprint, parseBoard } from '@hexfront/core'
import { describe, expect, it } from 'vitest'
import { findGame, REGISTERED } from './index.ts'

describe('the fingerprint of what rules read', () => {
  it.each([...REGISTERED.keys()])('of %s holds the board as data, not as text', (id) => {
    const game = findGame(id)
    const text = JSON.stringify(game.setting(game.scenarios[0]!.id).data())
    expect(text).not.toContain('board ')
    expect(fingerprint(game, game.setting(game.scenarios[0]!.id))).toMatch(/^[0-9a-f]{16}$/)
  })

  it('of a board stays when a label or a note is mended, and changes with a river', () => {
    const data = (text: string) => JSON.stringify(dataOfBoard(parseBoard(text, 'board'), { places: ['Vitebsk'] }))
    const now = data(dagc73Text)
    const river = /^river [^:]*: (\S+)/m.exec(dagc73Text)!
    expect(data(dagc73Text.replace(/^board dagc73 .*$/m, 'board dagc73 Another title ! reconstructed a note'))).toBe(
      now,
    )
    expect(data(dagc73Text.replace(river[0], river[0].replace(/^river [^:]*:/, 'river Mended:')))).toBe(now)
    expect(data(dagc73Text.replace(river[0], river[0].replace(` ${river[1]}`, '')))).not.toBe(now)
  })
})

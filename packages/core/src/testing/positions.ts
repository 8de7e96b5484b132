import type { Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'
import { copyInto, hash, samePosition } from '../state/position.ts'
import { readPosition, writePosition } from '../state/text.ts'
import { Found } from './fault.ts'
import { firstDifference, sameBytes, type Watch } from './watch.ts'

/** A position can be copied, rebuilt and written down, and is one that the game itself calls possible. */
export function holdPosition<S extends PositionCore, T extends Setting>(watch: Watch<S, T>, s: S): void {
  const { game, view: copy, other: read } = watch
  copyInto(copy, s)
  if (hash(copy) !== hash(s) || !samePosition(copy, s)) throw new Found('copy', 'a copy differs from its original')
  game.rebuild(copy)
  if (!sameBytes(copy, s)) throw new Found('derived columns', `kept and rebuilt differ ${firstDifference(copy, s)}`)
  read.words.fill(0)
  readPosition(read, JSON.parse(JSON.stringify(writePosition(s))))
  game.rebuild(read)
  if (!samePosition(read, s)) throw new Found('text of a position', `does not read back ${firstDifference(read, s)}`)
  if (!sameBytes(read, s))
    throw new Found('derived columns', `kept and made from nothing differ ${firstDifference(read, s)}`)
  const why = game.impossible(s)
  if (why !== '') throw new Found('impossible', `play leads to what should be impossible: ${why}`)
}

/** The laws that the pieces state of themselves. */
export function holdPieces<S extends PositionCore, T extends Setting>({ game }: Watch<S, T>, s: S): void {
  const broken = game.pieces?.broken(s) ?? ''
  if (broken !== '') throw new Found('pieces', broken)
}

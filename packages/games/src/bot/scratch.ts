import { copyInto, type Game, type PositionCore, type Setting } from '@hexfront/core'
import { once } from '../once.ts'

/** Gives a position to try things on, until the next one is asked for. */
export function scratchOf<S extends PositionCore, T extends Setting>(game: Game<S, T>): (s: S) => S {
  const blankOf = once((setting: T) => game.blank(setting))
  return (s) => {
    const copy = blankOf(game.settingOf(s))
    copyInto(copy, s)
    return copy
  }
}

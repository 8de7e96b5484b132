import { copyInto, type Game, type PositionCore, type Setting } from '@hexfront/core'
import { once } from '../once.ts'

/** Gives a copy of a position to try things on. It is the same one each time: what is tried must be read at once. */
export function rehearsalOf<S extends PositionCore<T>, T extends Setting>(game: Game<S, T>): (s: S) => S {
  const stage = once((setting: T) => game.blank(setting))
  return (s) => {
    const copy = stage(s.setting)
    copyInto(copy, s)
    return copy
  }
}

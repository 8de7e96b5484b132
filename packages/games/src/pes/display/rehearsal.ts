import { copyInto } from '@hexfront/core'
import { pes } from '../index.ts'
import type { PesSetting } from '../scenarios.ts'
import type { State } from '../state.ts'

const kept = new WeakMap<PesSetting, State>()

/** A copy of the position to try things on. It is the same one each time: what is tried must be read at once. */
export function rehearse(s: State): State {
  let copy = kept.get(s.setting)
  if (!copy) {
    copy = pes.blank(s.setting)
    kept.set(s.setting, copy)
  }
  copyInto(copy, s)
  return copy
}

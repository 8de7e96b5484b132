import { copyInto } from '@hexfront/core'
import { once } from '../../once.ts'
import { dagc73 } from '../index.ts'
import type { Dagc73Setting } from '../scenarios.ts'
import type { State } from '../state.ts'

const scratchOf = once((setting: Dagc73Setting) => dagc73.blank(setting))

/** A position to try things on, until the next one is asked for. */
export function copyOf(s: State): State {
  const copy = scratchOf(s.setting)
  copyInto(copy, s)
  return copy
}

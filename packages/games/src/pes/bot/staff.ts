import type { State } from '../state.ts'
import { Scout } from './drive.ts'
import { Watch } from './guard.ts'
import { Pickets } from './pickets.ts'
import type { Temper } from './temper.ts'

/** Those who look ahead, each on copies of the position. */
export interface Staff {
  readonly scout: Scout
  readonly watch: Watch
  readonly pickets: Pickets
}

export const newStaff = (s: State, temper: Temper): Staff => ({
  scout: new Scout(s, temper),
  watch: new Watch(s, temper.toll),
  pickets: new Pickets(s),
})

import { touch } from '@hexfront/core'
import { SOVIET } from '../data/counters.ts'
import type { Play, State } from '../state.ts'

/** 10.54: less than all of the strongpoints of a turn, and I points. */
export function muster(s: State, play: Play): void {
  const { sides, setting } = s
  const { strongpoints, infantry } = allotmentOf(s)
  sides.strongpoints[SOVIET] = strongpoints
  sides.infantry[SOVIET] = Math.min(setting.charts.mostReplacements.points, sides.infantry[SOVIET]! + infantry)
  play.tell('points', SOVIET, 0, infantry)
  touch(s)
}

export const allotmentOf = ({ setting }: State): { readonly strongpoints: number; readonly infantry: number } =>
  setting.campaign?.allotment ?? NOTHING

const NOTHING = { strongpoints: 0, infantry: 0 }

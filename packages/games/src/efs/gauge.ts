import type { Gauge } from '@hexfront/bots'
import { AXIS, SOVIET } from './data/counters.ts'
import type { State } from './state.ts'
import { divisionsCutOff } from './victory/pockets.ts'
import { netPoints, scoreOf } from './victory/victory.ts'

/** What a game came to: losses of both sides, and in great scenarios points, places and the most divisions that were cut off together. */
export function newGauge(): Gauge<State> {
  const most = [0, 0, 0]
  let phase = 0
  let last: State | null = null
  return {
    see(s) {
      last = s
      if (s.setting.campaign === null || s.flow.phase === phase) return
      phase = s.flow.phase
      for (const side of [AXIS, SOVIET]) most[side] = Math.max(most[side]!, divisionsCutOff(s, side))
    },
    figures: () => (last === null ? {} : { ...lossesOf(last), ...(last.setting.campaign ? sumsOf(last, most) : {}) }),
  }
}

const lossesOf = ({ sides }: State): Readonly<Record<string, number>> => ({
  'Axis steps lost': sides.stepsLost[AXIS]!,
  'Soviet steps lost': sides.stepsLost[SOVIET]!,
})

function sumsOf(s: State, most: readonly number[]): Readonly<Record<string, number>> {
  const { sides, setting } = s
  return {
    'net points': netPoints(s),
    'points of places': setting.places.reduce((sum, place) => sum + scoreOf(s, place), 0),
    'points of events': s.eventPoints,
    'Soviet armor and artillery lost': sides.armorLost[SOVIET]! + sides.artilleryLost[SOVIET]!,
    'Axis armor and artillery lost': sides.armorLost[AXIS]! + sides.artilleryLost[AXIS]!,
    'stacking points that left': sides.exited[AXIS]!,
    'Soviet divisions cut off together': most[SOVIET]!,
    'Axis divisions cut off together': most[AXIS]!,
  }
}

import { board } from '@hexfront/atlas/boards/dagc73'
import {
  attribute,
  type Board,
  bookOf,
  entries,
  figures,
  ground,
  oneOf,
  printed,
  versions,
  whole,
} from '@hexfront/core'
import { crt, type LevelFrom, swappedCrt, TURNS, VICTORY } from './charts.ts'
import { ARRIVALS, type Arrival, AT_START, battlegroupOf, type Counter, UKRAINIAN_ARRIVALS } from './counters.ts'

/** What overlays may change. */
export interface Dagc73Data {
  readonly board: Board
  readonly crt: { readonly standard: typeof crt; readonly swapped: typeof crt }
  /** Every counter once, whatever scenario uses it. */
  readonly unit: readonly Counter[]
  /** 10.2, 13.0: the track, and those that come from the Ukraine. */
  readonly arrival: readonly Arrival[]
  readonly victory: Readonly<Record<keyof typeof VICTORY, readonly LevelFrom[]>>
}

const TRACK = [...ARRIVALS, ...UKRAINIAN_ARRIVALS]

const COUNTERS = [...AT_START.maximum, ...TRACK.map(({ counter }) => counter)]

const fromCounters = () => printed('14.6')
const fromTrack = () => printed('10.2')

export const BOOK = bookOf<Dagc73Data>(
  {
    board,
    crt: { standard: crt, swapped: swappedCrt },
    unit: [...COUNTERS, ...COUNTERS.map(battlegroupOf).filter((counter) => counter !== null)],
    arrival: TRACK,
    victory: VICTORY,
  },
  {
    board: ground,
    crt: versions(),
    unit: entries(
      ({ id }) => id,
      [attribute('strength', whole(0, 20), fromCounters), attribute('movement', whole(0, 40), fromCounters)],
    ),
    arrival: entries(
      ({ counter }) => counter.id,
      [attribute('turn', whole(1, TURNS), fromTrack), attribute('edge', oneOf(['north', 'west', 'south']), fromTrack)],
    ),
    victory: figures(whole(0, 100), printed('15.0')),
  },
  laws,
)

/** 15.x: from the best for the German down; the last is reached by any ratio. */
function laws({ victory }: Dagc73Data): string[] {
  return Object.entries(victory).flatMap(([id, levels]) =>
    levels.slice(1).flatMap(({ level, german, russian }, at) => {
      const { german: better, russian: worse } = levels[at]!
      if (russian > 0 && german * worse < better * russian) return []
      return [`victory.${id}: ${level} is not easier to reach than ${levels[at]!.level}`]
    }),
  )
}

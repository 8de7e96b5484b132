import {
  ALL_ROUND,
  flag,
  i16,
  memory,
  names,
  Pieces,
  type Played,
  type Play as PlayOf,
  phaseNow,
  pieceColumns,
  pieceTables,
  type Step as StepOf,
  table,
  u8,
  u16,
} from '@hexfront/core'
import type { EVENTS } from './events.ts'
import type { Dagc73Setting } from './scenarios.ts'

/** Why a unit may not move. */
export const FREE = 0
/** 14.31: until German Player-Turn 4. */
export const HOLDS_CITY = 1
/** 14.32: until a Russian comes within six hexes. */
export const GARRISON = 2
/** 14.31d: retreated from its city in its own turn, and free from the next one on. */
export const DRIVEN_OUT = 3

/** How a reinforcement moves in the turn of its arrival (10.0): one way or the other, never both. */
export const BY_NEITHER = 0
export const BY_RAIL = 1
export const BY_ROAD = 2

const SIDES = names(['', 'German', 'Soviet'])
const FREEZES = names(['free', 'holds city', 'garrison', 'driven out'])
const WAYS = names(['', 'rail', 'allowance'])

export const columns = ({ kinds, unitIds, ground, crt }: Dagc73Setting) => ({
  vp: { german: i16, soviet: i16 },
  /** 13.0: the German has taken the Ukrainian units. */
  ukraine: flag,
  /** Open hexes in the continuous line when it was last counted (11C). */
  gap: u8,
  units: table(unitIds, {
    ...pieceColumns(kinds.place),
    moved: flag,
    unsupplied: flag,
    freeze: u8.as(FREEZES),
    slow: flag,
    arrived: flag,
    way: u8.as(WAYS),
    railed: u8,
    fought: flag,
    attacked: flag,
    joined: flag.of('assault'),
    routed: flag.of('assault'),
    advanced: flag.of('assault'),
    dead: flag,
  }),
  hexes: table(['', ...Array.from({ length: ground.size }, (_, i) => ground.name(i + 1))], {
    target: flag.of('assault'),
  }),
  site: memory('site', { unit: u16.as(kinds.unit) }),
  entry: memory('entry', { unit: u16.as(kinds.unit) }),
  march: memory('march', { unit: u16.as(kinds.unit) }),
  assault: memory('assault', {
    targets: u8,
    column: u8.as(names(crt.columns)),
    result: u8,
    due: u8,
    paid: u8,
    placer: u8.as(SIDES),
    into: u16.as(kinds.place),
    sent: u8,
  }),
  fallback: memory('fallback', { unit: u16.as(kinds.unit) }),
  ...pieceTables(ground.size, ground.size, 2),
})

export type State = Played<typeof columns, Dagc73Setting>

/** The words of the game. */
export interface Words {
  readonly step:
    | 'deploy'
    | 'site'
    | 'ukraine'
    | 'arrivals'
    | 'entry'
    | 'move'
    | 'march'
    | 'combat'
    | 'assault'
    | 'losses'
    | 'rout'
    | 'fallback'
    | 'advance'
  readonly event: keyof typeof EVENTS
  readonly kind: keyof Dagc73Setting['kinds']
}

export type Step = StepOf<State, Words>
export type Play = PlayOf<Words>

export const sideOf = (s: State, unit: number): number => s.setting.sideOf[unit]!
export const enemyOf = (side: number): number => 3 - side
export const strengthOf = (s: State, unit: number): number => s.setting.strength[unit]!
export const isMechanized = (s: State, unit: number): boolean => s.setting.isMechanized[unit] === 1
export const isRailhead = (s: State, unit: number): boolean => s.setting.isRailhead[unit] === 1
export const unitCount = (s: State): number => s.setting.unitIds.length - 1

/** 6.0, 6.1A: all six hexes, but mechanized units not forest or swamp, battlegroups and railheads none. */
export const pieces = new Pieces<State>({
  sideOf,
  zone: ({ setting }, unit, from) =>
    setting.isBattlegroup[unit] === 1 || setting.isRailhead[unit] === 1
      ? 0
      : setting.isMechanized[unit] === 1
        ? setting.mechanizedZone[from]!
        : ALL_ROUND,
})

export const inEnemyZone = (s: State, side: number, hex: number): boolean => pieces.inZone(s, enemyOf(side), hex)

/** 7.0a, 7.4D.a: units that count for stacking. */
export function stackedIn(s: State, hex: number): number {
  let count = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (!isRailhead(s, unit)) count++
  return count
}

/** Who moves and fights now, or sets up. */
export const phasing = (s: State): number => phaseNow(s).side

import { type Choices, changed, memo, TABLE_BARRED } from '@hexfront/core'
import { once } from '../../once.ts'
import { followHeadquarters } from '../air/interdiction.ts'
import { CITADEL } from '../ground.ts'
import { settleControl } from '../movement/control.ts'
import { spanned } from '../movement/crossing.ts'
import { costsOf } from '../movement/movement.ts'
import { hasRoomFor } from '../movement/stacking.ts'
import type { EfsSetting } from '../scenarios.ts'
import { enemyOf, inEnemyZone, isHeldBy, isOnMap, type Play, pieces, type State, sideOf } from '../state.ts'
import { loseStep } from '../strength.ts'

/** 16.4: how a hex can be reached by a retreat: 0 not at all, else 1 and the number of vacant enemy zones on the best way. */
interface Ways {
  readonly reached: Uint8Array
  /** By hex: the one before it on that way. */
  readonly before: Uint16Array
  /** The hexes at the end of the way, ascending. */
  readonly ends: number[]
  front: number[]
  next: number[]
}

/** 16.4: zones of the enemy that a retreat may lead through, a step each; two are the end of a unit. */
export const MOST_ZONES = 1

const scratch = memo<State, Ways>(
  ({ setting: { ground } }) => ({
    reached: new Uint8Array(ground.size + 1),
    before: new Uint16Array(ground.size + 1),
    ends: [],
    front: [],
    next: [],
  }),
  () => {},
)

/**
 * 16.4: the hexes in which a retreat of a unit from where it stands can end: exactly so many hexes away, each step further than
 * the last, past no enemy, through no more than `mostZones` vacant enemy zones. Not through more of them than it must, nor
 * into a full hex where there is another. The list is kept until the next is asked for.
 */
export function retreatEnds(s: State, unit: number, length: number, mostZones: number): readonly number[] {
  return retreatWays(s, unit, length, mostZones).ends
}

/** How many vacant enemy zones the way to an end leads through. */
export const zonesOnWay = (s: State, end: number): number => scratch(s).reached[end]! - 1

/** 16.4, E-R39: a unit goes back to a hex; each vacant enemy zone on the way takes a step, or puts an HQ out of order. */
export function fallBack(s: State, unit: number, end: number, zones: number, play: Play): void {
  const from = s.units.place[unit]!
  pieces.place(s, unit, end)
  followHeadquarters(s, unit)
  play.tell('retreated', unit, end)
  if (s.setting.isHq[unit] === 1) {
    if (zones > 0) s.units.nonOp[unit] = 1
  } else for (let lost = 0; lost < zones && isOnMap(s, unit); lost++) loseStep(s, unit, 'cadre', play)
  settleControl(s, from, play)
  settleControl(s, end, play)
  changed(s)
}

export function offerRetreats(s: State, unit: number, length: number, mostZones: number, out: Choices): void {
  for (const hex of retreatEnds(s, unit, length, mostZones)) out.add(hex)
}

function retreatWays(s: State, unit: number, length: number, mostZones: number): Ways {
  const ways = scratch(s)
  const { reached, before, ends } = ways
  const { ground } = s.setting
  const start = s.units.place[unit]!
  reached.fill(0)
  reached[start] = 1
  ways.front = [start]
  for (let far = 1; far <= length; far++) {
    ways.next = []
    for (const from of ways.front)
      for (let way = from * 6; way < from * 6 + 6; way++) {
        const to = ground.neighbours[way]!
        if (to === 0 || ground.distance(start, to) !== far || !mayEnter(s, unit, way, to)) continue
        const zones = reached[from]! + (isDangerous(s, sideOf(s, unit), to) ? 1 : 0)
        if (zones - 1 > mostZones) continue
        if (reached[to] === 0) ways.next.push(to)
        else if (reached[to]! < zones || (reached[to] === zones && before[to]! <= from)) continue
        reached[to] = zones
        before[to] = from
      }
    ways.front = ways.next
  }
  ends.length = 0
  const roomy = ways.front.filter((hex) => hasRoomFor(s, hex, unit))
  const open = homeward(s, unit, roomy.length > 0 ? roomy : ways.front)
  const least = open.reduce((best, hex) => Math.min(best, reached[hex]!), TABLE_BARRED)
  for (const hex of open) if (reached[hex] === least) ends.push(hex)
  ends.sort((a, b) => a - b)
  return ways
}

/** 4.6: where it is played, not further from a friendly source than before, if that can be helped. */
function homeward(s: State, unit: number, ends: number[]): number[] {
  const { setting, units } = s
  if (setting.options.retreats === 'off') return ends
  const far = farFromHome(setting)[sideOf(s, unit)]!
  const start = far[units.place[unit]!]!
  const near = ends.filter((hex) => far[hex]! <= start)
  return near.length > 0 ? near : ends
}

/** E-R25: by side and hex: how far the edge of the map is from which it is supplied, west for the Axis, east for the Soviets. */
const farFromHome = once(({ ground }: EfsSetting): readonly Uint16Array[] => {
  const all = Array.from({ length: ground.size }, (_, i) => i + 1)
  const from = (sources: readonly number[]): Uint16Array =>
    Uint16Array.from([0, ...all], (hex) =>
      hex === 0 ? 0 : sources.reduce((least, source) => Math.min(least, ground.distance(hex, source)), 0xffff),
    )
  return [new Uint16Array(0), from(ground.facing('west')), from(ground.facing('east'))]
})

/** Ground that the unit could enter on foot or wheels, however dear, and no enemy in it; trains keep to their rails. */
function mayEnter(s: State, unit: number, way: number, to: number): boolean {
  const { setting } = s
  if (isHeldBy(s, enemyOf(sideOf(s, unit)), to) || setting.fort[to] === CITADEL) return false
  if (setting.isTrain[unit] === 1) return spanned(s, sideOf(s, unit), setting).rails[way] !== 0
  return costsOf(s, setting.mover[unit]!, sideOf(s, unit)).costs[way] !== TABLE_BARRED
}

/** 16.4: a vacant hex in an enemy zone. */
const isDangerous = (s: State, side: number, hex: number): boolean =>
  pieces.first(s, hex) === 0 && inEnemyZone(s, side, hex)

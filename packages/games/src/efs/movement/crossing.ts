import { ANYTHING, memoBySide } from '@hexfront/core'
import { once } from '../../once.ts'
import { RIVER } from '../ground.ts'
import type { EfsSetting } from '../scenarios.ts'
import type { State } from '../state.ts'
import { SPANS } from './spans.ts'

/** What has become of a hexside: its bridge is down, or a marker of the side spans it. */
const DOWN = 'down'
const BRIDGED = 'bridged'
const FERRIED = 'ferried'

/** 22.21, 22.4: the ground as a side finds it: marked bridges that were blown up are gone, its own markers are there. */
export function spanned(s: State, side: number, ground: EfsSetting): EfsSetting {
  const { key } = spanKey(s, side)
  if (key === '') return ground
  const known = knownGrounds(ground)
  const there = known.get(key)
  if (there !== undefined) return there
  if (known.size >= MOST_KNOWN) known.clear()
  const altered = alter(ground, changesFor(s, side))
  known.set(key, altered)
  return altered
}

/** What differs for a side from the printed map, in words; empty for nothing. Asked for every hexside of a list. */
const spanKey = memoBySide<State, { key: string }>(
  () => ({ key: '' }),
  (s, kept, side) => {
    kept.key = isAsPrinted(s, side)
      ? ''
      : changesFor(s, side)
          .map(({ way, what }) => `${way} ${what}`)
          .join()
  },
  () => ANYTHING,
)

const knownGrounds = once((_ground: EfsSetting) => new Map<string, EfsSetting>())
/** Costs are worked out anew for each, so a few must do. */
const MOST_KNOWN = 8

function isAsPrinted({ spans, crossings }: State, side: number): boolean {
  for (let span = 1; span < spans.place.length; span++)
    if (spans.place[span] !== 0 && SPANS[span]!.side === side && spans.isBuilding[span] === 0) return false
  for (let bridge = 1; bridge < crossings.damage.length; bridge++) if (crossings.damage[bridge] !== 0) return false
  return true
}

interface Alteration {
  readonly from: EfsSetting
  readonly ways: readonly number[]
}

const alterations = new WeakMap<EfsSetting, Alteration>()

/** What the ground of a side was made from, and along which ways it is another. */
export const alterationOf = (ground: EfsSetting): Alteration | undefined => alterations.get(ground)

interface Change {
  readonly way: number
  readonly what: typeof DOWN | typeof BRIDGED | typeof FERRIED
}

/** A marker may lie where a bridge is down, so those come last. */
function changesFor({ spans, crossings, setting }: State, side: number): Change[] {
  const changes: Change[] = []
  const both = (hex: number, to: number, what: Change['what']): void => {
    const { ground } = setting
    changes.push({ way: hex * 6 + ground.directionTo(hex, to), what })
    changes.push({ way: to * 6 + ground.directionTo(to, hex), what })
  }
  for (let bridge = 1; bridge < crossings.damage.length; bridge++)
    if (crossings.damage[bridge] !== 0) both(setting.bridges[bridge]!.hex, setting.bridges[bridge]!.to, DOWN)
  for (let span = 1; span < spans.place.length; span++)
    if (spans.place[span] !== 0 && SPANS[span]!.side === side && spans.isBuilding[span] === 0)
      both(spans.place[span]!, spans.to[span]!, SPANS[span]!.isFerry ? FERRIED : BRIDGED)
  return changes
}

/** E-R61: over a ferry one crosses as over a lesser river. */
function alter(ground: EfsSetting, changes: readonly Change[]): EfsSetting {
  const isBridged = ground.isBridged.slice()
  const river = ground.river.slice()
  const road = ground.road.slice()
  const beside = ground.beside.slice()
  const rails = ground.rails.slice()
  const ferries = new Set<number>()
  for (const { way, what } of changes)
    if (what === BRIDGED) isBridged[way] = 1
    else if (what === FERRIED) {
      river[way] = RIVER
      // 22.33: trains are taken across where their railway ran.
      if (ground.rails[way] !== 0) ferries.add(way)
      rails[way] = ground.rails[way]!
    } else {
      isBridged[way] = 0
      road[way] = 0
      beside[way] = 0
      rails[way] = 0
    }
  const altered = { ...ground, isBridged, river, road, beside, rails, ferries }
  alterations.set(altered, { from: ground, ways: [...new Set(changes.map(({ way }) => way))] })
  return altered
}

import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { STACKING } from './charts.ts'
import { enemyOf, inEnemyZone, isRailhead, pieces, type State, sideOf, stackedIn } from './state.ts'
import { distanceToSupply, hasSource, isOnOpenRail } from './supply.ts'

/** 8.82.1-5, 9.5G.b: hexes that a retreat may enter at all. */
function isOpen(s: State, unit: number, to: number, why: Why): Rule {
  const { ground, evenCosts, railCosts } = s.setting
  const side = sideOf(s, unit)
  const from = s.units.place[unit]!
  const direction = ground.directionTo(from, to)
  if (direction < 0) return why.no('8.82', 'a retreat is one hex')
  if (evenCosts[from * 6 + direction] !== 1) return why.no('8.82.4', 'no retreat over the sea')
  if (isRailhead(s, unit) && railCosts[from * 6 + direction] !== 1)
    return why.no('9.5G', 'railheads retreat along the railway')
  if (pieces.occupier(s, to) === enemyOf(side)) return why.no('8.82.1', 'an enemy stands in {place}', to)
  if (inEnemyZone(s, side, to)) return why.no('8.82.2', '{place} is in an enemy zone', to)
  if (!isRailhead(s, unit) && stackedIn(s, to) >= STACKING) return why.no('8.82.3', '{place} is full', to)
  return LEGAL
}

/** 8.82.b: no further from supply, if there is such a hex. */
export function fallBackBarred(s: State, to: number, why: Why): Rule {
  const { unit } = s.fallback
  const rule = isOpen(s, unit, to, why)
  if (rule !== LEGAL || !isFurther(s, unit, to)) return rule
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const other = ground.neighbour(s.units.place[unit]!, direction)
    if (other !== 0 && other !== to && isOpen(s, unit, other, NO_REASONS) === LEGAL && !isFurther(s, unit, other))
      return why.no('8.82', '{place} is further from supply', to)
  }
  return LEGAL
}

/**
 * R73-08: measured where it stands, and as if it had already moved. A hex that is no further now stays so, unless the unit
 * alone keeps a railway open: only then is everything traced anew.
 */
function isFurther(s: State, unit: number, to: number): boolean {
  const side = sideOf(s, unit)
  if (!hasSource(s, side)) return false
  const from = s.units.place[unit]!
  const before = distance(s, unit, from)
  if (distance(s, unit, to) > before) return true
  if (s.setting.onRail[from] === 0 || pieces.count(s, from) > 1 || !inEnemyZone(s, side, from)) return false
  pieces.place(s, unit, to)
  const after = distance(s, unit, to)
  pieces.place(s, unit, from)
  return after > before
}

/** R73-08: to the nearest source; a railhead is one itself wherever its railway is open. */
const distance = (s: State, unit: number, hex: number): number =>
  isRailhead(s, unit) && isOnOpenRail(s, sideOf(s, unit), hex) ? 0 : distanceToSupply(s, sideOf(s, unit), hex)

/** 8.82.d: a unit with nowhere to go is lost. */
export function canFallBack(s: State, unit: number): boolean {
  const { ground } = s.setting
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.neighbour(s.units.place[unit]!, direction)
    if (to !== 0 && isOpen(s, unit, to, NO_REASONS) === LEGAL) return true
  }
  return false
}

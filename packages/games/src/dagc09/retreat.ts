import { LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { STACKING } from './charts.ts'
import { GERMAN } from './counters.ts'
import { distanceToSource } from './lines.ts'
import { roomBarred } from './stacking.ts'
import { inEnemyZone, isLocality, pieces, type State, sideOf, stepsOf } from './state.ts'

/** Units of the attacked hex that can go back: all but localities (2.10). */
export function retreating(s: State): number {
  let count = 0
  for (let unit = pieces.first(s, s.assault.target); unit !== 0; unit = pieces.next(s, unit))
    if (!isLocality(s, unit)) count++
  return count
}

/** Any of them: they share a side and a front (6.10). */
function spokesman(s: State): number {
  let unit = pieces.first(s, s.assault.target)
  while (unit !== 0 && isLocality(s, unit)) unit = pieces.next(s, unit)
  return unit
}

/** 11.17: hexes that so many units may go back to. */
function openBarred(s: State, to: number, count: number, why: Why): Rule {
  const { ground, water } = s.setting
  const from = s.assault.target
  const unit = spokesman(s)
  const direction = ground.directionTo(from, to)
  if (direction < 0) return why.no('11.17', 'a retreat is one hex')
  if (water[from * 6 + direction] !== 0) return why.no('9.7', 'no retreat across water')
  const rule = roomBarred(s, unit, to, why)
  if (rule !== LEGAL) return rule
  // 8.4: a friend there makes up for enemy zones.
  if (pieces.count(s, to) === 0 && inEnemyZone(s, sideOf(s, unit), to))
    return why.no('11.17', '{place} is in an enemy zone', to)
  return pieces.count(s, to) + count > STACKING ? why.no('6.5', '{place} has no room for all', to) : LEGAL
}

/** R09-09: whether all who go back find room in one hex. */
const canStayTogether = (s: State): boolean => hasOpen(s, retreating(s))

/** 11.17: whether so many find room in one hex. */
export function hasOpen(s: State, count: number): boolean {
  const { ground } = s.setting
  if (count === 0) return false
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.neighbour(s.assault.target, direction)
    if (to !== 0 && openBarred(s, to, count, NO_REASONS) === LEGAL) return true
  }
  return false
}

/** 11.17, R09-08: of the open hexes the one nearest to a working source. */
function wayBarred(s: State, to: number, count: number, why: Why): Rule {
  const rule = openBarred(s, to, count, why)
  if (rule !== LEGAL) return rule
  const { ground } = s.setting
  const side = sideOf(s, spokesman(s))
  const distance = distanceToSource(s, side, to)
  for (let direction = 0; direction < 6; direction++) {
    const other = ground.neighbour(s.assault.target, direction)
    if (other === 0 || other === to || openBarred(s, other, count, NO_REASONS) !== LEGAL) continue
    if (distanceToSource(s, side, other) < distance)
      return why.no('11.17', '{place} is nearer to a source of supply', other)
  }
  return LEGAL
}

/** 11.17, 11.19: all go back to one hex. */
export function retreatBarred(s: State, to: number, why: Why): Rule {
  if (mustHold(s)) return why.no('11.19', 'stand fast: a step is lost instead')
  const count = retreating(s)
  if (count > 1 && !canStayTogether(s)) return why.no('11.17', 'no hex has room for all: send them one by one')
  return wayBarred(s, to, count, why)
}

/** R09-09: one by one, where no hex has room for all. */
export function splitBarred(s: State, to: number, why: Why, unit: number): Rule {
  if (mustHold(s)) return why.no('11.19', 'stand fast: a step is lost instead')
  if (s.units.place[unit] !== s.assault.target || isLocality(s, unit))
    return why.no('11.17', '{unit} does not retreat', unit)
  if (retreating(s) < 2 || canStayTogether(s)) return why.no('11.17', 'all go back to the same hex')
  return wayBarred(s, to, 1, why)
}

/** 11.19, R09-07, R09-67: a step of one of them instead of the retreat. */
export function holdBarred(s: State, unit: number, why: Why): Rule {
  const { target, isAvoiding, sent } = s.assault
  if (isAvoiding === 1) return why.no('12.2', 'it has chosen to retreat')
  if (sent > 0) return why.no('11.19', 'the retreat is under way')
  if (s.units.place[unit] !== target) return why.no('11.19', '{unit} does not defend', unit)
  let steps = 0
  for (let one = pieces.first(s, target); one !== 0; one = pieces.next(s, one)) steps += stepsOf(s, one)
  return steps > 1 ? LEGAL : why.no('11.19', 'the last step cannot be given')
}

/** 11.19: the variant in which Germans stand fast wherever they may. */
function mustHold(s: State): boolean {
  const unit = pieces.first(s, s.assault.target)
  return s.setting.isStandFast && sideOf(s, unit) === GERMAN && holdBarred(s, unit, NO_REASONS) === LEGAL
}

/** The only hex that all can go to, where there is no other answer; otherwise 0. */
export function onlyWay(s: State): number {
  const { ground } = s.setting
  if (holdBarred(s, pieces.first(s, s.assault.target), NO_REASONS) === LEGAL) return 0
  let only = 0
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.neighbour(s.assault.target, direction)
    if (to === 0 || retreatBarred(s, to, NO_REASONS) !== LEGAL) continue
    if (only !== 0) return 0
    only = to
  }
  return only
}

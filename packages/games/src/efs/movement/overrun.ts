import { type Choices, LEGAL, NO_REASONS, type Rule, TABLE_BARRED, type Why } from '@hexfront/core'
import { MOST_DRM } from '../data/charts.ts'
import { BELT, CITADEL, CITY, MAJOR_RIVER, RIVER } from '../ground.ts'
import {
  attackOf,
  defenceOf,
  enemyOf,
  isEnemyFort,
  isHeldBy,
  isMud,
  OUT_OF_SUPPLY,
  phasing,
  pieces,
  projectionOf,
  type State,
  strongpointOf,
  zoiOver,
} from '../state.ts'
import { spanned } from './crossing.ts'
import { costsOf, maskInHand } from './movement.ts'
import { allInHand, offerAround } from './special.ts'

/** 11.3: whether the stack in hand may overrun a hex. */
export function overrunBarred(s: State, hex: number, why: Why): Rule {
  const side = phasing(s)
  const { ground } = s.setting
  const { march } = s
  if (march.hex === 0 || hex > ground.size || ground.directionTo(march.hex, hex) < 0)
    return why.no('11.3', '{place} is not next to them', hex)
  if (!isHeldBy(s, enemyOf(side), hex)) return why.no('11.3', 'no enemies are in {place}', hex)
  if (!allInHand(s, isMotorized)) return why.no('11.3', 'only motorized units overrun')
  if (!hasSetOutTogether(s)) return why.no('11.3', 'they did not begin the phase together')
  if (!allInHand(s, isSupplied)) return why.no('6.35', 'they are out of supply')
  if (isMud(s)) return why.no('11.3', 'nobody overruns in mud')
  const closed = groundBarred(s, hex, why)
  if (closed !== LEGAL) return closed
  if (isCoveredByOthers(s, side, hex)) return why.no('11.3', 'other enemies control {place}', march.hex)
  const cost = overrunCost(s, hex)
  if (cost > march.points) return why.no('11.3', '{points} points are needed, {points} are left', cost, march.points)
  return oddsBarred(s, hex, why)
}

const isMotorized = ({ setting }: State, unit: number): boolean => setting.isMotorized[unit] === 1
const isSupplied = ({ units }: State, unit: number): boolean => units.supply[unit] !== OUT_OF_SUPPLY

function hasSetOutTogether({ units }: State): boolean {
  const { inHand, began } = units
  const from = began[inHand.indexOf(1)]
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (began[unit] !== from) return false
  return true
}

/** Not into cities, belts and citadels, not over major rivers; into marsh and swamp along a road or railway only. */
function groundBarred(s: State, hex: number, why: Why): Rule {
  const { setting } = s
  const way = wayInto(s, hex)
  if (setting.placeAt[hex]! >= CITY) return why.no('11.3', '{place} is a city', hex)
  if ((setting.fort[hex] === BELT || setting.fort[hex] === CITADEL) && isEnemyFort(s, phasing(s), hex))
    return why.no('11.3', '{place} is fortified', hex)
  if (setting.river[way] === MAJOR_RIVER || setting.water[way] !== 0) return why.no('11.3', 'not across this water')
  const isWet = [setting.terrain[hex], setting.also[hex]].some((kind) => kind === 'marsh' || kind === 'swamp')
  if (isWet && setting.road[way] === 0 && setting.rails[way] === 0)
    return why.no('11.3', 'only a road leads through {place}', hex)
  return costsOf(s, maskInHand(s)).costs[way] === TABLE_BARRED
    ? why.no('11.3', 'no way leads into {place}', hex)
    : LEGAL
}

const wayInto = (s: State, hex: number): number => s.march.hex * 6 + s.setting.ground.directionTo(s.march.hex, hex)

/** 11.3: enemies elsewhere whose zone covers the stack. */
function isCoveredByOthers(s: State, side: number, target: number): boolean {
  const { ground } = s.setting
  const { hex } = s.march
  for (let direction = 0; direction < 6; direction++) {
    const from = ground.neighbours[hex * 6 + direction]!
    if (from === 0 || from === target || pieces.occupier(s, from) !== enemyOf(side)) continue
    for (let unit = pieces.first(s, from); unit !== 0; unit = pieces.next(s, unit))
      if ((projectionOf(s, unit, from) & (1 << ((direction + 3) % 6))) !== 0) return true
  }
  return false
}

/** 11.3: the hex, its fort, and a point; no charge for zones. */
export function overrunCost(s: State, hex: number, why: Why = NO_REASONS): number {
  const { costs, along, owed, roadless } = costsOf(s, maskInHand(s))
  const way = wayInto(s, hex)
  const { road, hex: from } = s.march
  const isCut = zoiOver(s, phasing(s))[hex] !== 0 && s.setting.isWoods[hex] === 0
  return (
    why.item('7.2', 'into {place}', isCut ? roadless[way]! : costs[way]!, hex) +
    why.item('10.41', 'off the road in {place}', road !== 0 && along[way] === 0 ? owed[from * 4 + road]! : 0, from) +
    why.item(
      '18.4',
      'enemy fort in {place}',
      isEnemyFort(s, phasing(s), hex) ? s.setting.charts.fort.quarters : 0,
      hex,
    ) +
    why.item('11.3', 'overrun', s.setting.charts.overrun.cost)
  )
}

export function overrunAttack(s: State, why: Why = NO_REASONS): number {
  const { inHand } = s.units
  let sum = 0
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    sum += why.item('11.3', '{unit}', attackOf(s, unit), unit)
  return sum
}

/** Guns defend with their own defence. */
export function overrunDefence(s: State, hex: number, why: Why = NO_REASONS): number {
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    sum += why.item('11.3', '{unit}', defenceOf(s, unit), unit)
  return sum
}

/** To one, fractions dropped. */
export const overrunOdds = (s: State, hex: number): number =>
  Math.floor(overrunAttack(s) / Math.max(1, overrunDefence(s, hex)))

function oddsBarred(s: State, hex: number, why: Why): Rule {
  const odds = overrunOdds(s, hex)
  if (strongpointOf(s, hex) === enemyOf(phasing(s))) {
    if (odds < s.setting.charts.overrun.leastAgainstStrongpoint)
      return why.no(
        '18.15',
        '{n} to 1 are needed against a strongpoint, these are {n}',
        s.setting.charts.overrun.leastAgainstStrongpoint,
        odds,
      )
    return hasPioneers(s) ? LEGAL : why.no('18.15', 'motorized engineers are needed against a strongpoint')
  }
  return odds >= s.setting.charts.overrun.least
    ? LEGAL
    : why.no('11.3', '{n} to 1 are needed, these are {n}', s.setting.charts.overrun.least, odds)
}

function hasPioneers({ units, setting }: State): boolean {
  const { inHand } = units
  for (let unit = inHand.indexOf(1); unit > 0; unit = inHand.indexOf(1, unit + 1))
    if (setting.isEngineer[unit] === 1 && setting.isMotorized[unit] === 1) return true
  return false
}

/** 7.6: what is added to the die, capped. */
export function overrunDrm(s: State, hex: number, why: Why = NO_REASONS): number {
  const { setting } = s
  const way = wayInto(s, hex)
  const odds = overrunOdds(s, hex)
  const kinds = [setting.terrain[hex], setting.also[hex]]
  const ground = Math.max(...kinds.map((kind) => (kind ? s.setting.charts.tec[kind].overrun : 0)))
  const isFort = isEnemyFort(s, phasing(s), hex)
  const isAcross = setting.river[way] === RIVER && spanned(s, phasing(s), setting).isBridged[way] === 0
  const sum =
    why.item(
      '11.3',
      '{n} to 1',
      s.setting.charts.overrun.drms.find((line) => odds >= line.odds)?.drm ?? s.setting.charts.overrun.drms.at(-1)!.drm,
      odds,
    ) +
    why.item('11.3', 'ground of {place}', ground, hex) +
    why.item('18.15', 'fort in {place}', isFort ? s.setting.charts.overrun.strongpoint : 0, hex) +
    why.item('11.3', 'across a river', isAcross ? s.setting.charts.overrun.river : 0) +
    why.item('11.38', 'Overrun marker', hasMarker(s, hex) ? s.setting.charts.overrun.marker : 0)
  return Math.max(-MOST_DRM, Math.min(MOST_DRM, sum))
}

function hasMarker(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.units.overrun[unit] === 1) return true
  return false
}

export function offerOverruns(s: State, out: Choices): void {
  if (s.march.hex !== 0) offerAround(s, s.march.hex, out)
}

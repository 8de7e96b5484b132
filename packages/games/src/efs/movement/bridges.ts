import { type Choices, LEGAL, NO_REASONS, phaseNow, type Rule, resultAt, touch, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { hamperedBy, nonOpNear } from '../command.ts'
import { bridgeRepair, DEMOLITION } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { MAJOR_RIVER } from '../ground.ts'
import type { EfsSetting } from '../scenarios.ts'
import {
  enemyOf,
  isCombatUnit,
  isHeldBy,
  OUT_OF_SUPPLY,
  type Play,
  phasing,
  pieces,
  type State,
  stepsOf,
} from '../state.ts'
import { supplyNet } from '../supply/supply.ts'
import { spanned } from './crossing.ts'
import { SPANS, type WorkName } from './spans.ts'

/** What is done at a hexside, seen from one of its hexes. */
interface Work {
  /** Hexes at which it might be done, ascending, each once; and whether a side of one comes into question. */
  readonly sites: (s: State) => Iterable<number>
  readonly suits: (s: State, hex: number, to: number) => boolean
  /** What is said where no side does. */
  readonly none: string
  readonly bars: (s: State, hex: number, to: number, why: Why) => Rule
  readonly takes: (s: State, hex: number, to: number, play: Play) => void
}

const bridge: Work = {
  sites: (s) => banks(s, false),
  suits: isOpen,
  none: 'no river without a bridge runs past {place}',
  bars: (s, hex, to, why) => layBarred(s, false, hex, to, why),
  takes: (s, hex, to, play) => lay(s, false, hex, to, play),
}

const ferry: Work = {
  sites: (s) => banks(s, true),
  suits: isOpen,
  none: 'no river without a bridge runs past {place}',
  bars: (s, hex, to, why) => layBarred(s, true, hex, to, why),
  takes: (s, hex, to, play) => lay(s, true, hex, to, play),
}

const lift: Work = {
  sites: ({ spans }) => new Set(spans.place.filter((hex) => hex !== 0).sort()),
  suits: (s, hex, to) => spanAt(s, phasing(s), hex, to) > 0,
  none: 'no marker of yours is in {place}',
  bars: liftBarred,
  takes: (s, hex, to, play) => takeUp(s, spanAt(s, phasing(s), hex, to), play),
}

const NO_BRIDGE = 'no marked bridge is at {place}'
const blow: Work = { sites: marked, suits: isMarked, none: NO_BRIDGE, bars: blowBarred, takes: blowUp }
const repair: Work = { sites: marked, suits: isMarked, none: NO_BRIDGE, bars: repairBarred, takes: mend }

const ALL: Readonly<Record<WorkName, Work>> = { bridge, ferry, lift, blow, repair }

/** 22.2 to 22.44: whether it can be done at this hexside. */
export function workBarred(s: State, work: WorkName, hex: number, to: number, why: Why): Rule {
  const { campaign, ground } = s.setting
  if (campaign === null) return why.no('22.2', 'no bridges are built in this scenario')
  if (hex > ground.size || to > ground.size || ground.directionTo(hex, to) < 0)
    return why.no('22.2', '{place} is not next to {place}', hex, to)
  return s.setting.river[wayTo(s, hex, to)] === 0
    ? why.no('22.2', 'no river runs between {place} and {place}', hex, to)
    : ALL[work].bars(s, hex, to, why)
}

/** The same for any side of a hex; the reason is that of the first one that comes into question. */
export function siteBarred(s: State, work: WorkName, hex: number, why: Why): Rule {
  if (s.setting.campaign === null) return why.no('22.2', 'no bridges are built in this scenario')
  const { ground, around } = s.setting
  let first = 0
  for (let at = hex * 6; hex <= ground.size && at < hex * 6 + 6; at++) {
    const to = around[at]!
    if (to === 0 || !ALL[work].suits(s, hex, to)) continue
    if (workBarred(s, work, hex, to, NO_REASONS) === LEGAL) return LEGAL
    if (first === 0) first = to
  }
  return first === 0 ? why.no('22.2', ALL[work].none, hex) : workBarred(s, work, hex, first, why)
}

/** Whether it can be done anywhere. */
export function canWork(s: State, work: WorkName): boolean {
  if (s.setting.campaign === null) return false
  for (const hex of ALL[work].sites(s)) if (siteBarred(s, work, hex, NO_REASONS) === LEGAL) return true
  return false
}

export function offerSites(s: State, work: WorkName, out: Choices): void {
  if (s.setting.campaign === null) return
  for (const hex of ALL[work].sites(s)) out.add(hex)
}

export function offerAcross(s: State, work: WorkName, hex: number, out: Choices): void {
  for (const to of acrossFrom(s, work, hex)) out.add(to)
}

/** The one hexside at which it can be done; 0 where there are several. */
export function onlyAcross(s: State, work: WorkName, hex: number): number {
  const open = acrossFrom(s, work, hex).filter((to) => workBarred(s, work, hex, to, NO_REASONS) === LEGAL)
  return open.length === 1 ? open[0]! : 0
}

export function carryOut(s: State, work: WorkName, hex: number, to: number, play: Play): void {
  ALL[work].takes(s, hex, to, play)
  touch(s)
}

/** Neighbours behind the sides that come into question, ascending. */
function acrossFrom(s: State, work: WorkName, hex: number): number[] {
  const { ground, around } = s.setting
  if (hex > ground.size) return []
  return [...around.subarray(hex * 6, hex * 6 + 6)].filter((to) => to !== 0 && ALL[work].suits(s, hex, to))
}

const wayTo = ({ setting: { ground } }: State, hex: number, to: number): number => hex * 6 + ground.directionTo(hex, to)

// 22.2, 22.3: markers

/** Hexes of the side on a river that has no bridge of its own there; without those where nothing could be laid for reasons of their own. */
function banks(s: State, isFerry: boolean): number[] {
  const side = phasing(s)
  if (!isLayingPhase(s) || freeSpan(s, side, isFerry) < 0) return []
  const { control } = s.hexes
  const { reached } = supplyNet(s, side)
  const found: number[] = []
  for (const hex of openBanks(s.setting))
    if (control[hex] === side && reached[hex] === 1 && (!isFerry || engineerSteps(s, side, hex) > 0)) found.push(hex)
  return found
}

/** Whether a river runs there that the side has no bridge over. */
function isOpen(s: State, hex: number, to: number): boolean {
  const way = wayTo(s, hex, to)
  return s.setting.river[way] !== 0 && spanned(s, phasing(s), s.setting).isBridged[way] === 0
}

const openBanks = once(({ ground, river, isBridged, bridges }: EfsSetting): readonly number[] => {
  const ends = new Set(bridges.flatMap(({ hex, to }) => [hex, to]))
  const isUnbridged = (way: number): boolean => river[way] !== 0 && isBridged[way] === 0
  return Array.from({ length: ground.size }, (_, i) => i + 1).filter(
    (hex) => ends.has(hex) || [0, 1, 2, 3, 4, 5].some((dir) => isUnbridged(hex * 6 + dir)),
  )
})

/** 22.23c: bridges are laid in the Axis Movement Phase and in the Soviet Motorized Movement Phase. */
function isLayingPhase(s: State): boolean {
  const { movement } = phaseNow(s)
  return movement === 'B1' || movement === 'C1'
}

/** 22.23: from a hex of one's own in supply to one without enemies; 22.25, 22.32: what the Soviets cannot, and what takes engineers. */
function layBarred(s: State, isFerry: boolean, hex: number, to: number, why: Why): Rule {
  const side = phasing(s)
  if (!isLayingPhase(s)) return why.no('22.23', 'bridges are not laid in this phase')
  if (freeSpan(s, side, isFerry) < 0) return why.no('22.2', 'no marker is left')
  if (s.hexes.control[hex] !== side || isHeldBy(s, enemyOf(side), hex))
    return why.no('22.23', '{place} is not yours', hex)
  if (isHeldBy(s, enemyOf(side), to)) return why.no('22.23', 'enemies are in {place}', to)
  const way = wayTo(s, hex, to)
  const ground = spanned(s, side, s.setting)
  const isMajor = s.setting.river[way] === MAJOR_RIVER
  if (isFerry && !isMajor) return why.no('22.32', 'ferries cross major rivers')
  if (side === SOVIET && isMajor) return why.no('22.25', 'the Soviets do not bridge major rivers')
  if (ground.isBridged[way] === 1 || isSpanned(s, side, hex, to))
    return why.no('22.21', 'a way leads from {place} to {place}', hex, to)
  if (isFerry && engineerSteps(s, side, hex) === 0) return why.no('22.32', 'no engineers are in {place}', hex)
  if (supplyNet(s, side).reached[hex] === 0) return why.no('22.23', '{place} is out of supply', hex)
  const hq = hamperedBy(s, side, hex)
  return hq !== 0 && s.units.spent[hq]! >= s.setting.recovery[hq]! - 1
    ? why.no('21.26', '{unit} is out of order: nothing more is done near it', hq)
    : LEGAL
}

const freeSpan = ({ spans }: State, side: number, isFerry: boolean): number =>
  spans.place.findIndex((hex, span) => hex === 0 && SPANS[span]!.side === side && SPANS[span]!.isFerry === isFerry)

/** Whether a marker of the side lies on a hexside, from whichever end. */
const isSpanned = (s: State, side: number, hex: number, to: number): boolean =>
  spanAt(s, side, hex, to) > 0 || spanAt(s, side, to, hex) > 0

function spanAt({ spans: { place, to: ends } }: State, side: number, hex: number, to: number): number {
  for (let span = 1; span < place.length; span++)
    if (place[span] === hex && ends[span] === to && SPANS[span]!.side === side) return span
  return -1
}

/** 22.24a: over a river at once; 22.24c, 22.32: over a major river it takes until the Engineering Phase. */
function lay(s: State, isFerry: boolean, hex: number, to: number, play: Play): void {
  const side = phasing(s)
  const span = freeSpan(s, side, isFerry)
  const isMajor = s.setting.river[wayTo(s, hex, to)] === MAJOR_RIVER
  s.spans.place[span] = hex
  s.spans.to[span] = to
  s.spans.moved[span] = 1
  s.spans.isBuilding[span] = isMajor ? 1 : 0
  const hq = hamperedBy(s, side, hex)
  if (hq !== 0) s.units.spent[hq]!++
  play.tell(isMajor ? 'spanBegun' : 'spanReady', hex, to)
}

/** B6.e, C6.f: what was begun is ready. */
export function finishSpans(s: State, side: number, play: Play): void {
  const { place, to, isBuilding } = s.spans
  for (let span = 1; span < place.length; span++) {
    if (isBuilding[span] === 0 || SPANS[span]!.side !== side) continue
    isBuilding[span] = 0
    play.tell('spanReady', place[span]!, to[span]!)
  }
  touch(s)
}

/** 22.2: a marker is laid elsewhere once a phase; 4.13, E-R60: not in the first two turns of June. */
function liftBarred(s: State, hex: number, to: number, why: Why): Rule {
  const span = spanAt(s, phasing(s), hex, to)
  if (!isLayingPhase(s)) return why.no('22.23', 'bridges are not moved in this phase')
  if (span < 0) return why.no('22.2', 'no marker of yours leads from {place} to {place}', hex, to)
  if (s.setting.campaign?.isJune && s.turn <= FIXED_UNTIL)
    return why.no('4.13', 'bridges are not moved before turn {n}', FIXED_UNTIL + 1)
  return s.spans.moved[span] === 1 ? why.no('22.2', 'it was laid in this phase') : LEGAL
}

/** 4.13. */
const FIXED_UNTIL = 2

function takeUp({ spans }: State, span: number, play: Play): void {
  play.tell('spanLifted', spans.place[span]!, spans.to[span]!)
  spans.place[span] = 0
  spans.to[span] = 0
  spans.isBuilding[span] = 0
}

/** A new movement phase. */
export const renewSpans = ({ spans, crossings }: State): void => {
  spans.moved.fill(0)
  crossings.tried.fill(0)
}

// 22.4: marked bridges

function marked({ setting }: State): readonly number[] {
  return bridgeEnds(setting)
}

const bridgeEnds = once(({ bridges }: EfsSetting): readonly number[] =>
  [...new Set(bridges.flatMap(({ hex, to }) => (hex === 0 ? [] : [hex, to])))].sort((a, b) => a - b),
)

function isMarked(s: State, hex: number, to: number): boolean {
  return bridgeAt(s, hex, to) > 0
}

/** The marked bridge between two hexes; -1 for none. */
const bridgeAt = ({ setting: { bridges } }: State, hex: number, to: number): number =>
  bridges.findIndex((one) => one.hex === Math.min(hex, to) && one.to === Math.max(hex, to))

/** 4.52, 22.4, E-R62: Soviets next to a marked bridge blow it up when the enemy comes near. */
function blowBarred(s: State, hex: number, to: number, why: Why): Rule {
  const found = bridgeAt(s, hex, to)
  if (!s.setting.switches.demolition) return why.no('4.5', 'no bridges are blown up in this scenario')
  if (phasing(s) !== SOVIET) return why.no('22.4', 'the Axis blows up no bridges')
  if (s.turn < DEMOLITION.from) return why.no('4.52', 'not before turn {n}', DEMOLITION.from)
  if (found < 0) return why.no('22.41', 'no marked bridge leads from {place} to {place}', hex, to)
  if (s.crossings.damage[found] !== 0) return why.no('22.4', 'the bridge is down')
  if (!hasFighter(s, SOVIET, hex)) return why.no('22.4', 'no combat unit of yours is in {place}', hex)
  if (isHeldBy(s, AXIS, to)) return why.no('22.4', 'enemies are in {place}', to)
  if (nonOpNear(s, SOVIET, hex) !== 0) return why.no('21.26', 'an HQ near {place} is out of order', hex)
  return isEnemyNear(s, hex) ? LEGAL : why.no('22.4', 'no enemy is within {n} hexes', DEMOLITION.near)
}

function hasFighter(s: State, side: number, hex: number): boolean {
  if (!isHeldBy(s, side, hex)) return false
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return false
}

function isEnemyNear(s: State, hex: number): boolean {
  const { hexes, count } = pieces.hexesOf(s, AXIS)
  for (let i = 0; i < count; i++) if (s.setting.ground.distance(hexes[i]!, hex) <= DEMOLITION.near) return true
  return false
}

function blowUp(s: State, hex: number, to: number, play: Play): void {
  s.crossings.damage[bridgeAt(s, hex, to)] = DEMOLITION.damage
  play.tell('blown', hex, to)
}

/** 22.44: engineers next to a bridge that is down, once a turn. */
function repairBarred(s: State, hex: number, to: number, why: Why): Rule {
  const side = phasing(s)
  const found = bridgeAt(s, hex, to)
  if (found < 0 || s.crossings.damage[found] === 0)
    return why.no('22.44', 'no bridge is down between {place} and {place}', hex, to)
  if (side === SOVIET && s.turn < DEMOLITION.from) return why.no('4.52', 'not before turn {n}', DEMOLITION.from)
  if (engineerSteps(s, side, hex) === 0) return why.no('22.44', 'no engineers are in {place}', hex)
  if (isHeldBy(s, enemyOf(side), to)) return why.no('22.44', 'enemies are in {place}', to)
  return s.crossings.tried[found] === 1 ? why.no('22.44', 'it was tried in this turn') : LEGAL
}

/** Steps of engineers in supply. */
function engineerSteps(s: State, side: number, hex: number): number {
  if (!isHeldBy(s, side, hex)) return 0
  let sum = 0
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
    if (s.setting.isEngineer[unit] === 1 && s.units.supply[unit] !== OUT_OF_SUPPLY) sum += stepsOf(s, unit)
  return sum
}

function mend(s: State, hex: number, to: number, play: Play): void {
  const found = bridgeAt(s, hex, to)
  const { damage, tried } = s.crossings
  const die = play.dice.die(10, 'bridge repair (22.44)')
  const result = resultAt(bridgeRepair, 0, die - (engineerSteps(s, phasing(s), hex) - 1))
  tried[found] = 1
  damage[found] = Math.max(0, damage[found]! - result)
  play.tell(damage[found] === 0 ? 'repaired' : result === 0 ? 'unrepaired' : 'halfRepaired', hex, to, die)
}

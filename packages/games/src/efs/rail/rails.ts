import { type Choices, LEGAL, NO_REASONS, type Rule, touch, type Why } from '@hexfront/core'
import { once } from '../../once.ts'
import { RAIL_POINTS } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { isFirstSegment } from '../movement/june.ts'
import type { EfsSetting } from '../scenarios.ts'
import { inEnemyZone, isCombatUnit, isHeldBy, type Play, phasing, pieces, type State } from '../state.ts'

/** 4.21: railways of Germany and West Poland are those of the Axis, all others Soviet. */
export function dealRails({ setting, lines }: State): void {
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.isRail[hex] === 1) lines.rail[hex] = setting.isAxisLand[hex] === 1 ? AXIS : SOVIET
}

/** 10.45 and its like: trains of the Axis come to the railheads of a turn that it holds. */
export function openRailheads({ setting, lines, hexes, turn }: State): void {
  for (const { hex: name, from } of setting.campaign?.railheads ?? []) {
    const hex = setting.ground.parse(name)
    if (from <= turn && hexes.control[hex] === AXIS) lines.rail[hex] = AXIS
  }
}

/** 4.25: what a hex takes its point from: its own sheets, then East Poland and Lithuania, then what lengthens a line. */
type Purse = 'laidOnC' | 'laidElsewhere' | 'laidInside' | 'laidBeyond'

/** 19.2, 4.25: the Axis lays its gauge on from where its trains run. */
export function convertBarred(s: State, hex: number, why: Why): Rule {
  const { setting, hexes, lines } = s
  if (setting.campaign === null) return why.no('19.2', 'nobody converts railways in this scenario')
  if (phasing(s) === SOVIET) return reconvertBarred(s, hex, why)
  if (isFirstSegment(s)) return why.no('4.11', 'not in the first round')
  if (hex > setting.ground.size || setting.isRail[hex] === 0)
    return why.no('19.2', 'no railway runs through {place}', hex)
  if (lines.rail[hex] === AXIS) return why.no('19.2', 'trains of the Axis run to {place}', hex)
  if (hexes.control[hex] !== AXIS || (inEnemyZone(s, AXIS, hex) && !isHeldBy(s, AXIS, hex)))
    return why.no('19.2', '{place} is not safe', hex)
  const before = headBefore(s, hex)
  if (before === 0) return why.no('19.2', 'no line of the Axis leads to {place}', hex)
  return purseFor(s, hex, lines.laid[before]! + 1) === null
    ? why.no('4.25', 'no points are left for {place}', hex)
    : LEGAL
}

/** 19.3: Soviet combat units make the railway hexes in which they stand their own again, on from where Soviet trains run. */
function reconvertBarred(s: State, hex: number, why: Why): Rule {
  const standing = cutBarred(s, hex, why)
  if (standing !== LEGAL) return standing
  const { rails } = s.setting
  for (let way = hex * 6; way < hex * 6 + 6; way++)
    if (rails[way] !== 0 && s.lines.rail[rails[way]!] === SOVIET && s.hexes.control[rails[way]!] === SOVIET)
      return LEGAL
  return why.no('19.3', 'no Soviet line leads to {place}', hex)
}

/** 19.4: Soviet combat units cut a railway of the Axis in their hex: it has to be converted again. */
export function cutBarred(s: State, hex: number, why: Why): Rule {
  const { setting, lines } = s
  if (setting.campaign === null || phasing(s) !== SOVIET) return why.no('19.4', 'only the Soviets cut railways')
  if (isFirstSegment(s)) return why.no('4.11', 'not in the first round')
  if (hex > setting.ground.size || lines.rail[hex] !== AXIS)
    return why.no('19.4', 'no trains of the Axis run through {place}', hex)
  return isHeldBy(s, SOVIET, hex) && hasCombatUnit(s, hex)
    ? LEGAL
    : why.no('19.4', 'no combat unit of yours is in {place}', hex)
}

export function cut(s: State, hex: number, play: Play): void {
  s.lines.rail[hex] = 0
  play.tell('railCut', hex)
  touch(s)
}

/** Hexes of the side in which trains of the Axis ran. */
export function offerCuts(s: State, out: Choices): void {
  if (s.setting.campaign === null || phasing(s) !== SOVIET) return
  const { hexes, count } = pieces.hexesOf(s, SOVIET)
  for (let i = 0; i < count; i++) if (s.lines.rail[hexes[i]!] === AXIS) out.add(hexes[i]!)
}

/** The hex from which a line is led on: of several the one on the shortest piece of this turn. */
function headBefore({ setting, lines, hexes }: State, hex: number): number {
  let best = 0
  for (let way = hex * 6; way < hex * 6 + 6; way++) {
    const from = setting.rails[way]!
    if (from === 0 || lines.rail[from] !== AXIS || hexes.control[from] !== AXIS) continue
    if (best === 0 || lines.laid[from]! < lines.laid[best]!) best = from
  }
  return best
}

/** 4.25, 19.23: four hexes on a line, and two more for one of them. */
function purseFor({ setting, depot, turn }: State, hex: number, length: number): Purse | null {
  const own = setting.campaign!.conversion?.find(({ until }) => turn <= until)
  if (own !== undefined) return length <= RAIL_LINE && depot.laidElsewhere[AXIS]! < own.hexes ? 'laidElsewhere' : null
  const points = RAIL_POINTS.find(({ until }) => turn <= until)!
  const left = (purse: Purse, most: number): boolean => depot[purse][AXIS]! < most
  const { isOnFirst, isInside } = regionsOf(setting)
  if (length <= RAIL_LINE) {
    if (isOnFirst(turn)[hex] === 1 ? left('laidOnC', points.first) : left('laidElsewhere', points.others))
      return isOnFirst(turn)[hex] === 1 ? 'laidOnC' : 'laidElsewhere'
    if (isInside[hex] === 1 && left('laidInside', points.inside)) return 'laidInside'
  }
  return length <= RAIL_LINE + points.beyond && left('laidBeyond', points.beyond) ? 'laidBeyond' : null
}

/** 19.23. */
const RAIL_LINE = 4

const regionsOf = once(({ ground, board }: EfsSetting) => {
  const onC = new Uint8Array(ground.size + 1)
  const onCOrD = new Uint8Array(ground.size + 1)
  for (let hex = 1; hex <= ground.size; hex++) {
    onC[hex] = ground.name(hex).startsWith('C') ? 1 : 0
    onCOrD[hex] = /^[CD]/.test(ground.name(hex)) ? 1 : 0
  }
  const isInside = new Uint8Array(ground.size + 1)
  for (const area of ['east poland', 'lithuania']) for (const hex of board.areaHexes(area)) isInside[hex] = 1
  return { isOnFirst: (turn: number): Uint8Array => (turn <= RAIL_POINTS[0].until ? onC : onCOrD), isInside }
})

export function convert(s: State, hex: number, play: Play): void {
  const { lines, depot } = s
  if (phasing(s) === SOVIET) {
    lines.rail[hex] = SOVIET
    play.tell('reconverted', hex)
    touch(s)
    return
  }
  const length = lines.laid[headBefore(s, hex)]! + 1
  depot[purseFor(s, hex, length)!][AXIS]!++
  lines.rail[hex] = AXIS
  lines.laid[hex] = length
  play.tell('converted', hex)
  touch(s)
}

/** Railway hexes next to those of the Axis. */
export function offerConversions(s: State, out: Choices): void {
  const { setting, lines } = s
  if (setting.campaign === null) return
  if (phasing(s) === SOVIET) {
    offerCuts(s, out)
    return
  }
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.isRail[hex] === 1 && lines.rail[hex] !== AXIS) out.add(hex)
}

/** A new turn: points and capacity are whole again. */
export function renewRails(s: State): void {
  const { setting, lines, depot } = s
  if (setting.campaign === null) return
  openRailheads(s)
  lines.laid.fill(0)
  for (const column of [depot.railed, depot.laidOnC, depot.laidElsewhere, depot.laidInside, depot.laidBeyond])
    column.fill(0)
}

/** Whether there is anything to convert. */
export function canConvert(s: State): boolean {
  const { setting, lines } = s
  if (setting.campaign === null) return false
  if (phasing(s) === SOVIET) {
    const { hexes, count } = pieces.hexesOf(s, SOVIET)
    for (let i = 0; i < count; i++) if (cutBarred(s, hexes[i]!, NO_REASONS) === LEGAL) return true
    return false
  }
  for (let hex = 1; hex <= setting.ground.size; hex++)
    if (setting.isRail[hex] === 1 && lines.rail[hex] !== AXIS && convertBarred(s, hex, NO_REASONS) === LEGAL)
      return true
  return false
}

function hasCombatUnit(s: State, hex: number): boolean {
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) if (isCombatUnit(s, unit)) return true
  return false
}

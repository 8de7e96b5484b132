import { type Choices, LEGAL, type LineItem, NO_REASONS, phaseNow, type Rule, type Why } from '@hexfront/core'
import { once } from '../once.ts'
import { RESERVE_POINTS, STACKING, SUPPLY_RANGE } from './charts.ts'
import { GERMAN, SOVIET } from './counters.ts'
import { continuousLine } from './line.ts'
import type { Dagc73Setting, Post } from './scenarios.ts'
import {
  FREE,
  GARRISON,
  HOLDS_CITY,
  isMechanized,
  isRailhead,
  phasing,
  pieces,
  type State,
  sideOf,
  stackedIn,
  strengthOf,
} from './state.ts'

/** Who sets up now: the German first (14.4a). */
export const deployer = phasing

/** Whether the sides still set up. */
export const isSetUp = (s: State): boolean => phaseNow(s).step === 'deploy'

export const isOurs = (s: State, unit: number): boolean => unit <= s.setting.atStart && sideOf(s, unit) === deployer(s)

/** 14.42-14.44: where a unit may be set up. */
export function deployBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { isEast, onRail, onLine } = s.setting
  if (!isRailhead(s, unit) && stackedIn(s, hex) >= STACKING) return why.no('7.0', '{place} is full', hex)
  if (sideOf(s, unit) === GERMAN) return germanBarred(s, unit, hex, why)
  // 5.2E.a: the reserve may stand east of the line (R73-07, option).
  if (pieces.occupier(s, hex) === GERMAN) return why.no('14.44', 'Germans stand in {place}', hex)
  if (isEast[hex] !== 1) return why.no('14.44', '{place} is not east of the German line', hex)
  if (!isRailhead(s, unit)) return LEGAL
  if (onRail[hex] !== 1) return why.no('14.42', 'a railhead needs a railway')
  return s.setting.ground.ring(hex, 1).some((next) => onLine[next] === 1)
    ? why.no('14.42', '{place} is next to the German line', hex)
    : LEGAL
}

/** All hexes that `deployBarred` leaves open. What the reserve still allows is worked out once, not hex by hex. */
export function offerSites(s: State, unit: number, out: Choices): void {
  const { onLine } = s.setting
  const isGerman = sideOf(s, unit) === GERMAN
  const areCitiesOpen = isGerman && openPost(s) !== undefined
  const isReserveFull = isGerman && reserveUsed(s) + strengthOf(s, unit) > RESERVE_POINTS
  for (const hex of isGerman
    ? germanSites(s.setting)
    : isRailhead(s, unit)
      ? railheadHexes(s.setting)
      : eastOfLine(s.setting)) {
    if (!isGerman || areCitiesOpen || onLine[hex] === 1) {
      if (deployBarred(s, unit, hex, NO_REASONS) === LEGAL) out.add(hex)
    } else if (!isReserveFull && stackedIn(s, hex) < STACKING && !isWrongSide(s, hex)) out.add(hex)
  }
}

const hexesWhere = ({ ground }: Dagc73Setting, holds: (hex: number) => boolean): readonly number[] =>
  Array.from({ length: ground.size }, (_, i) => i + 1).filter(holds)

/** What never changes about where units may be set up: the line, the cities, and the side that the reserve may stand on. */
const germanSites = once((setting: Dagc73Setting) =>
  hexesWhere(setting, (hex) => setting.onLine[hex] === 1 || isPost({ setting }, hex) || !isWrongSide({ setting }, hex)),
)
const eastOfLine = once((setting: Dagc73Setting) => hexesWhere(setting, (hex) => setting.isEast[hex] === 1))
const railheadHexes = once((setting: Dagc73Setting) => eastOfLine(setting).filter((hex) => setting.onRail[hex] === 1))

/** 14.43, R73-07: cities first; then the line; or off it, within the 25 points, on the side that the option gives. */
function germanBarred(s: State, unit: number, hex: number, why: Why): Rule {
  if (s.setting.posts.some((post) => post.hex === hex && isOpenPost(s, post))) return LEGAL
  const open = openPost(s)
  if (open) return why.no('14.43', '{place} must have its units first', open.hex)
  if (s.setting.onLine[hex] === 1) return LEGAL
  if (isWrongSide(s, hex)) return why.no('14.43', '{place} is on the wrong side of the line', hex)
  const used = reserveUsed(s) + strengthOf(s, unit)
  return used > RESERVE_POINTS ? why.no('14.43', 'only 25 points may stand off the line, not {n}', used) : LEGAL
}

/** 14.43a: a city that still lacks units it must hold. */
const openPost = (s: State): Post | undefined => s.setting.posts.find((post) => isOpenPost(s, post))

const isOpenPost = (s: State, { hex, needs }: Post): boolean => stackedIn(s, hex) < needs

function isWrongSide(s: Pick<State, 'setting'>, hex: number): boolean {
  const { isEast, reserveSide } = s.setting
  if (reserveSide === 'either') return false
  return reserveSide === 'west' ? isEast[hex] === 1 : isEast[hex] === 0 && !isPost(s, hex)
}

const isPost = (s: Pick<State, 'setting'>, hex: number): boolean => s.setting.posts.some((post) => post.hex === hex)

/** R73-48: strength off the line that the cities do not require. */
export function reserveUsed(s: State): number {
  const { onLine, atStart } = s.setting
  let sum = 0
  for (let unit = 1; unit <= atStart; unit++) {
    const hex = s.units.place[unit]!
    if (hex !== 0 && sideOf(s, unit) === GERMAN && onLine[hex] === 0 && s.units.freeze[unit] === FREE)
      sum += strengthOf(s, unit)
  }
  return sum
}

/** Sets a unit up. R73-48: the German names the units that a city must hold by placing them first. */
export function setUp(s: State, unit: number, hex: number): void {
  pieces.place(s, unit, hex)
  nameHolders(s, hex)
}

/** Takes a unit back; another one in its city takes over. */
export function takeBack(s: State, unit: number): void {
  const hex = s.units.place[unit]!
  pieces.place(s, unit, 0)
  s.units.freeze[unit] = FREE
  nameHolders(s, hex)
}

/** 14.31b, 14.32a: as many units of a city as it must hold are the ones that hold it. */
function nameHolders(s: State, hex: number): void {
  for (const { hex: city, needs, holds } of s.setting.posts) {
    if (city !== hex) continue
    let lacking = needs
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (s.units.freeze[unit] !== FREE) lacking--
    for (let unit = pieces.first(s, hex); unit !== 0 && lacking > 0; unit = pieces.next(s, unit))
      if (s.units.freeze[unit] === FREE) {
        s.units.freeze[unit] = holds === 'garrison' ? GARRISON : HOLDS_CITY
        lacking--
      }
  }
}

/** What is still missing before the set-up may be ended; empty when nothing is. */
export function missing(s: State): LineItem[] {
  const side = deployer(s)
  const items: LineItem[] = []
  const say = (rule: string, text: string, value: number) => {
    if (value > 0) items.push({ rule, text, value })
  }
  say('14.4', 'units to be placed', unplaced(s).length)
  if (side === GERMAN) {
    for (const post of s.setting.posts)
      say(post.rule, `units missing in ${post.name}`, post.needs - stackedIn(s, post.hex))
    say('14.41', 'line hexes neither held nor controlled', uncovered(s).length)
    say('14.43', 'points off the line above 25', reserveUsed(s) - RESERVE_POINTS)
  } else say('14.41', 'open hexes in the continuous line', continuousLine(s).open)
  return items
}

export function setUpBarred(s: State, why: Why): Rule {
  const waiting = unplaced(s).length
  if (waiting > 0) return why.no('14.4', 'units to be placed: {n}', waiting)
  const [first] = missing(s)
  return first ? why.no(first.rule, `${first.text}: {n}`, first.value) : LEGAL
}

/** 14.41a: line hexes without a German unit or zone. */
export const uncovered = (s: State): number[] =>
  s.setting.line.filter((hex) => pieces.first(s, hex) === 0 && !pieces.inZone(s, GERMAN, hex))

function unplaced(s: State): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= s.setting.atStart; unit++)
    if (isOurs(s, unit) && s.units.place[unit] === 0) units.push(unit)
  return units
}

/** 14.43a: those who hold a city are placed before all others. */
export const rankOf = (s: State, unit: number): number => (s.units.freeze[unit] === FREE ? 1 : 0)

/** Places what is left; where that cannot be made legal, the prepared deployment takes its place. */
export function fillUp(s: State): void {
  fill(s)
  if (missing(s).length > 0) fillPrepared(s)
}

export function fillPrepared(s: State): void {
  for (let unit = 1; unit <= s.setting.atStart; unit++) if (isOurs(s, unit)) takeBack(s, unit)
  fill(s)
}

function fill(s: State): void {
  if (deployer(s) === GERMAN) fillGerman(s)
  else fillSoviet(s)
}

/** Cities first (14.43a), then the line from north to south, armour as the reserve behind it. */
function fillGerman(s: State): void {
  const { posts, line, onLine } = s.setting
  const left = unplaced(s)
  const weakest = [...left].sort((a, b) => strengthOf(s, a) - strengthOf(s, b) || a - b)
  const take = (units: number[], at: number) => units.splice(at, 1)[0]!
  for (const { hex, needs, holds } of posts)
    while (stackedIn(s, hex) < needs && left.length > 0) {
      // Garrisons are the weakest units; the fortified cities get divisions.
      const wanted =
        weakest.find((unit) => left.includes(unit) && (holds === 'garrison' || strengthOf(s, unit) === 2)) ?? left[0]!
      setUp(s, take(left, left.indexOf(wanted)), hex)
    }
  const reserve = left.filter((unit) => isMechanized(s, unit))
  const foot = left.filter((unit) => !isMechanized(s, unit))
  spreadAlong(s, foot, line)
  for (const unit of reserve) {
    const behind = behindLine(s, unit)
    pieces.place(s, unit, behind === 0 ? roomOn(s, line) : behind)
  }
  for (const unit of unplaced(s))
    pieces.place(
      s,
      unit,
      roomOn(
        s,
        line.filter((hex) => onLine[hex] === 1),
      ),
    )
}

/** Units in order along a row of hexes, evenly, where there is room. */
function spreadAlong(s: State, units: readonly number[], row: readonly number[]): void {
  units.forEach((unit, n) => {
    const wanted = units.length === 1 ? 0 : Math.round((n * (row.length - 1)) / (units.length - 1))
    for (let off = 0; off < row.length; off++) {
      const hex = row[wanted + off] ?? row[wanted - off]
      const other = row[wanted - off]
      const free = [hex, other].find((one) => one !== undefined && stackedIn(s, one) < STACKING)
      if (free !== undefined) {
        pieces.place(s, unit, free)
        return
      }
    }
  })
}

/** Two hexes behind the middle of the line, if the 25 points allow it; 0 if not. */
function behindLine(s: State, unit: number): number {
  const { line, ground, isEast, onLine, posts } = s.setting
  const centres = posts.filter(({ holds }) => holds === 'fortified').map(({ hex }) => hex)
  const near =
    centres.length > 0
      ? centres
      : [
          line[Math.floor(line.length / 4)]!,
          line[Math.floor(line.length / 2)]!,
          line[Math.floor((3 * line.length) / 4)]!,
        ]
  for (const middle of near)
    for (const hex of ground.within(middle, 3))
      if (
        hex !== 0 &&
        onLine[hex] === 0 &&
        isEast[hex] === 0 &&
        pieces.first(s, hex) === 0 &&
        deployBarred(s, unit, hex, NO_REASONS) === LEGAL
      )
        return hex
  return 0
}

const roomOn = (s: State, row: readonly number[]): number =>
  [...row].sort((a, b) => stackedIn(s, a) - stackedIn(s, b) || a - b)[0]!

/**
 * Rifle corps all along the front so that no hex is open, railheads behind it, and the rest massed where blows are to fall.
 */
function fillSoviet(s: State): void {
  const left = unplaced(s)
  const border = frontage(s)
  const railheads = left.filter((unit) => isRailhead(s, unit))
  railheadSites(s).forEach((hex, n) => {
    if (railheads[n] !== undefined) pieces.place(s, railheads[n], hex)
  })
  const front = border.slice(0, suppliedTo(s, border))
  const foot = left.filter((unit) => !isMechanized(s, unit) && !isRailhead(s, unit))
  const posts = [...front.filter((_, n) => n % SCREEN === 1), ...flank(s, front)]
  const screen = [...new Set(posts)].filter((hex) => pieces.first(s, hex) === 0 && s.setting.isEast[hex] === 1)
  const rifles = foot.slice(0, screen.length)
  for (const [n, unit] of rifles.entries()) pieces.place(s, unit, screen[n]!)
  const massed = unplaced(s)
    .filter((unit) => !isRailhead(s, unit))
    .reverse()
  mass(s, massed, front)
  closeGaps(
    s,
    massed.filter((unit) => !isMechanized(s, unit)),
  )
}

/** 14.41b: where Germans east of the line have upset the screen, units from the stacks stand along it and around them. */
function closeGaps(s: State, units: readonly number[]): void {
  const { ground, isEast } = s.setting
  const germans = s.units.place.filter((hex, unit) => isEast[hex] === 1 && sideOf(s, unit) === GERMAN)
  const around = [...germans].flatMap((hex) => ground.ring(hex, 1))
  const isFree = (hex: number) => hex !== 0 && isEast[hex] === 1 && pieces.first(s, hex) === 0
  const isOpen = (hex: number) => isFree(hex) && !pieces.inZone(s, SOVIET, hex)
  const find = () => [...around, ...borderOf(s.setting)].find(isOpen) ?? around.find(isFree)
  for (const unit of units) {
    if (continuousLine(s).open === 0) return
    const post = find()
    if (post !== undefined && stackedIn(s, s.units.place[unit]!) > 1) pieces.place(s, unit, post)
  }
}

/** Every third hex holds the line: a unit controls its neighbours. */
const SCREEN = 3
const BLOWS = 4

/** 9.0: how much of the front, from the north, railheads can feed. */
function suppliedTo(s: State, border: readonly number[]): number {
  return 1 + border.findLastIndex((hex) => isFed(s, hex))
}

const isFed = (s: State, hex: number): boolean =>
  s.units.place.some(
    (site, unit) => site !== 0 && isRailhead(s, unit) && s.setting.ground.distance(hex, site) <= SUPPLY_RANGE,
  )

/** 11.0: where no railhead feeds the rest of the front, the line turns south and goes to the edge by the shortest way. */
function flank({ setting: { ground } }: State, front: readonly number[]): number[] {
  const hexes: number[] = []
  const south = ground.directions.indexOf('S')
  for (let hex = front.at(-1) ?? 0; hex !== 0; hex = ground.neighbour(hex, south)) hexes.push(hex)
  return hexes.filter((_, n) => n % SCREEN === 0)
}

/** Deals units out to the points of main effort in turn, each filled from its middle outwards. */
function mass(s: State, units: readonly number[], front: readonly number[]): void {
  const middles = blows(s, front)
  units.forEach((unit, n) => {
    const middle = middles[n % middles.length]!
    for (let off = 0; off < front.length; off++) {
      const free = [front[middle + off], front[middle - off]].find(
        (hex) => hex !== undefined && stackedIn(s, hex) < STACKING,
      )
      if (free === undefined) continue
      pieces.place(s, unit, free)
      return
    }
  })
}

/** Where the ground favours an attack on the hexes around, some way apart. */
function blows(s: State, front: readonly number[]): number[] {
  const favour = front.map((hex) => (isFed(s, hex) ? favourOf(s, hex) : 0))
  const score = (at: number) => favour.slice(Math.max(0, at - BREADTH), at + BREADTH + 1).reduce((a, b) => a + b, 0)
  const points: number[] = []
  for (const at of front.map((_, n) => n).sort((a, b) => score(b) - score(a) || a - b))
    if (points.length < BLOWS && points.every((other) => Math.abs(other - at) > 3 * BREADTH)) points.push(at)
  return points
}

/** How many hexes to either side of its middle a blow is. */
const BREADTH = 2

/** The better for hexes of the line that can be struck dry-shod, in the open, and are weakly held. */
function favourOf(s: State, hex: number): number {
  const { ground, river, rough, onLine } = s.setting
  let sum = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next === 0 || onLine[next] !== 1) continue
    const isHard = river[hex * 6 + direction] !== 0
    sum += (isHard ? 0.4 : 1) * (rough[next] === 1 ? 0.1 : 1) * (stackedIn(s, next) > 1 ? 0.5 : 1)
  }
  return sum
}

/** Hexes east of the line and next to it, from north to south, without those that Germans hold. */
const frontage = (s: State): number[] => borderOf(s.setting).filter((hex) => pieces.occupier(s, hex) !== GERMAN)

function borderOf({ line, isEast, ground }: Dagc73Setting): number[] {
  const seen = new Set<number>()
  for (const hex of line) for (const next of ground.ring(hex, 1)) if (next !== 0 && isEast[next] === 1) seen.add(next)
  return [...seen]
}

/** Three rail hexes that together feed as much of the front as possible; where Germans stand on one, the next to it. */
function railheadSites(s: State): number[] {
  const { ground, sideOf: sides, isRailhead: heads } = s.setting
  const unit = sides.findIndex((side, one) => side === SOVIET && heads[one] === 1)
  const isOpen = (hex: number) => deployBarred(s, unit, hex, NO_REASONS) === LEGAL
  const { candidates, best } = sitesOf(s.setting)
  return best.map((hex) =>
    isOpen(hex)
      ? hex
      : candidates.filter(isOpen).sort((a, b) => ground.distance(a, hex) - ground.distance(b, hex) || a - b)[0]!,
  )
}

interface Sites {
  readonly candidates: readonly number[]
  readonly best: readonly number[]
}

/** The same for every match of a setting, so it is worked out once. */
const sitesOf = once((setting: Dagc73Setting): Sites => {
  const candidates = railReach(setting).filter((hex) =>
    setting.ground.ring(hex, 1).every((one) => !setting.onLine[one]),
  )
  return { candidates, best: bestSites(setting, candidates) }
})

/** All threes of the rail hexes that lie well behind the front are tried. */
function bestSites(setting: Dagc73Setting, candidates: readonly number[]): number[] {
  const { ground, line, rough } = setting
  const border = borderOf(setting)
  const isWell = (hex: number) => {
    const far = Math.min(...line.map((other) => ground.distance(hex, other)))
    return far >= NEAR && far <= NEAR + 2
  }
  const sites = candidates.filter(isWell)
  const fed = sites.map((site) => border.map((hex) => ground.distance(hex, site) < SUPPLY_RANGE))
  // Swamps are fed last: nobody attacks there.
  const weights = border.map((hex) => (rough[hex] === 1 ? 1 : 6))
  let best: number[] = []
  let most = -1
  for (let a = 0; a < sites.length; a++)
    for (let b = a + 1; b < sites.length; b++)
      for (let c = b + 1; c < sites.length; c++) {
        let sum = 0
        for (let n = 0; n < border.length; n++) if (fed[a]![n] || fed[b]![n] || fed[c]![n]) sum += weights[n]!
        if (sum <= most) continue
        most = sum
        best = [sites[a]!, sites[b]!, sites[c]!]
      }
  return best
}

/** Behind the front, but not so close that a raid would take it. */
const NEAR = 3

/** Rail hexes that are joined to the east edge without crossing the German line. */
function railReach({ ground, rail, isEast, railEnds }: Dagc73Setting): number[] {
  const found = new Set<number>()
  const open = [...railEnds[SOVIET]!]
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (hex === 0 || found.has(hex) || isEast[hex] !== 1) continue
    found.add(hex)
    for (let direction = 0; direction < 6; direction++)
      if (rail[hex * 6 + direction] !== 0) open.push(ground.neighbour(hex, direction))
  }
  return [...found].sort((a, b) => a - b)
}

/** R73-26, R73-48: in a garrison city every unit is a garrison, in a fortified city those that it must hold are frozen. */
export function freezeCities(s: State): void {
  for (const { hex, holds } of s.setting.posts)
    if (holds === 'garrison')
      for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) s.units.freeze[unit] = GARRISON
}

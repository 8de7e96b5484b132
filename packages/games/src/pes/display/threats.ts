import { NO_PAINT, type Paint, type PaintedLine, type Tone, UNREACHED } from '@hexfront/core'
import { hexesWhere, numberOf, painted } from '../../display/spots.ts'
import { AT_EAST, AT_KALININ, AT_LOC, AT_MOSCOW, AT_TULA, AXES } from '../charts.ts'
import { IS_GERMAN, IS_SOVIET, inGermanZone, isSupplied } from '../control.ts'
import { SOVIET } from '../counters.ts'
import { centerOf } from '../southwest.ts'
import { FACES, spreadOf } from '../spread.ts'
import { hasGermans, pieces, type State } from '../state.ts'
import { distances, found, targetsOf } from '../stavka.ts'
import { moscowHeld } from '../victory.ts'
import { percent } from './chances.ts'
import { groupChance } from './forecast.ts'
import { isSetUp } from './moment.ts'
import { rehearse } from './rehearsal.ts'

/** Where the next group would strike as the map stands, by the table of 12.3 and the ties of 12.4; and Southwest Front. */
export function threats(s: State): Paint {
  if (isSetUp(s)) return NO_PAINT
  const southwest = paintSouthwest(s)
  if (!s.units.place.includes(s.setting.box.stavka)) return southwest
  const { struck, open, lines } = strikes(s)
  const stacks = [...struck].sort(([a], [b]) => a - b)
  return {
    ...NO_PAINT,
    hexes: [
      ...stacks.map(([hex, chance]) => painted('threat', SOVIET, chance)(hex)),
      ...[...open].map(painted('cut', SOVIET)),
      ...southwest.hexes,
    ],
    lines,
    chips: [
      ...stacks.map(([place, chance]) => ({ place, text: percent(chance), tone: toneOf(groupChance(s, place)) })),
      ...southwest.chips,
    ],
  }
}

/** How often a fresh group beats the stack. */
const toneOf = (chance: number): Tone =>
  chance >= 0.5 ? 'bad' : chance >= 0.2 ? 'poor' : chance >= 0.05 ? 'even' : 'good'

interface Strikes {
  /** By the hex of a stack, the chance that the next group fights it first. */
  readonly struck: ReadonlyMap<number, number>
  /** German hexes into which it would simply walk. */
  readonly open: ReadonlySet<number>
  /** From where it starts to what it is sent at. */
  readonly lines: readonly PaintedLine[]
}

export function strikes(s: State): Strikes {
  const copy = rehearse(s)
  const struck = new Map<number, number>()
  const open = new Set<number>()
  const lines: PaintedLine[] = []
  for (const [aim, share] of aims(copy)) {
    const targets = targetsAt(copy, aim)
    for (const target of targets) {
      copy.stavka.aim = aim
      copy.stavka.target = target
      distances(copy)
      const starts = nearest(copy)
      for (const start of starts) {
        const ways = downhill(copy, start)
        lines.push({ look: 'gap', places: walk(copy, start) })
        for (const next of ways) strike(copy, next, share / targets.length / starts.length / ways.length, struck, open)
      }
    }
  }
  return { struck, open, lines: lines.filter(({ places }) => places.length > 1) }
}

/** 12.3, 12.11: what a group may be sent at, with its share of the die. */
function aims(s: State): Map<number, number> {
  const shares = new Map<number, number>()
  const of = moscowHeld(s) > 0 ? [AT_MOSCOW] : targetsOf(s)
  for (const aim of of) shares.set(aim, (shares.get(aim) ?? 0) + 1 / of.length)
  return shares
}

/** The hexes that an aim may mean; 0 stands for the nearest of all points. */
function targetsAt(s: State, aim: number): number[] {
  switch (aim) {
    case AT_EAST:
      return easternmost(s, (hex) => s.hexes.control[hex] === IS_GERMAN)
    case AT_MOSCOW:
      return easternmost(s, (hex) => s.hexes.control[hex] === IS_GERMAN && s.setting.isMoscow[hex] === 1)
    case AT_TULA:
      return [s.setting.tula]
    case AT_KALININ:
      return [s.setting.kalinin]
    case AT_LOC:
      return [0]
    default:
      return []
  }
}

function easternmost(s: State, holds: (hex: number) => boolean): number[] {
  const { easting } = s.setting
  const hexes = hexesWhere(s, holds)
  const far = Math.max(...hexes.map((hex) => easting[hex]!))
  return hexes.filter((hex) => easting[hex] === far)
}

/** P-R22: Soviet hexes in supply that lie nearest. */
function nearest(s: State): number[] {
  const field = found(s)
  const hexes = hexesWhere(
    s,
    (hex) => s.hexes.control[hex] === IS_SOVIET && field.cost(hex) !== UNREACHED && isSupplied(s, hex),
  )
  const least = Math.min(...hexes.map((hex) => field.cost(hex)))
  return hexes.filter((hex) => field.cost(hex) === least)
}

/** The next hexes toward the goal. */
function downhill(s: State, from: number): number[] {
  const { ground, countCosts } = s.setting
  const field = found(s)
  const hexes: number[] = []
  for (let way = from * 6; way < from * 6 + 6; way++) {
    const to = ground.neighbours[way]!
    if (countCosts[way] === 1 && field.cost(to) === field.cost(from) - 1) hexes.push(to)
  }
  return hexes
}

/** One of the shortest ways to the goal. */
function walk(s: State, from: number): number[] {
  const places = [from]
  for (let at = downhill(s, from)[0]; at !== undefined; at = downhill(s, at)[0]) places.push(at)
  return places
}

/** 12.8c: it fights those who stand in the next hex, or one of those whose zone covers it. */
function strike(s: State, next: number, share: number, struck: Map<number, number>, open: Set<number>): void {
  const forces = hasGermans(s, next)
    ? [next]
    : inGermanZone(s, next)
      ? s.setting.ground.ring(next, 1).filter((hex) => hex !== 0 && hasGermans(s, hex))
      : []
  if (forces.length === 0 && s.hexes.control[next] === IS_GERMAN) open.add(next)
  for (const hex of forces) struck.set(hex, (struck.get(hex) ?? 0) + share / forces.length)
}

/** 13.3: where an army may come in, once its turn is known. */
function paintSouthwest(s: State): Paint {
  const { plan, setting } = s
  if (plan.turn === 0 || plan.turn < s.turn || pieces.count(s, setting.box.southwest) === 0) return NO_PAINT
  const chances = new Map<number, number>()
  spreadOf(2, FACES).forEach((chance, roll) => {
    if (chance === 0) return
    const center = Number(numberOf(s, centerOf(s, roll)))
    for (const by of [-2, -1, 0, 1, 2]) {
      const hex = setting.ground.parse(String(center + by))
      chances.set(hex, (chances.get(hex) ?? 0) + chance)
    }
  })
  return {
    ...NO_PAINT,
    hexes: [...chances].map(([hex, chance]) => painted('threat', SOVIET, chance)(hex)),
    chips: [{ place: centerOf(s, 7), text: `turn ${plan.turn} ${AXES[plan.axis]}`.trim(), tone: 'poor' }],
  }
}

import { TURNS } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { isLocality, pieces, type State, stepsOf, strengthOf } from '../state.ts'
import { cover } from './forces.ts'
import { pointsIn } from './prospect.ts'
import { type Survey, unitsOf } from './survey.ts'
import type { Temper } from './temper.ts'

/** Where a unit belongs, and how much. */
export interface Post {
  readonly hex: number
  readonly weight: number
}

/** By unit: every German who is free goes to what is most worth holding, the nearest and the strongest first. */
export function postsOf(s: State, seen: Survey, temper: Temper): ReadonlyMap<number, Post> {
  const posts = new Map<number, Post>()
  // 4.4: in the last turn nobody keeps a post for later.
  if (seen.side !== GERMAN || !temper.plans || s.turn === TURNS) return posts
  const { ground } = s.setting
  const open = [
    ...garrisons(s, seen, temper),
    ...outworks(s, seen, temper),
    ...shore(s, temper),
    ...line(s, seen, temper),
  ]
  const free = new Set(unitsOf(s, GERMAN).filter((unit) => !isLocality(s, unit)))
  while (free.size > 0 && open.length > 0) {
    let best: { unit: number; at: number } | null = null
    let most = 0
    for (const unit of free)
      for (let at = 0; at < open.length; at++) {
        const { hex, weight } = open[at]!
        const weeks = ground.distance(hex, s.units.place[unit]!) / STRIDE
        const value = weight * fitness(s, unit) * PATIENCE ** weeks
        if (value <= most) continue
        most = value
        best = { unit, at }
      }
    if (best === null) break
    posts.set(best.unit, open[best.at]!)
    free.delete(best.unit)
    open.splice(best.at, 1)
  }
  return posts
}

const STRIDE = 7
/** What a week of marching takes off. */
const PATIENCE = 0.6
/** The strong and whole go where most is at stake: who has one step is gone with one hit. */
const fitness = (s: State, unit: number): number =>
  (1 + STRONG * strengthOf(s, unit)) * (stepsOf(s, unit) > 1 ? WHOLE : 1)
const STRONG = 0.2
const WHOLE = 1.6
/** What a second unit is worth beside a first. */
const SECOND = 0.6

/** 4.2, 4.3: towns and cities far enough behind the first front, Koenigsberg, and what the enemy has left behind unguarded. */
function garrisons(s: State, { targets, near, threat }: Survey, temper: Temper): Post[] {
  const posts: Post[] = []
  for (const { hex, worth, depth } of targets) {
    if (pointsIn(s, hex) === 0 || pieces.occupier(s, hex) === SOVIET) continue
    const isOurs = s.hexes.control[hex] === GERMAN
    if (isOurs && depth < temper.shallow) continue
    const weight =
      temper.garrison * worth * (isOurs ? (near[hex]! <= SOON ? 1 : LATER) : threat[hex]! < FEW ? 1 : LATER)
    posts.push({ hex, weight })
    if (worth > 1) posts.push({ hex, weight: weight * SECOND })
  }
  return posts
}

/** So little need not be minded. */
const FEW = 6

/** 4.2: who stands round Koenigsberg leaves less room to attack it from. */
function outworks(s: State, { near }: Survey, temper: Temper): Post[] {
  const { ground, isLand, koenigsberg } = s.setting
  const posts: Post[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = ground.neighbour(koenigsberg, direction)
    if (hex === 0 || isLand[hex] === 0 || near[hex]! > SOON || pieces.occupier(s, hex) === SOVIET) continue
    posts.push({ hex, weight: temper.garrison * OUTWORK })
  }
  return posts
}

const OUTWORK = 3

/** 4.3: towards the end, coast that the Soviets have passed. */
function shore(s: State, temper: Temper): Post[] {
  if (s.turn < LATE) return []
  return s.setting.balticCoast
    .filter((hex) => s.hexes.control[hex] === SOVIET && pieces.occupier(s, hex) !== SOVIET)
    .map((hex) => ({ hex, weight: temper.coast }))
}

const LATE = 7

/** Whom the enemy cannot reach in two weeks can wait. */
const SOON = 14
const LATER = 0.4

/** A line before all that: in each band of rows the foremost hex that the enemy is not at yet, and good ground if there is any. */
function line(s: State, { near, depth }: Survey, temper: Temper): Post[] {
  const { ground, isLand } = s.setting
  const best = new Map<number, { hex: number; value: number }>()
  for (let hex = 1; hex <= ground.size; hex++) {
    if (isLand[hex] === 0 || s.hexes.control[hex] !== GERMAN || depth[hex]! < temper.shallow || depth[hex] === 255)
      continue
    if (near[hex]! < AWAY && pieces.occupier(s, hex) !== GERMAN) continue
    const band = bandOf(s, hex)
    const value = -depth[hex]! + GROUND * cover(s, GERMAN, hex)
    if (value > (best.get(band)?.value ?? Number.NEGATIVE_INFINITY)) best.set(band, { hex, value })
  }
  const coast = new Set(s.setting.balticCoast.map((hex) => bandOf(s, hex)))
  const posts: Post[] = []
  for (const [band, { hex }] of best) {
    const weight = coast.has(band) ? temper.coast : 1
    posts.push({ hex, weight }, { hex, weight: weight * SECOND })
  }
  return posts
}

/** Rows are counted from the north. */
const bandOf = ({ setting: { ground } }: State, hex: number): number =>
  Math.floor(Number(ground.name(hex)) / 100 / BAND)

const BAND = 2
const AWAY = 2
const GROUND = 0.5

import { createRequire } from 'node:module'
import type { Ctx, DefaultPluginAPIs, Game } from 'boardgame.io'
import type * as BoardgameClient from 'boardgame.io/dist/types/packages/client.js'
import type * as BoardgameCore from 'boardgame.io/dist/types/packages/core.js'

// Unless it is told that this is production, boardgame.io checks after every move that the state can be serialized.
process.env['NODE_ENV'] = 'production'
const require = createRequire(import.meta.url)
const { Client }: typeof BoardgameClient = require('boardgame.io/client')
const { ActivePlayers }: typeof BoardgameCore = require('boardgame.io/core')

/*
 * The demonstration game once more, as one would write it for boardgame.io, with its fast settings. It shares no code
 * with ours. Two liberties are taken, both to its advantage: the open question is a word in `G`, because a stage costs
 * an event at every move, and moves trust their arguments, because ours does too once a choice is on the list.
 */

type Random = DefaultPluginAPIs['random']
type Side = number
type Hex = number
type Unit = number
type Step = 'weather' | 'move' | 'march' | 'combat' | 'assault' | 'losses' | 'retreat'

interface Piece {
  /** 0 when it is lost. */
  place: Hex
  strength: number
  shown: boolean
  moved: boolean
  fought: boolean
  joined: boolean
}

export interface Position {
  step: Step
  mud: boolean
  units: Piece[]
  /** Who held each town last, by its place in `TOWNS`. */
  towns: Side[]
  marching: Unit
  target: Hex
  defender: Unit
}

/** As `ai.enumerate` gives them. */
export interface Action {
  readonly move: keyof ReturnType<typeof movesWith>
  readonly args: number[]
}

/** Where the strengths (blue's six, then red's) and the dice come from. */
export interface Chance {
  strengths(random: Random): readonly number[]
  roll(random: Random): number
}

const FAIR: Chance = {
  strengths: (random) => [...random.Shuffle(STRENGTHS), ...random.Shuffle(STRENGTHS)],
  roll: (random) => random.D6(),
}

export const openClient = (seed: string | number, chance: Chance = FAIR) =>
  Client<Position>({ game: { ...gameWith(chance), seed }, numPlayers: 2, debug: false })

type DrillClient = ReturnType<typeof openClient>

/** Both players sit at one client. */
export function take(client: DrillClient, ctx: Ctx, { move, args }: Action): void {
  const player = playerAsked(ctx)
  if (client.playerID !== player) client.updatePlayerID(player)
  client.moves[move]!(...args)
}

export const playerAsked = ({ activePlayers, currentPlayer }: Ctx): string =>
  activePlayers === null ? currentPlayer : Object.keys(activePlayers)[0]!

const gameWith = (chance: Chance): Game<Position> => ({
  name: 'drill',
  disableUndo: true,
  setup: ({ random }) => setUp(chance.strengths(random)),
  moves: movesWith(chance),
  turn: { onBegin: ({ G, ctx }) => beginTurn(G, phasing(ctx)) },
  ai: { enumerate },
})

type Context = DefaultPluginAPIs & { G: Position; ctx: Ctx }

const movesWith = ({ roll }: Chance) => ({
  roll({ G, random }: Context) {
    rollForWeather(G, () => roll(random))
  },
  move({ G }: Context, unit: Unit) {
    G.marching = unit
    G.step = 'march'
  },
  to({ G }: Context, hex: Hex) {
    march(G, hex)
  },
  stay({ G }: Context) {
    G.step = 'move'
  },
  attack({ G }: Context, hex: Hex) {
    attack(G, hex)
  },
  join({ G }: Context, unit: Unit) {
    G.units[unit]!.joined = true
  },
  resolve({ G, events, random }: Context) {
    resolve(G, () => roll(random))
    if (G.step === 'retreat') events.setActivePlayers(ActivePlayers.OTHERS_ONCE)
    if (isDecided(G)) events.endGame({ winner: winner(G) })
  },
  lose({ G, events }: Context, unit: Unit) {
    loseAttacker(G, unit)
    if (isDecided(G)) events.endGame({ winner: winner(G) })
  },
  retreat({ G }: Context, hex: Hex) {
    place(G, G.defender, hex)
    endAssault(G)
  },
  done({ G, ctx, events }: Context) {
    if (G.step === 'move') G.step = 'combat'
    else if (ctx.turn === 2 * TURNS) events.endGame({ winner: winner(G) })
    else events.endTurn()
  },
})

const phasing = (ctx: Ctx): Side => Number(ctx.currentPlayer) + 1
const enemyOf = (side: Side): Side => 3 - side

/** Every legal answer to the open question. */
export function enumerate(G: Position, ctx: Ctx): Action[] {
  const side = phasing(ctx)
  switch (G.step) {
    case 'weather':
      return [{ move: 'roll', args: [] }]
    case 'move':
      return [...actions('move', movable(G, side)), { move: 'done', args: [] }]
    case 'march':
      return [...actions('to', destinations(G)), { move: 'stay', args: [] }]
    case 'combat':
      return [...actions('attack', targets(G, side)), { move: 'done', args: [] }]
    case 'assault': {
      const joining = actions('join', joinable(G, side, G.target))
      return G.units.some(({ joined }) => joined) ? [...joining, { move: 'resolve', args: [] }] : joining
    }
    case 'losses':
      return actions('lose', attackers(G))
    case 'retreat':
      return actions('retreat', retreats(G, G.defender))
  }
}

const actions = (move: Action['move'], operands: readonly number[]): Action[] =>
  operands.map((operand) => ({ move, args: [operand] }))

/** An answer as our game writes it. */
export function textOf({ move, args: [operand] }: Action): string {
  if (operand === undefined) return move
  return `${move} ${HEX_MOVES.has(move) ? nameOf(operand) : UNITS[operand]!.id}`
}

const HEX_MOVES: ReadonlySet<string> = new Set<Action['move']>(['to', 'attack', 'retreat'])

function setUp(strengths: readonly number[]): Position {
  const G: Position = {
    step: 'weather',
    mud: false,
    units: strengths.map((strength) => newPiece(strength)),
    towns: TOWNS.map(() => 0),
    marching: 0,
    target: 0,
    defender: 0,
  }
  UNITS.forEach(({ start }, unit) => {
    place(G, unit, start)
  })
  return G
}

const newPiece = (strength: number): Piece => ({
  place: 0,
  strength,
  shown: false,
  moved: false,
  fought: false,
  joined: false,
})

function beginTurn(G: Position, side: Side): void {
  G.step = side === BLUE ? 'weather' : 'move'
  for (const unit of G.units) {
    unit.moved = false
    unit.fought = false
  }
}

function rollForWeather(G: Position, roll: () => number): void {
  G.mud = roll() === 6
  G.step = 'move'
}

function movable({ units }: Position, side: Side): Unit[] {
  return UNITS_OF[side]!.filter((unit) => units[unit]!.place !== 0 && !units[unit]!.moved)
}

/** Where the marching unit can go: it stops in enemy zones, passes through friends and ends on nobody. */
function destinations({ units, marching, mud }: Position): Hex[] {
  const { side, allowance } = UNITS[marching]!
  const enemy = enemyOf(side)
  const occupiers = occupiersOf(units)
  const zone = zoneOf(units, enemy)
  const start = units[marching]!.place
  const points = isSupplied(side, start, occupiers, zone) ? allowance : allowance - (allowance >> 1)
  const costs = new Uint8Array(HEXES + 1).fill(255)
  const rings: Hex[][] = Array.from({ length: points + 1 }, () => [])
  const found: Hex[] = []
  costs[start] = 0
  rings[0]!.push(start)
  for (let cost = 0; cost <= points; cost++) {
    for (const hex of rings[cost]!) {
      if (costs[hex] !== cost) continue
      if (occupiers[hex] === 0) found.push(hex)
      if (hex !== start && zone[hex] !== 0) continue
      for (const way of WAYS[hex]!) {
        const sum = cost + way.cost + (mud ? 1 : 0)
        if (sum > points || sum >= costs[way.to]! || occupiers[way.to] === enemy) continue
        costs[way.to] = sum
        rings[sum]!.push(way.to)
      }
    }
  }
  return found
}

function march(G: Position, hex: Hex): void {
  place(G, G.marching, hex)
  G.units[G.marching]!.moved = true
  G.step = 'move'
}

function targets(G: Position, side: Side): Hex[] {
  return UNITS_OF[enemyOf(side)]!.filter((unit) => G.units[unit]!.place !== 0 && !G.units[unit]!.fought)
    .map((unit) => G.units[unit]!.place)
    .filter((hex) => joinable(G, side, hex).length > 0)
}

function joinable({ units }: Position, side: Side, target: Hex): Unit[] {
  return UNITS_OF[side]!.filter((unit) => {
    const { place, fought, joined } = units[unit]!
    return place !== 0 && !fought && !joined && areBeside(place, target)
  })
}

function attack(G: Position, hex: Hex): void {
  const defender = G.units.findIndex((unit) => unit.place === hex)
  G.units[defender]!.fought = true
  G.units[defender]!.shown = true
  G.target = hex
  G.defender = defender
  G.step = 'assault'
}

function resolve(G: Position, roll: () => number): void {
  // Read once: every look into a draft costs.
  const units = G.units.map((unit) => ({ ...unit }))
  const occupiers = occupiersOf(units)
  const { side } = UNITS[G.defender]!
  const joined = attackers({ units })
  const ours = suppliedHexes(enemyOf(side), occupiers, zoneOf(units, side))
  const theirs = suppliedHexes(side, occupiers, zoneOf(units, enemyOf(side)))
  const halves = (unit: Unit, supplied: Uint8Array): number =>
    units[unit]!.strength * (supplied[units[unit]!.place] === 0 ? 1 : 2)
  const strength = joined.reduce((sum, unit) => sum + halves(unit, ours), 0)
  const row = roll() - (isWood(G.target) ? 1 : 0)
  const result = CRT[row]![oddsColumn(strength, halves(G.defender, theirs))]
  for (const unit of joined) {
    G.units[unit]!.fought = true
    G.units[unit]!.shown = true
  }
  const isRetreat = result === 'Dr' && retreats({ units }, G.defender).length > 0
  if (result !== 'Al' && !isRetreat) place(G, G.defender, 0)
  if (isRetreat) G.step = 'retreat'
  else if (result === 'Dr') endAssault(G)
  else G.step = 'losses'
}

function oddsColumn(strength: number, defence: number): number {
  if (strength >= 3 * defence) return 3
  if (strength >= 2 * defence) return 2
  return strength >= defence ? 1 : 0
}

function loseAttacker(G: Position, unit: Unit): void {
  place(G, unit, 0)
  endAssault(G)
}

function endAssault(G: Position): void {
  for (const unit of G.units) if (unit.joined) unit.joined = false
  G.step = 'combat'
}

const attackers = ({ units }: Pick<Position, 'units'>): Unit[] => INDEXES.filter((unit) => units[unit]!.joined)

function retreats({ units }: Pick<Position, 'units'>, unit: Unit): Hex[] {
  const occupiers = occupiersOf(units)
  const zone = zoneOf(units, enemyOf(UNITS[unit]!.side))
  return WAYS[units[unit]!.place]!.map(({ to }) => to).filter((hex) => occupiers[hex] === 0 && zone[hex] === 0)
}

function place(G: Position, unit: Unit, hex: Hex): void {
  G.units[unit]!.place = hex
  const town = TOWNS.indexOf(hex)
  if (town >= 0) G.towns[town] = UNITS[unit]!.side
}

const isDecided = (G: Position): boolean => isGone(G, BLUE) || isGone(G, RED)
const isGone = ({ units }: Position, side: Side): boolean => UNITS_OF[side]!.every((unit) => units[unit]!.place === 0)

/** 0 for a draw. */
function winner(G: Position): Side {
  if (isGone(G, BLUE)) return RED
  if (isGone(G, RED)) return BLUE
  const held = (side: Side): number => G.towns.filter((holder) => holder === side).length
  const lead = held(BLUE) - held(RED)
  return lead > 0 ? BLUE : lead < 0 ? RED : 0
}

function occupiersOf(units: readonly Piece[]): Uint8Array {
  const occupiers = new Uint8Array(HEXES + 1)
  for (const unit of INDEXES) occupiers[units[unit]!.place] = UNITS[unit]!.side
  occupiers[0] = 0
  return occupiers
}

function zoneOf(units: readonly Piece[], side: Side): Uint8Array {
  const zone = new Uint8Array(HEXES + 1)
  for (const unit of UNITS_OF[side]!) for (const hex of CONTROLLED[units[unit]!.place]!) zone[hex] = 1
  return zone
}

/** Whether a way leads from the hex to the home edge, free of enemies, and of their zone where no friend stands. */
function isSupplied(side: Side, from: Hex, occupiers: Uint8Array, zone: Uint8Array): boolean {
  return suppliedHexes(side, occupiers, zone)[from] !== 0
}

function suppliedHexes(side: Side, occupiers: Uint8Array, zone: Uint8Array): Uint8Array {
  const enemy = enemyOf(side)
  const isOpen = (hex: Hex): boolean => occupiers[hex] === side || (occupiers[hex] !== enemy && zone[hex] === 0)
  const supplied = new Uint8Array(HEXES + 1)
  const queue = HOME_EDGE[side]!.filter(isOpen)
  for (const hex of queue) supplied[hex] = 1
  for (let next = 0; next < queue.length; next++) {
    for (const { to } of WAYS[queue[next]!]!) {
      if (supplied[to] !== 0 || !isOpen(to)) continue
      supplied[to] = 1
      queue.push(to)
    }
  }
  return supplied
}

const areBeside = (a: Hex, b: Hex): boolean => BESIDE[a * (HEXES + 1) + b] !== 0

const BLUE: Side = 1
const RED: Side = 2
const TURNS = 6
const STRENGTHS = [1, 2, 2, 3, 3, 4]

/** By modified die and column of the odds: 1-2, 1-1, 2-1, 3-1. */
const CRT = [
  ['Al', 'Al', 'Al', 'Ex'],
  ['Al', 'Al', 'Ex', 'Ex'],
  ['Al', 'Al', 'Ex', 'Dr'],
  ['Al', 'Ex', 'Dr', 'Dr'],
  ['Al', 'Ex', 'Dr', 'Dr'],
  ['Ex', 'Dr', 'Dr', 'Dr'],
  ['Dr', 'Dr', 'Dr', 'Dr'],
] as const

const MAP = ['..w....w.', '.....w...', '.w..w...w', '.........', '..w...w..', '....w..w.', '.w.......']
const RIVER =
  '0105/0106 0106/0205 0205/0206 0205/0306 0305/0306 0306/0405 0405/0406 0405/0506 0505/0506 0506/0605 ' +
  '0605/0606 0605/0706 0705/0706'

const COLUMNS = 9
const ROWS = 7
const HEXES = COLUMNS * ROWS
const ALL_HEXES = Array.from({ length: HEXES }, (_, i) => i + 1)

const columnOf = (hex: Hex): number => (hex - 1) % COLUMNS
const rowOf = (hex: Hex): number => Math.floor((hex - 1) / COLUMNS)
const hexAt = (name: string): Hex => (Number(name.slice(0, 2)) - 1) * COLUMNS + Number(name.slice(2))
const nameOf = (hex: Hex): string => `0${rowOf(hex) + 1}0${columnOf(hex) + 1}`
const isWood = (hex: Hex): boolean => MAP[rowOf(hex)]![columnOf(hex)] === 'w'

const FOOT = 3
const TANK = 5
const UNITS = [
  { id: 'b1', side: BLUE, allowance: FOOT, start: hexAt('0202') },
  { id: 'b2', side: BLUE, allowance: FOOT, start: hexAt('0302') },
  { id: 'b3', side: BLUE, allowance: FOOT, start: hexAt('0402') },
  { id: 'b4', side: BLUE, allowance: FOOT, start: hexAt('0602') },
  { id: 'b5', side: BLUE, allowance: TANK, start: hexAt('0301') },
  { id: 'b6', side: BLUE, allowance: TANK, start: hexAt('0502') },
  { id: 'r1', side: RED, allowance: FOOT, start: hexAt('0208') },
  { id: 'r2', side: RED, allowance: FOOT, start: hexAt('0308') },
  { id: 'r3', side: RED, allowance: FOOT, start: hexAt('0408') },
  { id: 'r4', side: RED, allowance: FOOT, start: hexAt('0608') },
  { id: 'r5', side: RED, allowance: TANK, start: hexAt('0409') },
  { id: 'r6', side: RED, allowance: TANK, start: hexAt('0508') },
]
const INDEXES = UNITS.map((_, unit) => unit)
/** By side. */
const UNITS_OF = [0, BLUE, RED].map((side) => INDEXES.filter((unit) => UNITS[unit]!.side === side))
const HOME_EDGE = [[], ALL_HEXES.filter((hex) => columnOf(hex) === 0), ALL_HEXES.filter((hex) => columnOf(hex) === 8)]
const TOWNS = ['0202', '0602', '0405', '0208', '0608'].map(hexAt)

const BANKS = new Set(
  RIVER.split(' ').flatMap((side) => {
    const [a, b] = side.split('/')
    return [`${a}/${b}`, `${b}/${a}`]
  }),
)

interface Way {
  readonly to: Hex
  readonly cost: number
  readonly isRiver: boolean
}

/** By hex, as all that follows; nowhere leads nowhere. */
const WAYS: readonly (readonly Way[])[] = [[], ...ALL_HEXES.map(waysFrom)]
const CONTROLLED = WAYS.map((ways) => ways.filter(({ isRiver }) => !isRiver).map(({ to }) => to))
const BESIDE = WAYS.reduce(
  (beside, ways, from) => {
    for (const { to } of ways) beside[from * (HEXES + 1) + to] = 1
    return beside
  },
  new Uint8Array((HEXES + 1) ** 2),
)

function waysFrom(from: Hex): Way[] {
  return ALL_HEXES.filter((to) => touch(from, to)).map((to) => {
    const isRiver = BANKS.has(`${nameOf(from)}/${nameOf(to)}`)
    return { to, cost: (isWood(to) ? 2 : 1) + (isRiver ? 1 : 0), isRiver }
  })
}

/** Rows 02, 04 and 06 lie half a hex to the east: twice the distance between centres, row by row. */
function touch(a: Hex, b: Hex): boolean {
  const halves = (hex: Hex): number => 2 * columnOf(hex) + (rowOf(hex) % 2)
  const across = Math.abs(halves(a) - halves(b))
  const down = Math.abs(rowOf(a) - rowOf(b))
  return (down === 0 && across === 2) || (down === 1 && across === 1)
}

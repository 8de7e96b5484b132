import type { Hex, Point } from '@hexfront/core'
import { featuresOf, type Scene } from './scene.ts'

/** Between the middles of two ways that run side by side. */
const LANE = 8.5

/** Who runs where: which ways share their hexes, where they stop, where they cross water. */
export class Lanes {
  readonly #scene: Scene
  readonly #links: Readonly<Record<string, Uint8Array>>
  readonly #bridges: Uint8Array | undefined
  readonly #towns: ReadonlySet<Hex>
  /** Which way a railway goes over a side: a road that shares its hexes keeps to its right. */
  readonly #trains = new Set<number>()

  constructor(scene: Scene) {
    const { board } = scene
    const has = (name: string): boolean => board.content.layers.some((layer) => layer.name === name)
    this.#scene = scene
    this.#links = Object.fromEntries(['rail', 'road', 'beside'].filter(has).map((name) => [name, board.link(name)]))
    this.#bridges = ['bridge', 'river'].filter(has).map((name) => board.sideClass(name))[0]
    this.#towns = new Set(board.places.map(({ hex }) => hex))
    for (const { pieces } of featuresOf(scene, 'rail'))
      for (const piece of pieces)
        piece.slice(1).forEach((hex, i) => {
          this.#trains.add(this.#way(piece[i]!, hex))
        })
  }

  isTown(hex: Hex): boolean {
    return this.#towns.has(hex)
  }

  isStop(layer: string, hex: Hex): boolean {
    return this.#towns.has(hex) || this.#degree(layer, hex) !== 2
  }

  /** Whether a way goes on past the rim of the map. */
  leaves(layer: string, hex: Hex): boolean {
    const { board, look } = this.#scene
    const { grid } = board
    if (this.#degree(layer, hex) !== 1 || [0, 1, 2, 3, 4, 5].every((d) => grid.neighbour(hex, d) !== 0)) return false
    return !this.#towns.has(hex) || look.beyond.some((one) => one.way === layer && grid.find(one.hex) === hex)
  }

  isBridge(from: Hex, to: Hex): boolean {
    return this.#bridges !== undefined && this.#bridges[this.#way(from, to)] !== 0
  }

  /** How far a way keeps beside the straight line from hex to hex. */
  shift(layer: string, from: Hex, to: Hex): Point {
    const way = this.#way(from, to)
    const { rail, road, beside } = this.#links
    const hasRail = rail !== undefined && rail[way] !== 0
    const hasRoad = road !== undefined && road[way] !== 0
    const hasBeside = beside !== undefined && beside[way] !== 0
    const left = hasRail ? this.#trains.has(way) : from < to
    const lane = laneOf(layer, { hasRail, hasRoad, hasBeside })
    return this.#leftOf(from, to, (left ? lane : -lane) * LANE)
  }

  #leftOf(from: Hex, to: Hex, by: number): Point {
    const { pen } = this.#scene
    const [a, b] = [pen.centre(from), pen.centre(to)]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    return { x: ((b.y - a.y) / length) * by, y: (-(b.x - a.x) / length) * by }
  }

  #degree(layer: string, hex: Hex): number {
    const links = this.#links[layer]!
    let ways = 0
    for (let way = hex * 6; way < hex * 6 + 6; way++) if (links[way] !== 0) ways++
    return ways
  }

  #way(from: Hex, to: Hex): number {
    return from * 6 + this.#scene.board.grid.directionTo(from, to)
  }
}

interface Company {
  readonly hasRail: boolean
  readonly hasRoad: boolean
  readonly hasBeside: boolean
}

/** In lanes to the left of the railway's own direction. */
function laneOf(layer: string, { hasRail, hasRoad, hasBeside }: Company): number {
  if (layer === 'rail') return hasRoad ? 0.5 : 0
  if (layer === 'beside') return hasRail ? -1.3 : -0.4
  if (hasRail) return -0.5
  return hasBeside ? 0.4 : 0
}

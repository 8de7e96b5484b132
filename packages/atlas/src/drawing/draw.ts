import { type Board, cutBoard, type Hex } from '@hexfront/core'
import { Clearance } from './clearance.ts'
import type { Drawing, DrawnLayer } from './drawing.ts'
import { frame, MARGIN, marginFor, mat, trim } from './frame.ts'
import { grid, terrain } from './ground.ts'
import { lettering, settlements } from './lettering.ts'
import { borders, lines } from './lines.ts'
import type { Look } from './look.ts'
import { areas, marks } from './marks.ts'
import { paper } from './paper.ts'
import { Pen, RADIUS } from './pen.ts'
import { regionNames } from './region-names.ts'
import { banks, riverCourses, rivers } from './rivers.ts'
import { newScene, type Scene, thick } from './scene.ts'
import { THEMES, type ThemeId } from './theme.ts'
import { water } from './water.ts'
import { bridges, railways, roads, wayCourses } from './ways.ts'

/** A map from the paper up. `radius` is half the width of a hex on the screen: the smaller, the fewer names and the larger. */
export function drawMap(board: Board, look: Look, theme: ThemeId, radius = RADIUS): Drawing {
  const scene = newScene(new Pen(board), THEMES[theme], look, radius)
  const box = scene.pen.box()
  const margin = marginFor(scene.nameScale)
  return {
    left: box.left - margin,
    top: box.top - margin,
    width: box.right - box.left + 2 * margin,
    height: box.bottom - box.top + 2 * margin,
    background: THEMES[theme].margin,
    layers: joined(framed(scene, margin)),
  }
}

/** The layers of a map from the paper up, each drawn when it is asked for; terrain comes in several. */
export const layersOf = (board: Board, look: Look, theme: ThemeId, radius: number): Generator<DrawnLayer> =>
  framed(newScene(new Pen(board), THEMES[theme], look, radius), MARGIN)

function* framed(scene: Scene, margin: number): Generator<DrawnLayer> {
  yield { name: 'mat', items: mat(scene) }
  for (const layer of layers(scene)) {
    yield layer
    if (layer.name === 'lines') yield { name: 'margin', items: trim(scene) }
  }
  yield { name: 'frame', items: frame(scene, margin) }
}

/** The part of a map that holds these hexes, close up. */
export function drawPart(board: Board, look: Look, theme: ThemeId, hexes: readonly Hex[]): Drawing {
  const shown = new Pen(board)
  const points = hexes.flatMap((hex) => shown.corners(hex))
  const left = Math.min(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const width = Math.max(...points.map(({ x }) => x)) - left
  const height = Math.max(...points.map(({ y }) => y)) - top
  const isNear = (hex: Hex): boolean => {
    const { x, y } = shown.centre(hex)
    const reach = 2 * RADIUS
    return x > left - reach && x < left + width + reach && y > top - reach && y < top + height + reach
  }
  const near = Array.from({ length: board.grid.size }, (_, i) => i + 1).filter(isNear)
  const scene = newScene(new Pen(cutBoard(board, near)), THEMES[theme], look, RADIUS)
  return { left, top, width, height, background: THEMES[theme].margin, layers: joined(layers(scene)) }
}

const joined = (drawn: Iterable<DrawnLayer>): DrawnLayer[] =>
  [...Map.groupBy(drawn, ({ name }) => name)].map(([name, parts]) => ({
    name,
    items: parts.flatMap(({ items }) => items),
  }))

function* layers(scene: Scene): Generator<DrawnLayer> {
  const clearance = new Clearance()
  yield { name: 'paper', items: paper(scene) }
  for (const items of terrain(scene)) yield { name: 'terrain', items }
  const courses = riverCourses(scene)
  clearance.rivers.push(...courses)
  yield { name: 'banks', items: thick(scene, banks(scene, courses)) }
  for (const items of water(scene)) yield { name: 'water', items }
  yield { name: 'regions', items: regionNames(scene) }
  yield { name: 'areas', items: areas(scene) }
  yield { name: 'grid', items: scene.radius < 14 ? [] : grid(scene) }
  yield { name: 'rivers', items: thick(scene, rivers(scene, courses)) }
  const ways = wayCourses(scene)
  clearance.ways.push(...ways)
  yield { name: 'railways', items: thick(scene, railways(scene, ways)) }
  yield { name: 'roads', items: thick(scene, roads(scene, ways)) }
  yield { name: 'bridges', items: scene.radius < 20 ? [] : bridges(scene, ways) }
  yield { name: 'borders', items: borders(scene) }
  const drawn = lines(scene)
  clearance.trace(drawn)
  yield { name: 'lines', items: drawn }
  yield { name: 'settlements', items: settlements(scene, clearance) }
  yield { name: 'marks', items: marks(scene, clearance) }
  yield* lettering(scene, clearance)
}

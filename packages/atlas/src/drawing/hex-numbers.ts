import type { Hex } from '@hexfront/core'
import type { Label } from './drawing.ts'
import type { Obstacles } from './obstacles.ts'
import { RADIUS } from './pen.ts'
import { type Option, type Placing, RANKS } from './placing.ts'
import { NUMBERED_FROM, numberSize } from './scale.ts'
import type { Scene } from './scene.ts'
import { patchesOf } from './text.ts'

/** How many hexes are seen to in one step. */
const STRIDE = 400

/** The number of every hex at its top, or elsewhere at its rim where a line or a name runs there. */
export function* hexNumbers(scene: Scene, obstacles: Obstacles, placing: Placing): Generator<undefined, Label[]> {
  if (scene.radius < NUMBERED_FROM) return []
  const open = new Map<Hex, Option>()
  for (const hex of scene.hexes) {
    if (hex % STRIDE === 0) yield
    open.set(hex, optionAt(scene, hex, SPOTS[0]!))
  }
  // A name that makes room for one number may come to stand over another.
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    for (const [hex, usual] of open) {
      if (hex % STRIDE === 0) yield
      if (placing.isFree(usual) || SPOTS.some((spot) => placing.isFree(optionAt(scene, hex, spot)))) continue
      placing.forceIn({ rank: RANKS['hex number'], options: SPOTS.map((spot) => optionAt(scene, hex, spot)) })
      open.delete(hex)
      isSettled = false
    }
  }
  const numbers: Label[] = []
  for (const [hex, usual] of open) {
    if (hex % STRIDE === 0) yield
    numbers.push(best(scene, obstacles, placing, hex, usual).label)
  }
  return numbers
}

interface NumberSpot {
  /** Of the baseline from the middle of the hex, as a share of its radius. */
  readonly y: number
  readonly anchor: Label['anchor']
  /** By how much another one must be clearer of lines to be better. */
  readonly cost: number
}

const RIM = -0.64
/** Close to a counter, away from a river along the side. */
const INNER = -0.56
const BOTTOM = 0.69

/** The usual one first. */
const SPOTS: readonly NumberSpot[] = [
  { y: RIM, anchor: 'middle', cost: 0 },
  { y: INNER, anchor: 'middle', cost: 0.5 },
  { y: RIM, anchor: 'end', cost: 0.8 },
  { y: RIM, anchor: 'start', cost: 0.8 },
  { y: INNER, anchor: 'end', cost: 1.1 },
  { y: INNER, anchor: 'start', cost: 1.1 },
  { y: BOTTOM, anchor: 'middle', cost: 1.5 },
  { y: BOTTOM, anchor: 'end', cost: 2 },
  { y: BOTTOM, anchor: 'start', cost: 2 },
]
/** What is crossed counts for so much. */
const CROSSED = 2.5

function best(scene: Scene, obstacles: Obstacles, placing: Placing, hex: Hex, usual: Option): Option {
  let found: Option | null = null
  for (const spot of SPOTS) {
    if (found && found.cost <= spot.cost) break
    const option = spot === SPOTS[0] ? usual : optionAt(scene, hex, spot)
    if (!placing.isFree(option)) continue
    const crossed = option.patches.reduce((sum, patch) => sum + obstacles.covered(patch), 0)
    const cost = spot.cost + (CROSSED * crossed) / option.label.size ** 2
    if (!found || cost < found.cost) found = { ...option, cost }
  }
  return found ?? usual
}

function optionAt({ board, pen, ink, radius }: Scene, hex: Hex, { y: rim, anchor, cost }: NumberSpot): Option {
  const { grid } = board
  const size = numberSize(radius)
  const { x, y } = pen.centre(hex)
  const aside = RADIUS * (grid.orientation === 'flat' ? 0.14 : 0.1)
  const label: Label = {
    kind: 'label',
    x: x + (anchor === 'end' ? -aside : anchor === 'start' ? aside : 0),
    y: y + rim * RADIUS,
    text: grid.name(hex).replace('-', ''),
    font: 'number',
    size,
    weight: 500,
    colour: ink.number,
    anchor,
    spacing: 0.3,
  }
  return { label, patches: patchesOf(label), cost }
}

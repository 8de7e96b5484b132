import type { Arm, Face, Grid, Size } from '@hexfront/core'
import type { Piece } from '../map/scene.ts'
import { anyOf, below, randomFrom } from './random.ts'

const ARMS: readonly Arm[] = [
  'infantry',
  'infantry',
  'infantry',
  'armor',
  'mechanized',
  'motorized',
  'cavalry',
  'artillery',
  'engineer',
  'antitank',
  'flak',
  'ski',
  'security',
  'airborne',
  'headquarters',
  'supply',
  'fortress',
  'group',
  'air',
  'railhead',
]
const SIZES: readonly Size[] = ['division', 'corps', 'brigade', 'regiment', 'battlegroup', 'army']
const STRIPES = ['#E8C547', '#F4F1E8', '#5B7FA6', '#2B2B2B', '#F0B429', '#6FA8A0', '']

export const COUNTERS = 1400

/** Counters in stacks of one to five along a winding front, always the same. */
export function stressPieces(grid: Grid, count: number): Piece[] {
  const random = randomFrom(count)
  const columns = Math.round(Math.sqrt(grid.size))
  const pieces: Piece[] = []
  const held = new Map<number, number>()
  while (pieces.length < count) {
    const hex = 1 + below(random, grid.size)
    const across = (hex % columns) / columns - 0.5 + Math.sin((hex / grid.size) * 9) * 0.1
    if (Math.abs(across) > 0.1 + random() * 0.35) continue
    const side = across < 0 ? 1 : 2
    if ((held.get(hex) ?? side) !== side) continue
    held.set(hex, side)
    const high = random() < 0.6 ? 1 : 1 + below(random, 5)
    for (let n = 0; n < high && pieces.length < count; n++) pieces.push(pieceAt(pieces.length + 1, hex, side, random))
  }
  return pieces
}

function pieceAt(unit: number, place: number, side: number, random: () => number): Piece {
  const name = `${1 + below(random, 390)}${random() < 0.1 ? ' Gds' : ''}`
  const face: Face = {
    side,
    arm: anyOf(random, ARMS),
    size: anyOf(random, SIZES),
    name,
    label: name,
    title: name,
    formation: '',
    stripe: anyOf(random, STRIPES),
  }
  const values = `${1 + below(random, 9)}-${3 + below(random, 6)}`
  const dice = random()
  if (dice < 0.06) return { unit, place, face, values, marks: [{ kind: 'cut', chip: '' }] }
  if (dice < 0.2) return { unit, place, face, values, marks: [{ kind: 'done', chip: '' }] }
  if (dice < 0.23) return { unit, place, face, values, marks: [{ kind: 'held', chip: '' }] }
  if (dice < 0.26) return { unit, place, face, values, marks: [{ kind: 'hidden', chip: '' }] }
  if (dice < 0.29)
    return {
      unit,
      place,
      face,
      values,
      marks: [
        { kind: 'reduced', chip: '' },
        { kind: 'fresh', chip: '' },
      ],
    }
  return { unit, place, face, values, marks: [] }
}

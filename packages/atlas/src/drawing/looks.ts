import type { BoardId } from '../boards/index.ts'

type LineLook = 'fortified' | 'enemy fortified' | 'front' | 'limit'
type SideLook = 'border' | 'boundary'
type AreaLook = 'hatch' | 'outline'

/** What is special about a board's drawing. What is not named here is drawn by its layer's name, or not at all. */
export interface Look {
  readonly lines: Readonly<Record<string, LineLook>>
  readonly sides: Readonly<Record<string, SideLook>>
  readonly areas: Readonly<Record<string, AreaLook>>
}

export const LOOKS: Readonly<Record<BoardId, Look>> = {
  // The other three German lines hold in other scenarios; the client draws the one that is in force.
  dagc73: { lines: { historical: 'fortified', soviet: 'enemy fortified' }, sides: {}, areas: {} },
  dagc09: {
    lines: { german: 'fortified', soviet: 'enemy fortified' },
    sides: {},
    areas: { partisan: 'hatch', 'western pripyat': 'outline', '1uf': 'outline' },
  },
  pes: {
    lines: { stalin: 'enemy fortified', front: 'front' },
    sides: { checkline: 'boundary' },
    areas: { moscow: 'outline' },
  },
  damos: { lines: { 'northern boundary': 'limit', 'southern boundary': 'limit' }, sides: {}, areas: {} },
  efs: { lines: { 'stalin line': 'enemy fortified' }, sides: { boundary: 'boundary' }, areas: {} },
}

const PLAIN: Look = { lines: {}, sides: {}, areas: {} }

/** How a board is drawn, whoever made it. */
export const lookOf = (board: string): Look => Object.entries(LOOKS).find(([id]) => id === board)?.[1] ?? PLAIN

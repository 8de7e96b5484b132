import type { Board, Hex } from '@hexfront/core'

export type TerrainKind = 'forest' | 'marsh' | 'hill' | 'water' | 'built-up'

/** What a game calls its terrain, and how it is drawn. */
const TERRAIN_KINDS: Readonly<Record<string, TerrainKind>> = {
  forest: 'forest',
  woods: 'forest',
  wood: 'forest',
  marsh: 'marsh',
  swamp: 'marsh',
  hill: 'hill',
  hills: 'hill',
  rough: 'hill',
  sea: 'water',
  lake: 'water',
  city: 'built-up',
}

/** How the ground of a hex is drawn; nothing where it is bare paper. */
export const terrainKind = ({ terrain, terrainNames }: Board, hex: Hex): TerrainKind | undefined =>
  TERRAIN_KINDS[terrainNames[terrain[hex]!]!]

import type { Board, Hex } from '@hexfront/core'

export type TerrainKind = 'forest' | 'marsh' | 'swamp' | 'hill' | 'water' | 'built-up'

/** What a game calls its terrain, and how it is drawn. */
const TERRAIN_KINDS: Readonly<Record<string, TerrainKind>> = {
  forest: 'forest',
  woods: 'forest',
  wood: 'forest',
  marsh: 'marsh',
  swamp: 'swamp',
  hill: 'hill',
  hills: 'hill',
  rough: 'hill',
  sea: 'water',
  lake: 'water',
  city: 'built-up',
}

/** How terrain of a name is drawn; nothing where it is bare paper. */
export const kindOf = (name: string): TerrainKind | undefined => TERRAIN_KINDS[name]

/** How the ground of a hex is drawn. */
export const terrainKind = ({ terrain, terrainNames }: Board, hex: Hex): TerrainKind | undefined =>
  kindOf(terrainNames[terrain[hex]!]!)

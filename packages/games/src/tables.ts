import { type GameTable, tableOf } from './game-table.ts'
import { SHELF } from './shelf.ts'

export type { GameTable } from './game-table.ts'
export { playerNamed } from './players.ts'

/** Every game that can be played, by its id; its code is loaded when it is asked for. */
export const TABLES: Readonly<Record<string, () => Promise<GameTable>>> = Object.fromEntries(
  SHELF.flatMap(({ cover, open }) =>
    open ? [[cover.id, async () => tableOf((await open()).registration)] as const] : [],
  ),
)

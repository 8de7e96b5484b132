import type { Table } from './table.ts'

export type { Table } from './table.ts'

/** Every game that can be played, by its id; its code is loaded when it is asked for. */
export const TABLES: Readonly<Record<string, () => Promise<Table>>> = {
  dagc73: async () => (await import('./dagc73/table.ts')).table,
  pes: async () => (await import('./pes/table.ts')).table,
  drill: async () => (await import('./drill/table.ts')).table,
}

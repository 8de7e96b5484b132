import type { Migration } from '@hexfront/core'

/** How positions read that earlier rules wrote. */
export const MIGRATIONS: Readonly<Record<number, Migration>> = {
  // Other movement points and fire: the columns are the same.
  1: (text) => text,
  // The kernel counts the stages of battles and pockets: none is under way when a turn begins.
  2: ({ deploy, battle: _battle, pocket: _pocket, clash: _clash, moscow: _moscow, ...rest }) => ({
    ...rest,
    ...(deploy === undefined ? {} : { site: deploy }),
  }),
  // Other rivers and a bog: the columns are the same.
  3: (text) => text,
}

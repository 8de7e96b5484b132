/** Sides are numbered from 1 in the order the game names them; 0 is nature, who throws the dice nobody decides. */
export type Side = number
export const NATURE: Side = 0

/** Sees what everybody sees and nothing else. */
export const SPECTATOR: Side = -1

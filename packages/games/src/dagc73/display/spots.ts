import type { State } from '../state.ts'

/** `4012`. */
export const numberOf = (s: State, hex: number): string => s.setting.ground.name(hex)

export const townIn = (s: State, hex: number): string => s.setting.board.placesAt(hex)[0]?.name ?? ''

/** A hex as people speak of it: `Orsha`, or its number. */
export const spot = (s: State, hex: number): string => townIn(s, hex) || numberOf(s, hex)

import type { Face, Game, Naming, PositionCore, Setting } from '@hexfront/core'
import { once } from '../once.ts'

/** Unit 0. */
export const NOBODY: Face = {
  side: 0,
  arm: 'infantry',
  size: '',
  name: '',
  label: '',
  title: '',
  formation: '',
  stripe: '',
}

/** The faces of a roster, by unit. */
export const facesOf = <C, T extends { readonly roster: readonly (C | null)[] }>(
  faceOf: (counter: C, unit: number, setting: T) => Face,
): ((setting: T) => readonly Face[]) =>
  once((setting) => setting.roster.map((counter, unit) => (counter === null ? NOBODY : faceOf(counter, unit, setting))))

/** How a display calls units and all else of a game, once it has faces. */
export function callingOf<S extends PositionCore<T>, T extends Setting>(
  game: Game<S, T>,
  faces: (setting: T) => readonly Face[],
) {
  const called = (s: S, unit: number): string => faces(s.setting)[unit]!.label
  return {
    /** `78 Storm`. */
    called,
    /** Units by their labels, all else as the game names it. */
    namingOf: (s: S): Naming => {
      const plain = game.naming(s.setting)
      return (kind, value) => (kind === 'unit' ? called(s, value) : plain(kind, value))
    },
  }
}

/** The troops that a unit belongs to, and the stripe that tells them apart. */
export type Formation = Pick<Face, 'formation' | 'stripe'>

export const NO_FORMATION: Formation = { formation: '', stripe: '' }

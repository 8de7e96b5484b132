import type { Face } from '@hexfront/core'
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

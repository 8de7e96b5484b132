import type { Unit } from '@hexfront/core'
import type { Session } from '../session/session.ts'

/** Units that belong together, and what they are called. */
export interface Formation {
  readonly name: string
  readonly units: readonly Unit[]
}

/** The part of a formation whose units belong together, as the game has it: all of it that is on the map. Empty for a unit of none. */
export function divisionOf({ table, match, view, hexes }: Session, unit: Unit): Formation {
  const { display } = table
  const faces = display.faces(match.setting)
  const { side, formation, group: name = '' } = faces[unit] ?? faces[0]!
  if (name === '') return { name, units: [] }
  const units: Unit[] = []
  faces.forEach((face, one) => {
    if (face.group !== name || face.side !== side || face.formation !== formation) return
    const place = display.placeOf(view, one)
    if (place > 0 && place <= hexes) units.push(one)
  })
  return { name, units }
}

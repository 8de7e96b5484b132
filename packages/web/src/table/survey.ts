import type { Display, Place, PositionCore, Unit } from '@hexfront/core'

/** Where everything is in a view. */
export interface Survey {
  /** By unit. */
  readonly places: readonly Place[]
  readonly unitsAt: ReadonlyMap<Place, readonly Unit[]>
}

/** Asks for the place of each unit once; `count` units with the one that is nobody. */
export function surveyOf(display: Display, view: PositionCore, count: number): Survey {
  const places = [0]
  const unitsAt = new Map<Place, Unit[]>()
  for (let unit = 1; unit < count; unit++) {
    const place = display.placeOf(view, unit)
    places.push(place)
    const there = unitsAt.get(place)
    if (there) there.push(unit)
    else unitsAt.set(place, [unit])
  }
  if (display.layerOf) for (const [place, units] of unitsAt) if (place !== 0) units.sort(byLayer(display, view))
  return { places, unitsAt }
}

/** The top of a stack first, where its order is a rule. */
export const byLayer = (display: Display, view: PositionCore) => (a: Unit, b: Unit) =>
  (display.layerOf?.(view, a) ?? 0) - (display.layerOf?.(view, b) ?? 0)

/** Makes something when it is asked for, and again only when what it is made of has changed. */
export function perVersion<T>(of: { readonly version: number }, make: () => T): () => T {
  let made: { readonly version: number; readonly value: T } | null = null
  return () => {
    if (made?.version !== of.version) made = { version: of.version, value: make() }
    return made.value
  }
}

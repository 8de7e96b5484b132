import { changed } from '@hexfront/core'
import { inEnemyZone, isOnMap, type Play, type State, sideOf } from '../state.ts'

/** 21.83: garrisons that an enemy zone has come over are released. */
export function releaseGarrisons(s: State, play: Play): void {
  const { garrison, place } = s.units
  for (let unit = garrison.indexOf(1); unit > 0; unit = garrison.indexOf(1, unit + 1)) {
    if (!isOnMap(s, unit) || !inEnemyZone(s, sideOf(s, unit), place[unit]!)) continue
    garrison[unit] = 0
    play.tell('released', unit)
  }
  changed(s)
}

/** 21.83: so are those that are attacked. */
export function releaseAttacked(s: State, play: Play): void {
  const { garrison, place } = s.units
  const { attack } = s.hexes
  for (let unit = garrison.indexOf(1); unit > 0; unit = garrison.indexOf(1, unit + 1)) {
    if (!isOnMap(s, unit) || attack[place[unit]!] === 0) continue
    garrison[unit] = 0
    play.tell('released', unit)
  }
  changed(s)
}

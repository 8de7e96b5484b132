import { LEGAL, NO_REASONS } from '@hexfront/core'
import { flyBarred, overBarred, purposeOf, worthOf } from '../air/flights.ts'
import { activeSide, enemyOf, phasing, type State } from '../state.ts'
import { NO_GUESS, weigh } from './prospect.ts'
import type { Temper } from './temper.ts'

/** An air unit, the hex it flies over, and what that brings. */
export interface Sortie {
  readonly unit: number
  readonly hex: number
  readonly gain: number
}

/** What a sortie must bring, so that the unit is not better kept. */
const LEAST = 0.12
/** An escort, or an interceptor, for each point of the missions it meets. */
const ESCORT = 0.2

export function nextSortie(s: State, temper: Temper): Sortie | null {
  let best: Sortie | null = null
  const { first, last, isAir } = s.setting
  const side = phasing(s)
  for (let unit = first[side]!; unit !== 0 && unit <= last[side]!; unit++) {
    if (isAir[unit] === 0 || flyBarred(s, unit, NO_REASONS) !== LEGAL) continue
    const sortie = bestOver(s, temper, unit)
    if (sortie !== null && sortie.gain > (best?.gain ?? LEAST)) best = sortie
  }
  return best
}

/** Where an air unit is worth most. */
export function bestOver(s: State, temper: Temper, unit: number): Sortie | null {
  if (purposeOf(s) === 'interdiction') return null
  let best: Sortie | null = null
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    if (s.hexes.attack[hex] === 0 || overBarred(s, hex, NO_REASONS) !== LEGAL) continue
    const gain = worthOf(s, unit, 'support') > 0 ? supportGain(s, temper, unit, hex) : escortGain(s, hex)
    if (best === null || gain > best.gain) best = { unit, hex, gain }
  }
  return best
}

/** 15.55: what the points do to the attack, beside those that are sent already. */
function supportGain(s: State, temper: Temper, unit: number, hex: number): number {
  const attack = s.hexes.attack[hex]!
  const sign = phasing(s) === activeSide(s) ? -1 : 1
  const sent = sign * pointsOver(s, phasing(s), hex)
  const before = weigh(s, temper, attack, { ...NO_GUESS, drm: sent })
  const after = weigh(s, temper, attack, { ...NO_GUESS, drm: sent + sign * worthOf(s, unit, 'support') })
  return sign * (before - after)
}

function escortGain(s: State, hex: number): number {
  const side = phasing(s)
  const ours = pointsOver(s, side, hex)
  const theirs = flightsOver(s, enemyOf(side), hex)
  return ESCORT * (side === activeSide(s) ? ours : theirs) - CROWD * fightersOver(s, side, hex)
}

const CROWD = 0.15

function pointsOver({ units, setting }: State, side: number, hex: number): number {
  let sum = 0
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.over[unit] === hex && setting.sideOf[unit] === side) sum += setting.cas[unit]!
  return sum
}

function flightsOver({ units, setting }: State, side: number, hex: number): number {
  let count = 0
  for (let unit = 1; unit < units.over.length; unit++)
    if (units.over[unit] === hex && setting.sideOf[unit] === side) count++
  return count
}

function fightersOver({ units, setting }: State, side: number, hex: number): number {
  let count = 0
  for (let unit = 1; unit <= setting.units; unit++)
    if (units.over[unit] === hex && setting.sideOf[unit] === side && setting.cas[unit] === 0) count++
  return count
}

import { type Choices, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { inArea } from './area.ts'
import { GERMAN, RUSSIAN } from './counters.ts'
import { hasRoom } from './stacking.ts'
import { firstOf, isHeldBy, lastOf, phasing, pieces, type State, sideOf } from './state.ts'

/** X6.0: units that are there at the start. */
export const isOurs = (s: State, unit: number): boolean =>
  sideOf(unit) === phasing(s) && s.setting.entryTurn[unit] === 0

/** X6.0: Germans behind the border; Russians on it, and the others in towns and cities once all of it is held. */
export function siteBarred(s: State, unit: number, hex: number, why: Why): Rule {
  const { setting } = s
  const side = sideOf(unit)
  if (side === GERMAN) {
    if (setting.isGermanSetUp[hex] === 0)
      return why.no('X6.0', '{place} is not behind the German border in rows 25 to 32', hex)
  } else {
    const isPlace = setting.placeAt[hex] !== 0 && setting.isGermany[hex] === 0 && inArea(s, hex)
    if (setting.isBorder[hex] === 0 && !isPlace)
      return why.no('X6.0', '{place} is neither on the border nor a Russian town or city', hex)
    const wasHeld = s.units.place[unit]
    if (setting.isBorder[hex] === 0 || isHeldBy(s, RUSSIAN, hex))
      if (openBorder(s) >= unplaced(s) + (wasHeld === 0 ? 0 : 1))
        return why.no('X6.0', 'the units that are left must hold the border')
  }
  return hasRoom(s, unit, side, hex) ? LEGAL : why.no('X4.1', '{place} is full', hex)
}

/** How many hexes of the border nobody holds. */
function openBorder(s: State): number {
  let open = 0
  for (const hex of s.setting.border) if (!isHeldBy(s, RUSSIAN, hex)) open++
  return open
}

function unplaced(s: State): number {
  const side = phasing(s)
  let count = 0
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (isOurs(s, unit) && s.units.place[unit] === 0) count++
  return count
}

/** X6.0: what keeps the set-up from being over. */
export function doneBarred(s: State, why: Why): Rule {
  const left = unplaced(s)
  if (left > 0) return why.no('X6.0', '{n} units are not placed', left)
  if (phasing(s) === GERMAN) return LEGAL
  for (const hex of s.setting.border)
    if (!isHeldBy(s, RUSSIAN, hex)) return why.no('X6.0', 'nobody holds {place} on the border', hex)
  return LEGAL
}

export function offerSites(s: State, unit: number, out: Choices): void {
  for (let hex = 1; hex <= s.setting.ground.size; hex++)
    if (siteBarred(s, unit, hex, NO_REASONS) === LEGAL) out.add(hex)
}

export function setUp(s: State, unit: number, hex: number): void {
  pieces.place(s, unit, hex)
}

export function takeBack(s: State, unit: number): void {
  pieces.place(s, unit, 0)
}

/** The prepared deployment: armies where they stood in June, as far as X6.0 lets them. */
const PREPARED: Readonly<Record<string, string>> = {
  ...at('2529', 'g:7Pz g:20Pz g:14Mot g:20Mot'),
  ...at('2530', 'g:12Pz g:19Pz g:18Mot g:Lehr'),
  ...at('2629', 'g:5 g:35 g:6 g:26'),
  ...at('2630', 'g:8 g:28 g:161 g:162'),
  ...at('2730', 'g:256 g:87 g:102 g:129'),
  ...at('2829', 'g:7 g:23 g:258 g:268'),
  ...at('2929', 'g:137 g:263 g:292 g:17'),
  ...at('2930', 'g:78 g:131 g:134 g:252'),
  ...at('3028', 'g:10Pz g:Reich g:GD g:31'),
  ...at('3128', 'g:3Pz g:4Pz g:10Mot g:267'),
  ...at('3129', 'g:34 g:45 g:255 g:293'),
  ...at('3228', 'g:17Pz g:18Pz g:29Mot g:167'),
  ...at('3229', 'g:1Cav'),
  ...at('2528', 'r:4RC r:86NKVD'),
  ...at('2628', 'r:1RC r:87NKVD'),
  ...at('2729', 'r:5RC'),
  ...at('2828', 'r:13MC'),
  ...at('2928', 'r:155RD'),
  ...at('3027', 'r:50RD'),
  ...at('3127', 'r:28RC r:17NKVD'),
  ...at('3227', 'r:6CC'),
  ...at('2625', 'r:11MC r:21RC'),
  ...at('2727', 'r:6MC'),
  ...at('3126', 'r:14MC'),
  ...at('2825', 'r:2RC'),
  ...at('2924', 'r:47RC'),
  ...at('2923', 'r:17MC'),
  ...at('2819', 'r:44RC r:20MC'),
  ...at('2817', 'r:4AbC'),
}

function at(hex: string, units: string): Record<string, string> {
  return Object.fromEntries(units.split(' ').map((unit) => [unit, hex]))
}

export function fillPrepared(s: State): void {
  const side = phasing(s)
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++) if (isOurs(s, unit)) takeBack(s, unit)
  fillUp(s)
}

/** The border first; the rest goes where the prepared deployment has it, or else to the first hex that is open. */
export function fillUp(s: State): void {
  const side = phasing(s)
  if (side === RUSSIAN) holdBorder(s)
  for (let unit = firstOf(side); unit <= lastOf(s, side); unit++)
    if (isOurs(s, unit) && s.units.place[unit] === 0) settle(s, unit)
}

function holdBorder(s: State): void {
  for (const hex of s.setting.border) {
    if (isHeldBy(s, RUSSIAN, hex)) continue
    const unit = borderUnit(s, hex)
    if (unit !== 0) setUp(s, unit, hex)
  }
}

/** The one that the prepared deployment has there, or else the last that is left. */
function borderUnit(s: State, hex: number): number {
  const { kinds, unitIds } = s.setting
  let found = 0
  for (let unit = firstOf(RUSSIAN); unit <= lastOf(s, RUSSIAN); unit++) {
    if (!isOurs(s, unit) || s.units.place[unit] !== 0) continue
    if (kinds.place.read(PREPARED[unitIds[unit]!] ?? '') === hex) return unit
    found = unit
  }
  return found
}

function settle(s: State, unit: number): void {
  const { kinds, unitIds, ground } = s.setting
  const wanted = kinds.place.read(PREPARED[unitIds[unit]!] ?? '')
  if (wanted !== 0 && siteBarred(s, unit, wanted, NO_REASONS) === LEGAL) {
    setUp(s, unit, wanted)
    return
  }
  for (let hex = 1; hex <= ground.size; hex++)
    if (siteBarred(s, unit, hex, NO_REASONS) === LEGAL) {
      setUp(s, unit, hex)
      return
    }
}

/** X6.0: the border is held before anything else, so its units are placed first. */
export const rank = (s: State, unit: number): number => (s.setting.isBorder[s.units.place[unit]!] === 1 ? 0 : 1)

import { type Choices, LEGAL, NO_REASONS, type Rule, type Why } from '@hexfront/core'
import { once } from '../once.ts'
import type { PesSetting } from './scenarios.ts'
import { stackBarred, weightOf } from './stacking.ts'
import { pieces, type State } from './state.ts'

/** 22 June 1941: Third Panzer Group at Suwalki, Second at Brest-Litovsk, Ninth and Fourth Armies between and behind them. */
const PREPARED: Readonly<Record<string, string>> = {
  '1537': 'g:7Pz g:12Pz g:19Pz g:20Pz g:14Mot g:20Mot',
  '1538': 'g:18Mot g:L g:5 g:6 g:26 g:35',
  '1539': 'g:8 g:28 g:161 g:256',
  '1540': 'g:162 g:102Flak g:103Flak',
  '1641': 'g:87 g:102',
  '1742': 'g:129',
  '1843': 'g:7 g:23 g:258 g:268',
  '1943': 'g:17 g:78 g:137 g:263',
  '2043': 'g:292',
  '2143': 'g:131 g:134',
  '2243': 'g:252',
  '2342': 'g:293 g:10Pz g:SS g:29Mot',
  '2441': 'g:17Pz g:18Pz g:31 g:167 g:101Flak g:104Flak g:GD',
  '2540': 'g:3Pz g:4Pz g:10Mot g:34 g:45',
  '2640': 'g:1Cav g:255 g:267',
}

/** 3.2: the units that are set up come first in the roster. */
export const isToDeploy = (s: State, unit: number): boolean => unit > 0 && unit <= s.setting.startForce

export function unplacedCount(s: State): number {
  let count = 0
  for (let unit = 1; unit <= s.setting.startForce; unit++) if (s.units.place[unit] === 0) count++
  return count
}

/** 3.2b: west of the line of markers, within stacking. */
export function siteBarred(s: State, unit: number, hex: number, why: Why): Rule {
  if (s.setting.isGreaterGermany[hex] !== 1) return why.no('3.2', '{place} is not west of the front line', hex)
  return stackBarred(s, weightOf(s, unit), hex, why)
}

export function offerSites(s: State, unit: number, out: Choices): void {
  for (const hex of s.setting.greaterGermany) if (siteBarred(s, unit, hex, NO_REASONS) === LEGAL) out.add(hex)
}

export function fillPrepared(s: State): void {
  for (let unit = 1; unit <= s.setting.startForce; unit++) pieces.place(s, unit, 0)
  const sites = sitesOf(s.setting)
  for (let unit = 1; unit <= s.setting.startForce; unit++) pieces.place(s, unit, sites[unit]!)
}

/** Where a unit stood on 22 June 1941. */
export const preparedSite = ({ setting }: State, unit: number): number => sitesOf(setting)[unit]!

/** The rest of the units go where they stood in the prepared deployment, or to the nearest hex that takes them. */
export function fillUp(s: State): void {
  const sites = sitesOf(s.setting)
  for (let unit = 1; unit <= s.setting.startForce; unit++)
    if (s.units.place[unit] === 0) pieces.place(s, unit, nearestSite(s, unit, sites[unit]!))
}

/** The hex of each unit in the prepared deployment. */
const sitesOf = once((setting: PesSetting): Uint16Array => {
  const sites = new Uint16Array(setting.startForce + 1)
  const { unit, place } = setting.kinds
  for (const [hex, names] of Object.entries(PREPARED))
    for (const name of names.split(' ')) sites[unit.read(name)] = place.read(hex)
  return sites
})

function nearestSite(s: State, unit: number, wanted: number): number {
  const { ground, greaterGermany } = s.setting
  let best = 0
  for (const hex of greaterGermany) {
    if (siteBarred(s, unit, hex, NO_REASONS) !== LEGAL) continue
    if (best === 0 || ground.distance(hex, wanted) < ground.distance(best, wanted)) best = hex
  }
  return best
}

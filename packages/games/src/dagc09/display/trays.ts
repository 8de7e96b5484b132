import type { LineItem, Tray } from '@hexfront/core'
import { capital, counted } from '../../words.ts'
import { airReady } from '../air.ts'
import { ARMOR_FAILS, EXHAUSTION, MAIN_AIR_LEAVING, TURNS, UKRAINIAN_AIR_LEAVING } from '../charts.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { isOurs } from '../deployment.ts'
import { isWorkingPort, portLoads } from '../ports.ts'
import {
  isLocality,
  MAIN_AIR_ARMY,
  NO_AIR,
  phasing,
  type State,
  sideOf,
  UKRAINIAN_AIR_ARMY,
  unitCount,
} from '../state.ts'
import { called, SIDE_NAMES } from './faces.ts'
import { isPast, isSetUp, stepOf } from './moment.ts'
import { portChip } from './supply.ts'

type TrayUnit = Tray['units'][number]

/** Everything that is not on the map lies in exactly one tray. */
export function trays(s: State): Tray[] {
  const lying = sorted(s)
  const found: Tray[] = []
  const lay = (id: string, title: string, note: string, rows: Tray['rows'] = []) => {
    const units = lying.get(id) ?? []
    if (units.length > 0 || rows.length > 0) found.push({ id, title, note, place: 0, units, rows })
  }
  lay('set-up', 'To be set up', s.setting.isBold ? 'Within nine hexes of the marker' : 'Two to four hexes that touch')
  lay('due', 'Ready to come in', 'Now, or any later turn')
  lay('replacements', 'Replacements', replacementNote(s), replacementRows(s))
  lay('air', 'Soviet air armies', airNote(s), airRows(s))
  lay('armor', 'Armor concentration', armorNote(s), armorRows(s))
  lay('ports', 'German ports', 'Units fed by sea, of those they can feed', portRows(s))
  for (const side of [SOVIET, GERMAN])
    lay(trackOf(side), `${SIDE_NAMES[side]} reinforcements`, 'By turn; each may come later')
  lay('hidden', 'Soviet units not seen', hiddenNote(lying.get('hidden')?.length ?? 0))
  for (const side of [SOVIET, GERMAN])
    lay(deadOf(side), `${SIDE_NAMES[side]} dead pile`, deadNote(lying.get(deadOf(side))))
  lay('aside', 'Not in this scenario', '')
  return found
}

const trackOf = (side: number): string => `${side === GERMAN ? 'german' : 'soviet'} track`
const deadOf = (side: number): string => `${side === GERMAN ? 'german' : 'soviet'} dead`

function sorted(s: State): Map<string, TrayUnit[]> {
  const trays = new Map<string, TrayUnit[]>()
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (s.units.place[unit] !== 0) continue
    const { id, note } = trayOf(s, unit)
    const units = trays.get(id) ?? []
    units.push({ unit, note })
    trays.set(id, units)
  }
  for (const side of [SOVIET, GERMAN])
    trays.get(trackOf(side))?.sort((a, b) => s.setting.entryTurn[a.unit]! - s.setting.entryTurn[b.unit]!)
  return trays
}

function trayOf(s: State, unit: number): { id: string; note: string } {
  const { setting, units } = s
  const side = sideOf(s, unit)
  if (units.dead[unit] === 1) return { id: deadOf(side), note: isReplaceable(s, unit) ? '' : 'for good' }
  if (setting.isUsed[unit] === 0 || (units.waiting[unit] === 0 && side === GERMAN)) return { id: 'aside', note: '' }
  // 6.8: a view does not say where these are.
  if (units.waiting[unit] === 0) return { id: 'hidden', note: '' }
  if (isSetUp(s) && isOurs(s, unit)) return { id: 'set-up', note: '' }
  const turn = setting.entryTurn[unit]!
  if (turn > s.turn) return { id: trackOf(side), note: `turn ${turn}` }
  const isHis = side === phasing(s) && (stepOf(s) === 'arrivals' || stepOf(s) === 'entry' || stepOf(s) === 'move')
  return isHis
    ? { id: 'due', note: '' }
    : { id: trackOf(side), note: units.replaced[unit] === 1 ? 'taken back' : 'ready' }
}

const isReplaceable = (s: State, unit: number): boolean => !isLocality(s, unit) && s.setting.isKorpsGruppe[unit] === 0

function deadNote(lost: readonly TrayUnit[] = []): string {
  const gone = lost.filter(({ note }) => note !== '').length
  const back = lost.length - gone
  return [back > 0 ? `${back} can be taken back` : '', gone > 0 ? `${gone} for good` : '']
    .filter((one) => one !== '')
    .join(', ')
}

/** 6.8: with dead pile and track open, this is all that can lie below. */
const hiddenNote = (count: number): string => `${capital(counted(count, 'unit'))}, below the top of stacks`

/** 10.6: steps left in the phase, or those to come. */
function replacementNote(s: State): string {
  if (stepOf(s) === 'arrivals' && s.replacements > 0)
    return `${SIDE_NAMES[phasing(s)]}: ${counted(s.replacements, 'step')} left, lost if not used`
  return `This turn: Soviet ${rateOf(s, SOVIET, s.turn)}, German ${rateOf(s, GERMAN, s.turn)}`
}

const rateOf = ({ setting: { replacements } }: State, side: number, turn: number): number =>
  replacements[side]![turn] ?? 0

function replacementRows(s: State): LineItem[] {
  const rows: LineItem[] = []
  for (let turn = s.turn; turn <= TURNS; turn++)
    for (const side of [SOVIET, GERMAN]) {
      const value = rateOf(s, side, turn)
      if (value > 0) rows.push({ rule: '10.6', text: `turn ${turn}, ${SIDE_NAMES[side]} steps`, value })
    }
  return rows
}

function airNote(s: State): string {
  const ready = airReady(s, MAIN_AIR_ARMY) + airReady(s, UKRAINIAN_AIR_ARMY)
  const leaving = s.turn < EXHAUSTION ? `; ${MAIN_AIR_LEAVING + UKRAINIAN_AIR_LEAVING} leave on turn ${EXHAUSTION}` : ''
  return `${ready} of ${s.air.main + s.air.ukrainian} at base${leaving}`
}

/** 13.1, 13.2: at base, flown, and whom they are sent against. */
function airRows(s: State): LineItem[] {
  const rows: LineItem[] = []
  const count = (text: string, value: number, rule: string) => {
    if (value > 0) rows.push({ rule, text, value })
  }
  count('main front, at base', airReady(s, MAIN_AIR_ARMY), '13.1')
  count('main front, flown this turn', s.air.mainFlown, '13.1')
  count('1st Ukrainian Front, at base', airReady(s, UKRAINIAN_AIR_ARMY), '13.2')
  count('1st Ukrainian Front, flown this turn', s.air.ukrainianFlown, '13.2')
  for (let unit = 1; unit <= unitCount(s); unit++)
    if (s.units.interdicted[unit] !== NO_AIR)
      rows.push({ rule: '13.3', text: `of these over ${called(s, unit)}`, value: 1 })
  return rows
}

/** 12.6. */
function armorNote(s: State): string {
  if (s.turn === 1 && !isPast(s, 1, 'german second combat')) return 'From turn 2 on'
  if (s.armorCalled === 1) return 'Called for this turn'
  const fails = s.turn < EXHAUSTION ? ARMOR_FAILS.early : ARMOR_FAILS.late
  return `Once this turn; comes on 1 to ${fails - 1}`
}

/** 12.6: whether it can still be called for. */
const armorRows = (s: State): LineItem[] => [
  { rule: '12.6', text: 'German attack that it lifts a column', value: s.turn > 1 && s.armorCalled === 0 ? 1 : 0 },
]

/** 7.9: ports that work, by how many they feed. */
function portRows(s: State): LineItem[] {
  const loads = portLoads(s)
  return s.setting.ports.map(({ capacity }, port) => ({
    rule: '7.9',
    text: isWorkingPort(s, port) ? `${portChip(s, port).replace(/ \d+\/\d+$/, '')}, of ${capacity}` : portChip(s, port),
    value: loads[port]!.length,
  }))
}

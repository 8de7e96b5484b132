import type { Tray } from '@hexfront/core'
import { capital, counted } from '../../words.ts'
import { isDue, ukraineTurn } from '../arrivals.ts'
import { GERMAN, SOVIET } from '../counters.ts'
import { deployer, missing } from '../deployment.ts'
import { worth } from '../elimination.ts'
import { continuousLine } from '../line.ts'
import { enemyOf, type State, sideOf, unitCount } from '../state.ts'
import { called, SIDE_NAMES } from './faces.ts'
import { isPast, isSetUp } from './moment.ts'

type TrayUnit = Tray['units'][number]

/** Everything that is not on the map lies in exactly one tray. */
export function trays(s: State): Tray[] {
  const lying = sorted(s)
  const found: Tray[] = []
  const lay = (id: string, title: string, note: string, rows: Tray['rows'] = []) => {
    const units = lying.get(id) ?? []
    if (units.length > 0 || rows.length > 0) found.push({ id, title, note, place: 0, units, rows })
  }
  if (isSetUp(s)) {
    const side = deployer(s)
    const total = atStart(s, side)
    const placed = total - (lying.get('set-up')?.length ?? 0)
    lay('set-up', `${SIDE_NAMES[side]} set-up`, `${placed} of ${total} units placed`, missing(s))
    lay('next set-up', `${SIDE_NAMES[enemyOf(side)]} set-up`, 'Comes next')
  } else lay('line', 'Continuous line', lineNote(s), lineRows(s))
  lay('arrivals', 'Reinforcements', 'German, in his Player-Turn')
  lay('ukraine', 'From the Ukraine', ukraineNote(s))
  lay('battlegroups', 'Battle groups', 'Each takes the place of its division when that is lost')
  for (const side of [GERMAN, SOVIET])
    lay(lossesOf(side), `${SIDE_NAMES[side]} losses`, lossNote(s, lying.get(lossesOf(side)) ?? []))
  lay('aside', 'Not in play', '')
  return found
}

const lossesOf = (side: number): string => `${side === GERMAN ? 'german' : 'soviet'} losses`

function sorted(s: State): Map<string, TrayUnit[]> {
  const trays = new Map<string, TrayUnit[]>()
  for (let unit = 1; unit <= unitCount(s); unit++) {
    if (s.units.place[unit] !== 0) continue
    const { id, note } = trayOf(s, unit)
    const units = trays.get(id) ?? []
    units.push({ unit, note })
    trays.set(id, units)
  }
  for (const id of ['arrivals', 'ukraine']) trays.get(id)?.sort((a, b) => turnOf(s, a.unit) - turnOf(s, b.unit))
  return trays
}

function trayOf(s: State, unit: number): { id: string; note: string } {
  const { setting } = s
  if (s.units.dead[unit] === 1) return { id: lossesOf(sideOf(s, unit)), note: points(worth(s, unit)) }
  if (setting.isBattlegroup[unit] === 1)
    return { id: 'battlegroups', note: `for ${called(s, setting.battlegroup.indexOf(unit))}` }
  const arrival = setting.arrivals.find((one) => one.unit === unit)
  if (arrival) {
    const note =
      isDue(s, unit) && arrival.turn < s.turn
        ? `held up since turn ${arrival.turn}`
        : `turn ${arrival.turn}, ${arrival.edge}`
    return { id: setting.isUkrainian[unit] === 1 ? 'ukraine' : 'arrivals', note }
  }
  if (!isSetUp(s)) return { id: 'aside', note: '' }
  return { id: sideOf(s, unit) === deployer(s) ? 'set-up' : 'next set-up', note: '' }
}

const turnOf = ({ setting: { arrivals } }: State, unit: number): number =>
  arrivals.find((one) => one.unit === unit)!.turn

function atStart(s: State, side: number): number {
  let count = 0
  for (let unit = 1; unit <= s.setting.atStart; unit++) if (sideOf(s, unit) === side) count++
  return count
}

function ukraineNote(s: State): string {
  if (s.ukraine === 1) return 'Taken: each one lost counts double'
  const asked = ukraineTurn(s.setting)
  return isPast(s, asked, 'ukraine')
    ? 'The German does without them'
    : `The German is asked on turn ${asked}; each one lost counts double`
}

function lossNote(s: State, lost: readonly TrayUnit[]): string {
  const sum = lost.reduce((total, { unit }) => total + worth(s, unit), 0)
  return `${capital(counted(lost.length, 'unit'))}, ${points(sum)}`
}

const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`

const lineNote = (s: State): string =>
  continuousLine(s).open === 0
    ? 'Soviet, from north edge to south edge: closed'
    : 'Soviet: open hexes count when his Player-Turn ends'

const lineRows = (s: State): Tray['rows'] => [
  { rule: '11.0', text: 'open hexes now', value: continuousLine(s).open },
  { rule: '11C', text: 'open hexes when last counted', value: s.gap },
]

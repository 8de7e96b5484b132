import type { LineItem, Tray } from '@hexfront/core'
import { numberOf, spot } from '../../display/spots.ts'
import { capital, counted, fraction, listed } from '../../words.ts'
import { MANDATED, POINT } from '../data/charts.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { stackingOf } from '../movement/stacking.ts'
import { FIRING, type State } from '../state.ts'
import { SOURCES } from '../victory/journal.ts'
import { netPoints } from '../victory/victory.ts'
import { columnName, declaredAttacks, initialText } from './attacks.ts'
import { membersOf } from './crowds.ts'
import { SIDE_NAMES } from './faces.ts'
import { whenIn } from './groups.ts'

type TrayUnit = Tray['units'][number]
const SIDES = [AXIS, SOVIET] as const

/** Everything that is not on the map lies in exactly one tray. */
export function trays(s: State): Tray[] {
  const lying = sorted(s)
  const found: Tray[] = []
  const lay = (id: string, title: string, note: string, rows: Tray['rows'] = []) => {
    const units = lying.get(id) ?? []
    if (units.length > 0 || rows.length > 0) found.push({ id, title, note, place: 0, units, rows })
  }
  const sides = (id: string, title: string, note: (side: number) => string) => {
    for (const side of SIDES) lay(`${SIDE_NAMES[side]} ${id}`, `${SIDE_NAMES[side]} ${title}`, note(side))
  }
  if (membersOf(s.units.inHand).length > 0 && s.march.hex !== 0)
    lay('force', 'The stack in hand', forceNote(s), forceRows(s))
  lay('attacks', 'Declared attacks', attackNote(s), attackRows(s))
  sides('mission', 'air units in the air', () => '')
  sides('ready', 'air units, ready', () => 'May be sent')
  sides('due', 'units that may come in', () => 'Now, or any later turn')
  lay('mandated', 'Mandated Attacks', mandatedNote(s), mandatedRows(s))
  lay('supplies', 'Supplied Soviet attacks', 'Without supply: no guns, +2 to the die', supplyRows(s))
  lay('stocks', 'Attack supply that may come in', 'MSUs of a point, Dumps of up to four', stockRows(s))
  lay('points', 'Replacement points', 'Kept until they are used', pointRows(s))
  lay('victory', 'Victory points', 'Net points of the Axis', victoryRows(s))
  lay('journal', 'Where victory points come from', 'Turn by turn, the latest first', journalRows(s))
  sides(
    'flown',
    'air units, flown',
    (side) =>
      `Ready again on ${side === AXIS ? s.setting.charts.readiness.flown.axis : s.setting.charts.readiness.flown.soviet} or less`,
  )
  sides(
    'damaged',
    'air units, damaged',
    (side) =>
      `To Flown on ${side === AXIS ? s.setting.charts.readiness.damaged.axis : s.setting.charts.readiness.damaged.soviet} or less`,
  )
  sides('arriving', 'reinforcements', () => 'By turn')
  sides('pool', 'units behind Untried ones', () => 'One of them, by lot')
  sides('exited', 'units that left the map', () => '')
  sides('cadre', 'losses', () => 'In the Cadre box')
  sides('eliminated', 'losses for good', () => '')
  return found
}

function sorted(s: State): Map<string, TrayUnit[]> {
  const trays = new Map<string, TrayUnit[]>()
  const { setting, units } = s
  for (let unit = 1; unit < units.place.length; unit++) {
    if (units.place[unit]! > 0 && units.place[unit]! <= setting.ground.size) continue
    if (setting.unknownRows[unit] !== 0 && units.place[unit] === 0) continue
    const { id, note } = trayOf(s, unit)
    const name = `${SIDE_NAMES[setting.sideOf[unit]!]} ${id}`
    const lying = trays.get(name) ?? []
    lying.push({ unit, note })
    trays.set(name, lying)
  }
  for (const side of SIDES)
    trays
      .get(`${SIDE_NAMES[side]} arriving`)
      ?.sort((a, b) => s.setting.dueTurn[a.unit]! - s.setting.dueTurn[b.unit]! || a.unit - b.unit)
  return trays
}

function trayOf(s: State, unit: number): { id: string; note: string } {
  const { units, setting } = s
  const { boxes } = setting
  switch (units.place[unit]) {
    case boxes.ready:
      return { id: 'ready', note: '' }
    case boxes.flown:
      return { id: 'flown', note: '' }
    case boxes.damaged:
      return { id: 'damaged', note: '' }
    case boxes.mission:
      return { id: 'mission', note: `${numberOf(s, units.over[unit]!)}${units.role[unit] === FIRING ? ', fires' : ''}` }
    case boxes.arriving:
      if (units.due[unit] !== 0) return { id: 'due', note: '' }
      return { id: 'arriving', note: whenIn(s, unit) }
    case boxes.cadre:
    case boxes.active:
      return { id: 'cadre', note: '' }
    case boxes.exited:
      return { id: 'exited', note: '' }
    case boxes.destroyed:
      return { id: 'eliminated', note: 'destroyed' }
    case 0:
      return setting.pool[unit] === 0 || setting.isUntried[unit] === 1
        ? { id: 'eliminated', note: 'not in play' }
        : { id: 'pool', note: '' }
    default:
      return { id: 'eliminated', note: units.place[unit] === boxes.removed ? 'removed' : '' }
  }
}

function forceNote({ march }: State): string {
  return `${fraction(march.points, POINT)} points left${march.road === 0 ? '' : ', on the road'}`
}

function forceRows(s: State): LineItem[] {
  const members = membersOf(s.units.inHand)
  return [
    { rule: '10.1', text: 'units', value: members.length },
    { rule: '3.3', text: 'stacking points', value: stackingOf(s, s.units.inHand) },
    { rule: '10.1', text: 'movement points left', value: s.march.points / POINT },
  ]
}

const attackNote = (s: State): string => {
  const owing = declaredAttacks(s).filter(({ owes }) => owes.length > 0).length
  if (owing > 0) return `${capital(counted(owing, 'attack owes', 'attacks owe'))} another`
  return capital(counted(declaredAttacks(s).length, 'attack'))
}

/** 12.11, 12.1: odds, and what an attack still owes. */
function attackRows(s: State): LineItem[] {
  return declaredAttacks(s).map(({ attack, targets, owes, units }) => ({
    rule: owes.length > 0 ? '12.1' : '12.11',
    text: `${listed(targets.map((hex) => numberOf(s, hex)))}: ${initialText(s, attack)}, ${columnName(s, attack)}${
      s.attacks.mandated[attack] === 1 ? ', mandated' : ''
    }${owes.length > 0 ? `; owes ${listed(owes.map((hex) => numberOf(s, hex)))}` : ''}; units`,
    value: units.length,
  }))
}

/** 12.33. */
function mandatedNote({ setting }: State): string {
  const too = setting.card.mandatedToo
  const first = `${MANDATED.odds} with ${MANDATED.steps} steps`
  return too ? `${first}, or ${too.odds} with ${too.steps}` : first
}

function mandatedRows({ setting, mandated }: State): LineItem[] {
  if (Object.keys(setting.card.mandated).length === 0) return []
  return [
    { rule: '12.33', text: 'not yet made', value: mandated.due },
    { rule: '12.33', text: 'made', value: mandated.made },
    { rule: '12.36', text: 'missed', value: mandated.missed },
  ]
}

/** 10.65. */
const supplyRows = (s: State): LineItem[] =>
  s.setting.switches.attackSupply === 'limited'
    ? [{ rule: '10.65', text: 'left in this turn', value: s.suppliedAttacks }]
    : []

/** 6.45. */
const stockRows = ({ depot, setting }: State): LineItem[] =>
  setting.campaign === null
    ? []
    : SIDES.filter((side) => depot.waiting[side]! > 0).map((side) => ({
        rule: '6.45',
        text: `${SIDE_NAMES[side]} points`,
        value: depot.waiting[side]!,
      }))

/** 7.3, 7.6. */
function pointRows({ setting, sides }: State): LineItem[] {
  if (!setting.switches.replacements) return []
  return SIDES.flatMap((side) => [
    {
      rule: '7.3',
      text: `${SIDE_NAMES[side]} armor, up to ${setting.charts.mostReplacements.points}`,
      value: sides.armor[side]!,
    },
    { rule: '7.3', text: `${SIDE_NAMES[side]} infantry`, value: sides.infantry[side]! },
  ])
}

/** 24.2. */
function victoryRows(s: State): LineItem[] {
  const { victory } = s.setting.card
  if (victory.kind !== 'points') return []
  return [
    { rule: '10.36', text: `net points of the Axis, ${victory.target} win`, value: netPoints(s) },
    {
      rule: '24.2',
      text: 'Soviet steps of armor and artillery lost',
      value: s.sides.armorLost[SOVIET]! + s.sides.artilleryLost[SOVIET]!,
    },
    {
      rule: '24.2',
      text: 'Axis steps of armor and artillery lost',
      value: s.sides.armorLost[AXIS]! + s.sides.artilleryLost[AXIS]!,
    },
    { rule: '11.6', text: 'stacking points that left the map', value: s.sides.exited[AXIS]! },
  ]
}

/** 24.2: every point with its turn and its rule. */
function journalRows(s: State): LineItem[] {
  const { journal } = s
  const rows: LineItem[] = []
  for (let row = journal.turn.length - 1; row > 0; row--) {
    if (journal.points[row] === 0) continue
    const { rule, text } = SOURCES[journal.source[row]!]!
    const what = text.replace('{place}', journal.hex[row] === 0 ? '' : spot(s, journal.hex[row]!))
    const when = journal.turn[row] === 0 ? 'at the start' : `turn ${journal.turn[row]}`
    rows.push({ rule, text: `${when}: ${what}`, value: journal.points[row]! })
  }
  return rows
}

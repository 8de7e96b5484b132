import { type LineItem, Reasons, type Tray } from '@hexfront/core'
import { numberOf, spot } from '../../display/spots.ts'
import { capital, counted, listed, spelled } from '../../words.ts'
import { AXES, JULY_TALLY, LAST_EARLY_TURN, POINTS_NEEDED } from '../charts.ts'
import { frontGaps } from '../control.ts'
import { isToDeploy, unplacedCount } from '../deployment.ts'
import { allowance } from '../movement.ts'
import type { BoxName } from '../scenarios.ts'
import { entrenchmentIn, isDefender, type State } from '../state.ts'
import { checkLacks, moscowChance, moscowHeld } from '../victory.ts'
import { namingOf } from './faces.ts'
import { isSetUp, phaseOf } from './moment.ts'
import { rehearse } from './rehearsal.ts'
import { moscowLine } from './score.ts'
import { unitsIn, unitsWhere } from './stacks.ts'

/** Everything that is not on the map lies in exactly one tray; trays without counters hold figures. */
export function trays(s: State): Tray[] {
  const setUp = isSetUp(s) ? unitsWhere(s, (unit) => s.units.place[unit] === 0 && isToDeploy(s, unit)) : []
  const boxed = BOXES.map((box) => boxTray(s, box))
  const laid = new Set([...setUp, ...boxed.flatMap(({ units }) => units.map(({ unit }) => unit))])
  const rest = unitsWhere(s, (unit) => !isOnMap(s, unit) && !laid.has(unit))
  return [
    ...setUpTray(s, setUp),
    ...forceTray(s),
    ...garrisonTray(s),
    ...(isSetUp(s) ? [] : [frontTray(s), ...checkTray(s), ...moscowTray(s)]),
    ...boxed.filter(({ units, id }) => units.length > 0 || id === 'cup'),
    ...(rest.length === 0 ? [] : [tray('out of play', 'Out of play', '', 0, rest, [])]),
  ]
}

const tray = (
  id: string,
  title: string,
  note: string,
  place: number,
  units: readonly number[],
  rows: readonly LineItem[],
): Tray => ({ id, title, note, place, units: units.map((unit) => ({ unit, note: '' })), rows })

const isOnMap = (s: State, unit: number): boolean =>
  s.units.place[unit] !== 0 && s.units.place[unit]! <= s.setting.ground.size

/** Boxes that hold counters, in the order in which they are looked for. */
const BOXES = [
  'breakout',
  'lost',
  'turn:6',
  'cup',
  'stavka',
  'southwest',
  'turn:2',
  'turn:5',
  'recycle',
  'dead',
  'aside',
  'spent',
] as const satisfies readonly BoxName[]

type Shown = (typeof BOXES)[number]

function boxTray(s: State, box: Shown): Tray {
  const place = s.setting.box[box]
  const units = unitsWhere(s, (unit) => s.units.place[unit] === place)
  return tray(box, TITLES[box], NOTES[box](s, units.length), place, units, ROWS[box]?.(s, units) ?? [])
}

const TITLES: Readonly<Record<Shown, string>> = {
  breakout: 'In the pocket',
  lost: 'German losses',
  'turn:6': 'German reinforcements',
  cup: 'The cup',
  stavka: 'Cup of Stavka',
  southwest: 'Southwest Front',
  'turn:2': 'For the cup, turn 2',
  'turn:5': 'For the cup, turn 5',
  recycle: 'Entrenchments taken',
  dead: 'Dead pile',
  aside: 'Set aside',
  spent: 'Groups and armies beaten',
}

const many = (count: number): string => capital(counted(count, 'unit'))

const NOTES: Readonly<Record<Shown, (s: State, count: number) => string>> = {
  breakout: (_s, count) => `${many(count)} trying to break out`,
  lost: (s, count) => `${many(count)}, ${phaseOf(s) === 'reinforcements' ? 'back now' : 'back next turn'}`,
  'turn:6': (_s, count) => `${many(count)} on turn 6`,
  cup: (_s, count) => `${many(count)} for garrisons and pockets`,
  stavka: (_s, count) => `${capital(counted(count, 'group'))} left`,
  southwest: southwestNote,
  'turn:2': (_s, count) => `${many(count)}, in when turn 1 ends`,
  'turn:5': (_s, count) => `${many(count)}, in when turn 4 ends`,
  recycle: (_s, count) => `${capital(spelled(count))} back in the cup when the turn ends`,
  dead: (s, count) => `${many(count)}; ${counted(s.turn, 'die', 'dice')} for their return`,
  aside: (_s, count) => `${many(count)}, gone for good`,
  spent: (_s, count) => `${many(count)}, out for good`,
}

function southwestNote(s: State): string {
  return s.plan.turn === 0
    ? 'Turn and axis are rolled when turn 4 ends'
    : `Strikes ${AXES[s.plan.axis] || 'north'} on turn ${s.plan.turn}`
}

const ROWS: Readonly<Partial<Record<Shown, (s: State, units: readonly number[]) => LineItem[]>>> = {
  cup: classRows,
  breakout: classRows,
  dead: classRows,
}

/** 2.9: what is in a cup by class; in what order it would come out nobody knows. */
function classRows(s: State, units: readonly number[]): LineItem[] {
  const { isZone, isSpecialist, isEntrenchment } = s.setting
  const row = (text: string, rule: string, holds: (unit: number) => boolean): LineItem => ({
    rule,
    text,
    value: units.filter(holds).length,
  })
  return [
    row('regular', '2.9', (unit) => isSpecialist[unit] === 0 && isEntrenchment[unit] === 0),
    row('specialist, mobile', '2.9', (unit) => isSpecialist[unit] === 1 && isZone[unit] === 0),
    row('fortified zones', '8.8', (unit) => isZone[unit] === 1),
    row('entrenchments', '8.8', (unit) => isEntrenchment[unit] === 1),
  ].filter(({ value }) => value > 0)
}

function setUpTray(s: State, units: readonly number[]): Tray[] {
  if (!isSetUp(s)) return []
  const total = s.setting.startForce
  const rows = [
    { rule: '3.2', text: 'units still to be placed', value: unplacedCount(s) },
    { rule: '4.10', text: 'border hexes without a unit or zone', value: frontGaps(s).count },
  ]
  return [tray('set-up', 'German set-up', `${total - units.length} of ${total} units placed`, 0, units, rows)]
}

/** 9.7: the marker on the track of movement points. */
function forceTray(s: State): Tray[] {
  if (s.march.at === 0) return []
  const of = allowance(s, s.march.mech)
  const rows = [{ rule: '9.7', text: 'movement points left', value: s.march.points }]
  const kind = s.march.mech === 1 ? 'Mechanized force' : 'Force on foot'
  return [tray('force', `${kind} in ${spot(s, s.march.at)}`, `${s.march.points} of ${of} points left`, 0, [], rows)]
}

function garrisonTray(s: State): Tray[] {
  const { hex } = s.battle
  const units = hex === 0 ? [] : unitsIn(s, hex).filter((unit) => isDefender(s, unit))
  if (units.length === 0) return []
  const dug = entrenchmentIn(s, hex) === 0 ? [] : [{ rule: '10.10', text: 'entrenchment', value: 1 }]
  const rows = [...classRows(s, units), ...dug]
  return [tray('garrison', `Garrison of ${spot(s, hex)}`, many(units.length), 0, [], rows)]
}

const MOST_GAPS = 6

/** 4.10: whether the front would hold if the phase ended now. */
function frontTray(s: State): Tray {
  const { hexes, count } = frontGaps(s)
  const gaps = Array.from(hexes.subarray(0, count))
  const rows = gaps.slice(0, MOST_GAPS).map((hex) => ({ rule: '4.10', text: `${numberOf(s, hex)} is open`, value: 1 }))
  return tray('front', 'Your front', count === 0 ? 'Whole' : `Open in ${counted(count, 'hex', 'hexes')}`, 0, [], rows)
}

/** 4.2, 4.4, 4.5: what the next check wants. */
function checkTray(s: State): Tray[] {
  const turn = Math.max(s.turn, LAST_EARLY_TURN)
  if (POINTS_NEEDED[turn] === undefined) return []
  const why = new Reasons(namingOf(s))
  const copy = rehearse(s)
  copy.turn = turn
  const lacks = checkLacks(copy, why)
  const rows = [{ rule: '4.8', text: 'units destroyed in pockets', value: s.tally }, ...why.items]
  const wanted = turn === LAST_EARLY_TURN && s.tally < JULY_TALLY ? [`${JULY_TALLY - s.tally} units`] : []
  const points = why.items.length - wanted.length
  const missing = [...wanted, ...(points === 0 ? [] : [counted(points, 'point')])]
  const note = lacks === 0 ? 'Met so far' : `Lacks ${listed(missing)}`
  return [tray('check', `Check at the end of turn ${turn}`, note, 0, [], rows)]
}

/** 4.6-4.8: the die that would win now. */
function moscowTray(s: State): Tray[] {
  if (moscowHeld(s) === 0) return []
  const why = new Reasons(namingOf(s))
  moscowChance(s, why)
  return [tray('moscow', 'Moscow', moscowLine(s), 0, [], why.items)]
}

import type { Fact, UnitMark } from '@hexfront/core'
import { townIn } from '../../display/spots.ts'
import { capital, spelled } from '../../words.ts'
import { CITIES_RELEASED, GARRISON_RANGE, RAIL_MOVE } from '../charts.ts'
import { worth } from '../elimination.ts'
import { allowance } from '../movement.ts'
import {
  BY_RAIL,
  BY_ROAD,
  DRIVEN_OUT,
  enemyOf,
  FREE,
  GARRISON,
  HOLDS_CITY,
  isMechanized,
  isRailhead,
  phasing,
  type State,
  sideOf,
  strengthOf,
} from '../state.ts'
import { isSupplied } from '../supply.ts'
import { faces, SIDE_NAMES } from './faces.ts'
import { isCombat, isMovement, isSetUp, stepOf } from './moment.ts'
import { traceOf } from './supply.ts'

export function values(s: State, unit: number): string {
  const movement = s.setting.movement[unit]!
  return isRailhead(s, unit) ? `(${strengthOf(s, unit)})-${movement}` : `${strengthOf(s, unit)}-${movement}`
}

export function marks(s: State, unit: number): UnitMark[] {
  const { units } = s
  if (units.place[unit] === 0) return []
  const found: UnitMark[] = []
  const mark = (kind: UnitMark['kind'], text: string, rule: string, chip = '') => {
    found.push(chip === '' ? { kind, text, rule } : { kind, text, rule, chip })
  }
  if (units.joined[unit] === 1 && stepOf(s) === 'assault') mark('chosen', 'in this attack', '8.2')
  else if (subject(s) === unit) mark('chosen', 'in hand', '')
  if (isMovement(s) && units.moved[unit] === 1) mark('done', 'has moved in this phase', '5.0d')
  if (isCombat(s) && units.advanced[unit] === 1) mark('done', 'has advanced', '8.6L')
  else if (isCombat(s) && units.fought[unit] === 1) mark('done', 'has fought in this phase', '8.1D')
  if (!isSetUp(s)) {
    if (!isSupplied(s, unit)) mark('cut', 'out of supply: half strength', '9.3D', '½')
    else if (isHalved(s, unit)) mark('spent', 'out of supply when the phase began: half movement', '9.2B')
  }
  const held = holding(s, unit)
  if (held) mark('held', held.text, held.rule)
  if (units.routed[unit] === 1) mark('spent', 'must go back one hex', '8.82')
  else if (isCombat(s) && units.attacked[unit] === 1 && sideOf(s, unit) !== phasing(s))
    mark('spent', 'was attacked in this phase', '8.1D')
  if (units.arrived[unit] === 1) mark('fresh', `came in this turn: ${arrivedHow(s, unit)}`, '10.1B')
  return found
}

/** 9.2B: whether its movement is halved in the phase that is on. */
const isHalved = (s: State, unit: number): boolean =>
  isMovement(s) && sideOf(s, unit) === phasing(s) && s.units.unsupplied[unit] === 1

function arrivedHow(s: State, unit: number): string {
  if (s.units.way[unit] === BY_RAIL) return `goes by rail, ${s.units.railed[unit]} of ${RAIL_MOVE} hexes`
  return s.units.way[unit] === BY_ROAD ? 'has marched' : 'enters no enemy zone'
}

/** Why a unit may not move, and until when. */
function holding(s: State, unit: number): Fact | null {
  const { freeze, slow, place } = s.units
  const city = townIn(s, place[unit]!)
  switch (freeze[unit]) {
    case HOLDS_CITY:
      return { rule: '14.31', text: `holds ${city || 'its city'} until turn ${CITIES_RELEASED}` }
    case GARRISON:
      return {
        rule: '14.32',
        text: `garrison${city === '' ? '' : ` of ${city}`} until a Soviet unit is within ${spelled(GARRISON_RANGE)} hexes`,
      }
    case DRIVEN_OUT:
      return { rule: '14.31', text: 'driven from its city: may move from the next turn on' }
    default:
      return slow[unit] === 1 ? { rule: '14.5', text: 'slow to respond: does not move in turn 1' } : null
  }
}

/** The unit that the open question is about. */
export const subject = (s: State): number => s.march.unit || s.fallback.unit || s.entry.unit || s.site.unit

export function aboutUnit(s: State, unit: number): Fact[] {
  const { formation } = faces(s.setting)[unit]!
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  const side = sideOf(s, unit)
  const isPlaced = s.units.place[unit] !== 0
  if (formation !== '') say(formation, '')
  say(strengthLine(s, unit), isRailhead(s, unit) ? '9.5F' : '3.23')
  if (isHalved(s, unit))
    say(`Movement ${allowance(s, unit)} of ${s.setting.movement[unit]}: out of supply when the phase began`, '9.2B')
  else say(movementLine(s, unit), isRailhead(s, unit) ? '9.5G' : '3.22')
  if (isPlaced && !isSetUp(s)) {
    const trace = traceOf(s, unit)
    say(trace.text, '9.0')
    if (!trace.isSupplied) say('Half strength; half movement if it is so when a movement phase begins', '9.3D')
  }
  if (isPlaced)
    for (const { kind, text, rule } of marks(s, unit)) if (kind !== 'chosen' && kind !== 'cut') say(capital(text), rule)
  say(zoneLine(s, unit), '6.1A')
  for (const line of lossLines(s, unit, side)) say(line, '12.1')
  if (s.setting.battlegroup[unit] !== 0) say('Leaves a battle group when it is lost', '8.7M')
  if (!isPlaced && s.units.dead[unit] === 1) say('Lost', '8.81')
  const arrival = s.setting.arrivals.find((one) => one.unit === unit)
  if (arrival && !isPlaced && s.units.dead[unit] === 0)
    say(`Comes in on turn ${arrival.turn}, ${arrival.edge} edge`, '10.2')
  return facts
}

const strengthLine = (s: State, unit: number): string =>
  isRailhead(s, unit)
    ? `Strength ${strengthOf(s, unit)}, only where no other unit defends; never attacks`
    : `Strength ${strengthOf(s, unit)}`

function movementLine(s: State, unit: number): string {
  const points = `Movement ${s.setting.movement[unit]}`
  if (isRailhead(s, unit)) return `${points}, along the railway`
  return isMechanized(s, unit) ? `${points}, in both movement phases` : points
}

function zoneLine(s: State, unit: number): string {
  if (isRailhead(s, unit) || s.setting.isBattlegroup[unit] === 1) return 'Has no zone of control'
  return isMechanized(s, unit)
    ? 'Controls the hexes around it, but not forest or swamp'
    : 'Controls the six hexes around it'
}

function lossLines(s: State, unit: number, side: number): string[] {
  if (s.units.dead[unit] === 1) return []
  const points = worth(s, unit)
  return [`Worth ${points} ${points === 1 ? 'point' : 'points'} to the ${SIDE_NAMES[enemyOf(side)]} when it is lost`]
}

/** Whether somebody is held where he stands. */
export const isHeld = (s: State, unit: number): boolean => s.units.freeze[unit] !== FREE || s.units.slow[unit] === 1

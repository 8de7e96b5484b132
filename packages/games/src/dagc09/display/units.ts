import { type Fact, LEGAL, NO_REASONS, type UnitMark } from '@hexfront/core'
import { capital } from '../../words.ts'
import { mustAttack } from '../attacking.ts'
import { ACTIVATED_MOVEMENT } from '../charts.ts'
import { UNKNOWN_ROWS } from '../counters.ts'
import { isLocked, movementOf } from '../movement.ts'
import { rebuildBarred } from '../replacements.ts'
import {
  isCavalryMechanized,
  isLocality,
  isUkrainian,
  NO_AIR,
  phasing,
  type State,
  sideOf,
  strengthOf,
} from '../state.ts'
import { isSupplied } from '../supply.ts'
import { faces } from './faces.ts'
import { isCombat, isFirstBlow, isMovement, isSetUp, stepOf } from './moment.ts'
import { traceOf } from './supply.ts'

const isUnknown = (unit: number): boolean => UNKNOWN_ROWS[unit] !== 0

/** 2.9, 2.11: the factor of the side that is up, and behind it the one it falls to: `3/2`, then `2`. */
export function values(s: State, unit: number): string {
  if (isUnknown(unit)) return '?'
  const { full, reduced } = s.setting
  if (s.units.reduced[unit] === 1) return String(reduced[unit])
  return reduced[unit] === 0 ? String(full[unit]) : `${full[unit]}/${reduced[unit]}`
}

export function marks(s: State, unit: number): UnitMark[] {
  const { units } = s
  const found: UnitMark[] = []
  const mark = (kind: UnitMark['kind'], text: string, rule: string, chip = '') => {
    found.push(chip === '' ? { kind, text, rule } : { kind, text, rule, chip })
  }
  if (units.reduced[unit] === 1) mark('reduced', 'reduced: one step left', '2.11')
  if (units.place[unit] === 0) return found
  if (units.joined[unit] === 1 && stepOf(s) === 'assault') mark('chosen', 'in this attack', '11.4')
  else if (subject(s) === unit) mark('chosen', 'in hand', '')
  if (isMovement(s) && units.moved[unit] === 1) mark('done', 'has moved in this phase', '9.2')
  if (isCombat(s)) fightMarks(s, unit, mark)
  if (isUnknown(unit) || isSetUp(s)) return found
  if (!isSupplied(s, unit)) mark('cut', cutText(s, unit), '7.3', '×')
  if (units.interdicted[unit] !== NO_AIR) mark('held', 'interdicted: a die decides how far it goes', '13.3', 'A')
  if (isFirstBlow(s) && isLocked(s, unit))
    mark('held', 'too far from the centre of gravity: neither moves nor attacks in turn 1', '5.4')
  if (units.replaced[unit] === 1) mark('fresh', 'took a replacement step this turn', '10.8')
  return found
}

function fightMarks(
  s: State,
  unit: number,
  mark: (kind: UnitMark['kind'], text: string, rule: string, chip?: string) => void,
): void {
  const { units } = s
  if (units.advanced[unit] === 1) mark('done', 'has advanced', '11.22')
  else if (units.fought[unit] === 1) mark('done', 'has attacked in this phase', '11.5')
  else if (mustAttack(s, unit)) mark('held', 'must attack before the phase ends', '11.1', '!')
  if (units.attacked[unit] === 1 && sideOf(s, unit) !== phasing(s))
    mark('spent', 'was attacked in this phase: adds nothing if its hex is attacked again', '11.17')
}

/** 7.3, 7.4, 12.5: a locality never moves, and supplies itself in defence. */
const cutText = (s: State, unit: number): string =>
  isLocality(s, unit)
    ? 'no line of supply, which a locality does without'
    : 'out of supply: moves by a die, a column worse in combat'

/** The unit that the open question is about. */
export const subject = (s: State): number => s.march.unit || s.entry.unit || s.site.unit

export function aboutUnit(s: State, unit: number): Fact[] {
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  if (isUnknown(unit)) {
    say('Seen by the German only when he attacks it', '6.8')
    for (const { text, rule } of marks(s, unit)) say(capital(text), rule)
    return facts
  }
  const { formation } = faces(s.setting)[unit]!
  if (formation !== '') say(formation, '')
  say(strengthLine(s, unit), '2.11')
  say(movementLine(s, unit), '2.10')
  if (s.units.place[unit] !== 0 && !isSetUp(s)) {
    const { text, rule } = traceOf(s, unit)
    say(text, rule)
  }
  for (const { kind, text, rule } of marks(s, unit))
    if (kind !== 'chosen' && kind !== 'reduced') say(capital(text), rule)
  for (const { text, rule } of specialLines(s, unit)) say(text, rule)
  const line = restLine(s, unit)
  if (line) facts.push(line)
  return facts
}

function strengthLine(s: State, unit: number): string {
  const { reduced, full } = s.setting
  const strength = `Strength ${strengthOf(s, unit)}`
  if (reduced[unit] === 0) return `${strength}, one step`
  return s.units.reduced[unit] === 1
    ? `${strength} of ${full[unit]}, one step left of two`
    : `${strength}, ${reduced[unit]} when reduced`
}

function movementLine(s: State, unit: number): string {
  if (isLocality(s, unit)) return 'Never moves'
  const points = movementOf(s, unit)
  if (s.units.place[unit] !== 0 && !isSetUp(s) && movesByDie(s, unit))
    return `Movement: as many points as a die shows, not ${points}`
  return points === ACTIVATED_MOVEMENT ? `Movement ${points} in turn 1: activated` : `Movement ${points}`
}

/** 7.3, 13.3. */
const movesByDie = (s: State, unit: number): boolean => s.units.interdicted[unit] !== NO_AIR || !isSupplied(s, unit)

/** What a unit can or may not do that others cannot or may. */
function specialLines(s: State, unit: number): Fact[] {
  const { setting } = s
  const facts: Fact[] = []
  if (isLocality(s, unit))
    facts.push({
      rule: '12.5',
      text: 'Never attacks or retreats; supplies its hex in defence, and no attack on it is concentric',
    })
  if (setting.isShock[unit] === 1)
    facts.push({
      rule: '12.7',
      text: 'In full strength lifts an attack a column, turns 2 to 5; first to lose in a bloodbath',
    })
  if (isCavalryMechanized(s, unit))
    facts.push({ rule: '12.2', text: 'One point for any ground; up to turn 5 may slip away and advance two hexes' })
  if (setting.isKorpsGruppe[unit] === 1)
    facts.push({ rule: '10.4', text: `Comes in on a German unit ${setting.roster[unit]!.bank} of the Dvina` })
  if (isUkrainian(s, unit))
    facts.push({
      rule: '10.2',
      text: setting.isUkrainianBound
        ? 'Fights in the area of its front only, and never beside the main front'
        : 'Never stacks or attacks with the main front',
    })
  return facts
}

/** Off the map: where it is, and when it may come. */
function restLine(s: State, unit: number): Fact | null {
  const { units, setting } = s
  if (units.place[unit] !== 0) {
    const isRebuilt = stepOf(s) === 'arrivals' && rebuildBarred(s, unit, NO_REASONS) === LEGAL
    return isRebuilt ? { rule: '10.8', text: 'Can be brought to full strength now' } : null
  }
  if (units.dead[unit] === 1)
    return isLocality(s, unit) || setting.isKorpsGruppe[unit] === 1
      ? { rule: '10.7', text: 'Lost for good' }
      : { rule: '10.6', text: 'In the dead pile: a replacement step takes it back' }
  if (units.waiting[unit] === 1 && setting.isUsed[unit] === 1 && setting.entryTurn[unit] !== 0)
    return { rule: '10.1', text: `Available from turn ${setting.entryTurn[unit]} on` }
  return null
}

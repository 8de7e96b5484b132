import type { Fact, UnitMark } from '@hexfront/core'
import { capital, counted, spelled } from '../../words.ts'
import { EXPLOIT_RATING } from '../charts.ts'
import { type State, sideOf } from '../state.ts'
import { isSupplied, lineLimit } from '../supply.ts'
import { isFresh, isMobile } from '../zones.ts'
import { faces } from './faces.ts'
import { boundsOf, isKnown } from './knowledge.ts'
import { isSetUp } from './moment.ts'

/** C2.2, C2.4: strength and movement; the strength of an enemy is his secret. */
export function values(s: State, unit: number): string {
  const { units, setting } = s
  const strength = units.dead[unit] === 1 ? setting.strength[unit] : isKnown(s, unit) ? units.strength[unit] : '?'
  return `${strength}-${setting.movement[unit]}`
}

export function marks(s: State, unit: number): UnitMark[] {
  const { units, march } = s
  if (units.place[unit] === 0) return []
  const found: UnitMark[] = []
  const mark = (kind: UnitMark['kind'], text: string, rule: string, chip = '') => {
    found.push(chip === '' ? { kind, text, rule } : { kind, text, rule, chip })
  }
  if (units.inHand[unit] === 1) {
    mark('chosen', 'in hand', 'C7.0')
    if (2 * march.spent > march.base)
      mark('held', 'past half of its points: tested for attrition if it ends without supply', 'C9.0', '½')
  } else if (units.travels[unit] === 1 || units.reacting[unit] === 1 || units.falling[unit] === 1)
    mark('chosen', 'in hand', '')
  if (units.spent[unit] === 1) mark('done', 'spent: neither acts nor reacts', 'C2.1')
  else if (units.tried[unit] === 1) mark('done', 'has tried to react, and is spent', 'C2.6.1')
  if (units.demoralized[unit] === 1) mark('reduced', 'demoralized: no zones, no attack, until it rallies', 'C2.8', 'D')
  if (units.cossack[unit] === 1) mark('fresh', 'Cossacks: has a zone of influence in this turn', 'X4.8', 'C')
  if (!isSetUp(s) && !isSupplied(s, sideOf(unit), units.place[unit]!)) mark('cut', 'out of supply', 'C2.10', '×')
  return found
}

/** The unit that the open question is about. */
export function subject({ units, entry, site }: State): number {
  for (const members of [units.reacting, units.falling, units.inHand, units.travels]) {
    const unit = members.indexOf(1)
    if (unit > 0) return unit
  }
  return entry.unit || site.unit
}

export function aboutUnit(s: State, unit: number): Fact[] {
  const { units, setting } = s
  const facts: Fact[] = []
  const say = (text: string, rule: string) => facts.push({ text, rule })
  say(faces(setting)[unit]!.formation, '')
  say(strengthLine(s, unit), 'C2.4')
  if (units.toldOn[unit] !== 0)
    say(`Its force was ${units.told[unit]} strong when it was last told, on turn ${units.toldOn[unit]}`, 'C2.4')
  say(`Movement ${setting.movement[unit]}`, 'C2.2')
  if (setting.isMobile[unit] === 1) say(mobileLine(s, unit), 'C2.6')
  if (units.place[unit] === 0) return [...facts, restLine(s, unit)]
  if (!isSetUp(s)) {
    say(supplyLine(s, unit), 'X4.3')
    if (isFresh(s, unit)) say(`Fresh: may act${isMobile(s, unit) ? ' or react' : ''}`, 'C2.1')
  }
  for (const { kind, text, rule } of marks(s, unit)) if (kind !== 'chosen' && kind !== 'cut') say(capital(text), rule)
  return facts
}

/** What its owner knows, or what follows from what both sides have heard. */
function strengthLine(s: State, unit: number): string {
  const printed = s.setting.strength[unit]!
  if (s.units.dead[unit] === 1) return `Strength ${printed} when it is whole`
  const { least, most } = boundsOf(s, unit)
  if (isKnown(s, unit)) return least === printed ? `Strength ${least}` : `Strength ${least} of ${printed}`
  return least === most
    ? `Strength ${least} of ${printed} by all that was told`
    : `Strength between ${least} and ${most} of ${printed}, by all that was told`
}

function mobileLine({ setting }: State, unit: number): string {
  const rating = EXPLOIT_RATING[setting.roster[unit]!.kind]
  const exploits = rating === 0 ? '' : `; exploits by ${rating}`
  return `Has a zone of influence${exploits}`
}

function supplyLine(s: State, unit: number): string {
  const side = sideOf(unit)
  if (isSupplied(s, side, s.units.place[unit]!)) return 'In supply'
  return `Out of supply: no open line of ${spelled(lineLimit(s, side))} hexes to a railway that works`
}

/** Off the map: where it is, and when it may come. */
function restLine({ units, turn }: State, unit: number): Fact {
  if (units.surrendered[unit] === 1) return { rule: 'C10.0', text: 'Surrendered: out of the game' }
  if (units.dead[unit] === 1) return { rule: 'C5.0', text: 'Eliminated: rebuilt with as many points as it shall have' }
  const due = units.due[unit]!
  if (due === 0) return { rule: 'X6.0', text: 'Is set up before the first turn' }
  return due <= turn
    ? { rule: 'X4.9', text: 'May come in' }
    : { rule: 'X4.9', text: `Comes on turn ${due}, in ${counted(due - turn, 'turn')}` }
}

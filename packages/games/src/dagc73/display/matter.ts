import { type Fact, LEGAL, type Matter, NO_REASONS, type Tone, type Way } from '@hexfront/core'
import {
  attackFigures,
  defenceFigures,
  type Prospect,
  proposals,
  prospects,
  type Volunteer,
} from '../../display/attack.ts'
import { rollsOf } from '../../display/rolls.ts'
import { afterDice, BLANK, type Member, plain, type Stage, unitsWhere } from '../../display/sheet.ts'
import { numberOf } from '../../display/spots.ts'
import { listed, signed, spelled } from '../../words.ts'
import { type CombatResult, RESULTS } from '../charts.ts'
import {
  advanceBarred,
  attackers,
  attackStrength,
  defenceStrength,
  dieModifier,
  joinBarred,
  odds,
  SCALE,
} from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { worth } from '../elimination.ts'
import { dagc73 } from '../index.ts'
import { canFallBack } from '../retreat.ts'
import { enemyOf, phasing, type State, sideOf, strengthOf, unitCount } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'
import { stepOf } from './moment.ts'
import { contribution, rehearse } from './rehearsal.ts'

export function matter(s: State): Matter | null {
  const step = stepOf(s)
  if (step === 'assault') return attack(s)
  return step === 'losses' || step === 'rout' || step === 'fallback' || step === 'advance' ? aftermath(s, step) : null
}

/** 8.0: an attack before the die is thrown. */
function attack(s: State): Matter {
  const joinable = (unit: number): boolean => joinBarred(s, unit, NO_REASONS) === LEGAL
  const rules = {
    crt: s.setting.crt,
    scale: SCALE,
    rule: '8.3',
    naming: namingOf(s),
    strength: attackStrength.bind(null, s),
    defence: defenceStrength.bind(null, s),
    die: dieModifier.bind(null, s),
  }
  const prepared = {
    ...common(s),
    candidates: worths(s, joinable),
    proposals: proposals(
      rules,
      volunteers(s, (unit) => joinable(unit) || s.units.joined[unit] === 1),
    ),
  }
  if (attackers(s) <= 0) return { ...prepared, ...defenceFigures(rules, 'Nobody yet') }
  return {
    ...prepared,
    ...attackFigures({ ...rules, column: odds(s) }),
    ...prospects(
      s.setting.crt,
      rollsOf(dagc73, s, 'roll', (way) => prospectOf(s, way)),
    ),
    members: worths(s, (unit) => s.units.joined[unit] === 1),
  }
}

function common(s: State): Matter {
  const targets = [...s.hexes.target.keys()].filter((hex) => s.hexes.target[hex] === 1)
  return { ...BLANK, title: `Attack on ${listed(targets.map((hex) => numberOf(s, hex)))}`, targets }
}

const LOOKS: Readonly<Record<CombatResult, { readonly name: string; readonly tone: Tone }>> = {
  Ae: { name: 'Attackers lost', tone: 'bad' },
  Ar: { name: 'Attackers retreat', tone: 'poor' },
  Br: { name: 'Both retreat', tone: 'even' },
  Dr: { name: 'Defenders retreat', tone: 'fair' },
  Ex: { name: 'Exchange', tone: 'good' },
  hEx: { name: 'Half exchange', tone: 'good' },
  De: { name: 'Defenders lost', tone: 'good' },
}

/** As the attacker sees it; an exchange that takes all he has is an even trade. */
function prospectOf(s: State, way: Way<State>): Prospect {
  const result = RESULTS.find((one) => way.told.some(({ event }) => event === one))!
  const [ours, theirs] = [phasing(s), enemyOf(phasing(s))].map((side) => toldOf(way, 'lost', side))
  const isEven = ours!.length > 0 && theirs!.length > 0
  const fact = consequence(s, way, result, ours!, theirs!)
  return { result, ...LOOKS[result], ...(isEven ? { tone: 'even' } : {}), fact }
}

/** The units of a side that something was told of. */
const toldOf = ({ told, position }: Way<State>, event: string, side: number): number[] =>
  told.flatMap(({ event: one, operands: [unit] }) => (one === event && sideOf(position, unit!) === side ? [unit!] : []))

/** What a result does to whom, in a sentence. */
function consequence(
  s: State,
  way: Way<State>,
  result: CombatResult,
  ours: readonly number[],
  theirs: readonly number[],
): Fact {
  const after = way.position
  const enemy = enemyOf(phasing(s))
  const routed = unitsThat(after, (unit) => after.units.routed[unit] === 1)
  switch (result) {
    case 'Ae':
      return { rule: '8.81', text: `${crowd(s, ours)} lost, ${pointsGiven(s, after)} for the ${SIDE_NAMES[enemy]}.` }
    case 'Ar':
      return { rule: '8.82', text: `${goes(s, routed)} back one hex, and the ${SIDE_NAMES[enemy]} says where.` }
    case 'Br':
      return { rule: '8.82', text: 'Both sides go back one hex; each places the other.' }
    case 'Dr':
      return { rule: '8.82', text: driven(after, routed) }
    default: {
      const fate = `${names(s, theirs)} ${theirs.length === 1 ? 'is' : 'are'} destroyed`
      const stays = toldOf(way, 'battlegroup', enemy).length > 0 ? ' and leaves a battle group' : ''
      return { rule: '8.81', text: `${fate}${stays}; ${price(after, ours)}.` }
    }
  }
}

/** What the enemy of the side that attacks has gained. */
const pointsGiven = (before: State, after: State): number =>
  phasing(before) === GERMAN ? after.vp.soviet - before.vp.soviet : after.vp.german - before.vp.german

/** 8.82.d: who has nowhere to go is lost. */
function driven(after: State, routed: readonly number[]): string {
  const trapped = routed.filter((unit) => !canFallBack(after, unit))
  if (trapped.length === 0)
    return `${goes(after, routed)} back one hex, and the ${SIDE_NAMES[after.assault.placer]} says where.`
  const lost = `${names(after, trapped)} ${trapped.length === 1 ? 'has' : 'have'} nowhere to go and ${trapped.length === 1 ? 'is' : 'are'} lost`
  return trapped.length === routed.length ? `${lost}.` : `${lost}; the rest go back one hex.`
}

function price(after: State, lost: readonly number[]): string {
  const attacker = SIDE_NAMES[phasing(after)]
  if (stepOf(after) === 'losses') return `the ${attacker} loses units worth ${after.assault.due} or more`
  return lost.length > 0 ? 'all attackers are lost too' : `the ${attacker} loses nothing`
}

const unitsThat = (s: State, holds: (unit: number) => boolean): number[] => unitsWhere(unitCount(s), holds)

/** Up to three by name, more by number. */
const names = (s: State, units: readonly number[]): string =>
  units.length > 3 ? `All ${spelled(units.length)}` : listed(units.map((unit) => called(s, unit)))

const goes = (s: State, units: readonly number[]): string => `${group(s, units)} ${units.length === 1 ? 'goes' : 'go'}`
const crowd = (s: State, units: readonly number[]): string => `${group(s, units)} ${units.length === 1 ? 'is' : 'are'}`

function group(s: State, units: readonly number[]): string {
  if (units.length === 1) return called(s, units[0]!)
  return units.length === 2 ? listed(units.map((unit) => called(s, unit))) : `All ${spelled(units.length)}`
}

/** What each unit brings, and why it is not what it shows. */
function worths(s: State, holds: (unit: number) => boolean): Member[] {
  const copy = rehearse(s)
  return unitsThat(s, holds).map((unit) => ({
    unit,
    worth: signed(contribution(copy, unit), SCALE),
    note: halved(s, unit),
  }))
}

function volunteers(s: State, holds: (unit: number) => boolean): Volunteer[] {
  const copy = rehearse(s)
  return unitsThat(s, holds).map((unit) => ({ unit, strength: contribution(copy, unit) }))
}

function halved(s: State, unit: number): string {
  const river = riverBefore(s, unit)
  const isCut = !isSupplied(s, unit)
  if (river !== '' && isCut) return `over ${river} and out of supply, a quarter`
  if (river !== '') return `over ${river}, half`
  return isCut ? 'out of supply, half' : ''
}

/** The river between a unit and a hex that is attacked: `the Dnepr`. */
function riverBefore({ setting: { board, ground, river }, units, hexes }: State, unit: number): string {
  const from = units.place[unit]!
  for (let direction = 0; direction < 6; direction++) {
    if (river[from * 6 + direction] === 0 || hexes.target[ground.neighbour(from, direction)] !== 1) continue
    const name = board.featureAt('river', ground.sideOf(from, direction))?.name ?? ''
    return name === '' ? 'the river' : `the ${name}`
  }
  return ''
}

/** After the die: what it gave, and who has still to act. */
function aftermath(s: State, step: 'losses' | 'rout' | 'fallback' | 'advance'): Matter {
  const column = s.setting.crt.columns[s.assault.column]!
  return afterDice(common(s), column, LOOKS[RESULTS[s.assault.result - 1]!], STAGES[step](s))
}

const STAGES: Readonly<Record<'losses' | 'rout' | 'fallback' | 'advance', (s: State) => Stage>> = {
  losses: (s) => ({
    line: `${s.assault.paid} of ${s.assault.due} points are gone`,
    members: [],
    candidates: unitsThat(s, (unit) => s.units.joined[unit] === 1).map((unit) => ({
      unit,
      worth: String(strengthOf(s, unit)),
      note: `${worth(s, unit)} for the ${SIDE_NAMES[enemyOf(phasing(s))]}`,
    })),
    next: { rule: '8.81', text: `Attackers worth ${Math.max(0, s.assault.due - s.assault.paid)} or more are to go.` },
  }),
  rout: retreats,
  fallback: retreats,
  advance: (s) => ({
    line: `${s.assault.sent} of 3 sent`,
    members: unitsThat(s, (unit) => s.units.advanced[unit] === 1).map(plain),
    candidates: unitsThat(s, (unit) => advanceBarred(s, unit, NO_REASONS) === LEGAL).map(plain),
    next: { rule: '8.6L', text: `Up to three attackers may enter ${numberOf(s, s.assault.into)}.` },
  }),
}

function retreats(s: State): Stage {
  const routed = unitsThat(s, (unit) => s.units.routed[unit] === 1)
  return {
    line: '',
    members: [],
    candidates: routed.map((unit) => ({ unit, worth: '', note: canFallBack(s, unit) ? '' : 'nowhere to go: lost' })),
    next: { rule: '8.82', text: `${goes(s, routed)} back one hex; the ${SIDE_NAMES[s.assault.placer]} says where.` },
  }
}

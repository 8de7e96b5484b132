import {
  type Fact,
  LEGAL,
  type Matter,
  NO_REASONS,
  Reasons,
  type Result,
  resultAt,
  type Section,
  type Tone,
} from '@hexfront/core'
import { numberOf } from '../../display/spots.ts'
import { fraction, listed, ratio, signed, spelled } from '../../words.ts'
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
import { worth } from '../elimination.ts'
import { canFallBack } from '../retreat.ts'
import { enemyOf, isRailhead, phasing, pieces, type State, sideOf, strengthOf, unitCount } from '../state.ts'
import { isSupplied } from '../supply.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'
import { stepOf } from './moment.ts'
import { contribution, rehearse } from './rehearsal.ts'

type Member = Matter['members'][number]

export function matter(s: State): Matter | null {
  const step = stepOf(s)
  if (step === 'assault') return attackers(s) > 0 ? attack(s) : nobodyYet(s)
  return step === 'losses' || step === 'rout' || step === 'fallback' || step === 'advance' ? aftermath(s, step) : null
}

/** 8.0: an attack before the die is thrown. */
function attack(s: State): Matter {
  const { columns } = s.setting.crt
  const column = odds(s)
  const strength = attackStrength(s)
  const defence = defenceStrength(s)
  const first = Math.max(0, column - 3)
  const results = resultsOf(s, column)
  const possible = results.map(({ outcome }) => outcome)
  return {
    ...common(s),
    headline: columns[column]!,
    line: `${fraction(strength, SCALE)} against ${fraction(defence, SCALE)}`,
    hint: nextColumn(s, column, strength, defence),
    columns: columns.slice(first, column + 2),
    column: column - first,
    sections: sections(s, column, strength, defence),
    results: results.map(({ result }) => result),
    best: consequence(s, possible.at(-1)!),
    worst: consequence(s, possible[0]!),
    members: worths(s, (unit) => s.units.joined[unit] === 1),
    candidates: worths(s, (unit) => joinBarred(s, unit, NO_REASONS) === LEGAL),
  }
}

/** A target is picked, and nobody has joined. */
function nobodyYet(s: State): Matter {
  const defence = defenceStrength(s)
  return {
    ...common(s),
    headline: '',
    line: `Nobody yet against ${fraction(defence, SCALE)}`,
    hint: `${fraction(defence, SCALE)} would make 1-1`,
    columns: [],
    column: -1,
    sections: [defenceSection(s, defence)],
    results: [],
    best: NOTHING,
    worst: NOTHING,
    members: [],
    candidates: worths(s, (unit) => joinBarred(s, unit, NO_REASONS) === LEGAL),
  }
}

const NOTHING: Fact = { text: '', rule: '' }

function common(s: State): Pick<Matter, 'title' | 'targets'> {
  const targets = hexesOf(s)
  return { title: `Attack on ${listed(targets.map((hex) => numberOf(s, hex)))}`, targets }
}

const hexesOf = (s: State): number[] => [...s.hexes.target.keys()].filter((hex) => s.hexes.target[hex] === 1)

/** What it takes to reach the next column; nothing beyond the last. */
function nextColumn(s: State, column: number, strength: number, defence: number): string {
  const { columns, ratios } = s.setting.crt
  const next = column + 1
  if (next === columns.length) return ''
  const needed = Math.ceil((ratios[next * 2]! * defence) / ratios[next * 2 + 1]!)
  return `${fraction(needed - strength, SCALE)} more would make ${columns[next]}`
}

function sections(s: State, column: number, strength: number, defence: number): Section[] {
  const attackWhy = new Reasons(namingOf(s))
  attackStrength(s, attackWhy)
  const dieWhy = new Reasons(namingOf(s))
  const modifier = dieModifier(s, dieWhy)
  const name = s.setting.crt.columns[column]!
  return [
    { title: 'Attack', total: fraction(strength, SCALE), items: itemsOf(attackWhy, SCALE) },
    defenceSection(s, defence),
    {
      title: 'Column',
      total: name,
      items: [{ rule: '8.3', text: `${ratio(strength, defence)}, rounded for the defender`, value: name }],
    },
    ...(modifier === 0 ? [] : [{ title: 'Die', total: fraction(modifier, 1), items: itemsOf(dieWhy, 1) }]),
  ]
}

function defenceSection(s: State, defence: number): Section {
  const why = new Reasons(namingOf(s))
  defenceStrength(s, why)
  return { title: 'Defence', total: fraction(defence, SCALE), items: itemsOf(why, SCALE) }
}

const itemsOf = ({ items }: Reasons, scale: number): Section['items'] =>
  items.map(({ rule, text, value }) => ({ rule, text, value: fraction(value, scale) }))

/** 8.8: what each face of the die gives, the worst for the attacker first. */
function resultsOf(s: State, column: number): { outcome: CombatResult; result: Result }[] {
  const modifier = dieModifier(s)
  return RESULTS.flatMap((outcome, index) => {
    const faces = FACES.filter((face) => resultAt(s.setting.crt, column, face + modifier) === index)
    if (faces.length === 0) return []
    const result = { name: RESULT_NAMES[outcome], chance: faces.length / FACES.length, faces, tone: toneOf(s, outcome) }
    return [{ outcome, result }]
  })
}

const FACES = [1, 2, 3, 4, 5, 6]

const RESULT_NAMES: Readonly<Record<CombatResult, string>> = {
  Ae: 'Attackers lost',
  Ar: 'Attackers retreat',
  Br: 'Both retreat',
  Dr: 'Defenders retreat',
  Ex: 'Exchange',
  hEx: 'Half exchange',
  De: 'Defenders lost',
}

const TONES: Readonly<Record<CombatResult, Tone>> = {
  Ae: 'bad',
  Ar: 'poor',
  Br: 'even',
  Dr: 'fair',
  Ex: 'good',
  hEx: 'good',
  De: 'good',
}

/** As the attacker sees it; an exchange that takes all he has is an even trade. */
const toneOf = (s: State, outcome: CombatResult): Tone =>
  (outcome === 'Ex' || outcome === 'hEx') && dueFor(s, outcome) >= printed(s, joined(s)) ? 'even' : TONES[outcome]

/** What a result would do to whom, in a sentence. */
function consequence(s: State, outcome: CombatResult): Fact {
  const enemy = SIDE_NAMES[enemyOf(phasing(s))]!
  const ours = joined(s)
  switch (outcome) {
    case 'Ae': {
      const points = ours.reduce((sum, unit) => sum + worth(s, unit), 0)
      return { rule: '8.81', text: `${crowd(s, ours)} lost, ${points} for the ${enemy}.` }
    }
    case 'Ar':
      return { rule: '8.82', text: `${goes(s, ours)} back one hex, and the ${enemy} says where.` }
    case 'Br':
      return { rule: '8.82', text: 'Both sides go back one hex; each places the other.' }
    case 'Dr':
      return { rule: '8.82', text: driven(s) }
    default:
      return { rule: '8.81', text: `${destroyed(s)}; ${price(s, outcome)}.` }
  }
}

/** 8.82.d: who has nowhere to go is lost. */
function driven(s: State): string {
  const units = defenders(s)
  const trapped = units.filter((unit) => !canFallBack(s, unit))
  if (trapped.length === 0) return `${goes(s, units)} back one hex, and you say where.`
  const lost = `${names(s, trapped)} ${trapped.length === 1 ? 'has' : 'have'} nowhere to go and ${trapped.length === 1 ? 'is' : 'are'} lost`
  return trapped.length === units.length ? `${lost}.` : `${lost}; the rest go back one hex.`
}

const destroyed = (s: State): string => {
  const units = defenders(s)
  const stays = units.some((unit) => s.setting.battlegroup[unit] !== 0) ? ' and leaves a battle group' : ''
  return `${names(s, units)} ${units.length === 1 ? 'is' : 'are'} destroyed${stays}`
}

function price(s: State, outcome: CombatResult): string {
  if (outcome === 'De') return 'you lose nothing'
  const due = dueFor(s, outcome)
  return due >= printed(s, joined(s)) ? 'all your attackers are lost too' : `you lose units worth ${due} or more`
}

/** 8.81, R73-33: what an exchange asks for, as `combat.ts` counts it. */
function dueFor(s: State, outcome: CombatResult): number {
  const sum = printed(
    s,
    defenders(s).filter((unit) => !isRailhead(s, unit) || isAlone(s, unit)),
  )
  return outcome === 'hEx' ? Math.ceil(sum / 2) : sum
}

/** 7.4D.b: a railhead counts only where nobody else defends. */
const isAlone = (s: State, unit: number): boolean =>
  defenders(s).every((other) => isRailhead(s, other) || s.units.place[other] !== s.units.place[unit])

const printed = (s: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + strengthOf(s, unit), 0)

const joined = (s: State): number[] => unitsThat(s, (unit) => s.units.joined[unit] === 1 && s.units.place[unit] !== 0)

/** R73-11: a unit that was attacked before in this phase takes no part. */
const defenders = (s: State): number[] =>
  hexesOf(s).flatMap((hex) => {
    const units: number[] = []
    for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit))
      if (s.units.attacked[unit] === 0 && sideOf(s, unit) !== phasing(s)) units.push(unit)
    return units
  })

function unitsThat(s: State, holds: (unit: number) => boolean): number[] {
  const units: number[] = []
  for (let unit = 1; unit <= unitCount(s); unit++) if (holds(unit)) units.push(unit)
  return units
}

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
  const { crt } = s.setting
  const outcome = RESULTS[s.assault.result - 1]!
  const { line, members, candidates, next } = STAGES[step](s)
  return {
    ...common(s),
    headline: crt.columns[s.assault.column]!,
    line: RESULT_NAMES[outcome],
    hint: line,
    columns: [crt.columns[s.assault.column]!],
    column: 0,
    sections: [{ title: RESULT_NAMES[outcome], total: '', items: [{ ...next, value: '' }] }],
    results: [{ name: RESULT_NAMES[outcome], chance: 1, faces: [], tone: TONES[outcome] }],
    best: NOTHING,
    worst: NOTHING,
    members,
    candidates,
  }
}

interface Stage {
  readonly line: string
  readonly members: readonly Member[]
  readonly candidates: readonly Member[]
  readonly next: Fact
}

const STAGES: Readonly<Record<'losses' | 'rout' | 'fallback' | 'advance', (s: State) => Stage>> = {
  losses: (s) => ({
    line: `${s.assault.paid} of ${s.assault.due} points are gone`,
    members: [],
    candidates: joined(s).map((unit) => ({
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

const plain = (unit: number): Member => ({ unit, worth: '', note: '' })

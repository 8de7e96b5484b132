import {
  type Fact,
  type Matter,
  type Naming,
  type OddsTable,
  oddsColumn,
  type Proposal,
  Reasons,
  type Rule,
  strengthFor,
  type Tone,
  type Why,
} from '@hexfront/core'
import { fraction, ratio } from '../words.ts'
import { type Roll, resultsOf } from './rolls.ts'
import { figures } from './sheet.ts'

/** An attack on a table of odds, each figure with the function of the rules that gives it. */
interface Attack {
  readonly crt: OddsTable
  /** Parts of a strength point. */
  readonly scale: number
  /** The rule of the column. */
  readonly rule: Rule
  readonly column: number
  readonly naming: Naming
  strength(why: Why): number
  defence(why: Why): number
  die(why: Why): number
}

type Figures = Pick<Matter, 'headline' | 'line' | 'hint' | 'columns' | 'column' | 'sections'>

/** Columns that are shown before the one in force, and in all. */
const BEFORE = 3
const SHOWN = 5

/** The column in force, those beside it, and the line items of both sides and of the die. */
export function attackFigures({ crt, scale, rule, column, naming, ...rules }: Attack): Figures {
  const [attack, defence, die] = [rules.strength, rules.defence, rules.die].map((value) => explained(naming, value))
  const [ours, theirs] = [attack!.total, defence!.total]
  const name = crt.columns[column]!
  const first = crt.columns.length > SHOWN ? Math.max(0, column - BEFORE) : 0
  return {
    headline: name,
    line: `${fraction(ours, scale)} against ${fraction(theirs, scale)}`,
    hint: more(crt, scale, column + 1, ours, theirs),
    columns: crt.columns.length > SHOWN ? crt.columns.slice(first, column + SHOWN - BEFORE) : crt.columns,
    column: column - first,
    sections: [
      figures('Attack', attack!, scale),
      figures('Defence', defence!, scale),
      {
        title: 'Column',
        total: name,
        items: [{ rule, text: `${ratio(ours, theirs)}, rounded for the defender`, value: name }],
      },
      ...(die!.items.length === 0 ? [] : [figures('Die', die!)]),
    ],
  }
}

/** A target is picked, and nobody has joined whose strength is known: `who` says so. */
export function defenceFigures({ crt, scale, naming, defence }: Omit<Attack, 'column'>, who: string): Figures {
  const why = explained(naming, defence)
  return {
    headline: '',
    line: `${who} against ${fraction(why.total, scale)}`,
    hint: `${fraction(strengthFor(crt, crt.columns.indexOf('1-1'), why.total), scale)} would make 1-1`,
    columns: [],
    column: -1,
    sections: [figures('Defence', why, scale)],
  }
}

/** A unit and what it would bring, in parts of a strength point. */
export interface Volunteer {
  readonly unit: number
  readonly strength: number
}

/** Proposals on a table of odds, where nothing but strength counts. */
export function proposals(
  { crt, scale, naming, defence }: Pick<Attack, 'crt' | 'scale' | 'naming' | 'defence'>,
  volunteers: readonly Volunteer[],
): Proposal[] {
  const against = explained(naming, defence).total
  const teams = [...setsByStrength(volunteers)].map(
    ([strength, units]): Team => ({ units, strength, column: oddsColumn(crt, strength, against) }),
  )
  return cheapestTeams(crt.columns, teams, scale)
}

/** Units that could attack together, what they bring, and the column they reach. */
export interface Team {
  readonly units: readonly number[]
  readonly strength: number
  readonly column: number
}

/** For each column within reach, the team that reaches it with the least strength, and of these the smallest. */
export function cheapestTeams(columns: readonly string[], teams: readonly Team[], scale: number): Proposal[] {
  const best = new Map<number, Team>()
  for (const team of teams) {
    const known = best.get(team.column)
    if (!known || isCheaper(team, known)) best.set(team.column, team)
  }
  return columns.flatMap((title, column): Proposal[] => {
    const team = best.get(column)
    return team ? [{ title, units: team.units, note: `${fraction(team.strength, scale)} points` }] : []
  })
}

const isCheaper = (a: Team, b: Team): boolean =>
  a.strength < b.strength || (a.strength === b.strength && a.units.length < b.units.length)

/** For each sum of strengths the fewest units that make it, the strongest first. */
function setsByStrength(volunteers: readonly Volunteer[]): Map<number, readonly number[]> {
  const sets = new Map<number, readonly number[]>([[0, []]])
  const sorted = volunteers
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength || a.unit - b.unit)
  for (const { unit, strength } of sorted)
    for (const [sum, units] of [...sets]) {
      const known = sets.get(sum + strength)
      if (!known || known.length > units.length + 1) sets.set(sum + strength, [...units, unit])
    }
  sets.delete(0)
  return sets
}

/** What a face of the die would do to whom. */
export interface Prospect {
  /** As the table of results calls it. */
  readonly result: string
  readonly name: string
  readonly tone: Tone
  readonly fact: Fact
}

/** What the die may give, in the order of the table: the worst for the attacker first. */
export function prospects(
  { results }: { readonly results: readonly string[] },
  rolls: readonly Roll<Prospect>[],
): Pick<Matter, 'results' | 'best' | 'worst'> {
  const sorted = results.flatMap((result) => rolls.filter(({ gives }) => gives.result === result))
  return { results: resultsOf(sorted, (gives) => gives), best: sorted.at(-1)!.gives.fact, worst: sorted[0]!.gives.fact }
}

/** What it takes to reach a column; nothing beyond the last. */
function more(crt: OddsTable, scale: number, column: number, attack: number, defence: number): string {
  if (column === crt.columns.length) return ''
  return `${fraction(strengthFor(crt, column, defence) - attack, scale)} more would make ${crt.columns[column]}`
}

export function explained(naming: Naming, value: (why: Why) => number): Reasons {
  const why = new Reasons(naming)
  value(why)
  return why
}

import {
  answer,
  copyOf,
  differentialColumn,
  type Fact,
  forcedDice,
  LEGAL,
  type Matter,
  NO_REASONS,
  type Proposal,
  type Reasons,
  type Section,
  type Told,
  type Tone,
  type Way,
  type Why,
} from '@hexfront/core'
import { explained, type Prospect, prospects } from '../../display/attack.ts'
import { type Roll, rollsOf } from '../../display/rolls.ts'
import { afterDice, BLANK, figures, type Member, plain, type Stage, unitsWhere } from '../../display/sheet.ts'
import { numberOf, townIn } from '../../display/spots.ts'
import { counted, listed, signed, spelled } from '../../words.ts'
import { advanceBarred, lossBarred } from '../aftermath.ts'
import { joinBarred, teamBarred } from '../attacking.ts'
import { type CombatResult, RESULTS } from '../charts.ts'
import { attackers, attackStrength, column, defenceStrength, isInTheDark, shifts } from '../combat.ts'
import { dagc09 } from '../index.ts'
import { prospectsOf, proposals as teams } from '../preview.ts'
import { holdBarred, retreating } from '../retreat.ts'
import { enemyOf, isLocality, phasing, pieces, type State, sideOf, strengthOf, unitCount } from '../state.ts'
import { effectOf, WORST_FIRST } from './account.ts'
import { isUndeclared } from './answers.ts'
import { columnName, differentialText, leastOf } from './columns.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'
import { geometry } from './geometry.ts'
import { stepOf } from './moment.ts'
import { fittingWorlds, rehearse } from './rehearsal.ts'

export function matter(s: State): Matter | null {
  const step = stepOf(s)
  if (step === 'assault') return attack(s)
  if (step === 'avoid') return threatened(s)
  return step === 'losses' || step === 'retreat' || step === 'advance' ? aftermath(s, step) : null
}

/** 11.8: an attack before the die is thrown. */
function attack(s: State): Matter {
  const able = unitsThat(s, (unit) => joinBarred(s, unit, NO_REASONS) === LEGAL)
  const { paint, hint } = geometry(s, able)
  const prepared = {
    ...common(s),
    candidates: able.map((unit) => worthOf(s, unit)),
    proposals: s.assault.isDeclared === 1 ? [] : proposals(s),
    members: unitsThat(s, (unit) => s.units.joined[unit] === 1).map((unit) => worthOf(s, unit)),
    paint,
    ...(isUndeclared(s) ? { prelude: 'declare' } : {}),
  }
  if (attackers(s) < 0) return { ...prepared, ...defenceOnly(s) }
  if (isInTheDark(s)) return { ...prepared, ...darkFigures(s, hint) }
  return { ...prepared, ...attackFigures(s, column(s), hint), ...prospects({ results: WORST_FIRST }, rollsFor(s)) }
}

/** 12.2: the Soviet sees what a stand may cost before he chooses. */
const threatened = (s: State): Matter => ({
  ...common(s),
  ...attackFigures(s, s.assault.column, ''),
  hint: 'It may go before the die is thrown.',
  ...prospects(
    { results: WORST_FIRST },
    rollsOf(dagc09, s, 'stand', (way) => prospectOf(s, way)),
  ),
})

function common(s: State): Matter {
  const { target } = s.assault
  const town = townIn(s, target)
  const name = town === '' ? numberOf(s, target) : `${town} (${numberOf(s, target)})`
  return { ...BLANK, title: `Attack on ${name}`, targets: [target] }
}

type Figures = Pick<Matter, 'headline' | 'line' | 'hint' | 'columns' | 'column' | 'sections'>

const reasonsOf = (s: State, value: (s: State, why: Why) => number): Reasons =>
  explained(namingOf(s), value.bind(null, s))

function attackFigures(s: State, at: number, hint: string): Figures {
  const attack = reasonsOf(s, attackStrength)
  const defence = reasonsOf(s, defenceStrength)
  const moved = reasonsOf(s, shifts)
  const difference = attack.total - defence.total
  return {
    headline: columnName(at),
    line: `${attack.total} against ${defence.total}: ${differentialText(difference)}`,
    hint: [nextColumn(s, at, difference, moved.total), hint].filter((one) => one !== '').join('; '),
    ...strip(s, at),
    sections: [figures('Attack', attack), figures('Defence', defence), columnSection(s, at, difference, moved)],
  }
}

/** All columns of the table: there are few. */
const strip = ({ setting: { crt } }: State, at: number): Pick<Matter, 'columns' | 'column'> => ({
  columns: crt.columns.map((_, column) => columnName(column)),
  column: at,
})

/** 11.8, 11.13: the column of the differential, every shift, and the end of the table. */
function columnSection(s: State, at: number, difference: number, moved: Reasons): Section {
  const base = differentialColumn(s.setting.crt, difference, 0)
  const rest = at - base - moved.total
  const items = [
    { rule: '11.8', text: `differential ${differentialText(difference)}`, value: columnName(base) },
    ...moved.items.map(({ rule, text, value }) => ({ rule, text, value: arrow(value) })),
    ...(rest === 0 ? [] : [{ rule: '11.13', text: 'end of the table', value: arrow(rest) }]),
  ]
  return { title: 'Column', total: columnName(at), items }
}

/** Columns to the right or to the left. */
const arrow = (value: number): string => (value < 0 ? `← ${-value}` : `→ ${value}`)

/** What strength alone would make of it. */
function nextColumn(s: State, at: number, difference: number, moved: number): string {
  const base = at + 1 - moved
  if (at + 1 >= s.setting.crt.columns.length || base >= s.setting.crt.columns.length || base < 1) return ''
  return `${leastOf(s, base) - difference} more would make ${columnName(at + 1)}`
}

/** A target is picked, and nobody attacks yet. */
function defenceOnly(s: State): Figures {
  const isDark = isInTheDark(s)
  const defence = reasonsOf(s, defenceStrength)
  return {
    headline: '',
    line: isDark ? `Nobody yet against ${defence.total} and what is not seen` : `Nobody yet against ${defence.total}`,
    hint: `${defence.total}${isDark ? ' or more' : ''} would make ${columnName(EVEN)}`,
    columns: [],
    column: -1,
    sections: [figures('Defence', defence)],
  }
}

const EVEN = 2

/** 6.8: over positions that fit what the German sees, and said to be so. */
function darkFigures(s: State, hint: string): Figures & Pick<Matter, 'results' | 'best' | 'worst'> {
  const columns = fittingWorlds(s)
    .map((world) => column(world))
    .sort((a, b) => a - b)
  const [low, middle, high] = [columns[0]!, columns[columns.length >> 1]!, columns.at(-1)!]
  const attack = reasonsOf(s, attackStrength)
  const seen = reasonsOf(s, defenceStrength)
  const { chances, worlds } = prospectsOf(s)
  const reach = low === high ? columnName(low) : `${columnName(low)} to ${columnName(high)}`
  return {
    headline: `${columnName(middle)}?`,
    line: `${attack.total} against ${seen.total} and a unit not seen`,
    hint: ['declare it to see all', hint].filter((one) => one !== '').join('; '),
    ...strip(s, middle),
    sections: [
      figures('Attack', attack),
      { ...figures('Defence as far as it is seen', seen), total: `${seen.total} + ?` },
      {
        title: 'Column, a guess',
        total: `${columnName(middle)}?`,
        items: [
          { rule: '6.8', text: 'likely columns', value: reach },
          { rule: '6.8', text: `mean of ${worlds} ways to fill what is not seen`, value: '' },
        ],
      },
    ],
    results: WORST_FIRST.flatMap((result) => {
      const chance = chances.get(result) ?? 0
      return chance === 0 ? [] : [{ ...LOOKS[result], chance, faces: [] }]
    }),
    best: BLANK.best,
    worst: BLANK.worst,
  }
}

/** Each column within reach, as far as those may stay behind whom it leaves out (R09-12). */
function proposals(s: State): Proposal[] {
  const { columns } = s.setting.crt
  const copy = rehearse(s)
  return teams(s)
    .filter(({ units }) => {
      copy.units.joined.fill(0)
      for (const unit of units) copy.units.joined[unit] = 1
      return teamBarred(copy, NO_REASONS) === LEGAL
    })
    .map((proposal) => ({ ...proposal, title: columnName(columns.indexOf(proposal.title)) }))
}

const LOOKS: Readonly<Record<CombatResult, { readonly name: string; readonly tone: Tone }>> = {
  AE: { name: 'Attackers lose steps', tone: 'bad' },
  AS: { name: 'Attack stalls', tone: 'poor' },
  BB: { name: 'Bloodbath', tone: 'even' },
  DR: { name: 'Defenders retreat', tone: 'fair' },
  DE: { name: 'Defenders lose steps', tone: 'good' },
}

/** 12.2: where the defender may slip away, what happens if he stands. */
function rollsFor(s: State): Roll<Prospect>[] {
  const rolls = rollsOf(dagc09, s, 'roll', (way) => (effectOf(way.told) === null ? null : prospectOf(s, way)))
  const known = rolls.flatMap(({ gives, ...roll }) => (gives === null ? [] : [{ ...roll, gives }]))
  if (known.length === rolls.length) return known
  const asked = copyOf(dagc09, s)
  answer(dagc09, asked, 'roll', forcedDice([]))
  return rollsOf(dagc09, asked, 'stand', (way) => prospectOf(s, way))
}

/** As the attacker sees it. */
function prospectOf(s: State, way: Way<State>): Prospect {
  const result = effectOf(way.told) ?? 'AS'
  return { result, ...LOOKS[result], fact: consequence(s, way, result) }
}

const RULES: Readonly<Record<CombatResult, string>> = {
  AE: '11.16',
  AS: '11.15',
  BB: '11.21',
  DR: '11.17',
  DE: '11.20',
}

function consequence(s: State, { told, position }: Way<State>, result: CombatResult): Fact {
  const [ours, theirs] = [phasing(s), enemyOf(phasing(s))].map((side) => lossesIn(s, told, side))
  const rule = RULES[result]
  switch (result) {
    case 'AS':
      return { rule, text: 'Nothing happens.' }
    case 'AE':
      return { rule, text: `${ours}.` }
    case 'BB':
      return { rule, text: `${theirs}; ${price(s, position, ours!)}.` }
    case 'DR':
      return { rule, text: retreatText(s) }
    case 'DE': {
      const isBlocked = told.some(({ event }) => event === 'blocked')
      return { rule: isBlocked ? '11.17' : rule, text: `${isBlocked ? 'Nowhere to go: ' : ''}${theirs}.` }
    }
  }
}

/** `5 Shock loses a step, 39 Pz and FL Orsha are lost`. */
function lossesIn(s: State, told: readonly Told[], side: number): string {
  const of = (event: string): string[] =>
    told.flatMap(({ event: one, operands: [unit = 0] }) =>
      one === event && sideOf(s, unit) === side ? [called(s, unit)] : [],
    )
  const lost = of('lost')
  const reduced = of('reduced').filter((name) => !lost.includes(name))
  const parts = [
    reduced.length === 0 ? '' : `${crowd(reduced)} ${reduced.length === 1 ? 'loses' : 'lose'} a step`,
    lost.length === 0 ? '' : `${crowd(lost)} ${lost.length === 1 ? 'is' : 'are'} lost`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}

/** Up to three by name, more by number. */
const crowd = (names: readonly string[]): string =>
  names.length > 3 ? `${spelled(names.length)} units` : listed(names)

/** 11.21. */
function price(s: State, after: State, paid: string): string {
  if (stepOf(after) === 'losses')
    return `the ${SIDE_NAMES[phasing(s)]} loses ${counted(after.assault.due, 'step')} of his choice`
  return paid === '' ? `the ${SIDE_NAMES[phasing(s)]} loses nothing` : `in return ${paid}`
}

/** 11.17, 11.19, 12.5. */
function retreatText(s: State): string {
  const stack = stackIn(s, s.assault.target)
  const forts = stack.filter((unit) => isLocality(s, unit)).map((unit) => called(s, unit))
  const others = stack.filter((unit) => !isLocality(s, unit)).map((unit) => called(s, unit))
  const goes = `${listed(others)} ${others.length === 1 ? 'goes' : 'go'} back one hex`
  const rest = forts.length === 0 ? '' : `, ${listed(forts)} ${forts.length === 1 ? 'is' : 'are'} lost`
  const stay = holdBarred(s, stack[0]!, NO_REASONS) === LEGAL ? ', or a step is given to stay' : ''
  return others.length === 0 ? `${listed(forts)} ${forts.length === 1 ? 'is' : 'are'} lost.` : `${goes}${rest}${stay}.`
}

function stackIn(s: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.push(unit)
  return units
}

const unitsThat = (s: State, holds: (unit: number) => boolean): number[] => unitsWhere(unitCount(s), holds)

const worthOf = (s: State, unit: number): Member => ({ unit, worth: signed(strengthOf(s, unit), 1), note: '' })

/** After the die: what it gave, and who has still to act. */
function aftermath(s: State, step: 'losses' | 'retreat' | 'advance'): Matter {
  const result = LOOKS[RESULTS[s.assault.effect - 1] ?? 'AS']
  const name = s.assault.isAvoiding === 1 ? 'Slips away' : result.name
  return afterDice(common(s), columnName(s.assault.column), { ...result, name }, STAGES[step](s))
}

const STAGES: Readonly<Record<'losses' | 'retreat' | 'advance', (s: State) => Stage>> = {
  losses: (s) => ({
    line: `${counted(s.assault.due, 'step')} to go`,
    members: [],
    candidates: unitsThat(s, (unit) => lossBarred(s, unit, NO_REASONS) === LEGAL).map((unit) => worthOf(s, unit)),
    next: { rule: '11.21', text: 'The attacker loses as many steps as the defender did, of his choice.' },
  }),
  retreat: (s) => ({
    line: `${counted(retreating(s), 'unit')} to go back`,
    members: [],
    candidates: stackIn(s, s.assault.target).map((unit) => worthOf(s, unit)),
    next: { rule: '11.17', text: 'To the open hex nearest to a source of supply; discs tell how far that is.' },
  }),
  advance: (s) => ({
    line: '',
    members: unitsThat(s, (unit) => s.units.advanced[unit] === 1).map(plain),
    candidates: unitsThat(s, (unit) => advanceBarred(s, unit, NO_REASONS) === LEGAL).map((unit) => worthOf(s, unit)),
    next: {
      rule: '11.22',
      text: `Up to two attackers may enter ${numberOf(s, s.assault.target)}; enemy zones do not matter.`,
    },
  }),
}

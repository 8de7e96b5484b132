import { LEGAL, type Matter, NO_REASONS, originAt, type Section, strengthFor, type Why } from '@hexfront/core'
import { cheapestTeams, explained, type Team } from '../../display/attack.ts'
import { BLANK, figures, type Member, modifiers, unitsWhere } from '../../display/sheet.ts'
import { numberOf } from '../../display/spots.ts'
import { counted, listed, ratio, signed } from '../../words.ts'
import {
  attackStrength,
  columnOf,
  drmOf,
  initialDefence,
  isAgainstFort,
  isArmor,
  isTankKiller,
  openDrm,
  someAttacker,
  someDefender,
  wholeAttack,
  wholeDefence,
} from '../combat/combat.ts'
import { mandateBarred, stepsIn } from '../combat/declaration.ts'
import { dueNow, lossBarred } from '../combat/losses.ts'
import { crt, MANDATED, MOST_DRM, RESULTS } from '../data/charts.ts'
import { FACE_DOWN } from '../scenarios.ts'
import { activeSide, attackOf, enemyOf, type State, stepsOf } from '../state.ts'
import { columnName, declaredAttacks, declaredOf, dieText, orderText, resultName, titleOf } from './attacks.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'
import { offered } from './moment.ts'
import { rehearse } from './rehearsal.ts'
import { battleChances, plainChances } from './throws.ts'

const member = (s: State, unit: number): Member => ({
  unit,
  worth: String(s.setting.isArtillery[unit] === 1 ? s.setting.support[unit] : attackOf(s, unit)),
  note: '',
})

const reasonsOf = (s: State, value: (s: State, why: Why) => number) => explained(namingOf(s), (why) => value(s, why))

/** Columns beside the one in force. */
const BEFORE = 2
const SHOWN = 5

function columnsOf(column: number): Pick<Matter, 'columns' | 'column'> {
  const first = Math.max(0, Math.min(column - BEFORE, crt.columns.length - SHOWN))
  return { columns: crt.columns.slice(first, first + SHOWN), column: column - first }
}

/** `3 more would make 5-1`. */
function more(column: number, attack: number, defence: number): string {
  if (column + 1 >= crt.columns.length || defence === 0) return ''
  return `${strengthFor(crt, column + 1, defence) - attack} more would make ${crt.columns[column + 1]}`
}

const sentences = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`)
    .join(' ')

// 12.1 An attack that is being declared

/** 12.2: initial odds, who could join, and what the attack would owe. */
export function assault(s: State): Matter {
  const { attack, hex } = s.assault
  const { units, owes, targets } = declaredOf(s, attack)
  const common: Matter = {
    ...BLANK,
    title: titleOf(s, 'An attack on', hex),
    targets,
    members: units.map((unit) => member(s, unit)),
    candidates: offered(s, 'join').map((unit) => member(s, unit)),
    proposals: proposalsOf(s, attack),
    prelude: 'declare',
  }
  if (units.length === 0)
    return {
      ...common,
      line: `nobody yet against ${initialDefence(s, attack)}`,
      sections: [
        figures(
          'Defence',
          reasonsOf(s, (at, why) => wholeDefence(at, attack, why)),
        ),
      ],
    }
  const strength = attackStrength(s, attack)
  const defence = wholeDefence(s, attack)
  const column = columnOf(s, attack)
  return {
    ...common,
    headline: crt.columns[column]!,
    line: `${strength} against ${defence}, before guns and aircraft`,
    hint: sentences(more(column, strength, defence), owesText(s, owes), mandateText(s, attack)),
    ...columnsOf(column),
    sections: sectionsOf(s, attack, false),
    ...plainChances(s, column, drmOf(s, attack)),
  }
}

const owesText = (s: State, owes: readonly number[]): string =>
  owes.length === 0 ? '' : `${listed(owes.map((hex) => numberOf(s, hex)))} must be attacked as well`

/** 12.33: whether it could count, and what it lacks. */
function mandateText(s: State, attack: number): string {
  if (s.attacks.mandated[attack] === 1) return 'it counts as a Mandated Attack'
  if (s.mandated.due === 0) return ''
  return mandateBarred(s, attack, NO_REASONS) === LEGAL
    ? 'it could count as a Mandated Attack'
    : `a Mandated Attack needs ${MANDATED.odds} and ${MANDATED.steps} steps; these are ${counted(stepsIn(s, attack), 'step')}`
}

/** For each column the smallest team that reaches it, of those who stand beside. */
function proposalsOf(s: State, attack: number): Matter['proposals'] {
  const defence = initialDefence(s, attack)
  const { units } = declaredOf(s, attack)
  const volunteers = [...units, ...offered(s, 'join')]
  if (volunteers.length > MOST_VOLUNTEERS) return []
  const copy = rehearse(s)
  const teams: Team[] = []
  for (let set = 1; set < 1 << volunteers.length; set++) {
    const team = volunteers.filter((_, at) => (set & (1 << at)) !== 0)
    for (const unit of volunteers) copy.units.attack[unit] = team.includes(unit) ? attack : 0
    const strength = attackStrength(copy, attack)
    if (defence > 0) teams.push({ units: team, strength, column: columnOf(copy, attack) })
  }
  return cheapestTeams(crt.columns, teams, 1)
}

/** All sets of so many are soon tried. */
const MOST_VOLUNTEERS = 9

// 15.0 The attack that is carried out

/** B4.e: everything from units to the net modifier, and what the die may give. */
export function battle(s: State): Matter {
  const { attack, hex } = s.battle
  const { units, guns, targets } = declaredOf(s, attack)
  const strength = wholeAttack(s, attack)
  const defence = wholeDefence(s, attack)
  const column = columnOf(s, attack)
  return {
    ...BLANK,
    title: titleOf(s, 'The attack on', hex),
    headline: columnName(s, attack),
    line: `${strength} against ${defence}, ${dieText(drmOf(s, attack))}`,
    hint: sentences(more(column, strength, defence), faceDownText(s, targets), mandateText(s, attack)),
    ...columnsOf(column),
    sections: sectionsOf(s, attack, true),
    ...battleChances(s),
    targets,
    members: [...units, ...guns].map((unit) => member(s, unit)),
    candidates: [...offered(s, 'support'), ...offered(s, 'add')].map((unit) => member(s, unit)),
  }
}

const faceDownText = (s: State, targets: readonly number[]): string =>
  targets.some((hex) => s.hexes.order[hex] === FACE_DOWN) ? 'an order lies face down: No Retreat adds 1' : ''

/** Line items of both sides, of the column, of the die and of the asterisk. */
function sectionsOf(s: State, attack: number, isFinal: boolean): Section[] {
  const column = columnOf(s, attack)
  const [ours, theirs] = [wholeAttack(s, attack), wholeDefence(s, attack)]
  const net = drmOf(s, attack)
  const dice = isFinal ? drmOf : openDrm
  return [
    figures(
      'Attack',
      reasonsOf(s, (at, why) => wholeAttack(at, attack, why)),
    ),
    figures(
      'Defence',
      reasonsOf(s, (at, why) => wholeDefence(at, attack, why)),
    ),
    {
      title: 'Column',
      total: crt.columns[column]!,
      items: [{ rule: '15.47', text: `${ratio(ours, theirs)}, rounded for the defender`, value: crt.columns[column]! }],
    },
    ...modifiers(
      `Die, net of all, ${MOST_DRM} at most`,
      reasonsOf(s, (at, why) => dice(at, attack, why)),
    ),
    ...starSection(s, attack),
    sourceSection(s, column, net),
  ]
}

/** 16.33: what an asterisk would cost here. */
function starSection(s: State, attack: number): Section[] {
  const items: Section['items'][number][] = []
  const say = (text: string) => items.push({ rule: '16.33', text, value: '+1' })
  if (s.attacks.supplied[attack] === 0) say('no attack supply')
  if (s.attacks.mandated[attack] === 1) say('Mandated Attack')
  if (isAgainstFort(s, attack)) say('active fort')
  if (someAttacker(s, attack, isArmor) && someDefender(s, attack, isTankKiller))
    items.push({ rule: '16.33', text: 'Armor Attrition: armor takes the first loss of both sides', value: '' })
  return items.length === 0 ? [] : [{ title: 'With an asterisk attackers lose more', total: '', items }]
}

/** Which of the ten cells are printed. */
function sourceSection({ setting }: State, column: number, drm: number): Section {
  const printed = Array.from({ length: 10 }, (_, at) => at + 1).filter(
    (die) => originAt(setting.crt, column, die + drm).kind === 'printed',
  )
  const text =
    printed.length === 0
      ? 'All cells here are reconstructed'
      : `Printed: ${counted(printed.length, 'cell')} of ten, on ${listed(printed.map(String))}; the others are reconstructed`
  return { title: 'Where the table comes from', total: '', items: [{ rule: '15.6', text, value: '' }] }
}

// After the die

/** What it came to, and what is still to be done. */
function after(s: State, line: string, hint: string): Matter {
  const { struck, battle: now } = s
  const { targets } = declaredOf(s, now.attack)
  if (now.isFought === 0)
    return {
      ...BLANK,
      title: titleOf(s, 'The attack on', now.hex),
      line,
      hint,
      targets: targets.length > 0 ? targets : [now.hex],
    }
  const result = struck.result - 1
  return {
    ...BLANK,
    title: titleOf(s, 'The attack on', now.hex),
    headline: RESULTS[result] ?? '',
    line,
    hint,
    targets,
    sections: [
      {
        title: 'What the die gave',
        total: '',
        items: [
          { rule: '15.47', text: `${struck.attack} against ${struck.defence}`, value: crt.columns[struck.column]! },
          { rule: '15.5', text: 'net modifier', value: signed(struck.drm, 1) },
          { rule: '15.6', text: `the die, ${struck.die}`, value: String(struck.die + struck.drm) },
          { rule: '15.6', text: result < 0 ? '' : resultName(result), value: RESULTS[result] ?? '' },
        ],
      },
    ],
  }
}

/** 16.1: laid by pressing units. */
export function losses(s: State): Matter {
  const able = unitsWhere(s.setting.units, (unit) => lossBarred(s, unit, NO_REASONS) === LEGAL)
  const isBound = (s.battle.payer === activeSide(s) ? s.battle.attackFirst : s.battle.defenceFirst) !== 0
  return {
    ...after(
      s,
      `${SIDE_NAMES[s.battle.payer]}: ${counted(dueNow(s), 'step')} to lose`,
      isBound ? 'The first loss falls on those shown here.' : 'Press who loses the next step.',
    ),
    members: able.map((unit) => ({ unit, worth: counted(stepsOf(s, unit), 'step'), note: '' })),
  }
}

/** 16.4. */
export function retreat(s: State, unit: number): Matter {
  const side = s.setting.sideOf[unit]!
  const isDriven = s.battle.isEvaded === 1
  return after(
    s,
    `${called(s, unit)} goes back`,
    isDriven
      ? `Three hexes by order; the ${SIDE_NAMES[enemyOf(side)]} says where.`
      : 'Two hexes; an enemy zone on the way takes a step.',
  )
}

/** 16.5. */
export const advance = (s: State): Matter =>
  after(s, 'Attackers may advance', 'Press who goes, or nobody else; guns stay.')

/** 13.32. */
export const rockets = (s: State, unit: number): Matter =>
  after(
    s,
    `${called(s, unit)} has fired`,
    activeSide(s) === s.setting.sideOf[unit] && unit > 0 ? 'Rockets go back two hexes, out of enemy zones.' : '',
  )

// 15.1, 12.5, 15.32: several attacks

/** The declared attacks with their odds, one line each. */
export function overview(s: State, title: string, line: string): Matter {
  return {
    ...BLANK,
    title,
    line,
    targets: [],
    sections: declaredAttacks(s).map(({ attack, targets, guns, units }) => ({
      title: titleOf(s, 'On', targets[0]!),
      total: `${columnName(s, attack)}, ${dieText(drmOf(s, attack))}`,
      items: [
        {
          rule: '15.4',
          text: `${units.length + guns.length} attack or support`,
          value: String(wholeAttack(s, attack)),
        },
        { rule: '15.4', text: 'defence with its guns', value: String(wholeDefence(s, attack)) },
        ...targets
          .filter((hex) => s.hexes.order[hex] !== 0)
          .map((hex) => ({
            rule: '12.5',
            text: `order of ${numberOf(s, hex)}`,
            value: orderText(s.hexes.order[hex]!),
          })),
      ],
    })),
  }
}

import { copyOf, LEGAL, type Matter, NO_REASONS, resultAt, type Section, type Tone, type Why } from '@hexfront/core'
import { explained } from '../../display/attack.ts'
import { percent } from '../../display/bands.ts'
import { BLANK, figures, modifiers, unitsWhere } from '../../display/sheet.ts'
import { counted, listed, signed } from '../../words.ts'
import { largestOf } from '../aftermath.ts'
import { dieAt } from '../air.ts'
import { COUNTERATTACK, LOSSES } from '../charts.ts'
import {
  attackerOf,
  attackStrength,
  columnOf,
  counteredStrength,
  counterStrength,
  defenceStrength,
  defenderOf,
  diceOf,
  finalLoss,
  lossesOf,
  modifierOf,
  ratioColumn,
} from '../combat.ts'
import { GERMAN } from '../counters.ts'
import { damos } from '../index.ts'
import { lossBarred, reliefLeft } from '../losses.ts'
import type { State } from '../state.ts'
import { namingOf, SIDE_NAMES } from './faces.ts'
import { unitsIn } from './knowledge.ts'
import { cellOf, effectText, PLAN_NAMES, POSTURE_NAMES } from './postures.ts'
import { rehearse } from './rehearsal.ts'
import { ENDS, type End, endsOf, lossSpread } from './throws.ts'
import { titleOf, worthOf } from './worth.ts'

const LOOKS: Readonly<Record<End, { readonly name: string; readonly tone: Tone }>> = {
  'attackers gone': { name: 'Attackers are gone', tone: 'bad' },
  'defenders ahead': { name: 'Defenders ahead', tone: 'poor' },
  'attackers ahead': { name: 'Attackers ahead', tone: 'fair' },
  'defenders gone': { name: 'Defenders are gone', tone: 'good' },
}

const columnName = ({ setting: { crt } }: State, column: number): string => crt.columns[column]!.replace('-', '–')

const common = (s: State): Matter => ({
  ...BLANK,
  title: titleOf(s, 'The battle of', s.assault.hex),
  targets: [s.assault.hex],
  members: [...unitsIn(s, attackerOf(s), s.assault.hex), ...unitsIn(s, defenderOf(s), s.assault.hex)]
    .filter((unit) => s.units.idle[unit] === 0)
    .map((unit) => worthOf(s, unit)),
})

const reasonsOf = (s: State, value: (s: State, why: Why) => number) => explained(namingOf(s), (why) => value(s, why))

/** C8.2 to C8.7: the battle before the dice: all that both sides have heard. */
export function battle(s: State): Matter {
  const { heard, assault } = s
  const attacker = attackerOf(s)
  const defender = defenderOf(s)
  const ends = endsOf(s)
  const [own, theirs] = [lossSpread(s, attacker), lossSpread(s, defender)]
  return {
    ...common(s),
    headline: `${heard.modifiedAttack} : ${heard.modifiedDefence}`,
    line: `${diceLine(s, attacker)} against ${diceLine(s, defender)}`,
    hint:
      assault.posture === COUNTERATTACK && assault.isShaken === 0 ? 'Defenders who are behind will counterattack.' : '',
    columns: s.setting.crt.columns.map((_, column) => columnName(s, column)),
    column: columnOf(s, attacker),
    sections: [
      figures('Attack', reasonsOf(s, attackStrength)),
      figures('Defence', reasonsOf(s, defenceStrength)),
      matrixSection(s),
      ...modifiers(
        'Attack dice',
        reasonsOf(s, (at, why) => modifierOf(at, attacker, why)),
      ),
      ...modifiers(
        'Defence dice',
        reasonsOf(s, (at, why) => modifierOf(at, defender, why)),
      ),
      lossSection('Defenders may lose', theirs),
      lossSection('Attackers may lose', own),
    ],
    results: ENDS.flatMap((end) => {
      const chance = ends.get(end) ?? 0
      return chance === 0 ? [] : [{ ...LOOKS[end], chance, faces: [] }]
    }),
    best: lossesText(theirs, own),
    worst: lossesText(own, theirs, 'Attackers', 'defenders'),
  }
}

/** X4.4: the same, and what the column that the air unit brings would make of it. */
export function support(s: State): Matter {
  const copy = rehearse(s)
  copy.assault.hasShift = s.air.shift
  const side = GERMAN === attackerOf(s) ? ATTACKERS : DEFENDERS
  const [without, withAir] = [s, copyOf(damos, copy)].map((at) => chanceOf(at, side))
  const gain =
    percent(withAir!) === percent(without!)
      ? 'Its column would hardly count'
      : `With its column you are ahead in ${percent(withAir!)}, without in ${percent(without!)}`
  const hints = [s.air.shift === 1 ? gain : '', s.air.reroll === 1 ? 'One of your dice may be thrown again' : '']
  return { ...battle(s), hint: `${hints.filter((one) => one !== '').join('. ')}.`, prelude: 'hold' }
}

const ATTACKERS: readonly End[] = ['attackers ahead', 'defenders gone']
const DEFENDERS: readonly End[] = ['defenders ahead', 'attackers gone']

function chanceOf(s: State, wanted: readonly End[]): number {
  const ends = endsOf(s)
  return wanted.reduce((sum, end) => sum + (ends.get(end) ?? 0), 0)
}

/** `3d6+2 on 13–15`. */
function diceLine(s: State, side: number): string {
  const modifier = modifierOf(s, side)
  const added = modifier === 0 ? '' : signed(modifier, 1)
  return `${diceOf(s, side)}d6${added} on ${columnName(s, columnOf(s, side))}`
}

function matrixSection(s: State): Section {
  const { assault } = s
  const plan = PLAN_NAMES[assault.plan] ?? ''
  if (assault.isShaken === 1)
    return {
      title: 'Plan and posture',
      total: '',
      items: [{ rule: 'C2.8', text: `${plan} against the demoralized`, value: '' }],
    }
  return {
    title: 'Plan and posture',
    total: '',
    items: [
      {
        rule: 'C8.4',
        text: `${plan} against ${POSTURE_NAMES[assault.posture] ?? ''}`,
        value: effectText(cellOf(s, assault.posture, assault.plan)),
      },
    ],
  }
}

/** C8.7: by place in the sequence: hearts and diamonds decide who is ahead. */
const lossSection = (title: string, spread: ReadonlyMap<number, number>): Section => ({
  title,
  total: '',
  items: [...spread].map(([loss, chance]) => ({ rule: 'C8.7', text: LOSSES[loss]!, value: percent(chance) })),
})

function lossesText(
  most: ReadonlyMap<number, number>,
  least: ReadonlyMap<number, number>,
  first = 'Defenders',
  second = 'attackers',
) {
  const worst = LOSSES[Math.max(...most.keys())]!
  const mildest = LOSSES[Math.min(...least.keys())]!
  return { rule: 'C8.7', text: `${first} lose ${worst}, ${second} ${mildest}.` }
}

/** C8.9: the counterattack before its die. */
export function counterattack(s: State): Matter {
  const { assault, setting } = s
  const table = setting.counterattacks
  const column = ratioColumn(assault.counterStrength, assault.counteredStrength)
  const byResult = new Map<string, number[]>()
  for (let face = 1; face <= 6; face++) {
    const result = table.results[resultAt(table, column, face)]!
    byResult.set(result, [...(byResult.get(result) ?? []), face])
  }
  const results = [...byResult].map(([result, faces]) => {
    const [own = '0', theirs = '0'] = result.split('/')
    return {
      name: `Defenders ${own}, attackers ${theirs}`,
      chance: faces.length / 6,
      faces,
      tone: toneOf(Number(own) - Number(theirs)),
    }
  })
  return {
    ...common(s),
    title: titleOf(s, 'The counterattack in', assault.hex),
    headline: table.columns[column]!,
    line: `${assault.counterStrength} against ${assault.counteredStrength}`,
    hint: `So far defenders have incurred ${LOSSES[assault.defenceLoss]}, attackers ${LOSSES[assault.attackLoss]}.`,
    columns: table.columns,
    column,
    sections: [
      figures('Counterattack', reasonsOf(s, counterStrength)),
      figures('Against', reasonsOf(s, counteredStrength)),
    ],
    results,
  }
}

/** As the attacker sees it. */
const toneOf = (gain: number): Tone =>
  gain > 1 ? 'good' : gain > 0 ? 'fair' : gain === 0 ? 'even' : gain > -2 ? 'poor' : 'bad'

/** After the dice: what they came to, and who has still to act. */
function after(s: State, line: string, hint: string): Matter {
  const [defence, attack] = [LOSSES[finalLoss(s, false)]!, LOSSES[finalLoss(s, true)]!]
  const { attackRoll, defenceRoll, winner } = s.assault
  const outcome = winner === 0 ? [] : [{ rule: 'C8.10', text: `the ${SIDE_NAMES[winner]} has won`, value: '' }]
  return {
    ...common(s),
    headline: `${defence} : ${attack}`,
    line,
    hint,
    sections: [
      {
        title: 'What the dice gave',
        total: '',
        items: [
          { rule: 'C8.6', text: `attackers threw ${attackRoll}: defenders lose`, value: defence },
          { rule: 'C8.6', text: `defenders threw ${defenceRoll}: attackers lose`, value: attack },
          ...outcome,
        ],
      },
      matrixSection(s),
    ],
  }
}

/** X4.4: each die of the German, and how often another throw of it would be better or worse. */
export function reroll(s: State): Matter {
  const enemy = GERMAN === attackerOf(s) ? defenderOf(s) : attackerOf(s)
  const now = lossesOf(s, enemy)
  const dice = [1, 2, 3].filter((die) => dieAt(s, die) !== 0)
  return {
    ...common(s),
    headline: LOSSES[now]!,
    line: `as it stands: ${listed(dice.map((die) => String(dieAt(s, die))))}`,
    hint: 'What is thrown again stands.',
    sections: [
      {
        title: 'Thrown again',
        total: '',
        items: dice.map((die) => ({
          rule: 'X4.4',
          text: `die ${die}, a ${dieAt(s, die)}`,
          value: again(s, enemy, now, die),
        })),
      },
    ],
  }
}

function again(s: State, enemy: number, now: number, die: number): string {
  const copy = rehearse(s)
  let better = 0
  let worse = 0
  for (let face = 1; face <= 6; face++) {
    const change = face - dieAt(s, die)
    if (enemy === defenderOf(s)) copy.assault.attackRoll = s.assault.attackRoll + change
    else copy.assault.defenceRoll = s.assault.defenceRoll + change
    const loss = lossesOf(copy, enemy)
    if (loss > now) better++
    if (loss < now) worse++
  }
  return `better ${better} of 6, worse ${worse}`
}

export const relief = (s: State): Matter =>
  after(
    s,
    `${SIDE_NAMES[s.assault.payer]}: ${counted(s.assault.due, 'point')} to take`,
    `${counted(reliefLeft(s), 'replacement point')} may make up for as many.`,
  )

/** C8.8: laid by pressing units. */
export function losses(s: State): Matter {
  const able = unitsWhere(s.setting.units, (unit) => lossBarred(s, unit, NO_REASONS) === LEGAL)
  return {
    ...after(
      s,
      `${SIDE_NAMES[s.assault.payer]}: ${counted(s.assault.due, 'point')} to go`,
      'Half of all, rounded down, falls on the largest unit.',
    ),
    members: able.map((unit) => worthOf(s, unit)),
  }
}

/** C8.11. */
export function retreat(s: State): Matter {
  const { steps } = s.fallback
  return after(s, `${counted(steps, 'hex', 'hexes')} gone`, 'Toward supply, and not into zones of other enemies.')
}

export function stand(s: State): Matter {
  const side = defenderOf(s)
  const most = largestOf(s, side)
  return {
    ...after(s, 'The defenders have lost', 'The largest unit may be given to hold the city.'),
    members: unitsIn(s, side, s.assault.hex)
      .filter((unit) => s.units.strength[unit] === most)
      .map((unit) => worthOf(s, unit)),
  }
}

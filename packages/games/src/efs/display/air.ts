import { type Matter, resultAt, type Section } from '@hexfront/core'
import { explained } from '../../display/attack.ts'
import { percent } from '../../display/bands.ts'
import { BLANK, figures } from '../../display/sheet.ts'
import { counted, signed } from '../../words.ts'
import { canFire, flakDrm } from '../air/aa.ts'
import { airColumn } from '../air/air-combat.ts'
import { purposeOf, worthOf } from '../air/flights.ts'
import { AXIS, SOVIET } from '../data/counters.ts'
import { enemyOf, FIRING, type State } from '../state.ts'
import { titleOf } from './attacks.ts'
import { unitsOver } from './crowds.ts'
import { called, namingOf, SIDE_NAMES } from './faces.ts'

const NAMES = ['missed', 'turned back', 'damaged', 'destroyed'] as const

/** 14.25: who is in the air over a hex, what each could do to whom, and what flak awaits missions. */
export function sortie(s: State, line: string, hint: string): Matter {
  const { hex, leader } = s.sortie
  return {
    ...BLANK,
    title: titleOf(s, 'In the air over', hex),
    headline: leader === 0 ? '' : SIDE_NAMES[leader]!,
    line,
    hint,
    targets: [hex],
    sections: [...[AXIS, SOVIET].map((side) => flightSection(s, side, hex)), ...duels(s, hex), ...flak(s, hex)].filter(
      ({ items }) => items.length > 0,
    ),
    members: [AXIS, SOVIET].flatMap((side) =>
      unitsOver(s, side, hex).map((unit) => ({ unit, worth: String(s.setting.rating[unit]), note: '' })),
    ),
  }
}

function flightSection(s: State, side: number, hex: number): Section {
  const purpose = purposeOf(s)
  return {
    title: `${SIDE_NAMES[side]} air units`,
    total: '',
    items: unitsOver(s, side, hex).map((unit) => ({
      rule: '14.12',
      text: `${called(s, unit)} ${s.units.role[unit] === FIRING ? 'fires' : `flies, ${counted(worthOf(s, unit, purpose), 'point')}`}`,
      value: `rating ${s.setting.rating[unit]}`,
    })),
  }
}

/** 14.32: each who could fire at whom, with the chances of the table. */
function duels(s: State, hex: number): Section[] {
  return [AXIS, SOVIET].map((side) => ({
    title: `${SIDE_NAMES[side]} fire`,
    total: '',
    items: unitsOver(s, side, hex)
      .filter((unit) => s.units.role[unit] === FIRING)
      .flatMap((shooter) =>
        unitsOver(s, enemyOf(side), hex).map((target) => ({
          rule: '14.32',
          text: `${called(s, shooter)} at ${called(s, target)}`,
          value: chancesText((die) => resultAt(s.setting.airCombat, airColumn(s, shooter, target), die)),
        })),
      ),
  }))
}

/** 14.4: what awaits each mission. */
function flak(s: State, hex: number): Section[] {
  return [AXIS, SOVIET].flatMap((side) =>
    canFire(s, enemyOf(side), hex)
      ? unitsOver(s, side, hex)
          .filter((unit) => s.units.role[unit] !== FIRING)
          .map((unit) => {
            const why = explained(namingOf(s), (reasons) => flakDrm(s, enemyOf(side), hex, unit, reasons))
            const section = figures(`AA fire at ${called(s, unit)}`, why)
            return {
              ...section,
              total: `${signed(why.total, 1)}: ${chancesText((die) => resultAt(s.setting.aaFire, 0, die + why.total))}`,
            }
          })
      : [],
  )
}

/** `turned back 30%, destroyed 10%`. */
function chancesText(resultOf: (die: number) => number): string {
  const counts = new Map<number, number>()
  for (let die = 1; die <= 10; die++) counts.set(resultOf(die), (counts.get(resultOf(die)) ?? 0) + 1)
  const parts = [...counts]
    .filter(([result]) => result > 0)
    .sort(([a], [b]) => a - b)
    .map(([result, count]) => `${NAMES[result]} ${percent(count / 10)}`)
  return parts.length === 0 ? 'no chance' : parts.join(', ')
}

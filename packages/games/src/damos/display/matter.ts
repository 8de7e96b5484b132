import { LEGAL, type Matter, NO_REASONS } from '@hexfront/core'
import { BLANK, unitsWhere } from '../../display/sheet.ts'
import { counted, signed } from '../../words.ts'
import { lossBarred } from '../attrition.ts'
import { PLAN_DRM } from '../charts.ts'
import type { State } from '../state.ts'
import { battle, counterattack, losses, relief, reroll, retreat, stand, support } from './battle.ts'
import { isAsked, stepOf } from './moment.ts'
import { cellOf, effectText, PLAN_NAMES, POSTURE_NAMES, plansOpen, posturesFor } from './postures.ts'
import { reaction, window } from './reactions.ts'
import { titleOf, worthOf } from './worth.ts'

/** What is being decided by dice or in secret. */
export function matter(s: State): Matter | null {
  switch (stepOf(s)) {
    case 'window':
      return isAsked(s) ? window(s) : null
    case 'reaction':
      return isAsked(s) ? reaction(s) : null
    case 'posture':
      return isAsked(s) ? posture(s) : null
    case 'support':
      return support(s)
    case 'battle':
      return s.assault.hasCountered === 1 ? counterattack(s) : battle(s)
    case 'reroll':
      return reroll(s)
    case 'relief':
      return relief(s)
    case 'losses':
      return isAsked(s) ? losses(s) : null
    case 'stand':
      return isAsked(s) ? stand(s) : null
    case 'fallback':
      return s.assault.hex === 0 ? null : retreat(s)
    case 'attrition':
      return isAsked(s) ? attrition(s) : null
    default:
      return null
  }
}

/** C8.4: the matrix as far as it is still open: the postures of the defender against the plans that may come. */
function posture(s: State): Matter {
  const hex = s.march.hex === 0 ? s.concerted.target : s.assault.hex
  const plans = plansOpen(s)
  return {
    ...BLANK,
    title: titleOf(s, 'The defence of', hex),
    line: plans.length === 1 ? `${PLAN_NAMES[plans[0]!]} is coming` : 'Both choices are laid open together',
    hint: `${plans.map((plan) => PLAN_NAMES[plan]).join(' or ')}`,
    targets: [hex],
    sections: posturesFor(s, hex).map((open) => ({
      title: POSTURE_NAMES[open]!,
      total: '',
      items: plans.map((plan) => ({
        rule: 'C8.4',
        text: `${PLAN_NAMES[plan]}${PLAN_DRM[plan] === 0 ? '' : `, dice ${signed(PLAN_DRM[plan]!, 1)}`}`,
        value: effectText(cellOf(s, open, plan)),
      })),
    })),
  }
}

/** C9.0. */
function attrition(s: State): Matter {
  const able = unitsWhere(s.setting.units, (unit) => lossBarred(s, unit, NO_REASONS) === LEGAL)
  return {
    ...BLANK,
    title: titleOf(s, 'Attrition in', s.march.hex),
    headline: String(s.attrition.due),
    line: `${counted(s.attrition.due, 'point')} to go`,
    hint: 'The first falls on the strongest; nobody is eliminated.',
    targets: [s.march.hex],
    members: able.map((unit) => worthOf(s, unit)),
  }
}

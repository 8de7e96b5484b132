import { LEGAL, type Rule, type Why } from '@hexfront/core'
import { isOnMap, type Play, phasing, type State, type Step, sideOf } from '../state.ts'
import { takeOff } from '../strength.ts'
import { scoreEvent } from '../victory/journal.ts'

/** D2.a: headquarters that are out of order throw, or one of them is disbanded. */
export const recovery: Step = {
  rule: '21.28',
  prompt: 'Headquarters are out of order: throw for them, or disband one.',
  asks: phasing,
  verbs: {
    disband: {
      a: 'unit',
      says: 'Disband {unit}',
      offers(s, out) {
        for (const hq of s.setting.hqs) if (isOut(s, hq)) out.add(hq)
      },
      bars: disbandBarred,
      takes(s, hq, play) {
        s.hasDisbanded = 1
        scoreEvent(s, 'hq disbanded', s.setting.charts.disbanding.vp)
        play.tell('disbanded', hq)
        takeOff(s, hq, s.setting.boxes.eliminated)
        if (!hasPatients(s)) play.leave()
      },
    },
    roll: {
      says: 'Throw for them',
      takes(s, _, play) {
        rollRecovery(s, play)
        play.leave()
      },
    },
  },
}

const isOut = (s: State, hq: number): boolean =>
  s.units.nonOp[hq] === 1 && isOnMap(s, hq) && sideOf(s, hq) === phasing(s)

export const hasPatients = (s: State): boolean => s.setting.hqs.some((hq) => isOut(s, hq))

/** 21.29: one a turn. */
function disbandBarred(s: State, hq: number, why: Why): Rule {
  if (s.setting.isHq[hq] === 0 || !isOut(s, hq)) return why.no('21.29', '{unit} is not out of order', hq)
  return s.hasDisbanded === 0 ? LEGAL : why.no('21.29', 'one HQ was disbanded in this turn')
}

/** 21.28. */
function rollRecovery(s: State, play: Play): void {
  for (const hq of s.setting.hqs) {
    if (!isOut(s, hq)) continue
    const die = play.dice.die(10, 'recovery of an HQ (21.28)')
    play.tell('rolledFor', hq, die, s.setting.recovery[hq]!)
    if (die > s.setting.recovery[hq]!) continue
    s.units.nonOp[hq] = 0
    play.tell('recovered', hq)
  }
}

import { changed, LEGAL, type Rule, type Why } from '@hexfront/core'
import { fallBack, MOST_ZONES, offerRetreats, retreatEnds, zonesOnWay } from '../combat/retreat.ts'
import { enemyOf, type Play, phasing, pieces, type State, type Step } from '../state.ts'
import { eliminate, loseStep } from '../strength.ts'

/** 11.3: what an overrun does: a step of one side or the other, and the retreat of who was overrun. */
export function beginPush(s: State, hex: number, isThrough: boolean, steps: number, play: Play): void {
  play.enter('push')
  const { push, units } = s
  push.hex = hex
  push.due = steps
  push.payer = isThrough ? enemyOf(phasing(s)) : phasing(s)
  if (isThrough) for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) units.pushed[unit] = 1
  goOn(s, play)
}

/** The overrunning player leads those back who were overrun; losses are chosen by who suffers them. */
export const push: Step = {
  rule: '11.3',
  prompt: 'The overrun of {place}.',
  about: (s) => [s.push.hex],
  asks: (s) => (s.push.due > 0 ? s.push.payer : phasing(s)),
  verbs: {
    lose: {
      a: 'unit',
      says: '{unit} loses a step',
      offers(s, out) {
        const members = payers(s)
        for (let unit = members.indexOf(1); unit > 0; unit = members.indexOf(1, unit + 1)) out.add(unit)
      },
      bars: lossBarred,
      takes(s, unit, play) {
        lose(s, unit, play)
        goOn(s, play)
      },
    },
    back: {
      a: 'place',
      says: 'Back to {place}',
      offers(s, out) {
        const unit = s.units.pushed.indexOf(1)
        if (s.push.due === 0 && unit > 0) offerRetreats(s, unit, s.setting.charts.retreat.plain, MOST_ZONES, out)
      },
      bars(s, hex, why) {
        const unit = s.units.pushed.indexOf(1)
        if (s.push.due > 0 || unit < 0) return why.no('11.3', 'nobody retreats now')
        return retreatEnds(s, unit, s.setting.charts.retreat.plain, MOST_ZONES).includes(hex)
          ? LEGAL
          : why.no('16.4', '{unit} cannot retreat to {place}', unit, hex)
      },
      takes(s, hex, play) {
        drive(s, s.units.pushed.indexOf(1), hex, play)
        goOn(s, play)
      },
    },
  },
}

const payers = (s: State): Uint8Array => (s.push.payer === phasing(s) ? s.units.inHand : s.units.pushed)

function lossBarred(s: State, unit: number, why: Why): Rule {
  if (s.push.due === 0) return why.no('11.3', 'no step is due')
  return payers(s)[unit] === 1 ? LEGAL : why.no('11.3', '{unit} was not in the overrun', unit)
}

function lose(s: State, unit: number, play: Play): void {
  s.push.due--
  loseStep(s, unit, 'cadre', play)
  changed(s)
}

/** What leaves no choice is done at once. */
function goOn(s: State, play: Play): void {
  const { units, push: now } = s
  while (now.due > 0) {
    const members = payers(s)
    const first = members.indexOf(1)
    if (first < 0) now.due = 0
    else if (first === members.lastIndexOf(1)) lose(s, first, play)
    else return
  }
  for (let unit = units.pushed.indexOf(1); unit > 0; unit = units.pushed.indexOf(1)) {
    const ends = retreatEnds(s, unit, s.setting.charts.retreat.plain, MOST_ZONES)
    if (ends.length > 1) return
    if (ends.length === 0) eliminate(s, unit, 'eliminated', play)
    else drive(s, unit, ends[0]!, play)
  }
  play.leave()
}

/** 11.38: with an Overrun marker; an HQ is out of order; a vacant enemy zone on the way takes a step. */
function drive(s: State, unit: number, end: number, play: Play): void {
  const { units, setting } = s
  const zones = zonesOnWay(s, end)
  units.pushed[unit] = 0
  pieces.alter(s, unit, units.overrun, 1)
  if (setting.isHq[unit] === 1) units.nonOp[unit] = 1
  fallBack(s, unit, end, zones, play)
}

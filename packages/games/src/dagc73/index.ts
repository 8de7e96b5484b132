import { defineGame, LEGAL, type Rule, UNREACHED, type Why } from '@hexfront/core'
import { BOOK, type Dagc73Data } from './book.ts'
import { TURNS } from './charts.ts'
import { attackers, attackStrength, defenceStrength, dieModifier, odds } from './combat.ts'
import { isSetUp, missing } from './deployment.ts'
import { EVENTS } from './events.ts'
import { continuousLine } from './line.ts'
import { MIGRATIONS } from './migrations.ts'
import { allowance, marchCost } from './movement.ts'
import { type Dagc73Setting, OPTIONS, SCENARIOS, settingOf } from './scenarios.ts'
import { PHASES } from './sequence.ts'
import { columns, pieces, type State, sideOf, type Words } from './state.ts'
import { arrivals, entry, ukraine } from './steps/arrival.ts'
import { advance, assault, combat, fallback, losses, rout } from './steps/combat.ts'
import { march, move } from './steps/move.ts'
import { deploy, site } from './steps/set-up.ts'
import { distanceToSupply } from './supply.ts'
import { outcome } from './victory.ts'

/** Destruction of Army Group Center (1973): the Soviet summer offensive of 1944, ten turns of two days. */
export const dagc73 = defineGame<ReturnType<typeof columns>, Dagc73Setting, Words, typeof OPTIONS, Dagc73Data>({
  id: 'dagc73',
  name: 'Destruction of Army Group Center (1973)',
  rules: 4,
  sides: ['German', 'Soviet'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  migrations: MIGRATIONS,
  // Units were taken back in two answers: `lift`, then `take UNIT`.
  silent: ['lift', 'back'],
  book: BOOK,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps: {
    deploy,
    site,
    ukraine,
    arrivals,
    entry,
    move,
    march,
    combat,
    assault,
    losses,
    rout,
    fallback,
    advance,
  },
  deal: () => {},
  rebuild: (s) => pieces.rebuild(s),
  outcome,
  pieces,
  turns: () => TURNS,
  impossible,
  questions: {
    cost: {
      a: 'place',
      bars: (s, _, why) => (s.march.unit === 0 ? why.no('5.0', 'no unit is on the march') : LEGAL),
      value: (s, hex, why) => marchCost(s, hex, why),
    },
    allowance: { a: 'unit', value: (s, unit, why) => allowance(s, unit, why) },
    odds: { bars: oddsBarred, value: (s, _, why) => columnOf(s, why) },
    attack: { bars: attackQuestionBarred, value: (s, _, why) => attackStrength(s, why) },
    defence: { bars: attackQuestionBarred, value: (s, _, why) => defenceStrength(s, why) },
    die: { bars: attackQuestionBarred, value: (s, _, why) => dieModifier(s, why) },
    supply: { a: 'unit', value: supplyDistance },
    gap: { value: (s) => continuousLine(s).open },
    missing: {
      bars: (s, _, why) => (isSetUp(s) ? LEGAL : why.no('14.4', 'the set-up is over')),
      value: whatIsMissing,
    },
    points: {
      value: (s, _, why) =>
        why.item('12.1', 'German victory points', s.vp.german) -
        why.item('12.1', 'Russian victory points', s.vp.soviet),
    },
  },
})

/** 5.2E, 12.1: sides never share a hex, and what is lost stays lost; a battlegroup stands for a division that is gone (8.7M). */
function impossible(s: State): string {
  const { ground, unitIds, battlegroup } = s.setting
  const mixed = pieces.mixedHex(s)
  if (mixed !== 0) return `both sides stand in ${ground.name(mixed)}`
  for (let unit = 1; unit < unitIds.length; unit++) {
    if (s.units.place[unit] === 0) continue
    if (s.units.dead[unit] === 1) return `${unitIds[unit]} is lost and on the map`
    const group = battlegroup[unit]!
    if (group !== 0 && s.units.place[group] !== 0) return `${unitIds[unit]} is on the map, and so is its battlegroup`
  }
  return ''
}

function attackQuestionBarred(s: State, _: number, why: Why): Rule {
  if (s.assault.targets === 0) return why.no('8.0', 'no attack is being prepared')
  return s.assault.result === 0 ? LEGAL : why.no('8.0', 'the die is thrown')
}

function oddsBarred(s: State, _: number, why: Why): Rule {
  const barred = attackQuestionBarred(s, _, why)
  return barred === LEGAL && attackers(s) < 1 ? why.no('8.2', 'nobody attacks yet') : barred
}

/** What the set-up still lacks, thing by thing. */
function whatIsMissing(s: State, _: number, why: Why): number {
  let sum = 0
  for (const { rule, text, value } of missing(s)) sum += why.item(rule, text, value)
  return sum
}

/** Columns are counted from 1, so that the lowest has its line too. */
function columnOf(s: State, why: Why): number {
  attackStrength(s, why)
  defenceStrength(s, why)
  const column = odds(s)
  return why.item('8.8', 'odds {column}', column + 1, column)
}

/** 9.0: steps to the nearest source; -1 where there is none, and why. */
function supplyDistance(s: State, unit: number, why: Why): number {
  const hex = s.units.place[unit]!
  const distance = hex === 0 ? UNREACHED : distanceToSupply(s, sideOf(s, unit), hex)
  if (distance !== UNREACHED) return why.item('9.0', 'hexes to the nearest source', distance)
  if (hex === 0) why.no('9.0', '{unit} is not on the map', unit)
  else why.no('9.0', 'no source in reach of {place}', hex)
  return -1
}

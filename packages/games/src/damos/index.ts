import { defineGame, LEGAL, type Rule, type Why } from '@hexfront/core'
import { attritionModifier } from './attrition.ts'
import { EVENTS } from './events.ts'
import { conceal, resample, sees } from './fog.ts'
import { marchBarred, rangeOf, stepCost } from './movement.ts'
import { BATTLE_QUESTIONS } from './questions.ts'
import { openModifier } from './reaction.ts'
import { type DamosSetting, OPTIONS, SCENARIOS, settingOf } from './scenarios.ts'
import { deal, PHASES } from './sequence.ts'
import { columns, enemyOf, firstIn, isHeldBy, pieces, type State, sideOf, type Words } from './state.ts'
import { arrivals, cossacks, entry } from './steps/arrival.ts'
import { battle, benefit, losses, muster, relief, reroll, stand, support } from './steps/battle.ts'
import { excess } from './steps/excess.ts'
import { attrition, concerted, march, naming, operations, posture } from './steps/operations.ts'
import { branch, rail } from './steps/rail.ts'
import { fallback, reaction, window } from './steps/reaction.ts'
import { deploy, site } from './steps/set-up.ts'
import { journey, strategic } from './steps/strategic.ts'
import { journeyBarred, journeyCost, journeyPath } from './strategic.ts'
import { isSupplied, lineLimit } from './supply.ts'
import { outcome } from './victory.ts'
import { hasMobile, influence } from './zones.ts'

/** Army Group Center in the Destroy All Monsters series: July 1941 to the gates of Moscow. */
export const damos = defineGame<ReturnType<typeof columns>, DamosSetting, Words, typeof OPTIONS>({
  id: 'damos',
  name: 'Army Group Center (DAMOS)',
  rules: 1,
  sides: ['German', 'Russian'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps: {
    deploy,
    site,
    cossacks,
    arrivals,
    entry,
    rail,
    branch,
    strategic,
    journey,
    operations,
    march,
    concerted,
    naming,
    window,
    reaction,
    fallback,
    posture,
    battle,
    muster,
    support,
    reroll,
    relief,
    losses,
    stand,
    benefit,
    attrition,
    excess,
  },
  deal,
  rebuild: (s) => pieces.rebuild(s),
  outcome,
  pieces,
  conceal,
  resample,
  sees,
  turns: ({ lastTurn }) => lastTurn,
  impossible,
  questions: {
    cost: { a: 'place', bars: costBarred, value: costOf },
    allowance: {
      a: 'unit',
      value: (s, unit, why) => why.item('C2.2', 'movement allowance', s.setting.movement[unit]!),
    },
    supply: { a: 'unit', bars: offMap, value: supplyOf },
    influence: { a: 'place', bars: influenceBarred, value: influenceOf },
    reaction: { bars: reactionBarred, value: (s, _, why) => openModifier(s, why) },
    attrition: { bars: attritionBarred, value: (s, _, why) => attritionModifier(s, why) },
    ...BATTLE_QUESTIONS,
  },
})

/** C7.0, C6.0: what the way of the force in hand costs; in strategic movement it is counted in halves of a point. */
function costOf(s: State, hex: number, why: Why): number {
  const isMarching = s.march.hex !== 0
  const length = isMarching ? rangeOf(s).reach.pathTo(hex, way) : journeyPath(s, hex, way)
  if (!isMarching) return why.item('C6.0', 'halves of a point', length === 0 ? 0 : journeyCost(s, hex))
  let cost = 0
  for (let i = 1; i < length; i++) cost += stepCost(s, way[i - 1]!, way[i]!, why)
  return cost
}

const way: number[] = []

function costBarred(s: State, hex: number, why: Why): Rule {
  if (s.march.hex !== 0) return marchBarred(s, hex, why)
  return s.journey.from === 0 ? why.no('C7.0', 'no force is on the march') : journeyBarred(s, hex, why)
}

function offMap(s: State, unit: number, why: Why): Rule {
  return s.units.place[unit] === 0 ? why.no('C2.10', '{unit} is not on the map', unit) : LEGAL
}

/** C2.10: 1 for a unit with a line of supply. */
function supplyOf(s: State, unit: number, why: Why): number {
  const side = sideOf(unit)
  const hex = s.units.place[unit]!
  if (isSupplied(s, side, hex)) return why.item('X4.3', 'a line of supply', 1)
  why.no('X4.3', 'no line of {n} hexes leads from {place} to the railway', lineLimit(s, side), hex)
  return 0
}

/** C2.6: how far a force reaches is for its owner to know. */
function influenceBarred(s: State, hex: number, why: Why): Rule {
  const side = ownerOf(s, hex)
  if (side === 0) return why.no('C2.6', 'nobody is in {place}', hex)
  if (!hasMobile(s, side, hex)) return why.no('C2.6', 'no fresh force with a zone of influence is in {place}', hex)
  return s.units.strength[firstIn(s, side, hex)] === 0
    ? why.no('C2.4', 'the strength of the force in {place} is not known', hex)
    : LEGAL
}

const ownerOf = (s: State, hex: number): number => sideOf(pieces.first(s, hex))

function influenceOf(s: State, hex: number, why: Why): number {
  return why.item('C2.6', 'hexes by strength', influence(s, ownerOf(s, hex), hex))
}

function reactionBarred(s: State, _: number, why: Why): Rule {
  return s.reaction.from === 0 ? why.no('C2.6.1', 'nobody reacts') : LEGAL
}

function attritionBarred(s: State, _: number, why: Why): Rule {
  return s.march.hex === 0 ? why.no('C9.0', 'no force is on the march') : LEGAL
}

/** C2.7, X1.3: both sides share a hex only where they fight, and nobody leaves the area. */
function impossible(s: State): string {
  const { ground, unitIds, isOperations } = s.setting
  for (let unit = 1; unit < unitIds.length; unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0) continue
    if (s.units.dead[unit] === 1) return `${unitIds[unit]} is eliminated and on the map`
    if (isOperations[hex] === 0) return `${unitIds[unit]} stands outside the area of operations`
    if (hex !== s.march.hex && isHeldBy(s, enemyOf(sideOf(unit)), hex)) return `both sides stand in ${ground.name(hex)}`
  }
  return ''
}

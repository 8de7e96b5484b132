import { type Choices, defineGame, LEGAL, phaseNow, type Rule, type Verb, type Why } from '@hexfront/core'
import { BOOK, type Dagc09Data } from './book.ts'
import { TURNS } from './charts.ts'
import { attackers, attackStrength, column, defenceStrength, differential, isInTheDark, shifts } from './combat.ts'
import { SOVIET } from './counters.ts'
import { EVENTS } from './events.ts'
import { conceal, resample, sees } from './fog.ts'
import { marchCost, movementOf } from './movement.ts'
import { overstackedHex } from './overstacks.ts'
import { isOverstretched } from './ports.ts'
import { type Dagc09Setting, OPTIONS, SCENARIOS, settingOf } from './scenarios.ts'
import { deal, PHASES } from './sequence.ts'
import { columns, type Play, pieces, type State, sideOf, type Words } from './state.ts'
import { arrivals, entry } from './steps/arrival.ts'
import { advance, ardor, assault, avoid, combat, losses, retreat } from './steps/combat.ts'
import { excess } from './steps/excess.ts'
import { interdict } from './steps/interdiction.ts'
import { march, move } from './steps/move.ts'
import { ports } from './steps/ports.ts'
import { deploy, site } from './steps/set-up.ts'
import { isExhausted, isOverland, isSupplied } from './supply.ts'
import { outcome, sovietPoints } from './victory.ts'

/** R09-14: the Soviet may change the order of a stack at any question put to him, once a stack and phase. */
const swap: Verb<State, Words> = {
  a: 'place',
  says: 'Change the order in {place}',
  offers: offerStacks,
  bars: swapBarred,
  takes(s, hex, play) {
    pieces.reorder(s, pieces.first(s, hex), pieces.count(s, hex))
    s.hexes.swapped[hex] = 1
    play.reveal()
    play.tell('swapped', pieces.first(s, hex), hex)
  },
}

/** Destruction of Army Group Center, the redesign: the summer of 1944 from the Baltic to the Pripyat, nine turns of a week. */
export const dagc09 = defineGame<ReturnType<typeof columns>, Dagc09Setting, Words, typeof OPTIONS, Dagc09Data>({
  id: 'dagc09',
  name: 'Destruction of Army Group Center (redesign)',
  rules: 1,
  sides: ['German', 'Soviet'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  book: BOOK,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps: {
    deploy,
    site,
    ports,
    arrivals,
    entry,
    combat,
    assault,
    avoid,
    ardor,
    retreat,
    losses,
    advance,
    interdict,
    move,
    march,
    excess,
  },
  anytime: { swap },
  deal,
  rebuild: (s) => pieces.rebuild(s),
  settle,
  outcome,
  pieces,
  conceal,
  resample,
  sees,
  turns: () => TURNS,
  impossible,
  questions: {
    cost: {
      a: 'place',
      bars: (s, _, why) => (s.march.unit === 0 ? why.no('9.1', 'no unit is on the march') : LEGAL),
      value: (s, hex, why) => marchCost(s, hex, why),
    },
    allowance: { a: 'unit', value: (s, unit, why) => why.item('2.10', 'movement factor', movementOf(s, unit)) },
    supply: { a: 'unit', value: supplyOf },
    attack: { bars: attackBarred, value: (s, _, why) => attackStrength(s, why) },
    defence: { bars: defenceBarred, value: (s, _, why) => defenceStrength(s, why) },
    differential: { bars: oddsBarred, value: (s, _, why) => differential(s, why) },
    shifts: { bars: attackBarred, value: (s, _, why) => shifts(s, why) },
    column: { bars: oddsBarred, value: (s, _, why) => columnOf(s, why) },
    points: { value: (s, _, why) => sovietPoints(s, why) },
  },
})

/**
 * 6.6: overfull hexes are cleared at the end of a phase or combat; 7.9: where the ports cannot feed all who hang on them, the German is asked who goes without.
 * While the Soviets move nobody asks about German supply: it is seen to when they are done.
 */
function settle(s: State, play: Play): void {
  if (s.flow.over === 1 || s.flow.depth > 1) return
  const { id, movement } = phaseNow(s)
  const isMoving = movement === true && s.flow.depth === 1
  if (!isMoving && overstackedHex(s) !== 0) askOnce(s, 'excess', play)
  else if (!(isMoving && id === 'soviet move') && isOverstretched(s)) askOnce(s, 'ports', play)
}

function askOnce(s: State, step: 'excess' | 'ports', play: Play): void {
  if (!dagc09.stepsOpen(s).includes(step)) play.enter(step)
}

function offerStacks(s: State, out: Choices): void {
  // Chance and bots are asked where it matters and not at every turn.
  if (!out.isForPeople && (s.flow.depth > 1 || phaseNow(s).id !== 'soviet move')) return
  const decision = dagc09.decision(s)
  if (decision.isOver || decision.side !== SOVIET) return
  const { hexes, count } = pieces.hexesOf(s, SOVIET)
  for (let i = 0; i < count; i++) if (pieces.count(s, hexes[i]!) > 1) out.add(hexes[i]!)
}

function swapBarred(s: State, hex: number, why: Why): Rule {
  const decision = dagc09.decision(s)
  if (decision.isOver || decision.side !== SOVIET) return why.no('6.8', 'the order of German stacks is open')
  if (pieces.occupier(s, hex) !== SOVIET || pieces.count(s, hex) < 2)
    return why.no('6.8', 'no Soviet stack is in {place}', hex)
  return s.hexes.swapped[hex] === 0 ? LEGAL : why.no('6.8', 'the order in {place} was changed in this phase', hex)
}

/** 6.9, 9.12, 2.11: sides never share a hex, Germans keep out of Soviet entrenchments, and the dead are not on the map. */
function impossible(s: State): string {
  const { ground, unitIds, entrenched } = s.setting
  const mixed = pieces.mixedHex(s)
  if (mixed !== 0) return `both sides stand in ${ground.name(mixed)}`
  for (let unit = 1; unit < unitIds.length; unit++) {
    const hex = s.units.place[unit]!
    if (hex === 0) continue
    if (s.units.dead[unit] === 1) return `${unitIds[unit]} is lost and on the map`
    if (sideOf(s, unit) !== SOVIET && entrenched[SOVIET]![hex] === 1)
      return `${unitIds[unit]} stands in a Soviet entrenchment`
  }
  return ''
}

/** Whether an attack is being put together. */
function attackBarred(s: State, _: number, why: Why): Rule {
  return s.assault.target !== 0 && s.assault.effect === 0 ? LEGAL : why.no('11.8', 'no attack is being prepared')
}

/** 6.8: the German is told nothing of what he does not see. */
function defenceBarred(s: State, _: number, why: Why): Rule {
  const barred = attackBarred(s, _, why)
  if (barred !== LEGAL || !isInTheDark(s)) return barred
  return why.no('6.8', 'what stands below the top of {place} is not known', s.assault.target)
}

function oddsBarred(s: State, _: number, why: Why): Rule {
  const barred = defenceBarred(s, _, why)
  return barred === LEGAL && attackers(s) < 0 ? why.no('11.2', 'nobody attacks yet') : barred
}

/** Columns are counted from 1, so that the lowest has its line too. */
function columnOf(s: State, why: Why): number {
  const at = column(s)
  shifts(s, why)
  return why.item('11.8', 'column {column}', at + 1, at)
}

/** 7.2: 1 for a unit in supply, and how it comes by it. */
function supplyOf(s: State, unit: number, why: Why): number {
  const hex = s.units.place[unit]!
  if (hex === 0) {
    why.no('7.2', '{unit} is not on the map', unit)
    return 0
  }
  if (isSupplied(s, unit))
    return why.item(isOverland(s, unit) ? '7.2' : '7.9', isOverland(s, unit) ? 'over land' : 'from a port', 1)
  if (sideOf(s, unit) === SOVIET && isExhausted(s)) why.no('7.12', 'all Soviet units are out of supply')
  else if (s.units.cut[unit] === 1) why.no('7.9', '{unit} was picked to go without port supply', unit)
  else why.no('7.2', 'no line leads from {place} to a source', hex)
  return 0
}

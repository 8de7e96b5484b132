import { type Dice, defineGame, LEGAL, type LineItem, type Rule, type Told, type Why } from '@hexfront/core'
import { BOOK, type DrillData } from './book.ts'
import { TURNS } from './charts.ts'
import { attackStrength, defenceStrength, dieModifier, odds } from './combat.ts'
import { BLUE, COUNTERS, RED, STRENGTHS } from './counters.ts'
import { EVENTS } from './events.ts'
import { board } from './map.ts'
import { allowance, marchBarred, marchCost } from './movement.ts'
import { PHASES } from './sequence.ts'
import {
  columns,
  type DrillSetting,
  enemyOf,
  type Play,
  pieces,
  place,
  type State,
  settingOf,
  sideOf,
  TOWNS,
  UNITS,
  type Words,
} from './state.ts'
import { steps } from './steps.ts'
import { isSupplied } from './supply.ts'

/** Two small armies, five towns, one river. */
export const drill = defineGame<ReturnType<typeof columns>, DrillSetting, Words, readonly [], DrillData>({
  id: 'drill',
  name: 'Drill',
  rules: 2,
  // The kernel counts the stages of steps: the columns are the same.
  migrations: { 1: (text) => text },
  sides: ['blue', 'red'],
  scenarios: [{ id: 'meeting', name: 'Meeting engagement', about: 'Six turns for the towns along the river.' }],
  events: EVENTS,
  book: BOOK,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps,
  rebuild: (s) => pieces.rebuild(s),
  deal,
  settle: (s, play) => {
    if (s.beaten !== 0) play.finish()
  },
  outcome,
  conceal,
  sees,
  resample,
  pieces,
  turns: () => TURNS,
  impossible,
  questions: {
    odds: { bars: oddsBarred, value: (s, _, why) => odds(s, why) },
    attack: { bars: attackQuestionBarred, value: (s, _, why) => attackStrength(s, why) },
    defence: { bars: attackQuestionBarred, value: (s, _, why) => defenceStrength(s, why) },
    die: { bars: attackQuestionBarred, value: (s, _, why) => dieModifier(s, why) },
    cost: { a: 'place', bars: costBarred, value: (s, hex, why) => marchCost(s, hex, why) },
    allowance: { a: 'unit', bars: offMap, value: (s, unit, why) => allowance(s, unit, why) },
    supply: { a: 'unit', bars: offMap, value: (s, unit) => (isSupplied(s, unit) ? 1 : 0) },
  },
})

/** 3.5: no two units share a hex. */
function impossible(s: State): string {
  const { ground } = s.setting
  for (let hex = 1; hex <= ground.size; hex++)
    if (pieces.count(s, hex) > 1) return `${pieces.count(s, hex)} units stand in ${ground.name(hex)}`
  return ''
}

function attackQuestionBarred(s: State, _: number, why: Why): Rule {
  if (s.assault.target === 0) return why.no('5.1', 'no attack is being prepared')
  return s.assault.defender === 0 ? LEGAL : why.no('5.4', 'the die is thrown')
}

function oddsBarred(s: State, _: number, why: Why): Rule {
  const barred = attackQuestionBarred(s, _, why)
  return barred === LEGAL && !s.units.joined.includes(1) ? why.no('5.1', 'nobody attacks yet') : barred
}

function costBarred(s: State, to: number, why: Why): Rule {
  return s.march.unit === 0 ? why.no('3.1', 'no unit is on the march') : marchBarred(s, to, why)
}

function offMap(s: State, unit: number, why: Why): Rule {
  return s.units.place[unit] === 0 ? why.no('3.1', '{unit} is not on the map', unit) : LEGAL
}

const START = COUNTERS.map(({ start }) => board.grid.parse(start))

/** 2.1: the strengths of a side are shuffled among its units, face down. */
function deal(s: State, play: Play): void {
  for (const side of [BLUE, RED]) dealStrengths(s, side, play.dice, [...STRENGTHS])
  COUNTERS.forEach((_, at) => {
    place(s, at + 1, START[at]!)
    play.tell('dealt', at + 1, s.units.strength[at + 1]!)
  })
}

/** Gives out what is left of the strengths to those units of a side that have none. */
function dealStrengths(s: State, side: number, dice: Dice, left: number[]): void {
  for (let unit = 1; unit <= UNITS; unit++)
    if (sideOf(unit) === side && s.units.strength[unit] === 0)
      s.units.strength[unit] = left.splice(dice.pick(left.length, 'strength'), 1)[0]!
}

/** 1.4: more towns win; a side without units has lost. */
function outcome(s: State): { winner: number; level: string; because: LineItem[] } {
  const because = [BLUE, RED].map((side) => ({
    rule: '1.4',
    text: `towns held by ${side === BLUE ? 'blue' : 'red'}`,
    value: TOWNS.filter((_, town) => s.towns.held[town + 1] === side).length,
  }))
  const lead = because[0]!.value - because[1]!.value
  const winner = s.beaten !== 0 ? enemyOf(s.beaten) : lead > 0 ? BLUE : lead < 0 ? RED : 0
  return { winner, level: winner === 0 ? 'drawn' : Math.abs(lead) > 2 ? 'decisive' : 'marginal', because }
}

/** 2.2: nobody but the owner knows the strength of a unit that was never shown. */
function conceal(view: State, side: number): void {
  for (let unit = 1; unit <= UNITS; unit++)
    if (sideOf(unit) !== side && view.units.shown[unit] === 0) view.units.strength[unit] = 0
}

function sees(_s: State, told: Told, side: number): Told | null {
  return told.event === 'dealt' && sideOf(told.operands[0]!) !== side ? null : told
}

function resample(view: State, side: number, dice: Dice): void {
  for (const other of [BLUE, RED]) {
    if (other === side) continue
    const left: number[] = [...STRENGTHS]
    for (let unit = 1; unit <= UNITS; unit++) {
      const known = sideOf(unit) === other ? left.indexOf(view.units.strength[unit]!) : -1
      if (known >= 0) left.splice(known, 1)
    }
    dealStrengths(view, other, dice, left)
  }
}

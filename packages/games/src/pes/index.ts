import { defineGame, type Why } from '@hexfront/core'
import { assaultModifier } from './assault.ts'
import { fireModifier } from './combat.ts'
import { frontGaps, IS_GERMAN, isSupplied, rebuildFront, setControl } from './control.ts'
import { EVENTS } from './events.ts'
import { mostInGarrison } from './garrison.ts'
import { MIGRATIONS } from './migrations.ts'
import { allowance, marchCost } from './movement.ts'
import { breakoutDice, townsAndCities } from './pockets.ts'
import { OPTIONS, type PesSetting, SCENARIOS, settingOf } from './scenarios.ts'
import { PHASES } from './sequence.ts'
import { columns, type Play, pieces, type State, unitCount, type Words } from './state.ts'
import { arrivals, entry } from './steps/arrival.ts'
import { battle, clash, fire, garrison, losses, pocket } from './steps/battle.ts'
import { concede, march, operations } from './steps/operations.ts'
import { deploy, site } from './steps/set-up.ts'
import { administration, moscow, southwest, stavka } from './steps/system.ts'
import { checkLacks, moscowChance, outcome } from './victory.ts'

/** Panzers East Solitaire: Army Group Center, June to August 1941, against a Soviet side that the rules command. */
export const pes = defineGame<ReturnType<typeof columns>, PesSetting, Words, typeof OPTIONS>({
  id: 'pes',
  name: 'Panzers East Solitaire',
  rules: 3,
  sides: ['German', 'Soviet'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  migrations: MIGRATIONS,
  setting: settingOf,
  columns,
  phases: PHASES,
  steps: {
    deploy,
    site,
    arrivals,
    entry,
    operations,
    march,
    battle,
    garrison,
    fire,
    losses,
    pocket,
    stavka,
    southwest,
    clash,
    moscow,
    administration,
  },
  anytime: { concede },
  deal,
  rebuild(s) {
    pieces.rebuild(s)
    rebuildFront(s)
  },
  outcome,
  questions: {
    cost: { a: 'place', value: marchCost },
    allowance: {
      a: 'unit',
      value: (s, unit, why) => why.item('9.13', 'turn {n}', allowance(s, s.setting.isMech[unit]!), s.turn),
    },
    garrison: { a: 'place', value: mostInGarrison },
    fire: { value: fireQuestion },
    pocket: { value: (s, _, why) => breakoutDice(s, why) + townsAndCities(s, why) },
    supply: { a: 'place', value: (s, hex) => (isSupplied(s, hex) ? 1 : 0) },
    integrity: { value: integrity },
    moscow: { value: (s, _, why) => moscowChance(s, why) },
    check: { value: (s, _, why) => checkLacks(s, why) },
  },
})

/** 3.1: the cups, the track and the front line. */
function deal(s: State, _play: Play): void {
  const { box, roster, greaterGermany } = s.setting
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const { kind, side, turn } = roster[unit]!
    if (kind === 'group' || kind === 'horse') pieces.place(s, unit, box.stavka)
    else if (kind === 'army') pieces.place(s, unit, box.southwest)
    else if (turn !== 0) pieces.place(s, unit, turn === 2 ? box['turn:2'] : turn === 5 ? box['turn:5'] : box['turn:6'])
    else if (side === 2) pieces.place(s, unit, box.cup)
  }
  for (const hex of greaterGermany) setControl(s, hex, IS_GERMAN)
}

/** What is added to each die of the fire that comes next. */
function fireQuestion(s: State, _: number, why: Why): number {
  return s.clash.hex !== 0 ? assaultModifier(s, why) : fireModifier(s, why)
}

/** 4.10b: each open hex by itself. */
function integrity(s: State, _: number, why: Why): number {
  const { hexes, count } = frontGaps(s)
  for (let i = 0; i < count; i++) why.item('4.10', '{place} is open', 1, hexes[i]!)
  return count
}

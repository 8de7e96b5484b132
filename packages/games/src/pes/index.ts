import { defineGame, LEGAL, type Rule, type Why } from '@hexfront/core'
import { assaultModifier } from './assault.ts'
import { BOOK, type PesData } from './book.ts'
import { POINTS_NEEDED, TURNS } from './charts.ts'
import { fireModifier } from './combat.ts'
import { frontGaps, IS_GERMAN, isSupplied, rebuildFront, setControl } from './control.ts'
import { EVENTS } from './events.ts'
import { mostInGarrison } from './garrison.ts'
import { MIGRATIONS } from './migrations.ts'
import { allowance, marchCost } from './movement.ts'
import { breakoutDice, townsAndCities } from './pockets.ts'
import { OPTIONS, type PesSetting, SCENARIOS, settingOf } from './scenarios.ts'
import { PHASES } from './sequence.ts'
import { overfull } from './stacking.ts'
import { columns, isGermanUnit, type Play, pieces, type State, unitCount, type Words } from './state.ts'
import { arrivals, entry } from './steps/arrival.ts'
import { battle, clash, fire, garrison, losses, pocket } from './steps/battle.ts'
import { concede, march, operations } from './steps/operations.ts'
import { deploy, site } from './steps/set-up.ts'
import { administration, moscow, southwest, stavka } from './steps/system.ts'
import { checkLacks, moscowChance, outcome } from './victory.ts'

/** Panzers East Solitaire: Army Group Center, June to August 1941, against a Soviet side that the rules command. */
export const pes = defineGame<ReturnType<typeof columns>, PesSetting, Words, typeof OPTIONS, PesData>({
  id: 'pes',
  name: 'Panzers East Solitaire',
  rules: 4,
  sides: ['German', 'Soviet'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: EVENTS,
  migrations: MIGRATIONS,
  book: BOOK,
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
  pieces,
  turns: () => TURNS,
  impossible,
  questions: {
    cost: {
      a: 'place',
      bars: (s, _, why) => (s.march.at === 0 ? why.no('9.1', 'no force is on the march') : LEGAL),
      value: marchCost,
    },
    allowance: {
      a: 'unit',
      bars: (s, unit, why) => (isGermanUnit(s, unit) ? LEGAL : why.no('9.13', '{unit} is not German', unit)),
      value: (s, unit, why) => why.item('9.13', 'turn {n}', allowance(s, s.setting.isMech[unit]!), s.turn),
    },
    garrison: { a: 'place', bars: garrisonBarred, value: mostInGarrison },
    fire: {
      bars: (s, _, why) => (s.clash.hex === 0 && s.battle.hex === 0 ? why.no('10.1', 'nobody fights') : LEGAL),
      value: fireQuestion,
    },
    pocket: {
      bars: (s, _, why) => (s.hexes.pocket.includes(1) ? LEGAL : why.no('11.2', 'no pocket is closed')),
      value: (s, _, why) => breakoutDice(s, why) + townsAndCities(s, why),
    },
    supply: { a: 'place', bars: offMap, value: (s, hex) => (isSupplied(s, hex) ? 1 : 0) },
    integrity: { value: integrity },
    moscow: { value: (s, _, why) => moscowChance(s, why) },
    check: {
      bars: (s, _, why) =>
        POINTS_NEEDED[s.turn] === undefined ? why.no('4.1', 'turn {n} ends without a check of points', s.turn) : LEGAL,
      value: (s, _, why) => checkLacks(s, why),
    },
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

/** 6.2, 8.8: the sides share a hex only while they fight for it, and hexes are never overfull. */
function impossible(s: State): string {
  const mixed = pieces.mixedHex(s, (hex) => hex === s.battle.hex || hex === s.clash.hex)
  return mixed === 0 ? overfull(s) : `both sides stand in ${s.setting.ground.name(mixed)}`
}

function offMap(s: State, place: number, why: Why): Rule {
  return place > s.setting.ground.size ? why.no('2.1', '{place} is no hex', place) : LEGAL
}

function garrisonBarred(s: State, place: number, why: Why): Rule {
  const barred = offMap(s, place, why)
  if (barred !== LEGAL) return barred
  return s.hexes.control[place] === IS_GERMAN ? why.no('8.1', '{place} is German', place) : LEGAL
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

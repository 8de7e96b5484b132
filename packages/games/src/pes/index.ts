import { defineGame, type Play, type Why } from '@hexfront/core'
import { assaultModifier } from './assault.ts'
import { fireModifier } from './combat.ts'
import { frontGaps, IS_GERMAN, isSupplied, rebuildFront, setControl } from './control.ts'
import { mostInGarrison } from './garrison.ts'
import { allowance, marchCost } from './movement.ts'
import { breakoutDice, townsAndCities } from './pockets.ts'
import { OPTIONS, SCENARIOS, settingOf } from './scenarios.ts'
import { agenda } from './sequence.ts'
import { columns, pieces, type State, unitCount } from './state.ts'
import { arrivals, entry } from './steps/arrival.ts'
import { battle, clash, fire, garrison, losses, pocket } from './steps/battle.ts'
import { march, operations } from './steps/operations.ts'
import { deploy, site } from './steps/set-up.ts'
import { administration, moscow, southwest, stavka } from './steps/system.ts'
import { checkLacks, moscowChance, outcome } from './victory.ts'

/** Panzers East Solitaire: Army Group Center, June to August 1941, against a Soviet side that the rules command. */
export const pes = defineGame({
  id: 'pes',
  name: 'Panzers East Solitaire',
  rules: 2,
  sides: ['German', 'Soviet'],
  scenarios: SCENARIOS,
  options: OPTIONS,
  events: {
    placed: '{unit} is set up in {place}',
    prepared: 'The deployment of 22 June 1941 is taken',
    turn: 'Turn {n} begins',
    arrived: '{unit} comes in at {place} (7.3)',
    moved: 'The force of {unit} moves to {place}; {n} points left (9.8)',
    dropped: '{unit} stays in {place} (9.2)',
    contact: 'The force of {unit} enters {place}; {n} points left (9.3)',
    garrison: 'The garrison of {place}, called up by the dice: {n} (8.2)',
    garrisoned: '{unit} defends {place}',
    short: '{place}: the cup is empty; units missing: {n} (8.5)',
    zoneAside: '{unit} does not serve east of the line, in {place}: another is drawn (8.8)',
    markerAside: '{unit} does not serve in {place}: another is drawn (8.8)',
    flakFire: 'Flak fires, dice {n}: steps lost {n} (10.1)',
    specialistFire: 'Specialists fire, dice {n}: steps lost {n} (10.1)',
    germanFire: 'Germans fire, dice {n}: steps lost {n} (10.1)',
    regularFire: 'Regulars fire, dice {n}: steps lost {n} (10.1)',
    reduced: '{unit} is reduced',
    lost: '{unit} is lost in {place}',
    round: 'The battle for {place} goes into round {n} (9.4)',
    repelled: 'The attack on {place} is beaten (10.1)',
    brokeOff: 'The attack on {place} is broken off, back to {place} (9.6)',
    taken: '{place} is taken (3.4)',
    pocket: 'The capture of {place} closes a pocket; hexes cut off: {n} (11.2)',
    pocketRoll: 'Dice for the pocket, {n}: units in it {n} (11.3)',
    pocketTown: 'A unit more for the town of {place} (11.3)',
    pocketCity: 'More units for the city of {place}: {n} (11.3)',
    breaking: '{unit} is in the pocket',
    zoneNotBreaking: '{unit} cannot break out and is gone: another is drawn (11.7)',
    markerNotBreaking: '{unit} cannot break out: another is drawn (10.10)',
    fortress: '{place} is cut off and holds out; garrison: {n} (11.3)',
    breakoutFire: 'The pocket tries to break out, dice {n}: steps lost {n} (11.3)',
    pocketDestroyed: 'The breakout fails; units destroyed: {n}, in all {n} (11.5)',
    brokenOut: 'The pocket breaks out through {place} (11.4)',
    pocketTaken: 'The ground of the pocket becomes German; hexes: {n} (11.6)',
    open: 'The front is open at {place}; open hexes in all: {n} (4.10)',
    counterattacks: 'Counterattacks that Stavka orders: {n}, die {n} (12.1)',
    group: '{unit} is drawn (12.3)',
    aimed: '{unit} is sent: {aim}, die {n} (12.3)',
    aimedAtMoscow: '{unit} is sent against the Germans in Moscow (12.11)',
    launched: '{unit} starts from {place} (12.3)',
    noLaunch: '{unit} finds nowhere to start from (12.4)',
    assaulted: '{unit} attacks {place} (12.5)',
    assaultFire: '{unit} fires, dice {n}: steps lost {n} (12.5)',
    defenceFire: 'The Germans in {place} fire, dice {n}: steps lost {n} (12.5)',
    advanced: '{unit} advances to {place} (12.8)',
    recaptured: '{unit} retakes {place} and goes no further (12.9)',
    cut: '{unit} reaches {place}: the campaign is lost',
    center: 'Southwest Front attacks about {place}, roll {n} (13.3)',
    arrivedArmy: '{unit} arrives in {place} (13.4)',
    armyEnds: '{unit} goes no further (13.5)',
    moscow: 'Hexes of Moscow held: {n}; die {n}, {n} off it (4.6)',
    returned: 'Units of garrisons go back to the cup: {n} (8.7)',
    markersReturned: 'Entrenchments go back to the cup: {n} (8.9)',
    reorganization: 'Reorganization, dice {n}: units back in the cup {n} (7.4)',
    reorganized: '{unit} goes back to the cup',
    reinforced: 'Soviet reinforcements go into the cup: {n} (7.2)',
    swfTurn: 'Southwest Front will attack on turn {n}, die {n} (13.2)',
    swfAxis: 'Southwest Front will drive {axis}, die {n} (13.2)',
    passed: 'The check at the end of turn {n} is passed',
    failed: 'The check at the end of turn {n} is failed',
  },
  setting: settingOf,
  columns,
  agenda: () => agenda,
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

import { type Choices, LEGAL, NATURE, type Step, UNREACHED } from '@hexfront/core'
import { attackBarred, fight, firstJoined, joinBarred, lose, nextRetreat, proceed, retreatBarred } from './combat.ts'
import { marchBarred, reach } from './movement.ts'
import { phasing } from './sequence.ts'
import { pieces, place, type State, sideOf, UNITS } from './state.ts'

/** 3.4: on a six there is mud. */
const weather: Step<State> = {
  rule: '3.4',
  prompt: 'The weather is rolled for.',
  asks: () => NATURE,
  verbs: {
    roll: {
      takes(s, _, play) {
        s.mud = play.dice.die(6, 'weather') === 6 ? 1 : 0
        play.tell(s.mud === 0 ? 'dry' : 'mud')
        play.leave()
      },
    },
  },
}

const move: Step<State> = {
  rule: '3.1',
  prompt: 'Pick a unit to move, or end your movement.',
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      says: 'Move {unit}',
      next: 'to',
      offers: offerUnits,
      bars(s, unit, why) {
        if (sideOf(unit) !== phasing(s)) return why.no('3.1', '{unit} is not yours', unit)
        if (s.units.place[unit] === 0) return why.no('3.1', '{unit} is lost', unit)
        return s.units.moved[unit] === 0 ? LEGAL : why.no('3.1', '{unit} has moved already', unit)
      },
      takes(s, unit, play) {
        play.enter('march')
        s.march.unit = unit
      },
    },
    done: { says: 'End movement', takes: (_s, _, play) => play.leave() },
  },
}

const march: Step<State> = {
  rule: '3.2',
  prompt: 'Where does {unit} go?',
  about: (s) => [s.march.unit],
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      offers(s, out) {
        const found = reach(s)
        for (let hex = 1; hex <= s.setting.ground.size; hex++) if (found.cost(hex) !== UNREACHED) out.add(hex)
      },
      bars: marchBarred,
      takes(s, hex, play) {
        const { unit } = s.march
        place(s, unit, hex)
        s.units.moved[unit] = 1
        play.tell('moved', unit, hex)
        play.leave()
      },
    },
    stay: { says: 'Stay here', takes: (_s, _, play) => play.leave() },
  },
}

const combat: Step<State> = {
  rule: '5.1',
  prompt: 'Pick a hex to attack, or end your combat.',
  asks: phasing,
  verbs: {
    attack: {
      a: 'place',
      says: 'Attack {place}',
      offers(s, out) {
        for (let hex = 1; hex <= s.setting.ground.size; hex++) if (pieces.first(s, hex) !== 0) out.add(hex)
      },
      bars: (s, hex, why) => attackBarred(s, phasing(s), hex, why),
      takes(s, hex, play) {
        play.enter('assault')
        s.assault.target = hex
        // 2.2: defenders are turned face up before the attackers are counted.
        for (let unit = pieces.first(s, hex); unit !== 0; unit = pieces.next(s, unit)) {
          s.units.attacked[unit] = 1
          s.units.shown[unit] = 1
        }
        play.reveal()
        play.tell('attacked', hex)
      },
    },
    done: { says: 'End combat', takes: (_s, _, play) => play.leave() },
  },
}

const assault: Step<State> = {
  rule: '5.3',
  prompt: 'Add units to the attack on {place}, then roll.',
  about: (s) => [s.assault.target],
  asks: phasing,
  verbs: {
    join: {
      a: 'unit',
      says: 'Add {unit}',
      // A list without repeats adds units in ascending order only.
      offers: (s, out) => offerUnits(s, out, out.isCanonical ? s.units.joined.lastIndexOf(1) + 1 : 1),
      bars: (s, unit, why) => joinBarred(s, phasing(s), unit, s.assault.target, why),
      takes(s, unit, play) {
        s.units.joined[unit] = 1
        play.tell('joined', unit)
      },
    },
    resolve: {
      says: 'Roll',
      bars: (s, _, why) => (firstJoined(s) > 0 ? LEGAL : why.no('5.1', 'nobody attacks yet')),
      takes: (s, _, play) => fight(s, play),
    },
  },
}

/** 5.4: in an exchange each side gives up one of the units that fought, the defender first. */
const losses: Step<State> = {
  rule: '5.4',
  prompt: 'Pick the unit that is lost.',
  asks: (s) => s.losses.side,
  verbs: {
    lose: {
      a: 'unit',
      says: 'Lose {unit}',
      offers: offerUnits,
      bars(s, unit, why) {
        const isInIt = s.units.joined[unit] !== 0 || s.units.place[unit] === s.assault.target
        return sideOf(unit) === s.losses.side && isInIt ? LEGAL : why.no('5.4', '{unit} did not fight here', unit)
      },
      takes(s, unit, play) {
        play.leave()
        lose(s, unit, play)
        proceed(s, play)
      },
    },
  },
}

const retreat: Step<State> = {
  rule: '5.5',
  prompt: 'Where does {unit} retreat?',
  about: (s) => [s.retreat.unit],
  asks: (s) => sideOf(s.retreat.unit),
  verbs: {
    retreat: {
      a: 'place',
      says: 'Retreat to {place}',
      offers(s, out) {
        for (let hex = 1; hex <= s.setting.ground.size; hex++) out.add(hex)
      },
      bars: retreatBarred,
      takes(s, hex, play) {
        play.tell('retreated', s.retreat.unit, hex)
        place(s, s.retreat.unit, hex)
        if (nextRetreat(s, play)) return
        play.leave()
        proceed(s, play)
      },
    },
  },
}

/** 5.6: one of the attackers may take the place of the defenders. */
const advance: Step<State> = {
  rule: '5.6',
  prompt: 'Who advances into {place}?',
  about: (s) => [s.assault.target],
  asks: phasing,
  verbs: {
    advance: {
      a: 'unit',
      says: 'Advance {unit}',
      offers: offerUnits,
      bars: (s, unit, why) =>
        s.units.joined[unit] !== 0 && s.units.place[unit] !== 0 ? LEGAL : why.no('5.6', '{unit} did not attack', unit),
      takes(s, unit, play) {
        play.tell('advanced', unit, s.assault.target)
        place(s, unit, s.assault.target)
        play.leave()
        proceed(s, play)
      },
    },
    hold: {
      says: 'Nobody',
      takes(s, _, play) {
        play.leave()
        proceed(s, play)
      },
    },
  },
}

export const steps = { weather, move, march, combat, assault, losses, retreat, advance }

function offerUnits(_s: State, out: Choices, from = 1): void {
  for (let unit = from; unit <= UNITS; unit++) out.add(unit)
}

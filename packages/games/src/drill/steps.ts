import { type Choices, joining, LEGAL, losing, NATURE, offerHexes, walking } from '@hexfront/core'
import { attackBarred, fight, joinBarred, lose, retreatBarred } from './combat.ts'
import { marchBarred, offerMarch } from './movement.ts'
import { phasing } from './sequence.ts'
import { enemyOf, pieces, place, type State, type Step, sideOf, UNITS, type Words } from './state.ts'

/** 3.4: on a six there is mud. */
const weather: Step = {
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

const move: Step = {
  rule: '3.1',
  prompt: 'Pick a unit to move, or end your movement.',
  asks: phasing,
  verbs: {
    move: {
      a: 'unit',
      says: 'Move {unit}',
      next: 'to',
      offers(s, out) {
        const side = phasing(s)
        const { place: at, moved } = s.units
        for (let unit = 1; unit <= UNITS; unit++)
          if (at[unit] !== 0 && moved[unit] === 0 && sideOf(unit) === side) out.add(unit)
      },
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

const march: Step = {
  rule: '3.2',
  prompt: 'Where does {unit} go?',
  about: (s) => [s.march.unit],
  asks: phasing,
  verbs: {
    to: {
      a: 'place',
      says: 'Go to {place}',
      isExact: true,
      offers: offerMarch,
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

const combat: Step = {
  rule: '5.1',
  prompt: 'Pick a hex to attack, or end your combat.',
  asks: phasing,
  verbs: {
    attack: {
      a: 'place',
      says: 'Attack {place}',
      offers: (s, out) => offerHexes(pieces.hexesOf(s, enemyOf(phasing(s))), out),
      bars: (s, hex, why) => attackBarred(s, phasing(s), hex, why),
      takes(s, hex, play) {
        const defender = pieces.first(s, hex)
        play.enter('assault')
        s.assault.target = hex
        s.units.fought[defender] = 1
        // 2.2: the defender is turned face up before the attackers are counted.
        s.units.shown[defender] = 1
        play.reveal()
        play.tell('attacked', hex, defender)
      },
    },
    done: { says: 'End combat', takes: (_s, _, play) => play.leave() },
  },
}

const assault: Step = {
  rule: '5.3',
  prompt: 'Add units to the attack on {place}, then roll.',
  about: (s) => [s.assault.target],
  asks: phasing,
  // 5.4, 5.5: with the unit lost or gone back it is over.
  resumes: (_s, play) => play.leave(),
  verbs: {
    join: joining<State, Words>({
      says: 'Add {unit}',
      members: (s) => s.units.joined,
      offers: offerOwn,
      bars: (s, unit, why) => joinBarred(s, phasing(s), unit, s.assault.target, why),
      after: (_s, unit, play) => play.tell('joined', unit),
    }),
    resolve: {
      says: 'Roll',
      bars: (s, _, why) => (s.units.joined.includes(1) ? LEGAL : why.no('5.1', 'nobody attacks yet')),
      takes: (s, _, play) => fight(s, play),
    },
  },
}

/** 5.4: the attacker picks which of his units is lost. */
const losses: Step = losing<State, Words>({
  rule: '5.4',
  prompt: 'Pick the attacking unit that is lost.',
  asks: phasing,
  verb: 'lose',
  says: 'Lose {unit}',
  offers: offerOwn,
  bars: (s, unit, why) => (s.units.joined[unit] !== 0 ? LEGAL : why.no('5.4', '{unit} did not attack', unit)),
  lay: lose,
  goesOn: () => false,
})

/** 5.5: the owner picks where a unit retreats. */
const retreat: Step = walking<State, Words>({
  rule: '5.5',
  prompt: 'Where does {unit} retreat?',
  about: (s) => [s.assault.defender],
  asks: (s) => sideOf(s.assault.defender),
  verb: 'retreat',
  says: 'Retreat to {place}',
  offers(s, out) {
    for (let hex = 1; hex <= s.setting.ground.size; hex++) out.add(hex)
  },
  bars: retreatBarred,
  goes(s, hex, play) {
    place(s, s.assault.defender, hex)
    play.tell('retreated', s.assault.defender, hex)
  },
})

export const steps = { weather, move, march, combat, assault, losses, retreat }

function offerOwn(s: State, out: Choices): void {
  const side = phasing(s)
  for (let unit = 1; unit <= UNITS; unit++) if (sideOf(unit) === side) out.add(unit)
}

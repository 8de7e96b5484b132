import {
  type Choices,
  dropping,
  joining,
  LEGAL,
  losing,
  lowering,
  offerAround,
  offerBeside,
  offerHexes,
  offerMembers,
  type Rule,
  type Why,
  walking,
} from '@hexfront/core'
import { AFTERMATH, advanceBarred, attackBarred, attackers, fight, joinBarred, odds, targetBarred } from '../combat.ts'
import { eliminate } from '../elimination.ts'
import { canFallBack, fallBackBarred } from '../retreat.ts'
import {
  DRIVEN_OUT,
  enemyOf,
  FREE,
  HOLDS_CITY,
  type Play,
  phasing,
  pieces,
  type State,
  type Step,
  sideOf,
  strengthOf,
  type Words,
} from '../state.ts'

export const combat: Step = {
  rule: '8.0',
  prompt: 'Attack a hex, or end the phase.',
  asks: phasing,
  verbs: {
    attack: {
      a: 'place',
      says: 'Attack {place}',
      offers: offerEnemies,
      bars: attackBarred,
      takes(s, hex, play) {
        play.enter('assault')
        s.hexes.target[hex] = 1
        s.assault.targets = 1
      },
    },
    done: { says: 'End the phase', takes: (_s, _, play) => play.leave() },
  },
}

const nobodyAttacks = (s: State, why: Why): Rule => (attackers(s) > 0 ? LEGAL : why.no('8.1', 'nobody attacks yet'))
const joined = (s: State): Uint8Array => s.units.joined

/** 8.2: an attack is put together freely until the die is thrown. */
export const assault: Step = {
  rule: '8.2',
  prompt: 'Attack {place}: add or remove units, then roll.',
  about: (s) => [s.hexes.target.indexOf(1)],
  asks: phasing,
  stages: AFTERMATH,
  verbs: {
    join: joining<State, Words>({ says: 'Add {unit}', members: joined, offers: offerNeighbours, bars: joinBarred }),
    drop: dropping<State, Words>({
      rule: '8.2',
      says: 'Leave {unit} out',
      notIn: '{unit} is not in this attack',
      members: joined,
      bars: () => LEGAL,
    }),
    target: {
      a: 'place',
      says: 'Attack {place} as well',
      offers: offerFurther,
      bars: targetBarred,
      takes(s, hex) {
        s.hexes.target[hex] = 1
        s.assault.targets++
      },
    },
    roll: {
      says: 'Roll',
      bars: (s, _, why) => nobodyAttacks(s, why),
      takes: (s, _, play) => fight(s, odds(s), play),
    },
    // 8.5K
    lower: lowering<State, Words>({
      rule: '8.5K',
      says: 'Roll on {column}',
      below: odds,
      bars: nobodyAttacks,
      takes: fight,
    }),
    withdraw: { says: 'Call it off', takes: (_s, _, play) => play.leave() },
  },
}

/** 8.81.Ex.b: attackers worth at least what is due, of the attacker's choice. */
export const losses: Step = losing<State, Words>({
  rule: '8.81',
  prompt: 'Remove attackers worth {n} or more; {n} are gone.',
  about: (s) => [s.assault.due, s.assault.paid],
  asks: phasing,
  verb: 'lose',
  says: 'Remove {unit}',
  offers: offerJoined,
  bars: (s, unit, why) =>
    s.units.joined[unit] === 1 && s.units.place[unit] !== 0 ? LEGAL : why.no('8.81', '{unit} did not attack', unit),
  lay(s, unit, play) {
    s.assault.paid += strengthOf(s, unit)
    eliminate(s, unit, play)
    s.units.joined[unit] = 0
  },
  goesOn: (s) => attackers(s) > 0,
  enough: {
    says: 'That is enough',
    bars: (s, why) =>
      s.assault.paid >= s.assault.due
        ? LEGAL
        : why.no('8.81', '{n} points are still due', s.assault.due - s.assault.paid),
  },
})

/** 8.82.c, R73-10: the enemy places the units one by one, in the order he likes. */
export const rout: Step = {
  rule: '8.82',
  prompt: 'Pick the unit that retreats next.',
  asks: (s) => s.assault.placer,
  resumes: leaveWhenAllAreGone,
  verbs: {
    retreat: {
      a: 'unit',
      says: 'Retreat {unit}',
      next: 'to',
      bars: (s, unit, why) => (s.units.routed[unit] === 1 ? LEGAL : why.no('8.82', '{unit} does not retreat', unit)),
      takes(s, unit, play) {
        if (canFallBack(s, unit)) {
          play.enter('fallback')
          s.fallback.unit = unit
          return
        }
        // 8.82.d
        eliminate(s, unit, play)
        leaveWhenAllAreGone(s, play)
      },
    },
  },
}

function leaveWhenAllAreGone(s: State, play: Play): void {
  if (!s.units.routed.includes(1)) play.leave()
}

export const fallback: Step = walking<State, Words>({
  rule: '8.82',
  prompt: 'Where does {unit} retreat?',
  about: (s) => [s.fallback.unit],
  asks: (s) => s.assault.placer,
  verb: 'to',
  says: 'To {place}',
  offers: (s, out) => offerAround(s.setting.around, s.units.place[s.fallback.unit]!, out),
  bars: fallBackBarred,
  goes(s, hex, play) {
    const { unit } = s.fallback
    const from = s.units.place[unit]!
    pieces.place(s, unit, hex)
    s.units.routed[unit] = 0
    // 14.31d: driven out of its city, it is free from its next Player-Turn on; elsewhere it stays bound (R73-25).
    if (s.units.freeze[unit] === HOLDS_CITY && isFortifiedCity(s, from))
      s.units.freeze[unit] = sideOf(s, unit) === phasing(s) ? DRIVEN_OUT : FREE
    play.tell('retreated', unit, hex)
  },
})

/** 8.6L: up to three attackers into a vacated hex, or none. */
export const advance: Step = {
  rule: '8.6L',
  prompt: 'Who advances into {place}?',
  about: (s) => [s.assault.into],
  asks: phasing,
  verbs: {
    advance: joining<State, Words>({
      says: 'Advance {unit}',
      members: (s) => s.units.advanced,
      offers: offerJoined,
      bars: advanceBarred,
      after(s, unit, play) {
        pieces.place(s, unit, s.assault.into)
        s.assault.sent++
        play.tell('advanced', unit, s.assault.into)
      },
    }),
    halt: { says: 'No further advance', takes: (_s, _, play) => play.leave() },
  },
}

function offerEnemies(s: State, out: Choices): void {
  offerHexes(pieces.hexesOf(s, enemyOf(phasing(s))), out)
}

/** A hex and the two rings round it. */
const near = new Uint16Array(19)

/** Hexes that share an attacker with the first one: no more than two hexes from it. */
function offerFurther(s: State, out: Choices): void {
  const count = s.setting.ground.withinInto(s.hexes.target.indexOf(1), 2, near)
  near.subarray(0, count).sort()
  for (let i = 0; i < count; i++) if (near[i] !== 0 && pieces.first(s, near[i]!) !== 0) out.add(near[i]!)
}

/** Units next to the first hex of the attack. */
function offerNeighbours(s: State, out: Choices): void {
  offerBeside(s, s.hexes.target.indexOf(1), out)
}

function offerJoined(s: State, out: Choices): void {
  offerMembers(s.units.joined, out)
}

const isFortifiedCity = ({ setting: { posts } }: State, hex: number): boolean =>
  posts.some((post) => post.hex === hex && post.holds === 'fortified')

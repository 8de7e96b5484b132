import { type Choices, LEGAL, type Step } from '@hexfront/core'
import { advanceBarred, attackBarred, attackers, fight, joinBarred, odds, proceed, targetBarred } from '../combat.ts'
import { eliminate } from '../elimination.ts'
import { canFallBack, fallBackBarred } from '../retreat.ts'
import {
  DRIVEN_OUT,
  enemyOf,
  FREE,
  HOLDS_CITY,
  phasing,
  pieces,
  type State,
  sideOf,
  strengthOf,
  unitCount,
} from '../state.ts'

export const combat: Step<State> = {
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

/** 8.2: an attack is put together freely until the die is thrown. */
export const assault: Step<State> = {
  rule: '8.2',
  prompt: 'Attack {place}: add or remove units, then roll.',
  about: (s) => [s.hexes.target.indexOf(1)],
  asks: phasing,
  verbs: {
    join: {
      a: 'unit',
      says: 'Add {unit}',
      adds: (s) => s.units.joined,
      offers: offerBeside,
      bars: joinBarred,
      takes(s, unit) {
        s.units.joined[unit] = 1
      },
    },
    drop: {
      a: 'unit',
      says: 'Leave {unit} out',
      offers: (s, out) => {
        if (!out.isCanonical) offerJoined(s, out)
      },
      bars: (s, unit, why) =>
        s.units.joined[unit] === 1 ? LEGAL : why.no('8.2', '{unit} is not in this attack', unit),
      takes(s, unit) {
        s.units.joined[unit] = 0
      },
    },
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
      bars: (s, _, why) => (attackers(s) > 0 ? LEGAL : why.no('8.1', 'nobody attacks yet')),
      takes: (s, _, play) => fight(s, odds(s), play),
    },
    lower: {
      a: 'column',
      says: 'Roll on {column}',
      isExact: true,
      offers(s, out) {
        const most = attackers(s) > 0 ? odds(s) : 0
        for (let column = 0; column < most; column++) out.add(column)
      },
      bars(s, column, why) {
        if (attackers(s) <= 0) return why.no('8.1', 'nobody attacks yet')
        // 8.5K
        return column < odds(s) ? LEGAL : why.no('8.5K', 'only a lower column may be chosen')
      },
      takes: (s, column, play) => fight(s, column, play),
    },
    withdraw: { says: 'Call it off', takes: (_s, _, play) => play.leave() },
  },
}

/** 8.81.Ex.b: attackers worth at least what is due, of the attacker's choice. */
export const losses: Step<State> = {
  rule: '8.81',
  prompt: 'Remove attackers worth {n} or more; {n} are gone.',
  about: (s) => [s.assault.due, s.assault.paid],
  asks: phasing,
  verbs: {
    lose: {
      a: 'unit',
      says: 'Remove {unit}',
      offers: offerJoined,
      bars: (s, unit, why) =>
        s.units.joined[unit] === 1 && s.units.place[unit] !== 0 ? LEGAL : why.no('8.81', '{unit} did not attack', unit),
      takes(s, unit, play) {
        s.assault.paid += strengthOf(s, unit)
        eliminate(s, unit, play)
        s.units.joined[unit] = 0
        if (attackers(s) > 0) return
        play.leave()
        proceed(s, play)
      },
    },
    enough: {
      says: 'That is enough',
      bars: (s, _, why) =>
        s.assault.paid >= s.assault.due
          ? LEGAL
          : why.no('8.81', '{n} points are still due', s.assault.due - s.assault.paid),
      takes(s, _, play) {
        play.leave()
        proceed(s, play)
      },
    },
  },
}

/** 8.82.c, R73-10: the enemy places the units one by one, in the order he likes. */
export const rout: Step<State> = {
  rule: '8.82',
  prompt: 'Pick the unit that retreats next.',
  asks: (s) => s.assault.placer,
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
        if (s.units.routed.includes(1)) return
        play.leave()
        proceed(s, play)
      },
    },
  },
}

export const fallback: Step<State> = {
  rule: '8.82',
  prompt: 'Where does {unit} retreat?',
  about: (s) => [s.fallback.unit],
  asks: (s) => s.assault.placer,
  verbs: {
    to: {
      a: 'place',
      says: 'To {place}',
      offers: (s, out) => offerAround(s, s.units.place[s.fallback.unit]!, out),
      bars: fallBackBarred,
      takes(s, hex, play) {
        const { unit } = s.fallback
        const from = s.units.place[unit]!
        pieces.place(s, unit, hex)
        s.units.routed[unit] = 0
        // 14.31d: driven out of its city, it is free from its next Player-Turn on; elsewhere it stays bound (R73-25).
        if (s.units.freeze[unit] === HOLDS_CITY && isFortifiedCity(s, from))
          s.units.freeze[unit] = sideOf(s, unit) === phasing(s) ? DRIVEN_OUT : FREE
        play.tell('retreated', unit, hex)
        play.leave()
        if (s.units.routed.includes(1)) return
        play.leave()
        proceed(s, play)
      },
    },
  },
}

/** 8.6L: up to three attackers into a vacated hex, or none. */
export const advance: Step<State> = {
  rule: '8.6L',
  prompt: 'Who advances into {place}?',
  about: (s) => [s.assault.into],
  asks: phasing,
  verbs: {
    advance: {
      a: 'unit',
      says: 'Advance {unit}',
      adds: (s) => s.units.advanced,
      offers: offerJoined,
      bars: advanceBarred,
      takes(s, unit, play) {
        pieces.place(s, unit, s.assault.into)
        s.units.advanced[unit] = 1
        s.assault.sent++
        play.tell('advanced', unit, s.assault.into)
      },
    },
    halt: {
      says: 'No more',
      takes(s, _, play) {
        play.leave()
        proceed(s, play)
      },
    },
  },
}

function offerEnemies(s: State, out: Choices): void {
  const enemy = enemyOf(phasing(s))
  const { first } = s.stacks
  for (let hex = 1; hex <= s.setting.ground.size; hex++) {
    const unit = first[hex]!
    if (unit !== 0 && sideOf(s, unit) === enemy) out.add(hex)
  }
}

/** Hexes that share an attacker with the first one: no more than two hexes from it. */
function offerFurther(s: State, out: Choices): void {
  const near = new Uint16Array(19)
  const count = s.setting.ground.withinInto(s.hexes.target.indexOf(1), 2, near)
  near.subarray(0, count).sort()
  for (let i = 0; i < count; i++) if (near[i] !== 0 && pieces.first(s, near[i]!) !== 0) out.add(near[i]!)
}

/** Units next to the first hex of the attack. */
function offerBeside(s: State, out: Choices): void {
  const { ground } = s.setting
  const hex = s.hexes.target.indexOf(1)
  for (let unit = 1; unit <= unitCount(s); unit++) {
    const from = s.units.place[unit]!
    if (from !== 0 && ground.distance(from, hex) === 1) out.add(unit)
  }
}

function offerJoined(s: State, out: Choices): void {
  for (let unit = s.units.joined.indexOf(1); unit > 0; unit = s.units.joined.indexOf(1, unit + 1)) out.add(unit)
}

const isFortifiedCity = ({ setting: { posts } }: State, hex: number): boolean =>
  posts.some((post) => post.hex === hex && post.holds === 'fortified')

function offerAround(s: State, hex: number, out: Choices): void {
  const { ground } = s.setting
  const around: number[] = []
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbour(hex, direction)
    if (next !== 0) around.push(next)
  }
  for (const next of around.sort((a, b) => a - b)) out.add(next)
}

import { defineGame } from '../game/define.ts'
import type { Setting } from '../game/game.ts'
import { idKind, numberKind } from '../game/kinds.ts'
import type { Played, Rules } from '../game/rules.ts'
import { sequence } from '../game/sequence.ts'
import type { Verb } from '../game/step.ts'
import { flag, memory, table, u8 } from '../state/columns.ts'

/**
 * Two sides in a fog, on a track of nine places. A unit that nobody has seen is heard of as "a unit"; a lantern lifts the
 * fog; orders are sealed; a march opens a window for the other side at every place.
 */
const UNITS = ['', 'n1', 'n2', 's1', 's2']
const PLACES = ['', ...Array.from({ length: 9 }, (_, at) => `p${at + 1}`)]

const kinds = { unit: idKind('unit', UNITS), place: idKind('place', PLACES), count: numberKind(1, 3) }

const columns = (_setting: Setting) => ({
  units: table(UNITS, { place: u8.as(kinds.place) }),
  isLit: flag,
  orders: table(['', 'north', 'south'], { count: u8 }),
  /** Follows from the places: the furthest of them. */
  furthest: u8.derived,
  march: memory('march', { unit: u8.as(kinds.unit) }),
})

export type Fog = Played<typeof columns, Setting>

const asked = (s: Fog): number => s.flow.phase
const ownerOf = (unit: number): number => (unit < 3 ? 1 : 2)
const isHidden = (s: Fog, unit: number, side: number): boolean => s.isLit === 0 && side !== ownerOf(unit)

function put(s: Fog, unit: number, place: number): void {
  s.units.place[unit] = place
  rebuild(s)
}

function rebuild(s: Fog): void {
  s.furthest = Math.max(...s.units.place)
}

const TURN = sequence([
  { id: 'north', side: 1, rule: '1', step: 'turn' },
  { id: 'south', side: 2, rule: '1', step: 'turn' },
])

export const go: Verb<Fog> = {
  a: 'place',
  b: 'unit',
  bars: (s, _place, why, unit) => (ownerOf(unit) === asked(s) ? '' : why.no('1.1', '{unit} is not yours', unit)),
  offers: (s, out) => {
    for (let place = 1; place <= 9; place++)
      for (let unit = 1; unit <= 4; unit++) if (ownerOf(unit) === asked(s)) out.add(place, unit)
  },
  hears: (s, place, side, unit) =>
    isHidden(s, unit, side)
      ? { template: 'a unit, from {place} to {place}', operands: [s.units.place[unit]!, place] }
      : 'all',
  takes(s, place, play, unit) {
    put(s, unit, place)
    play.tell('moved', unit, place)
  },
}

export const fogRules: Rules<ReturnType<typeof columns>, Setting> = {
  id: 'fog',
  name: 'Fog',
  rules: 1,
  sides: ['north', 'south'],
  scenarios: [{ id: 'dawn', name: 'Dawn', about: 'all in their places' }],
  events: {
    moved: '{unit} goes to {place}',
    shadow: 'something goes to {place}',
    lit: '{side} lights a lantern',
    shot: '{unit} is shot at',
  },
  setting: (scenario, options) => ({ scenario, options, kinds, data: () => ({ version: 1 }), sequence: TURN }),
  columns,
  steps: {
    turn: {
      rule: '1',
      prompt: 'Move.',
      asks: asked,
      verbs: {
        go,
        order: {
          a: 'count',
          isSealed: true,
          takes(s, count) {
            s.orders.count[asked(s)] = count
          },
        },
        /** Moves in the fog, then lifts it: the move was told before. */
        light: {
          takes(s, _, play) {
            const unit = asked(s) * 2
            put(s, unit, 9)
            play.tell('moved', unit, 9)
            s.isLit = 1
            play.tell('lit', asked(s))
          },
        },
        scout: { takes: (_s, _, play) => void play.dice.die(6, 'scout for n1') },
        ambush: { takes: (_s, _, play) => void play.dice.die(6, 'ambush') },
        march: {
          a: 'unit',
          bars: (s, unit, why) => (ownerOf(unit) === asked(s) ? '' : why.no('1.1', '{unit} is not yours', unit)),
          takes(s, unit, play) {
            play.enter('march')
            s.march.unit = unit
          },
        },
        done: { takes: (_s, _, play) => play.leave() },
        advance: { says: 'Advance', expands: (s) => (asked(s) === 1 ? ['go n1 p5', 'go n2 p6'] : ['go s1 p5']) },
      },
    },
    march: {
      rule: '2',
      prompt: 'On?',
      asks: asked,
      verbs: {
        on: {
          bars: (s, _, why) => (s.units.place[s.march.unit]! < 9 ? '' : why.no('2.1', 'the track ends')),
          takes(s, _, play) {
            put(s, s.march.unit, s.units.place[s.march.unit]! + 1)
            play.enter('window')
          },
        },
        halt: { takes: (_s, _, play) => play.leave() },
      },
    },
    window: {
      rule: '3',
      prompt: 'Something is at {place}. Shoot?',
      about: (s) => [s.units.place[s.march.unit]!],
      asks: (s) => 3 - asked(s),
      verbs: {
        pass: { takes: (_s, _, play) => play.leave() },
        aim: {
          a: 'unit',
          says: 'Have {unit} aim',
          bars: (s, unit, why) =>
            ownerOf(unit) !== asked(s) && s.units.place[unit] === s.units.place[s.march.unit]! + 1
              ? ''
              : why.no('3.1', '{unit} is too far', unit),
          takes: (_s, _, play) => play.leave(),
        },
        shoot: {
          takes(s, _, play) {
            play.dice.die(6, 'shot')
            play.tell('shot', s.march.unit)
            play.leave()
          },
        },
      },
    },
  },
  deal(s) {
    for (let unit = 1; unit <= 4; unit++) put(s, unit, unit)
  },
  rebuild,
  outcome: () => ({ winner: 0, level: 'none', because: [] }),
  settle: (s, play) => {
    if (s.turn > 20) play.finish()
  },
  conceal: (view, side) => {
    for (let unit = 1; unit <= 4; unit++) if (isHidden(view, unit, side)) view.units.place[unit] = 0
    for (const owner of [1, 2]) if (owner !== side) view.orders.count[owner] = 0
  },
  sees: (s, told, side) => {
    const [unit = 0, place = 0] = told.operands
    return told.event === 'moved' && isHidden(s, unit, side) ? { event: 'shadow', operands: [place] } : told
  },
  seesDraw: (s, draw, side) => {
    if (side === asked(s)) return draw
    if (draw.why === 'ambush') return null
    return draw.why === 'scout for n1' ? { ...draw, why: 'scout' } : draw
  },
}

export const fog = defineGame(fogRules)

import type { Dice } from '../dice/dice.ts'
import { LEGAL, type Rule, type Why } from '../explain.ts'
import { defineGame } from '../game/define.ts'
import { NATURE, type Setting, type Side } from '../game/game.ts'
import { idKind, numberKind, placeKind } from '../game/kinds.ts'
import type { Played, Rules } from '../game/rules.ts'
import { phaseNow, sequence } from '../game/sequence.ts'
import type { Play, Step, Verb } from '../game/step.ts'
import { defineGrid, type Grid } from '../grid/grid.ts'
import { OrderedPieces, orderedPieceColumns } from '../ordered.ts'
import { pieceTables } from '../pieces.ts'
import { flag, table, u8 } from '../state/columns.ts'
import { withUnknowns } from '../unknowns.ts'

/**
 * The smallest game with everything that can be hidden: sealed plans, stacks of which only the top is seen, steps that only
 * the owner knows and that change, events that only one side hears.
 */
const SIDES = ['', 'blue', 'red']
const TRUE_UNITS = ['', 'b1', 'b2', 'b3', 'r1', 'r2', 'r3']
const SIDE_OF = [0, 1, 1, 1, 2, 2, 2]
const TURNS = 2
const MOST_ACTS = 3
const MOST_STEPS = 4

const grid = defineGrid({
  orientation: 'flat',
  digits: 'CCRR',
  columns: 'east',
  rows: 'south',
  shifted: 'even columns south',
  sheets: [{ prefix: '', hexes: [{ columns: [1, 3], rows: [1, 2] }] }],
})
const HOMES = [0, grid.parse('0101'), grid.parse('0302')]

const { ids, rows } = withUnknowns(TRUE_UNITS, [
  { name: 'blue', most: 3 },
  { name: 'red', most: 3 },
])

const kinds = {
  unit: idKind('unit', TRUE_UNITS),
  place: placeKind(grid, []),
  number: numberKind(1, 3),
  player: idKind('player', SIDES),
}

interface FogSetting extends Setting {
  readonly ground: Grid
}

const columns = ({ ground }: FogSetting) => ({
  /** By side; others know that a plan was made, not which, until it is laid open. */
  plans: table(SIDES, { plan: u8, made: flag, opened: u8, acts: u8 }),
  units: table(ids, { ...orderedPieceColumns(kinds.place), steps: u8, seen: flag, lost: flag }),
  /** Pieces on the map. */
  standing: u8.derived,
  ...pieceTables(ground.size, ground.size, 2),
})

export type Fog = Played<typeof columns, FogSetting>
export type FogRules = Rules<ReturnType<typeof columns>, FogSetting>

export const sideOf = (unit: number): Side => SIDE_OF[unit] ?? rows[unit]!
const enemyOf = (side: Side): Side => 3 - side
export const asked = (s: Fog): Side => phaseNow(s).side

const UNKNOWNS = { rows, shown: ['order'], areCounted: true }

export const pieces = new OrderedPieces<Fog>({
  sideOf: (_s, unit) => sideOf(unit),
  zone: () => 0,
  unknowns: () => UNKNOWNS,
})

/** The piece below the top of a stack, or 0. */
export const second = (s: Fog, hex: number): number => pieces.next(s, pieces.first(s, hex))

export const planVerb: Verb<Fog> = {
  a: 'number',
  isSealed: true,
  takes(s, n, play) {
    const side = asked(s)
    s.plans.plan[side] = n
    s.plans.made[side] = 1
    play.tell('planned', side, n)
    play.leave()
  },
}

/** Counts an act; after the last one the other side is asked. */
export function act(s: Fog, play: Play): void {
  const side = asked(s)
  s.plans.acts[side] = s.plans.acts[side]! + 1
  if (s.plans.acts[side] === MOST_ACTS) play.leave()
}

const stackBarred = (s: Fog, hex: number, side: Side, least: number, why: Why): Rule => {
  if (pieces.occupier(s, hex) !== side) return why.no('2', 'no stack of {player} in {place}', side, hex)
  return pieces.count(s, hex) < least ? why.no('2', 'fewer than {n} in {place}', least, hex) : LEGAL
}

const isBeside = (s: Fog, hex: number, side: Side): boolean =>
  grid.ring(hex, 1).some((next) => pieces.occupier(s, next) === side)

export const verbs = {
  rest: {
    a: 'unit',
    isSealed: true,
    bars(s, unit, why) {
      if (sideOf(unit) !== asked(s) || s.units.place[unit] === 0) return why.no('3', '{unit} is not at hand', unit)
      return s.units.steps[unit]! < MOST_STEPS ? LEGAL : why.no('3', '{unit} needs no rest', unit)
    },
    takes(s, unit, play) {
      s.units.steps[unit] = s.units.steps[unit]! + 1
      play.tell('rested', unit)
      act(s, play)
    },
  },
  dig: {
    a: 'place',
    isSealed: true,
    bars: (s, hex, why) => stackBarred(s, hex, asked(s), 3, why),
    takes(s, hex, play) {
      pieces.reorder(s, second(s, hex), 3)
      act(s, play)
    },
  },
  sink: {
    a: 'place',
    bars: (s, hex, why) => stackBarred(s, hex, asked(s), 2, why),
    takes(s, hex, play) {
      pieces.reorder(s, pieces.first(s, hex), pieces.count(s, hex))
      play.reveal()
      act(s, play)
    },
  },
  move: {
    a: 'place',
    b: 'unit',
    offers(s, out) {
      for (let hex = 1; hex <= grid.size; hex++)
        for (let unit = 1; unit < TRUE_UNITS.length; unit++) if (sideOf(unit) === asked(s)) out.add(hex, unit)
    },
    bars(s, hex, why, unit) {
      if (sideOf(unit) !== asked(s) || s.units.order[unit] !== 1) return why.no('4', '{unit} is not on top', unit)
      if (grid.directionTo(s.units.place[unit]!, hex) < 0) return why.no('4', '{place} is not beside it', hex)
      return pieces.occupier(s, hex) === enemyOf(asked(s)) ? why.no('4', 'an enemy is in {place}', hex) : LEGAL
    },
    takes(s, hex, play, unit) {
      pieces.place(s, unit, hex)
      play.tell('moved', unit, hex)
      play.reveal()
      act(s, play)
    },
  },
  scout: {
    a: 'place',
    bars(s, hex, why) {
      const barred = stackBarred(s, hex, enemyOf(asked(s)), 2, why)
      if (barred !== LEGAL) return barred
      if (!isBeside(s, hex, asked(s))) return why.no('5', 'nobody is beside {place}', hex)
      return s.units.seen[second(s, hex)] === 0 ? LEGAL : why.no('5', 'the second in {place} is known', hex)
    },
    takes(s, hex, play) {
      s.units.seen[second(s, hex)] = 1
      play.reveal()
      act(s, play)
    },
  },
  fight: {
    a: 'place',
    bars(s, hex, why) {
      const barred = stackBarred(s, hex, enemyOf(asked(s)), 1, why)
      if (barred !== LEGAL) return barred
      return isBeside(s, hex, asked(s)) ? LEGAL : why.no('6', 'nobody is beside {place}', hex)
    },
    takes(s, hex, play) {
      const defender = pieces.first(s, hex)
      const isWon = play.dice.die(6, 'fight') + s.plans.plan[asked(s)]! > 3 + s.units.steps[defender]!
      play.tell(isWon ? 'beaten' : 'held', hex)
      if (isWon) {
        pieces.place(s, defender, 0)
        s.standing--
        s.units.steps[defender] = 0
        s.units.seen[defender] = 0
        s.units.lost[defender] = 1
      }
      act(s, play)
    },
  },
  done: { takes: (_s, _, play) => play.leave() },
} satisfies Readonly<Record<string, Verb<Fog>>>

export const actStep: Step<Fog> = {
  rule: '2',
  prompt: '{player}: act.',
  about: (s) => [asked(s)],
  asks: asked,
  verbs,
}

export function conceal(view: Fog, side: Side): void {
  hideColumns(view, side)
  pieces.conceal(view, (v, unit) => isKnown(v, unit, side))
}

export function hideColumns(view: Fog, side: Side): void {
  for (const other of [1, 2]) if (other !== side) view.plans.plan[other] = 0
  for (let unit = 1; unit < TRUE_UNITS.length; unit++) if (sideOf(unit) !== side) view.units.steps[unit] = 0
}

/** One's own, the top of each stack, and what was scouted. */
export const isKnown = (view: Fog, unit: number, side: Side): boolean =>
  sideOf(unit) === side || view.units.order[unit] === 1 || view.units.seen[unit] === 1

function resample(view: Fog, side: Side, dice: Dice): void {
  pieces.deal(view, (v, unit) => v.units.lost[unit] === 0, dice)
  resampleColumns(view, side, dice)
}

export function resampleColumns(view: Fog, side: Side, dice: Dice): void {
  for (let unit = 1; unit < TRUE_UNITS.length; unit++)
    if (sideOf(unit) !== side && view.units.place[unit] !== 0) view.units.steps[unit] = 1 + dice.pick(3, 'steps')
  for (const other of [1, 2])
    if (other !== side && view.plans.made[other] === 1) view.plans.plan[other] = 1 + dice.pick(3, 'plan')
}

const TURN = sequence([
  { id: 'blue plan', side: 1, rule: '1', step: 'plan' },
  { id: 'red plan', side: 2, rule: '1', step: 'plan' },
  { id: 'blue', side: 1, rule: '2', step: 'act' },
  { id: 'red', side: 2, rule: '2', step: 'act' },
  { id: 'end', side: NATURE, rule: '7' },
])

export const fogRules: FogRules = {
  id: 'fog',
  name: 'Fog',
  rules: 1,
  sides: ['blue', 'red'],
  scenarios: [{ id: 'duel', name: 'Duel', about: 'three against three' }],
  events: {
    dealt: '{unit} has {n} steps',
    planned: '{player} plans {n}',
    opened: '{player} had planned {n}',
    rested: '{unit} rests',
    moved: '{unit} moves to {place}',
    beaten: 'the top of {place} is beaten',
    held: '{place} holds',
  },
  setting: (scenario, options) => ({
    scenario,
    options,
    kinds,
    data: () => ({ version: 1 }),
    ground: grid,
    sequence: TURN,
  }),
  columns,
  phases: {
    blue: { enter: (s) => s.plans.acts.fill(0, 1, 2) },
    red: { enter: (s) => s.plans.acts.fill(0, 2, 3) },
    end: { enter: endTurn },
  },
  steps: {
    plan: { rule: '1', prompt: '{player}: plan.', about: (s) => [asked(s)], asks: asked, verbs: { plan: planVerb } },
    act: actStep,
  },
  questions: {
    steps: {
      a: 'unit',
      bars: (s, unit, why) => (s.units.place[unit] === 0 ? why.no('3', '{unit} is not at hand', unit) : LEGAL),
      value: (s, unit, why) => why.item('3', 'steps', s.units.steps[unit]!),
    },
  },
  deal(s, play) {
    for (const side of [1, 2]) {
      const units = TRUE_UNITS.map((_, unit) => unit).filter((unit) => sideOf(unit) === side)
      while (units.length > 0) {
        const [unit = 0] = units.splice(play.dice.pick(units.length, 'a unit'), 1)
        pieces.place(s, unit, HOMES[side]!)
        s.units.steps[unit] = 1 + play.dice.pick(3, 'steps')
        play.tell('dealt', unit, s.units.steps[unit])
      }
    }
  },
  rebuild(s) {
    pieces.rebuild(s)
    s.standing = s.units.place.filter((place) => place !== 0).length
  },
  outcome(s) {
    const lead = [1, 2, 3].reduce((sum, n) => sum + s.units.lost[n + 3]! - s.units.lost[n]!, 0)
    return { winner: lead > 0 ? 1 : lead < 0 ? 2 : 0, level: 'by units', because: [] }
  },
  pieces,
  turns: () => TURNS,
  conceal,
  resample,
  sees: (_s, told, side) => (isSecret(told.event) && ownerOf(told.event, told.operands[0]!) !== side ? null : told),
}

const isSecret = (event: string): boolean => event === 'dealt' || event === 'planned' || event === 'rested'
const ownerOf = (event: string, operand: number): Side => (event === 'planned' ? operand : sideOf(operand))

/** Plans are laid open, and made anew in the next turn. */
function endTurn(s: Fog, play: Play): void {
  for (const side of [1, 2]) play.tell('opened', side, s.plans.plan[side]!)
  s.plans.opened.set(s.plans.plan)
  s.plans.plan.fill(0)
  s.plans.made.fill(0)
  play.reveal()
  if (s.turn === TURNS) play.finish()
}

export const fog = defineGame(fogRules)

import { rangeTable, reconstructed } from '@hexfront/core'
import { type CombatResult, crt, RESULTS } from './charts.ts'
import { choices, type Given, type Played, position, say, unitOf } from './position.fixture.ts'
import type { Dagc09Setting } from './scenarios.ts'

/** A table of the tests: the die is the result on every column, so that no cell of ours is relied on. */
const resultTable = rangeTable({
  name: 'results by die',
  rule: '11.8',
  provenance: reconstructed('for tests'),
  results: RESULTS,
  dice: 'd6',
  columns: crt.columns,
  rows: { 1: row('AS'), 2: row('AE'), 3: row('DR'), 4: row('DE'), 5: row('BB'), 6: row('AS') },
})

function row(result: CombatResult): string {
  return crt.columns.map(() => result).join(' ')
}

/** The dice that give a result on the table of the tests. */
export const AS = 1
export const AE = 2
export const DR = 3
export const DE = 4
export const BB = 5

// Clear dry ground far from settlements: 2813, and round it NE 2712, E 2812, SE 2912, SW 2913, W 2814, NW 2713.
export const TARGET = '2813'
export const NE = '2712'
export const E = '2812'
export const SE = '2912'
export const SW = '2913'
export const W = '2814'
export const NW = '2713'

type Battle = Omit<Given, 'phase'> & { readonly phase?: string }

/** A combat phase of turn 3 in which dice are results. */
const fight =
  (standard: string) =>
  ({ phase = standard, turn = 3, setting, ...given }: Battle): Played =>
    position({
      ...given,
      phase,
      turn,
      setting: (plain) => ({ ...(setting?.(plain) ?? plain), crt: resultTable }),
    })

export const soviets = fight('soviet second combat')
export const germans = fight('german second combat')

/** An attack on a hex by these units, up to the die. */
export function attack(match: Played, hex: string, ...units: string[]): Played {
  say(match, `attack ${hex}`, ...units.map((unit) => `join ${unit}`))
  return match
}

export function assault(match: Played, hex: string, ...units: string[]): Played {
  attack(match, hex, ...units)
  if (match.game.phase(match.position).id.startsWith('german')) say(match, 'declare')
  return say(match, 'roll')
}

export const asked = (match: Played): string => {
  const { decision } = match
  return decision.isOver ? 'over' : `${match.sideName(decision.side)} ${decision.step}`
}

export const full = ({ setting }: Played, id: string): number => setting.full[setting.kinds.unit.read(id)]!
export const reducedFactor = ({ setting }: Played, id: string): number => setting.reduced[setting.kinds.unit.read(id)]!

/** `full`, `reduced` or `dead`. */
export function stateOf(match: Played, id: string): string {
  const unit = unitOf(match, id)
  const { dead, reduced } = match.position.units
  return dead[unit] === 1 ? 'dead' : reduced[unit] === 1 ? 'reduced' : 'full'
}

/** What the last answer has told, by name. */
export const told = (match: Played): string[] => match.entries.at(-1)!.told.map(({ event }) => event)

/** Ground that the board does not have. */
export const changed =
  (changes: (setting: Dagc09Setting) => Partial<Dagc09Setting>) =>
  (setting: Dagc09Setting): Dagc09Setting => ({ ...setting, ...changes(setting) })

/** A table by hex or hexside with some cells set. */
export function marked(table: Uint8Array, ...cells: number[]): Uint8Array {
  const copy = table.slice()
  for (const cell of cells) copy[cell] = 1
  return copy
}

/** The two cells of a hexside. */
export function sidesBetween({ ground }: Dagc09Setting, a: string, b: string): number[] {
  const [x, y] = [ground.parse(a), ground.parse(b)]
  return [x * 6 + ground.directionTo(x, y), y * 6 + ground.directionTo(y, x)]
}

/** Legal answers, changes of the order of stacks left out. */
export const answers = (match: Played): string[] => choices(match).filter((text) => !text.startsWith('swap'))

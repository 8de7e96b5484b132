import { BARRED, type Field, field, memo, NO_LIMIT, spread, UNREACHED } from '@hexfront/core'
import { BLUE, RED } from './counters.ts'
import { enemyOf, pieces, type State, sideOf } from './state.ts'

/** 6.1: a way to the home edge, free of enemies, and of their zones where no friend stands. */
export const isSupplied = (s: State, unit: number): boolean =>
  supplyOf(s, sideOf(unit)).cost(s.units.place[unit]!) !== UNREACHED

const supplyOf = (s: State, side: number): Field => (side === BLUE ? blueSupply(s) : redSupply(s))

const blueSupply = memo<State, Field>(newField, (s, found) => spreadFrom(s, found, BLUE, 'west', blueStep), 'moves')
const redSupply = memo<State, Field>(newField, (s, found) => spreadFrom(s, found, RED, 'east', redStep), 'moves')

function newField(s: State): Field {
  return field(s.setting.ground)
}

function spreadFrom(s: State, found: Field, side: number, edge: string, step: typeof blueStep): void {
  found.clear()
  for (const hex of s.setting.board.edge(edge)) if (isOpen(s, side, hex)) found.start(hex)
  spread(found, s, step, NO_LIMIT, 0, 1)
}

const blueStep = (s: State, _from: number, _dir: number, to: number): number => (isOpen(s, BLUE, to) ? 1 << 3 : BARRED)
const redStep = (s: State, _from: number, _dir: number, to: number): number => (isOpen(s, RED, to) ? 1 << 3 : BARRED)

function isOpen(s: State, side: number, hex: number): boolean {
  const enemy = enemyOf(side)
  const occupier = pieces.occupier(s, hex)
  return occupier === side || (occupier !== enemy && !pieces.inZone(s, enemy, hex))
}

import type { BoardId } from '../boards/index.ts'
import type { Extra, Look } from './look.ts'
import { dagc09 } from './looks/dagc09.ts'
import { dagc73 } from './looks/dagc73.ts'
import { damos } from './looks/damos.ts'
import { efs } from './looks/efs.ts'
import { pes } from './looks/pes.ts'

export const LOOKS: Readonly<Record<BoardId, Look>> = { dagc73, dagc09, pes, damos, efs }

const PLAIN: Look = {
  lines: {},
  sides: {},
  areas: {},
  marks: [],
  extras: [],
  titles: {},
  beyond: [],
  regions: [],
  waters: [],
  unmarked: {},
}

/** How a board is drawn, whoever made it. */
export const lookOf = (board: string): Look => Object.entries(LOOKS).find(([id]) => id === board)?.[1] ?? PLAIN

/** The look with some of its extras switched on. */
export function withExtras(look: Look, ids: readonly string[]): Look {
  const on = look.extras.filter(({ id }) => ids.includes(id))
  return {
    ...look,
    lines: together([...on.map(({ lines }) => lines), look.lines]),
    sides: together([...on.map(({ sides }) => sides), look.sides]),
    areas: together([...on.map(({ areas }) => areas), look.areas]),
    marks: [...look.marks, ...on.flatMap(({ marks = [] }) => marks)],
  }
}

const together = <L>(records: readonly (Readonly<Record<string, L>> | undefined)[]): Readonly<Record<string, L>> =>
  Object.fromEntries(records.flatMap((record) => Object.entries(record ?? {})))

/** The extras that would add something to what is shown. */
export const switchesOf = (look: Look): readonly Extra[] =>
  look.extras.filter(
    ({ lines = {}, sides = {}, areas = {}, marks = [] }) =>
      marks.length > 0 ||
      [...missing(lines, look.lines), ...missing(sides, look.sides), ...missing(areas, look.areas)].length > 0,
  )

const missing = (wanted: object, there: object): string[] => Object.keys(wanted).filter((name) => !(name in there))

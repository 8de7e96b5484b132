import {
  blind,
  type Draw,
  eachWay,
  type Game,
  type PositionCore,
  type Result,
  type Setting,
  type Told,
  type Tone,
  type Way,
} from '@hexfront/core'

/** What an answer gives on one branch of the dice. */
export interface Roll<G> {
  readonly chance: number
  /** The face, where a single die is thrown; otherwise 0. */
  readonly face: number
  readonly gives: G
}

/** Tries an answer out on every branch of the dice; pieces that are drawn from a cup stand for all others in it. */
export function rollsOf<S extends PositionCore<T>, T extends Setting, G>(
  game: Game<S, T>,
  s: S,
  line: string,
  read: (way: Way<S>) => G,
): Roll<G>[] {
  const { choice } = game.read(s, line)
  const rolls: Roll<G>[] = []
  eachWay(
    game,
    s,
    (at, dice, listener) => game.take(at, choice, blind(dice), listener),
    (way) => rolls.push({ chance: way.chance, face: faceOf(way.draws), gives: read(way) }),
  )
  return rolls
}

function faceOf(draws: readonly Draw[]): number {
  const [draw] = draws
  return draws.length === 1 && draw?.kind === 'die' ? draw.value : 0
}

/** Rolls of the same name in one row, in the order they come up, with the faces of the die. */
export function resultsOf<G>(
  rolls: readonly Roll<G>[],
  look: (gives: G) => { readonly name: string; readonly tone: Tone },
): Result[] {
  const rows = new Map<string, { name: string; chance: number; faces: number[]; tone: Tone }>()
  for (const { chance, face, gives } of rolls) {
    const { name, tone } = look(gives)
    const row = rows.get(name) ?? { name, chance: 0, faces: [], tone }
    rows.set(name, row)
    row.chance += chance
    if (face !== 0) row.faces.push(face)
  }
  return [...rows.values()]
}

/** What was told under a name, first; nothing where it was not. */
export const heard = (told: readonly Told[], ...events: readonly string[]): readonly number[] =>
  told.find(({ event }) => events.includes(event))?.operands ?? []

export const timesHeard = (told: readonly Told[], ...events: readonly string[]): number =>
  told.filter(({ event }) => events.includes(event)).length

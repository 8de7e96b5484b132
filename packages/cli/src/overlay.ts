import { type BoardId, boardOf, type Counter, counterLayer, type Drawing, type ThemeId } from '@hexfront/atlas'
import { allSymbols } from '@hexfront/atlas/symbols'
import { type Board, Match, seededDice } from '@hexfront/core'
import { findRegistration, type Registration } from '@hexfront/games'

/** How a scenario begins, on the map: the lines that hold in it, and its counters. */
export interface Opening {
  readonly board: Board
  readonly lines: ReturnType<Registration['display']['sheet']>['lines']
  /** Where counters stand, by name. */
  readonly standing: readonly string[]
  on(drawing: Drawing, theme: ThemeId): Drawing
}

/** A scenario set up as the game itself would, where it has a set-up prepared. */
export function openingOf(game: BoardId, scenario: string): Opening {
  const { rules, display } = findRegistration(game)
  const match = Match.begin(rules, scenario, {}, seededDice('map'))
  for (let answer = prepared(match, display); answer !== undefined; answer = prepared(match, display))
    if (!match.take(answer).ok) break
  const { setting, position } = match
  const { board: part, lines } = display.sheet(setting)
  // A scenario may use a part of the map that is drawn.
  const board = boardOf(game)
  const counters = display.faces(setting).flatMap((face, unit): Counter[] => {
    const hex = unit === 0 ? 0 : display.placeOf(position, unit)
    if (hex === 0 || hex > part.grid.size) return []
    return [{ hex: board.grid.parse(part.grid.name(hex)), face, values: display.values(position, unit) }]
  })
  return {
    board,
    lines,
    standing: counters.map(({ hex }) => board.grid.name(hex)),
    on(drawing, theme) {
      const layer = counterLayer(board, counters, { symbols: allSymbols(), sides: display.sides, theme })
      const last = drawing.layers.findIndex(({ name }) => name === 'frame')
      const at = last < 0 ? drawing.layers.length : last
      return { ...drawing, layers: [...drawing.layers.slice(0, at), layer, ...drawing.layers.slice(at)] }
    },
  }
}

/** The answer that the game's own set-up begins with or ends with, while it is asked for one. */
function prepared(match: Match, { opening }: Registration['display']): number | undefined {
  const { game, position } = match
  const decision = game.decision(position)
  if (decision.isOver) return undefined
  const choices = match.choices()
  const texts = choices.map((choice) => game.write(position, choice))
  const at = (opening[decision.step] ?? []).map((text) => texts.indexOf(text)).find((index) => index >= 0)
  return at === undefined ? undefined : choices[at]
}

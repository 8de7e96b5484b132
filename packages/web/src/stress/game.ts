import { type Look, lookOf } from '@hexfront/atlas/drawing'
import {
  type Board,
  type Display,
  Match,
  type PositionCore,
  type Setting,
  type SideLook,
  seededDice,
} from '@hexfront/core'
import { crowdedSetting, efs } from '@hexfront/games/efs'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import type { Piece } from '../map/scene.ts'

/** What a stress page shows. */
export interface Scene {
  readonly board: Board
  readonly look: Look
  readonly sides: readonly SideLook[]
  readonly pieces: readonly Piece[]
}

/** A game as it stands when its set-up is done, in its first scenario unless another is named. */
export async function gameScene(id: string, scenarioId?: string): Promise<Scene> {
  const table = await TABLES[id]?.()
  const scenario = table?.game.scenarios.find((each) => scenarioId === undefined || each.id === scenarioId)
  if (!table || !scenario) throw new Error(`there is no game ${JSON.stringify(id)} (${Object.keys(TABLES).join(', ')})`)
  const { game } = table
  const match = Match.begin(game, scenario.id, {}, seededDice('stress'))
  // Bounded, should a set-up never end.
  for (let answers = 0; answers < 40 && answerOpening(table, match); answers++);
  return laidOut(table.display, match.setting, match.position)
}

/** All five sheets of efs with a thousand units on them. */
export async function crowdScene(): Promise<Scene> {
  const { display } = await TABLES['efs']!()
  const setting = crowdedSetting()
  return laidOut(display, setting, efs.start(setting, seededDice('stress')))
}

/** The campaign of efs at its first turn, all sheets. */
export async function campaignScene(): Promise<Scene> {
  const { display } = await TABLES['efs']!()
  const setting = efs.setting('campaign')
  return laidOut(display, setting, efs.start(setting, seededDice('stress')))
}

function laidOut(display: Display, setting: Setting, s: PositionCore): Scene {
  const { board, lines } = display.sheet(setting)
  const pieces = display
    .faces(setting)
    .map((face, unit): Piece => {
      const marks = unit === 0 ? [] : display.marks(s, unit).map(({ kind, chip = '' }) => ({ kind, chip }))
      const place = unit === 0 ? 0 : display.placeOf(s, unit)
      return { unit, place, face, values: unit === 0 ? '' : display.values(s, unit), marks }
    })
    .filter(({ place }) => place > 0 && place <= board.grid.size)
  return {
    board,
    look: { ...lookOf(board.id), lines, standing: pieces.map(({ place }) => board.grid.name(place)) },
    sides: display.sides,
    pieces,
  }
}

function answerOpening({ game, display }: GameTable, match: Match): boolean {
  const { decision } = match
  if (decision.isOver) return false
  const wanted = display.opening[decision.step] ?? []
  const choices = match.choices()
  const texts = choices.map((choice) => game.write(match.position, choice))
  const at = wanted.map((text) => texts.indexOf(text)).find((index) => index >= 0)
  return at !== undefined && match.take(choices[at]!).ok
}

import { plainOf } from '../session/naming.ts'
import { opponentOf } from '../session/seats.ts'
import type { Session } from '../session/session.ts'
import { heardIn, wordsFor } from '../session/story.ts'
import { TEXT } from '../text.ts'
import { headOf } from './save.ts'
import type { Kept } from './saves.ts'

/** A game as the home page tells of it. */
export function summaryOf(session: Session): Kept {
  const { table, match, decision, origin } = session
  const { game, display } = table
  const { turn, turns, phases, phase } = display.clock(match.position)
  const now = phases[phase]
  const scenario = game.scenarios.find(({ id }) => id === match.setting.scenario)
  const news = match.entries.findLast((entry) => heardIn(session, entry).told.length > 0)
  return {
    id: session.id,
    game: game.id,
    title: game.name,
    ...(scenario && game.scenarios.length > 1 ? { scenario: scenario.name } : {}),
    moment: decision.isOver
      ? decision.level
      : [
          TEXT.clock.turn(turn),
          ...(now ? [`${session.sideName(now.side)} ${now.name.toLowerCase()}`.trim()] : []),
        ].join(' · '),
    news: news ? wordsFor(session, news).map(plainOf).slice(0, 2).join('; ') : '',
    turn,
    turns,
    isOver: decision.isOver,
    isYours: session.isPersonAsked,
    origin: origin?.id ?? '',
    ...(origin ? { branchTurn: match.starts.findLast(({ at }) => at <= origin.at)?.turn ?? 0 } : {}),
    ...(session.overlay ? { overlay: session.overlay.name } : {}),
    opponent: opponentOf(table, session.seats),
    score: scoreOf(session),
    updated: Date.now(),
    fault: '',
    head: headOf(session),
  }
}

/** Points by side; a game of one side says how it stands. */
function scoreOf({ table, view, sideName }: Session): string {
  const { points, level } = table.display.score(view)
  return points.length > 1 ? points.map((count, at) => `${sideName(at + 1)} ${count}`).join(', ') : level
}

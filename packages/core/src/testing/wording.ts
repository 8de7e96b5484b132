import { fill } from '../explain.ts'
import type { Game, Setting } from '../game/game.ts'
import type { PositionCore } from '../state/layout.ts'

/** Every event of a game told once, with operands that mean nothing: what the log sounds like, whatever the rules do. */
export function wordingOf<S extends PositionCore, T extends Setting>(game: Game<S, T>, setting: T): string {
  const name = game.naming(setting)
  const lines = Object.entries(game.events).map(([event, template]) => {
    const samples = (template.match(/\{\w+\}/g) ?? []).map(() => 1)
    return `${event}: ${fill(template, samples, name)}\n`
  })
  return lines.join('')
}

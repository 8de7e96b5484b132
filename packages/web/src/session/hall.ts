import { type DataOverlay, effectiveIn, type Game, type Options, type PositionCore, type Setting } from '@hexfront/core'
import type { Play } from './play.ts'

/** What a game is played by, as those need it who think about it beside the page. */
export interface Hall {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly overlay: DataOverlay | null
}

const halls = new WeakMap<Setting, Hall>()

/** Of an overlay only what changes something goes along: a whole one may be large, and is sent with every question. */
export function hallOf({ game, setting }: Play): Hall {
  const known = halls.get(setting)
  if (known) return known
  const { scenario, options } = setting
  const overlay = game.overlayOf(setting)
  const hall = { game: game.id, scenario, options, overlay: overlay && effectiveIn(game, overlay) }
  halls.set(setting, hall)
  return hall
}

/** A view that was sent as bytes. */
export function seenIn(game: Game, { scenario, options, overlay }: Hall, bytes: Uint8Array): PositionCore {
  const view = game.blank(game.setting(scenario, options, overlay))
  view.bytes.set(bytes)
  game.rebuild(view)
  return view
}

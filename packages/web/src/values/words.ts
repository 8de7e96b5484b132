import { describeOverlay } from '@hexfront/core'
import type { Session } from '../session/session.ts'
import { TEXT } from '../text.ts'

/** With which values a game is played, in a sentence; empty where they are those of the house. */
export function playedWith({ overlay, table }: Session): string {
  return overlay ? TEXT.values.played(overlay.name, describeOverlay(table.game, overlay).length) : ''
}

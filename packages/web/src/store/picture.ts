import { type Hex, type PositionCore, SPECTATOR } from '@hexfront/core'
import type { Piece } from '../map/scene.ts'
import { busiest, snapshot } from '../map/snapshot.ts'
import { PERSON, type Session } from '../session/session.ts'
import { wordsFor } from '../session/story.ts'

/** The map where something happened last, for the home page. */
export function pictureOf(session: Session): string {
  const { display } = session.table
  const { board } = display.sheet(session.match.setting)
  const pieces = piecesIn(session, seenOf(session))
  return snapshot(board, lastHex(session) ?? busiest(board, pieces), pieces, display.sides)
}

/** Where two people share a screen, the home page shows no secrets of either. */
function seenOf({ table, seats, match, view, isLive }: Session): PositionCore {
  const isShared = table.display.hasSecrets && seats.filter((seat) => seat === PERSON).length > 1
  if (!isShared && isLive) return view
  const seen = table.game.blank(match.setting)
  table.game.view(match.position, isShared ? SPECTATOR : Math.max(1, seats.indexOf(PERSON) + 1), seen)
  return seen
}

function piecesIn({ table, match, unitCount, hexes }: Session, seen: PositionCore): Piece[] {
  const { display } = table
  const faces = display.faces(match.setting)
  const pieces: Piece[] = []
  for (let unit = 1; unit < unitCount; unit++) {
    const place = display.placeOf(seen, unit)
    if (place > 0 && place <= hexes)
      pieces.push({ unit, place, face: faces[unit]!, values: display.values(seen, unit), marks: [] })
  }
  return pieces
}

/** Where the last of what was done by hand was told; the set-up is no news. */
function lastHex(session: Session): Hex | undefined {
  const { entries } = session.match
  for (const entry of entries.slice(-RECENT).reverse()) {
    if (entry.by === 'opening' || entry.by === 'expanded') continue
    for (const words of wordsFor(session, entry)) {
      const place = words.find(({ kind, value }) => kind === 'place' && value > 0 && value <= session.hexes)
      if (place) return place.value
    }
  }
  return undefined
}

const RECENT = 60

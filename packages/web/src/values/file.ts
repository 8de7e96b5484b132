import { checkOverlay, type DataOverlay, type Game, isObject, readOverlay } from '@hexfront/core'
import { COVERS } from '@hexfront/games/covers'
import { looksLike } from '../store/wrong-file.ts'
import { TEXT } from '../text.ts'

/** Why an overlay is not used: in a sentence, and everything that is wrong with it. */
export interface Unfit {
  readonly text: string
  readonly lines: readonly string[]
}

export type Reading = { readonly overlay: DataOverlay } | { readonly unfit: Unfit }

/** The game that a file is an overlay for; null where it is none. */
export function overlayFor(text: string): string | null {
  const { kind, game } = headIn(text)
  return kind === 'overlay' ? game : null
}

/** An overlay from a file that somebody has chosen for a game. */
export function readFile(name: string, bytes: Uint8Array, game: Game): Reading {
  const refused = (sentence: string, lines: readonly string[] = []): Reading => ({ unfit: { text: sentence, lines } })
  const text = new TextDecoder().decode(bytes)
  const head = headIn(text)
  if (head.kind === 'overlay' && head.game !== game.id) return refused(TEXT.values.otherGame(name, titleOf(head.game)))
  if (GAMES.includes(head.kind)) return refused(TEXT.values.isGame(name))
  try {
    return { overlay: readOverlay(text, game, name) }
  } catch (error) {
    const lines = linesOf(error, name)
    if (/"hexfront"\s*:\s*"overlay"/.test(text)) return refused(TEXT.values.faulty(name, lines.length), lines)
    const isMeant = text.trimStart().startsWith('{')
    return refused(TEXT.values.noOverlay(name, looksLike(bytes, '')), isMeant ? lines : [])
  }
}

/** Files of ours that hold a game. */
const GAMES: readonly string[] = ['record', 'save', 'journal']

/** What a file of ours says that it is, and for which game; empty where it says nothing. */
function headIn(text: string): { readonly kind: string; readonly game: string } {
  try {
    const value: unknown = JSON.parse(text)
    if (!isObject(value)) return NO_HEAD
    return { kind: String(value['hexfront'] ?? ''), game: String(value['game'] ?? '') }
  } catch {
    return NO_HEAD
  }
}

const NO_HEAD = { kind: '', game: '' }

/** What has become wrong with an overlay that was kept; null where it fits. */
export function unfitNow(overlay: DataOverlay, game: Game): Unfit | null {
  try {
    checkOverlay(overlay, game, overlay.name)
    return null
  } catch (error) {
    return { text: TEXT.values.outdated(overlay.name), lines: linesOf(error, overlay.name) }
  }
}

export const isPlayable = (game: string): boolean => COVERS.some((cover) => cover.id === game && cover.isPlayable)

/** What people call a game that an overlay is for. */
export const titleOf = (game: string): string =>
  COVERS.find(({ id }) => id === game)?.title ?? (game || TEXT.values.noGame)

/** The name of the file is said once, above them. */
const linesOf = (error: unknown, name: string): string[] =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .map((line) => (line.startsWith(`${name}:`) ? line.slice(name.length + 1).trimStart() : line))
    .map((line) => line.replace(/^(\d+): /, (_, at: string) => TEXT.values.atLine(Number(at))))

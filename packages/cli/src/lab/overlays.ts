import {
  checkOverlay,
  type DataOverlay,
  describeOverlay,
  type Game,
  isObject,
  type Match,
  overlayTemplate,
  readJson,
  readOverlay,
  type Worth,
  writeOverlay,
} from '@hexfront/core'
import { findGame } from '@hexfront/games'
import { gameAsked, textOf } from '../asked.ts'
import { asked, didYouMean, Misuse } from '../misuse.ts'
import type { Voice } from '../voice.ts'

/** What `--overlay FILE` and `--set name=value` ask for together; null where neither is given. */
export function overlayAsked(game: Game, file: string | undefined, sets: readonly string[]): DataOverlay | null {
  const base = file === undefined ? null : readOverlay(textOf(file), game, file)
  if (sets.length === 0) return base
  const own = Object.fromEntries(sets.map((text) => readSet(game, text)))
  const name = [...(base ? [base.name] : []), ...sets].join(', ').slice(0, 100)
  return asked(() => checkOverlay({ name, set: { ...base?.set, ...own } }, game, '--set'))
}

function readSet({ book }: Game, text: string): [string, Worth] {
  const [, name, value] = /^(.+?)=(.*)$/.exec(text) ?? []
  if (name === undefined || value === undefined) throw new Misuse(`--set ${text}: name=value was expected`)
  const number = Number(value)
  const isNumber = value !== '' && Number.isFinite(number) && book?.slot(name)?.wants.fits(value) !== true
  return [name, isNumber ? number : value]
}

/** Prints all values of a game that are not printed in its rules, as a file ready to be filled in. */
export function printTemplate(id: string, chapters: readonly string[], { out }: Voice): number {
  const { rules: game } = gameAsked(id)
  const all = Object.entries(overlayTemplate(game))
  const heads = [...new Set(all.map(([name]) => headOf(name)))]
  for (const chapter of chapters)
    if (!heads.includes(chapter))
      throw new Misuse(`--part ${chapter}: ${id} has ${heads.join(', ')}${didYouMean(chapter, heads)}`)
  const set = Object.fromEntries(all.filter(([name]) => chapters.length === 0 || chapters.includes(headOf(name))))
  const about = 'Put the values of your copy in the place of ours, and leave out what stays.'
  out(writeOverlay(id, { name: `My copy of ${game.name}`.slice(0, 100), about, set }).trimEnd())
  return 0
}

const headOf = (name: string): string => name.slice(0, name.indexOf('.'))

/** A line on the values that a match is played with, where they are not those of the house. */
export function playedWith({ game, setting }: Match): string[] {
  const overlay = game.overlayOf(setting)
  if (!overlay) return []
  const count = describeOverlay(game, overlay).length
  return [`Played with ${overlay.name}: ${count} ${count === 1 ? 'value' : 'values'} replaced.`]
}

/** Checks a file and prints what it changes. */
export function checkOverlayFile(file: string, format: 'text' | 'json', { out }: Voice): number {
  const text = textOf(file)
  const value = readJson(text, file)
  const id = isObject(value) && typeof value['game'] === 'string' ? value['game'] : ''
  const game = findGame(id)
  const overlay = readOverlay(text, game, file)
  const replaced = describeOverlay(game, overlay)
  if (format === 'json') {
    out(JSON.stringify({ game: id, name: overlay.name, replaced }, null, 2))
    return 0
  }
  const same = Object.keys(overlay.set).length - replaced.length
  out(
    `${overlay.name}, for ${game.name}: ${replaced.length} ${replaced.length === 1 ? 'value' : 'values'} replaced${same > 0 ? `, ${same} as they are` : ''}`,
  )
  if (overlay.about !== undefined && overlay.about !== '') out(`  ${overlay.about}`)
  for (const { name, was, is, from } of replaced)
    out(`  ${name}: ${is} in the place of ${was} (${from.kind}${from.note === '' ? '' : `, ${from.note}`})`)
  return 0
}

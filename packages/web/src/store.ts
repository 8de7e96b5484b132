import { integer, list, object, RECORD, readJson, readRecord, readShape, seededDice, string } from '@hexfront/core'
import { Table } from './table.ts'

const KEY = 'hexfront.drill'

/** A kept game that can neither be read nor put aside is not written over. */
let isBlocked = false

const SAVED = object({ seed: string, bots: list(integer), dice: list(integer), record: RECORD })

/** Keeps the game in this browser; answers with what went wrong, or nothing. */
export function keep({ match, seed, bots, dice }: Table): string {
  if (isBlocked) return 'This browser does not keep the game: an older one is in its place. Save it to a file.'
  try {
    const saved = { seed, bots: [...bots], dice: [...dice.save()], record: match.record() }
    localStorage.setItem(KEY, JSON.stringify(saved))
    return ''
  } catch (error) {
    return `This browser does not keep the game: ${reason(error)}. Save it to a file.`
  }
}

/** The game this browser kept. One that cannot be read is put aside under a key of its own, and `problem` says so. */
export function restore(): { table: Table; problem: string } {
  const text = readKept()
  if (text === null) return { table: Table.fresh(newSeed(), []), problem: '' }
  try {
    return { table: resumed(text), problem: '' }
  } catch (error) {
    return { table: Table.fresh(newSeed(), []), problem: `${reason(error)}. ${putAside(text)} A new game was begun.` }
  }
}

function putAside(text: string): string {
  const aside = `${KEY}.broken.${newSeed()}`
  try {
    localStorage.setItem(aside, text)
    return `The game kept in this browser cannot be read; it stays in local storage as ${aside}.`
  } catch {
    isBlocked = true
    return 'The game kept in this browser cannot be read; it stays where it was.'
  }
}

/** A game from a file; throws what is wrong with it. */
export async function openFile(file: File): Promise<Table> {
  const seed = newSeed()
  return Table.resumed(readRecord(await file.text(), file.name), seed, seededDice(seed), [], file.name)
}

export const newSeed = (): string => Array.from(crypto.getRandomValues(new Uint8Array(6)), letter).join('')

export const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Storage that is switched off holds nothing. */
function readKept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function resumed(text: string): Table {
  const saved = readShape(SAVED, readJson(text, 'saved game'), 'saved game')
  const dice = seededDice(saved.seed)
  dice.restore(saved.dice)
  return Table.resumed(saved.record, saved.seed, dice, saved.bots, 'saved game')
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789x'

const letter = (byte: number): string => LETTERS[byte % LETTERS.length]!

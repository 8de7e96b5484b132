import { drawsMade, openRecord, readRecord, seededDice, verifyDice } from '@hexfront/core'
import { findGame } from '@hexfront/games'
import { textOf } from './asked.ts'
import type { Voice } from './voice.ts'

export interface VerifyOptions {
  readonly commitment?: string
  readonly json?: boolean
}

/** Throws every die of a record again from its published seeds, and plays it through the rules. Needs nothing but the file. */
export function verifyFile(file: string, { commitment, json }: VerifyOptions, { out, err }: Voice): number {
  const record = readRecord(textOf(file), file)
  const fault = verifyDice(record) ?? otherCommitment(record.fair?.commitment, commitment)
  const { notice } = openRecord(findGame(record.game), record, seededDice(0), file)
  const holds = notice === null || notice.unplayed === 0
  const isFair = fault === null
  const draws = drawsMade(record)
  const struck = record.play.filter((line) => line.struck).length
  if (json) {
    const { fair = null } = record
    out(JSON.stringify({ file, game: record.game, draws, struck, isFair, fault, holds, fair }, null, 2))
    return isFair && holds ? 0 : 1
  }
  if (fault !== null) err(`${file}: ${fault.draw === 0 ? '' : `draw ${fault.draw}: `}${fault.because}`)
  if (!holds) err(`${file}: ${notice.text}`)
  if (isFair) {
    const back = struck === 0 ? '' : `, those of ${struck} choices taken back among them`
    out(`${draws} draws are as the seeds give them${back}`)
  }
  return isFair && holds ? 0 : 1
}

/** The commitment that somebody has kept since before the game is the one of the record. */
function otherCommitment(published: string | undefined, kept: string | undefined): ReturnType<typeof verifyDice> {
  if (kept === undefined || published?.toLowerCase() === kept.toLowerCase()) return null
  return { draw: 0, because: `the record has commitment ${published}, ${kept} was kept` }
}

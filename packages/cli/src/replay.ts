import { readFileSync } from 'node:fs'
import { inWords, loadRecord, readRecord, seededDice, writeDraw } from '@hexfront/core'
import { findGame } from '@hexfront/games'
import type { Voice } from './voice.ts'

export function replayFile(file: string, show: 'log' | 'result', { out }: Voice): number {
  const record = readRecord(readFileSync(file, 'utf8'), file)
  const game = findGame(record.game)
  const match = loadRecord(game, record, seededDice(0), file)
  if (show === 'log')
    for (const { side, text, draws, told } of match.entries) {
      out(`${match.sideName(side)}: ${[text, ...draws.map(writeDraw)].join('  ')}`)
      for (const one of told) out(`  ${inWords(game, match.setting, one)}`)
    }
  const { decision } = match
  const end = decision.isOver
    ? `${decision.winner === 0 ? 'nobody' : match.sideName(decision.winner)} wins, ${decision.level}`
    : `${match.sideName(decision.side)} is asked (${decision.step})`
  out(`${match.entries.length} choices replayed to the same hashes; ${end}`)
  return 0
}

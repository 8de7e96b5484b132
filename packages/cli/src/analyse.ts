import { readFileSync, writeFileSync } from 'node:fs'
import { analysisIn, type Care, Inquiry, stagesOf, USUAL_CARE, withAnalysis } from '@hexfront/bots'
import { openRecord, readRecord, type Side, seededDice, writeRecord } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'
import { workThrough } from './analysis/crew.ts'
import { plotAnalysis } from './analysis/plot.ts'
import { asJson, inWords } from './analysis/report.ts'
import { playedWith } from './lab/overlays.ts'
import type { Voice } from './voice.ts'

export interface AnalyseOptions {
  readonly playouts: number
  readonly within: number
  readonly splits: number
  readonly seed: string
  readonly workers: number
  readonly as?: string
  readonly keep?: string
  readonly plot?: string
  readonly format: 'text' | 'json'
}

/** Finds out how a recorded game stood at each hand-over, and which turns decided it. */
export async function analyse(file: string, options: AnalyseOptions, voice: Voice): Promise<number> {
  const { seed, workers } = options
  const record = readRecord(readFileSync(file, 'utf8'), file)
  const registration = findRegistration(record.game)
  const { rules: game, plans } = registration
  if (!plans) throw new Error(`${game.id} has no plans by which a game could be valued`)
  const { match, notice } = openRecord(game, record, seededDice(0), file)
  if (notice !== null) voice.err(`${file}: ${notice.text}`)
  const eyes = eyesOf(game.sides, match.decision.isOver, options.as)
  const markup = record.table?.markup ?? {}
  const kept = eyes === null ? analysisIn(markup, match) : null
  const known = kept?.seed === seed ? kept.judged : []
  const inquiry = new Inquiry(stagesOf(match, plans, eyes), careOf(options), seed, known)
  const { scenario, options: rules } = match.setting
  const overlay = game.overlayOf(match.setting)
  await workThrough(inquiry, { game: game.id, scenario, options: rules, overlay }, workers, () =>
    voice.progress?.(`${Math.round(inquiry.progress * 100)} % played on`),
  )
  voice.progress?.('')
  const { judged } = inquiry
  voice.out(
    options.format === 'json' ? asJson(game, { seed, judged, overlay }) : inWords(game, judged, playedWith(match)),
  )
  const name = game.scenarios.find(({ id }) => id === scenario)?.name ?? scenario
  const played = overlay ? `${name}, with ${overlay.name}` : name
  if (options.plot !== undefined) writeFileSync(options.plot, plotAnalysis(registration, played, judged))
  if (options.keep !== undefined) {
    const table = { seats: [], ...record.table, markup: withAnalysis(markup, match, seed, judged) }
    writeFileSync(options.keep, writeRecord({ ...record, table }))
  }
  return 0
}

const careOf = ({ playouts, within, splits }: AnalyseOptions): Care => ({
  ...USUAL_CARE,
  playouts,
  within: within / 100,
  splits,
})

/** The truth of a game that is over; of one that is not, what a side sees of it. */
function eyesOf(sides: readonly string[], isOver: boolean, as: string | undefined): Side | null {
  if (as === undefined) {
    if (isOver) return null
    throw new Error(`the game is not over: --as ${sides.join(' or ')} says for whom it is looked at`)
  }
  const side = sides.indexOf(as) + 1
  if (side === 0) throw new Error(`"${as}" is no side (there are ${sides.join(', ')})`)
  return side
}

import { writeFileSync } from 'node:fs'
import { analysisIn, type Care, Inquiry, stagesOf, usualCare, withAnalysis } from '@hexfront/bots'
import { type Game, openRecord, readRecord, type Side, seededDice, writeRecord } from '@hexfront/core'
import { findRegistration } from '@hexfront/games'
import { plotAnalysis } from './analysis/plot.ts'
import { asJson, inWords } from './analysis/report.ts'
import { workThrough } from './analysis/work.ts'
import { sideAsked, textOf } from './asked.ts'
import { playedWith } from './lab/overlays.ts'
import { Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

export interface AnalyseOptions {
  /** Without it, as many as are usual in the game. */
  readonly playouts?: number
  readonly within: number
  readonly splits: number
  readonly seed: string
  readonly seconds?: number
  readonly workers: number
  readonly as?: string
  readonly keep?: string
  readonly plot?: string
  readonly format: 'text' | 'json'
}

/** Finds out how a recorded game stood at each hand-over, and which turns decided it. */
export async function analyse(file: string, options: AnalyseOptions, voice: Voice): Promise<number> {
  const { seed, workers } = options
  const record = readRecord(textOf(file), file)
  const registration = findRegistration(record.game)
  const { rules: game, plans } = registration
  if (!plans) throw new Error(`${game.id} has no plans by which a game could be valued`)
  const { match, notice } = openRecord(game, record, seededDice(0), file)
  if (notice !== null) voice.err(`${file}: ${notice.text}`)
  const eyes = eyesOf(game, match.decision.isOver, options.as)
  const markup = record.table?.markup ?? {}
  const before = eyes === null ? analysisIn(markup, match) : null
  const known = before?.seed === seed ? before.judged : []
  const inquiry = new Inquiry(
    stagesOf(match, plans, eyes),
    careOf(options, usualCare(plans, match.position)),
    seed,
    known,
  )
  const { scenario, options: rules } = match.setting
  const overlay = game.overlayOf(match.setting)
  const table = { game: game.id, scenario, options: rules, overlay }
  const hear = (): void => voice.progress?.(`${Math.round(inquiry.progress * 100)} % played on`)
  const { seconds } = options
  const stop = seconds === undefined ? undefined : AbortSignal.timeout(Math.ceil(seconds * 1000))
  await workThrough(inquiry, table, { workers, stop, hear })
  voice.progress?.('')
  const { judged } = inquiry
  const measured = plans.foresight?.(match.position) ? 'to be ahead of what it needs, a turn later' : 'to win'
  voice.out(
    options.format === 'json'
      ? asJson(game, { seed, judged, overlay })
      : inWords(game, judged, playedWith(match), measured),
  )
  const name = game.scenarios.find(({ id }) => id === scenario)?.name ?? scenario
  const played = overlay ? `${name}, with ${overlay.name}` : name
  if (options.plot !== undefined) writeFileSync(options.plot, plotAnalysis(registration, played, judged))
  if (options.keep !== undefined) {
    const kept = { seats: [], ...record.table, markup: withAnalysis(markup, match, seed, judged) }
    writeFileSync(options.keep, writeRecord({ ...record, table: kept }))
  }
  return 0
}

const careOf = ({ playouts, within, splits }: AnalyseOptions, usual: Care): Care => ({
  playouts: playouts ?? usual.playouts,
  within: within / 100,
  splits,
})

/** The truth of a game that is over; of one that is not, what a side sees of it. */
function eyesOf(game: Game, isOver: boolean, as: string | undefined): Side | null {
  if (as === undefined) {
    if (isOver) return null
    throw new Misuse(`the game is not over: --as ${game.sides.join(' or ')} says for whom it is looked at`)
  }
  return sideAsked(game, as)
}

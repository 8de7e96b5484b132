import { loadRecord, type MatchRecord, NATURE, readRecord, seededDice } from '@hexfront/core'
import type { Over } from '@hexfront/wire'
import type { GameRow } from '../store/schema.ts'
import type { Benches } from './bench.ts'
import type { Bodies } from './log.ts'

/** A record of elsewhere, as the log of a game of this house. */
export interface Imported {
  readonly row: Pick<GameRow, 'game' | 'scenario' | 'options' | 'overlay' | 'rules' | 'data' | 'turn' | 'opening'>
  readonly seats: number
  readonly begin: Bodies['begin']
  readonly choices: readonly { readonly seat: number; readonly body: Bodies['choice'] }[]
  /** How it ended; a game that was left has no result. */
  readonly over: Omit<Over, 'serverSeed'>
}

/** Reads a record and plays it through. What was struck is left out: dice of elsewhere are not proven here. */
export async function importOf(benches: Benches, text: string): Promise<Imported> {
  const record = readRecord(text, 'record')
  const play = record.play.filter(({ struck }) => !struck)
  const { records } = await benches.tableOf(record.game)
  barLong(record.game, records.bytes, Buffer.byteLength(text), 'bytes')
  barLong(record.game, records.choices, play.length, 'choices')
  if (record.from) throw new Error('A record that goes on from other rules cannot be kept here.')
  const { game, scenario, deal, table } = record
  const options = JSON.stringify(record.options)
  const overlay = record.overlay ? JSON.stringify(record.overlay) : null
  const bench = await benches.of({ game, scenario, options, overlay })
  const match = loadRecord(bench.game, { ...record, play }, seededDice('import'), 'record')
  const { decision, entries } = match
  const { sides, rules } = bench.game
  return {
    row: {
      game,
      scenario,
      options,
      overlay,
      rules,
      data: bench.data,
      turn: match.starts.at(-1)!.turn,
      opening: table?.opening ?? 'ready',
    },
    seats: bench.table.seats,
    begin: { commitment: '', playerSeeds: [], nonce: '', dice: deal.dice ?? [], hash: match.deal.hash },
    choices: entries.map(({ side, text: say, hash, by }, at) => ({
      seat: side,
      body: { say, hash, ...diceOf(play[at]!), ...(by === 'hand' ? {} : { by }) },
    })),
    over: decision.isOver
      ? {
          winner: decision.winner === NATURE ? null : sides[decision.winner - 1]!,
          how: 'rules',
          outcome: { winner: decision.winner, level: decision.level },
        }
      : { winner: null, how: 'unrated' },
  }
}

const diceOf = ({ dice }: MatchRecord['play'][number]): Pick<Bodies['choice'], 'dice'> => (dice ? { dice } : {})

function barLong(game: string, most: number, has: number, what: string): void {
  if (has > most) throw new Error(`A record of ${game} may have ${count(most)} ${what}, this one has ${count(has)}.`)
}

const count = (number: number): string => number.toLocaleString('en')

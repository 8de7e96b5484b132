import { type Policy, type PositionCore, playOn, seededDice } from '@hexfront/core'
import { findRegistration, type Gauge, newPlayer } from '@hexfront/games'
import { readOptions } from './options.ts'
import type { Voice } from './voice.ts'

export interface SimulateOptions {
  readonly scenario?: string
  readonly players: string
  readonly option: readonly string[]
  readonly games: number
  readonly seed: string
}

/** Plays whole games between bots and prints how they ended. */
export function simulate(
  id: string,
  { scenario, players, option, games, seed }: SimulateOptions,
  { out }: Voice,
): number {
  const { rules: game, newGauge } = findRegistration(id)
  const names = players.split(',')
  if (names.length !== game.sides.length)
    throw new Error(`--players ${players}: one for each of ${game.sides.join(', ')} was expected`)
  const options = readOptions(option)
  for (const one of scenario === undefined ? game.scenarios.map((each) => each.id) : [scenario]) {
    const setting = game.setting(one, options)
    const ends = new Map<string, number>()
    const sums = new Map<string, number>()
    for (let n = 0; n < games; n++) {
      const dice = seededDice(`${seed}/${n}`)
      const s = game.start(setting, dice)
      const seats = names.map((name, at) => newPlayer(id, name, `${seed}/${n}/${at}`))
      const gauge = newGauge?.() ?? NO_GAUGE
      const { winner, level } = playOn(game, s, (side) => watched(seats[side - 1]!, gauge), dice)
      gauge.see(s)
      for (const [name, figure] of Object.entries(gauge.figures())) sums.set(name, (sums.get(name) ?? 0) + figure)
      const end = `${winner === 0 ? 'nobody' : game.sides[winner - 1]} (${level})`
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    const list = [...ends].sort(([, a], [, b]) => b - a).map(([end, count]) => `${count} ${end}`)
    out(`${id} ${one}, ${names.join(' against ')}, ${games} games: ${list.join(', ')}`)
    if (sums.size > 0)
      out(`  on average: ${[...sums].map(([name, sum]) => `${name} ${round(sum / games)}`).join(', ')}`)
  }
  return 0
}

const NO_GAUGE: Gauge<unknown> = { see: () => {}, figures: () => ({}) }

const watched = (policy: Policy<PositionCore>, gauge: Gauge<PositionCore>): Policy<PositionCore> => ({
  choose(view, choices) {
    gauge.see(view)
    return policy.choose(view, choices)
  },
})

const round = (figure: number): string => figure.toFixed(3).replace(/\.?0+$/, '')

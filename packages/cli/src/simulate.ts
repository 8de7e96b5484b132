import { playOn, seededDice } from '@hexfront/core'
import { findGame, newPlayer } from '@hexfront/games'
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
  const game = findGame(id)
  const names = players.split(',')
  if (names.length !== game.sides.length)
    throw new Error(`--players ${players}: one for each of ${game.sides.join(', ')} was expected`)
  const options = readOptions(option)
  for (const one of scenario === undefined ? game.scenarios.map((each) => each.id) : [scenario]) {
    const setting = game.setting(one, options)
    const ends = new Map<string, number>()
    for (let n = 0; n < games; n++) {
      const dice = seededDice(`${seed}/${n}`)
      const s = game.start(setting, dice)
      const seats = names.map((name, at) => newPlayer(id, name, `${seed}/${n}/${at}`))
      const { winner, level } = playOn(game, setting, s, (side) => seats[side - 1]!, dice)
      const end = `${winner === 0 ? 'nobody' : game.sides[winner - 1]} (${level})`
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    const list = [...ends].sort(([, a], [, b]) => b - a).map(([end, count]) => `${count} ${end}`)
    out(`${id} ${one}, ${names.join(' against ')}, ${games} games: ${list.join(', ')}`)
  }
  return 0
}

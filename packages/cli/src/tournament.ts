import { type Bout, playPair, type Rival, Stopwatch, shareOf } from '@hexfront/bots'
import type { PositionCore, Setting } from '@hexfront/core'
import { findRegistration, newPlayer } from '@hexfront/games'
import { readOptions } from './options.ts'
import type { Voice } from './voice.ts'

export interface TournamentOptions {
  readonly scenario?: string
  readonly levels: string
  readonly option: readonly string[]
  readonly pairs: number
  readonly seed: string
  readonly json: boolean
}

/** How a tournament went for the first of two players, in one scenario or in all. */
interface Result {
  readonly game: string
  readonly scenario: string
  readonly players: readonly string[]
  readonly seed: string
  readonly pairs: number
  readonly won: number
  readonly drawn: number
  /** Pairs won, drawn ones as half, with its interval. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly gamesWon: number
  readonly gamesLost: number
  /** Mean lead a game. */
  readonly lead: number
  /** Milliseconds of processor time that each took for a phase, on average and at worst. */
  readonly milliseconds: readonly number[]
  readonly worst: readonly number[]
}

/** Lets two players meet in pairs of games, one from each seat, and says who is better and how sure that is. */
export function tournament(
  id: string,
  { scenario, levels, option, pairs, seed, json }: TournamentOptions,
  { out }: Voice,
): number {
  const { rules: game, plans, cover } = findRegistration(id)
  if (!plans) throw new Error(`${id} has no plans by which a game could be valued`)
  const names = levels.split(',')
  const [first, second] = names
  if (first === undefined || second === undefined || names.length > 2)
    throw new Error(`--levels ${levels}: two players were expected, such as veteran,regular`)
  const scenarios = scenario === undefined ? game.scenarios.map((one) => one.id) : [scenario]
  const results = scenarios.map((one) => {
    const bout = {
      game,
      setting: game.setting(one, readOptions(option)),
      plans,
      seats: cover.sides.length,
      first: rival(id, first),
      second: rival(id, second),
    }
    const result = { game: id, scenario: one, players: names, seed, pairs, ...playPairs(bout, pairs, `${seed}/${one}`) }
    if (!json) out(inWords(result))
    return result
  })
  if (json) out(JSON.stringify(results, null, 2))
  else if (results.length > 1) out(inWords(together(results)))
  return 0
}

const rival = (id: string, name: string): Rival<PositionCore> => ({
  hire: (seed) => newPlayer(id, name, seed),
  watch: new Stopwatch(processorTime),
})

function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

type Tally = Omit<Result, 'game' | 'scenario' | 'players' | 'seed' | 'pairs'>

function playPairs(bout: Bout<PositionCore, Setting>, pairs: number, seed: string): Tally {
  const played = Array.from({ length: pairs }, (_, n) => playPair(bout, `${seed}/${n}`))
  const won = played.filter(({ lead }) => lead > 0).length
  const drawn = played.filter(({ lead }) => lead === 0).length
  const watches = [bout.first.watch, bout.second.watch]
  return {
    won,
    drawn,
    ...shareOf(won + drawn / 2, pairs),
    gamesWon: sum(played.map((pair) => pair.won)),
    gamesLost: sum(played.map((pair) => pair.lost)),
    lead: sum(played.map(({ lead }) => lead)) / pairs,
    milliseconds: watches.map(({ mean }) => mean),
    worst: watches.map(({ worst }) => worst),
  }
}

function together(results: readonly Result[]): Result {
  const total = (part: (result: Result) => number): number => sum(results.map(part))
  const [one] = results
  const pairs = total((result) => result.pairs)
  const won = total((result) => result.won)
  const drawn = total((result) => result.drawn)
  return {
    ...one!,
    scenario: 'all scenarios',
    pairs,
    won,
    drawn,
    ...shareOf(won + drawn / 2, pairs),
    gamesWon: total(({ gamesWon }) => gamesWon),
    gamesLost: total(({ gamesLost }) => gamesLost),
    lead: total(({ lead }) => lead) / results.length,
    milliseconds: one!.milliseconds.map((_, at) => total(({ milliseconds }) => milliseconds[at]!) / results.length),
    worst: one!.worst.map((_, at) => Math.max(...results.map(({ worst }) => worst[at]!))),
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

function inWords(result: Result): string {
  const { game, scenario, players, pairs, won, drawn, share, low, high, gamesWon, gamesLost, lead } = result
  const times = players.map(
    (name, at) => `${name} ${result.milliseconds[at]!.toFixed(0)} ms a phase, at worst ${result.worst[at]!.toFixed(0)}`,
  )
  return [
    `${game} ${scenario}, ${players.join(' against ')}: ${won} of ${pairs} pairs won, ${drawn} drawn, ${share.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`,
    `  games ${gamesWon} won, ${gamesLost} lost; lead ${lead.toFixed(1)} a game; ${times.join('; ')}`,
  ].join('\n')
}

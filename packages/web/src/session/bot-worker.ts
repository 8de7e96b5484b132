import { Choices, type Policy, type PositionCore } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import type { BotAnswer, BotQuestion } from './bots.ts'

const players = new Map<string, Policy<PositionCore>>()
const choices = new Choices()

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  answer(data).then(
    (choice) => post({ ticket: data.ticket, choice, problem: '' }),
    (error: unknown) => post({ ticket: data.ticket, choice: -1, problem: String(error) }),
  )
})

async function answer({ seat, player, seed, game: id, scenario, options, bytes }: BotQuestion): Promise<number> {
  const load = TABLES[id]
  if (!load) throw new Error(`there is no game ${id}`)
  const { game, newPlayer } = await load()
  const view = game.blank(game.setting(scenario, options))
  view.bytes.set(bytes)
  game.rebuild(view)
  game.choices(view, choices)
  const mind = `${seat} ${player}`
  const policy = players.get(mind) ?? newPlayer(player, seed)
  players.set(mind, policy)
  return policy.choose(view, choices)
}

const post = (answered: BotAnswer): void => self.postMessage(answered)

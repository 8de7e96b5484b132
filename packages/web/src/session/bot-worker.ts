import { Listing, type Policy, type PositionCore, type Thinking } from '@hexfront/core'
import { TABLES } from '@hexfront/games/tables'
import type { BotAnswer, BotQuestion } from './bots.ts'
import { seenIn } from './hall.ts'

const players = new Map<string, Policy<PositionCore>>()

/** What is being thought about, by ticket. */
const thoughts = new Map<number, Thinking>()

/** How long somebody may think about one answer, and how long he thinks between two looks at what is said to him. */
const PATIENCE = 5_000
const GLANCE = 50

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion | { readonly hurry: number }>) => {
  if ('hurry' in data) {
    thoughts.get(data.hurry)?.stop()
    return
  }
  answer(data).then(
    (choice) => post({ ticket: data.ticket, choice, problem: '' }),
    (error: unknown) => post({ ticket: data.ticket, choice: -1, problem: String(error) }),
  )
})

async function answer({ ticket, seat, player, seed, hall, bytes }: BotQuestion): Promise<number> {
  const load = TABLES[hall.game]
  if (!load) throw new Error(`there is no game ${hall.game}`)
  const { game, newPlayer } = await load()
  const view = seenIn(game, hall, bytes)
  const mind = `${seat} ${player}`
  const policy = players.get(mind) ?? newPlayer(player, seed)
  players.set(mind, policy)
  const thinking = policy.think?.(view) ?? null
  if (thinking !== null) await thinkOver(ticket, thinking)
  return policy.choose(view, new Listing(game).of(view))
}

/** Thinks to the end or until it takes too long, and listens in between. */
async function thinkOver(ticket: number, thinking: Thinking): Promise<void> {
  thoughts.set(ticket, thinking)
  const began = performance.now()
  for (let looked = began; thinking.step(); ) {
    const now = performance.now()
    if (now - began > PATIENCE) thinking.stop()
    if (now - looked < GLANCE) continue
    looked = now
    post({ ticket, progress: thinking.progress })
    await new Promise((go) => setTimeout(go))
  }
  thoughts.delete(ticket)
}

const post = (answered: BotAnswer): void => self.postMessage(answered)

import { Advice, type Errand, Future } from '@hexfront/bots'
import type { PositionCore, Setting } from '@hexfront/core'
import { type GameTable, TABLES } from '@hexfront/games/tables'
import { type Hall, seenIn } from '../hall.ts'
import { namingOf } from '../naming.ts'
import type { AdviceWanted, Finding, Order, Said } from './scholars.ts'

/** How long somebody may think about advice, and how long he thinks between two looks at what is said to him. */
const PATIENCE = 5_000
const GLANCE = 50

const futures = new Map<string, Future<PositionCore, Setting>>()
const advising = new Map<number, { stop(): void }>()

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('stop' in data) {
    advising.get(data.stop)?.stop()
    return
  }
  const { ticket, hall } = data
  const work = 'errand' in data ? playOn(hall, data.errand) : advise(ticket, hall, data.advice)
  work.then(post, (error: unknown) => post({ ticket, problem: String(error) }))

  async function playOn(where: Hall, errand: Errand): Promise<Finding> {
    return { ticket, tally: (await futureOf(where)).run(errand) }
  }
})

async function futureOf(hall: Hall): Promise<Future<PositionCore, Setting>> {
  const key = JSON.stringify(hall)
  const { game, plans } = await tableOf(hall)
  if (!plans) throw new Error(`${hall.game} has no plans`)
  const known = futures.get(key) ?? new Future(game, plans, game.setting(hall.scenario, hall.options, hall.overlay))
  futures.set(key, known)
  return known
}

async function advise(ticket: number, hall: Hall, { player, seed, side, bytes }: AdviceWanted): Promise<Finding> {
  const { game, display, newPlayer } = await tableOf(hall)
  const view = seenIn(game, hall, bytes)
  const name = namingOf(game, display, game.settingOf(view))
  const advice = new Advice(game, newPlayer(player, seed), view, side, (s, choice): Said => {
    const { text, units, places } = game.describe(s, choice, name)
    return { choice, text, units, places, depth: game.stepsOpen(s).length }
  })
  advising.set(ticket, advice)
  const began = performance.now()
  for (let looked = began; advice.step(); ) {
    const now = performance.now()
    if (now - began > PATIENCE) advice.stop()
    if (now - looked < GLANCE) continue
    looked = now
    post({ ticket, progress: advice.progress })
    await new Promise((go) => setTimeout(go))
  }
  advising.delete(ticket)
  return { ticket, line: advice.line }
}

async function tableOf({ game }: Hall): Promise<GameTable> {
  const load = TABLES[game]
  if (!load) throw new Error(`there is no game ${game}`)
  return load()
}

const post = (finding: Finding): void => self.postMessage(finding)

import { Choices, copyInto, type Game, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import { dagc73 } from '@hexfront/games/dagc73'
import { drill } from '@hexfront/games/drill'
import { pes } from '@hexfront/games/pes'
import bareLoop from './bare-loop.mjs'
import { enumerate, openClient, take } from './boardgame-drill.ts'
import { campaign } from './campaign.ts'
import type { Bench, Worker } from './harness.ts'
import { prepared } from './starts.ts'

/** Random play of the demonstration game, and what boardgame.io makes of the same game. */
export function play(bench: Bench): void {
  warmWithAll()
  bench.race({
    name: 'random play of drill: boardgame.io',
    unit: '/s',
    ours: playing(kernelPlayer(drill, drill.setting('meeting'))),
    reference: playing(boardgame()),
    floor: 25,
  })
}

/** The 1973 game, as a share of what code written for one small game alone can do. */
export function dagc73Play(bench: Bench): void {
  againstBareLoop(bench, 'random play of dagc73: bare loop', dagc73, dagc73.setting('sane'), 0.36)
}

export function pesPlay(bench: Bench): void {
  againstBareLoop(bench, 'random play of pes: bare loop', pes, pes.setting('campaign'), 0.3)
}

/** A decision of a game with 10,010 hexes and 1,400 units. */
export function campaignPlay(bench: Bench): void {
  againstBareLoop(bench, 'random play of the campaign: bare loop', campaign, campaign.setting('march'), 0.25)
}

function againstBareLoop<S extends PositionCore, T extends Setting>(
  bench: Bench,
  name: string,
  game: Game<S, T>,
  setting: T,
  floor: number,
): void {
  warmWithAll()
  const reference = () => bareLoop().decisions
  bench.race({ name, unit: '/s', ours: playing(kernelPlayer(game, setting)), reference, floor })
}

/** A host plays more than one game: the kernel has seen all of them before any is measured. */
function warmWithAll(): void {
  for (const worker of [
    playing(kernelPlayer(drill, drill.setting('meeting'))),
    playing(kernelPlayer(dagc73, dagc73.setting('sane'))),
    playing(kernelPlayer(pes, pes.setting('campaign'))),
    playing(kernelPlayer(campaign, campaign.setting('march'))),
  ])
    for (let done = 0; done < WARM_UP; ) done += worker()
}

const WARM_UP = 20_000
/** Made at a time. */
const DECISIONS = 500

interface Player {
  begin(): void
  /** How many answers there are; none when the game is over. */
  list(): number
  take(answer: number): void
}

/** Lists all answers, picks one, takes it; game after game. */
function playing(player: Player): Worker {
  const chance = seededDice('answers')
  player.begin()
  return () => {
    for (let decision = 0; decision < DECISIONS; decision++) {
      let answers = player.list()
      while (answers === 0) {
        player.begin()
        answers = player.list()
      }
      player.take(chance.pick(answers, 'an answer'))
    }
    return DECISIONS
  }
}

function kernelPlayer<S extends PositionCore, T extends Setting>(game: Game<S, T>, setting: T): Player {
  const dice = seededDice('dice')
  const listed = new Choices()
  const start = prepared(game, setting, dice)
  const s = game.blank(setting)
  return {
    begin() {
      copyInto(s, start)
    },
    list() {
      game.choices(s, listed)
      return listed.length
    },
    take(answer) {
      game.take(s, listed.at(answer), dice)
    },
  }
}

function boardgame(): Player {
  let games = 0
  let client = openClient(games)
  let state = client.getState()!
  let listed: ReturnType<typeof enumerate> = []
  return {
    begin() {
      client = openClient(++games)
    },
    list() {
      state = client.getState()!
      listed = state.ctx.gameover === undefined ? enumerate(state.G, state.ctx) : []
      return listed.length
    },
    take(answer) {
      take(client, state.ctx, listed[answer]!)
    },
  }
}

import { Choices, type Game, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import { dagc73 } from '@hexfront/games/dagc73'
import { drill } from '@hexfront/games/drill'
import { pes } from '@hexfront/games/pes'
import { enumerate, openClient, take } from './boardgame-drill.ts'
import type { Bench, Side } from './harness.ts'

/** About nine games. */
const DECISIONS = 1000

/** Random play of the demonstration game: list all answers, pick one, take it; game after game. */
export function play(bench: Bench): void {
  bench.compare({
    name: 'random play of drill: boardgame.io',
    unit: '/s',
    each: DECISIONS,
    ours: playing(kernelPlayer(drill, drill.setting('meeting'))),
    reference: playing(boardgame()),
    floor: 30,
  })
}

/** The 1973 game, held against the loop of the demonstration game: what a large game costs beside a small one. */
export function dagc73Play(bench: Bench): void {
  bench.compare({
    name: 'random play of dagc73: drill',
    unit: '/s',
    each: DECISIONS,
    ours: playing(kernelPlayer(dagc73, dagc73.setting('sane'))),
    reference: playing(kernelPlayer(drill, drill.setting('meeting'))),
  })
  console.log('dagc73: about half goes into ranges and supply; docs/games/dagc73.md, Speed, has the shares')
}

/** The solitaire game against the same loop. */
export function pesPlay(bench: Bench): void {
  bench.compare({
    name: 'random play of pes: drill',
    unit: '/s',
    each: DECISIONS,
    ours: playing(kernelPlayer(pes, pes.setting('campaign'))),
    reference: playing(kernelPlayer(drill, drill.setting('meeting'))),
  })
}

interface Player {
  begin(): void
  /** How many answers there are; none when the game is over. */
  list(): number
  take(answer: number): void
}

function playing(player: Player): Side {
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
  const s = game.blank(setting)
  return {
    begin() {
      game.start(setting, dice, undefined, s)
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

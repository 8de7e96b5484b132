import { Choices, seededDice } from '@hexfront/core'
import { drill } from '@hexfront/games'
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
    ours: playing(ours()),
    reference: playing(boardgame()),
    floor: 30,
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

function ours(): Player {
  const setting = drill.setting('meeting')
  const dice = seededDice('dice')
  const listed = new Choices()
  const s = drill.blank(setting)
  return {
    begin() {
      drill.start(setting, dice, undefined, s)
    },
    list() {
      drill.choices(s, listed)
      return listed.length
    },
    take(answer) {
      drill.take(s, listed.at(answer), dice)
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

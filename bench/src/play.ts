import { Choices, copyInto, type Dice, type Game, type PositionCore, type Setting, seededDice } from '@hexfront/core'
import { dagc09 } from '@hexfront/games/dagc09'
import { dagc73 } from '@hexfront/games/dagc73'
import { damos } from '@hexfront/games/damos'
import { drill } from '@hexfront/games/drill'
import { efs } from '@hexfront/games/efs'
import { pes } from '@hexfront/games/pes'
import bareLoop from './bare-loop.mjs'
import { enumerate, openClient, take } from './boardgame-drill.ts'
import { campaign } from './campaign.ts'
import type { Bench, Worker } from './harness.ts'
import { prepared } from './starts.ts'

/** Random play of the demonstration game, dealt anew each time, and what boardgame.io makes of the same game. */
export function play(bench: Bench): void {
  warmWithAll()
  bench.race({
    name: 'random play of drill: boardgame.io',
    unit: '/s',
    ours: playingDrill(),
    reference: playingOnBoardgame(),
    floor: 25,
  })
}

/** The 1973 game, as a share of what code written for one small game alone can do. */
export function dagc73Play(bench: Bench): void {
  againstBareLoop(bench, 'random play of dagc73: bare loop', playing(dagc73, dagc73.setting('sane')), 0.36)
}

/** The redesign: fog, lines of supply to every unit that is picked up, moves in legs. */
export function dagc09Play(bench: Bench): void {
  againstBareLoop(bench, 'random play of dagc09: bare loop', playing(dagc09, dagc09.setting('historical')), 0.33)
}

/** Nearly half of it is strategic movement, with the whole railway net within reach (docs/games/damos.md, Speed). */
export function damosPlay(bench: Bench): void {
  againstBareLoop(bench, 'random play of damos: bare loop', playing(damos, damos.setting('campaign')), 0.24)
}

export function pesPlay(bench: Bench): void {
  againstBareLoop(bench, 'random play of pes: bare loop', playing(pes, pes.setting('campaign')), 0.3)
}

/** Roads in layers of the search, zones by band, attacks that are all declared first. */
export function efsPlay(bench: Bench): void {
  againstBareLoop(bench, 'random play of efs: bare loop', playing(efs, efs.setting('borisov')), 0.15)
}

/** A decision of a game with 10,010 hexes and 1,400 units. */
export function campaignPlay(bench: Bench): void {
  againstBareLoop(bench, 'random play of the campaign: bare loop', playing(campaign, campaign.setting('march')), 0.25)
}

function againstBareLoop(bench: Bench, name: string, ours: Worker, floor: number): void {
  warmWithAll()
  bench.race({ name, unit: '/s', ours, reference: () => bareLoop().decisions, floor })
}

/** A host plays more than one game: the kernel has seen all of them before any is measured. */
function warmWithAll(): void {
  for (const worker of [
    playingDrill(),
    playing(dagc73, dagc73.setting('sane')),
    playing(dagc09, dagc09.setting('historical')),
    playing(damos, damos.setting('campaign')),
    playing(pes, pes.setting('campaign')),
    playing(efs, efs.setting('borisov')),
    playing(campaign, campaign.setting('march')),
  ])
    for (let done = 0; done < WARM_UP; ) done += worker()
}

const WARM_UP = 20_000
/** Made at a time. */
const DECISIONS = 500

/** From the end of the set-up on, game after game. */
function playing<S extends PositionCore, T extends Setting>(game: Game<S, T>, setting: T): Worker {
  const dice = seededDice('dice')
  const start = prepared(game, setting, dice)
  return deciding(game, game.blank(setting), dice, (s) => copyInto(s, start))
}

function playingDrill(): Worker {
  const dice = seededDice('dice')
  const setting = drill.setting('meeting')
  return deciding(drill, drill.blank(setting), dice, (s) => {
    drill.start(setting, dice, undefined, s)
  })
}

/** Lists all answers, picks one, takes it. */
function deciding<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  s: S,
  dice: Dice,
  begin: (s: S) => void,
): Worker {
  const chance = seededDice('answers')
  const listed = new Choices()
  begin(s)
  return () => {
    for (let decision = 0; decision < DECISIONS; decision++) {
      game.choices(s, listed)
      if (listed.length === 0) {
        begin(s)
        game.choices(s, listed)
      }
      game.take(s, listed.at(chance.pick(listed.length, 'an answer')), dice)
    }
    return DECISIONS
  }
}

/** The same there. */
function playingOnBoardgame(): Worker {
  const chance = seededDice('answers')
  let games = 0
  let client = openClient(games)
  return () => {
    for (let decision = 0; decision < DECISIONS; decision++) {
      let state = client.getState()!
      if (state.ctx.gameover !== undefined) {
        client = openClient(++games)
        state = client.getState()!
      }
      const listed = enumerate(state.G, state.ctx)
      take(client, state.ctx, listed[chance.pick(listed.length, 'an answer')]!)
    }
    return DECISIONS
  }
}

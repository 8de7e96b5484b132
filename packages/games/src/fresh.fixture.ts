import {
  type Choice,
  Choices,
  copyInto,
  type Game,
  LEGAL,
  NATURE,
  type Options,
  type Policy,
  type PositionCore,
  randomPolicy,
  type Setting,
  samePosition,
  seededDice,
} from '@hexfront/core'

interface Trial<S> {
  readonly scenario: string
  readonly options: Options
  readonly seed: string
  newBot(): Policy<S>
  /** One answer in so many is given at random. */
  readonly strays: number
  /** What is never said at random. */
  readonly unsaid?: RegExp
  /** A bot that has seen nothing yet is asked one time in so many. */
  readonly asked: number
  /** After so many choices the game is left. */
  readonly most: number
}

/** Plays a game in which a bot strays, and asks fresh bots on the way; what they said by step, and what was wrong with it. */
export function askFresh<S extends PositionCore, T extends Setting>(
  game: Game<S, T>,
  { scenario, options, seed, newBot, strays, unsaid, asked, most }: Trial<S>,
): { readonly steps: ReadonlySet<string>; readonly faults: readonly string[] } {
  const setting = game.setting(scenario, options)
  const dice = seededDice(`${seed} dice`)
  const chance = seededDice(`${seed} chance`)
  const s = game.start(setting, dice)
  const view = game.blank(setting)
  const before = game.blank(setting)
  const choices = new Choices()
  const bot = newBot()
  const random = randomPolicy(game, chance)
  const steps = new Set<string>()
  const faults: string[] = []
  for (let n = 0; n < most; n++) {
    const decision = game.decision(s)
    if (decision.isOver) break
    game.choices(s, choices)
    if (decision.side === NATURE) {
      game.take(s, choices.at(0), dice)
      continue
    }
    game.view(s, decision.side, view)
    if (chance.pick(asked, 'whether a fresh bot is asked') === 0) {
      steps.add(decision.step)
      copyInto(before, view)
      const [one, other] = [newBot().choose(view, choices), newBot().choose(view, choices)]
      const where = `${n} ${decision.step}: ${game.write(s, one)}`
      if (game.bars(s, one) !== LEGAL) faults.push(`${where} is not legal`)
      if (one !== other) faults.push(`${where}, and then ${game.write(s, other)}`)
      if (!samePosition(view, before)) faults.push(`${where} changes the view`)
    }
    game.take(s, chance.pick(strays, 'whether to stray') === 0 ? stray() : bot.choose(view, choices), dice)
  }
  return { steps, faults }

  /** Random play, but for what it must not say. */
  function stray(): Choice {
    const said = random.choose(view, choices)
    return unsaid?.test(game.write(s, said)) ? bot.choose(view, choices) : said
  }
}

/** What a bot says to the question that is open. */
export function saidBy<S extends PositionCore, T extends Setting>(game: Game<S, T>, s: S, bot: Policy<S>): string {
  const choices = new Choices()
  game.choices(s, choices)
  return game.write(s, bot.choose(s, choices))
}

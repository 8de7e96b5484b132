import type { Registration } from '@hexfront/games'
import { gameAsked, optionsAsked, playersAsked, scenariosAsked } from './asked.ts'
import type { Arm } from './lab/arm.ts'
import { overlayAsked } from './lab/overlays.ts'
import { PAIRS, type Pair } from './lab/pairs.ts'
import { type Conduct, runExperiment } from './lab/run.ts'
import { reportStandings, type Standing, standingOf } from './lab/standings.ts'
import type { Format } from './lab/words.ts'
import { Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

export interface TournamentOptions extends Conduct {
  readonly scenario?: string
  readonly levels?: string
  readonly against?: string
  readonly option: readonly string[]
  readonly overlay?: string
  readonly set: readonly string[]
  readonly pairs: number
  readonly seed: string
  readonly format: Format
}

/** Lets players meet two by two in pairs of games, one from each seat, and says who is better and how sure that is. */
export async function tournament(id: string, options: TournamentOptions, voice: Voice): Promise<number> {
  const registration = gameAsked(id)
  const { rules: game, plans } = registration
  if (!plans) throw new Misuse(`${id} has no plans by which a game could be valued`)
  const { seed, pairs, format } = options
  const overlay = overlayAsked(game, options.overlay, options.set)
  const scenarios = scenariosAsked(game, options.scenario)
  const meetings = meetingsAsked(registration, options)
  const rules = optionsAsked(game, options.option)
  const arms = meetings.flatMap((players) =>
    scenarios.map((scenario): Arm => ({ name: '', game: id, scenario, options: rules, players, overlay })),
  )
  const results = await runExperiment(PAIRS, { seed, games: pairs, arms }, options, voice)
  const standings = arms.map((arm, at) => standingOf(arm, seed, results[at]!))
  const overall = scenarios.length > 1 ? meetings.map((players) => overAll(players, arms, results, seed)) : []
  voice.out(reportStandings(standings, overall, format))
  return 0
}

/** Who meets whom: two, or of more each the next; or each the one whom all are to meet. */
function meetingsAsked(
  registration: Registration,
  { levels, against }: TournamentOptions,
): readonly (readonly string[])[] {
  const usual = against === undefined ? ['veteran', 'regular'] : Object.keys(registration.players)
  const names = playersAsked(registration, levels === undefined ? usual : levels.split(','))
  if (against !== undefined) {
    playersAsked(registration, [against])
    return names.map((name) => [name, against])
  }
  if (names.length < 2)
    throw new Misuse(`--levels ${names}: two players or more were expected, such as veteran,regular; or --against one`)
  return names.slice(1).map((name, at) => [names[at]!, name])
}

function overAll(
  players: readonly string[],
  arms: readonly Arm[],
  results: readonly (readonly Pair[])[],
  seed: string,
): Standing {
  const own = arms.flatMap((arm, at) => (arm.players === players ? results[at]! : []))
  const [one] = arms
  return standingOf({ ...one!, players, scenario: 'all scenarios' }, seed, own)
}

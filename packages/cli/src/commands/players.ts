import { type AnalyseOptions, analyse } from '../analyse.ts'
import { FORMATS } from '../lab/words.ts'
import { type TournamentOptions, tournament } from '../tournament.ts'
import { type TuneOptions, tune } from '../tune.ts'
import {
  examples,
  type House,
  positive,
  several,
  wholeNumber,
  wholeNumberFrom,
  withDatabase,
  withFormats,
  withOverlay,
  withResume,
  withScenario,
  withSeed,
  withWorkers,
} from './command.ts'

/** Commands that judge players, and games that were played. */
export function addPlayers({ program, voice, end }: House): void {
  program.commandsGroup('Players:')

  const meeting = program
    .command('tournament')
    .description('let players meet in pairs of games, one from each seat, and say who is better')
    .argument('<game>')
    .option(
      '--levels <list>',
      'staff, veteran, regular, recruit or random: two of them, or more, of whom each meets the next (default: "veteran,regular"; with --against, all levels)',
    )
    .option('--against <level>', 'each of them meets this one instead: random')
    .option('--pairs <n>', 'pairs of games a scenario', wholeNumber, 10)
  withFormats(withResume(withDatabase(withWorkers(withSeed(withOverlay(withScenario(meeting)))))), FORMATS)
    .addHelpText(
      'after',
      `\nThe better sum of margins wins a pair. Times are of the processor.\n${examples(
        'tournament dagc73 --levels staff,veteran,regular,recruit --pairs 100 --resume night.jsonl',
        'tournament damos --levels staff,veteran --scenario campaign --pairs 30 --seed b --json',
        'tournament pes --against random --pairs 30',
      )}`,
    )
    .action(async (game: string, options: TournamentOptions) => end(await tournament(game, options, voice)))

  const tuning = program
    .command('tune')
    .description("look for better weights of a game's plain bot, and tell how they do in games they were not found by")
    .argument('<game>')
    .addOption(several('--weights <name...>', 'only weights whose names begin so: german, german.thrift'))
    .option('--from <file>', 'begin with these factors: JSON by name, or what an earlier run printed with --json')
    .option('--against <level>', 'whom trials play against; without it, each plays its mirror image')
    .option('--batches <n>', 'how often weights are moved; 0 judges those of --from', wholeNumberFrom(0), 60)
    .option('--pairs <n>', 'pairs of games a scenario in a batch', wholeNumber, 8)
    .option('--spread <log>', 'how far trials go from the weights of the moment, as a logarithm', positive, 0.25)
    .option('--rate <log>', 'how far a batch moves a weight, as a logarithm', positive, 0.1)
    .option('--judge <n>', 'pairs a scenario that judge what was found, with seeds of their own', wholeNumber, 50)
  withFormats(withResume(withWorkers(withSeed(withScenario(tuning)))), ['text', 'json'])
    .addHelpText(
      'after',
      examples(
        'tune dagc73 --resume tune.jsonl --json > tuned.json',
        'tune dagc73 --weights soviet --against veteran --batches 20 --pairs 4',
        'tune dagc73 --from tuned.json --batches 0 --judge 200 --seed fresh',
      ),
    )
    .action(async (game: string, options: TuneOptions) => end(await tune(game, options, voice)))

  const analysing = program
    .command('analyse')
    .description(
      'play a record on from each hand-over, again and again: how likely each side was to win, and which turns decided it',
    )
    .argument('<record>', 'a JSON file')
    .option(
      '--playouts <n>',
      'games played on from a hand-over, at most (default: 96, or what a game says that is too long for that)',
      wholeNumber,
    )
    .option('--within <percent>', 'no more where the chance is known within this', positive, 10)
    .option('--splits <n>', 'so many turns that changed most are split into dice and choices', wholeNumber, 6)
    .option('--seconds <n>', 'stop after so long, with what is known by then', positive)
    .option('--as <side>', 'from what a side sees; needed while a game is not over')
  withFormats(withWorkers(withSeed(analysing)), ['text', 'json'])
    .option('--plot <file>', 'draw the chances as SVG')
    .option('--keep <file>', 'write the record with its analysis, which the client shows')
    .addHelpText(
      'after',
      examples(
        'analyse game.json',
        'analyse game.json --playouts 384 --within 5 --plot game.svg',
        'analyse game.json --keep game.json --json',
      ),
    )
    .action(async (file: string, options: AnalyseOptions) => end(await analyse(file, options, voice)))
}

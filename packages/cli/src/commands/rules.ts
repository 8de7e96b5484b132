import { checkFiles } from '../check.ts'
import { type FuzzOptions, fuzz } from '../fuzz.ts'
import { type ReplayOptions, replayFile } from '../replay.ts'
import { type VerifyOptions, verifyFile } from '../verify.ts'
import { examples, type House, wholeNumber, withScenario, withSeed, withWorkers } from './command.ts'

/** Commands that hold games to their rules. */
export function addRules({ program, voice, end }: House): void {
  program.commandsGroup('Rules:')

  program
    .command('check')
    .description('run rules scripts and print what came of them as JSON')
    .argument('<script...>', 'JSON files, or folders of them')
    .option('--json', 'print one JSON document instead of one a script')
    .addHelpText(
      'after',
      examples(
        'check packages/games/src/efs/cases',
        'check mine.json yours.json',
        'check --json packages/games/src/pes/cases > pes.json',
      ),
    )
    .action((paths: readonly string[], options: { readonly json?: boolean }) => end(checkFiles(paths, options, voice)))

  const fuzzing = program
    .command('fuzz')
    .description('play legal games to the end and hold every position against the laws of the kernel and of the game')
    .argument('<game>')
  withWorkers(withSeed(withScenario(fuzzing)))
    .option('--player <name>', 'who plays all sides: random, or a level of the game', 'random')
    .option('--games <n>', 'games a scenario', wholeNumber, 100)
    .option('--limit <n>', 'choices after which a game counts as endless', wholeNumber, 100_000)
    .option('--every <n>', 'hold the costly laws at every nth choice only, for long runs', wholeNumber, 1)
    .option('--out <folder>', 'where short records of failures go', 'failures')
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      examples(
        'fuzz dagc73 --games 1000 --seed night',
        'fuzz pes --player bot --games 100 --every 100',
        'fuzz efs --scenario borisov --games 20 --json',
      ),
    )
    .action(async (game: string, options: FuzzOptions) => end(await fuzz(game, options, voice)))

  program
    .command('replay')
    .description('play a record through the rules and say whether it holds')
    .argument('<record>', 'a JSON file')
    .option('--log', 'print what happened, as one who may know everything')
    .option('--as <side>', 'print what happened as a side, or a spectator, heard it')
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      examples('replay game.json', 'replay game.json --as German', 'replay docs/records/dagc73.json --log --json'),
    )
    .action((path: string, options: ReplayOptions) => end(replayFile(path, options, voice)))

  program
    .command('verify')
    .description('throw the dice of a record again from its published seeds, and say whether they were fair')
    .argument('<record>', 'a JSON file')
    .option('--commitment <hash>', 'what the server had published before the game, as you have kept it')
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      examples('verify game.json', 'verify game.json --commitment 5f6c...', 'verify game.json --json'),
    )
    .action((path: string, options: VerifyOptions) => end(verifyFile(path, options, voice)))
}

import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { type AnalyseOptions, analyse } from './analyse.ts'
import { reportAtlas } from './atlas.ts'
import { checkFiles } from './check.ts'
import { fuzz } from './fuzz.ts'
import { checkOverlayFile, printTemplate } from './lab/overlays.ts'
import { FORMATS } from './lab/words.ts'
import type { WorkOptions } from './lab/work.ts'
import { drawMap, type MapOptions } from './map.ts'
import { replayFile } from './replay.ts'
import { compare, type SimulateOptions, simulate } from './simulate.ts'
import { type TournamentOptions, tournament } from './tournament.ts'
import { type TuneOptions, tune } from './tune.ts'
import type { Voice } from './voice.ts'
import { where } from './where.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Runs one command line and returns its exit code: 0 for success, 1 for what failed or was wrong. */
export async function runCommand(words: readonly string[], voice: Voice): Promise<number> {
  let code = 0
  const program = new Command('hexfront')
    .description('Operational wargames with every rule enforced')
    .exitOverride()
    .configureOutput({ writeOut: (text) => voice.out(text.trimEnd()), writeErr: (text) => voice.err(text.trimEnd()) })

  program
    .command('check')
    .description('run rules scripts and print what came of them as JSON')
    .argument('<script...>', 'JSON files, or folders of them')
    .action((paths: readonly string[]) => {
      code = checkFiles(paths, voice)
    })

  program
    .command('fuzz')
    .description('play legal games to the end and hold every position against the laws of the kernel and of the game')
    .argument('<game>')
    .option('--scenario <id>', 'one scenario; without it, all of them')
    .option('--player <name>', 'who plays all sides: random, or a bot of the game', 'random')
    .option('--option <id=value...>', 'an option of the game', [])
    .option('--games <n>', 'games a scenario', wholeNumber, 100)
    .option('--seed <text>', 'the same seed plays the same games', '1')
    .option('--limit <n>', 'choices after which a game counts as endless', wholeNumber, 100_000)
    .option('--every <n>', 'hold the costly laws at every nth choice only, for long runs', wholeNumber, 1)
    .option('--out <folder>', 'where short records of failures go', 'failures')
    .action((game: string, options: Parameters<typeof fuzz>[1]) => {
      code = fuzz(game, options, voice)
    })

  const laboratory = (command: Command): Command =>
    command
      .argument('<game>')
      .option('--scenario <id>', 'one scenario; without it, all of them')
      .option(
        '--players <list>',
        'who plays each side, in the order of the sides: staff, veteran, regular, recruit or random',
        'regular,regular',
      )
      .option('--option <id=value...>', 'an option of the game', [])
      .option('--overlay <file>', 'values that take the place of those of the game')
      .option('--set <name=value...>', 'one such value: crt.3-1.4=Dr', [])
      .option('--games <n>', 'games a scenario', wholeNumber, 20)
      .option('--seed <text>', 'the same seed plays the same games', '1')
      .option(
        '--workers <n>',
        'threads to play on; totals are the same for any number',
        wholeNumber,
        availableParallelism(),
      )
      .option('--database <address>', 'let all `hexfront worker` processes at this PostgreSQL play: postgres://...')
      .option('--resume <file>', 'keep results in a file as they come, and go on where it ends')
      .addOption(new Option('--format <format>', 'how results are printed').choices(FORMATS).default('text'))
      .option('--plot <file>', 'draw the shares of wins as SVG')

  laboratory(program.command('simulate'))
    .description('let bots play whole games and count how they end')
    .addHelpText(
      'after',
      examples(
        'hexfront simulate dagc73 --games 100',
        'hexfront simulate dagc09 --scenario historical --games 400 --resume night.jsonl --plot balance.svg',
        'hexfront simulate pes --players bot,random --format csv > pes.csv',
        'hexfront simulate damos --overlay my-copy.json --games 50',
      ),
    )
    .action(async (game: string, options: SimulateOptions) => {
      code = await simulate(game, options, voice)
    })

  laboratory(program.command('compare'))
    .description(
      'play every game twice with the same dice, as it is and with changed values, and tell what that changes',
    )
    .addHelpText(
      'after',
      examples(
        'hexfront compare dagc73 --scenario sane --set crt.3-1.4=Dr --games 200',
        'hexfront compare dagc73 --set unit.g:5Pz.strength=6 arrival.g:4Pz.turn=4',
        'hexfront compare damos --overlay heavier-tanks.json --games 100 --format json',
      ),
    )
    .action(async (game: string, options: SimulateOptions) => {
      code = await compare(game, options, voice)
    })

  program
    .command('worker')
    .description('play games for simulate and compare with the same --database, until stopped')
    .requiredOption('--database <address>', 'PostgreSQL: postgres://user:password@host/name')
    .option('--workers <n>', 'threads to play on', wholeNumber, availableParallelism())
    .option('--until-empty', 'end when nothing is left to be played', false)
    .addHelpText(
      'after',
      examples(
        'hexfront worker --database postgres://lab@host/lab',
        'hexfront worker --database postgres://lab@host/lab --workers 4 --until-empty',
      ),
    )
    .action(async (options: WorkOptions) => {
      const stop = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
      const { work } = await import('./lab/work.ts')
      code = await work(options, stop.signal, voice)
    })

  program
    .command('overlay')
    .description('check a file of values that take the place of those of a game, or print one to be filled in')
    .argument('<file or game>', 'an overlay file to check; with --template, a game')
    .option('--template', 'print every value of the game that is not printed in its rules', false)
    .option('--part <name...>', 'only values whose names begin so: crt, unit, terrain', [])
    .addOption(new Option('--format <format>', 'how the changes are printed').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      examples(
        'hexfront overlay damos --template > my-copy.json',
        'hexfront overlay damos --template --part unit matrix',
        'hexfront overlay my-copy.json',
      ),
    )
    .action((what: string, { template, part, format }: OverlayOptions) => {
      code = template ? printTemplate(what, part, voice) : checkOverlayFile(what, format, voice)
    })

  program
    .command('tournament')
    .description('let players meet in pairs of games, one from each seat, and say who is better')
    .argument('<game>')
    .option(
      '--levels <list>',
      'staff, veteran, regular, recruit or random: two of them, or more, of whom each meets the next (default: "veteran,regular"; with --against, all levels)',
    )
    .option('--against <level>', 'each of them meets this one instead: random')
    .option('--scenario <id>', 'one scenario; without it, all of them')
    .option('--option <id=value...>', 'an option of the game', [])
    .option('--overlay <file>', 'values that take the place of those of the game')
    .option('--set <name=value...>', 'one such value: crt.3-1.4=Dr', [])
    .option('--pairs <n>', 'pairs of games a scenario', wholeNumber, 10)
    .option('--seed <text>', 'the same seed plays the same games', '1')
    .option(
      '--workers <n>',
      'threads to play on; results are the same for any number',
      wholeNumber,
      availableParallelism(),
    )
    .option('--resume <file>', 'keep results in a file as they come, and go on where it ends')
    .addOption(new Option('--format <format>', 'how results are printed').choices(FORMATS).default('text'))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addHelpText(
      'after',
      `
The better sum of margins wins a pair. Times are of the processor.
${examples(
  'hexfront tournament dagc73 --levels staff,veteran,regular,recruit --pairs 100 --resume night.jsonl',
  'hexfront tournament damos --levels staff,veteran --scenario campaign --pairs 30 --seed b --json',
  'hexfront tournament pes --against random --pairs 30',
)}`,
    )
    .action(async (game: string, options: TournamentOptions) => {
      code = await tournament(game, options, voice)
    })

  program
    .command('tune')
    .description("look for better weights of a game's plain bot, and tell how they do in games they were not found by")
    .argument('<game>')
    .option('--scenario <id>', 'one scenario; without it, all of them together')
    .option('--option <id=value...>', 'an option of the game', [])
    .option('--weights <name...>', 'only weights whose names begin so: german, german.thrift', [])
    .option('--from <file>', 'begin with these factors: JSON by name, or what an earlier run printed with --json')
    .option('--against <level>', 'whom trials play against; without it, each plays its mirror image')
    .option('--batches <n>', 'how often weights are moved; 0 judges those of --from', wholeNumberFrom(0), 60)
    .option('--pairs <n>', 'pairs of games a scenario in a batch', wholeNumber, 8)
    .option('--spread <log>', 'how far trials go from the weights of the moment, as a logarithm', positive, 0.25)
    .option('--rate <log>', 'how far a batch moves a weight, as a logarithm', positive, 0.1)
    .option('--judge <n>', 'pairs a scenario that judge what was found', wholeNumber, 50)
    .option('--seed <text>', 'the same seed comes to the same weights; the judge has seeds of another name', '1')
    .option(
      '--workers <n>',
      'threads to play on; weights are the same for any number',
      wholeNumber,
      availableParallelism(),
    )
    .option('--resume <file>', 'keep results in a file as they come, and go on where it ends')
    .addOption(new Option('--format <format>', 'how it is printed').choices(['text', 'json']).default('text'))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))
    .addHelpText(
      'after',
      examples(
        'hexfront tune dagc73 --resume tune.jsonl --json > tuned.json',
        'hexfront tune dagc73 --weights soviet --against veteran --batches 20 --pairs 4',
        'hexfront tune dagc73 --from tuned.json --batches 0 --judge 200 --seed fresh',
      ),
    )
    .action(async (game: string, options: TuneOptions) => {
      code = await tune(game, options, voice)
    })

  program
    .command('analyse')
    .description(
      'play a record on from each hand-over, again and again: how likely each side was to win, and which turns decided it',
    )
    .argument('<record>', 'a JSON file')
    .option('--playouts <n>', 'games played on from a hand-over, at most', wholeNumber, 96)
    .option('--within <percent>', 'no more where the chance is known within this', positive, 10)
    .option('--splits <n>', 'so many turns that changed most are split into dice and choices', wholeNumber, 6)
    .option('--seed <text>', 'the same seed comes to the same figures', '1')
    .option(
      '--workers <n>',
      'threads to play on; figures are the same for any number',
      wholeNumber,
      availableParallelism(),
    )
    .option('--seconds <n>', 'stop after so long, with what is known by then', positive)
    .option('--as <side>', 'from what a side sees; needed while a game is not over')
    .addOption(new Option('--format <format>', 'how it is printed').choices(['text', 'json']).default('text'))
    .option('--plot <file>', 'draw the chances as SVG')
    .option('--keep <file>', 'write the record with its analysis, which the client shows')
    .addHelpText(
      'after',
      `
Examples:
  hexfront analyse game.json
  hexfront analyse game.json --playouts 384 --within 5 --plot game.svg
  hexfront analyse game.json --keep game.json --format json`,
    )
    .action(async (file: string, options: AnalyseOptions) => {
      code = await analyse(file, options, voice)
    })

  program
    .command('replay')
    .description('play a record through the rules and say whether it holds')
    .argument('<record>', 'a JSON file')
    .option('--log', 'print what happened, as one who may know everything', false)
    .option('--as <side>', 'print what happened as a side, or a spectator, heard it')
    .action((path: string, { log, as: side }: { log: boolean; as?: string }) => {
      code = replayFile(path, side ?? (log ? 'all' : 'nothing'), voice)
    })

  program
    .command('where')
    .description('what lies in a hex: latitude and longitude, terrain, hexsides, names')
    .argument('<game>')
    .argument('<hex or place...>', 'a hex number, or the name of a place')
    .action((game: string, place: readonly string[]) => {
      code = where(game, place.join(' '), voice)
    })

  program
    .command('map')
    .description('draw a board')
    .argument('<game>')
    .requiredOption('--out <file>', 'a file that ends in .svg, .png or .pdf')
    .option('--theme <id>', 'light, dark, colour-blind or "dark colour-blind"', 'light')
    .option('--part <hexes>', 'two corners (3005..3510), a place and a distance (Minsk 5), a named area, or a sheet')
    .option('--show <name...>', 'what is not on the map by itself: lines, areas and signs by name, or all', [])
    .option('--overlay <scenario>', 'the counters of a scenario where they begin')
    .option('--width <pixels>', 'width of the picture', wholeNumber)
    .option('--paper <size>', 'fill a sheet: A0 to A4, letter, tabloid')
    .option('--scale <millimetres>', 'print hexes so wide', positive)
    .option('--dpi <dots>', 'dots to the inch of a printed .png', wholeNumber, 300)
    .action((game: string, options: MapOptions) => {
      code = drawMap(game, options, voice)
    })

  program
    .command('atlas')
    .description('check, normalise and draw every board, and write docs/maps.md')
    .action(() => {
      code = reportAtlas(ROOT, voice)
    })

  try {
    await program.parseAsync(words, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode
    voice.err(error instanceof Error ? error.message : String(error))
    return 1
  }
}

interface OverlayOptions {
  readonly template: boolean
  readonly part: readonly string[]
  readonly format: 'text' | 'json'
}

const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`

const wholeNumberFrom =
  (least: number) =>
  (text: string): number => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < least)
      throw new InvalidArgumentError(`a whole number from ${least} up was expected.`)
    return value
  }

const wholeNumber = wholeNumberFrom(1)

function positive(text: string): number {
  const value = Number(text)
  if (!(value > 0 && value < 1000)) throw new InvalidArgumentError('a number from 0 to 1000 was expected.')
  return value
}

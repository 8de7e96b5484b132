import type { Command } from 'commander'
import { checkOverlayFile, printTemplate } from '../lab/overlays.ts'
import { FORMATS } from '../lab/words.ts'
import type { WorkOptions } from '../lab/work.ts'
import { compare, type SimulateOptions, simulate } from '../simulate.ts'
import {
  examples,
  type House,
  several,
  wholeNumber,
  withDatabase,
  withFormats,
  withOverlay,
  withResume,
  withScenario,
  withSeed,
  withWorkers,
} from './command.ts'

/** Commands for figures of a game, and of what a change would do to it. */
export function addLaboratory({ program, voice, end }: House): void {
  program.commandsGroup('Laboratory:')

  withGames(program.command('simulate'))
    .description('let bots play whole games and count how they end')
    .addHelpText(
      'after',
      examples(
        'simulate dagc73 --games 100',
        'simulate dagc09 --scenario historical --games 400 --resume night.jsonl --plot balance.svg',
        'simulate pes --players veteran,random --format csv > pes.csv',
      ),
    )
    .action(async (game: string, options: SimulateOptions) => end(await simulate(game, options, voice)))

  withGames(program.command('compare'))
    .description(
      'play every game twice with the same dice, as it is and with changed values, and tell what that changes',
    )
    .addHelpText(
      'after',
      examples(
        'compare dagc73 --scenario sane --set crt.3-1.4=Dr --games 200',
        'compare dagc73 --set unit.g:5Pz.strength=6 arrival.g:4Pz.turn=4',
        'compare damos --overlay heavier-tanks.json --games 100 --json',
      ),
    )
    .action(async (game: string, options: SimulateOptions) => end(await compare(game, options, voice)))

  const working = program
    .command('worker')
    .description('play games for simulate, compare and tournament with the same --database, until stopped')
    .requiredOption('--database <address>', 'PostgreSQL: postgres://user:password@host/name')
  withWorkers(working)
    .option('--until-empty', 'end when nothing is left to be played')
    .addHelpText(
      'after',
      examples(
        'worker --database postgres://lab@host/lab',
        'worker --database postgres://lab@host/lab --workers 4 --until-empty',
      ),
    )
    .action(async (options: WorkOptions) => {
      const stop = new AbortController()
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
      const { work } = await import('../lab/work.ts')
      end(await work(options, stop.signal, voice))
    })

  const overlays = program
    .command('overlay')
    .description('check a file of values that take the place of those of a game, or print one to be filled in')
    .argument('<file or game>', 'an overlay file to check; with --template, a game')
    .option('--template', 'print every value of the game that is not printed in its rules')
    .addOption(several('--part <name...>', 'only values whose names begin so: crt, unit, terrain'))
  withFormats(overlays, ['text', 'json'])
    .addHelpText(
      'after',
      examples(
        'overlay damos --template > my-copy.json',
        'overlay damos --template --part unit matrix',
        'overlay my-copy.json',
      ),
    )
    .action((what: string, { template, part, format }: OverlayOptions) =>
      end(template ? printTemplate(what, part, voice) : checkOverlayFile(what, format, voice)),
    )
}

interface OverlayOptions {
  readonly template?: boolean
  readonly part: readonly string[]
  readonly format: 'text' | 'json'
}

function withGames(command: Command): Command {
  const whose = withScenario(command.argument('<game>')).option(
    '--players <list>',
    'who plays each side, in the order of the sides: staff, veteran, regular, recruit or random; bot is the plain one of them',
    'bot,bot',
  )
  const howMany = withOverlay(whose).option('--games <n>', 'games a scenario', wholeNumber, 20)
  const where = withResume(withDatabase(withWorkers(withSeed(howMany))))
  return withFormats(where, FORMATS).option('--plot <file>', 'draw the shares of wins as SVG')
}

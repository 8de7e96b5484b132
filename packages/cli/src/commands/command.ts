import { availableParallelism } from 'node:os'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Voice } from '../voice.ts'

/** What commands are added to, and where what comes of them goes. */
export interface House {
  readonly program: Command
  readonly voice: Voice
  /** Takes the exit code of a command. */
  end(code: number): void
}

export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ hexfront ${line}`).join('\n')}`

export const wholeNumberFrom =
  (least: number) =>
  (text: string): number => {
    const value = Number(text)
    if (text.trim() === '' || !Number.isInteger(value) || value < least)
      throw new InvalidArgumentError(`a whole number from ${least} up was expected.`)
    return value
  }

export const wholeNumber = wholeNumberFrom(1)

export function positive(text: string): number {
  const value = Number(text)
  if (!(value > 0 && value < 1000)) throw new InvalidArgumentError('a number from 0 to 1000 was expected.')
  return value
}

/** An option that takes as many words as are given. */
export const several = (flags: string, about: string): Option => new Option(flags, about).default([], 'none')

/** `--format`, and `--json` for short. */
export const withFormats = (command: Command, formats: readonly string[]): Command =>
  command
    .addOption(new Option('--format <format>', 'how results are printed').choices(formats).default('text'))
    .addOption(new Option('--json', 'the same as --format json').implies({ format: 'json' }))

export const withSeed = (command: Command): Command =>
  command.option('--seed <text>', 'the same seed plays the same games', '1')

export const withScenario = (command: Command): Command =>
  command
    .option('--scenario <id>', 'one scenario; without it, all of them')
    .addOption(several('--option <id=value...>', 'an option of the game'))

export const withOverlay = (command: Command): Command =>
  command
    .option('--overlay <file>', 'values that take the place of those of the game')
    .addOption(several('--set <name=value...>', 'one such value: crt.3-1.4=Dr'))

export const withWorkers = (command: Command): Command =>
  command.addOption(
    new Option('--workers <n>', 'threads to play on; results are the same for any number')
      .argParser(wholeNumber)
      .default(availableParallelism(), 'one a core'),
  )

export const withDatabase = (command: Command): Command =>
  command.option('--database <address>', 'let all `hexfront worker` processes at this PostgreSQL play: postgres://...')

export const withResume = (command: Command): Command =>
  command.option('--resume <file>', 'keep results in a file as they come, and go on where it ends')

import { Command, CommanderError } from 'commander'
import { examples } from './commands/command.ts'
import { addLaboratory } from './commands/laboratory.ts'
import { addMaps } from './commands/maps.ts'
import { addPlayers } from './commands/players.ts'
import { addRules } from './commands/rules.ts'
import { didYouMean, Misuse } from './misuse.ts'
import type { Voice } from './voice.ts'

/** Exit codes. */
const GOOD = 0
const FAILED = 1
const MISUSED = 2

const EXIT_CODES = `
Exit codes: ${GOOD} all is well, ${FAILED} a check failed or something went wrong, ${MISUSED} the command line is wrong.
Results go to the output, all else to the error side; how far it is shows on a terminal only.`

/** Runs one command line and returns its exit code. */
export async function runCommand(words: readonly string[], voice: Voice): Promise<number> {
  let code = GOOD
  const program = newProgram(voice, (ended) => {
    code = ended
  })
  try {
    // Who says nothing is told what there is.
    await program.parseAsync(words.length === 0 ? ['help'] : words, { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? GOOD : MISUSED
    voice.err(error instanceof Error ? error.message : String(error))
    return error instanceof Misuse ? MISUSED : FAILED
  }
}

function newProgram(voice: Voice, end: (code: number) => void): Command {
  const program = new Command('hexfront')
    .description('Operational wargames with every rule enforced')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => voice.out(text.trimEnd()),
      writeErr: (text) => voice.err(text.trimEnd()),
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
    })
    .addHelpText('after', EXIT_CODES)
    .helpCommand(false)
  const house = { program, voice, end }
  addRules(house)
  addLaboratory(house)
  addPlayers(house)
  addMaps(house)
  program.commandsGroup('Help:')
  program
    .command('help')
    .description('tell what there is, or how a command is used')
    .argument('[command]')
    .addHelpText('after', examples('help', 'help simulate', 'simulate --help'))
    .action((name: string | undefined) => commandAsked(program, name).outputHelp())
  for (const command of program.commands) command.showHelpAfterError(`(hexfront help ${command.name()} tells more)`)
  return program
}

/** Columns of a help text, whatever the terminal has. */
const WIDTH = 110

function commandAsked(program: Command, name: string | undefined): Command {
  if (name === undefined) return program
  const command = program.commands.find((one) => one.name() === name)
  if (command) return command
  const names = program.commands.map((one) => one.name())
  throw new Misuse(
    `there is no command ${JSON.stringify(name)} (there are ${names.join(', ')})${didYouMean(name, names)}`,
  )
}

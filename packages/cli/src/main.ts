import { runCommand } from './index.ts'

const { stderr } = process

/** Clears the line and writes the next; at the end nothing is left of it. */
const progress = (text: string): void => {
  stderr.write(`\r\u001b[K${text}`)
}

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
  ...(stderr.isTTY ? { progress } : {}),
})

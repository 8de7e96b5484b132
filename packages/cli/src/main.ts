import { runCommand } from './index.ts'

const { stderr } = process

/** Clears the line and writes the next; at the end nothing is left of it. */
const progress = (text: string): void => {
  stderr.write(`\r\u001b[K${text}`)
}

// Whoever reads on (`| head`) may have enough before all is said.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => stderr.write(`${text}\n`),
  ...(stderr.isTTY ? { progress } : {}),
})

import { runCommand } from './index.ts'

/** Runs a command, and tells how it ended and what it said. */
export async function hexfront(...words: readonly string[]) {
  const said = { out: '', err: '' }
  const code = await runCommand(words, {
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
  })
  return { code, ...said }
}

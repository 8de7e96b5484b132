import type { Options } from '@hexfront/core'

/** `--option id=value`, as often as wanted. */
export function readOptions(pairs: readonly string[]): Options {
  const options: Record<string, string> = {}
  for (const pair of pairs) {
    const [, id, value] = /^([^=]+)=(.*)$/.exec(pair) ?? []
    if (id === undefined || value === undefined) throw new Error(`--option ${pair}: id=value was expected`)
    options[id] = value
  }
  return options
}

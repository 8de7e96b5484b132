import { allSymbols } from '@hexfront/atlas/symbols'
import type { Plugin } from 'vite'

const ID = 'virtual:symbols'
const RESOLVED = `\0${ID}`

/** The symbols are made when the client is built: what makes them stays here. */
export function symbols(): Plugin {
  return {
    name: 'hexfront-symbols',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const SYMBOLS = ${JSON.stringify(allSymbols())}` : undefined),
  }
}

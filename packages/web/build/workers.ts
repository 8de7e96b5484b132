import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const WORKER = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/

/**
 * Builds workers with the pages, so that they share their files: the code of a game is loaded once, for the table and for its bots.
 * (A worker that is found by its address is built on its own, with a second copy of all that it imports.)
 */
export const workers = (): Plugin => ({
  name: 'hexfront-workers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [address, file] = WORKER.exec(code) ?? []
    if (address === undefined || file === undefined || !code.includes(`new Worker(${address}`)) return null
    const chunk = this.emitFile({ type: 'chunk', id: join(dirname(id), file) })
    return { code: code.replace(address, `import.meta.ROLLUP_FILE_URL_${chunk}`), map: null }
  },
})

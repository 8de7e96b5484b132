import type { Plugin } from 'vite'

type Bundle = NonNullable<Parameters<Extract<Plugin['transformIndexHtml'], (...words: never) => unknown>>[1]['bundle']>

/**
 * The address says what a page will need: fonts of the map for any table, and the game for a new one. So they are fetched from the
 * start, not when the code that asks for them has come and run.
 */
export const preload = (): Plugin => ({
  name: 'hexfront-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, filename }) {
      if (!bundle || !filename.endsWith('index.html')) return html
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'))
      // Before the style sheets, for which a script would wait.
      return html.replace('<title>', `<script>${script(fonts, tablesIn(bundle))}</script>\n    <title>`)
    },
  },
})

/** The files of each game, by its id. */
function tablesIn(bundle: Bundle): Record<string, string[]> {
  const tables: Record<string, string[]> = {}
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue
    const game = TABLE.exec(file.facadeModuleId ?? '')?.[1]
    if (game !== undefined) tables[game] = [file.fileName, ...file.imports]
  }
  return tables
}

const TABLE = /\/games\/src\/(\w+)\/table\.ts$/

const script = (fonts: readonly string[], tables: Readonly<Record<string, readonly string[]>>): string => `{
const fetchAt = (href, how) => document.head.append(Object.assign(document.createElement('link'), { href: './' + href }, how))
const [, room, game] = location.hash.split(/[/?]/)
for (const href of ${JSON.stringify(tables)}[room === 'new' ? game : ''] ?? []) fetchAt(href, { rel: 'modulepreload' })
for (const href of room === 'new' || room === 'table' ? ${JSON.stringify(fonts)} : [])
  fetchAt(href, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' })
}`

import { TABLES } from '@hexfront/games/tables'
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
      return html.replace('<title>', `<script>${script(fonts, gamesIn(bundle))}</script>\n    <title>`)
    },
  },
})

/** The files of each game, by its id. */
function gamesIn(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    Object.keys(TABLES).map((game) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/games/src/${game}/registration.ts`))
      if (!chunk) throw new Error(`no file of the client is the game ${game}`)
      return [game, [chunk.fileName, ...chunk.imports]]
    }),
  )
}

const script = (fonts: readonly string[], games: Readonly<Record<string, readonly string[]>>): string => `{
const fetchAt = (href, how) => document.head.append(Object.assign(document.createElement('link'), { href: './' + href }, how))
const [, room, game] = location.hash.split(/[/?]/)
for (const href of ${JSON.stringify(games)}[room === 'new' ? game : ''] ?? []) fetchAt(href, { rel: 'modulepreload' })
for (const href of room === 'new' || room === 'table' ? ${JSON.stringify(fonts)} : [])
  fetchAt(href, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' })
}`

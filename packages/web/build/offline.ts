import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Writes `sw.js`, which keeps the built files in the browser so that the client opens without a network. Names of built files
 * carry their content, so a kept one is never stale; pages are asked for first and fall back to the kept one. What a server has to say while the page is closed comes here, too.
 */
export const offline = (): Plugin => ({
  name: 'hexfront-offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter(
        (name) => !name.endsWith('.map') && name !== 'stress.html' && !name.endsWith('.woff'),
      )
      const version = createHash('sha256').update(files.sort().join()).digest('hex').slice(0, 12)
      const kept = ['./', ...PUBLIC, ...files.filter((name) => name !== 'index.html').map((name) => `./${name}`)]
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(version, kept) })
    },
  },
})

const PUBLIC = ['./icon.svg', './hexfront.webmanifest']

const worker = (version: string, files: readonly string[]): string => `const ROOM = 'hexfront-${version}'
const FILES = ${JSON.stringify(files)}
addEventListener('install', (event) => {
  event.waitUntil(caches.open(ROOM).then((room) => room.addAll(FILES)).then(() => skipWaiting()))
})
addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== ROOM).map((name) => caches.delete(name)))
  event.waitUntil(caches.keys().then(old).then(() => clients.claim()))
})
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Whether there is a server is asked in silence; all else is between it and the page.
  if (pathname === '/api/house') event.respondWith(fetch(request).catch(() => new Response(null, { status: 204 })))
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('./')))
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)))
})
addEventListener('push', (event) => {
  const { title, link, game } = event.data.json()
  event.waitUntil(registration.showNotification('Your turn', { body: title, tag: game, icon: './icon.svg', data: link }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { hash } = new URL(event.notification.data)
  const open = async () => {
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const shown = await page?.navigate('./' + hash).catch(() => null)
    return shown ? shown.focus() : clients.openWindow('./' + hash)
  }
  event.waitUntil(open())
})
`

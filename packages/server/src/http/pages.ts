import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import helmet from '@fastify/helmet'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built client: pages are asked for anew each time, what is named by its content never again. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const scripts = inlineScripts(readFileSync(join(folder, 'index.html'), 'utf8'))
  await app.register(async (pages) => {
    await pages.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...scripts],
          workerSrc: ["'self'", 'blob:'],
          styleSrc: ["'self'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      frameguard: { action: 'deny' },
      // Whether this host is always reached by HTTPS is for its proxy to say.
      strictTransportSecurity: false,
    })
    await pages.register(files, {
      root: folder,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isNamedByContent = path.startsWith(join(folder, 'assets') + sep)
        response.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  })
}

/** Hashes of the scripts that stand in the page itself, as the policy names them. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

import { join } from 'node:path'
import { defineConfig } from 'vite'
import { boards } from './build/boards.ts'
import { covers } from './build/covers.ts'
import { offline } from './build/offline.ts'
import { preload } from './build/preload.ts'
import { rulesPages } from './build/rules.ts'
import { symbols } from './build/symbols.ts'
import { workers } from './build/workers.ts'

const page = (name: string): string => join(import.meta.dirname, name)

export default defineConfig({
  base: './',
  plugins: [boards(), workers(), symbols(), covers(), rulesPages(), preload(), offline()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The order of battle of efs is one piece, and is fetched with that game only.
    chunkSizeWarningLimit: 1000,
    // Where code asks for more code it may be a worker, which has no document to put a link into.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false, pluginTimings: false },
      input: { index: page('index.html'), stress: page('stress.html') },
    },
  },
})

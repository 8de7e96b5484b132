#!/usr/bin/env node
process.argv.splice(2, 0, 'packages/cli/src/main.ts')
await import('../../../scripts/run.mjs')

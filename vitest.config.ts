import { defineConfig } from 'vitest/config'

/** Tests that need a PostgreSQL, or processes of their own. */
const MACHINES = [
  'packages/cli/src/lab/machines/**/*.test.ts',
  'packages/server/src/**/postgres/**/*.test.ts',
  'packages/server/test/*.test.ts',
]

export default defineConfig({
  test: {
    // One a core: what is tested waits for nothing else.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,build}/**/*.test.ts', 'bench/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...MACHINES],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'machines',
          include: MACHINES,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/build.ts'],
          // A page says what it has to say when it has drawn it.
          expect: { poll: { timeout: 10_000 } },
          // A browser on a busy machine may stumble once. The report says which tests did.
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

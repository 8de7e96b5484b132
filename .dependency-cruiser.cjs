/** The arrows of docs/architecture.md: what a package may import besides itself. */
const ARROWS = {
  core: [],
  atlas: ['core'],
  bots: ['core'],
  games: ['core', 'atlas', 'bots'],
  wire: ['core'],
  server: ['core', 'atlas', 'games', 'bots', 'wire'],
  web: ['core', 'atlas', 'games', 'bots', 'wire'],
  cli: ['core', 'atlas', 'games', 'bots', 'server'],
}

const TESTS = '\\.(test|fixture)\\.ts$'

const arrows = Object.entries(ARROWS).map(([from, to]) => ({
  name: `${from}-imports`,
  comment: `packages/${from} may import ${to.length > 0 ? to.join(', ') : 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${from}/src/` },
  to: { path: '^(packages/[^/]+|bench|e2e|scripts)/', pathNot: `^packages/(${[from, ...to].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'core-is-alone',
      comment: 'the kernel uses no library and nothing of Node',
      severity: 'error',
      from: { path: '^packages/core/', pathNot: TESTS },
      to: { pathNot: '^packages/core/' },
    },
    {
      name: 'games-know-no-host',
      comment: 'a game uses no library and nothing of Node or the browser',
      severity: 'error',
      from: { path: '^packages/games/', pathNot: TESTS },
      to: { pathNot: '^packages/(games|core|atlas|bots)/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'another package is used through its index',
      severity: 'error',
      from: { path: '^(packages/[^/]+|bench|e2e)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^$1/',
          '^packages/[^/]+/src/(index|testing/index|drawing/index|symbols/index|geo/scale|tables|covers|boards/\\w+(\\.board)?)\\.ts$',
          '^packages/games/src/\\w+/index\\.ts$',
        ],
      },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}

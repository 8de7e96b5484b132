import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** What a game and its tests are made of; the kernel and the tools are those of the repository. */
const PARTS = [
  'packages/games',
  'docs',
  'package.json',
  'scripts',
  'biome.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  '.gitignore',
]

const copy = mkdtempSync(join(tmpdir(), 'hexfront-'))

beforeAll(() => {
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/records$|pictures$|node_modules$/.test(path),
    })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir')
  const types = {
    extends: './tsconfig.base.json',
    compilerOptions: { types: ['node'] },
    include: ['minsk44', 'orel43', 'damos', '*.ts'].map((path) => `packages/games/src/${path}`),
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(types))
})

afterAll(() => rmSync(copy, { recursive: true }))

const SHELF = join(copy, 'packages/games/src/shelf.ts')

/** Puts a cover without a game on the shelf of the copy, and returns it. */
function announce(name: string): string {
  const folder = join(copy, 'packages/games/src', name)
  const cover = readFileSync(join(copy, 'packages/games/src/drill/cover.ts'), 'utf8')
    .replaceAll('drill', name)
    .replaceAll('Drill', 'Orel')
  mkdirSync(folder)
  writeFileSync(join(folder, 'cover.ts'), cover)
  const shelf = readFileSync(SHELF, 'utf8')
  writeFileSync(
    SHELF,
    `import { cover as ${name} } from './${name}/cover.ts'\n${shelf.replace(/\n\]\s*$/, `\n  { cover: ${name} },\n]\n`)}`,
  )
  return cover
}

interface Ran {
  readonly status: number | null
  readonly said: string
}

function run(...words: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { status, said: stdout + stderr }
}

const newGame = (...names: string[]): Ran => run('scripts/new-game.ts', ...names)

const expectGood = ({ status, said }: Ran): void => expect(status, said).toBe(0)

describe('npm run new-game', () => {
  it.each([
    ['', 'a name was expected'],
    ['Minsk', '"Minsk" is no name for a game'],
    ['m', '"m" is no name for a game'],
    ['drill', 'drill is taken'],
    ['display', 'display is taken'],
    ['class', 'class is a word that the code itself uses'],
    ['board', 'board is a word that the code itself uses'],
  ])('refuses the name "%s"', (name, because) => {
    const { status, said } = newGame(name)
    expect(status).toBe(1)
    expect(said).toContain(`npm run new-game NAME: ${because}`)
  })

  it('writes a game with a page, on the shelf', () => {
    expectGood(newGame('minsk44'))
    expect(readFileSync(join(copy, 'docs/games/minsk44.md'), 'utf8')).toMatch(/^# Minsk44\n/)
    expect(readFileSync(join(copy, 'packages/games/src/shelf.ts'), 'utf8')).toContain(
      "import('./minsk44/registration.ts')",
    )
    expect(newGame('minsk44').said).toContain('minsk44 is taken')
  })

  it('gives a game that is announced the rest of it, and leaves its cover', () => {
    const before = announce('orel43')
    expectGood(newGame('orel43'))
    expect(readFileSync(join(copy, 'packages/games/src/orel43/cover.ts'), 'utf8')).toBe(before)
    expect(existsSync(join(copy, 'docs/games/orel43.md'))).toBe(true)
    expect(readFileSync(SHELF, 'utf8')).not.toContain('{ cover: orel43 }')
  })

  it('writes code that the compiler and the linter take as it is', () => {
    expectGood(run('node_modules/typescript/bin/tsc', '-p', '.'))
    expectGood(run('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', 'packages'))
  })

  it('writes games that pass their own tests, and those that every game must pass', () => {
    const files = ['minsk44/', 'orel43/', 'kept', 'tables', 'covers'].map((path) => `packages/games/src/${path}`)
    const ran = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...files, '-t', 'minsk44|orel43')
    expectGood(ran)
    for (const file of ['minsk44/display', 'minsk44/laws', 'orel43/display', 'kept', 'tables', 'covers'])
      expect(ran.said).toMatch(new RegExp(`✓ .*/${file}.test.ts`))
  })
})

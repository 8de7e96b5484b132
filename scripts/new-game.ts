import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Script } from 'node:vm'

/**
 * Writes a small complete game to begin with: *Drill* under another name, registered, documented and tested. A game that is
 * announced keeps its cover.
 */
const ROOT = join(import.meta.dirname, '..')
const GAMES = join(ROOT, 'packages/games/src')
const SHELF = join(GAMES, 'shelf.ts')
const MODEL = 'drill'

const [name = '', ...more] = process.argv.slice(2)
const fault = more.length > 0 ? 'one name was expected' : faultOf(name)
if (fault !== '') {
  console.error(`npm run new-game NAME: ${fault}`)
  process.exit(1)
}
copyModel()
register()
tool('@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', folderOf(name), SHELF)
tool('', join(ROOT, 'scripts/renew.ts'), name)
console.log(`
${name} is on the shelf: npm start shows it, npm test plays it.
  its code   ${relative(ROOT, folderOf(name))}
  its rules  ${relative(ROOT, pageOf(name))}
  the way    docs/new-game.md`)

/** What is wrong with a name, or the empty string. */
function faultOf(id: string): string {
  if (id === '') return 'a name was expected, such as minsk44'
  if (!/^[a-z][a-z0-9]{1,15}$/.test(id))
    return `${JSON.stringify(id)} is no name for a game: 2 to 16 small letters and digits, a letter first`
  if ((existsSync(folderOf(id)) && !isAnnounced(id)) || existsSync(pageOf(id))) return `${id} is taken`
  return isWordOfCode(id) ? `${id} is a word that the code itself uses` : ''
}

/** Nothing is there but its cover. */
function isAnnounced(id: string): boolean {
  return existsSync(folderOf(id)) && readdirSync(folderOf(id)).join() === 'cover.ts'
}

/** A game is named in code after its id, where no word of the language or of the model may stand in its way. */
function isWordOfCode(id: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${id} = 0 }`)
  } catch {
    return true
  }
  const word = new RegExp(`\\b${id}\\b`, 'i')
  return filesOf(MODEL).some((file) => word.test(readFileSync(file, 'utf8')))
}

function copyModel(): void {
  cpSync(folderOf(MODEL), folderOf(name), { recursive: true, force: false, filter: isModel })
  cpSync(pageOf(MODEL), pageOf(name))
  cpSync(overlayOf(MODEL), overlayOf(name))
  for (const file of [...filesOf(name), pageOf(name), overlayOf(name)])
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
}

/** Golden games and old records are of the model and no other game. */
function isModel(path: string): boolean {
  return !/^(golden|records)$/.test(relative(folderOf(MODEL), path))
}

function renamed(text: string): string {
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return text.replaceAll(MODEL, name).replaceAll('Drill', title)
}

/** In its place where it was announced, otherwise last on the shelf. */
function register(): void {
  const text = readFileSync(SHELF, 'utf8')
  const announced = `{ cover: ${name} }`
  const box = `{ cover: ${name}, open: () => import('./${name}/registration.ts') }`
  const added = text.includes(announced)
    ? text.replace(announced, box)
    : `import { cover as ${name} } from './${name}/cover.ts'\n${text.replace(/\n\]\s*$/, `\n  ${box},\n]\n`)}`
  if (!added.includes(box)) throw new Error(`${SHELF}: there is no list of boxes to add to`)
  writeFileSync(SHELF, added)
}

function folderOf(id: string): string {
  return join(GAMES, id)
}

function pageOf(id: string): string {
  return join(ROOT, 'docs/games', `${id}.md`)
}

/** The example of an overlay. */
function overlayOf(id: string): string {
  return join(ROOT, 'docs/overlays', `${id}.json`)
}

function filesOf(id: string): string[] {
  return globSync(join(folderOf(id), '**/*.{ts,json}')).filter((file) => !/[\\/](golden|records)[\\/]/.test(file))
}

function tool(bin: string, ...words: readonly string[]): void {
  const script = bin === '' ? [] : [join(ROOT, 'node_modules', bin)]
  const { status } = spawnSync(process.execPath, [...script, ...words], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

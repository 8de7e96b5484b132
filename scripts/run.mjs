// Runs a script on the project's own Node, after installing whatever is missing. Works on any Node from 20 up.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.hexfront-installed')
const runtime = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

install()
const [script, ...rest] = process.argv.slice(2)
const { status, signal } = spawnSync(runtime, [join(root, script), ...rest], { stdio: 'inherit' })
process.exit(status ?? (signal === 'SIGINT' ? 130 : 1))

function install() {
  const wanted = fingerprint()
  if (existsSync(runtime) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (the first time takes about a minute) ...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The host's Node is only the one that installs: what the packages need is the project's own.
  const { status: installed } = spawnSync(npm, ['install', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (installed !== 0 || !existsSync(runtime)) {
    console.error('The packages could not be installed: see the message above, then try again.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** Changes when what should be installed changes. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const folders = ['.', 'bench', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]
  for (const folder of folders) {
    const file = join(root, folder, 'package.json')
    if (existsSync(file)) hash.update(readFileSync(file))
  }
  const lock = join(root, 'package-lock.json')
  if (existsSync(lock)) hash.update(readFileSync(lock))
  return hash.digest('hex')
}

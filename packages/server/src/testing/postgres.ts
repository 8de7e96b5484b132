import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN = '/usr/lib/postgresql'

/** The folder with the programs of a PostgreSQL server to test with. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const path = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':')
  const folders = [process.env['HEXFRONT_POSTGRES'] ?? '', ...debian.reverse(), ...path]
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

/** A PostgreSQL of our own, in a folder that is thrown away. */
export interface Server {
  readonly url: string
  start(): void
  /** As when the machine loses power: nothing is finished. */
  crash(): void
  remove(): void
}

/** With `fsync` off it is quick and as good as any as long as the machine itself stands. */
export async function newServer({ fsync }: { readonly fsync: 'on' | 'off' } = { fsync: 'off' }): Promise<Server> {
  const bin = findPostgres()
  if (bin === undefined)
    throw new Error('No PostgreSQL was found: npm test installs it on Debian, or set HEXFRONT_POSTGRES')
  const owner = ownerOf()
  const folder = mkdtempSync(join(tmpdir(), 'hexfront-postgres-'))
  if (owner) {
    chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
  }
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (tool: string, ...words: readonly string[]): void => {
    const { status, stdout, stderr } = spawnSync(join(bin, tool), words, { cwd: folder, ...owner })
    if (status !== 0) throw new Error(`${tool}: ${stdout}${stderr}`)
  }
  const log = join(folder, 'log')
  const server: Server = {
    url: `postgres://lab@127.0.0.1:${port}/postgres`,
    start: () => run('pg_ctl', '-D', data, '-l', log, '-o', `-p ${port} -k ${folder} -c fsync=${fsync}`, '-w', 'start'),
    crash: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    remove() {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], { cwd: folder, ...owner })
      rmSync(folder, { recursive: true, force: true })
    },
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'lab', '--locale=C.UTF-8', '-E', 'UTF8')
  server.start()
  return server
}

/** PostgreSQL does not run as root: then as the user it was installed with. */
function ownerOf(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres']).stdout.toString())
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

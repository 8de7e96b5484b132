import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const SERVE = join(import.meta.dirname, 'serve.ts')

/** Where a house keeps its things. */
export interface Place {
  readonly folder: string
  readonly database: string | null
}

/** Has everything compiled once, so that processes that are killed again and again start more quickly. */
export function compileFor(place: Place): void {
  spawnSync(process.execPath, [SERVE, JSON.stringify(place)], { input: '', env: compiledIn(place.folder) })
}

const compiledIn = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
})

/** A process of the house, which can be killed and started again. */
export class House {
  readonly #place: Place
  readonly #wrap: readonly string[]
  #child: ChildProcessWithoutNullStreams | undefined
  /** One that is loaded and waits to be started. */
  #spare: ChildProcessWithoutNullStreams | undefined
  #address = ''
  /** Of the server itself, whoever looks on. */
  #pid = 0
  #said = ''

  /** `wrap` is a program that starts the process and looks on. */
  constructor(place: Place, wrap: readonly string[] = []) {
    this.#place = place
    this.#wrap = wrap
  }

  get address(): string {
    return this.#address
  }

  /** What it had to complain about. */
  get said(): string {
    return this.#said
  }

  /** Has another process loaded, so that the next start takes no time. */
  prepare(): void {
    this.#spare ??= this.#spawn()
  }

  async start(): Promise<void> {
    this.prepare()
    const child = this.#spare!
    this.#spare = undefined
    this.#child = child
    const lines = createInterface({ input: child.stdout })
    child.stdin.write('go\n')
    const line = await Promise.race([
      once(lines, 'line').then(([first]) => String(first)),
      once(child, 'exit').then(() => ''),
    ])
    if (!line.startsWith('http')) throw new Error(`the server did not start: ${line}\n${this.#said}`)
    lines.on('line', (more) => {
      this.#said += `${more}\n`
    })
    const [address, pid] = line.split(' ')
    this.#address = address!
    this.#pid = Number(pid)
  }

  /** As the system does it: at once, whatever it is doing. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM')
    this.#spare?.stdin.end()
  }

  #spawn(): ChildProcessWithoutNullStreams {
    const [program, ...words] = [...this.#wrap, process.execPath, SERVE, JSON.stringify(this.#place)]
    const child = spawn(program!, words, { stdio: 'pipe', env: compiledIn(this.#place.folder) })
    child.stderr.on('data', (text) => {
      this.#said += text
    })
    return child
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    process.kill(this.#pid, signal)
    await gone
  }
}

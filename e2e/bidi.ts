import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's Firefox, or another of today's. */
export const FIREFOX = [process.env['HEXFRONT_FIREFOX'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== '' && existsSync(path),
)

const PATIENCE = 30_000

/**
 * A page of a Firefox that is spoken to by WebDriver BiDi, with no more than a smoke test needs. Playwright drives its own builds
 * of Firefox only: it asks for media features that the browser of a distribution does not know.
 */
export class FirefoxPage {
  readonly complaints: string[] = []
  readonly #process: ChildProcess
  readonly #socket: WebSocket
  readonly #profile: string
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  #context = ''
  #last = 0

  private constructor(process: ChildProcess, socket: WebSocket, profile: string) {
    this.#process = process
    this.#socket = socket
    this.#profile = profile
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
  }

  static async open(path: string): Promise<FirefoxPage> {
    const profile = await mkdtemp(join(tmpdir(), 'hexfront-firefox-'))
    const words = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', '--width', '1280']
    const browser = spawn(path, words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
    const socket = new WebSocket(`${await addressOf(browser)}/session`)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('Firefox does not answer')))
    })
    const page = new FirefoxPage(browser, socket, profile)
    await page.#send('session.new', { capabilities: {} })
    await page.#send('session.subscribe', { events: ['log.entryAdded'] })
    page.#context = String(field(await page.#send('browsingContext.create', { type: 'tab' }), 'context'))
    const viewport = { width: 1280, height: 720 }
    await page.#send('browsingContext.setViewport', { context: page.#context, viewport })
    return page
  }

  async goto(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  /** What an expression gives, as far as it can be written as JSON. */
  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.#send('script.evaluate', {
      expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      target: { context: this.#context },
      awaitPromise: true,
    })
    if (field(answer, 'type') === 'exception') throw new Error(String(field(field(answer, 'exceptionDetails'), 'text')))
    return JSON.parse(String(field(field(answer, 'result'), 'value')))
  }

  async waitFor(expression: string): Promise<void> {
    const end = Date.now() + PATIENCE
    while ((await this.evaluate(`Boolean(${expression})`)) !== true) {
      if (Date.now() > end) throw new Error(`waited in vain for ${expression}`)
      await new Promise((go) => setTimeout(go, 50))
    }
  }

  async click(x: number, y: number): Promise<void> {
    const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' }
    const actions = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  /** Presses the first element that a selector finds. */
  async clickOn(selector: string): Promise<void> {
    await this.waitFor(`document.querySelector(${JSON.stringify(selector)})`)
    const box = await this.evaluate(
      `(() => { const one = document.querySelector(${JSON.stringify(selector)}); one.scrollIntoView({ block: 'center' }); const { x, y, width, height } = one.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`,
    )
    await this.click(Number(field(box, 'x')), Number(field(box, 'y')))
  }

  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }))
    await this.#act({ type: 'key', id: 'keys', actions })
  }

  async close(): Promise<void> {
    const isOver = new Promise((resolve) => this.#process.once('exit', resolve))
    await this.#send('browser.close', {}).catch(() => {})
    this.#socket.close()
    this.#process.kill()
    await isOver
    await rm(this.#profile, { recursive: true, force: true })
  }

  #act(source: object): Promise<unknown> {
    return this.#send('input.performActions', { context: this.#context, actions: [source] })
  }

  #send(method: string, params: object): Promise<unknown> {
    const id = ++this.#last
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  #hear(text: string): void {
    const message: unknown = JSON.parse(text)
    const waiting = this.#waiting.get(Number(field(message, 'id')))
    if (waiting && field(message, 'type') === 'error')
      waiting.reject(new Error(`${field(message, 'error')}: ${field(message, 'message')}`))
    else if (waiting) waiting.resolve(field(message, 'result'))
    const told = field(message, 'params')
    if (field(message, 'method') === 'log.entryAdded' && field(told, 'level') === 'error')
      this.complaints.push(String(field(told, 'text')))
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** Firefox says on its error output where it listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox did not say where it listens')), PATIENCE)
    let said = ''
    browser.stderr?.on('data', (part) => {
      said += String(part)
      const found = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)
      if (!found) return
      clearTimeout(timer)
      resolve(found[1]!)
    })
  })
}

import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, needBrowser } from './browser.ts'
import { serveClient } from './serve.ts'

/** How smoothly the map moves in a real browser, how soon a table can be played at, and what is loaded until then. */
const WINDOW = { width: 1600, height: 900 }
const SCENES = { stress: 'stress.html', dagc73: 'stress.html?board=dagc73' } as const
const MEDIAN_LIMIT = 17
const P95_LIMIT = 25
const PATIENCE = 60_000

interface Figures {
  readonly name: string
  readonly median: number
  readonly p95: number
  readonly max: number
}

const { values } = parseArgs({ options: { address: { type: 'string' } } })
const folder = mkdtempSync(join(tmpdir(), 'hexfront-frames-'))
const served = values.address === undefined ? await serveClient(0, folder) : null
const address = served?.address ?? values.address ?? ''
const browser = await chromium.launch({ executablePath: needBrowser(), args: BROWSER_FLAGS })
const missed: string[] = []
try {
  for (const [scene, path] of Object.entries(SCENES)) await timeFrames(scene, path)
  await timeLoading()
} finally {
  await browser.close()
  await served?.close()
  rmSync(folder, { recursive: true, force: true })
}
if (missed.length > 0) {
  console.error(`\nMissed: ${missed.join('; ')}`)
  // Other work on the machine shows in frames as if it were ours.
  console.error(`(the machine's load is ${loadavg()[0]?.toFixed(1)})`)
}
process.exitCode = missed.length > 0 ? 1 : 0

async function timeFrames(scene: string, path: string): Promise<void> {
  const { page, complaints } = await open(browser, new URL(path, address).href)
  await page.waitForFunction('"stress" in window', undefined, { timeout: PATIENCE })
  await page.waitForTimeout(1500)
  const figures = readFigures(await page.evaluate('window.stress.measure()'))
  await page.context().close()
  console.log(`\n${scene}, ms a frame      median     p95     max`)
  const isDisturbed = figures.some(({ name, p95 }) => name === 'standing still' && p95 > P95_LIMIT)
  if (isDisturbed) missed.push(`${scene}: even standing still took longer, so the machine is too busy to tell`)
  for (const { name, median, p95, max } of figures) {
    console.log(`  ${name.padEnd(22)}${[median, p95, max].map((ms) => ms.toFixed(1).padStart(8)).join('')}`)
    const isMissed = name.startsWith('pan') && (median > MEDIAN_LIMIT || p95 > P95_LIMIT)
    if (isMissed) missed.push(`${scene} ${name}: median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}`)
  }
  if (complaints.length > 0) missed.push(`${scene} complained: ${complaints.join(' | ')}`)
}

async function timeLoading(): Promise<void> {
  console.log('\nuntil                          ms   files      kB   gzipped kB')
  await timePage('the shelf of games', 'index.html', 'document.querySelector(".cover canvas") !== null')
  await timePage('the first move of dagc73', 'index.html#/new/dagc73', 'window.hexfront?.answers().length > 0')
}

/** From the first request until a condition holds and the map is painted. */
async function timePage(name: string, path: string, isReady: string): Promise<void> {
  const context = await browser.newContext({ viewport: WINDOW, serviceWorkers: 'block' })
  const page = await context.newPage()
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(address)) bodies.push(response.body().catch(() => Buffer.alloc(0)))
  })
  const start = performance.now()
  try {
    await page.goto(new URL(path, address).href)
    await page.waitForFunction(isReady, undefined, { timeout: PATIENCE })
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    const time = performance.now() - start
    const loaded = await Promise.all(bodies)
    const bytes = sum(loaded.map(({ length }) => length))
    // Fonts are packed already; a host packs the rest.
    const packed = sum(loaded.map((body) => Math.min(body.length, gzipSync(body).length)))
    const row = [time.toFixed(0).padStart(7), String(loaded.length).padStart(8), kilobytes(bytes), kilobytes(packed)]
    console.log(`  ${name.padEnd(24)}${row.join('')}`)
  } catch (error) {
    console.log(`  ${name.padEnd(24)}   not there: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
  }
  await context.close()
}

async function open(on: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await on.newContext({ viewport: WINDOW })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  return { page, complaints }
}

/** What the page says, if it says it as expected. */
function readFigures(said: unknown): Figures[] {
  if (!Array.isArray(said)) throw new Error('the stress page gave no figures')
  return said.map((each: unknown) => {
    const read = (name: string): unknown => (each instanceof Object ? Reflect.get(each, name) : undefined)
    return {
      name: String(read('name')),
      median: Number(read('median')),
      p95: Number(read('p95')),
      max: Number(read('max')),
    }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0).padStart(8)
}

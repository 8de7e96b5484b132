import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

const ROOT = join(import.meta.dirname, '..', '..', '..')

let folder: string
let child: ChildProcess
let said: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexfront-process-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client', 'index.html'), '<!doctype html><script>let a = 1</script>')
})
afterEach(() => {
  child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(words: readonly string[], settings: Record<string, string> = {}): Promise<number | null> {
  said = ''
  const env = {
    ...process.env,
    HEXFRONT_CLIENT: join(folder, 'client'),
    HEXFRONT_FOLDER: join(folder, 'data'),
    ...settings,
  }
  child = spawn(process.execPath, ['scripts/server.ts', ...words], { cwd: ROOT, env })
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      said += part.toString()
    })
  return new Promise((resolve) => child.on('exit', resolve))
}

const heard = (what: RegExp): Promise<string> =>
  expect
    .poll(() => what.exec(said)?.[1], { timeout: 60_000 })
    .toBeDefined()
    .then(() => what.exec(said)![1]!)

describe('a process', () => {
  it('says where it is and who may run it, serves, says goodbye and ends when it is told to', async () => {
    const ended = run(['serve', '--port', '0'])
    const address = await heard(/Hexfront is at (\S+)\/ /)
    expect(await heard(/runs the house: (\S+)/)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/invite\/[\w-]{43}$/)
    const page = await fetch(address)
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+';/)
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin: address })
    const frames: string[] = []
    socket.on('message', (frame) => frames.push(String(frame)))
    await new Promise((resolve) => socket.on('open', resolve))
    const closed = new Promise((resolve) => socket.on('close', resolve))
    child.kill('SIGTERM')
    expect(await closed).toBe(1012)
    expect(frames.at(-1)).toBe('{"t":"bye","back":5}')
    expect(await ended).toBe(0)
  })

  it('does not start with settings that cannot be meant', async () => {
    expect(await run(['serve'], { HEXFRONT_ACCOUNTS: 'perhaps' })).toBe(1)
    expect(said).toContain('HEXFRONT_ACCOUNTS perhaps: open, invite, closed are the words for it')
  })
})

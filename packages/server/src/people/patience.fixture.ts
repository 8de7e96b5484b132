import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealWith } from '../care/seal.ts'
import { tidy } from '../care/tidy.ts'
import type { Store } from '../store/store.ts'
import { countTry, forgetTries } from './patience.ts'

const HERE = '10.0.0.1'

/** Holds the waits of two processes of one house to each other; on SQLite they are two of one process. */
export function holdsPatience(open: () => Promise<{ stores: readonly [Store, Store]; remove(): Promise<void> }>): void {
  let opened: Awaited<ReturnType<typeof open>>
  let now = Date.UTC(2026, 0, 1)
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.remove())

  const keeper = (process: 0 | 1) => ({
    store: opened.stores[process],
    seal: sealWith(new Uint8Array(32).fill(3)),
    now: () => now,
  })
  const tryAt = (process: 0 | 1, name: string, address = HERE): Promise<string> =>
    countTry(keeper(process), name, address).then(
      () => 'tried',
      (error: Error) => error.message,
    )
  const wait = (seconds: number): string => `That was too often: try again in ${seconds} s.`

  describe('tries to open an account', () => {
    it('are counted together, whichever process is asked', async () => {
      for (const process of [0, 1, 0, 1] as const) expect(await tryAt(process, 'Bock')).toBe('tried')
      for (const process of [0, 1] as const) expect(await tryAt(process, 'bock')).toBe(wait(1))
      now += 1000
      expect(await tryAt(1, 'Bock')).toBe('tried')
      expect(await tryAt(0, 'Bock')).toBe(wait(2))
      expect(await tryAt(0, 'Bock', '10.0.0.2')).toBe('tried')
    })

    it('are none the more for coming all at once', async () => {
      const all = await Promise.all(Array.from({ length: 12 }, (_, at) => tryAt(at % 2 === 0 ? 0 : 1, 'Kluge')))
      expect(all.filter((one) => one === 'tried').length).toBeLessThanOrEqual(4)
      expect(await tryAt(0, 'Kluge', '10.0.0.9')).toBe('tried')
    })

    it('from anywhere are counted by name, more mildly', async () => {
      for (let at = 0; at < 20; at++) expect(await tryAt(at % 2 === 0 ? 0 : 1, 'Model', `10.1.0.${at}`)).toBe('tried')
      expect(await tryAt(0, 'Model', '10.1.1.1')).toBe(wait(1))
    })

    it('are forgotten when one gets in, and after a day', async () => {
      for (let tries = 0; tries < 4; tries++) await tryAt(0, 'Busch')
      await forgetTries(keeper(1), 'Busch', HERE)
      expect(await tryAt(0, 'Busch')).toBe('tried')
      now += 2 * 86_400_000
      await tidy(opened.stores[0], now)
      expect(await opened.stores[1].db.selectFrom('patience').selectAll().execute()).toEqual([])
    })

    it('are kept so that nobody reads names or addresses from them', async () => {
      await tryAt(0, 'Reinhardt', '10.7.7.7')
      const rows = await opened.stores[0].db.selectFrom('patience').selectAll().execute()
      expect(rows).toHaveLength(2)
      expect(JSON.stringify(rows)).not.toMatch(/reinhardt|10\.7/i)
    })
  })
}

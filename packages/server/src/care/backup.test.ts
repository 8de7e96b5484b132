import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import { choice, putGame } from '../store/rows.fixture.ts'
import { temporaryStore } from '../store/store.fixture.ts'
import { backUp, restore, tooMany } from './backup.ts'

const START = Date.UTC(2026, 4, 1, 12)

describe('a backup', () => {
  it('is made while play goes on and brings back that moment', async () => {
    const { folder, store, remove } = await temporaryStore()
    const game = await putGame(store, 'backup1')
    let head = 0
    let isOver = false
    const play = (async () => {
      while (!isOver) if (await store.append({ game, since: head, events: [choice(`k${head}`)], row: {} })) head++
    })()
    while (head < 20) await new Promise((resolve) => setImmediate(resolve))
    const atLeast = head
    const file = await backUp(store, folder, START)
    isOver = true
    await play
    const atMost = head
    await store.close()

    const replaced = await restore(folder, file)
    const again = await openStore({ folder })
    const loaded = await again.load(game)
    expect(loaded?.row.head).toBe(loaded?.tail.length)
    expect(loaded?.tail.length).toBeGreaterThanOrEqual(atLeast)
    expect(loaded?.tail.length).toBeLessThanOrEqual(atMost)
    await again.close()

    await restore(folder, replaced!)
    const latest = await openStore({ folder })
    expect((await latest.load(game))?.row.head).toBe(atMost)
    await latest.close()
    await remove()
  })

  it('is not put in place while the server runs, nor if it is none', async () => {
    const { folder, store, remove } = await temporaryStore()
    const file = await backUp(store, folder, START)
    await expect(restore(folder, file)).rejects.toThrow('in use by another process')
    await store.close()
    const other = join(folder, 'letter.txt')
    writeFileSync(other, 'Dear Sir or Madam')
    await expect(restore(folder, other)).rejects.toThrow('letter.txt is no backup of this server')
    const again = await openStore({ folder })
    await again.close()
    await remove()
  })

  it('takes the place of older ones', async () => {
    const { folder, store, remove } = await temporaryStore()
    await backUp(store, folder, START)
    await backUp(store, folder, START + 60_000)
    expect(readdirSync(join(folder, 'backups'))).toEqual(['hexfront-2026-05-01T12-01-00Z.db'])
    await remove()
  })
})

describe('of many backups', () => {
  it('the newest of 24 hours and of 14 days are kept', () => {
    const hours = Array.from({ length: 24 * 20 }, (_, i) =>
      new Date(START + i * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '-'),
    ).map((time) => `hexfront-${time}Z.db`)
    const gone = new Set(tooMany([...hours, 'before-upgrade-1.db', 'replaced-2.db']))
    const kept = hours.filter((name) => !gone.has(name))
    expect(kept.slice(-24)).toEqual(hours.slice(-24))
    // The last day and half of the one before it are there by the hour.
    expect(kept.length).toBe(24 + 12)
    expect(kept.slice(0, 12).every((name) => name.includes('T23-'))).toBe(true)
    expect([...gone].some((name) => !name.startsWith('hexfront-'))).toBe(false)
  })
})

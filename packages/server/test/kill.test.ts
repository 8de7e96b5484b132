import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newServer, type Server } from '../src/testing/postgres.ts'
import { killTest, type Way } from './driver/killing.ts'

const LONG = 600_000

describe('nothing that was acknowledged is lost', () => {
  let folder: string
  let database: Server | null = null

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hexfront-kill-'))
  })
  afterEach(() => {
    database?.remove()
    database = null
    rmSync(folder, { recursive: true, force: true })
  })

  const holds = async (way: Way, cycles: number): Promise<void> => {
    const { wrong, acknowledged } = await killTest({ way, cycles, folder, database })
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(20 * cycles)
  }

  it('when the server is killed, on SQLite', () => holds('sqlite', 40), LONG)

  it(
    'when one of three servers is killed, on PostgreSQL',
    async () => {
      database = await newServer()
      await holds('postgres', 20)
    },
    LONG,
  )

  it(
    'when the database is stopped hard under three servers',
    async () => {
      database = await newServer()
      await holds('database', 6)
    },
    LONG,
  )
})

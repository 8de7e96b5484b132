import { afterAll, beforeAll, describe } from 'vitest'
import { newServer, type Server } from '../../testing/postgres.ts'
import { holdsTheContract } from '../contract.fixture.ts'
import { openStore } from '../open.ts'

let server: Server

beforeAll(async () => {
  server = await newServer()
})

afterAll(() => server.remove())

describe('the store on PostgreSQL', () => {
  holdsTheContract(async () => {
    const [store, other] = await Promise.all([1, 2].map(() => openStore({ database: server.url })))
    return {
      store: store!,
      other: other!,
      async remove() {
        await Promise.all([store!.close(), other!.close()])
      },
    }
  })
})

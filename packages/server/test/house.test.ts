import { afterAll, beforeAll, describe } from 'vitest'
import { holdAuthority } from '../src/fuzz/authority.fixture.ts'
import { newWorld } from '../src/fuzz/world.fixture.ts'
import { newServer, type Server } from '../src/testing/postgres.ts'

let postgres: Server
beforeAll(async () => {
  postgres = await newServer()
})
afterAll(() => postgres.remove())

describe('two servers on one PostgreSQL', () => holdAuthority(() => newWorld(postgres.url)))

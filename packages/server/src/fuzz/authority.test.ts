import { describe } from 'vitest'
import { holdAuthority } from './authority.fixture.ts'
import { newWorld } from './world.fixture.ts'

describe('a server on SQLite', () => holdAuthority(() => newWorld()))

import pg from 'pg'

/** `bigint`, `numeric` of sums, and bytes, as SQLite gives them. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number,
  1700: Number,
  17: (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex')),
  // An array of bigint.
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
}

const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
}

export function configOf(address: string, name: string): pg.ClientConfig {
  return {
    connectionString: address,
    application_name: `hexfront ${name}`,
    types: TYPES,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  }
}

/** What is read cannot write by mistake, as on SQLite. */
export function readingPool(address: string): pg.Pool {
  return poolOf({ ...configOf(address, 'reads'), max: 6, options: '-c default_transaction_read_only=on' })
}

export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  // One that breaks while it is in use says so to whoever waits for its answer; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

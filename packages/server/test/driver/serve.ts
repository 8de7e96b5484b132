import { startServer } from '../../src/start.ts'

/** One process of the house for tests: says its address and number, serves until it is ended. */
const { folder, database } = JSON.parse(process.argv[2]!) as { folder: string; database: string | null }
const server = await startServer({ folder, database, port: 0, client: null, hasLimits: false })
console.log(`${server.address} ${process.pid}`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))

import { once } from 'node:events'
import { startServer } from '../../src/start.ts'

/**
 * One process of the house for tests. It waits for a word, so that it can be loaded beforehand; then it says its address and number, and
 * serves until it is ended, or whoever started it is gone.
 */
const { folder, database } = JSON.parse(process.argv[2]!) as { folder: string; database: string | null }
process.stdin.once('end', () => process.exit(0))
await once(process.stdin, 'data')
const server = await startServer({ folder, database, port: 0, client: null, hasLimits: false })
console.log(`${server.address} ${process.pid}`)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))

import { parseArgs } from 'node:util'
import { serveClient } from './serve.ts'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } })
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port ${values.port}: a number from 0 to 65535 was expected`)
  process.exit(1)
}
const { address, close } = await serveClient(port)
console.log(`Hexfront is at ${address} (Ctrl C ends it)`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)))

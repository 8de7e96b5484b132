import { maintain } from '../packages/server/src/main.ts'

await maintain(process.argv.slice(2))

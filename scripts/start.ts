import { serve } from '../packages/server/src/main.ts'
import { buildClient } from './serve.ts'

await serve(process.argv.slice(2), await buildClient())

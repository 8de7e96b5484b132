import { buildClient } from './serve.ts'

console.log(`The client is in ${await buildClient()}`)
